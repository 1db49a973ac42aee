import { setIn, type FormikErrors, type FormikHelpers } from 'formik'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { uiMessages } from '../messages'
import { toastDone, toastError } from '../Toasts/Toasts'
import { Declined, failureOf } from './form-error'

interface SubmitOptions<V, R> {
  /** The toast when it is saved; without one nothing is said. */
  done?: ReactNode | ((result: R, values: V) => ReactNode)
  /** After it is saved: close, open what was made. */
  onSaved?: (result: R, values: V, helpers: FormikHelpers<V>) => void
  /** Called with what was thrown; true when it was dealt with (a stale record, say) and nothing more is to be shown. */
  onFailed?: (thrown: unknown, values: V, helpers: FormikHelpers<V>) => boolean
  /** Server path → field name, where they differ. */
  fieldOf?: (path: string) => string
}

/**
 * Formik's `onSubmit` for a call to the server. Saved: a toast. Refused: the input stays, the server's texts stand by their fields
 * and the first of them has focus; a text of no field becomes a toast and the form's own error line.
 */
export const useSubmit = <V extends object, R>(
  save: (values: V, helpers: FormikHelpers<V>) => Promise<R>,
  options: SubmitOptions<V, R> = {},
) => {
  const intl = useIntl()
  return async (values: V, helpers: FormikHelpers<V>): Promise<void> => {
    helpers.setStatus(undefined)
    try {
      const result = await save(values, helpers)
      const text = typeof options.done === 'function' ? options.done(result, values) : options.done
      if (text) toastDone(text)
      options.onSaved?.(result, values, helpers)
    } catch (thrown) {
      if (thrown instanceof Declined) return
      if (options.onFailed?.(thrown, values, helpers)) return
      const failure = failureOf(thrown)
      const texts = Object.entries(failure.errors ?? {})
      const errors = texts.reduce<FormikErrors<V>>((so, [path, text]) => setIn(so, options.fieldOf?.(path) ?? path, text), {})
      if (texts.length > 0) helpers.setErrors(errors)
      const message = failure.message ?? intl.formatMessage(uiMessages.saveFailed)
      helpers.setStatus({ error: message })
      toastError(message)
    }
  }
}
