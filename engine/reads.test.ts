import { serialize } from 'bson'
import { documentValue } from './bson/raw'
import { idKey } from './store/index-keys'
import { parseFilter, type Filter } from './query/filter'
import type { Collection } from './store/catalog'
import { History, type DocumentChange } from './transactions/history'
import { ReadSet } from './transactions/read-set'

const filter = (query: object): Filter => parseFilter(documentValue(Buffer.from(serialize(query))))
const collection: Collection = { id: 7, db: 'test', name: 'things', prefix: '\0\0\0\x07', indexes: [], version: 0, building: null }
const catalog = { named: () => collection }

function change(document: { _id: number; [field: string]: unknown }): DocumentChange {
  const bytes = Buffer.from(serialize(document))
  const id = Buffer.from(serialize({ id: document._id }))
  return { key: collection.prefix + idKey({ type: 0x10, bytes: id, at: 8, end: 12 }), versions: [bytes] }
}

function readsOf(...filters: Filter[]): ReadSet {
  const reads = new ReadSet()
  for (const asked of filters) reads.add('test.things', collection, asked)
  return reads
}

const oneByOne = (count: number): Filter[] => Array.from({ length: count }, (_, n) => filter({ n }))

it('a thousand questions are remembered one by one, more as the whole collection', () => {
  expect(readsOf(...oneByOne(1000)).isStale(catalog, [change({ _id: 1, n: -1 })])).toBe(false)
  expect(readsOf(...oneByOne(1001)).isStale(catalog, [change({ _id: 1, n: -1 })])).toBe(true)
})

it('documents asked for by _id cost nothing to compare, whatever else was asked of them', () => {
  const reads = readsOf(...Array.from({ length: 5000 }, (_, _id) => filter({ _id, n: 1 })))
  expect(reads.isStale(catalog, [change({ _id: 5000, n: 1 })])).toBe(false)
  expect(reads.isStale(catalog, [change({ _id: 4999, n: 2 })])).toBe(true)
})

it('a commit that would have to compare too much counts every change as one of what was read', () => {
  const changes = Array.from({ length: 101 }, (_, _id) => change({ _id, n: -1 }))
  const reads = readsOf(...oneByOne(1000))
  expect(reads.isStale(catalog, changes.slice(0, 100))).toBe(false)
  expect(reads.isStale(catalog, changes)).toBe(true)
})

it('of more than 16 MB of changes only the keys are kept: what was asked by a filter counts as changed, what by _id does not', () => {
  const history = new History()
  const snapshot = history.openSnapshot()
  const big = change({ _id: 1, n: 2, text: 'x'.repeat(9_000_000) })
  history.record([], [big])
  expect(readsOf(filter({ n: 1 })).isStale(catalog, history.since(snapshot))).toBe(false)
  history.record([], [big])
  expect(readsOf(filter({ n: 1 })).isStale(catalog, history.since(snapshot))).toBe(true)
  expect(readsOf(filter({ _id: 2 })).isStale(catalog, history.since(snapshot))).toBe(false)
})

it('what was committed before the snapshot is no change, nor what was committed while no snapshot was open', () => {
  const history = new History()
  const changed = change({ _id: 1 })
  expect(history.hasOpenSnapshots()).toBe(false)
  history.record([], [changed])
  const first = history.openSnapshot()
  expect([...history.since(first)]).toEqual([])
  expect([history.hasOpenSnapshots(), history.hasOpenSnapshots(first)]).toEqual([true, false])
  history.record([], [changed])
  const second = history.openSnapshot()
  expect([...history.since(first)]).toEqual([changed])
  expect([...history.since(second)]).toEqual([])
})
