import { useField, useFormikContext } from 'formik'

/** The value, the error to show and the setters of one field of the form around it. */
export const useBound = <V>(name: string) => {
  const [field, meta, helpers] = useField<V>(name)
  const { submitCount, isSubmitting } = useFormikContext()
  const error = (meta.touched || submitCount > 0) && typeof meta.error === 'string' ? meta.error : undefined
  return {
    value: field.value,
    error,
    disabled: isSubmitting,
    set: (value: V) => void helpers.setValue(value),
    leave: () => void helpers.setTouched(true),
  }
}
