import type { BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { currentLanguage } from '../i18n/language'
import { extraOf } from './api-extra'
import { isOffline, type ApiError } from './api-error'
import type { Answer, Call } from './send'
import { selectToken, type WithSession } from './session/session-slice'

/** Answers as RTK Query wants them: the result, or an `ApiError`. */
export type ServiceQuery = BaseQueryFn<Call, unknown, ApiError>

/**
 * Sends a call with the session's token. When the token is refused it is renewed, once for all calls that wait, and the call repeated;
 * creates and patches carry one key through all of this, so they can't be carried out twice.
 */
export const serviceQuery: ServiceQuery = async (asked, api) => {
  const { renewal, keys, send } = extraOf(api)
  const writes = asked.method === 'create' || asked.method === 'patch'
  const key = asked.idempotencyKey ?? (writes ? keys.keyFor(asked) : undefined)
  const call: Call = key === undefined ? asked : { ...asked, idempotencyKey: key }
  const token = (): string | null => selectToken(api.getState() as WithSession)
  const attempt = (accessToken: string | null): Promise<Answer> =>
    send(call, { accessToken, language: currentLanguage(), signal: api.signal })

  const used = token()
  let answer = await attempt(used)
  if (answer.error?.code === 401 && used !== null) {
    const fresh = token() === used ? await renewal.renew(api) : token() === null ? 'ended' : 'renewed'
    if (fresh === 'renewed') answer = await attempt(token())
  }
  if (key !== undefined) keys.settle(asked, key, !answer.error || !isOffline(answer.error))
  return answer.error ? { error: answer.error } : { data: answer.data }
}
