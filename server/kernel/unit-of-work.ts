import type { Zone } from '@shared/foundation/days/days'
import { isEqual } from '@shared/foundation/equal'
import type { Document } from '../platform/mongo/documents'
import { encodeChange, encodeFilter, encodeValue, newId } from '../platform/mongo/codec'
import type { Database } from '../platform/mongo/database'
import type { ChangedRecords, Collections } from './collections'
import type { KeyedLocks, LockKey } from './keyed-locks'
import type { RunningCommands } from './running-commands'
import { groupBy } from '@shared/foundation/group-by'
import { inSlices, partsOf } from '../platform/in-slices'
import { duplicateFields, isAway, isDiskFull, isTransient } from '../platform/mongo/mongo-errors'
import { PlannedWrites, WriteConflict } from '../platform/mongo/planned-writes'
import type { Records } from '../platform/mongo/records'
import { keyChanges, keysOf } from './sort-keys'

/** An event to leave after commit. */
export interface ChangeEvent {
  readonly service: string
  readonly type: 'created' | 'patched' | 'removed'
  readonly record: object & { _id: string }
}

/** Records to read for their event once they are committed. */
interface Fresh {
  readonly service: string
  readonly ids: readonly string[]
  readonly type: ChangeEvent['type']
}

interface Versioned {
  _id: string
  rev: number
  /** The `rev` at which each field last changed. */
  revs?: Record<string, number>
}

/** A record as it was before a command and as it stands after it; null: it wasn't there, or it is gone. */
export interface RecordChange<Name extends string = string> {
  readonly name: Name
  readonly before: object | null
  readonly after: object | null
}

/** Keeps the figures that records add to. */
export interface Ledger<C extends { [Name in keyof C]: object }> {
  /** Whether a collection's records add to figures: then they are written whole, by `insert`, `save` and `remove` alone. */
  readonly posts: (name: string) => boolean
  /** Whether it is told of changes of a collection's records, because they add to figures or are kept elsewhere too. */
  readonly follows: (name: string) => boolean
  /** Plans what the changes add to the figures, and writes all that is planned. @param write tells whether anything was written */
  readonly commit: (work: UnitOfWork<C>, changes: readonly RecordChange<keyof C & string>[], write: () => Promise<boolean>) => Promise<void>
}

export interface UnitOfWorkSettings<C extends { [Name in keyof C]: object }> {
  readonly database: Database<C>
  readonly locks: KeyedLocks
  readonly running: RunningCommands
  readonly ledger: Ledger<C>
  readonly publish: (workspaceId: string, events: readonly ChangeEvent[]) => void
  /** Whether anybody may be listening to this workspace, here or on another node. */
  readonly hasListeners: (workspaceId: string) => boolean
  /** Reads records as an answer holds them, live references included. */
  readonly fresh: (workspaceId: string, service: string, ids: readonly string[]) => Promise<readonly (object & { _id: string })[]>
  /** Events that were due could not be read: the workspace's listeners must fetch anew what they show. */
  readonly lost: (workspaceId: string) => void
  /** Writes down with the command which records it tells of. */
  readonly keep?: (work: UnitOfWork<C>, told: readonly ChangedRecords[]) => void
  /** Told of each commit: how long its writing took, and how often the command met another's change before. */
  readonly committed?: (milliseconds: number, retries: number) => void
  /** Told of each command that could not be written, as the disk is full. */
  readonly refused?: () => void
}

/**
 * One command: read freely, plan guarded writes, and commit them as one transaction, sent in one round trip.
 * Every update says how many documents it must meet; when it meets others, what the command read has changed
 * meanwhile, and the whole command runs again. Nothing is written, and nobody is told, before the commit.
 */
export class UnitOfWork<C extends { [Name in keyof C]: object }> {
  readonly workspaceId: string
  readonly now: Date
  /** The workspace's time zone, where the caller knows it. */
  readonly zone: Zone | null
  /** Whether the command was begun before, and met a conflict. */
  readonly isRetry: boolean
  readonly #hold: Hold
  readonly #database: Database<C>
  readonly #writes: PlannedWrites
  readonly #ledger: Ledger<C>
  readonly #changes = new Map<string, RecordChange<keyof C & string>>()
  readonly #inserted = new Map<unknown, object>()
  readonly #removed = new Set<unknown>()
  readonly #events: ChangeEvent[] = []
  readonly #retriedFields = new Set<string>()
  readonly #fresh: Fresh[] = []
  readonly #renamed = new Set<string>()

