import { startOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { DatePicker } from '../../../ui/DatePicker/DatePicker'
import { Fields } from '../../../ui/Field/Field'
import { BoundField } from '../../../ui/form/bound-field'
import { SelectField } from '../../../ui/form/ChoiceFields'
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

/** When messages leave: `day` and `hour` of the form around it. */
export const SendTime = () => {
  const intl = useIntl()
  const today = useToday()
  return (
    <Fields>
      <BoundField<Day> name="day" label={intl.formatMessage(m.day)}>
        {({ set, ...bound }) => <DatePicker {...bound} min={today} onChange={(day) => day && set(day)} />}
      </BoundField>
      <SelectField
        name="hour"
        label={intl.formatMessage(m.hour)}
        options={HOURS.map((each) => ({ value: String(each), label: `${each}:00` }))}
      />
    </Fields>
  )
}
