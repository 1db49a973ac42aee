import { startOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { DatePicker } from '../../../ui/DatePicker/DatePicker'
import { Field, Fields } from '../../../ui/Field/Field'
import { Select } from '../../../ui/Select/Select'
import { useToday } from '../../../ui/zone/zone-context'
import { campaignMessages as m } from '../messages'

const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
const HOUR_MS = 3_600_000

/** A day, and an hour of it: '8' to '20'. */
export interface SendTimeValue {
  readonly day: Day
  readonly hour: string
}

export const momentOf = ({ day, hour }: SendTimeValue, zone: Zone): Date =>
  new Date(startOfDay(day, zone).getTime() + Number(hour) * HOUR_MS)

/** When messages leave. */
export const SendTime = ({ value, onChange }: { value: SendTimeValue; onChange: (value: SendTimeValue) => void }) => {
  const intl = useIntl()
  const today = useToday()
  return (
    <Fields>
      <Field label={intl.formatMessage(m.day)}>
        {(ids) => <DatePicker {...ids} value={value.day} min={today} onChange={(day) => day && onChange({ ...value, day })} />}
      </Field>
      <Field label={intl.formatMessage(m.hour)}>
        {(ids) => (
          <Select
            {...ids}
            value={value.hour}
            onChange={(hour) => onChange({ ...value, hour })}
            options={HOURS.map((each) => ({ value: String(each), label: `${each}:00` }))}
          />
        )}
      </Field>
    </Fields>
  )
}
