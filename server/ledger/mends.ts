import type { SocaiDatabase, SocaiReader } from '../kernel/collections'
import { KeyedLocks } from '../kernel/keyed-locks'
import { RunningCommands } from '../kernel/running-commands'
import { UnitOfWork, type Ledger, type SocaiUnitOfWork } from '../kernel/unit-of-work'
import type { Collections } from '../kernel/collections'
import { duplicateFields, isTransient } from '../platform/mongo/mongo-errors'
import { WriteConflict } from '../platform/mongo/planned-writes'

/** What a mend writes; throws WriteConflict where what it was made from has changed. */
export type Mend = (work: SocaiUnitOfWork) => unknown

const COUNTER = 'mends'
/** So many mends reach the disk together. */
const AT_ONCE = 200
const MAX_ATTEMPTS = 8

/**
 * The mends of one recount of a workspace. Each holds only while nobody else has mended the workspace since the recount began to read, so
 * that of two who find the same fault one mends it. What people enter meanwhile doesn't keep it from being mended.
 */
export class Mends {
  readonly workspaceId: string
  readonly #waiting: { readonly mend: Mend; readonly resolve: (isMade: boolean) => void; readonly reject: (error: unknown) => void }[] = []
  /** How many were ever made in this workspace, as far as this recount knows; null: none. */
  #made: number | null
  #isBusy = false

  private constructor(workspaceId: string, made: number | null) {
    this.workspaceId = workspaceId
    this.#made = made
  }

  /** Call it before what the mends are made from is read. */
  static async since(reader: SocaiReader, workspaceId: string): Promise<Mends> {
    const counter = await reader.records('counters', workspaceId).one({ name: COUNTER })
    return new Mends(workspaceId, counter?.value ?? null)
  }

  /** Makes it, with all that are asked for at the same moment as one transaction. @returns false: somebody else has changed what it was made from */
  make(database: SocaiDatabase, mend: Mend): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ mend, resolve, reject })
      if (this.#isBusy) return
      this.#isBusy = true
      queueMicrotask(() => void this.#makeAll(database))
    })
  }

  async #makeAll(database: SocaiDatabase): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, AT_ONCE)
      try {
        const areMade = await this.#write(
          database,
          batch.map(({ mend }) => mend),
        )
        // One that doesn't hold any more keeps none of the others from being made.
        for (const { mend, resolve } of batch) resolve(areMade || (batch.length > 1 && (await this.#write(database, [mend]))))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    this.#isBusy = false
  }

  async #write(database: SocaiDatabase, mends: readonly Mend[]): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      const { work, commit } = plainWork(database, this.workspaceId)
      // The guard is a write too: two that begin at the same moment meet at it.
      if (this.#made === null) work.upsert('counters', { name: COUNTER, value: { $exists: false } }, { $inc: { value: 1 } })
      else work.update('counters', { name: COUNTER, value: this.#made }, { $inc: { value: 1 } })
      try {
        await Promise.all(mends.map((mend) => mend(work)))
        await commit()
        this.#made = (this.#made ?? 0) + 1
        return true
      } catch (error) {
        if (error instanceof WriteConflict || duplicateFields(error) !== null) return false
        if (!isTransient(error) || attempt === MAX_ATTEMPTS) throw error
      }
    }
  }
}

const noLedger: Ledger<Collections> = {
  posts: () => false,
  follows: () => false,
  commit: async (_work, _changes, write) => void (await write()),
}

/** A unit of work that changes no figures by itself and tells nobody. */
const plainWork = (database: SocaiDatabase, workspaceId: string): { work: SocaiUnitOfWork; commit: () => Promise<void> } => {
  const settings = {
    database,
    ledger: noLedger,
    locks: new KeyedLocks(),
    running: new RunningCommands(),
    publish: () => undefined,
    hasListeners: () => false,
    fresh: () => Promise.resolve([]),
    lost: () => undefined,
  }
  const own = { workspaceId, now: new Date(), zone: null, isRetry: false, hold: () => Promise.resolve() }
  const work = new UnitOfWork<Collections>(settings, own)
  return { work, commit: () => work.commit(settings) }
}
