import type { Logger } from 'pino'
import { AppError } from '../errors'
import type { Middleware } from './middleware'
import { contextOf } from './request-context'
import { errorBody, retryAfter, toWireError } from './wire-error'

/** Answers everything that goes wrong under the API as JSON in the caller's language. */
export const apiErrors =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next()
      if (ctx.body === undefined && ctx.status === 404) throw AppError.of('request.no-service', { path: ctx.path.slice(1, 80) })
    } catch (thrown) {
      const error = toWireError(thrown, { ...contextOf(ctx.feathers), method: ctx.method }, log)
      const seconds = retryAfter(error) ?? (error.code === 503 ? 5 : null)
      ctx.status = error.code
      if (seconds !== null) ctx.set('Retry-After', String(seconds))
      ctx.type = 'application/json'
      ctx.body = JSON.stringify(errorBody(error))
    }
  }
