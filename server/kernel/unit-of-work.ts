import type { Document } from '../platform/mongo/documents'
import { encodeChange, encodeFilter, encodeValue, newId } from '../platform/mongo/codec'
import type { Database } from '../platform/mongo/database'
import type { Collections } from './collections'
import type { KeyedLocks, LockKey } from './keyed-locks'
import { duplicateFields, isTransient } from '../platform/mongo/mongo-errors'
import { PlannedWrites, WriteConflict } from '../platform/mongo/planned-writes'
import type { Records } from '../platform/mongo/records'
import { keyChanges, keysOf } from './sort-keys'
import { rollupWrites, type Contribution, type Period, type RollupSlots } from './rollups'

/** An event to leave after commit. */
export interface ChangeEvent {
  readonly service: string
  readonly type: 'created' | 'patched' | 'removed'
  readonly record: object & { _id: string }
}

interface Versioned {
  _id: string
  rev: number
  /** The `rev` at which each field last changed. */
  revs?: Record<string, number>
}

export interface UnitOfWorkSettings<C extends { [Name in keyof C]: object }> {
  readonly database: Database<C>
  readonly locks: KeyedLocks
  readonly slots: RollupSlots
  readonly periods: Readonly<Record<string, readonly Period[]>>
  readonly publish: (workspaceId: string, events: readonly ChangeEvent[]) => void
  /** Whether anybody may be listening to this workspace, here or on another node. */
  readonly heard: (workspaceId: string) => boolean
  /** Reads records as an answer holds them, live references included. */
  readonly fresh: (workspaceId: string, service: string, ids: readonly string[]) => Promise<readonly (object & { _id: string })[]>
  /** Events that were due could not be read: the workspace's listeners must fetch anew what they show. */
  readonly lost: (workspaceId: string) => void
}

/**
 * One command: read freely, plan guarded writes, and commit them as one transaction, sent in one round trip.
 * Every update says how many documents it must meet; when it meets others, what the command read has changed
 * meanwhile, and the whole command runs again. Nothing is written, and nobody is told, before the commit.
 */
export class UnitOfWork<C extends { [Name in keyof C]: object }> {
  readonly workspaceId: string
  readonly now: Date
  /** Whether the command was begun before, and met a conflict. */
  readonly isRetry: boolean
  readonly #hold: Hold
  readonly #database: Database<C>
  readonly #writes: PlannedWrites
  readonly #postings: Contribution[] = []
  readonly #events: ChangeEvent[] = []
  readonly #retriedFields = new Set<string>()
  readonly #fresh: { service: string; ids: readonly string[]; type: ChangeEvent['type'] }[] = []

  constructor(
    database: Database<C>,
    { workspaceId, now, isRetry = false, hold }: { workspaceId: string; now: Date; isRetry?: boolean; hold: Hold },
  ) {
    this.#database = database
    this.#writes = new PlannedWrites(database.db.databaseName)
    this.workspaceId = workspaceId
    this.now = now
    this.isRetry = isRetry
    this.#hold = hold
  }

  /** Waits until no other command of this process works on these things, beyond what the command began with. */
  lock(keys: readonly LockKey[]): Promise<void> {
    return this.#hold(keys.map((key) => keyIn(this.workspaceId, key)))
  }

  /** The workspace's records as they stand; what is read here and then written must be guarded. */
  read<Name extends keyof C & string>(name: Name): Records<C[Name]> {
    return this.#database.records(name, this.workspaceId)
  }

  /** An id for a document of this command that others have to name before it is stored. */
  newId<Id extends string>(): Id {
    return newId(this.now) as Id
  }

  /** The command picked a free value for a unique field: when another takes it first, it is run again and picks anew. */
  retryOnDuplicate(field: string): void {
    this.#retriedFields.add(field)
  }

