import type { NextFunction } from '@feathersjs/hooks'
import { declarationOf } from '@shared/registry/declarations'
import { MAX_MADE_TOGETHER } from '@shared/foundation/declaration/define-service'
import { AppError } from '../platform/errors'
import { errorBody, toWireError } from '../platform/http/wire-error'
import type { Application, HookContext } from './application'
import type { CallParams } from './call'

/** What became of one record of a list: as if it had been sent by itself. */
interface Made {
  /** Its place in the list, from 0. */
  readonly at: number
  /** 201, or the code of the error. */
  readonly status: number
  /** The record, or the error. */
  readonly body: unknown
}

/**
 * A list sent in place of a record makes each of its records, one after the other, as if it had been sent by itself: with its own checks,
 * its own transaction, and of an Idempotency-Key its own part. One that is refused spoils no other: 207 with `{made, refused, data}`.
 */
export const makeMany = async (context: HookContext, next: NextFunction): Promise<void> => {
  const { data, method, params } = context
  if (method !== 'create' || !Array.isArray(data)) return next()
  const { scope } = declarationOf(context.path)
  if (scope !== 'workspace' || !(params as CallParams).caller) throw AppError.of('request.one-record')
  if (data.length === 0 || data.length > MAX_MADE_TOGETHER || !data.every(isRecord))
    throw AppError.of('request.list-of-records', { limit: MAX_MADE_TOGETHER })
  const answers: Made[] = []
  for (const [at, record] of data.entries()) answers.push(await makeOne(context, at, record as object))
  const made = answers.filter(({ status }) => status === 201).length
  context.result = { made, refused: answers.length - made, data: answers } as never
  context.http = { ...context.http, status: 207 }
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Maker {
  create(data: object, params: object): Promise<unknown>
}

const makeOne = async ({ app, path, params }: HookContext, at: number, record: object): Promise<Made> => {
  const { caller: _caller, ...asSent } = params as CallParams
  try {
    const service = app.service(path) as unknown as Maker
    return {
      at,
      status: 201,
      body: await service.create(record, { ...asSent, query: { ...asSent.query }, headers: headersOf(params, at) }),
    }
  } catch (thrown) {
    return { at, ...refusalOf(app, thrown, params as CallParams) }
  }
}

/** Each record has its part of the list's key: the list sent again makes what was refused, and nothing twice. */
const headersOf = ({ headers = {} }: CallParams, at: number): Record<string, unknown> => {
  const key: unknown = headers['idempotency-key']
  return { ...headers, ...(typeof key === 'string' && key !== '' ? { 'idempotency-key': `${key}#${at}` } : {}) }
}

const refusalOf = (app: Application, thrown: unknown, { language = 'en', requestId = 'no-id' }: CallParams): Omit<Made, 'at'> => {
  const error = toWireError(thrown, { language, requestId, method: 'POST' }, app.get('log'))
  return { status: error.code, body: errorBody(error) }
}
