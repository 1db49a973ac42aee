import type { RecordEvent } from './event'

/**
 * Keeps the events that arrive while an answer is on its way. The answer may have been made before them or after; replayed over it
 * they bring it up to date either way, as records carry their `rev`.
 */
export interface Journal {
  readonly isOpen: boolean
  open(): void
  note(event: RecordEvent): void
  /** Closes the journal. @returns what arrived, in order */
  close(): readonly RecordEvent[]
}

export const createJournal = (): Journal => {
  let events: RecordEvent[] | null = null
  return {
    get isOpen() {
      return events !== null
    },
    open: () => {
      events ??= []
    },
    note: (event) => {
      events?.push(event)
    },
    close: () => {
      const noted = events ?? []
      events = null
      return noted
    },
  }
}
