import { KeyWriter, type Key } from '../bson/key'
import { detached, entries, T, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { codes, CommandError } from '../errors'
import { TimeSlice, generatedRows, type Rows } from '../plan/rows'
import { compileExpression } from '../query/expression'
import type { Reader } from '../query/field-path'
import { accumulators, type Accumulator } from './accumulators'

/** Most bytes that the groups of one stage may hold. */
const MAX_GROUP_BYTES = 100 * 1024 * 1024
/** What a group costs beside its key and its accumulators, about. */
const GROUP_OVERHEAD_BYTES = 200

const nullValue: RawValue = { type: T.null, bytes: Buffer.alloc(0), at: 0, end: 0 }

interface GroupField {
  readonly name: string
  readonly value: Reader
  readonly make: () => Accumulator
}

/** A parsed `$group`. */
export interface Group {
  readonly id: Reader
  readonly fields: readonly GroupField[]
  /** The name under which documents are only counted, with a constant `_id`: `{ _id: 1, n: { $sum: 1 } }`. */
  readonly counts: { readonly name: string; readonly id: RawValue } | null
}

/** Reads the stage.   @throws CommandError naming an accumulator or operator that is not part of the dialect */
export function parseGroup(value: RawValue): Group {
  if (value.type !== T.object) throw new CommandError(15947, "a group's fields must be specified in an object")
  const fields = entries(value.bytes, value.at)
  const ids = fields.filter(([name]) => name === '_id')
  const [id] = ids
  if (!id) throw new CommandError(15955, 'a group specification must include an _id')
  if (ids.length > 1) throw new CommandError(15948, "a group's _id may only be specified once")
  const others = fields.filter(([name]) => name !== '_id')
  const gathered = others.map(([name, by]) => parseGathered(name, by))
  return { id: compileId(id[1]), fields: gathered, counts: countsOf(id[1], others) }
}

/** A group's `_id`; of one field that is missing it is that field with null, while of several those that are missing are left out. */
function compileId(id: RawValue): Reader {
  const whole = compileExpression(id)
  const [first, second] = id.type === T.object ? entries(id.bytes, id.at) : []
  if (!first || second || first[0].startsWith('$')) return whole
  const only = compileExpression(first[1])
  const out = new BsonWriter(64)
  out.begin().value(first[0], nullValue)
  out.end()
  const absent: RawValue = { type: T.object, bytes: out.bytes, at: 0, end: out.at }
  return (bytes, docAt) => (only(bytes, docAt).type === T.missing ? absent : whole(bytes, docAt))
}

function parseGathered(name: string, by: RawValue): GroupField {
  const fields = by.type === T.object ? entries(by.bytes, by.at) : []
  const [first] = fields
  if (!first?.[0].startsWith('$')) throw new CommandError(40234, `The field '${name}' must be an accumulator object`)
  if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`)
  if (name.startsWith('$')) throw new CommandError(40236, `The field name '${name}' cannot be an operator name`)
  if (fields.length > 1) throw new CommandError(40238, `The field '${name}' must specify one accumulator`)
  const [operator, argument] = first
  const make = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined
  if (!make) throw new CommandError(codes.GroupAccumulator, `unknown group operator '${operator}'`)
  if (argument.type === T.array) throw new CommandError(40237, `The ${operator} accumulator is a unary operator`)
  return { name, value: compileExpression(argument), make }
}

function countsOf(id: RawValue, others: readonly [string, RawValue][]): Group['counts'] {
  const [only] = others
  const isConstant = id.type !== T.object && id.type !== T.array && !(id.type === T.string && id.bytes[id.at + 4] === 0x24)
  if (!isConstant || others.length !== 1 || !only) return null
  const [name, by] = only
  const [[operator, argument]] = entries(by.bytes, by.at) as [[string, RawValue]]
  return operator === '$sum' && argument.type === T.int && argument.bytes.readInt32LE(argument.at) === 1 ? { name, id: detached(id) } : null
}

export const groupRows = (source: Rows, group: Group): Rows => generatedRows(grouped(source, group), source)

interface OpenGroup {
  readonly id: RawValue
  readonly parts: readonly Accumulator[]
}

function* grouped(source: Rows, { id, fields }: Group): Generator<Buffer | null, void> {
  const groups = new Map<Key, OpenGroup>()
  const writer = new KeyWriter()
  const slice = new TimeSlice()
  let size = 0
  for (let bytes = source.next(); bytes !== undefined; bytes = source.next()) {
    if (bytes === null) {
      yield null
      continue
    }
    const found = id(bytes, 0)
    const value = found.type === T.missing ? nullValue : found
    const key = writer.reset().value(value).finish()
    let group = groups.get(key)
    if (!group) {
      group = { id: detached(value), parts: fields.map(({ make }) => make()) }
      groups.set(key, group)
      size += GROUP_OVERHEAD_BYTES + key.length + group.id.bytes.length
      for (const part of group.parts) size += part.size
    }
    for (let i = 0; i < fields.length; i++) {
      const part = group.parts[i]!
      const before = part.size
      part.add(fields[i]!.value(bytes, 0))
      size += part.size - before
    }
    if (size > MAX_GROUP_BYTES)
      throw new CommandError(
        codes.QueryExceededMemoryLimitNoDiskUseAllowed,
        `Exceeded memory limit of ${MAX_GROUP_BYTES} bytes for $group, and spilling to disk is not supported.`,
      )
    if (slice.isOver()) yield null
  }
  const out = new BsonWriter(1024)
  for (const [key, group] of groups) {
    groups.delete(key)
    out.at = 0
    out.begin().value('_id', group.id)
    group.parts.forEach((part, i) => out.value(fields[i]!.name, part.result()))
    out.end()
    yield out.bytes
    if (slice.isOver()) yield null
  }
}
