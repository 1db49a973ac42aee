import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { debouncedWrite } from '../../lib/debounced-write'
import type { RecordForm } from './record-form'

/** Keeps what is being written while it is written. */
export const DraftKeeper = <V extends object>({ form }: { form: RecordForm<V> }) => {
  const { values, initialValues } = useFormikContext<V>()
  const { keepDraft } = form
  const dirty = form.changed(values, initialValues).length > 0
  useEffect(() => debouncedWrite(() => keepDraft(dirty ? values : null)))
  return null
}
