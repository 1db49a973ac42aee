import { firstDayOf, monthOfDay } from '@shared/domain/days/days'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatDate, formatDayRange, formatMonth, type Day } from '../../lib/format'
import { Button } from '../Button/Button'
import { Calendar } from '../calendar/Calendar'
import { lastDay } from '../calendar/month-grid'
import { Icon } from '../icons/Icon'
import { uiMessages } from '../messages'
import { Popover } from '../Popover/Popover'
import { useLocale, useToday } from '../zone/zone-context'
import { presetRange, type Preset, type Range } from './presets'

export type { Range } from './presets'

interface DateRangeProps {
  value: Range
  onChange: (range: Range) => void
  /** The day the workspace began: earlier months are hidden. */
  from?: Day | undefined
  today?: Day
}

/** The period of a report or list: a preset, or the first and last day chosen in a calendar. */
export const DateRange = ({ value, onChange, from, today }: DateRangeProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const current = useToday()
  const now = today ?? current
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [start, setStart] = useState<Day | null>(null)
  const names: [Preset, string][] = [
    ['today', intl.formatMessage(uiMessages.rangeToday)],
    ['week', intl.formatMessage(uiMessages.rangeWeek)],
    ['month', intl.formatMessage(uiMessages.rangeMonth)],
    ['lastMonth', intl.formatMessage(uiMessages.rangeLastMonth)],
    ['quarter', intl.formatMessage(uiMessages.rangeQuarter)],
    ['year', intl.formatMessage(uiMessages.rangeYear)],
  ]
  const earliest = from && firstDayOf(monthOfDay(from))
  const done = (range: Range): void => {
    onChange(range)
    setStart(null)
    setOpen(false)
    anchor.current?.focus()
  }
  const choose = (day: Day): void => {
    if (start === null) setStart(day)
    else done(day < start ? { from: day, to: start } : { from: start, to: day })
  }
  const month = monthOfDay(value.from)
  const wholeMonth = value.from === `${month}-01` && value.to === lastDay(month)
  return (
    <>
      <Button ref={anchor} icon="calendar" className="ui-period" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="num">{wholeMonth ? formatMonth(month, locale) : formatDayRange(value.from, value.to)}</span>
        <Icon name="chevron-down" size={13} />
      </Button>
      {open && (
        <Popover
          anchor={anchor}
          label={intl.formatMessage(uiMessages.chooseRange)}
          onClose={() => {
            setOpen(false)
            setStart(null)
          }}
        >
          <div className="ui-range">
            <div className="ui-range__presets">
              {names.map(([preset, name]) => {
                const range = presetRange(preset, now)
                return (
                  <button
                    key={preset}
                    type="button"
                    aria-pressed={range.from === value.from && range.to === value.to}
                    disabled={Boolean(earliest && range.to < earliest)}
                    onClick={() => done(range)}
                  >
                    {name}
                  </button>
                )
              })}
            </div>
            <div>
              <Calendar from={start ?? value.from} to={start ?? value.to} today={now} min={earliest} onChoose={choose} />
              <p className="ui-range__hint" aria-live="polite">
                {start
                  ? intl.formatMessage(uiMessages.rangeHintEnd, { from: formatDate(start) })
                  : intl.formatMessage(uiMessages.rangeHint)}
              </p>
            </div>
          </div>
        </Popover>
      )}
    </>
  )
}
