import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Day } from '../../lib/format'
import { useKeysInView } from '../../lib/keys-in-view'
import { useShortcut } from '../../lib/use-shortcut'
import { Button } from '../../ui/Button/Button'
import { KnownAt, type Known } from '../../ui/KnownAt/KnownAt'
import { shortMoment } from '../../ui/KnownAt/moments'
import { Popover } from '../../ui/Popover/Popover'
import { useZone } from '../../ui/zone/zone-context'
import { knownAtMessages as m } from './messages'
import './known-choice.css'

interface KnownChoiceProps {
  known: Known
  /** The last day of the period. */
  until: Day
}

/** As of which moment a report is known, where its period is chosen by its name; `K` opens it, Esc returns to now. */
export const KnownChoice = ({ known, until }: KnownChoiceProps) => {
  const intl = useIntl()
  const zone = useZone()
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'pointer' | 'key' | null>(null)
  const { at, onChange, hasKeys = true } = known
  useKeysInView('known', hasKeys)
  useShortcut('k', () => setOpen('key'), hasKeys)
  useShortcut('Escape', () => onChange(null), hasKeys && at !== null && open === null)
  const close = (): void => {
    setOpen(null)
    anchor.current?.focus()
  }
  return (
    <>
      <Button
        ref={anchor}
        icon="clock"
        className="ui-period"
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        onClick={() => setOpen(open ? null : 'pointer')}
      >
        <span className="num">{at === null ? intl.formatMessage(m.now) : shortMoment(at, zone)}</span>
      </Button>
      {open && (
        <Popover anchor={anchor} label={intl.formatMessage(m.choose)} onClose={() => setOpen(null)}>
          <div className="known-choice">
            <KnownAt known={known} until={until} focused={open === 'key'} onDone={close} />
          </div>
        </Popover>
      )}
    </>
  )
}
