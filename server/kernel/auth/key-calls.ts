import { dayOf, endOfDay, type Day } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { withCalls, withFailures, type FailedCall } from '@shared/foundation/rights/key-calls'
import type { Caller } from '../call'
import type { SocaiDatabase } from '../collections'
import { AppError } from '../../platform/errors'

interface Counted {
  readonly workspaceId: string
  readonly keyId: Id<'apiKeys'>
  readonly day: Day
  /** What is stored of the day, other nodes' calls among it, less what was added from here. */
  others: number
  /** Calls counted here, and how many of them are stored. */
  here: number
  stored: number
  /** Calls that failed and aren't stored yet, and how many of those that are counted here. */
  failed: readonly FailedCall<Date>[]
  failedHere: number
  failedStored: number
  /** Calls among them that read, less those of them that failed, and how many are stored. */
  readsHere: number
  readsStored: number
}

const TRIES = 5
const SECOND_MS = 1000

/**
 * Counts the calls of API keys by day, as the company counts its days, and refuses those beyond a key's limit. What is counted is kept once
 * a minute: of several nodes each knows the others' calls of up to a minute ago.
 */
export class KeyCalls {
  readonly #database: SocaiDatabase
  readonly #counted = new Map<string, Counted>()

  constructor(database: SocaiDatabase) {
    this.#database = database
  }

  /** Counts one call of whoever calls by a key. @param isRead it reads, and writes nothing @throws AppError 429 with `retryAfter` once the key has made its calls of the day */
  count({ key, workspaceId, zone }: Caller, now: Date, isRead: boolean): void {
    if (!key) return
    const day = dayOf(now, zone)
    const counted = this.#of(key, workspaceId, day)
    if (key.dailyCalls !== undefined && counted.others + counted.here >= key.dailyCalls) {
      const seconds = Math.max(1, Math.ceil((endOfDay(day, zone).getTime() - now.getTime()) / SECOND_MS))
      throw AppError.of('apiKeys.calls-spent', { most: key.dailyCalls }, { data: { retryAfter: seconds } })
    }
    counted.here += 1
    if (isRead) counted.readsHere += 1
  }

  /** Notes that a call of whoever calls by a key was refused or failed. */
  noteFailure({ key, workspaceId, zone }: Caller, failed: FailedCall<Date>): void {
    if (!key) return
    const counted = this.#of(key, workspaceId, dayOf(failed.at, zone))
    counted.failed = withFailures(counted.failed, [failed])
    if (!isCounted(failed)) return
    counted.failedHere += 1
    if (failed.verb === 'GET') counted.readsHere -= 1
  }

  /** Keeps what was counted since. */
  async keep(): Promise<void> {
    const [latest] = [...this.#counted.values()].map(({ day }) => day).sort((a, b) => (a < b ? 1 : -1))
    for (const [at, counted] of this.#counted) {
      await this.#keepOne(counted)
      // Days of other zones may be a day behind.
      if (latest !== undefined && counted.day < latest && counted.here === counted.stored && counted.failed.length === 0)
        this.#counted.delete(at)
    }
  }

  #of(key: NonNullable<Caller['key']>, workspaceId: string, day: Day): Counted {
    const at = `${key._id} ${day}`
    const others = key.calls?.find((each) => each.day === day)?.calls ?? 0
    const counted = this.#counted.get(at) ?? {
      workspaceId,
      keyId: key._id,
      day,
      others,
      here: 0,
      stored: 0,
      failed: [],
      failedHere: 0,
      failedStored: 0,
      readsHere: 0,
      readsStored: 0,
    }
    this.#counted.set(at, counted)
    return counted
  }

  async #keepOne(counted: Counted): Promise<void> {
    const more = counted.here - counted.stored
    const moreFailed = counted.failedHere - counted.failedStored
    const moreReads = counted.readsHere - counted.readsStored
    const { workspaceId, keyId, day, failed } = counted
    if (more === 0 && moreFailed === 0 && failed.length === 0) return
    // What fails while this is stored is kept the next time.
    counted.failed = []
    let isStored = false
    try {
      for (let tries = 0; tries < TRIES && !isStored; tries++) {
        const found = await this.#database.records('apiKeys', workspaceId).byId(keyId, { only: ['calls', 'failures'] })
        if (!found) {
          // The key is gone with its company.
          isStored = true
          return
        }
        const calls = withCalls(found.calls, day, { calls: more, failed: moreFailed, reads: moreReads })
        const change = { calls, ...(failed.length > 0 ? { failures: withFailures(found.failures, failed) } : {}) }
        const asRead = { _id: keyId, calls: found.calls ?? { $exists: false }, failures: found.failures ?? { $exists: false } }
        isStored = await this.#database.correct('apiKeys', workspaceId, asRead, { $set: change }, { make: false })
        if (isStored) counted.others = (calls.find((each) => each.day === day)?.calls ?? 0) - (counted.stored + more)
      }
    } finally {
      if (isStored) {
        counted.stored += more
        counted.failedStored += moreFailed
        counted.readsStored += moreReads
      } else counted.failed = withFailures(failed, counted.failed)
    }
  }
}

/** Whether what failed was counted as a call before: not what came beyond the limit, nor what a reading tool refused by itself. */
const isCounted = ({ code, service }: FailedCall<Date>): boolean =>
  code !== 'apiKeys.calls-spent' && (!service.startsWith('mcp') || service.startsWith('mcp/propose_'))
