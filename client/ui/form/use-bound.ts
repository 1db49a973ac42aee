import { useField, useFormikContext } from 'formik'

/**
 * The value, the error to show and the setters of one field of the form around it.
 * @param problemOf what the input itself can't take
 * @param onSet what else a new value changes, before it is set
 */
export const useBound = <V>(name: string, problemOf?: (value: V) => string | undefined, onSet?: (value: V) => void) => {
  const [field, meta, helpers] = useField<V>({ name, ...(problemOf && { validate: problemOf }) })
  const { submitCount, isSubmitting } = useFormikContext()
  const error = (meta.touched || submitCount > 0) && typeof meta.error === 'string' ? meta.error : undefined
  return {
    value: field.value,
    error,
    disabled: isSubmitting,
    set: (value: V): void => {
      // Last, for what is judged is the form as the last change leaves it.
      onSet?.(value)
      void helpers.setValue(value)
    },
    leave: () => void helpers.setTouched(true),
  }
}
