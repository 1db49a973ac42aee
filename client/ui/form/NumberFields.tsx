import { MoneyInput, type MoneyInputProps } from '../MoneyInput/MoneyInput'
import { QuantityInput, type QuantityInputProps } from '../QuantityInput/QuantityInput'
import { BoundField, splitField, type FieldOf } from './bound-field'

/** Whole dong in a form. */
export const MoneyField = (props: FieldOf<MoneyInputProps>) => {
  const [field, input] = splitField(props)
  return <BoundField<number | null> {...field}>{({ set, ...bound }) => <MoneyInput {...input} {...bound} onChange={set} />}</BoundField>
}

/** A count in a form. */
export const QuantityField = (props: FieldOf<QuantityInputProps>) => {
  const [field, input] = splitField(props)
  return <BoundField<number | null> {...field}>{({ set, ...bound }) => <QuantityInput {...input} {...bound} onChange={set} />}</BoundField>
}
