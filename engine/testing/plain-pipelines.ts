import type { Document } from 'bson'
import { fitsPlainly, isDocument } from './plain-queries'

/** What MongoDB's manual says about pipelines, over decoded values and as plainly as it can be said. */
export const runPlainly = (documents: readonly Document[], pipeline: readonly Document[]): Document[] =>
  pipeline.reduce<Document[]>(
    (rows, stage) => {
      const [[name, argument]] = Object.entries(stage) as [[string, never]]
      return stages[name]!(rows, argument)
    },
    structuredClone(documents) as Document[],
  )

type Stage = (rows: Document[], argument: never) => Document[]

const stages: Record<string, Stage> = {
  $match: (rows, filter: Document) => rows.filter((row) => fitsPlainly(row, filter)),
  $skip: (rows, count: number) => rows.slice(count),
  $limit: (rows, count: number) => rows.slice(0, count),
  $count: (rows, name: string) => (rows.length > 0 ? [{ [name]: rows.length }] : []),
  $sort: (rows, order: Document) => {
    const [[path, direction]] = Object.entries(order) as [[string, 1 | -1]]
    return [...rows].sort((a, b) => direction * compare(sortValue(a, path, direction), sortValue(b, path, direction)))
  },
  $unwind(rows, { path, includeArrayIndex, preserveNullAndEmptyArrays }: Document) {
    const names = (path as string).slice(1).split('.')
    const indexed = (row: Document, index: number | null): Document =>
      includeArrayIndex ? { ...row, [includeArrayIndex as string]: index } : row
    return rows.flatMap((row) => {
      const value = names.reduce<unknown>((inner, name) => (isDocument(inner) ? inner[name] : undefined), row)
      if (Array.isArray(value) && value.length > 0) return value.map((item, i) => indexed(replaced(row, names, item), i))
      if (value !== undefined && value !== null && !Array.isArray(value)) return [indexed(row, null)]
      return preserveNullAndEmptyArrays ? [indexed(Array.isArray(value) ? replaced(row, names, undefined) : row, null)] : []
    })
  },
  $project(rows, fields: Document) {
    const listed = Object.entries(fields) as [string, unknown][]
    if (listed.some(([, keep]) => keep === 0))
      return rows.map((row) => listed.reduce<Document>((rest, [path]) => without(rest, path.split('.')), row))
    const kept = ['_id', ...listed.filter(([, keep]) => keep === 1).map(([path]) => path)]
    const set = listed.filter(([, value]) => typeof value === 'string') as [string, string][]
    return rows.map((row) => {
      const out = included(
        row,
        kept.map((path) => path.split('.')),
      )
      for (const [name, path] of set) {
        delete out[name]
        const value = read(row, path)
        if (value !== undefined) out[name] = value
      }
      return out
    })
  },
  $group(rows, { _id: by, ...gathered }: Document) {
    const groups: { _id: unknown; rows: Document[] }[] = []
    for (const row of rows) {
      const _id = keyOf(row, by)
      const group = groups.find((other) => compare(other._id, _id) === 0)
      if (group) group.rows.push(row)
      else groups.push({ _id, rows: [row] })
    }
    return groups.map(({ _id, rows: own }) => ({
      _id,
      ...Object.fromEntries(
        Object.entries(gathered).map(([name, accumulator]: [string, unknown]) => {
          const [[operator, path]] = Object.entries(accumulator as Document) as [[string, string]]
          return [name, gather[operator]!(own.map((row) => read(row, path)))]
        }),
      ),
    }))
  },
}

const numbers = (values: readonly unknown[]): number[] => values.filter((value) => typeof value === 'number')
const sum = (values: readonly unknown[]): number => numbers(values).reduce((a, b) => a + b, 0)
const best = (values: readonly unknown[], direction: 1 | -1): unknown =>
  values.filter((value) => value !== undefined && value !== null).sort((a, b) => direction * compare(a, b))[0] ?? null

const gather: Record<string, (values: unknown[]) => unknown> = {
  $sum: sum,
  $avg: (values) => (numbers(values).length > 0 ? sum(values) / numbers(values).length : null),
  $min: (values) => best(values, 1),
  $max: (values) => best(values, -1),
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) =>
    values.filter(
      (value, i) => value !== undefined && values.findIndex((other) => other !== undefined && compare(other, value) === 0) === i,
    ),
}

