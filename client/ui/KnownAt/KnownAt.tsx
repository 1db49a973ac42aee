import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { dayOf, formatTime, type Day } from '../../lib/format'
import { useNow } from '../../lib/use-now'
import { DatePicker } from '../DatePicker/DatePicker'
import { Icon } from '../icons/Icon'
import { uiMessages } from '../messages'
import { TextInput } from '../TextInput/TextInput'
import { useLocale, useZone } from '../zone/zone-context'
import { momentAt, parseTime, shortMoment, timeOfMoment, wholeMoment } from './moments'
import './KnownAt.css'

/** A moment worth asking for, by its name: that of a seal, say. */
export interface KnownMoment {
  readonly key: string
  readonly name: string
  /** Who made it one. */
  readonly about?: string
  readonly at: string
}

/** A moment of the past whose knowledge is shown; null: all that is known now. */
export interface Known {
  readonly at: string | null
  readonly onChange: (at: string | null) => void
  /** Moments to choose from, besides now and the end of the period. */
  readonly moments?: readonly KnownMoment[]
  /** Only ends of days are told: a time isn't asked for. */
  readonly onlyEvenings?: boolean
  /** False while something else is open that has K and Esc. */
  readonly hasKeys?: boolean
}

interface KnownAtProps {
  known: Known
  /** The last day of the period. */
  until: Day | null
  /** Begins in the field of the time. */
  focused: boolean
  /** What was chosen stands. */
  onDone: () => void
}

/** The quiet second line of a period: as was known at a time of a day, and moments to choose from. */
export const KnownAt = ({ known, until, focused, onDone }: KnownAtProps) => {
  const intl = useIntl()
  const zone = useZone()
  const now = useNow()
  const { at, onChange, moments = [], onlyEvenings = false } = known
  const [time, setTime] = useState(at === null ? '' : timeOfMoment(at, zone))
  const [day, setDay] = useState<Day | null>(at === null ? null : dayOf(at, zone))
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) field.current?.focus()
  }, [focused])
  const today = dayOf(now, zone)
  const minutes = parseTime(time)
  const unclear = time.trim() !== '' && minutes === null
  const choose = (moment: string | null): void => {
    onChange(moment !== null && Date.parse(moment) < Date.now() ? moment : null)
    onDone()
  }
  const settle = (of: Day | null): void => {
    if ((unclear && !onlyEvenings) || (of === null && minutes === null)) return
    choose(momentAt(of ?? today, onlyEvenings ? 24 * 60 : (minutes ?? 24 * 60), zone))
  }
  const end: KnownMoment[] =
    until !== null && until < today
      ? [{ key: 'end', name: intl.formatMessage(uiMessages.knownEnd), at: momentAt(until, 24 * 60, zone) }]
      : []
  return (
    <div className="ui-known-at">
      <div
        className="ui-known-at__line"
        onKeyDown={(event) => {
          // The key that settles the line doesn't press what has focus after it.
          if (event.key === 'Enter') event.preventDefault()
        }}
      >
        <Icon name="clock" size={14} />
        <span className="second">{intl.formatMessage(onlyEvenings ? uiMessages.knownEvening : uiMessages.knownAt)}</span>
        {!onlyEvenings && (
          <TextInput
            className="ui-known-at__time num"
            aria-label={intl.formatMessage(uiMessages.knownTime)}
            placeholder={intl.formatMessage(uiMessages.knownTimeFormat)}
            inputMode="numeric"
            ref={field}
            aria-invalid={unclear || undefined}
            value={time}
            onChange={(event) => setTime(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') settle(day)
            }}
          />
        )}
        <DatePicker
          aria-label={intl.formatMessage(uiMessages.knownDay)}
          value={day}
          max={today}
          onChange={(chosen) => {
            setDay(chosen)
            if (chosen !== null) settle(chosen)
          }}
        />
      </div>
      <ul className="ui-known-at__moments">
        <Moment
          name={intl.formatMessage(uiMessages.knownNow)}
          about={intl.formatMessage(uiMessages.knownNowAbout, { time: formatTime(now, zone) })}
          chosen={at === null}
          onChoose={() => choose(null)}
        />
        {[...moments, ...end].map((moment) => (
          <Moment
            key={moment.key}
            name={moment.name}
            about={[shortMoment(moment.at, zone), moment.about].filter(Boolean).join(' · ')}
            chosen={moment.at === at}
            onChoose={() => choose(moment.at)}
          />
        ))}
      </ul>
    </div>
  )
}

const Moment = ({ name, about, chosen, onChoose }: { name: string; about: string; chosen: boolean; onChoose: () => void }) => (
  <li>
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      <span>{name}</span>
      <span className="second num">{about}</span>
      <span className="ui-known-at__mark">{chosen && <Icon name="check" size={14} />}</span>
    </button>
  </li>
)

/** What a view shows that isn't of now: '…, as known at 09:40 Monday 02/11/2026'. */
export const useKnownWords = (): ((range: string, at: string | null) => string) => {
  const intl = useIntl()
  const zone = useZone()
  const locale = useLocale()
  return (range, at) => (at === null ? range : intl.formatMessage(uiMessages.knownRange, { range, at: wholeMoment(at, zone, locale) }))
}

/** The line that says it on the page and on paper. */
export const KnownLine = ({ range, at }: { range: string; at: string }) => {
  const words = useKnownWords()
  return (
    <span className="ui-known-line" role="status">
      <Icon name="clock" size={14} />
      {words(range, at)}
    </span>
  )
}

/** The same as a strip over a list. */
export const KnownStrip = (of: { range: string; at: string }) => (
  <p className="ui-known-strip">
    <KnownLine {...of} />
  </p>
)
