import type { TypedUseMutation } from '@reduxjs/toolkit/query/react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { isApiError } from '../api/api-error'
import type { ServiceQuery } from '../api/base-query'
import { Button } from '../ui/Button/Button'
import { toastDone, toastError } from '../ui/Toasts/Toasts'

interface Texts {
  readonly remove: MessageDescriptor
  readonly removed: MessageDescriptor
}

/** The button that removes a service's record without asking: for what is as quickly entered again. */
export const removeButton = <R,>(useRemove: TypedUseMutation<R, string, ServiceQuery>, texts: Texts) =>
  function RemoveButton({ id, onDone }: { id: string; onDone: () => void }) {
    const intl = useIntl()
    const [remove, { isLoading }] = useRemove()
    const run = async (): Promise<void> => {
      try {
        await remove(id).unwrap()
        toastDone(intl.formatMessage(texts.removed))
        onDone()
      } catch (thrown) {
        if (isApiError(thrown)) toastError(thrown.message)
      }
    }
    return (
      <Button busy={isLoading} onClick={() => void run()}>
        {intl.formatMessage(texts.remove)}
      </Button>
    )
  }
