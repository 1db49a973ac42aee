import { serialize, type Document } from 'bson'
import fc from 'fast-check'
import { documentValue } from './bson/raw'
import { constraintsOf } from './plan/bounds'
import { Candidate, Conditions } from './plan/candidate'
import { choosePlan, type QuerySpec } from './plan/plan'
import { parseFilter } from './query/filter'
import { parseOrder } from './query/sort'
import type { Collection, Index } from './store/catalog'

/** From this score on an index finds one document at most: the first such is read. */
const ONE_AT_MOST = 190
const FIELDS = ['company', 'status', 'day', 'words', '_id']

const bytesOf = (document: Document): Buffer => Buffer.from(serialize(document))

const indexOn = (id: number, key: Document, unique: boolean): Index => ({
  id,
  name: `index ${id}`,
  key: bytesOf(key),
  fields: parseOrder(documentValue(bytesOf(key)), 'index key'),
  unique,
  partial: null,
  multikey: Object.keys(key).map((path) => path === 'words'),
  prefix: `\0\0\0${String.fromCharCode(id)}`,
  roots: Object.keys(key),
})

const condition = fc.oneof(
  fc.integer({ min: 0, max: 3 }),
  fc.record({ $gt: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ $ne: fc.constant(1) }),
  fc.constant({ $in: [1, 2] }),
  fc.constant({ $in: [] }),
)
/** As the product asks and declares: nearly always of one company, by indexes that begin with it. */
const query = fc
  .tuple(fc.dictionary(fc.constantFrom(...FIELDS.slice(0, 4)), condition, { maxKeys: 3 }), fc.boolean())
  .map(([rest, ofOne]): Document => (ofOne ? { ...rest, company: 1 } : rest))
const key = fc
  .tuple(fc.boolean(), fc.uniqueArray(fc.constantFrom(...FIELDS), { minLength: 1, maxLength: 3 }))
  .map(([ofOne, paths]): Document => {
    const all = ofOne ? ['company', ...paths.filter((path) => path !== 'company')] : paths
    return Object.fromEntries(all.map((path, i) => [path, i % 2 === 0 ? 1 : -1]))
  })
const indexes = fc
  .array(fc.tuple(key, fc.boolean()), { maxLength: 8 })
  .map((all) => all.map(([each, unique], i) => indexOn(i + 2, each, unique)))
const sort = fc.oneof(fc.constant<Document>({}), fc.constant<Document>({ day: -1, _id: -1 }), key)

it('whatever the indexes, none that was passed over narrows more or gives the order better than what is read', () => {
  fc.assert(
    fc.property(query, indexes, sort, fc.constantFrom(0, 20), (filter, all, order, limit) => {
      const things: Collection = { id: 1, db: 'test', name: 'things', prefix: '\0\0\0\x01', indexes: all, version: 0, building: null }
      const parsed = parseFilter(documentValue(bytesOf(filter)))
      const spec: QuerySpec = { filter: parsed, sort: parseOrder(documentValue(bytesOf(order)), 'sort'), limit, hint: null }
      const { plan, alternative } = choosePlan(things, spec)
      const read = [plan, alternative].filter((each) => each?.kind === 'scan')
      const conditions = new Conditions(constraintsOf(parsed))
      const scoreOf = (index: Index | null): number => Math.min(new Candidate(things, index, conditions, spec).score, ONE_AT_MOST)
      expect(Math.max(...read.map(({ index }) => scoreOf(index)))).toBe(Math.max(...[null, ...all].map(scoreOf)))
    }),
    { numRuns: 3000 },
  )
})
