import { TIME_STEP_MINUTES } from '@shared/areas/people/rules/checkins'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { formatTime } from '../../../../lib/format'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { useZone } from '../../../../ui/zone/zone-context'
import { payrollMessages as m } from '../messages'

const STEP_MS = TIME_STEP_MINUTES * 60_000

interface TimeStepperProps {
  /** Milliseconds; null is now, whatever now is when it is sent. */
  readonly value: number | null
  readonly onChange: (at: number | null) => void
  readonly now: number
  /** The earliest and the latest that may be chosen. */
  readonly from: number
  readonly until: number
  /** What is usual, where now isn't asked about: the times at hand lie around it. */
  readonly usual?: number | null
}

const floor = (at: number): number => Math.floor(at / STEP_MS) * STEP_MS

/** A time in steps of 15 minutes: − and +, ↑ and ↓, a few at hand, and now. */
export const TimeStepper = ({ value, onChange, now, from, until, usual = null }: TimeStepperProps) => {
  const intl = useIntl()
  const zone = useZone()
  const at = value ?? now
  const earlier = value === null && floor(now) < now ? floor(now) : floor(at) - STEP_MS
  const later = floor(at) + STEP_MS
  const canEarlier = earlier >= from
  const canLater = value !== null && later <= until
  const step = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    if (event.key === 'ArrowDown' && canEarlier) onChange(earlier)
    if (event.key === 'ArrowUp' && canLater) onChange(later)
  }
  const last = usual === null ? floor(Math.min(now, until)) : usual + 2 * STEP_MS
  const quick = [3, 2, 1].map((back) => last - back * STEP_MS).filter((time) => time >= from && time <= until)
  return (
    <div className="time-stepper" role="group" aria-label={intl.formatMessage(m.time)} onKeyDown={step}>
      <div className="time-stepper__line">
        <IconButton edge icon="minus" label={intl.formatMessage(m.earlier)} disabled={!canEarlier} onClick={() => onChange(earlier)} />
        <output className="time-stepper__time num">{formatTime(at, zone)}</output>
        <IconButton edge icon="plus" label={intl.formatMessage(m.later)} disabled={!canLater} onClick={() => onChange(later)} />
      </div>
      <div className="time-stepper__quick">
        {quick.map((time) => (
          <button key={time} type="button" aria-pressed={value === time} onClick={() => onChange(time)}>
            {formatTime(time, zone)}
          </button>
        ))}
        {now <= until && (
          <button type="button" aria-pressed={value === null} onClick={() => onChange(null)}>
            {intl.formatMessage(m.now)}
          </button>
        )}
      </div>
    </div>
  )
}
