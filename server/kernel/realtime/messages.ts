import type { HealthNews } from '../../platform/health-state'
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

/** Where windows of one company on one node are. */
export interface Spots {
  readonly node: string
  readonly spots: readonly Spot[]
  /** There are no others of the company on this node. */
  readonly areAll: boolean
}

/** What nodes tell each other. */
export interface Messages {
  /** Committed changes of a workspace's records, and when they were sent (milliseconds since 1970). */
  readonly events: { readonly sentAt: number; readonly list: readonly ChangeEvent[] }
  /** Messages of a workspace were lost: what it committed is told from its line of changes. */
  readonly lost: null
  /** What is shown of a workspace has to be fetched anew: what changed can't be told, or is told by no line. */
  readonly anew: null
  /** Where windows of a company are: never stored, and nothing depends on it. */
  readonly presence: Spots
  /** The same of a node that begins to hear of a company, and asks the others for theirs. */
  readonly where: Spots
  /** A node that is there still, with its windows; told to all nodes. */
  readonly alive: { readonly node: string }
  /** A session ended, or a member or workspace changed. */
  readonly access: AccessChange
  /** What the operator has to know of the installation. */
  readonly health: HealthNews
}

export type SocaiBus = Bus<Messages>
