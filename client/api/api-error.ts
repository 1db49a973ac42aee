import type { Language } from '../i18n/language'

/** What a failed call tells the screen; plain data, as it lives in the store. */
export interface ApiError {
  /** The HTTP status; 0 when no answer came. */
  readonly code: number
  /** Feathers' name of the kind of error (`bad-request`, `conflict` …); `offline` when no answer came. */
  readonly className: string
  /** Ready to be shown, in the language of the call. */
  readonly message: string
  /** Field path → its text. */
  readonly errors?: Readonly<Record<string, string>>
  readonly data?: unknown
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const textsOf = (value: unknown): Record<string, string> | undefined =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([path, text]) => [path, String(text)])) : undefined

export const isApiError = (value: unknown): value is ApiError =>
  isObject(value) && typeof value.code === 'number' && typeof value.className === 'string' && typeof value.message === 'string'

/** No server is there to say it. */
const offlineTexts: Readonly<Record<Language, string>> = {
  en: 'No connection: nothing was saved. What you typed is kept',
  vi: 'Mất kết nối: chưa lưu được. Những gì bạn gõ vẫn còn đây',
}
export const offlineError = (language: Language): ApiError => ({ code: 0, className: 'offline', message: offlineTexts[language] })

/** No answer came: the call may or may not have been carried out. */
export const isOffline = (error: ApiError): boolean => error.className === 'offline'

/** Reads the error out of an answer; `body` is what the server sent, or null when that was no JSON. */
export const errorOfAnswer = (status: number, body: unknown): ApiError => {
  const said = isObject(body) ? body : {}
  const errors = textsOf(said.errors)
  return {
    code: status,
    className: typeof said.className === 'string' ? said.className : status >= 500 ? 'unavailable' : 'general-error',
    message: typeof said.message === 'string' && said.message !== '' ? said.message : `HTTP ${status}`,
    ...(errors && Object.keys(errors).length > 0 ? { errors } : null),
    ...(said.data === undefined ? null : { data: said.data }),
  }
}

/** The same as something to throw. */
export const toError = (error: ApiError): Error => Object.assign(new Error(error.message), error)
