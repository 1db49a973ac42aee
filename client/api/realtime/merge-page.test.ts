import { zone } from '@shared/foundation/days/days'
import { createHeldClock } from '../../testing/held-clock'
import { seededRandom } from '../../testing/seeded-random'
import { simulateLists } from '../../testing/simulated-lists'
import type { WireQuery } from '../wire-query'
import type { EventType, WireRecord } from './event'
import { mergePage, type Merged, type WirePage } from './merge-page'
import { pageRules } from './page-rules'

const order = (id: string, more: Partial<WireRecord> = {}): WireRecord => ({
  _id: id,
  rev: 1,
  group: 'sales',
  status: 'new-order',
  total: 100,
  ...more,
})
const ids = ({ page }: Merged): string => page.data.map(({ _id }) => _id).join(' ')

const merge = (page: Pick<WirePage, 'total'> & { rows: WireRecord[] }, query: WireQuery, type: EventType, record: WireRecord): Merged => {
  const rules = pageRules('orders', query)
  if (!rules) throw new Error('not mergeable')
  const wire = { total: page.total, limit: rules.limit, skip: 0, data: page.rows }
  return mergePage(wire, rules, { service: 'orders', type, record, own: false, sameRevCounts: false })
}

const sales: WireQuery = { group: 'sales', $limit: 3 }
const complete = { total: 2, rows: [order('b'), order('a')] }
const firstOfMany = { total: 7, rows: [order('g'), order('f'), order('e')] }
const uncounted = { total: null, rows: [order('g'), order('f'), order('e')] }

describe('A list that shows all there is', () => {
  it('shows a new order in its place and counts it', () => {
    const merged = merge(complete, sales, 'created', order('c'))
    expect([ids(merged), merged.page.total, merged.refetch]).toEqual(['c b a', 3, false])
  })
  it('takes in an order that was changed so that it belongs here', () => {
    const merged = merge(complete, { ...sales, status: 'new-order' }, 'patched', order('aa', { rev: 5 }))
    expect([ids(merged), merged.page.total, merged.refetch]).toEqual(['b aa a', 3, false])
  })
  it('lets go of an order that no longer belongs here', () => {
    const merged = merge(complete, { ...sales, status: 'new-order' }, 'patched', order('b', { rev: 2, status: 'shipped' }))
    expect([ids(merged), merged.page.total, merged.refetch]).toEqual(['a', 1, false])
  })
  it('lets go of a removed order', () => {
    const merged = merge(complete, sales, 'removed', order('b', { rev: 1 }))
    expect([ids(merged), merged.page.total, merged.refetch]).toEqual(['a', 1, false])
  })
  it('cuts what no longer fits on its page', () => {
    const merged = merge({ total: 3, rows: [order('c'), order('b'), order('a')] }, sales, 'created', order('d'))
    expect([ids(merged), merged.page.total, merged.refetch]).toEqual(['d c b', 4, false])
  })
  it('passes over orders of another kind', () => {
    const merged = merge(complete, sales, 'created', order('z', { group: 'purchases' }))
    expect([ids(merged), merged.page.total, merged.refetch]).toEqual(['b a', 2, false])
  })
})

describe('The first page of many', () => {
  it('shows a new order at once and asks for the count', () => {
    const merged = merge(firstOfMany, sales, 'created', order('h'))
    expect([ids(merged), merged.page.total, merged.refetch]).toEqual(['h g f', 7, true])
  })
  it('asks for the row that moves up when one leaves', () => {
    const merged = merge(firstOfMany, sales, 'removed', order('f'))
    expect([ids(merged), merged.page.total, merged.refetch]).toEqual(['g e', 6, true])
  })
  it('asks when a row sinks to its end: others may come before it', () => {
    const merged = merge(firstOfMany, { ...sales, $sort: { total: -1 } }, 'patched', order('g', { rev: 2, total: 1 }))
    expect([ids(merged), merged.refetch]).toEqual(['f e g', true])
  })
  it('asks when an order it does not show was changed or removed', () => {
    expect(merge(firstOfMany, sales, 'patched', order('a', { rev: 2 })).refetch).toBe(true)
    expect(merge(firstOfMany, sales, 'removed', order('a', { rev: 2 })).refetch).toBe(true)
  })
  it('need not ask about an order of another group, which it never was', () => {
    expect(merge(firstOfMany, sales, 'patched', order('a', { rev: 2, group: 'purchases' })).refetch).toBe(false)
  })
  it('without a count asks for nothing that it does not show', () => {
    expect(merge(uncounted, sales, 'created', order('h'))).toMatchObject({ refetch: false })
    expect(merge(uncounted, sales, 'created', order('a'))).toMatchObject({ refetch: false })
    expect(merge(uncounted, sales, 'patched', order('a', { rev: 2 }))).toMatchObject({ refetch: false })
    expect(merge(uncounted, sales, 'removed', order('a'))).toMatchObject({ refetch: false })
    expect(merge(uncounted, sales, 'removed', order('f'))).toMatchObject({ refetch: true })
  })
})

