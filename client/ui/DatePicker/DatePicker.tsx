import { useRef, useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { formatDate, type Day } from '../../lib/format'
import { Calendar } from '../calendar/Calendar'
import { parseDay } from '../calendar/month-grid'
import { IconButton } from '../IconButton/IconButton'
import { uiMessages } from '../messages'
import { Popover } from '../Popover/Popover'
import '../TextInput/input.css'
import { useToday } from '../zone/zone-context'

export interface DatePickerProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  value: Day | null
  onChange: (day: Day | null) => void
  min?: Day | undefined
  max?: Day | undefined
  today?: Day
}

/** A day: typed (`21/11/2026`, `21/11`, `21`) or chosen from a calendar (↓ opens it). */
export const DatePicker = ({ value, onChange, min, max, today, onBlur, ...rest }: DatePickerProps) => {
  const intl = useIntl()
  const current = useToday()
  const now = today ?? current
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const allowed = (day: Day | null): day is Day => day !== null && (!min || day >= min) && (!max || day <= max)
  const settle = (): void => {
    if (typed === null) return
    const day = parseDay(typed, now)
    if (typed.trim() === '') onChange(null)
    else if (allowed(day)) onChange(day)
    setTyped(null)
  }
  const unclear = typed !== null && typed.trim().length >= 8 && !allowed(parseDay(typed, now))
  return (
    <span className="ui-input-box" ref={anchor}>
      <input
        autoComplete="off"
        inputMode="numeric"
        placeholder={intl.formatMessage(uiMessages.dayFormat)}
        {...rest}
        type="text"
        className="ui-date-input"
        aria-invalid={unclear || rest['aria-invalid'] || undefined}
        value={typed ?? (value ? formatDate(value) : '')}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => {
          settle()
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        }}
      />
      <IconButton
        size="s"
        icon="calendar"
        iconSize={15}
        label={intl.formatMessage(uiMessages.openCalendar)}
        aria-expanded={open}
        disabled={rest.disabled}
        tabIndex={-1}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Popover anchor={anchor} label={intl.formatMessage(uiMessages.chooseDay)} onClose={() => setOpen(false)}>
          <Calendar
            from={value}
            today={now}
            min={min}
            max={max}
            onChoose={(day) => {
              onChange(day)
              setTyped(null)
              setOpen(false)
              anchor.current?.querySelector('input')?.focus()
            }}
          />
        </Popover>
      )}
    </span>
  )
}
