import { firstBookDay } from '@shared/foundation/days/days'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { dayOf, formatDate, type Day } from '../../lib/format'
import { useIsPhone } from '../../lib/use-media'
import { useKeysInView } from '../../lib/keys-in-view'
import { useShortcut } from '../../lib/use-shortcut'
import { Button } from '../Button/Button'
import { Calendar } from '../calendar/Calendar'
import { Icon } from '../icons/Icon'
import { KnownAt, useKnownWords, type Known } from '../KnownAt/KnownAt'
import { shortMoment } from '../KnownAt/moments'
import { uiMessages } from '../messages'
import { Popover } from '../Popover/Popover'
import { useToday, useZone } from '../zone/zone-context'
import { EVENINGS, eveningsBefore, type EveningName } from './evenings'

interface EveningProps {
  /** Null: as things stand now. */
  value: Day | null
  onChange: (day: Day | null) => void
  /** The day the workspace began: nothing stood before its first entries. */
  from?: Day | undefined
  known: Known
}

const names = {
  yesterday: uiMessages.eveningYesterday,
  lastMonth: uiMessages.eveningLastMonth,
  lastQuarter: uiMessages.eveningLastQuarter,
  lastYear: uiMessages.eveningLastYear,
} as const satisfies Readonly<Record<EveningName, unknown>>

/** The evening whose figures are shown, as what stood then: now, the end of a period, or a day of a calendar; `K` opens what was known of it. */
export const Evening = ({ value, onChange, from, known }: EveningProps) => {
  const intl = useIntl()
  const zone = useZone()
  const today = useToday()
  const isPhone = useIsPhone()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [byKey, setByKey] = useState(false)
  const wordsOf = useEveningWords()
  const show = (asked: boolean, withKey = false): void => {
    setByKey(withKey)
    setOpen(asked)
  }
  const hasKeys = known.hasKeys !== false
  useKeysInView('known', hasKeys)
  useShortcut('k', () => show(true, true), hasKeys)
  useShortcut('Escape', () => known.onChange(null), hasKeys && known.at !== null && !open)
  const earliest = from && firstBookDay(from)
  const close = (): void => {
    setOpen(false)
    anchor.current?.focus()
  }
  const choose = (day: Day | null): void => {
    onChange(day === today ? null : day)
    close()
  }
  const before = eveningsBefore(today)
  return (
    <>
      <Button ref={anchor} icon="calendar" className="ui-period" aria-haspopup="dialog" aria-expanded={open} onClick={() => show(!open)}>
        <span className="num">{value === null ? intl.formatMessage(uiMessages.eveningNow) : wordsOf(value, null)}</span>
        {known.at !== null && !isPhone && <span className="ui-period__known num">{shortMoment(known.at, zone)}</span>}
        <Icon name="chevron-down" size={13} />
      </Button>
      {open && (
        <Popover anchor={anchor} label={intl.formatMessage(uiMessages.eveningChoose)} onClose={() => setOpen(false)}>
          <div className="ui-range">
            <div className="ui-range__presets">
              <button type="button" aria-pressed={value === null} onClick={() => choose(null)}>
                {intl.formatMessage(uiMessages.eveningNow)}
              </button>
              {EVENINGS.map((name) => (
                <button
                  key={name}
                  type="button"
                  aria-pressed={before[name] === value}
                  disabled={Boolean(earliest && before[name] < earliest)}
                  onClick={() => choose(before[name])}
                >
                  {intl.formatMessage(names[name])}
                </button>
              ))}
            </div>
            <div>
              <Calendar from={value ?? today} to={value ?? today} today={today} min={earliest} max={today} onChoose={choose} />
              <p className="ui-range__hint">{intl.formatMessage(uiMessages.eveningHint)}</p>
            </div>
          </div>
          <KnownAt known={known} until={value} focused={byKey} onDone={close} />
        </Popover>
      )}
    </>
  )
}

/** What evening is shown: 'End of 31/12/2026', 'End of 31/12/2026, as known at …'; of now nothing. */
export const useEveningWords = (): ((on: Day | null, known: string | null) => string) => {
  const intl = useIntl()
  const zone = useZone()
  const knownWords = useKnownWords()
  return (on, known) => {
    const day = on ?? (known === null ? null : dayOf(known, zone))
    return day === null ? '' : knownWords(intl.formatMessage(uiMessages.eveningOf, { day: formatDate(day) }), known)
  }
}

/** The same as a strip over a list. */
export const EveningStrip = ({ on, known }: { on: Day | null; known: string | null }) => {
  const words = useEveningWords()(on, known)
  return words === '' ? null : (
    <p className="ui-known-strip">
      <span className="ui-known-line" role="status">
        <Icon name="clock" size={14} />
        {words}
      </span>
    </p>
  )
}