it('An older or equal revision changes nothing', () => {
  const rows = [order('a', { rev: 4, total: 500 })]
  expect(merge({ total: 1, rows }, sales, 'patched', order('a', { rev: 4, total: 1 })).page.data).toBe(rows)
  expect(merge({ total: 1, rows }, sales, 'patched', order('a', { rev: 3, total: 1 })).page.data).toBe(rows)
  expect(merge({ total: 1, rows }, sales, 'patched', order('a', { rev: 5, total: 1 })).page.data).toEqual([
    order('a', { rev: 5, total: 1 }),
  ])
})

describe('Only the server can tell what is on', () => {
  it.each<[string, WireQuery]>([
    ['a later page', { $skip: 10 }],
    ['a search', { search: 'trà' }],
    ['chosen fields', { $select: ['_id'] }],
    ['a range of days', { created: { $gte: '2026-11-01' } }],
    ['a span of days, while the zone is not known', { since: '2026-11-01', until: '2026-11-30' }],
    ['a parameter that is no field', { report: 'sales' }],
    ['an unknown operator', { total: { $mod: 2 } }],
  ])('%s', (_what, query) => expect(pageRules('orders', query)).toBeNull())

  it.each([
    { since: '2026-10-31T17:00:00.000Z', until: '2026-11-30T16:59:59.999Z' },
    { since: '2026-11-01', until: '2026-11-30' },
  ])('and not what is in November by the clocks of Vietnam', (span) => {
    const november = pageRules('orders', span, zone('Asia/Ho_Chi_Minh'))
    expect(november?.matches(order('a', { created: '2026-10-31T17:00:00.000Z' }))).toBe(true)
    expect(november?.matches(order('a', { created: '2026-10-31T16:59:59.999Z' }))).toBe(false)
    expect(november?.matches(order('a', { created: '2026-11-30T16:59:59.999Z' }))).toBe(true)
    expect(november?.matches(order('a', { created: '2026-11-30T17:00:00.000Z' }))).toBe(false)
  })
  it('and not what is filtered by fields', () => {
    expect(
      pageRules('orders', { created: { $gte: '2026-11-01T00:00:00.000Z' }, $or: [{ status: 'shipped' }, { total: { $gt: 5 } }] }),
    ).not.toBeNull()
  })
})

const queries: readonly WireQuery[] = [
  { group: 'sales', $limit: 10 },
  { status: { $in: ['new-order', 'processing'] }, $sort: { total: 1, _id: 1 }, $limit: 20 },
  { group: 'sales', total: { $gte: 10 }, $sort: { total: -1 }, $limit: 10, $total: false },
  { status: 'shipped', $limit: -1 },
]

it('After 50,000 random writes every settled page is what the server itself would answer', () => {
  const random = seededRandom(20261121)
  const clock = createHeldClock(random.share)
  const { lists, write, writeOwn } = simulateLists(clock, random, queries)
  const wrong: unknown[] = []
  for (let written = 0; written < 50_000;) {
    for (let burst = 1 + random.below(12); burst > 0; burst--, written++) {
      if (random.share() < 0.3) writeOwn()
      else write()
      clock.pass(random.below(60))
    }
    clock.settle()
    for (const { page, truth, query } of lists) {
      const [held, right] = [page(), truth()]
      if (JSON.stringify(held?.data) !== JSON.stringify(right.data) || held?.total !== right.total)
        wrong.push({ written, query, held, right })
    }
  }
  expect(wrong.slice(0, 1)).toEqual([])
})

it('Lost events are noticed by the gap they leave, and a new connection by itself', () => {
  const random = seededRandom(7)
  const clock = createHeldClock(random.share)
  const { hub, lists, write } = simulateLists(clock, random, queries)
  write()
  clock.settle()
  for (let round = 0; round < 500; round++) {
    for (let burst = 0; burst < 5; burst++) write(random.share() < 0.3)
    clock.pass(random.below(400))
    if (random.share() < 0.5) write()
    else {
      // Away for a while: whatever was said is lost, and so is the end of it.
      write(true)
      clock.pass(2 * 40)
      hub.connected()
      // The first number heard on a connection is the one that later gaps are measured from.
      write()
    }
    clock.settle()
    for (const { page, truth } of lists) expect(page()).toEqual(truth())
  }
})
