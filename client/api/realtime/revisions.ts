import type { RecordEvent } from './event'

/** Remembers the newest `rev` heard of each record, so that echoes and late events are known for what they are. */
export interface Revisions {
  note(event: RecordEvent): void
  /** Everything that this event tells is known already. */
  isOld(event: RecordEvent): boolean
}

const MAX_REMEMBERED_RECORDS = 5000

export const createRevisions = (): Revisions => {
  const newest = new Map<string, number>()
  return {
    note: ({ type, record }) => {
      const rev = type === 'removed' ? Infinity : record.rev
      if (rev === undefined || rev < (newest.get(record._id) ?? 0)) return
      newest.delete(record._id)
      newest.set(record._id, rev)
      const oldest = newest.keys().next().value
      if (newest.size > MAX_REMEMBERED_RECORDS && oldest !== undefined) newest.delete(oldest)
    },
    isOld: ({ type, record, sameRevCounts }) => {
      const known = newest.get(record._id)
      if (known === undefined || record.rev === undefined) return false
      if (type === 'removed') return known === Infinity
      return record.rev < known || (record.rev === known && !sameRevCounts)
    },
  }
}
