import type { RecordService } from '@shared/registry/names'
import type { EventType, WireRecord } from './event'

/** Knows which events are echoes of writes sent from this window and not yet answered. */
export interface OwnWrites {
  /** A write leaves; the answer tells it has ended. */
  begin(service: RecordService, id: string | null): () => void
  /** Whether an event may be the echo of one. */
  isOwn(service: RecordService, type: EventType, record: WireRecord, me: string | null): boolean
  /** Whether one waits for its answer. */
  isAny(): boolean
}

interface Write {
  readonly service: RecordService
  readonly id: string | null
}

export const createOwnWrites = (): OwnWrites => {
  const running = new Set<Write>()
  return {
    begin: (service, id) => {
      const write = { service, id }
      running.add(write)
      return () => running.delete(write)
    },
    isAny: () => running.size > 0,
    isOwn: (service, type, record, me) =>
      [...running].some(
        (write) => write.service === service && (write.id === null ? type === 'created' && mayBeBy(record, me) : write.id === record._id),
      ),
  }
}

/** A record just made; not every service keeps by whom. */
const mayBeBy = (record: WireRecord, me: string | null): boolean => record.creatorId === undefined || record.creatorId === me