function keyOf(row: Document, by: unknown): unknown {
  if (typeof by === 'string') return read(row, by) ?? null
  if (!isDocument(by)) return by
  return Object.fromEntries(
    Object.entries(by)
      .map(([name, path]: [string, unknown]) => [name, read(row, path as string)])
      .filter(([, value]) => value !== undefined),
  )
}

/** `$a.b` as expressions read it. */
function read(row: Document, path: string): unknown {
  const step = (value: unknown, names: readonly string[]): unknown => {
    const [name, ...rest] = names
    if (name === undefined) return value
    if (isDocument(value)) return step(value[name], rest)
    if (!Array.isArray(value)) return undefined
    return (value as unknown[])
      .filter(isDocument)
      .map((item) => step(item, names))
      .filter((item) => item !== undefined)
  }
  return step(row, path.slice(1).split('.'))
}

function replaced(row: Document, [name = '', ...rest]: readonly string[], value: unknown): Document {
  return Object.fromEntries(
    Object.entries(row).flatMap(([own, inner]: [string, unknown]): [string, unknown][] => {
      if (own !== name) return [[own, inner]]
      if (rest.length > 0) return [[own, replaced(inner as Document, rest, value)]]
      return value === undefined ? [] : [[own, value]]
    }),
  )
}

function included(row: Document, paths: readonly (readonly string[])[]): Document {
  const out: Document = {}
  for (const [name, value] of Object.entries(row) as [string, unknown][]) {
    const own = paths.filter(([first]) => first === name).map(([, ...rest]) => rest)
    if (own.some((rest) => rest.length === 0)) out[name] = value
    else if (own.length > 0) {
      const inner = inside(value, own)
      if (inner !== undefined) out[name] = inner
    }
  }
  return out
}

function inside(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (isDocument(value)) return included(value, paths)
  return Array.isArray(value) ? value.map((item) => inside(item, paths)).filter((item) => item !== undefined) : undefined
}

function without<V>(value: V, [name = '', ...rest]: readonly string[]): V {
  if (Array.isArray(value)) return value.map((item: unknown) => without(item, [name, ...rest])) as V
  if (!isDocument(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([own, inner]: [string, unknown]): [string, unknown][] => {
      if (own !== name) return [[own, inner]]
      return rest.length === 0 ? [] : [[own, without(inner, rest)]]
    }),
  ) as V
}

const emptyArray = Symbol('an array without items')

/** The item of an array by which it is sorted; what is missing is null. */
function sortValue(row: Document, path: string, direction: 1 | -1): unknown {
  const step = (value: unknown, names: readonly string[]): unknown[] => {
    const [name, ...rest] = names
    if (name === undefined) return Array.isArray(value) ? (value.length > 0 ? (value as unknown[]) : [emptyArray]) : [value ?? null]
    if (isDocument(value)) return step(value[name], rest)
    if (!Array.isArray(value) || value.length === 0) return [null]
    return (value as unknown[]).flatMap((item) => (isDocument(item) ? step(item, names) : [null]))
  }
  return [...step(row, path.split('.'))].sort((a, b) => direction * compare(a, b))[0]
}

function rankOf(value: unknown): number {
  if (value === emptyArray) return 4
  if (value === null || value === undefined) return 5
  if (Array.isArray(value)) return 25
  return { number: 10, string: 15, object: 20, boolean: 40 }[typeof value as 'number']
}

/** BSON's order of decoded values. */
function compare(a: unknown, b: unknown): number {
  const order = rankOf(a) - rankOf(b)
  if (order !== 0 || a === b) return order
  if (typeof a === 'number' || typeof a === 'string' || typeof a === 'boolean')
    return a < (b as typeof a) ? -1 : a > (b as typeof a) ? 1 : 0
  if (typeof a !== 'object' || a === null) return 0
  const [x, y] = [Object.entries(a), Object.entries(b as object)] as [string, unknown][][]
  for (const [i, [name, value]] of x!.entries()) {
    const other = y![i]
    if (!other) return 1
    const difference =
      rankOf(value) - rankOf(other[1]) ||
      (Array.isArray(a) ? 0 : name < other[0] ? -1 : name > other[0] ? 1 : 0) ||
      compare(value, other[1])
    if (difference !== 0) return difference
  }
  return x!.length - y!.length
}
