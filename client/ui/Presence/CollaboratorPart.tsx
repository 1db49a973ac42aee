import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names'
import { useCollaboratorAt } from './collaborators'
import './Presence.css'

/** A part of a form that isn't a single field, by the name it is told by: a colleague who is at it stands on it. */
export const CollaboratorPart = ({ name, className, children }: { name: string; className?: string; children: ReactNode }) => {
  const collaborator = useCollaboratorAt(name)
  return (
    <div data-field={name} className={classNames('ui-collaborator-part', collaborator && 'ui-collaborator-part--here', className)}>
      {collaborator && <span className="ui-field__collaborator">{collaborator}</span>}
      {children}
    </div>
  )
}
