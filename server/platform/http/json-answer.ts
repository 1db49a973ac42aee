import { Readable } from 'node:stream'
import type { Middleware } from './middleware'

/** An answer that is JSON already; whatever shapes answers leaves it alone. */
export class JsonAnswer {
  /** UTF-8. */
  readonly bytes: Buffer

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** An answer that is saved as a file. */
export class FileAnswer {
  readonly bytes: Buffer
  readonly type: string
  /** ASCII, with its ending. */
  readonly name: string

  constructor(bytes: Buffer, { type, name }: { readonly type: string; readonly name: string }) {
    this.bytes = bytes
    this.type = type
    this.name = name
  }
}

/** Writes an answer's JSON once: Koa would write it for its length, and again to send it. */
export const jsonAnswer = (): Middleware => async (ctx, next) => {
  await next()
  const { body } = ctx
  if (body instanceof JsonAnswer) ctx.body = body.bytes
  else if (body instanceof FileAnswer) {
    ctx.body = body.bytes
    ctx.type = body.type
    ctx.set('Content-Disposition', `attachment; filename="${body.name}"`)
  } else if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof Readable))
    ctx.body = JSON.stringify(body)
}
