import { useRef } from 'react'
import type { Day } from '../../lib/format'
import { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker'
import { BoundField, splitField, type FieldOf } from './bound-field'

/** A day in a form; the form holds `2026-11-21` or null. What is typed and can't be taken keeps the form from being sent. */
export const DateField = (props: FieldOf<DatePickerProps, Day | null>) => {
  const [field, input] = splitField(props)
  const refused = useRef<{ readonly beside: Day | null; readonly why: string } | null>(null)
  const problemOf = (value: Day | null): string | undefined =>
    refused.current && refused.current.beside === (value || null) ? refused.current.why : undefined
  return (
    <BoundField<Day | null> {...field} problemOf={problemOf}>
      {({ set, value, ...bound }) => (
        <DatePicker
          {...input}
          {...bound}
          value={value || null}
          onChange={set}
          onRefuse={(why) => {
            refused.current = why === null ? null : { beside: value || null, why }
            bound.onBlur()
          }}
        />
      )}
    </BoundField>
  )
}
