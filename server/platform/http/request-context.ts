import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { languageOf } from '@shared/registry/catalogue'
import { addressOf } from './address'
import type { Middleware } from './middleware'

const acceptable = /^[\w.-]{8,64}$/

/** Gives every request an id, the caller's language and address, which services find in their `params`. */
export const requestContext =
  (trustProxy: boolean): Middleware =>
  (ctx, next) => {
    const given = ctx.get('x-request-id')
    const requestId = acceptable.test(given) ? given : randomUUID()
    ctx.set('X-Request-Id', requestId)
    const gone = new AbortController()
    // A report reads many things side by side.
    setMaxListeners(0, gone.signal)
    // Also emitted after a whole answer, when nobody listens any more.
    ctx.res.once('close', () => ctx.res.writableFinished || gone.abort())
    const own = {
      requestId,
      language: languageOf(ctx.get('accept-language')),
      ip: addressOf(ctx.req, trustProxy),
      signal: gone.signal,
    }
    ctx.feathers = { ...ctx.feathers, ...own }
    return next()
  }

/** What `requestContext` found out. */
export const contextOf = (feathers: object | undefined): { requestId: string; language: 'en' | 'vi' } => ({
  requestId: feathers && 'requestId' in feathers ? String(feathers.requestId) : 'no-id',
  language: feathers && 'language' in feathers && feathers.language === 'vi' ? 'vi' : 'en',
})
