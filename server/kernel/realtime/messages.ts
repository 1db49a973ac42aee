import type { Bus } from '../../platform/realtime/bus'
import type { AccessChange } from '../auth/access-change'
import type { ChangeEvent } from '../unit-of-work'

/** A record that a member has open, and what they do with it. */
export interface Place {
  readonly service: string
  readonly id: string
  /** The field they are at; null: none. */
  readonly field: string | null
  /** Something of it is being written. */
  readonly editing: boolean
}

/** Where one window of a member is, as nodes tell each other; a null place: nowhere any more. */
export interface Spot {
  readonly socketId: string
  readonly userId: string
  readonly name: string
  readonly place: Place | null
}

/** What nodes tell each other. */
export interface Messages {
  /** Committed changes of a workspace's records, and when they were sent (milliseconds since 1970). */
  readonly events: { readonly sentAt: number; readonly list: readonly ChangeEvent[] }
  /** Events of a workspace can't be told one by one: what is shown has to be fetched anew. */
  readonly lost: null
  /** For one person's sockets. */
  readonly person: { readonly userId: string; readonly event: ChangeEvent }
  /** Where a member's window is: never stored, and nothing depends on it. */
  readonly presence: Spot
  /** A session ended, or a member or workspace changed. */
  readonly access: AccessChange
}

export type SocaiBus = Bus<Messages>
