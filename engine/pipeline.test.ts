import { deserialize, serialize, type Document } from 'bson'
import fc from 'fast-check'
import { documentValue, field, i32 } from './bson/raw'
import { runStages, splitPipeline } from './pipeline/run'
import { parsePipeline } from './pipeline/stages'
import type { Rows } from './plan/rows'
import { compileFilter } from './query/match'
import { runPlainly } from './testing/plain-pipelines'
import { randomOf } from './testing/random'

/** Rows in one reused buffer, with foreign bytes behind each and a pause now and then, as the store gives them. */
function rowsOf(documents: readonly Document[]): Rows {
  const shared = Buffer.alloc(4096)
  let at = 0
  let isAwake = true
  return {
    next() {
      isAwake = !isAwake
      if (isAwake) return null
      const document = documents[at++]
      if (!document) return undefined
      shared.fill(0xee)
      Buffer.from(serialize(document)).copy(shared)
      return shared
    },
    close: () => undefined,
  }
}

function run(documents: readonly Document[], pipeline: readonly Document[]): Document[] {
  const stages = parsePipeline(field(Buffer.from(serialize({ pipeline })), 0, Buffer.from('pipeline')))
  const rows = runStages(rowsOf(documents), stages)
  const out: Document[] = []
  for (let bytes = rows.next(); bytes !== undefined; bytes = rows.next()) if (bytes) out.push(deserialize(bytes.subarray(0, i32(bytes, 0))))
  return out
}

const scalar = fc.constantFrom<unknown>(null, 0, 1, 2, 2.5, -3, 'x', 'y', 'xy', true, false)
const value: fc.Arbitrary<unknown> = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    scalar,
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('b', 'c'), tie('any'), { maxKeys: 2, noNullPrototype: true }),
  ),
})).any
const documents = fc
  .array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { maxKeys: 3, noNullPrototype: true }), { maxLength: 8 })
  .map((list) => list.map((fields, _id) => ({ _id, ...fields })))

const path = fc.constantFrom('a', 'b', 'c', 'a.b', 'b.c', 'a.b.c')
const expression = path.map((name) => `$${name}`)
const accumulator = fc
  .tuple(fc.constantFrom('$sum', '$avg', '$min', '$max', '$first', '$last', '$push', '$addToSet'), expression)
  .map(([operator, by]) => ({ [operator]: by }))
const topLevel = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 2 })
const stage: fc.Arbitrary<Document> = fc.oneof(
  fc
    .tuple(path, fc.constantFrom<unknown>(1, 'x', null, { $ne: 1 }, { $gt: 0 }, { $exists: true }, { $in: [1, 'x', null] }))
    .map(([name, test]) => ({ $match: { [name]: test } })),
  fc.tuple(path, fc.constantFrom(1, -1)).map(([name, direction]) => ({ $sort: { [name]: direction } })),
  fc.nat(3).map(($skip) => ({ $skip })),
  fc.integer({ min: 1, max: 5 }).map(($limit) => ({ $limit })),
  fc
    .uniqueArray(path, { minLength: 1, maxLength: 2, selector: (name) => name.split('.')[0] })
    .map((paths) => ({ $project: Object.fromEntries(paths.map((name) => [name, 1])) })),
  fc
    .uniqueArray(path, { minLength: 1, maxLength: 2, selector: (name) => name.split('.')[0] })
    .map((paths) => ({ $project: Object.fromEntries(paths.map((name) => [name, 0])) })),
  fc
    .tuple(topLevel, fc.constantFrom('x', 'y', 'z'), expression)
    .map(([names, set, by]) => ({ $project: { ...Object.fromEntries(names.map((name) => [name, 1])), [set]: by } })),
  fc.tuple(expression, fc.boolean(), fc.boolean()).map(([by, keeps, tells]) => ({
    $unwind: { path: by, preserveNullAndEmptyArrays: keeps, ...(tells ? { includeArrayIndex: 'at' } : {}) },
  })),
  fc
    .tuple(fc.oneof(expression, fc.constant(null), fc.record({ k: expression, l: expression })), accumulator, accumulator)
    .map(([_id, first, second]) => ({ $group: { _id, a: first, b: second } })),
  fc.constant({ $count: 'a' }),
)

it('a pipeline over bytes gives what the same pipeline gives over decoded documents', () => {
  fc.assert(
    fc.property(documents, fc.array(stage, { minLength: 1, maxLength: 4 }), (list, pipeline) => {
      expect(run(list, pipeline)).toEqual(runPlainly(list, pipeline))
    }),
    { numRuns: 6000 },
  )
})

it('the query that begins a pipeline, and what is left, say the same as the whole', () => {
  fc.assert(
    fc.property(documents, fc.array(stage, { maxLength: 5 }), (list, pipeline) => {
      const { query, rest } = splitPipeline(parsePipeline(field(Buffer.from(serialize({ pipeline })), 0, Buffer.from('pipeline'))))
      const fits = compileFilter(query.filter)
      const matched = list.filter((document) => fits(Buffer.from(serialize(document)), 0))
      const order = pipeline.find((one) => '$sort' in one)
      const sorted = query.sort.length > 0 && order ? runPlainly(matched, [order]) : matched
      const begun = sorted.slice(query.skip, query.limit > 0 ? query.skip + query.limit : undefined)
      expect(runPlainly(begun, pipeline.slice(pipeline.length - rest.length))).toEqual(runPlainly(list, pipeline))
    }),
    { numRuns: 3000 },
  )
})

it('a sample takes each document equally often, and none twice', () => {
  const random = jest.spyOn(Math, 'random').mockImplementation(randomOf(1))
  const documents = Array.from({ length: 10 }, (_, _id) => ({ _id }))
  const times = new Map<number, number>()
  for (let round = 0; round < 2000; round++) {
    const chosen = run(documents, [{ $sample: { size: 3 } }]).map(({ _id }) => Number(_id))
    expect(new Set(chosen).size).toBe(3)
    for (const id of chosen) times.set(id, (times.get(id) ?? 0) + 1)
  }
  random.mockRestore()
  for (const { _id } of documents) expect(Math.abs(times.get(_id)! - 600)).toBeLessThan(80)
})

it('groups and sorts that hold too much are refused', () => {
  const big = Array.from({ length: 8 }, (_, _id) => ({ _id, a: 'x'.repeat(15 * 1024 * 1024) }))
  const rows = (): Rows => {
    const list = big.map((document) => Buffer.from(serialize(document)))
    return { next: () => list.shift(), close: () => undefined }
  }
  const first = (pipeline: Document[]): unknown => {
    const out = runStages(
      rows(),
      parsePipeline(field(documentValue(Buffer.from(serialize({ pipeline }))).bytes, 0, Buffer.from('pipeline'))),
    )
    for (;;) {
      const bytes = out.next()
      if (bytes !== null) return bytes
    }
  }
  expect(() => first([{ $group: { _id: null, all: { $push: '$a' } } }])).toThrow(expect.objectContaining({ code: 292 }) as Error)
  expect(() => first([{ $sort: { a: 1 } }])).toThrow(expect.objectContaining({ code: 292 }) as Error)
  expect(first([{ $sort: { a: 1 } }, { $limit: 1 }])).toBeInstanceOf(Buffer)
})
