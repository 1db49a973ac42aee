import { Binary, Double, Int32, Long, ObjectId } from 'mongodb'
import type { FieldKinds } from './codec'

/** A value that no document of ours holds at its place. */
export class UnplainValue extends Error {
  readonly path: string

  constructor(path: readonly string[]) {
    super(`${path.join('.')} is not a value of its kind`)
    this.path = path.join('.')
  }
}

type Kind = FieldKinds[string] | undefined

interface Places {
  /** Where ids stand, and where instants do. */
  readonly ids: FieldKinds
  readonly instants: FieldKinds
}

/** Stands for bytes, and for a moment where the declaration names none: of no JSON type, so that only who asks for them lets them pass. */
export const BYTES = Symbol('bytes')
export const MOMENT = Symbol('moment')

/** Names that reach into an object's own making. */
const unnameable: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * A document as it is stored, as its declaration describes it: ids and instants as texts where they belong, numbers as numbers.
 * @param document with its numbers in their own kinds
 * @throws UnplainValue for a value that is none of these, or stands where another kind belongs
 */
export const plainDocument = (document: object, { ids, instants }: Places): unknown => plain(document, ids, instants, [])

const plain = (value: unknown, ids: Kind, instants: Kind, path: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item, place) => plain(item, ids, instants, [...path, String(place)]))
  if (value === null) return null
  if (ids === 'id') return idText(value, path)
  if (instants === 'instant') return instantText(value, path)
  if (typeof value !== 'object') return value
  if (value instanceof Int32 || value instanceof Double || value instanceof Long) return Number(value)
  if (value instanceof Date) return MOMENT
  if (value instanceof Binary) return BYTES
  if (Object.getPrototypeOf(value) !== Object.prototype) throw new UnplainValue(path)
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => {
      const at = [...path, field]
      if (unnameable.has(field)) throw new UnplainValue(at)
      return [field, plain(inner, inside(ids, field), inside(instants, field), at)]
    }),
  )
}

const inside = (kind: Kind, field: string): Kind => (typeof kind === 'object' && Object.hasOwn(kind, field) ? kind[field] : undefined)

const idText = (value: unknown, path: readonly string[]): string => {
  if (!(value instanceof ObjectId)) throw new UnplainValue(path)
  return value.toHexString()
}

const instantText = (value: unknown, path: readonly string[]): string => {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) throw new UnplainValue(path)
  return value.toISOString()
}
