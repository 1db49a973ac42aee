import type { RecordService } from '@shared/registry/names'

export type EventType = 'created' | 'patched' | 'removed'

/** A record as it travels; services whose events carry only the id have nothing else in it. */
export type WireRecord = Readonly<Record<string, unknown>> & { readonly _id: string; readonly rev?: number }

export interface RecordEvent {
  readonly service: RecordService
  readonly type: EventType
  readonly record: WireRecord
  /** Written from this very window. */
  readonly own: boolean
  /** A record may be replaced by one of the same `rev`: own answers and personal events tell what a number can't. */
  readonly sameRevCounts: boolean
}

/** The number of an event within its audience. */
export interface EventMark {
  readonly epoch: string | number
  readonly n: number
}

/** Whether `incoming` may replace `held`. */
export const isNewer = (held: WireRecord, incoming: WireRecord, sameRevCounts: boolean): boolean =>
  held.rev === undefined || incoming.rev === undefined || incoming.rev > held.rev || (sameRevCounts && incoming.rev === held.rev)
