import {
  MAX_PROPOSED_BYTES,
  MOST_WAITING,
  SUM_OF_PROPOSED,
  type ProposedAct,
  type ProposedService,
} from '@shared/areas/assistants/rules/proposable'
import { USUAL_PROPOSAL_HOURS } from '@shared/areas/workspace/services/apiKeys'
import { dayOf, endOfDay, startOfDay } from '@shared/foundation/days/days'
import type { Dong } from '@shared/foundation/money/money'
import type { Application } from '../../kernel/application'
import type { Caller, CallParams } from '../../kernel/call'
import type { StoredOf } from '../../kernel/collections'
import { lock } from '../../kernel/locks'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { boardAmong } from './audience'
import type { Fields } from './plain'
import { tryWrite, type TriedWrite } from './try-write'

export interface Proposing {
  readonly app: Application
  /** An assistant's key. */
  readonly caller: Caller
  readonly language?: CallParams['language']
}

export interface Proposed {
  readonly service: ProposedService
  readonly act: ProposedAct
  /** The record to change. */
  readonly id?: string
  readonly data: Fields
  readonly reason?: string
}

const HOUR_MS = 3_600_000
const SECOND_MS = 1000

/**
 * Keeps what an assistant proposes, once the write itself was tried in a dry run as the key's own: what couldn't be written can't be proposed.
 * Nothing of it is written.
 * @throws AppError as the write would be refused; 409 when too many wait; 429 once the key has made its proposals of the day; 403 for a sum above
 *   the key's limit
 */
export const propose = async ({ app, caller, language }: Proposing, proposed: Proposed): Promise<StoredOf<'proposals'>> => {
  const { service, act, id, data, reason } = proposed
  const { key } = caller
  if (key?.assistant !== 'may write') throw AppError.of('rights.missing')
  const text = JSON.stringify(data)
  if (Buffer.byteLength(text) > MAX_PROPOSED_BYTES) throw AppError.of('assistants.too-large')
  const { workspaceId } = caller
  await assertRoom(app.get('database').records('proposals', workspaceId), caller, app.get('now')())
  const params = { caller, ...(language ? { language } : {}) }
  const tried = await tryWrite(app, params, { service, act, id, data })
  assertWithinLimit(key.mostDong, service, tried)
  const { changes, effects, basedOn, group, title, able } = tried
  const audience = key.boardConfirms ? boardAmong(able) : able
  if (audience.length === 0) throw AppError.of('assistants.nobody-may')
  const proposals = app.service('proposals')
  return proposals.run(params, [lock.record('apiKeys', key._id)], async (work) => {
    await assertRoom(work.read('proposals'), caller, work.now)
    return proposals.add(work, params, {
      keyId: key._id,
      service,
      act,
      ...(id === undefined ? {} : { recordId: id }),
      ...(title ? { title } : {}),
      ...(group ? { group } : {}),
      ...(basedOn === undefined ? {} : { basedOn }),
      changes,
      data,
      ...(effects.length > 0 ? { effects } : {}),
      ...(reason ? { reason } : {}),
      sent: text,
      status: 'waiting',
      expires: new Date(work.now.getTime() + (key.proposalHours ?? USUAL_PROPOSAL_HOURS) * HOUR_MS),
      audience: [...audience],
    })
  })
}

/** @throws AppError 409 when so many of the key wait that nobody could look at more; 429 once it has made its proposals of the day */
const assertRoom = async (kept: ReturnType<SocaiUnitOfWork['read']>, { key, zone }: Caller, now: Date): Promise<void> => {
  if (!key) return
  const { _id: keyId, dailyProposals } = key
  if ((await kept.count({ keyId, status: 'waiting' })) >= MOST_WAITING) throw AppError.of('assistants.too-many', { limit: MOST_WAITING })
  if (dailyProposals === undefined) return
  const today = dayOf(now, zone)
  if ((await kept.count({ keyId, created: { $gte: startOfDay(today, zone) } })) < dailyProposals) return
  const retryAfter = Math.max(1, Math.ceil((endOfDay(today, zone).getTime() - now.getTime()) / SECOND_MS))
  throw AppError.of('assistants.spent-today', { most: dailyProposals }, { data: { retryAfter } })
}

/**
 * What an order or an entry comes to counts whatever of it changes, as it was or would be: cancelling is as much as making. A partner's
 * credit counts where it changes.
 * @throws AppError 403 for a sum above the key's limit
 */
const assertWithinLimit = (mostDong: Dong | undefined, service: ProposedService, { before, after, changes }: TriedWrite): void => {
  const field = SUM_OF_PROPOSED[service]
  if (mostDong === undefined || field === undefined) return
  if (service === 'assets' && !Object.hasOwn(changes, field)) return
  const sums = [before?.[field], after[field]].filter((sum): sum is number => typeof sum === 'number')
  if (sums.some((sum) => Math.abs(sum) > mostDong)) throw AppError.of('assistants.above-limit', { mostDong })
}
