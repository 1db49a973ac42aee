import { createContext, useContext } from 'react'

/** A colleague who has the same thing open. */
export interface PresentMate {
  readonly name: string
  /** The field they are at; null: none. */
  readonly field: string | null
  /** They write something. */
  readonly editing: boolean
}

/** Who else has open what the form around shows. */
export const MatesContext = createContext<readonly PresentMate[]>([])

export const useMatesHere = (): readonly PresentMate[] => useContext(MatesContext)

/** The names of the colleagues who are at a field; undefined when none is. */
export const useMateAt = (field: string | undefined): string | undefined => {
  const names = useContext(MatesContext).flatMap((mate) => (field !== undefined && mate.field === field ? [mate.name] : []))
  return names.length > 0 ? names.join(', ') : undefined
}
