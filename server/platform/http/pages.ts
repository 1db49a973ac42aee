import type { Context, Middleware } from './middleware'
import type { Encoding, StaticFile, StaticFiles } from './static-files'

/** Everything that isn't the API: a file of the web app, or its page for an address that only the app knows. */
export const pages =
  (files: StaticFiles): Middleware =>
  async (ctx) => {
    ctx.status = 404
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return answerText(ctx, 'Not found')
    const page = files.page()
    const file = files.find(ctx.path)
    if (file) return send(ctx, file)
    if (files.isFileAddress(ctx.path) || ctx.accepts('text/html') === false) return answerText(ctx, 'Not found')
    if (!page) return answerText(ctx, 'The web app is not built here. The API is under /api, its description at /api/docs')
    return send(ctx, page)
  }

const answerText = (ctx: Context, text: string): void => {
  ctx.type = 'text/plain; charset=utf-8'
  ctx.set('Cache-Control', 'no-store')
  ctx.body = text
}

const send = async (ctx: Context, file: StaticFile): Promise<void> => {
  ctx.status = 200
  ctx.set('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
  ctx.set('ETag', file.etag)
  if (file.compressible) ctx.vary('Accept-Encoding')
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const encoding: Encoding = file.compressible ? pick(ctx) : 'identity'
  const body = await file.body(encoding)
  ctx.type = file.type
  if (encoding !== 'identity') ctx.set('Content-Encoding', encoding)
  ctx.body = body
}

const pick = (ctx: Context): Encoding => {
  const accepted = ctx.acceptsEncodings('br', 'gzip', 'identity')
  return accepted === 'br' || accepted === 'gzip' ? accepted : 'identity'
}
