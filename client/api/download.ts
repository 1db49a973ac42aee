import { currentLanguage } from '../i18n/language'
import { errorOfAnswer, offlineError, type ApiError } from './api-error'
import { selectToken, type WithSession } from './session/session-slice'

type Downloaded = { readonly file: Blob; readonly error?: undefined } | { readonly error: ApiError; readonly file?: undefined }

/** Asks for a file as the member who is signed in. Never throws: a failure is an answer with an error. */
export const downloadFile =
  (path: string) =>
  async (_dispatch: unknown, getState: () => WithSession): Promise<Downloaded> => {
    const language = currentLanguage()
    try {
      const response = await fetch(`/api/${path}`, {
        headers: { 'Accept-Language': language, Authorization: `Bearer ${selectToken(getState()) ?? ''}` },
      })
      if (response.ok) return { file: await response.blob() }
      return { error: errorOfAnswer(response.status, await response.json().catch(() => null)) }
    } catch {
      return { error: offlineError(language) }
    }
  }
