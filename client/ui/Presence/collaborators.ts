import { createContext, useContext } from 'react'
import { shortName } from '../../lib/short-name'

/** A colleague who has the same thing open. */
export interface PresentCollaborator {
  readonly name: string
  /** The field they are at; null: none. */
  readonly field: string | null
  /** They write something. */
  readonly editing: boolean
}

/** Who else has open what the form around shows. */
export const CollaboratorsContext = createContext<readonly PresentCollaborator[]>([])

export const useCollaboratorsHere = (): readonly PresentCollaborator[] => useContext(CollaboratorsContext)

/** The names of the colleagues who are at a field; undefined when none is. */
export const useCollaboratorAt = (field: string | undefined): string | undefined => {
  const names = useContext(CollaboratorsContext).flatMap((collaborator) =>
    field !== undefined && collaborator.field === field ? [shortName(collaborator.name)] : [],
  )
  return names.length > 0 ? names.join(', ') : undefined
}
