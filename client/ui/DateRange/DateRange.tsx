import { firstBookDay, firstDayOf, lastDayOf, monthOfDay } from '@shared/foundation/days/days'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { formatDate, formatDayRange, formatMonth, type Day } from '../../lib/format'
import { useKeysInView } from '../../lib/keys-in-view'
import { useShortcut } from '../../lib/use-shortcut'
import { Button } from '../Button/Button'
import { Calendar } from '../calendar/Calendar'
import { Icon } from '../icons/Icon'
import { KnownAt, type Known } from '../KnownAt/KnownAt'
import { shortMoment } from '../KnownAt/moments'
import { uiMessages } from '../messages'
import { Popover } from '../Popover/Popover'
import { useLocale, useToday, useZone } from '../zone/zone-context'
import { presetRange, type Preset, type Range } from './presets'

export type { Range } from './presets'

interface DateRangeProps {
  /** Null: everything. */
  value: Range | null
  /** What it is called where that isn't said by its first and last day: a period without a beginning, say. */
  words?: string
  /** Null: everything, where that may be chosen. */
  onChange: (range: Range) => void
  /** Everything may be chosen. */
  onAll?: () => void
  /** The day the workspace began: months before its first entries are hidden. */
  from?: Day | undefined
  today?: Day
  /** As was known at a moment, where that may be asked: a second line under the period. */
  known?: Known
}

/** A period as it is said: a month, quarter or year by its name, else its days; null: everything. */
export const usePeriodWords = (): ((range: Range | null) => string) => {
  const intl = useIntl()
  const locale = useLocale()
  return (range) => {
    if (range === null) return intl.formatMessage(uiMessages.rangeAll)
    const { from, to } = range
    const first = monthOfDay(from)
    if (from !== firstDayOf(first) || to !== lastDayOf(monthOfDay(to))) return formatDayRange(from, to)
    const months = monthsBetween(first, monthOfDay(to))
    const nth = Number(first.slice(5))
    if (months === 1) return formatMonth(first, locale)
    if (months === 3 && nth % 3 === 1)
      return intl.formatMessage(uiMessages.rangeNamedQuarter, { nth: (nth + 2) / 3, year: first.slice(0, 4) })
    return months === 12 && nth === 1
      ? intl.formatMessage(uiMessages.rangeNamedYear, { year: first.slice(0, 4) })
      : formatDayRange(from, to)
  }
}

/** How many months from one through another. */
const monthsBetween = (first: string, last: string): number =>
  (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(last.slice(5)) - Number(first.slice(5)) + 1

/** The period of a report or list: a preset, or the first and last day chosen in a calendar; `K` opens what was known of it, Esc returns to now. */
export const DateRange = ({ value, words, onChange, onAll, from, today, known }: DateRangeProps) => {
  const zone = useZone()
  const intl = useIntl()
  const current = useToday()
  const now = today ?? current
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const [start, setStart] = useState<Day | null>(null)
  const show = (asked: boolean, withKey = false): void => {
    setByKey(withKey)
    setOpen(asked)
  }
  const hasKeys = known !== undefined && known.hasKeys !== false
  useKeysInView('known', hasKeys)
  useShortcut('k', () => show(true, true), hasKeys)
  useShortcut('Escape', () => known?.onChange(null), hasKeys && known.at !== null && !open)
  const names: [Preset, string][] = [
    ['today', intl.formatMessage(uiMessages.rangeToday)],
    ['yesterday', intl.formatMessage(uiMessages.rangeYesterday)],
    ['last7Days', intl.formatMessage(uiMessages.rangeLast7Days)],
    ['week', intl.formatMessage(uiMessages.rangeWeek)],
    ['lastWeek', intl.formatMessage(uiMessages.rangeLastWeek)],
    ['month', intl.formatMessage(uiMessages.rangeMonth)],
    ['lastMonth', intl.formatMessage(uiMessages.rangeLastMonth)],
    ['quarter', intl.formatMessage(uiMessages.rangeQuarter)],
    ['lastQuarter', intl.formatMessage(uiMessages.rangeLastQuarter)],
    ['year', intl.formatMessage(uiMessages.rangeYear)],
  ]
  const earliest = from && firstBookDay(from)
  const close = (): void => {
    setStart(null)
    setOpen(false)
    anchor.current?.focus()
  }
  const done = (range: Range): void => {
    onChange(range)
    close()
  }
  const choose = (day: Day): void => {
    if (start === null) setStart(day)
    else done(day < start ? { from: day, to: start } : { from: start, to: day })
  }
  const wordsOf = usePeriodWords()
  return (
    <>
      <Button ref={anchor} icon="calendar" className="ui-period" aria-haspopup="dialog" aria-expanded={open} onClick={() => show(!open)}>
        <span className="num">{words ?? wordsOf(value)}</span>
        {known?.at && <span className="ui-period__known num">{shortMoment(known.at, zone)}</span>}
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
                    aria-pressed={range.from === value?.from && range.to === value.to}
                    disabled={Boolean(earliest && range.to < earliest)}
                    onClick={() => done(range)}
                  >
                    {name}
                  </button>
                )
              })}
              {onAll && (
                <button
                  type="button"
                  aria-pressed={value === null}
                  onClick={() => {
                    onAll()
                    close()
                  }}
                >
                  {intl.formatMessage(uiMessages.rangeAll)}
                </button>
              )}
            </div>
            <div>
              <Calendar from={start ?? value?.from ?? now} to={start ?? value?.to ?? now} today={now} min={earliest} onChoose={choose} />
              <p className="ui-range__hint" aria-live="polite">
                {start
                  ? intl.formatMessage(uiMessages.rangeHintEnd, { from: formatDate(start) })
                  : intl.formatMessage(uiMessages.rangeHint)}
              </p>
            </div>
          </div>
          {known && <KnownAt known={known} until={value?.to ?? null} focused={byKey} onDone={close} />}
        </Popover>
      )}
    </>
  )
}
