import { addDays, day as asDay, monthOfDay, shiftMonth, type Day } from '@shared/foundation/days/days'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { classNames } from '../../lib/class-names'
import { formatDate, formatMonth, formatWeekday } from '../../lib/format'
import { IconButton } from '../IconButton/IconButton'
import { uiMessages } from '../messages'
import { useLocale } from '../zone/zone-context'
import { monthGrid } from './month-grid'
import './Calendar.css'

interface CalendarProps {
  /** The chosen day, or the ends of a range. */
  from: Day | null
  to?: Day | null | undefined
  today: Day
  /** First and last day that can be chosen; months before are hidden. */
  min?: Day | undefined
  max?: Day | undefined
  onChoose: (day: Day) => void
}

/** A month of days: arrows move by day and week, Page keys by month, Enter chooses. */
export const Calendar = ({ from, to = from, today, min, max, onChoose }: CalendarProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const [focus, setFocus] = useState<Day>(to ?? from ?? today)
  const grid = useRef<HTMLDivElement>(null)
  const month = monthOfDay(focus)
  const allowed = (day: Day): boolean => (!min || day >= min) && (!max || day <= max)
  useEffect(() => {
    grid.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus()
  }, [focus])
  const turn = (months: number): void => {
    setFocus(asDay(`${shiftMonth(month, months)}-${focus.slice(8) > '28' ? '28' : focus.slice(8)}`))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const days = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }[event.key]
    const months = { PageUp: -1, PageDown: 1 }[event.key]
    if (days) setFocus(addDays(focus, days))
    else if (months) turn(months)
    else return
    event.preventDefault()
  }
  const days = monthGrid(month)
  return (
    <div className="ui-calendar">
      <div className="ui-calendar__head">
        <IconButton
          size="s"
          icon="chevron-left"
          label={intl.formatMessage(uiMessages.previousMonth)}
          disabled={Boolean(min && month <= min.slice(0, 7))}
          onClick={() => turn(-1)}
        />
        <span aria-live="polite">{formatMonth(month, locale)}</span>
        <IconButton
          size="s"
          icon="chevron-right"
          label={intl.formatMessage(uiMessages.nextMonth)}
          disabled={Boolean(max && month >= max.slice(0, 7))}
          onClick={() => turn(1)}
        />
      </div>
      <div ref={grid} className="ui-calendar__grid" onKeyDown={onKeyDown}>
        {days.slice(0, 7).map((day) => (
          <span key={day} className="ui-calendar__weekday" aria-hidden="true">
            {locale === 'vi' ? weekdayShort(day) : formatWeekday(day, locale).slice(0, 2)}
          </span>
        ))}
        {days.map((day) => {
          const chosen = day === from || day === to
          return (
            <button
              key={day}
              data-day={day}
              type="button"
              disabled={!allowed(day)}
              tabIndex={day === focus ? 0 : -1}
              aria-pressed={chosen}
              aria-label={`${formatWeekday(day, locale)} ${formatDate(day)}`}
              className={classNames(
                'ui-day',
                !day.startsWith(month) && 'ui-day--other',
                day === today && 'ui-day--today',
                chosen ? 'ui-day--chosen' : from && to && day > from && day < to && 'ui-day--within',
              )}
              onClick={() => onChoose(day)}
            >
              {Number(day.slice(8))}
            </button>
          )
        })}
      </div>
    </div>
  )
}

const weekdayShort = (day: Day): string => {
  const at = new Date(`${day}T00:00:00Z`).getUTCDay()
  return at === 0 ? 'CN' : `T${at + 1}`
}
