import type { Document } from 'mongodb'
import { decode, encodeFilter, type FieldKinds } from './codec'
import { atTurn, countDocuments, findDocuments, type Source } from './find-documents'

export interface ReadOptions {
  readonly sort?: Readonly<Record<string, 1 | -1>>
  readonly limit?: number
  readonly skip?: number
  /** Only these fields (and `_id`). */
  readonly only?: readonly string[]
  /** All but these fields. */
  readonly without?: readonly string[]
  /** The index to read by, without the scope every index begins with. */
  readonly hint?: Readonly<Record<string, 1 | -1>>
  /** A document that is moved into another meanwhile is met once. */
  readonly asOfOneMoment?: boolean
}

/** Reads one collection within a scope that no filter can widen. Ids are strings, instants `Date`s. */
export class Records<T extends object> {
  readonly #source: Source
  readonly #name: string
  readonly #kinds: FieldKinds
  readonly #scope: Document

  constructor(source: Source, name: string, kinds: FieldKinds, scope: Document) {
    this.#source = source
    this.#name = name
    this.#kinds = kinds
    this.#scope = scope
  }

  async find(filter: Document, options: ReadOptions = {}): Promise<T[]> {
    const { sort, skip, limit, hint, asOfOneMoment } = options
    const projection = projectionOf(options)
    const documents = await findDocuments(this.#source, this.#name, {
      filter: this.#scoped(filter),
      ...(sort ? { sort } : {}),
      ...(limit ? { limit } : {}),
      ...(skip ? { skip } : {}),
      ...(projection ? { projection } : {}),
      ...(hint ? { hint: this.#index(hint) } : {}),
      ...(asOfOneMoment && this.#source.transport.movesWhileRead && !this.#source.session ? { readConcern: { level: 'snapshot' } } : {}),
    })
    // What the collection holds has the shape it was written with: every write passed the service's shape.
    return documents.map((document) => decode(this.#kinds, document) as T)
  }

  async one(filter: Document, options: ReadOptions = {}): Promise<T | null> {
    const [found] = await this.find(filter, { ...options, limit: 1 })
    return found ?? null
  }

  byId(id: string, options: ReadOptions = {}): Promise<T | null> {
    return this.one({ _id: id }, options)
  }

  byIds(ids: readonly string[], options: ReadOptions = {}): Promise<T[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.find({ _id: { $in: [...ids] } }, { limit: ids.length, ...options })
  }

  /** @param limit stop counting there */
  count(filter: Document, limit?: number, hint?: Readonly<Record<string, 1 | -1>>): Promise<number> {
    return countDocuments(this.#source, this.#name, this.#scoped(filter), {
      ...(limit ? { limit } : {}),
      ...(hint ? { hint: this.#index(hint) } : {}),
    })
  }

  /** Reads record by record without holding them all; for jobs over whole collections. */
  async *each(filter: Document, options: ReadOptions = {}): AsyncGenerator<T> {
    if (isPaged(this.#scope, this.#source, options)) return yield* this.#eachPage(filter, options)
    const projection = projectionOf(options)
    const { db, session } = this.#source
    const cursor = db.collection(this.#name).find(this.#scoped(filter), {
      batchSize: BATCH_SIZE,
      ...(session ? { session } : {}),
      ...(options.sort ? { sort: { ...options.sort } } : {}),
      ...(projection ? { projection } : {}),
    })
    try {
      for (;;) {
        if (!(await atTurn(this.#source, () => cursor.hasNext()))) return
        for (const document of cursor.readBufferedDocuments()) yield decode(this.#kinds, document) as T
      }
    } finally {
      await atTurn(this.#source, () => cursor.close()).catch(() => undefined)
    }
  }

  /** No cursor is held while each record is worked with: that may take longer than the database keeps one. */
  async *#eachPage(filter: Document, options: ReadOptions): AsyncGenerator<T> {
    for (let after: Document = {}; ;) {
      const page = await this.find({ $and: [filter, after] }, { ...options, sort: { _id: 1 }, limit: BATCH_SIZE })
      yield* page
      const last = page.at(-1)
      if (!last || page.length < BATCH_SIZE) return
      after = { _id: { $gt: (last as { _id?: unknown })._id } }
    }
  }

  #index(fields: Readonly<Record<string, 1 | -1>>): Record<string, 1 | -1> {
    return { ...Object.fromEntries(Object.keys(this.#scope).map((field) => [field, 1 as const])), ...fields }
  }

  #scoped(filter: Document): Document {
    const encoded = encodeFilter(this.#kinds, filter)
    const scope = encodeFilter(this.#kinds, this.#scope)
    if (Object.keys(scope).length === 0) return encoded
    for (const field of Object.keys(scope)) if (field in encoded) return { ...scope, $and: [encoded] }
    return { ...scope, ...encoded }
  }
}

const BATCH_SIZE = 500

/** Documents of the installation itself are paged by the index of their ids; those of one workspace have none that begins with both. */
const isPaged = (scope: Document, { session }: Source, { sort, without }: ReadOptions): boolean =>
  Object.keys(scope).length === 0 && !session && !sort && !without?.includes('_id')

const projectionOf = ({ only, without }: ReadOptions): Document | null => {
  if (only) return Object.fromEntries(only.map((field) => [field, 1]))
  if (without && without.length > 0) return Object.fromEntries(without.map((field) => [field, 0]))
  return null
}
