import type { Document } from 'bson'

/** The collection's name in a probe's commands; the test puts a fresh one in its place. */
export const collection = '<collection>'

/** One fact about MongoDB: what a command on some documents gives, and the page of the manual that says so. */
export interface Probe {
  readonly name: string
  /** Below https://www.mongodb.com/docs/manual/ */
  readonly page: string
  readonly documents: readonly Document[]
  /** Commands before the one that counts, to prepare indexes. */
  readonly before?: readonly Document[]
  readonly command: Document
  readonly expected: Expected
  /** What MongoDB can and this engine refuses is asked of the engine alone. */
  readonly isRefusal?: boolean
}

/** Documents of a cursor, fields of the reply, or a code; then, if given, what the collection holds. Types count, too. */
export interface Expected {
  readonly documents?: readonly Document[]
  readonly reply?: Document
  readonly code?: number
  readonly after?: readonly Document[]
}

/** Documents numbered by `_id` from 0. */
const numbered = (documents: readonly Document[]): Document[] => documents.map((document, i) => ({ _id: i, ...document }))

/** A query finds the documents at these places. */
export const finds = (name: string, page: string, documents: readonly Document[], filter: Document, places: readonly number[]): Probe => ({
  name,
  page,
  documents: numbered(documents),
  command: { find: collection, filter, sort: { _id: 1 }, projection: { _id: 1 } },
  expected: { documents: places.map((_id) => ({ _id })) },
})

/** An order puts the documents at these places one after the other. */
export const sorts = (name: string, page: string, documents: readonly Document[], sort: Document, places: readonly number[]): Probe => ({
  name,
  page,
  documents: numbered(documents),
  command: { find: collection, sort: { ...sort, _id: 1 }, projection: { _id: 1 } },
  expected: { documents: places.map((_id) => ({ _id })) },
})

/** A projection makes one document of another. */
export const projects = (name: string, page: string, document: Document, projection: Document, expected: Document): Probe => ({
  name,
  page,
  documents: [document],
  command: { find: collection, projection },
  expected: { documents: [expected] },
})

/** A pipeline gives these documents, in this order. */
export const pipes = (
  name: string,
  page: string,
  documents: readonly Document[],
  pipeline: readonly Document[],
  expected: readonly Document[],
): Probe => ({
  name,
  page,
  documents: numbered(documents),
  command: { aggregate: collection, pipeline, cursor: {} },
  expected: { documents: expected },
})

/** An update makes one document of another; `statement` may add the query, array filters or upsert. */
export const updates = (
  name: string,
  page: string,
  before: Document | null,
  u: Document,
  after: Document | readonly Document[],
  statement: Document = {},
): Probe => ({
  name,
  page,
  documents: before ? [{ _id: 0, ...before }] : [],
  command: { update: collection, updates: [{ q: {}, u, ...statement }] },
  expected: { after: Array.isArray(after) ? (after as Document[]) : [{ _id: 0, ...(after as Document) }] },
})

/** An update is refused with a code, and nothing changes. */
export const refusesUpdate = (
  name: string,
  page: string,
  before: Document,
  u: Document,
  code: number,
  statement: Document = {},
): Probe => ({
  name,
  page,
  documents: [{ _id: 0, ...before }],
  command: { update: collection, updates: [{ q: {}, u, ...statement }] },
  expected: { code, after: [{ _id: 0, ...before }] },
})

/** A command is refused with a code. */
export const refuses = (name: string, page: string, command: Document, code: number): Probe => ({
  name,
  page,
  documents: [{ _id: 0, a: 1 }],
  command,
  expected: { code },
})

/** The same, for what MongoDB itself can do. */
export const lacks = (name: string, page: string, command: Document, code: number): Probe => ({
  ...refuses(name, page, command, code),
  isRefusal: true,
})

export const find = (filter: Document, more: Document = {}): Document => ({ find: collection, filter, ...more })
export const aggregate = (...pipeline: Document[]): Document => ({ aggregate: collection, pipeline, cursor: {} })

/** The document form of `$cond`; written out, linters would take it for a promise. */
export const branches = (...parts: [name: string, value: unknown][]): Document => Object.fromEntries(parts)
