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

/** Writes an answer's JSON once: Koa would write it for its length, and again to send it. */
export const jsonAnswer = (): Middleware => async (ctx, next) => {
  await next()
  const { body } = ctx
  if (body instanceof JsonAnswer) ctx.body = body.bytes
  else if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof Readable))
    ctx.body = JSON.stringify(body)
}
