import type { ServedFile } from '../files/files'
import { AppError } from '../errors'
import type { Middleware } from './middleware'

/** Serves uploaded files by their unguessable names; what they hold never changes. */
export const storedFiles =
  (find: (name: string) => Promise<ServedFile | null>): Middleware =>
  async (ctx) => {
    const file = ctx.method === 'GET' || ctx.method === 'HEAD' ? await find(ctx.path.slice('/files/'.length)).catch(unreachable) : null
    if (!file || file === 'unreachable') {
      ctx.status = file ? 503 : 404
      ctx.type = 'text/plain; charset=utf-8'
      ctx.set('Cache-Control', 'no-store')
      ctx.body = file ? 'Not reachable now' : 'Not found'
      return
    }
    ctx.status = 200
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox")
    ctx.type = file.type
    ctx.length = file.size
    if (ctx.method === 'GET') ctx.body = file.bytes
    else file.bytes.destroy()
  }

/** The place where files are kept can't be asked now; anything else that went wrong is a fault of ours. */
const unreachable = (error: unknown): 'unreachable' => {
  if (error instanceof AppError) return 'unreachable'
  throw error
}