  /** @internal Whether running again would pick another value for the field that collided. */
  isRetryable(error: unknown): boolean {
    return duplicateFields(error)?.some((field) => this.#retriedFields.has(field)) ?? false
  }

  /** Adds documents; each gets an `_id` unless it brings one. Returns them as they will stand. */
  insert<Name extends keyof C & string>(
    name: Name,
    documents: readonly (Omit<C[Name], '_id' | 'workspaceId'> & { _id?: string })[],
  ): C[Name][] {
    const { kinds, scoped, sortByKey } = this.#database.definition(name)
    return documents.map((document) => {
      const whole = { ...document, _id: document._id ?? newId(this.now), ...(scoped ? { workspaceId: this.workspaceId } : {}) }
      this.#writes.insert(name, encodeValue(kinds, { ...whole, ...keysOf(sortByKey, whole) }) as Document)
      return whole as unknown as C[Name]
    })
  }

  /** Changes one document that must still fit `filter`. */
  update<Name extends keyof C & string>(name: Name, filter: Document, change: Document): void {
    this.#writes.update(name, this.#scoped(name, filter), this.#change(name, change), 1)
  }

  /** Changes `expected` documents that must all still fit `filter`. */
  updateMany<Name extends keyof C & string>(name: Name, filter: Document, change: Document, expected: number): void {
    this.#writes.update(name, this.#scoped(name, filter), this.#change(name, change), expected)
  }

  /** Changes all documents that fit `filter`, be it none; nothing that was read hangs on their number. */
  updateAll<Name extends keyof C & string>(name: Name, filter: Document, change: Document): void {
    this.#writes.updateAll(name, this.#scoped(name, filter), this.#change(name, change))
  }

  /** Changes the document that fits `filter`, or makes it. */
  upsert<Name extends keyof C & string>(name: Name, filter: Document, change: Document): void {
    this.#writes.upsert(name, this.#scoped(name, filter), this.#change(name, change))
  }

  /** Removes `expected` documents that must all still fit `filter`. */
  removeMany<Name extends keyof C & string>(name: Name, filter: Document, expected: number): void {
    this.#writes.remove(name, this.#scoped(name, filter), expected)
  }

  /**
   * Changes fields of a record read before: guarded by its `rev`, which grows by one. A field set to undefined is
   * removed. Returns the record as it will stand, or `before` itself when nothing differs.
   * @param stamp who did it and the like: written beside a change, never one by itself
   */
  save<Name extends keyof C & string>(
    name: Name,
    before: C[Name] & Versioned,
    fields: Partial<C[Name]>,
    stamp: Readonly<Record<string, unknown>> = {},
  ): C[Name] & Versioned {
    const changed = Object.entries(fields).filter(([field, value]) => !sameValue(before[field as keyof typeof before], value))
    if (changed.length === 0) return before
    const rev = before.rev + 1
    const { sortByKey } = this.#database.definition(name)
    const set: Document = { rev, updated: this.now, ...keyChanges(sortByKey, Object.fromEntries(changed)) }
    const unset: Document = {}
    for (const [field] of changed) set[`revs.${field}`] = rev
    for (const [field, value] of [...changed, ...Object.entries(stamp)]) {
      if (value === undefined) unset[field] = ''
      else set[field] = value
    }
    this.update(name, { _id: before._id, rev: before.rev }, { $set: set, ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}) })
    const revs = { ...before.revs, ...Object.fromEntries(changed.map(([field]) => [field, rev])) }
    const after: Record<string, unknown> = { ...before, ...fields, ...stamp, rev, updated: this.now, revs }
    for (const field of Object.keys(unset)) delete after[field]
    return after as unknown as C[Name] & Versioned
  }

  /** Adds to the figures of the reports, within the same transaction. */
  post(contributions: readonly Contribution[]): void {
    this.#postings.push(...contributions)
  }

  /** An event for after the commit. */
  emit(service: string, type: ChangeEvent['type'], record: object & { _id: string }): void {
    this.#events.push({ service, type, record })
  }

  /** Events of changed records that the command doesn't hold whole: they are read once they are committed. */
  emitReloaded(service: string, ids: readonly string[], type: ChangeEvent['type'] = 'patched'): void {
    this.#fresh.push({ service, ids, type })
  }

  /** @internal Writes all that was planned, then publishes. */
  async commit({ database, slots, periods, publish, heard, fresh, lost }: UnitOfWorkSettings<C>): Promise<void> {
    if (this.#postings.length > 0) {
      await slots.lease((slot) => {
        for (const { filter, change } of rollupWrites(this.#postings, periods, slot))
          this.upsert('rollups' as keyof C & string, filter, change)
        return this.#write(database)
      })
    } else if (!this.#writes.isEmpty) await this.#write(database)
    if (this.#events.length > 0) publish(this.workspaceId, this.#events)
    // Records are read for their event only where somebody would hear it.
    for (const { service, ids, type } of heard(this.workspaceId) ? this.#fresh : []) {
      fresh(this.workspaceId, service, ids).then(
        (records) =>
          publish(
            this.workspaceId,
            records.map((record) => ({ service, type, record })),
          ),
        () => lost(this.workspaceId),
      )
    }
  }

  #write({ transport }: Database<C>): Promise<void> {
    return transport.transaction((command) => this.#writes.send(command))
  }

  #scoped(name: string, filter: Document): Document {
    const { kinds, scoped } = this.#database.definition(name)
    return encodeFilter(kinds, scoped ? { workspaceId: this.workspaceId, ...filter } : filter)
  }

  #change(name: string, change: Document): Document {
    return encodeChange(this.#database.definition(name).kinds, change)
  }
}

export type SocaiUnitOfWork = UnitOfWork<Collections>

const sameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)

const MAX_ATTEMPTS = 8

type Hold = (keys: readonly LockKey[]) => Promise<void>

const keyIn = (workspaceId: string, key: LockKey): LockKey => ({ ...key, name: `${workspaceId}:${key.name}` })

/**
 * Runs a command under its locks until it is committed: again, on fresh reads, when another got there first.
 * @param keys what the command must not share with another while it runs
 * @throws what `body` throws; the last conflict after eight tries
 */
export const transact = async <C extends { [Name in keyof C]: object }, T>(
  settings: UnitOfWorkSettings<C>,
  { workspaceId, now, keys }: { workspaceId: string; now: () => Date; keys: readonly LockKey[] },
  body: (work: UnitOfWork<C>) => Promise<T>,
): Promise<T> =>
  settings.locks.hold(
    keys.map((key) => keyIn(workspaceId, key)),
    async (hold) => {
      for (let attempt = 1; ; attempt++) {
        const work = new UnitOfWork<C>(settings.database, { workspaceId, now: now(), isRetry: attempt > 1, hold })
        try {
          const result = await body(work)
          await work.commit(settings)
          return result
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !(error instanceof WriteConflict || isTransient(error) || work.isRetryable(error))) throw error
          await pause(Math.random() * 2 ** attempt)
        }
      }
    },
  )

/** Another process holds what this command needs: it comes back after a random moment, so that they don't meet again. */
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
