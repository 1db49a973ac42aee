import type { TSchema } from '@sinclair/typebox'
import { ObjectId, type Document } from 'mongodb'
import { shortChanges, wholeChanges } from './changed-lists'

/** The places of ids and instants in a shape, also within arrays; `changes`: what fields were and are, kept short. */
export interface FieldKinds {
  readonly [field: string]: FieldKind
}
type FieldKind = 'id' | 'instant' | 'changes' | FieldKinds

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date) && !(value instanceof ObjectId)

/** Reads off a shape where its ids and instants stand. */
export const kindsOf = (schema: TSchema): FieldKinds => {
  const kind = kindOf(schema)
  return typeof kind === 'object' && kind !== null ? kind : {}
}

const kindOf = (schema: TSchema): FieldKind | null => {
  if (schema['kind'] === 'id' || schema['kind'] === 'instant') return schema['kind']
  if (schema['anyOf']) return (schema['anyOf'] as TSchema[]).map(kindOf).find((kind) => kind !== null) ?? null
  if (schema['items']) return kindOf(schema['items'] as TSchema)
  if (!schema['properties']) return null
  const kinds: Record<string, FieldKind> = {}
  for (const [field, inner] of Object.entries(schema['properties'] as Record<string, TSchema>)) {
    const kind = kindOf(inner)
    if (kind !== null) kinds[field] = kind
  }
  return Object.keys(kinds).length > 0 ? kinds : null
}

/** The smallest id that anything made at a moment, or later, may have. */
export const firstIdOf = (made: Date): ObjectId => ObjectId.createFromTime(Math.floor(made.getTime() / 1000))

const toObjectId = (value: unknown): unknown => (typeof value === 'string' && /^[0-9a-f]{24}$/.test(value) ? new ObjectId(value) : value)

/** A value as the database keeps it: ids become ObjectIds. The argument is left as it is. */
export const encodeValue = (kind: FieldKind | undefined, value: unknown): unknown => {
  if (kind === undefined || kind === 'instant' || value === null || value === undefined) return value
  if (Array.isArray(value)) return value.map((item) => encodeValue(kind, item))
  if (kind === 'id') return toObjectId(value)
  if (!isPlain(value)) return value
  if (kind === 'changes') return shortChanges(value)
  const copy: Record<string, unknown> = { ...value }
  for (const field of Object.keys(kind)) if (field in copy) copy[field] = encodeValue(kind[field], copy[field])
  return copy
}

/** The kind of what stands at a path; a place in a list is of the kind of the list. A command asks for hundreds of paths. */
export const kindAt = (kind: FieldKind | undefined, path: string): FieldKind | undefined => {
  if (kind === undefined) return undefined
  const dot = path.indexOf('.')
  const step = dot < 0 ? path : path.slice(0, dot)
  const inner = isPlace(step) ? kind : typeof kind === 'string' ? undefined : kind[step]
  return dot < 0 ? inner : kindAt(inner, path.slice(dot + 1))
}

const isPlace = (step: string): boolean => step < ':' && /^(\d+|\$(\[.*\])?)$/.test(step)

/** A filter as the database reads it: ids become ObjectIds wherever a field holds one. */
export const encodeFilter = (kinds: FieldKinds, filter: Document): Document => {
  const encoded: Document = {}
  for (const [field, condition] of Object.entries(filter)) {
    if (field === '$and' || field === '$or') {
      encoded[field] = (condition as Document[]).map((inner) => encodeFilter(kinds, inner))
      continue
    }
    encoded[field] = encodeCondition(kindAt(kinds, field), condition)
  }
  return encoded
}

const encodeCondition = (kind: FieldKind | undefined, condition: unknown): unknown => {
  if (!isPlain(condition)) return encodeValue(kind, condition)
  const operators = Object.keys(condition)
  if (!operators.some((key) => key.startsWith('$'))) return encodeValue(kind, condition)
  const encoded: Record<string, unknown> = {}
  for (const operator of operators) {
    const operand = condition[operator]
    encoded[operator] =
      operator === '$elemMatch' && isPlain(operand) && typeof kind === 'object' ? encodeFilter(kind, operand) : encodeValue(kind, operand)
  }
  return encoded
}

/** An update (`{$set, $inc, …}`) as the database reads it. */
export const encodeChange = (kinds: FieldKinds, change: Document): Document => {
  const encoded: Document = {}
  for (const [operator, fields] of Object.entries(change)) {
    const inner: Document = {}
    for (const [path, value] of Object.entries(fields as Document)) {
      inner[path] =
        isPlain(value) && '$each' in value
          ? { ...value, $each: encodeValue(kindAt(kinds, path), value['$each']) }
          : encodeValue(kindAt(kinds, path), value)
    }
    encoded[operator] = inner
  }
  return encoded
}

/** A document as the server uses it: ObjectIds become hex strings, in place (the document came fresh from the driver). */
export const decode = (kinds: FieldKinds, document: Document): Document => {
  for (const field of Object.keys(kinds)) {
    const value: unknown = document[field]
    if (value === undefined || value === null) continue
    const kind = kinds[field]
    if (kind === 'id') document[field] = Array.isArray(value) ? value.map(hex) : hex(value)
    else if (kind === 'changes') document[field] = isPlain(value) ? wholeChanges(value) : value
    else if (typeof kind === 'object') {
      if (Array.isArray(value)) for (const item of value) isPlain(item) && decode(kind, item)
      else if (isPlain(value)) decode(kind, value)
    }
  }
  return document
}

const hex = (value: unknown): unknown => (value instanceof ObjectId ? value.toHexString() : value)

/** Turns the instants of checked wire data into `Date`s. The argument is left as it is. */
export const fromWire = (kind: FieldKind | undefined, value: unknown): unknown => {
  if (kind === undefined || kind === 'id' || kind === 'changes' || value === null || value === undefined) return value
  if (Array.isArray(value)) return value.map((item) => fromWire(kind, item))
  if (kind === 'instant') return typeof value === 'string' ? new Date(value) : value
  if (!isPlain(value)) return value
  const copy: Record<string, unknown> = { ...value }
  for (const field of Object.keys(kind)) if (field in copy) copy[field] = fromWire(kind[field], copy[field])
  return copy
}

/** A new id. Ids grow with the seconds of `at` (now, unless it is given), and within a second with each that is made. */
export const newId = (at?: Date): string => new ObjectId(at && Math.floor(at.getTime() / 1000)).toHexString()
