import { dayOf, isDay } from '@shared/foundation/days/days'
import { CALENDAR_STEP_MINUTES } from '@shared/areas/facebook/rules/schedule'
import { MAX_FB_PICTURES } from '@shared/areas/facebook/rules/types'
import { minutesOf, timeOn } from '@shared/areas/tasks/rules/deadlines'
import { useField } from 'formik'
import { useIntl } from 'react-intl'
import { ImageUpload } from '../../../../components/image-upload'
import type { InputProps } from '../../../../resource/field-spec'
import { useNow } from '../../../../lib/use-now'
import { DatePicker } from '../../../../ui/DatePicker/DatePicker'
import { Field, Fields } from '../../../../ui/Field/Field'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { Select } from '../../../../ui/Select/Select'
import { fbMessages as m } from '../messages'
import { useOwnZone } from '../use-studio'

const two = (number: number): string => String(number).padStart(2, '0')
const textOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
const steps = Array.from({ length: (24 * 60) / CALENDAR_STEP_MINUTES }, (_, step) => step * CALENDAR_STEP_MINUTES)
const USUAL_MINUTES = 9 * 60

/** Day and time of a post, in quarters of an hour. */
export const WhenInput = ({ name, disabled }: InputProps) => {
  const intl = useIntl()
  const zone = useOwnZone()
  const today = dayOf(new Date(useNow()), zone)
  const [{ value }, { error, touched }, field] = useField<string | null>(name)
  const at = value === null ? null : new Date(value)
  const day = at && dayOf(at, zone)
  const minutes = at && minutesOf(at, zone)
  // A time that was set otherwise stays as it is until another one is chosen.
  const times = minutes === null || steps.includes(minutes) ? steps : [...steps, minutes].sort((a, b) => a - b)
  const set = (text: string | null): void => void field.setValue(text).then(() => field.setTouched(true, false))
  return (
    <Fields>
      <Field label={intl.formatMessage(m.atDay)} name={name} error={touched ? error : undefined}>
        {(input) => (
          <DatePicker
            {...input}
            value={day}
            min={today}
            disabled={disabled}
            onChange={(chosen) => set(isDay(chosen) ? timeOn(chosen, minutes ?? USUAL_MINUTES, zone).toISOString() : null)}
          />
        )}
      </Field>
      <Field label={intl.formatMessage(m.atTime)} name={`${name}-time`}>
        {(input) => (
          <Select
            {...input}
            options={times.map((each) => ({ value: String(each), label: textOf(each) }))}
            value={minutes === null ? '' : String(minutes)}
            disabled={disabled || day === null}
            onChange={(chosen) => day && set(timeOn(day, Number(chosen), zone).toISOString())}
          />
        )}
      </Field>
    </Fields>
  )
}

/** The pictures of a post, in their order. */
export const PicturesInput = ({ name, label, disabled }: InputProps) => {
  const intl = useIntl()
  const [{ value }, { error }, field] = useField<readonly string[] | null>(name)
  const pictures = value ?? []
  const set = (next: readonly string[]): void => void field.setValue(next)
  return (
    <div className="fb-pictures">
      {pictures.length > 0 && (
        <ul aria-label={label}>
          {pictures.map((picture, place) => (
            <li key={picture + String(place)}>
              <img src={picture.replace('-500.', '-250.')} alt="" />
              {!disabled && (
                <span>
                  {place > 0 && (
                    <IconButton
                      icon="arrow-left"
                      label={intl.formatMessage(m.forward, { place: place + 1 })}
                      onClick={() => set([picture, ...pictures.filter((_, at) => at !== place)])}
                    />
                  )}
                  <IconButton
                    icon="close"
                    label={intl.formatMessage(m.dropPicture, { place: place + 1 })}
                    onClick={() => set(pictures.filter((_, at) => at !== place))}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {!disabled && pictures.length < MAX_FB_PICTURES && (
        <ImageUpload
          label={intl.formatMessage(pictures.length === 0 ? m.pictures : m.addPicture)}
          value={null}
          error={error}
          onChange={(address) => address && set([...pictures, address])}
        />
      )}
    </div>
  )
}
