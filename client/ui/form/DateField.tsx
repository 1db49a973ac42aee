import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker'
import { Field, type FieldProps } from '../Field/Field'
import { useBound } from './use-bound'

type Bound = Omit<FieldProps, 'error'> & { name: string }

/** A day in a form; the form holds `2026-11-21` or null. */
export const DateField = ({
  name,
  label,
  hint,
  required,
  mate,
  bare,
  className,
  ...input
}: Bound & Omit<DatePickerProps, keyof Bound | 'value' | 'onChange'>) => {
  const bound = useBound<string | null>(name)
  return (
    <Field {...{ name, label, hint, required, mate, bare, className }} error={bound.error}>
      {(ids) => <DatePicker {...input} {...ids} name={name} value={bound.value || null} onChange={bound.set} onBlur={bound.leave} />}
    </Field>
  )
}
