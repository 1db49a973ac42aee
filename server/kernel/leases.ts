import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { duplicateFields } from '../platform/mongo/mongo-errors'
import type { SocaiDatabase } from './collections'

/** A process that may hold leases on a database. */
export interface Holder {
  /** Unique among all processes there ever were. */
  readonly owner: string
  /** For people. */
  readonly who: string
  /** No other process works on this database: whoever else holds a lease is dead, and it is taken at once. */
  readonly isAlone: boolean
}

export const newHolder = ({ node = 0, isAlone = false }: { readonly node?: number; readonly isAlone?: boolean } = {}): Holder => ({
  owner: randomUUID(),
  who: `node ${node} on ${hostname()}, process ${process.pid}`,
  isAlone,
})

/** Another has taken the lease, or it ran out while the database was away: nothing more may be written under it. */
export class LeaseLost extends Error {}

/** How long a lease outlives its holder. */
export const LEASE_MS = 30_000
/** A lease is renewed so often while it lasts. */
const RENEWALS = 3
/** A lease that was renewed so lately needn't be asked for. */
const CONFIRMED_MS = 1000

const rowOf = (name: string): string => `lease ${name}`

/** A right of one process of many to do some work, kept in the database and renewed while it is held. */
export class Lease {
  readonly #database: SocaiDatabase
  readonly #name: string
  readonly #owner: string
  readonly #forMs: number
  readonly #lost = new AbortController()
  readonly #timer: NodeJS.Timeout
  /** By the clock that never jumps. */
  #renewed: number

  private constructor(database: SocaiDatabase, name: string, owner: string, forMs: number, taken: number) {
    this.#database = database
    this.#name = name
    this.#owner = owner
    this.#forMs = forMs
    this.#renewed = taken
    this.#timer = setInterval(() => void this.#renew(), forMs / RENEWALS).unref()
  }

  /** Takes a lease that is free, has run out, or is a dead process's. @returns null when another has it */
  static async take(database: SocaiDatabase, name: string, { owner, who, isAlone }: Holder, forMs = LEASE_MS): Promise<Lease | null> {
    const [now, taken] = [new Date(), performance.now()]
    const runOut = { value: { $lte: now.toISOString() } }
    const free = { name: rowOf(name), ...(isAlone ? { $or: [runOut, { owner: { $exists: true, $ne: owner } }] } : runOut) }
    const held = { value: new Date(now.getTime() + forMs).toISOString(), owner, who, since: now.toISOString() }
    return (await writeIfFree(database, free, held)) ? new Lease(database, name, owner, forMs, taken) : null
  }

  /** Aborted when the lease is lost. */
  get signal(): AbortSignal {
    return this.#lost.signal
  }

  /** Before anything is written: asks the database unless it was asked just now. @throws LeaseLost */
  async confirm(): Promise<void> {
    if (performance.now() - this.#renewed >= CONFIRMED_MS) await this.#renew()
    this.signal.throwIfAborted()
  }

  /** Gives it back; what another has taken meanwhile stays as it is. @param freeFrom nobody may take it before */
  async end(freeFrom?: Date): Promise<void> {
    clearInterval(this.#timer)
    if (freeFrom) {
      const change = { $set: { value: freeFrom.toISOString() }, $unset: { owner: '', who: '', since: '' } }
      await this.#database.collection('settings').updateOne({ name: rowOf(this.#name), owner: this.#owner }, change)
    } else await releaseLease(this.#database, this.#name, this.#owner)
  }

  async #renew(): Promise<void> {
    const asked = performance.now()
    const value = new Date(Date.now() + this.#forMs).toISOString()
    try {
      const own = { name: rowOf(this.#name), owner: this.#owner }
      const { matchedCount } = await this.#database.collection('settings').updateOne(own, { $set: { value } })
      if (matchedCount === 1) this.#renewed = asked
      else this.#lose('another process has taken it')
    } catch (error) {
      // The database may be back before the lease has run out.
      if (performance.now() - this.#renewed >= this.#forMs) this.#lose(`the database is away: ${String(error)}`)
    }
  }

  #lose(why: string): void {
    clearInterval(this.#timer)
    this.#lost.abort(new LeaseLost(`The lease '${this.#name}' is lost: ${why}`))
  }
}

/** Who has a lease now; null: nobody. */
export const holderOf = async (database: SocaiDatabase, name: string): Promise<{ readonly who: string; readonly since: string } | null> => {
  const row = await database.platformRecords('settings').one({ name: rowOf(name), value: { $gt: new Date().toISOString() } })
  return row ? { who: row.who ?? 'of an older version', since: row.since ?? 'some time' } : null
}

/** Gives a lease back before it runs out. @returns whether it was this owner's */
export const releaseLease = async (database: SocaiDatabase, name: string, owner: string): Promise<boolean> => {
  const { deletedCount } = await database.collection('settings').deleteOne({ name: rowOf(name), owner })
  return deletedCount === 1
}

/**
 * Lets one node of several do something at most once in a while: whoever asks first has this turn, and nobody another until it is over.
 * @returns whether this node has it
 */
export const takeTurn = (database: SocaiDatabase, name: string, now: Date, forMs: number): Promise<boolean> =>
  writeIfFree(database, { name: rowOf(name), value: { $lte: now.toISOString() } }, { value: new Date(now.getTime() + forMs).toISOString() })

/** ISO instants sort as text; an upsert that meets a row in force collides with it. */
const writeIfFree = async (database: SocaiDatabase, free: object, row: object): Promise<boolean> => {
  try {
    const { modifiedCount, upsertedCount } = await database.collection('settings').updateOne(free, { $set: row }, { upsert: true })
    return modifiedCount + upsertedCount === 1
  } catch (error) {
    if (duplicateFields(error)?.includes('name')) return false
    throw error
  }
}
