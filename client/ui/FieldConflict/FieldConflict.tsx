import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { formatTime } from '../../lib/format'
import { Button } from '../Button/Button'
import { uiMessages } from '../messages'
import { useZone } from '../zone/zone-context'
import './FieldConflict.css'

interface FieldConflictProps {
  /** The field's label. */
  field: string
  /** Who changed it, and when. */
  name: string
  at: string
  theirs: ReactNode
  mine: ReactNode
  onTake: () => void
  onKeep: () => void
}

/** The same field changed by two: both values, focus on keeping one's own. */
export const FieldConflict = ({ field, name, at, theirs, mine, onTake, onKeep }: FieldConflictProps) => {
  const zone = useZone()
  return (
    <div className="ui-conflict" role="alertdialog" aria-label={field}>
      <div className="ui-conflict__head">
        <FormattedMessage {...uiMessages.conflictHead} values={{ field, name, time: formatTime(at, zone) }} />
      </div>
      <div className="ui-conflict__sides">
        <div>
          <span className="second">
            <FormattedMessage {...uiMessages.conflictTheirs} values={{ name }} />
          </span>
          <span className="strong">{theirs}</span>
          <Button size="s" onClick={onTake}>
            <FormattedMessage {...uiMessages.conflictTake} />
          </Button>
        </div>
        <div>
          <span className="second">
            <FormattedMessage {...uiMessages.conflictMine} />
          </span>
          <span className="strong">{mine}</span>
          <Button size="s" kind="primary" ref={focusIt} onClick={onKeep}>
            <FormattedMessage {...uiMessages.conflictKeep} />
          </Button>
        </div>
      </div>
    </div>
  )
}

const focusIt = (button: HTMLButtonElement | null): void => button?.focus()
