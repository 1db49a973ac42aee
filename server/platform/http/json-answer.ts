import { Readable } from 'node:stream'
import { JsonAnswer } from '../../kernel/json-answer'
import type { Middleware } from './middleware'

/** Writes an answer's JSON once: Koa would write it for its length, and again to send it. */
export const jsonAnswer = (): Middleware => async (ctx, next) => {
  await next()
  const { body } = ctx
  if (body instanceof JsonAnswer) ctx.body = body.bytes
  else if (typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof Readable))
    ctx.body = JSON.stringify(body)
}
