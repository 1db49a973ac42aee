import { PassThrough } from 'node:stream'
import { can } from '@shared/foundation/rights/rights'
import { AppError } from '../../../../platform/errors'
import type { Middleware } from '../../../../platform/http/middleware'
import { FairQueue } from '../../../../platform/fair-queue'
import { credentialsOf } from '../../../../kernel/auth/access'
import { noteAccess } from '../../../../kernel/accesses'
import type { Application } from '../../../../kernel/application'
import type { Caller } from '../../../../kernel/call'
import { hasJustSignedIn } from '../../../../kernel/auth/fresh-sign-in'
import { lock } from '../../../../kernel/locks'
import { archiveStream } from './workspace-archive'

/** One file at a time leaves the rest of the machine alive. */
const queue = new FairQueue({ maxRunning: 1, maxPerGroup: 1, maxPerMember: 1, maxQueuedPerMember: 1 })

/**
 * The workspace as one file, for a founder or another member of the board, who hears of it; a key doesn't get it. It holds what they may read;
 * passwords, as they are kept, for a founder who has just signed in.
 */
export const workspaceArchiveAnswer = (app: Application): Readonly<Record<string, Middleware>> => ({
  '/workspaceArchive': async (ctx) => {
    const caller = await app.get('access').authenticate(credentialsOf(ctx.req.headers))
    const { workspaceId, rights, keyed, userId } = caller
    const database = app.get('database')
    if (keyed || userId === null || !can(rights, ['bod'])) throw AppError.of('rights.missing')
    const workspace = await database.platformRecords('workspaces').byId(workspaceId, { only: ['slug', 'name'] })
    if (!workspace) throw AppError.of('request.not-found')
    const withPasswords = rights.includes('founder') && (await hasJustSignedIn(database, caller, app.get('now')()))
    await tellBoard(app, caller)
    await noteAccess(database, app.get('now')(), caller, { kind: 'archive', once: app.get('now')().toISOString() })
    ctx.type = 'application/gzip'
    ctx.set('Content-Disposition', `attachment; filename="${workspace.slug}.socai"`)
    ctx.set('Cache-Control', 'no-store')
    const out = new PassThrough()
    ctx.body = out
    void queue
      .take(workspaceId, userId, async () => {
        for await (const bytes of archiveStream(database, workspace, app.get('files'), { viewer: caller, withPasswords }))
          if (!out.write(bytes)) await new Promise<void>((resolve) => void out.once('drain', resolve).once('close', resolve))
        out.end()
      })
      .catch((error: unknown) => out.destroy(error as Error))
  },
})

/** Written down in the workspace, so that its history says who took it along and when. */
const tellBoard = (app: Application, caller: Caller): Promise<object> => {
  const service = app.service('workspaces')
  const params = { caller }
  return service.run(params, [lock.record('workspaces', caller.workspaceId)], async (work) => {
    const before = await service.readForChange(work, caller.workspaceId, params, {})
    return service.change(work, params, before, { fileTaken: { at: work.now, by: caller.person?.name ?? '' } })
  })
}
