import { Field, type FieldProps } from '../Field/Field'
import { MoneyInput, type MoneyInputProps } from '../MoneyInput/MoneyInput'
import { QuantityInput, type QuantityInputProps } from '../QuantityInput/QuantityInput'
import { useBound } from './use-bound'

type Bound = Omit<FieldProps, 'error'> & { name: string }

/** Whole dong in a form. */
export const MoneyField = ({
  name,
  label,
  hint,
  required,
  mate,
  bare,
  className,
  ...input
}: Bound & Omit<MoneyInputProps, keyof Bound | 'value' | 'onChange'>) => {
  const bound = useBound<number | null>(name)
  return (
    <Field {...{ name, label, hint, required, mate, bare, className }} error={bound.error}>
      {(ids) => <MoneyInput {...input} {...ids} name={name} value={bound.value} onChange={bound.set} onBlur={bound.leave} />}
    </Field>
  )
}

/** A count in a form. */
export const QuantityField = ({
  name,
  label,
  hint,
  required,
  mate,
  bare,
  className,
  ...input
}: Bound & Omit<QuantityInputProps, keyof Bound | 'value' | 'onChange'>) => {
  const bound = useBound<number | null>(name)
  return (
    <Field {...{ name, label, hint, required, mate, bare, className }} error={bound.error}>
      {(ids) => <QuantityInput {...input} {...ids} name={name} value={bound.value} onChange={bound.set} onBlur={bound.leave} />}
    </Field>
  )
}
