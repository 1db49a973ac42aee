import type { Method } from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import { errorOfAnswer, offlineError, type ApiError } from './api-error'
import type { Language } from '../i18n/language'
import { toQueryString, type WireQuery } from './wire-query'

/** One call of one service. */
export interface Call {
  readonly service: RecordService | 'authentication' | 'ownServices'
  readonly method: Method
  /** null: the caller's own (signing out). */
  readonly id?: string | null
  readonly data?: unknown
  readonly query?: WireQuery
  /** The same for every try of one create or patch. */
  readonly idempotencyKey?: string
  /** The change of many records that it is a part of. */
  readonly bulkId?: string
  /** What opens a link: sent where no log and no address has it. */
  readonly linkToken?: string
}

export interface Sender {
  readonly accessToken: string | null
  readonly language: Language
  readonly signal?: AbortSignal
}

export type Answer = { readonly data: unknown; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined }

const verbs: Record<Method, string> = { find: 'GET', get: 'GET', create: 'POST', patch: 'PATCH', remove: 'DELETE' }

/** Below `/api/`. */
export const addressOf = ({ service, id, query }: Call): string => {
  const path = id === undefined ? service : `${service}/${encodeURIComponent(String(id))}`
  const search = query ? toQueryString(query) : ''
  return `${path}${search && `?${search}`}`
}

export const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch {
    return null
  }
}

/** What every request says of who sends it. */
export const headersOf = ({ accessToken, language }: Pick<Sender, 'accessToken' | 'language'>): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  ...(accessToken ? { Authorization: `Bearer ${accessToken}` } : null),
})

/** Sends a call over REST. Never throws: a failure, also of the network, is an answer with an error. */
export const send = async (call: Call, { accessToken, language, signal }: Sender): Promise<Answer> => {
  const headers = headersOf({ accessToken, language })
  if (call.data !== undefined) headers['Content-Type'] = 'application/json'
  if (call.idempotencyKey) headers['Idempotency-Key'] = call.idempotencyKey
  if (call.bulkId) headers['Bulk-Id'] = call.bulkId
  if (call.linkToken) headers['Link-Token'] = call.linkToken
  try {
    const response = await fetch(`/api/${addressOf(call)}`, {
      method: verbs[call.method],
      headers,
      body: call.data === undefined ? undefined : JSON.stringify(call.data),
      signal,
    })
    const body = await bodyOf(response)
    return response.ok ? { data: body } : { error: errorOfAnswer(response.status, body) }
  } catch {
    return { error: offlineError(language) }
  }
}
