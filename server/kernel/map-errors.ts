import { FeathersError } from '@feathersjs/errors'
import type { NextFunction } from '@feathersjs/hooks'
import type { CallVerb } from '@shared/foundation/rights/key-calls'
import { declarationOf } from '@shared/registry/declarations'
import type { Application, HookContext } from './application'
import type { CallParams } from './call'
import { AppError, toFeathersError } from '../platform/errors'
import { duplicateFields, isTransient } from '../platform/mongo/mongo-errors'
import { outageAnswer } from '../platform/mongo/outage-answer'
import { WriteConflict } from '../platform/mongo/planned-writes'

/** Whatever goes wrong leaves as an error of the catalogue, in the caller's language; only the log knows more. */
export const mapErrors = async (context: HookContext, next: NextFunction): Promise<void> => {
  try {
    await next()
  } catch (error) {
    const params = context.params as CallParams
    const failure = duplicate(context, error) ?? asFailure(error, context.method)
    if (!failure && error instanceof FeathersError && error.code < 500) {
      noteFailedCall(context, error.code, undefined)
      throw error
    }
    const told = failure ?? noted(context.app, error, params)
    const answer = toFeathersError(told, params.language ?? 'en')
    noteFailedCall(context, answer.code, told.code)
    throw answer
  }
}

const VERBS: Readonly<Record<string, CallVerb>> = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' }

/** What a program called in vain stands with its key, for whoever mends the program. */
const noteFailedCall = ({ app, path, method, params }: HookContext, status: number, code: string | undefined): void => {
  const { caller, provider } = params as CallParams
  const verb = VERBS[method]
  if (provider && caller?.key && verb) app.get('access').noteFailure(caller, { verb, service: path, status, ...(code ? { code } : {}) })
}

const noted = (app: Application, error: unknown, params: CallParams): AppError => {
  const requestId = params.requestId ?? 'no-id'
  app.get('log').error({ requestId, err: error }, 'a call failed unexpectedly')
  return AppError.of('request.failed', { requestId })
}

/** A unique field that another record has, in the words that the index declares for it; null when the error is another. */
const duplicate = ({ path, data }: HookContext, error: unknown): AppError | null => {
  const fields = duplicateFields(error)
  if (!fields) return null
  const field = fields.at(-1) ?? '_id'
  const index = declarationOf(path).indexes.find((each) => each.unique && Object.keys(each.fields).join() === fields.join())
  const code = index?.whenTaken ?? 'conflict.duplicate'
  const sent: unknown = (data as Record<string, unknown> | undefined)?.[field]
  const values = { field, ...(typeof sent === 'string' ? { [field]: sent.trim() } : {}) }
  return AppError.atField(field, code, values)
}

/** What a rule or the database said, as a failure of the catalogue; null when it is a fault of ours. */
const asFailure = (error: unknown, method: string): AppError | null => {
  if (error instanceof AppError) return error
  const outage = outageAnswer(error, { isRead: method === 'find' || method === 'get' })
  if (outage) return outage
  return error instanceof WriteConflict || isTransient(error) ? AppError.of('conflict.busy') : null
}
