import type { EventMark } from './event'

/** Watches the numbers of one audience's events. */
export interface Sequence {
  /** Takes the number of an event that arrived. @returns whether events may be missing before it */
  missedBefore(mark: EventMark): boolean
  /** Takes the number of the last event as the server tells it. @returns whether events were missed */
  missedUpTo(mark: EventMark): boolean
  /** A new connection: whatever number comes first is the first. */
  restart(): void
}

export const createSequence = (): Sequence => {
  let last: EventMark | null = null
  return {
    missedBefore: (mark) => {
      const before = last
      if (before && before.epoch === mark.epoch && mark.n <= before.n) return false
      last = mark
      return before !== null && (before.epoch !== mark.epoch || mark.n !== before.n + 1)
    },
    missedUpTo: (mark) => {
      const before = last
      last = mark
      return before !== null && (before.epoch !== mark.epoch || before.n !== mark.n)
    },
    restart: () => {
      last = null
    },
  }
}