  constructor(
    { database, ledger }: { readonly database: Database<C>; readonly ledger: Ledger<C> },
    { workspaceId, now, zone, isRetry, hold }: { workspaceId: string; now: Date; zone: Zone | null; isRetry: boolean; hold: Hold },
  ) {
    this.#database = database
    this.#ledger = ledger
    this.zone = zone
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

  /** Records by their ids as they stand, and those that this very command adds. */
  async readWithOwn<Name extends keyof C & string>(name: Name, ids: readonly string[]): Promise<C[Name][]> {
    // What is kept under an id was inserted into the collection that is asked for: ids are of one collection alone.
    const own = ids.flatMap((id) => (this.#inserted.get(id) as C[Name] | undefined) ?? [])
    if (own.length === ids.length) return own
    return [...own, ...(await this.read(name).byIds(ids.filter((id) => !this.#inserted.has(id))))]
  }

  /** Records of the installation itself, its companies among them. */
  readPlatform<Name extends keyof C & string>(name: Name): Records<C[Name]> {
    return this.#database.platformRecords(name)
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
    const definition = this.#database.definition(name)
    const { kinds, scoped } = definition
    return documents.map((document) => {
      const whole = { ...document, _id: document._id ?? newId(this.now), ...(scoped ? { workspaceId: this.workspaceId } : {}) }
      this.#inserted.set(whole._id, whole)
      this.#writes.insert(name, encodeValue(kinds, { ...whole, ...keysOf(definition, whole) }) as Document)
      this.#noteChange(name, whole._id, null, whole)
      return whole as unknown as C[Name]
    })
  }

  /** Changes one document that must still fit `filter`. */
  update<Name extends keyof C & string>(name: Name, filter: Document, change: Document): void {
    this.#assertNotPosted(name)
    this.#updateOne(name, filter, change)
  }

  /** Adds to numbers of one document that must still fit `filter`: its running totals, its revision. No figure is made of them. */
  increase<Name extends keyof C & string>(name: Name, filter: Document, by: Readonly<Record<string, number>>): void {
    this.#updateOne(name, filter, { $inc: by })
  }

  #updateOne(name: keyof C & string, filter: Document, change: Document): void {
    const [where, what] = [this.#scoped(name, filter), this.#change(name, change)]
    if (this.#inserted.has(filter['_id'])) this.#writes.updateInserted(name, where, what)
    else this.#writes.update(name, where, what, 1)
  }

  /** Changes `expected` documents that must all still fit `filter`. */
  updateMany<Name extends keyof C & string>(name: Name, filter: Document, change: Document, expected: number): void {
    this.#assertNotPosted(name)
    this.#writes.update(name, this.#scoped(name, filter), this.#change(name, change), expected)
  }

  /** Changes all documents that fit `filter`, however many; for writes that depend on no number that was read. */
  updateAll<Name extends keyof C & string>(name: Name, filter: Document, change: Document): void {
    this.#assertNotPosted(name)
    this.#writes.updateAll(name, this.#scoped(name, filter), this.#change(name, change))
  }

  /**
   * Writes another name wherever records hold this one. What they add to figures stays; its keys are the caller's to rename.
   * @param expected so many records must hold it; absent: however many
   */
  rename<Name extends keyof C & string>(name: Name, field: keyof C[Name] & string, before: string, after: string, expected?: number): void {
    this.#renamed.add(name)
    const filter = this.#scoped(name, { [field]: before })
    const change = this.#change(name, { $set: { [field]: after, updated: this.now }, $inc: { rev: 1 } })
    if (expected === undefined) this.#writes.updateAll(name, filter, change)
    else this.#writes.updateEvery(name, filter, change, expected)
  }

  /** The same where records hold it in a list: the new name stands at its end. */
  renameIn<Name extends keyof C & string>(name: Name, field: keyof C[Name] & string, before: string, after: string): void {
    this.#renamed.add(name)
    const filter = this.#scoped(name, { [field]: before })
    const added = { $addToSet: { [field]: after }, $set: { updated: this.now }, $inc: { rev: 1 } }
    this.#writes.updateAll(name, filter, this.#change(name, added))
    this.#writes.updateAll(name, filter, this.#change(name, { $pull: { [field]: before } }))
  }

  /** Changes the document that fits `filter`, or makes it. */
  upsert<Name extends keyof C & string>(name: Name, filter: Document, change: Document): void {
    this.#assertNotPosted(name)
    this.#writes.upsert(name, this.#scoped(name, filter), this.#change(name, change))
  }

  /** Removes `expected` documents that must all still fit `filter`. */
  removeMany<Name extends keyof C & string>(name: Name, filter: Document, expected: number): void {
    this.#assertNotPosted(name)
    this.#writes.remove(name, this.#scoped(name, filter), expected)
  }

  /** Removes a record read before: guarded by its `rev`. */
  remove<Name extends keyof C & string>(name: Name, record: C[Name] & Versioned): void {
    this.#removed.add(record._id)
    this.#writes.remove(name, this.#scoped(name, { _id: record._id, rev: record.rev }), 1)
    this.#noteChange(name, record._id, record, null)
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
    const changed = Object.entries(fields).filter(([field, value]) => !isEqual(before[field as keyof typeof before], value))
    if (changed.length === 0) return before
    const rev = before.rev + 1
    const keys = keyChanges(this.#database.definition(name), Object.fromEntries(changed), { ...before, ...fields })
    const set: Document = { rev, updated: this.now, ...keys }
    const unset: Document = {}
    for (const [field] of changed) set[`revs.${field}`] = rev
    for (const [field, value] of [...changed, ...Object.entries(stamp)]) {
      if (value === undefined) unset[field] = ''
      else set[field] = value
    }
    const change = { $set: set, ...(Object.keys(unset).length > 0 ? { $unset: unset } : {}) }
    this.#writes.update(name, this.#scoped(name, { _id: before._id, rev: before.rev }), this.#change(name, change), 1)
    const revs = { ...before.revs, ...Object.fromEntries(changed.map(([field]) => [field, rev])) }
    const after: Record<string, unknown> = { ...before, ...fields, ...stamp, rev, updated: this.now, revs }
    for (const field of Object.keys(unset)) delete after[field]
    this.#noteChange(name, before._id, before, after)
    return after as unknown as C[Name] & Versioned
  }

  /** Whether this command removes the record. */
  removes(id: string): boolean {
    return this.#removed.has(id)
  }

  /** The records that add to figures or are kept elsewhere too, as they were before this command and as they stand by now. */
  changedRecords(): readonly RecordChange<keyof C & string>[] {
    return [...this.#changes.values()]
  }

  /** A record read before, as this command has saved it meanwhile. */
  latest<Name extends keyof C & string>(name: Name, record: C[Name] & { _id: string }): C[Name] {
    // What is noted is what `save` made of this very record.
    return (this.#changes.get(`${name}:${record._id}`)?.after as C[Name] | undefined) ?? record
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
  async commit({ database, publish, hasListeners, fresh, lost, keep }: UnitOfWorkSettings<C>): Promise<void> {
    keep?.(this, this.#told())
    if (this.#changes.size > 0) await this.#ledger.commit(this, [...this.#changes.values()], () => this.#write(database))
    else if (!this.#writes.isEmpty) await this.#write(database)
    for await (const events of inSlices(partsOf(this.#events, EVENTS_TOGETHER))) publish(this.workspaceId, events)
    // Records are read for their event only where somebody would receive it.
    if (this.#fresh.length === 0 || !hasListeners(this.workspaceId)) return
    for (const own of groupBy(this.#fresh, ({ service, type }) => `${service} ${type}`).values())
      this.#publishFresh(own, { publish, fresh }).catch(() => lost(this.workspaceId))
  }

  /** The records that the command tells of. */
  #told(): ChangedRecords[] {
    return [
      ...this.#events.map(({ service, type, record }) => ({ service, type, ids: [record._id] })),
      ...this.#fresh,
      ...[...this.#renamed].map((service) => ({ service, type: 'many' as const, ids: [] })),
    ]
  }

  /** Events of one kind of change of one service: thousands of records are read by and by, and hold up nobody's reads. */
  async #publishFresh(own: readonly Fresh[], { publish, fresh }: Pick<UnitOfWorkSettings<C>, 'publish' | 'fresh'>): Promise<void> {
    const [first] = own
    if (!first) return
    const { service, type } = first
    for (const ids of partsOf([...new Set(own.flatMap((each) => each.ids))], EVENTS_TOGETHER)) {
      const records = await fresh(this.workspaceId, service, ids)
      publish(
        this.workspaceId,
        records.map((record) => ({ service, type, record })),
      )
    }
  }

  /** @internal Judges all that was planned as a commit does, and writes nothing. */
  async dryRun(): Promise<void> {
    if (this.#changes.size > 0) await this.#ledger.commit(this, [...this.#changes.values()], () => Promise.resolve(false))
  }

  async #write({ transport }: Database<C>): Promise<boolean> {
    await transport.transaction((command) => this.#writes.send(command, { together: transport.writesTogether }))
    return true
  }

  /** However often a command saves a record, its figures are those between its first state and its last. */
  #noteChange(name: keyof C & string, id: string, before: object | null, after: object | null): void {
    if (!this.#ledger.follows(name)) return
    const key = `${name}:${id}`
    const known = this.#changes.get(key)
    this.#changes.set(key, { name, before: known ? known.before : before, after })
  }

  #assertNotPosted(name: string): void {
    if (this.#ledger.posts(name)) throw new Error(`records of '${name}' add to figures: insert, save or remove them`)
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

/** What thousands of changes tell is told by and by. */
const EVENTS_TOGETHER = 100

/** A command that meets others' changes is begun anew for so long. */
const MAX_RETRIES_MS = 3000
/** However long one try takes. */
const MIN_ATTEMPTS = 8
/** The pause before the next try grows up to so many times what a try takes. */
const MAX_PAUSE_FACTOR = 32
/** A try may be so quick that its time says nothing. */
const MIN_TRY_MS = 2
const MAX_PAUSE_MS = 400

type Hold = (keys: readonly LockKey[]) => Promise<void>

const keyIn = (workspaceId: string, key: LockKey): LockKey => ({ ...key, name: `${workspaceId}:${key.name}` })

/**
 * Runs a command under its locks until it is committed: again, on fresh reads, when another got there first.
 * @param keys what the command must not share with another while it runs
 * @throws what `body` throws; the last conflict after some seconds of tries
 */
export const transact = async <C extends { [Name in keyof C]: object }, T>(
  settings: UnitOfWorkSettings<C>,
  { workspaceId, now, keys, zone = null }: { workspaceId: string; now: () => Date; keys: readonly LockKey[]; zone?: Zone | null },
  body: (work: UnitOfWork<C>) => Promise<T>,
): Promise<T> =>
  settings.running.during(workspaceId, () =>
    settings.locks.hold(
      keys.map((key) => keyIn(workspaceId, key)),
      async (hold) => {
        const first = performance.now()
        for (let attempt = 1; ; attempt++) {
          const started = performance.now()
          const work = new UnitOfWork<C>(settings, { workspaceId, now: now(), zone, isRetry: attempt > 1, hold })
          try {
            const result = await body(work)
            const began = performance.now()
            await work.commit(settings)
            settings.committed?.(performance.now() - began, attempt - 1)
            return result
          } catch (error) {
            if (isDiskFull(error)) settings.refused?.()
            if (!(error instanceof WriteConflict || isTransient(error) || work.isRetryable(error))) throw error
            const ended = performance.now()
            if (ended - first > MAX_RETRIES_MS && (attempt >= MIN_ATTEMPTS || isAway(error))) throw error
            await pause(pauseAfter(attempt, ended - started))
          }
        }
      },
    ),
  )

/**
 * Runs a command without writing anything or telling anybody: it throws what the command would throw.
 */
export const dryRun = <C extends { [Name in keyof C]: object }>(
  settings: UnitOfWorkSettings<C>,
  { workspaceId, now, zone = null }: { workspaceId: string; now: () => Date; zone?: Zone | null },
  body: (work: UnitOfWork<C>) => Promise<unknown>,
): Promise<void> =>
  settings.running.during(workspaceId, () =>
    settings.locks.hold([], async (hold) => {
      const work = new UnitOfWork<C>(settings, { workspaceId, now: now(), zone, isRetry: false, hold })
      await body(work)
      await work.dryRun()
    }),
  )

/** Whom a command met is not done sooner than a commit takes: on several nodes that is far longer than on one. */
const pauseAfter = (attempt: number, tookMs: number): number =>
  Math.random() * Math.min(MAX_PAUSE_MS, Math.min(2 ** attempt, MAX_PAUSE_FACTOR) * Math.max(MIN_TRY_MS, tookMs))

/** Another process holds what this command needs: it comes back after a random moment, so that they don't meet again. */
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
