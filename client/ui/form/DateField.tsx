import type { Day } from '../../lib/format'
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker'
import { BoundField, splitField, type FieldOf } from './bound-field'

/** A day in a form; the form holds `2026-11-21` or null. */
export const DateField = (props: FieldOf<DatePickerProps, Day | null>) => {
  const [field, input] = splitField(props)
  return (
    <BoundField<Day | null> {...field}>
      {({ set, value, ...bound }) => <DatePicker {...input} {...bound} value={value || null} onChange={set} />}
    </BoundField>
  )
}
