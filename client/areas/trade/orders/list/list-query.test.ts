import { day } from '@shared/foundation/days/days'
import { linkKinds, readLink, type LinkKind } from '../order-link'
import { filterOf, notNarrowed, rangeOf, type ListState } from './list-query'

const zone = 'Asia/Ho_Chi_Minh'
const today = day('2026-11-21')
const state: ListState = { period: '', since: '', until: '', chip: 'all', q: '', page: 1, size: 10, sort: '', ...notNarrowed }
const byId = 'a'.repeat(24)
const idOf = (kind: LinkKind): string => (kind === 'byStatus' ? 'cancelled' : kind === 'byPayment' ? 'null' : byId)

/** What the server is asked for a list of an address, but for what it is about. */
const askedOf = (search: LinkKind, since?: string, until?: string, changes: Partial<ListState> = {}) => {
  const link = readLink({ search, byId: idOf(search), since, until })
  if (link === null || link === 'unknown') throw new Error('no list')
  const { created, paymentSince, paymentUntil } = filterOf('sales', link, state, {
    range: rangeOf(link, { ...state, ...changes }, zone, today),
    today,
  })
  return { created, paymentSince, paymentUntil }
}
const byDay = linkKinds.filter((kind) => kind !== 'byPayment')

it.each(byDay)('The list %s holds whole days of the workspace, the last one too', (kind) => {
  expect(askedOf(kind, '2026-10-01', '2026-10-31')).toEqual({
    created: { $gte: '2026-09-30T17:00:00.000Z', $lte: '2026-10-31T16:59:59.999Z' },
  })
})

it.each(byDay)('The list %s may begin or end at a day alone, and at an instant exactly', (kind) => {
  expect(askedOf(kind, '2026-10-01')).toEqual({ created: { $gte: '2026-09-30T17:00:00.000Z' } })
  expect(askedOf(kind, 'null', '2026-10-31')).toEqual({ created: { $lte: '2026-10-31T16:59:59.999Z' } })
  expect(askedOf(kind, '2026-10-01T07:00:00Z', '2026-10-01T08:30:00.500Z')).toEqual({
    created: { $gte: '2026-10-01T07:00:00.000Z', $lte: '2026-10-01T08:30:00.500Z' },
  })
})

it('Orders by payment are those paid in these days, whenever they were made', () => {
  expect(askedOf('byPayment', '2026-10-01', '2026-10-31')).toEqual({ paymentSince: '2026-10-01', paymentUntil: '2026-10-31' })
  expect(askedOf('byPayment', 'null', '2026-10-31T20:00:00Z')).toEqual({ paymentUntil: '2026-11-01' })
})

it('A period chosen in the list goes before that of its address; all time has no limit', () => {
  expect(askedOf('customerId', '2026-10-01', undefined, { period: 'today' })).toEqual({
    created: { $gte: '2026-11-20T17:00:00.000Z', $lte: '2026-11-21T16:59:59.999Z' },
  })
  expect(askedOf('customerId', '2026-10-01', undefined, { period: 'all' })).toEqual({})
})

it('Orders that are overdue are those that were to be paid before today, and aren’t', () => {
  const link = readLink({ search: 'overdue' })
  if (link === null || link === 'unknown') throw new Error('no list')
  expect(filterOf('sales', link, state, { range: null, today })).toMatchObject({ group: 'sales', dueBefore: '2026-11-21' })
})

it('A list is narrowed to who sold, to a warehouse and to an agent, beside its state and period', () => {
  const by = { seller: '1'.repeat(24), warehouse: '2'.repeat(24), agent: '3'.repeat(24) }
  expect(filterOf('sales', null, { ...state, chip: 'processing', ...by }, { range: null, today })).toMatchObject({
    group: 'sales',
    creatorId: by.seller,
    warehouseId: by.warehouse,
    agentId: by.agent,
  })
  expect(filterOf('sales', null, state, { range: null, today })).not.toHaveProperty('creatorId')
})
