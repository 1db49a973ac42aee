import { BSON, ObjectId } from 'mongodb'
import type { Document } from './documents'

/** A value with its documents' own kinds (ids, instants, long numbers) as one line of JSON. */
export const toLine = (value: object): string => BSON.EJSON.stringify(value, { relaxed: false })

/** What `toLine` wrote. @throws SyntaxError and the like for anything else */
export const fromLine = (line: string): Document => BSON.EJSON.parse(line, { relaxed: false }) as Document

/** An id as text; null of what is none. */
export const idText = (value: unknown): string | null => (value instanceof ObjectId ? value.toHexString() : null)

/** A document as the database writes it. */
export const toBytes = (document: object): Uint8Array => BSON.serialize(document)

/** What `toBytes` wrote, its numbers in their own kinds. */
export const fromBytes = (bytes: Uint8Array): Document => BSON.deserialize(bytes, { promoteValues: false })

/** An id of its text. */
export const idOf = (text: string): ObjectId => new ObjectId(text)

interface Changes {
  /** @param field the name it stands under, also in a list; undefined takes it out of there */
  readonly text: (text: string, field: string) => string | undefined
  readonly id: (id: ObjectId) => ObjectId
  /** Of fields. */
  readonly name: (name: string) => string
}

/** A document as it is stored, with all texts, ids and names of fields in it changed; all else stays as it is. */
export const changedDeep = (document: object, changes: Changes): Document => changed(document, '', changes) as Document

const changed = (value: unknown, field: string, changes: Changes): unknown => {
  if (typeof value === 'string') return changes.text(value, field)
  if (value instanceof ObjectId) return changes.id(value)
  if (Array.isArray(value)) return value.map((item) => changed(item, field, changes))
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value).map(([name, inner]) => [changes.name(name), changed(inner, name, changes)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== undefined))
}
