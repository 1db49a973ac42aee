import { useRef, useState, type ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { formatDate, type Day } from '../../lib/format'
import { Calendar } from '../calendar/Calendar'
import { parseDay } from '../calendar/month-grid'
import { IconButton } from '../IconButton/IconButton'
import { uiMessages } from '../messages'
import { Popover } from '../Popover/Popover'
import '../TextInput/input.css'
import './DatePicker.css'
import { useToday } from '../zone/zone-context'

export interface DatePickerProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  value: Day | null
  onChange: (day: Day | null) => void
  min?: Day | undefined
  max?: Day | undefined
  today?: Day
  /** What is typed was refused, in words, or isn't any more: whoever is told says it. Absent: it stands below the field. */
  onRefuse?: (why: string | null) => void
}

/** A day: typed (`21/11/2026`, `21/11`, `21`) or chosen from a calendar (↓ opens it). What can't be taken stays as it was typed, and why, until it
 *  is mended or Esc brings back the day that was there. */
export const DatePicker = ({ value, onChange, min, max, today, onBlur, onRefuse, ...rest }: DatePickerProps) => {
  const intl = useIntl()
  const current = useToday()
  const now = today ?? current
  const anchor = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    setTyped(null)
    setRefused(null)
  }
  const whyNot = (day: Day | null): string | null => {
    if (day === null) return intl.formatMessage(uiMessages.noDay)
    if (min && day < min) return intl.formatMessage(uiMessages.notBefore, { day: formatDate(min) })
    return max && day > max ? intl.formatMessage(uiMessages.notAfter, { day: formatDate(max) }) : null
  }
  const refuse = (why: string | null): void => {
    if (why === refused) return
    setRefused(why)
    onRefuse?.(why)
  }
  const drop = (): void => {
    setTyped(null)
    refuse(null)
  }
  const settle = (): void => {
    if (typed === null) return
    const day = parseDay(typed, now)
    const why = typed.trim() === '' ? null : whyNot(day)
    if (why !== null) return refuse(why)
    drop()
    onChange(typed.trim() === '' ? null : day)
  }
  const unclear = typed !== null && typed.trim().length >= 8 && whyNot(parseDay(typed, now)) !== null
  return (
    <span className="ui-input-box" ref={anchor}>
      <input
        autoComplete="off"
        inputMode="numeric"
        placeholder={intl.formatMessage(uiMessages.dayFormat)}
        {...rest}
        type="text"
        className="ui-date-input"
        aria-invalid={unclear || refused !== null || rest['aria-invalid'] || undefined}
        value={typed ?? (value ? formatDate(value) : '')}
        onChange={(event) => {
          setTyped(event.target.value)
          refuse(null)
        }}
        onBlur={(event) => {
          settle()
          onBlur?.(event)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key === 'Escape' && typed !== null) {
            event.preventDefault()
            event.stopPropagation()
            drop()
          }
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
      {refused !== null && !onRefuse && (
        <span className="ui-date-why" role="alert">
          {refused}
        </span>
      )}
      {open && (
        <Popover anchor={anchor} label={intl.formatMessage(uiMessages.chooseDay)} onClose={() => setOpen(false)}>
          <Calendar
            from={value}
            today={now}
            min={min}
            max={max}
            onChoose={(day) => {
              drop()
              onChange(day)
              setOpen(false)
              anchor.current?.querySelector('input')?.focus()
            }}
          />
        </Popover>
      )}
    </span>
  )
}
