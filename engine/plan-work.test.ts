import { serialize, type Document } from 'bson'
import { documentValue } from './bson/raw'
import { intersectionOfAll, range, type Interval } from './plan/intervals'
import { choosePlan } from './plan/plan'
import { parseFilter, type Filter } from './query/filter'
import { parseOrder } from './query/sort'
import type { Collection, Index } from './store/catalog'

/** How often the planner reads the parts of a query: twice as many parts may cost a little more than twice the reads, not four times. */
class Looks {
  count = 0

  /** The same filter, which counts how often its parts are read. */
  at<Part extends object>(part: Part): Part {
    return new Proxy(part, {
      get: (target, name): unknown => {
        this.count++
        const value: unknown = Reflect.get(target, name)
        return isPlain(value) ? this.known(value) : value
      },
    })
  }

  private readonly proxies = new Map<object, object>()
  private known(value: object): object {
    let proxy = this.proxies.get(value)
    if (!proxy) this.proxies.set(value, (proxy = Array.isArray(value) ? value.map((item: object) => this.known(item)) : this.at(value)))
    return proxy
  }
}

/** Parts of filters, and lists of them; neither bytes nor sets. */
const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ? value.every(isPlain) : typeof value === 'object' && value !== null && ('kind' in value || 'op' in value)

const filterOf = (query: Document): Filter => parseFilter(documentValue(Buffer.from(serialize(query))))

function indexOn(id: number, keys: Document): Index {
  const key = Buffer.from(serialize(keys))
  const roots = Object.keys(keys)
  const fields = parseOrder(documentValue(key), 'index key')
  return {
    id,
    name: `index ${id}`,
    key,
    fields,
    unique: false,
    partial: null,
    multikey: [],
    prefix: `\0\0\0${String.fromCharCode(id)}`,
    roots,
  }
}

const things: Collection = {
  id: 1,
  db: 'test',
  name: 'things',
  prefix: '\0\0\0\x01',
  indexes: [indexOn(2, { a: 1 }), indexOn(3, { a: 1, b: 1 }), indexOn(4, { b: -1 })],
  version: 0,
  building: null,
}

function looksOf(query: Document): number {
  const looks = new Looks()
  choosePlan(things, { filter: looks.at(filterOf(query)), sort: [], limit: 0, hint: null })
  return looks.count
}

const many = (count: number, part: (n: number) => Document): Document[] => Array.from({ length: count }, (_, n) => part(n))

it.each<[string, (count: number) => Document]>([
  ['opposites', (count) => ({ $and: many(count, (n) => ({ a: { $ne: n } })) })],
  ['comparisons', (count) => ({ $and: many(count, (n) => ({ a: { $gt: n } })) })],
  ['fields', (count) => ({ $and: many(count, (n) => ({ [`f${n}`]: n })) })],
  ['pairs of branches', (count) => ({ $and: many(count, (n) => ({ $or: [{ c: n }, { d: n }] })) })],
  ['branches', (count) => ({ $or: many(count, (n) => ({ a: n, b: n })) })],
  ['branches beside a condition', (count) => ({ b: 1, $or: many(count, (n) => ({ a: n, c: n })) })],
  [
    'branches beside other branches',
    (count) => ({ $and: [{ $or: many(count, (n) => ({ a: n, c: n })) }, { $or: many(count, (n) => ({ c: n, d: n })) }] }),
  ],
  [
    'branches beside opposites',
    (count) => ({ $and: [{ $or: many(count, (n) => ({ a: n, c: n })) }, ...many(count, (n) => ({ c: { $ne: n } }))] }),
  ],
])('planning eight times as many %s reads them some eight times as often', (_what, query) => {
  expect(looksOf(query(8000)) / looksOf(query(1000))).toBeLessThan(12)
})

it('what thousands of ranges have in common is found without comparing each with all', () => {
  let looks = 0
  const counted = (one: Interval): Interval => ({
    isPoint: one.isPoint,
    get low() {
      looks++
      return one.low
    },
    get high() {
      looks++
      return one.high
    },
  })
  const keyOf = (n: number): string => String(n).padStart(6, '0')
  const lists = Array.from({ length: 4096 }, (_, n) => [range('', keyOf(n)), range(`${keyOf(n)}!`, '\xff')].map(counted))
  const common = intersectionOfAll(lists)
  expect(common).toHaveLength(4097)
  expect(looks).toBeLessThan(4096 * 12 * 10)
})
