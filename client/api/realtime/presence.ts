/** A colleague who has the same record open. */
export interface Collaborator {
  readonly name: string
  /** The field they are at; null: none. */
  readonly field: string | null
  /** They write something. */
  readonly editing: boolean
}

/** The record this window has open, and what is done with it. */
export interface Place {
  readonly service: string
  readonly id: string
  readonly field: string | null
  readonly editing: boolean
}

/** Who has the record open that is open here. A window is at one record at a time: the one opened last. */
export interface Presence {
  readonly place: Place | null
  /** This window is here from now on. */
  enter(place: Place): void
  /** It has left this record, unless it went on to another. */
  leave(service: string, id: string): void
  /** What the server tells. */
  receive(message: unknown): void
  /** Who else is at a record; the same list until that changes. */
  at(service: string, id: string): readonly Collaborator[]
  /** How this window's place is told; the last one counts. */
  tellBy(tell: ((place: Place | null) => void) | null): void
  /** The connection is gone: of the others nothing is known. */
  forget(): void
  /** Says again where this window is: the server doesn't know (any more). */
  repeat(): void
  subscribe(look: () => void): () => void
}

const nobody: readonly Collaborator[] = []

const isCollaborator = (value: unknown): value is Collaborator =>
  typeof value === 'object' && value !== null && 'name' in value && 'field' in value && 'editing' in value

export const createPresence = (): Presence => {
  const listeners = new Set<() => void>()
  let place: Place | null = null
  let collaborators = nobody
  let tell: ((place: Place | null) => void) | null = null

  const isAt = (service: unknown, id: unknown): boolean => place !== null && place.service === service && place.id === id
  const put = (next: readonly Collaborator[]): void => {
    if (next.length === 0 && collaborators.length === 0) return
    collaborators = next.length === 0 ? nobody : next
    listeners.forEach((look) => look())
  }
  return {
    get place() {
      return place
    },
    enter: (next) => {
      if (place && isAt(next.service, next.id) && place.field === next.field && place.editing === next.editing) return
      if (!isAt(next.service, next.id)) put(nobody)
      place = next
      tell?.(place)
    },
    leave: (service, id) => {
      if (!isAt(service, id)) return
      place = null
      put(nobody)
      tell?.(null)
    },
    receive: (message) => {
      if (typeof message !== 'object' || message === null) return
      const { service, id, people } = message as Record<string, unknown>
      if (isAt(service, id) && Array.isArray(people)) put(people.filter(isCollaborator))
    },
    at: (service, id) => (isAt(service, id) ? collaborators : nobody),
    tellBy: (how) => {
      tell = how
      if (!how) put(nobody)
    },
    forget: () => put(nobody),
    repeat: () => {
      if (place) tell?.(place)
    },
    subscribe: (look) => {
      listeners.add(look)
      return () => listeners.delete(look)
    },
  }
}
