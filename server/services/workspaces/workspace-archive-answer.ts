import { PassThrough } from 'node:stream'
import { can } from '@shared/domain/rights/rights'
import { AppError } from '../../platform/errors'
import type { Middleware } from '../../platform/http/middleware'
import type { Files } from '../../platform/files/files'
import { Turns } from '../../platform/turns'
import { credentialsOf, type Access } from '../../kernel/auth/access'
import type { SocaiDatabase } from '../../kernel/collections'
import { archiveStream } from './workspace-archive'

/** One file at a time leaves the rest of the machine alive. */
const turns = new Turns({ maxRunning: 1, maxPerGroup: 1, maxPerMember: 1, maxQueuedPerMember: 1 })

/** The whole workspace as one file, for a founder or another member of the board; a key doesn't get it. */
export const workspaceArchiveAnswer = (database: SocaiDatabase, access: Access, pictures: Files): Readonly<Record<string, Middleware>> => ({
  '/workspaceArchive': async (ctx) => {
    const { workspaceId, rights, keyed, userId } = await access.authenticate(credentialsOf(ctx.req.headers))
    if (keyed || userId === null || !can(rights, ['bod'])) throw AppError.of('rights.missing')
    const workspace = await database.platformRecords('workspaces').byId(workspaceId, { only: ['slug', 'name'] })
    if (!workspace) throw AppError.of('request.not-found')
    ctx.type = 'application/gzip'
    ctx.set('Content-Disposition', `attachment; filename="${workspace.slug}.socai"`)
    ctx.set('Cache-Control', 'no-store')
    const out = new PassThrough()
    ctx.body = out
    void turns
      .take(workspaceId, userId, async () => {
        for await (const bytes of archiveStream(database, workspace, pictures))
          if (!out.write(bytes)) await new Promise<void>((resolve) => void out.once('drain', resolve).once('close', resolve))
        out.end()
      })
      .catch((error: unknown) => out.destroy(error as Error))
  },
})
