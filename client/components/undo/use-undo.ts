import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isApiError, isOffline } from '../../api/api-error'
import { toastDone, toastError, toastUndo } from '../../ui/Toasts/Toasts'
import { undoMessages as m } from './messages'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Who changed the record that a refused change comes back with; undefined where that isn't told. */
const changerIn = (data: unknown): string | undefined => {
  const current = isObject(data) ? data['current'] : undefined
  const updater = isObject(current) ? current['updater'] : undefined
  return isObject(updater) && typeof updater['name'] === 'string' ? updater['name'] : undefined
}

/** Says what was done, and does `takeBack` when that is asked for. */
export type OfferUndo = (text: ReactNode, takeBack: () => Promise<unknown>) => void

/**
 * Says what was done and offers for ten seconds to take it back. `takeBack` writes what was there before, with the `rev` of what
 * was done: when somebody changed the same since, nothing is written and that is said.
 */
export const useUndo = (): OfferUndo => {
  const intl = useIntl()
  const refusal = (thrown: unknown): string => {
    if (!isApiError(thrown)) throw thrown
    if (isOffline(thrown)) return intl.formatMessage(m.offline)
    if (thrown.code !== 409) return thrown.message
    const name = changerIn(thrown.data)
    return name === undefined ? intl.formatMessage(m.changedByOther) : intl.formatMessage(m.changed, { name })
  }
  return (text, takeBack) =>
    toastUndo(text, () => {
      takeBack().then(
        () => toastDone(intl.formatMessage(m.undone)),
        (thrown: unknown) => toastError(refusal(thrown)),
      )
    })
}
