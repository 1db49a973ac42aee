import { FeathersError } from '@feathersjs/errors'
import type { Logger } from 'pino'
import type { Language } from '@shared/registry/catalogue'
import { AppError, toFeathersError } from '../errors'
import { outageAnswer } from '../mongo/outage-answer'

interface Asked {
  readonly language: Language
  readonly requestId: string
  readonly method: string
}

/** Whatever was thrown, as it may leave: an error of the catalogue. Any other is logged, and answered as a general error without details. */
export const toWireError = (error: unknown, { language, requestId, method }: Asked, log: Logger): FeathersError => {
  if (error instanceof AppError) return toFeathersError(error, language)
  if (error instanceof FeathersError && error.code < 500) {
    return error.code === 405 ? toFeathersError(AppError.of('request.method', { method }), language) : error
  }
  if (error instanceof FeathersError && error.code === 503) return error
  if (isClientFault(error)) return toFeathersError(AppError.of('request.body'), language)
  const outage = outageAnswer(error, { isRead: method === 'GET' || method === 'HEAD' })
  if (outage) return toFeathersError(outage, language)
  // The pipeline has logged its own already.
  if (!(error instanceof FeathersError)) log.error({ requestId, error }, 'a request failed unexpectedly')
  return error instanceof FeathersError ? error : toFeathersError(AppError.of('request.failed', { requestId }), language)
}

/** Koa's own complaints about requests it can't read. */
const isClientFault = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && Number(error.status) >= 400 && Number(error.status) < 500

/** The body of an error's answer: never a stack, and of a fault of ours nothing but its text. */
export const errorBody = (error: FeathersError): Record<string, unknown> => {
  const { name, message, code, className, data, errors } = error.toJSON() as unknown as Record<string, unknown>
  const explained = error.code < 500 ? { ...(says(data) ? { data } : {}), ...(says(errors) ? { errors } : {}) } : {}
  return { name, message, code, className, ...explained }
}

/** An error as another transport writes it, told as over REST: without parts that say nothing. */
export const toldAsByRest = (error: object): object =>
  Object.fromEntries(Object.entries(error).filter(([part, value]) => (part !== 'data' && part !== 'errors') || says(value)))

const says = (part: unknown): boolean => typeof part === 'object' && part !== null && Object.keys(part).length > 0

/** How many seconds the caller should wait, when the error says so. */
export const retryAfter = (error: FeathersError): number | null => {
  const data: unknown = error.data
  const seconds: unknown = typeof data === 'object' && data !== null && 'retryAfter' in data ? data.retryAfter : null
  return typeof seconds === 'number' && seconds > 0 ? Math.ceil(seconds) : null
}
