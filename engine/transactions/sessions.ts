import { codes, CommandError, noSuchTransaction } from '../errors'
import { Transaction, type TransactionContext } from './transaction'

/** What is remembered of a driver's session. */
export interface Session {
  readonly id: string
  transaction: Transaction | null
  /** Number and answer of the latest retryable write. */
  retryable: { number: bigint; reply: Buffer | Promise<Buffer> } | null
  /** Greatest number seen. */
  latest: bigint
  lastUsedAt: number
}

/** Idle sessions are forgotten after this time, as `hello` tells the driver. */
export const SESSION_TIMEOUT_MINUTES = 30
const MAX_SESSIONS = 100_000

/** Sessions with their transactions and the memory that makes retried writes happen once. */
export class Sessions {
  private readonly sessions = new Map<string, Session>()
  private readonly shared: TransactionContext

  constructor(shared: TransactionContext) {
    this.shared = shared
  }

  get size(): number {
    return this.sessions.size
  }

  /** How many transactions are open. */
  get transactions(): number {
    let n = 0
    for (const { transaction } of this.sessions.values()) if (transaction?.state === 'active') n++
    return n
  }

  get(id: string): Session {
    let session = this.sessions.get(id)
    if (!session) {
      if (this.sessions.size >= MAX_SESSIONS) this.forgetIdle(0)
      session = { id, transaction: null, retryable: null, latest: -1n, lastUsedAt: 0 }
      this.sessions.set(id, session)
    }
    session.lastUsedAt = Date.now()
    return session
  }

  /** The transaction that a statement belongs to.   @throws CommandError NoSuchTransaction, TransactionTooOld, TransactionCommitted */
  transaction(session: Session, number: bigint, starts: boolean, isEnding: boolean): Transaction {
    const current = session.transaction
    if (number < session.latest)
      throw new CommandError(
        codes.TransactionTooOld,
        `Cannot start transaction ${number} on session ${session.id} because a newer transaction ${session.latest} has already started.`,
      )
    if (starts) {
      if (current?.number === number) {
        current.abort()
        throw noSuchTransaction(`Transaction ${number} has already been started.`)
      }
      current?.abort()
      session.latest = number
      return (session.transaction = new Transaction(this.shared, number))
    }
    if (session.latest === -1n && isEnding)
      throw new CommandError(
        codes.NoSuchTransaction,
        `It is not known here whether transaction ${number} was committed: its session is older than the engine's start.`,
      )
    if (current?.number !== number)
      throw noSuchTransaction(`Given transaction number ${number} does not match any in-progress transactions.`)
    if (current.state === 'aborted') throw noSuchTransaction(`Transaction with { txnNumber: ${number} } has been aborted.`)
    if (current.state === 'committed' && !isEnding)
      throw new CommandError(codes.TransactionCommitted, `Transaction with { txnNumber: ${number} } has been committed.`)
    return current
  }

  end(id: string): void {
    this.sessions.get(id)?.transaction?.abort()
    this.sessions.delete(id)
  }

  /** Transactions of a lost connection are aborted soon, unless another connection continues them. */
  endConnection(connection: object): void {
    for (const { transaction } of this.sessions.values()) transaction?.detach(connection)
  }

  abortAll(): void {
    for (const { transaction } of this.sessions.values()) transaction?.abort()
  }

  /** Aborts expired transactions and forgets idle sessions. */
  tidy(): void {
    const now = Date.now()
    for (const { transaction } of this.sessions.values()) if (transaction && transaction.expires < now) transaction.abort()
    this.forgetIdle(SESSION_TIMEOUT_MINUTES * 60_000)
  }

  private forgetIdle(age: number): void {
    const before = Date.now() - age
    for (const [id, { lastUsedAt, transaction }] of this.sessions)
      if (lastUsedAt < before && transaction?.state !== 'active') this.sessions.delete(id)
  }
}
