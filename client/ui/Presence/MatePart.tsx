import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { useMateAt } from './mates'
import './Presence.css'

/** A part of a form that isn't a single field, by the name it is told by: a colleague who is at it stands on it. */
export const MatePart = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => {
  const mate = useMateAt(name)
  return (
    <div data-field={name} className={classNames('ui-mate-part', mate && 'ui-mate-part--here', className)}>
      {mate && <span className="ui-field__mate">{mate}</span>}
      {children}
    </div>
  )
}
