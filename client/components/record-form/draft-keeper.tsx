import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import type { RecordForm } from './use-record-form'

/** Keeps what is being written while it is written. */
export const DraftKeeper = <V extends object>({ form }: { form: RecordForm<V> }) => {
  const { values, dirty } = useFormikContext<V>()
  const { keepDraft } = form
  useEffect(() => {
    const timer = setTimeout(() => keepDraft(dirty ? values : null), 250)
    return () => clearTimeout(timer)
  })
  return null
}
