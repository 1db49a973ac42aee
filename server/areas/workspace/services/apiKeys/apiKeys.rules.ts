import { MOST_DAYS_BESIDE } from '@shared/areas/workspace/services/apiKeys'
import { noteAccess } from '../../../../kernel/accesses'
import { lock } from '../../../../kernel/locks'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { keepKey, newKey } from '../../../../kernel/auth/issue-key'
import type { StoredOf } from '../../../../kernel/collections'
import { END_EVERY_MS, endKeys } from './end-keys'

const DAY_MS = 86_400_000

/** @throws AppError 400 for an end that is over or too far, unless it stands so already */
const assertEnd = (endsAt: Date, before: StoredOf<'apiKeys'>, now: Date): void => {
  if (before.endsAt?.getTime() === endsAt.getTime()) return
  if (endsAt <= now || endsAt.getTime() - now.getTime() > MOST_DAYS_BESIDE * DAY_MS)
    throw AppError.atField('endsAt', 'apiKeys.ends', { days: MOST_DAYS_BESIDE })
}

export const apiKeysRules: ServiceRules<'apiKeys'> = {
  /** The key itself is in this one answer only. */
  create: async (call, { name, rights, assistant, boardConfirms, dailyProposals, mostDong, proposalHours, dailyCalls }) => {
    const { app, service, params, caller } = call
    const apiKey = newKey()
    const kept = await service.run(params, [], async (work) => {
      const workspace = await app.get('database').platformRecords('workspaces').byId(caller.workspaceId)
      if (!workspace) throw AppError.of('request.not-found')
      const use = {
        ...(assistant ? { assistant } : {}),
        ...(boardConfirms === undefined ? {} : { boardConfirms }),
        ...(dailyProposals === undefined ? {} : { dailyProposals }),
        ...(mostDong === undefined ? {} : { mostDong }),
        ...(proposalHours === undefined ? {} : { proposalHours }),
        ...(dailyCalls === undefined ? {} : { dailyCalls }),
      }
      return { ...(await keepKey(call, work, workspace, { key: apiKey, name, rights, ...use })), apiKey }
    })
    await noteAccess(app.get('database'), app.get('now')(), caller, { kind: 'key-made', what: name, once: kept._id })
    return kept
  },
  /** One that was revoked stays readable, and what was made with it stays its own. */
  patch: async ({ app, service, params, caller }, id, data) => {
    if (caller.keyed) throw AppError.of('rights.missing')
    const answer = await service.run(params, [lock.record('apiKeys', id)], async (work) => {
      const before = await service.readForChange(work, id, params, data)
      if (before.status === 'revoked') throw AppError.of('apiKeys.revoked')
      if ((data.status === 'revoked' || data.endsAt) && before.isOwn) {
        const database = app.get('database')
        const workspace = await database.platformRecords('workspaces').byId(caller.workspaceId)
        if (workspace) await app.service('workspaces').change(work, params, workspace, { apiKeyRights: undefined, apiKeyHint: undefined })
      }
      const { assistant, dailyProposals, mostDong, proposalHours, dailyCalls, endsAt, ...others } = data
      if (endsAt) assertEnd(endsAt, before, work.now)
      return service.change(work, params, before, {
        ...others,
        ...(endsAt === undefined ? {} : { endsAt: endsAt ?? undefined }),
        ...(assistant === undefined ? {} : { assistant: assistant ?? undefined }),
        ...(dailyProposals === undefined ? {} : { dailyProposals: dailyProposals ?? undefined }),
        ...(mostDong === undefined ? {} : { mostDong: mostDong ?? undefined }),
        ...(proposalHours === undefined ? {} : { proposalHours: proposalHours ?? undefined }),
        ...(dailyCalls === undefined ? {} : { dailyCalls: dailyCalls ?? undefined }),
      })
    })
    app.get('access').workspaceChanged(caller.workspaceId)
    return answer
  },
  jobs: [{ name: 'keys that end', everyMs: END_EVERY_MS, run: endKeys }],
}
