import type { TSchema } from '@sinclair/typebox'
import { propertiesOf, sampleOf, type RecordOf } from '../../testing/sample'

/** A value nobody means, and what it is. */
export type HostileValue = readonly [what: string, value: unknown]

const everywhere: readonly HostileValue[] = [
  ['null', null],
  ['a truth', true],
  ['a negative number', -1],
  ['half a number', 0.5],
  ['a number beyond all', 1e308],
  ['a number that isn’t exact', 9_007_199_254_740_992],
  ['an empty text', ''],
  ['an operator as text', '{"$gt":""}'],
  ['a name of JavaScript’s own', 'constructor'],
  ['control characters', 'a\u0000\u0007\u001b\u202e\u2066\ud800.$b'],
  ['a very long text', 'ấ'.repeat(20_000)],
  ['an operator', { $gt: '' }],
  ['code', { $where: 'sleep(1000)' }],
  ['a record with methods', { toString: 'x', valueOf: 1, length: -1 }],
  ['a deep record', { a: { b: { c: [{}] } } }],
  ['a list of nothing', [null]],
  ['a list of lists', [[[]], { $ne: null }]],
]
const texts: readonly HostileValue[] = [
  ['markup', '"><script>alert(1)</script>'],
  ['a formula', '=HYPERLINK("http://x";"y")'],
]
const instants: readonly HostileValue[] = [
  ['the end of time', '9999-12-31T23:59:59.999-14:00'],
  ['a day that isn’t', '2026-02-30T00:00:00Z'],
  ['the last moment of the books', '2999-12-31T23:59:59.999Z'],
  ['long ago', '1900-01-01T00:00:00+14:00'],
]
const days: readonly HostileValue[] = [
  ['the last day of all', '9999-12-31'],
  ['the first day of all', '0000-01-01'],
  ['a day that isn’t', '2026-02-30'],
]
const ids: readonly HostileValue[] = [
  ['the id of nothing', 'f'.repeat(24)],
  ['an id in capitals', 'A'.repeat(24)],
]

/** What is tried in place of a field of this shape. @param foreign the `_id` of another company's record, for a field that names one */
export const hostileValuesOf = (schema: TSchema, foreign: string | undefined): readonly HostileValue[] => {
  const { kind, format, pattern, type } = schema as Readonly<Record<string, unknown>>
  if (kind === 'id') return [...everywhere, ...ids, ...(foreign === undefined ? [] : [['another company’s', foreign] as const])]
  if (kind === 'instant') return [...everywhere, ...instants]
  if (format === 'date') return [...everywhere, ...days, ...instants]
  if (typeof pattern === 'string' && pattern.startsWith('^\\d{4}-'))
    return [...everywhere, ['month 0', '2026-00'], ['the last month', '9999-12'], ['the first month', '0000-01']]
  return type === 'string' ? [...everywhere, ...texts] : everywhere
}

/** Where a value stands in a record; a number is a place in a list. */
export type Place = readonly (string | number)[]

/** Every place of a shape where a value can stand: fields, fields of fields, and those of the first in a list. */
export const placesOf = (schema: TSchema, at: Place = []): { readonly at: Place; readonly schema: TSchema }[] => {
  const items = schema['items'] as TSchema | undefined
  const inner = items
    ? placesOf(items, [...at, 0])
    : Object.entries(propertiesOf(schema)).flatMap(([field, each]) => placesOf(each, [...at, field]))
  return at.length === 0 ? inner : [{ at, schema }, ...inner]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A value of a shape with another one put where the place says; what leads there and is missing is made as the shape has it. */
export const withValue = async (there: unknown, schema: TSchema, place: Place, value: unknown, recordOf: RecordOf): Promise<unknown> => {
  const [step, ...rest] = place
  if (step === undefined) return value
  const inner = (typeof step === 'number' ? schema['items'] : propertiesOf(schema)[step]) as TSchema
  const held = isObject(there) ? Object.entries(there).find(([key]) => key === String(step))?.[1] : undefined
  const changed = await withValue(held ?? (rest.length > 0 ? await sampleOf(inner, recordOf) : undefined), inner, rest, value, recordOf)
  if (typeof step === 'number') return Object.assign(Array.isArray(there) ? [...(there as unknown[])] : [], { [step]: changed })
  return { ...(isObject(there) ? there : {}), [step]: changed }
}
