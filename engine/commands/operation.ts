import { codes, CommandError, noSuchTransaction } from '../errors'
import type { Log } from '../messages'
import type { Readers } from '../readers/readers'
import type { Filter } from '../query/filter'
import type { Catalog, Collection } from '../store/catalog'
import type { View } from '../store/store'
import type { Holder, Lock } from '../transactions/locks'
import type { Sessions } from '../transactions/sessions'
import type { TransactionContext, Transaction } from '../transactions/transaction'
import type { Traffic } from '../wire/traffic'
import type { Cursors } from './cursors'
import type { FailPoints } from './fail-points'
import type { Sweeper } from './sweeper'

/** Everything that commands of one engine share. */
export interface EngineContext extends TransactionContext {
  readonly catalog: Catalog
  readonly sessions: Sessions
  readonly cursors: Cursors
  readonly sweeper: Sweeper
  /** Threads for long reads; null in such a thread. */
  readonly readers: Readers | null
  readonly failPoints: FailPoints
  readonly traffic: Traffic
  readonly startedAt: number
  readonly address: string
  /** Repeated in every answer to `hello`, by which another process recognises the owner. */
  readonly ownerToken: string
  readonly testCommands: boolean
  /** It was started to restore a backup. */
  readonly acceptsLoad: boolean
  readonly log: Log
}

/** One running command: in which transaction it reads and writes, and until when. */
export class Operation implements Holder {
  readonly held: Lock[] = []
  readonly context: EngineContext
  readonly transaction: Transaction | null
  readonly sessionId: string | null
  readonly connection: object
  /** In milliseconds of `Date.now()`. */
  readonly deadline: number
  /** It only reads, and may be restarted on a reader thread. */
  isOffloadable = false
  /** Background work, which pauses after each time slice. */
  isBackground = false
  /** Its client has disconnected. */
  isCancelled = false

  constructor(context: EngineContext, connection: object, sessionId: string | null, transaction: Transaction | null, deadline: number) {
    this.context = context
    this.connection = connection
    this.sessionId = sessionId
    this.transaction = transaction
    this.deadline = deadline
  }

  /** The collection of a query; a transaction records the filter in its read set. */
  collectionToRead(db: string, name: string, filter: Filter): Collection | undefined {
    const collection = this.context.catalog.find(db, name)
    this.transaction?.recordRead(`${db}.${name}`, collection ?? null, filter)
    return collection
  }

  /** What this command sees now: its transaction's snapshot, or everything committed so far. Every view has to be released. */
  view(): View {
    if (!this.transaction) return this.context.store.view()
    const view = this.transaction.view()
    this.context.store.retain(view)
    return view
  }

  release(view: View): void {
    this.context.store.release(view)
  }

  /** After a yield: throws when the operation should not continue.   @throws CommandError MaxTimeMSExpired, NoSuchTransaction, Interrupted */
  check(): void {
    if (this.isCancelled) throw new CommandError(codes.Interrupted, 'operation was interrupted')
    if (Date.now() > this.deadline) throw new CommandError(codes.MaxTimeMSExpired, 'operation exceeded time limit')
    if (this.transaction?.state === 'aborted') throw noSuchTransaction(`Transaction ${this.transaction.number} has been aborted.`)
  }
}
