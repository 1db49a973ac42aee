import { createReadStream } from 'node:fs'
import type { Middleware } from './middleware'

export interface StoredFile {
  /** Full path on the disk. */
  readonly path: string
  readonly size: number
  readonly type: string
}

/** Serves uploaded files by their unguessable names; what they hold never changes. */
export const storedFiles =
  (find: (name: string) => Promise<StoredFile | null>): Middleware =>
  async (ctx) => {
    const file = ctx.method === 'GET' || ctx.method === 'HEAD' ? await find(ctx.path.slice('/files/'.length)) : null
    if (!file) {
      ctx.status = 404
      ctx.type = 'text/plain; charset=utf-8'
      ctx.set('Cache-Control', 'no-store')
      ctx.body = 'Not found'
      return
    }
    ctx.status = 200
    ctx.set('Cache-Control', 'public, max-age=31536000, immutable')
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox")
    ctx.type = file.type
    ctx.length = file.size
    if (ctx.method === 'GET') ctx.body = createReadStream(file.path)
  }
