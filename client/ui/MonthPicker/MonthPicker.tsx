import { month as asMonth, monthOfDay } from '@shared/foundation/days/days'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatMonth, type Month } from '../../lib/format'
import { Button } from '../Button/Button'
import '../calendar/Calendar.css'
import { Icon } from '../icons/Icon'
import { IconButton } from '../IconButton/IconButton'
import { uiMessages } from '../messages'
import { Popover } from '../Popover/Popover'
import { useLocale, useToday } from '../zone/zone-context'

interface MonthPickerProps {
  value: Month
  onChange: (month: Month) => void
  /** The month the workspace began: earlier ones can't be chosen. */
  from?: Month | undefined
  /** The last month; this one unless given. */
  until?: Month
}

/** The month a list shows: 'Tháng 11/2026'. */
export const MonthPicker = ({ value, onChange, from, until }: MonthPickerProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const last = until ?? monthOfDay(today)
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [year, setYear] = useState(Number(value.slice(0, 4)))
  const months = Array.from({ length: 12 }, (_, at) => asMonth(`${year}-${String(at + 1).padStart(2, '0')}`))
  const word = formatMonth(value, locale)
  return (
    <>
      <Button
        ref={anchor}
        icon="calendar"
        className="ui-period"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setYear(Number(value.slice(0, 4)))
          setOpen(!open)
        }}
      >
        {word}
        <Icon name="chevron-down" size={13} />
      </Button>
      {open && (
        <Popover anchor={anchor} label={intl.formatMessage(uiMessages.chooseMonth)} onClose={() => setOpen(false)}>
          <div className="ui-calendar">
            <div className="ui-calendar__head">
              <IconButton
                size="s"
                icon="chevron-left"
                label={intl.formatMessage(uiMessages.previousYear)}
                disabled={Boolean(from && year <= Number(from.slice(0, 4)))}
                onClick={() => setYear(year - 1)}
              />
              <span aria-live="polite">{year}</span>
              <IconButton
                size="s"
                icon="chevron-right"
                label={intl.formatMessage(uiMessages.nextYear)}
                disabled={year >= Number(last.slice(0, 4))}
                onClick={() => setYear(year + 1)}
              />
            </div>
            <div className="ui-months">
              {months.map((month) => (
                <button
                  key={month}
                  type="button"
                  aria-pressed={month === value}
                  disabled={month > last || Boolean(from && month < from)}
                  ref={month === value ? focusIt : undefined}
                  onClick={() => {
                    onChange(month)
                    setOpen(false)
                    anchor.current?.focus()
                  }}
                >
                  {locale === 'vi' ? `Tháng ${Number(month.slice(5))}` : formatMonth(month, locale).slice(0, 3)}
                </button>
              ))}
            </div>
          </div>
        </Popover>
      )}
    </>
  )
}

const focusIt = (button: HTMLButtonElement | null): void => button?.focus()
