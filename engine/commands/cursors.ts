import { codes, CommandError } from '../errors'
import type { Transaction } from '../transactions/transaction'
import type { Results } from './results'

/** The remaining documents of a query: read in this thread, or in a reader thread. */
export type RemainingResults = Pick<Results, 'fill' | 'close'>

/** Results that a client has not read to their end. */
export interface OpenCursor {
  readonly id: bigint
  readonly namespace: string
  readonly results: RemainingResults
  readonly sessionId: string | null
  readonly connection: object
  readonly inTransaction: Transaction | null
  lastUsedAt: number
  busy: boolean
}

const MAX_OPEN_CURSORS = 1000
/** Idle cursors are closed after this time: each keeps an old snapshot of the file alive. */
const CURSOR_IDLE_TIMEOUT_MS = 60_000

/** The engine's open cursors. */
export class Cursors {
  private readonly open = new Map<bigint, OpenCursor>()
  private nextId: bigint

  constructor(firstId = BigInt(Date.now()) * 1000n) {
    this.nextId = firstId
  }

  get size(): number {
    return this.open.size
  }

  /** @param id the cursor's own when another thread has made it   @throws CommandError BadValue when there are too many */
  add(cursor: Omit<OpenCursor, 'id' | 'lastUsedAt' | 'busy'>, id = this.nextId++): bigint {
    if (this.open.size >= MAX_OPEN_CURSORS) this.closeIdle(0)
    if (this.open.size >= MAX_OPEN_CURSORS) {
      cursor.results.close()
      throw new CommandError(codes.BadValue, `More than ${MAX_OPEN_CURSORS} cursors are open`)
    }
    this.open.set(id, { ...cursor, id, lastUsedAt: Date.now(), busy: false })
    return id
  }

  /** A cursor by its id alone. */
  peek(id: bigint): OpenCursor | undefined {
    return this.open.get(id)
  }

  /** The cursor that a command on this connection has left open. */
  openedOn(connection: object): OpenCursor | undefined {
    for (const cursor of this.open.values()) if (cursor.connection === connection) return cursor
    return undefined
  }

  /** @throws CommandError CursorNotFound */
  get(id: bigint, namespace: string): OpenCursor {
    const cursor = this.open.get(id)
    if (!cursor || cursor.namespace !== namespace) throw new CommandError(codes.CursorNotFound, `cursor id ${id} not found`)
    cursor.lastUsedAt = Date.now()
    return cursor
  }

  close(id: bigint): boolean {
    const cursor = this.open.get(id)
    if (!cursor) return false
    this.open.delete(id)
    cursor.results.close()
    return true
  }

  closeWhere(test: (cursor: OpenCursor) => boolean): void {
    for (const cursor of this.open.values()) if (test(cursor)) this.close(cursor.id)
  }

  closeIdle(age = CURSOR_IDLE_TIMEOUT_MS): void {
    const before = Date.now() - age
    this.closeWhere(({ lastUsedAt, busy }) => !busy && lastUsedAt < before)
  }
}
