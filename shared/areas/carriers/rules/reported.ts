import { codStateOf, type CodState } from './cod'
import type { Carrier, DeliveryStatus } from './statuses'

/** What happened to a parcel, as its carrier reports it: the carrier's own word, and what that means. */
export interface DeliveryEvent {
  readonly at: Date
  readonly status: DeliveryStatus
  readonly word: string
  readonly reason?: string
}

/** Where a parcel stands by its carrier, at a moment. Money is whole dong. */
export interface Reported {
  readonly code: string
  readonly status: DeliveryStatus
  readonly word: string
  readonly at: Date
  readonly reason?: string
  /** What the carrier takes for it; absent where it doesn't say. */
  readonly fee?: number
  readonly cod?: number
  /** It says that it has paid out what it collected. */
  readonly isPaidOut?: boolean
  /** What happened before, where it tells that, too. */
  readonly before?: readonly DeliveryEvent[]
}

/** As much of a delivery as its carrier moves. */
export interface Moving {
  readonly carrier: Carrier
  readonly status: DeliveryStatus
  readonly code?: string
  readonly cod: number
  readonly codState: CodState
  readonly charged?: number
  readonly events: readonly DeliveryEvent[]
  readonly toldAt?: Date
  readonly deliveredAt?: Date
  readonly returningAt?: Date
  readonly problem?: string
}

/** What changes of a delivery; undefined takes a field away. */
export type Moved = { readonly [Field in keyof Moving]?: Moving[Field] | undefined }

const MAX_EVENTS = 200

const keyOf = ({ at, word }: DeliveryEvent): string => `${at.getTime()} ${word}`

/** Both lists as one, in the order in which it happened; what was reported twice stands once. */
export const mergedEvents = (before: readonly DeliveryEvent[], more: readonly DeliveryEvent[]): DeliveryEvent[] =>
  [...new Map([...before, ...more].map((event) => [keyOf(event), event])).values()]
    .sort((one, other) => one.at.getTime() - other.at.getTime() || (one.word < other.word ? -1 : 1))
    .slice(-MAX_EVENTS)

/** When it was delivered, or turned back, by what happened: of parcels that stand so. */
const momentsOf = (status: DeliveryStatus, events: readonly DeliveryEvent[]): Pick<Moved, 'deliveredAt' | 'returningAt'> => {
  const first = (...statuses: DeliveryStatus[]): Date | undefined => events.find((event) => statuses.includes(event.status))?.at
  return {
    deliveredAt: status === 'delivered' ? first('delivered') : undefined,
    returningAt: status === 'returning' || status === 'returned' ? first('returning', 'returned') : undefined,
  }
}

/**
 * What a delivery becomes by what its carrier reports. What was reported late (an answer that was overtaken by a newer one) adds to what happened and
 * moves nothing: however often and in whichever order the same things are reported, the delivery ends the same.
 */
export const afterReport = (before: Moving, reported: Reported): Moved => {
  const { at, status, word, reason } = reported
  const events = mergedEvents(before.events, [...(reported.before ?? []), { at, status, word, ...(reason ? { reason } : {}) }])
  // What was reported late may say when it was delivered, or when it turned back.
  if (before.toldAt && at < before.toldAt) return { events, ...momentsOf(before.status, events) }
  const cod = reported.cod ?? before.cod
  return {
    events,
    status,
    toldAt: at,
    code: reported.code,
    cod,
    problem: undefined,
    ...(reported.fee === undefined ? {} : { charged: reported.fee }),
    ...momentsOf(status, events),
    codState: codStateOf({ ...before, status, cod }, reported.isPaidOut === true),
  }
}
