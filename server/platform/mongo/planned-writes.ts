import { MongoServerError, type Document } from 'mongodb'
import type { SendCommand } from './transport'

/** What the records behind a command said was no longer so when it came to write: it is run again on fresh ones. */
export class WriteConflict extends Error {}

interface StatementResult extends Document {
  readonly ok: number
  readonly idx: number
  readonly n: number
}

const kinds = ['insert', 'update', 'delete'] as const
type Kind = (typeof kinds)[number]

/** Statements of one kind on one collection, one after the other. */
interface Run {
  readonly kind: Kind
  readonly namespace: number
  readonly isCounted: boolean
  readonly statements: Document[]
}

const listOf = { insert: 'documents', update: 'updates', delete: 'deletes' } as const

const plainStatement: Readonly<Record<Kind, (statement: Document) => unknown>> = {
  insert: ({ document }): unknown => document,
  update: ({ filter, updateMods, multi, upsert }) => ({
    q: filter as unknown,
    u: updateMods as unknown,
    multi: multi === true,
    upsert: upsert === true,
  }),
  delete: ({ filter, multi }) => ({ q: filter as unknown, limit: multi ? 0 : 1 }),
}

/** What a command writes, in the form of MongoDB's `bulkWrite`: many collections, one round trip. */
export class PlannedWrites {
  readonly #database: string
  readonly #namespaces = new Map<string, number>()
  /** Writes that must find documents as they were read: sent first, so that what is stale is known before the rest. */
  readonly #guarded: Document[] = []
  readonly #free: Document[] = []
  /** Changes of however many documents there are: they say nothing about what was read. */
  readonly #openEnded = new Set<Document>()
  #updated = 0
  #deleted = 0

  constructor(database: string) {
    this.#database = database
  }

  get isEmpty(): boolean {
    return this.#guarded.length === 0 && this.#free.length === 0
  }

  insert(name: string, document: Document): void {
    this.#free.push({ insert: this.#namespace(name), document })
  }

  /** Changes `expected` documents that must all still fit the filter. */
  update(name: string, filter: Document, updateMods: Document, expected: number): void {
    this.#guarded.push({ update: this.#namespace(name), filter, updateMods, multi: expected !== 1 })
    this.#updated += expected
  }

  /** Changes all documents that fit the filter, which must be as many as expected. */
  updateEvery(name: string, filter: Document, updateMods: Document, expected: number): void {
    this.#guarded.push({ update: this.#namespace(name), filter, updateMods, multi: true })
    this.#updated += expected
  }

  /** Changes one document that these very writes insert: after they have. */
  updateInserted(name: string, filter: Document, updateMods: Document): void {
    this.#free.push({ update: this.#namespace(name), filter, updateMods, multi: false })
    this.#updated += 1
  }

  /** Changes whatever documents fit the filter, be it none. */
  updateAll(name: string, filter: Document, updateMods: Document): void {
    const statement = { update: this.#namespace(name), filter, updateMods, multi: true }
    this.#openEnded.add(statement)
    this.#free.push(statement)
  }

  upsert(name: string, filter: Document, updateMods: Document): void {
    this.#free.push({ update: this.#namespace(name), filter, updateMods, multi: false, upsert: true })
    this.#updated += 1
  }

  /** Removes `expected` documents that must all still fit the filter. */
  remove(name: string, filter: Document, expected: number): void {
    this.#guarded.push({ delete: this.#namespace(name), filter, multi: true })
    this.#deleted += expected
  }

  /**
   * Sends everything within a transaction: one command, more only for thousands of statements; to a server without `bulkWrite` one for
   * each kind of write of each collection.
   * @throws WriteConflict when other documents were met than expected; the server's own error for a duplicate and the like
   */
  async send(command: SendCommand, { together }: { readonly together: boolean }): Promise<void> {
    const [updated, deleted] = together ? await this.#sendTogether(command) : await this.#sendByCollection(command)
    if (updated !== this.#updated) throw new WriteConflict(`${this.#updated} documents expected, ${updated} met`)
    if (deleted !== this.#deleted) throw new WriteConflict(`${this.#deleted} documents to remove expected, ${deleted} met`)
  }

  /** @returns how many documents were met by updates and by removals, those of however many there are left out */
  async #sendTogether(command: SendCommand): Promise<[updated: number, deleted: number]> {
    const statements = [...this.#guarded, ...this.#free]
    const nsInfo = [...this.#namespaces.keys()].map((name) => ({ ns: `${this.#database}.${name}` }))
    let [updated, deleted] = [0, 0]
    for (let first = 0; first < statements.length; first += MAX_STATEMENTS) {
      const ops = statements.slice(first, first + MAX_STATEMENTS)
      const errorsOnly = this.#openEnded.size === 0
      const reply = await command('admin', { bulkWrite: 1, ops, nsInfo, ordered: true, errorsOnly })
      const results = (reply['cursor'] as { firstBatch: StatementResult[] }).firstBatch
      if (reply['nErrors'] > 0) throw new MongoServerError(results.find(({ ok }) => ok === 0) ?? {})
      const uncounted = results.reduce((sum, { idx, n }) => (this.#openEnded.has(ops[idx] ?? {}) ? sum + n : sum), 0)
      updated += Number(reply['nMatched']) + Number(reply['nUpserted']) - uncounted
      deleted += Number(reply['nDeleted'])
    }
    return [updated, deleted]
  }

  async #sendByCollection(command: SendCommand): Promise<[updated: number, deleted: number]> {
    const names = [...this.#namespaces.keys()]
    let [updated, deleted] = [0, 0]
    for (const { kind, namespace, statements, isCounted } of [...this.#runsOf(this.#guarded), ...this.#runsOf(this.#free)])
      for (let first = 0; first < statements.length; first += MAX_STATEMENTS) {
        const list = statements.slice(first, first + MAX_STATEMENTS)
        const reply = await command(this.#database, {
          [kind]: names[namespace],
          [listOf[kind]]: list.map(plainStatement[kind]),
          ordered: true,
        })
        const [error] = (reply['writeErrors'] ?? []) as Document[]
        if (error) throw new MongoServerError(error)
        if (kind === 'update' && isCounted) updated += Number(reply['n'])
        if (kind === 'delete') deleted += Number(reply['n'])
      }
    return [updated, deleted]
  }

  /** Statements as commands take them: those of one collection stay in their order, and collections don't mind each other. */
  #runsOf(statements: readonly Document[]): Run[] {
    const byNamespace = new Map<number, Run[]>()
    for (const statement of statements) {
      const kind = kinds.find((each) => each in statement) ?? 'insert'
      const namespace = Number(statement[kind])
      const isCounted = !this.#openEnded.has(statement)
      const runs = byNamespace.get(namespace) ?? []
      byNamespace.set(namespace, runs)
      const last = runs.at(-1)
      if (last?.kind === kind && last.isCounted === isCounted) last.statements.push(statement)
      else runs.push({ kind, namespace, isCounted, statements: [statement] })
    }
    return [...byNamespace.values()].flat()
  }

  #namespace(name: string): number {
    const known = this.#namespaces.get(name)
    if (known !== undefined) return known
    const next = this.#namespaces.size
    this.#namespaces.set(name, next)
    return next
  }
}

/** Others have their turn between two messages, here and at the database; what people do one by one is one message. */
const MAX_STATEMENTS = 500
