import { TO_SHIP_STATUSES } from '@shared/foundation/documents/order-statuses'
import { feature } from './manifest'
import { linkKinds, readLink, type LinkKind, type LinkParams } from './order-link'

const id = 'a'.repeat(24)
const [since, until] = ['2026-10-01', '2026-10-31']
const notCancelled = { status: { $ne: 'cancelled' } }
const unsettled = { statusPayment: { $nin: ['completed', 'cancelled'] }, status: { $nin: ['returned', 'cancelled', 'error'] } }

/** What each list that the screens link to shows: every search of an address after /sales/orders and /purchases/orders. */
const lists: readonly (readonly [LinkKind, of: string, filter: object])[] = [
  ['byOrder', id, { _id: id }],
  ['customerId', id, { customerId: id, ...notCancelled }],
  ['agentId', id, { agentId: id, ...notCancelled }],
  ['supplierId', id, { supplierId: id, ...notCancelled }],
  ['creatorId', id, { creatorId: id, ...notCancelled }],
  ['balancePartnerId', id, { balancePartnerId: id }],
  ['byProduct', id, { 'items.productId': id, ...notCancelled }],
  ['byProductNotShipped', id, { notShippedProductId: id }],
  ['byTag', 'TP.HCM', { tags: 'TP.HCM', ...notCancelled }],
  ['byImport', 'KiotViet 05/01', { importTag: 'KiotViet 05/01' }],
  ['byStatus', 'cancelled', { status: 'cancelled' }],
  ['byPayment', 'null', {}],
  ['byPayment', 'completed', { statusPayment: 'completed' }],
  ['receivable', 'null', unsettled],
  ['payable', 'null', unsettled],
  ['overdue', 'null', unsettled],
  ['toShip', 'null', { status: { $in: TO_SHIP_STATUSES } }],
  [
    'open',
    'null',
    {
      status: {
        $in: ['new-order', 'reserved', 'confirmed', 'processing', 'processed', 'partial-shipped', 'shipped'],
      },
    },
  ],
  ['delivered', 'null', { status: { $in: ['delivered', 'finished'] } }],
]

it.each(lists)('%s/%s shows those orders, of any time', (search, byId, filter) => {
  expect(readLink({ search, byId })).toEqual({ kind: search, of: byId, filter })
})

it.each(lists)('%s/%s takes days, and moments to the second', (search, byId, filter) => {
  expect(readLink({ search, byId, since, until })).toEqual({ kind: search, of: byId, filter, since, until })
  const moment = '2026-10-01T07:00:00.000Z'
  expect(readLink({ search, byId, since: moment, until: moment })).toMatchObject({ since: moment, until: moment })
})

it.each(lists)('%s/%s takes its first or its last day alone', (search, byId, filter) => {
  expect(readLink({ search, byId, since })).toEqual({ kind: search, of: byId, filter, since })
  expect(readLink({ search, byId, since: 'null', until })).toEqual({ kind: search, of: byId, filter, until })
  expect(readLink({ search, byId, since: until, until: since })).toMatchObject({ since, until })
})

it('Every list is in the table', () => {
  expect(new Set(lists.map(([kind]) => kind))).toEqual(new Set(linkKinds))
})

it('Without a search it is the plain list of the month', () => {
  expect(readLink({})).toBeNull()
})

const unknown: readonly LinkParams[] = [
  { search: 'byMoon', byId: id },
  { search: 'customerId', byId: 'null' },
  { search: 'byOrder' },
  { search: 'byProduct', byId: 'A'.repeat(24) },
  { search: 'byStatus', byId: 'sold' },
  { search: 'byTag', byId: '' },
  { search: 'receivable', byId: 'null', since: '2026-13-01' },
  { search: 'receivable', byId: 'null', since, until: 'today' },
]
it.each(unknown)('%j is no list', (params) => {
  expect(readLink(params)).toBe('unknown')
})

it('Old addresses lead to the lists that took their place', () => {
  expect(feature.redirects).toEqual({ '/sales': '/sales/orders', '/stock/orders': '/purchases/orders' })
})
