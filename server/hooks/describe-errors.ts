import { FeathersError } from '@feathersjs/errors'
import type { NextFunction } from '@feathersjs/hooks'
import type { Application, CallParams, HookContext } from '../declarations'
import { fail, Failure, toFeathersError } from '../errors'
import { duplicateFields, isOutage, isPassing } from '../platform/mongo/mongo-errors'
import { StaleRead } from '../platform/mongo/planned-writes'

/** Whatever goes wrong leaves as an error of the catalogue, in the caller's language; only the log knows more. */
export const describeErrors = async (context: HookContext, next: NextFunction): Promise<void> => {
  try {
    await next()
  } catch (error) {
    const params = context.params as CallParams
    const failure = asFailure(error)
    if (failure) throw toFeathersError(failure, params.language ?? 'en')
    if (error instanceof FeathersError && error.code < 500) throw error
    throw toFeathersError(noted(context.app, error, params), params.language ?? 'en')
  }
}

const noted = (app: Application, error: unknown, params: CallParams): Failure => {
  const requestId = params.requestId ?? 'no-id'
  app.get('log').error({ requestId, err: error }, 'a call failed unexpectedly')
  return fail('request.failed', { requestId })
}

/** What a rule or the database said, as a failure of the catalogue; null when it is a fault of ours. */
export const asFailure = (error: unknown): Failure | null => {
  if (error instanceof Failure) return error
  const fields = duplicateFields(error)
  if (fields) {
    const field = fields.at(-1) ?? '_id'
    return fail('conflict.duplicate', { field }, { problems: [{ path: field, code: 'conflict.duplicate', values: { field } }] })
  }
  if (error instanceof StaleRead || isPassing(error)) return fail('conflict.busy')
  if (isOutage(error)) return fail('request.read-only')
  return null
}
