import { dayOf, isDay, isZone, DEFAULT_ZONE } from '@shared/foundation/days/days'
import { DEADLINE_PRESETS, minutesOf, presetDay, STEP_MINUTES, timeOn, usualDeadline } from '@shared/areas/tasks/rules/deadlines'
import { useIntl } from 'react-intl'
import { classNames } from '../../../lib/class-names'
import { useNow } from '../../../lib/use-now'
import { DatePicker } from '../../../ui/DatePicker/DatePicker'
import { Select } from '../../../ui/Select/Select'
import { useZone } from '../../../ui/zone/zone-context'
import { taskMessages as m } from '../messages'
import { presetLabels } from '../task-labels'

interface DeadlineInputProps {
  /** ISO text, or null for none yet. */
  value: string | null
  onChange: (value: string | null) => void
  disabled?: boolean
  invalid?: boolean
  /** The day that is typed was refused, in words, or isn't any more; absent: it says so itself. */
  onRefuse?: (why: string | null) => void
}

const two = (number: number): string => String(number).padStart(2, '0')
const times = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, step) => {
  const minutes = step * STEP_MINUTES
  return { value: String(minutes), label: `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}` }
})

/** A day and a time in steps of a quarter of an hour, with the five usual deadlines. */
export const DeadlineInput = ({ value, onChange, disabled = false, invalid = false, onRefuse }: DeadlineInputProps) => {
  const intl = useIntl()
  const now = new Date(useNow())
  const named = useZone()
  const zone = isZone(named) ? named : DEFAULT_ZONE
  const today = dayOf(now, zone)
  const at = value === null ? null : new Date(value)
  const day = at && dayOf(at, zone)
  const minutes = at && minutesOf(at, zone)
  const setDay = (chosen: string | null): void => {
    if (!isDay(chosen)) return onChange(null)
    return onChange((minutes === null ? usualDeadline(chosen, now, zone) : timeOn(chosen, minutes, zone)).toISOString())
  }
  return (
    <div className="task-deadline">
      <div className="task-deadline__row">
        <DatePicker
          aria-label={intl.formatMessage(m.day)}
          aria-invalid={invalid || undefined}
          value={day}
          min={today}
          disabled={disabled}
          onChange={setDay}
          {...(onRefuse && { onRefuse })}
        />
        <Select
          aria-label={intl.formatMessage(m.time)}
          options={times}
          value={minutes === null ? '' : String(minutes - (minutes % STEP_MINUTES))}
          disabled={disabled || day === null}
          onChange={(chosen) => day && onChange(timeOn(day, Number(chosen), zone).toISOString())}
        />
      </div>
      <div className="task-deadline__presets" role="group" aria-label={intl.formatMessage(m.presets)}>
        {DEADLINE_PRESETS.map((preset) => {
          const on = presetDay(preset, today)
          return (
            <button
              key={preset}
              type="button"
              className={classNames('task-preset', on === day && 'task-preset--on')}
              aria-pressed={on === day}
              disabled={disabled}
              onClick={() => onChange(usualDeadline(on, now, zone).toISOString())}
            >
              {intl.formatMessage(presetLabels[preset])}
            </button>
          )
        })}
      </div>
    </div>
  )
}
