import { codes, CommandError } from '../errors'
import type { Transaction } from '../transactions/transaction'
import type { Results } from './results'

/** Results that a client has not read to their end. */
export interface OpenCursor {
  readonly id: bigint
  readonly namespace: string
  readonly results: Results
  readonly sessionId: string | null
  readonly connection: object
  readonly inTransaction: Transaction | null
  used: number
  busy: boolean
}

const mostCursors = 1000
/** Idle cursors are closed after this time: each keeps an old state of the file alive. */
const idleMilliseconds = 60_000

/** The engine's open cursors. */
export class Cursors {
  private readonly open = new Map<bigint, OpenCursor>()
  private nextId = BigInt(Date.now()) * 1000n

  get size(): number {
    return this.open.size
  }

  add(cursor: Omit<OpenCursor, 'id' | 'used' | 'busy'>): bigint {
    if (this.open.size >= mostCursors) this.closeIdle(0)
    if (this.open.size >= mostCursors) throw new CommandError(codes.BadValue, `More than ${mostCursors} cursors are open`)
    const id = this.nextId++
    this.open.set(id, { ...cursor, id, used: Date.now(), busy: false })
    return id
  }

  /** @throws CommandError CursorNotFound */
  get(id: bigint, namespace: string): OpenCursor {
    const cursor = this.open.get(id)
    if (!cursor || cursor.namespace !== namespace) throw new CommandError(codes.CursorNotFound, `cursor id ${id} not found`)
    cursor.used = Date.now()
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

  closeIdle(age = idleMilliseconds): void {
    const before = Date.now() - age
    this.closeWhere(({ used, busy }) => !busy && used < before)
  }
}
