import type { RecordService } from '@shared/registry/names'
import { useState, type FocusEvent, type ReactNode } from 'react'
import { useCollaborators } from '../../api/realtime/hub-context'
import { CollaboratorsContext } from '../../ui/Presence/collaborators'

interface RecordPresenceProps {
  service: RecordService
  /** Nothing for a new one, which nobody else can have open. */
  id: string | undefined
  /** Something of it is changed and not saved. */
  editing: boolean
  children: ReactNode
}

const fieldAt = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest<HTMLElement>('[data-field]')?.dataset['field']) || null

/** Around the form of a record: tells colleagues who have it open what one is at, and its pieces who of them is where. */
export const RecordPresence = ({ service, id, editing, children }: RecordPresenceProps) => {
  const [field, setField] = useState<string | null>(null)
  const collaborators = useCollaborators(service, id, { field, editing: editing || field !== null })
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setField(null)
  }
  return (
    <CollaboratorsContext value={collaborators}>
      <div style={{ display: 'contents' }} onFocus={({ target }) => setField(fieldAt(target))} onBlur={leave}>
        {children}
      </div>
    </CollaboratorsContext>
  )
}
