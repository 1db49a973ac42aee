import { currentLanguage } from '../i18n/language'
import { errorOfAnswer, offlineError, type ApiError } from './api-error'
import { selectToken, type WithSession } from './session/session-slice'

/** An error that is one to whoever catches it, with all that the screens know errors by. */
const thrown = (error: ApiError): Error & ApiError => Object.assign(new Error(error.message), error)

/** Sends a file as it is, as the member who is signed in or as nobody. @throws ApiError */
export const uploadFile =
  <Answer>(path: string, file: Blob, headers: Readonly<Record<string, string>> = {}) =>
  async (_dispatch: unknown, getState: () => WithSession): Promise<Answer> => {
    const language = currentLanguage()
    const token = selectToken(getState())
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      body: file,
      headers: {
        'Accept-Language': language,
        'Content-Type': 'application/octet-stream',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
    }).catch(() => {
      throw thrown(offlineError(language))
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok) throw thrown(errorOfAnswer(response.status, body))
    // What the server's own answer holds.
    return body as Answer
  }
