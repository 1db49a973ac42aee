import fc from 'fast-check'
import { DEFAULT_ZONE } from '../days/days'
import { ORDER_GROUP_NAMES } from '../documents/order-kinds'
import { ORDER_STATUSES } from '../documents/order-statuses'
import type { OrderDocument } from '../documents/order-types'
import { fund, goods, orderId, partnerId, productId, sale, warehouseId } from '../../testing/examples'
import { orderPostings } from '../../areas/trade/rules/postings'
import { fundPostings } from '../../areas/money/rules/postings'
import type { MeasureName } from './measures'
import { keyOf, merge, partsOf, postingsOf, postingsOfChange, type Posting } from './postings'
import type { FundDocument } from '../documents/fund-types'

const context = { zone: DEFAULT_ZONE }
const buyer = partnerId(1)
const ofOrder = (order: OrderDocument, measure: MeasureName) => shown(postingsOf(orderPostings, order, context), measure)
const ofFund = (entry: FundDocument, measure: MeasureName) => shown(postingsOf(fundPostings, entry, context), measure)
const shown = (all: readonly Posting[], measure: MeasureName) =>
  all.filter((each) => each.measure === measure).map(({ day, key, sums }) => [day, key, sums])

const shipments = [
  { time: new Date('2024-03-07T03:00:00Z'), lines: [{ index: 0, productId: productId(1), quantity: 4 }], net: 400, cost: 240 },
  { time: new Date('2024-03-08T03:00:00Z'), lines: [{ index: 0, productId: productId(1), quantity: 6 }], net: 600, cost: 300, unknown: 1 },
]

test('a sale counts as ordered on its own day, in Vietnam', () => {
  expect(ofOrder(sale({ created: new Date('2024-03-05T17:00:00Z') }), 'business')).toEqual([
    ['2024-03-06', 'sales', { revenueOrdered: 1000, orders: 1 }],
  ])
})

test('a cancelled order and one in error don’t count as ordered', () => {
  expect(ofOrder(sale({ status: 'cancelled' }), 'business')).toEqual([])
  expect(ofOrder(sale({ status: 'error' }), 'business')).toEqual([])
})

test('what is shipped counts on the days of its shipments', () => {
  expect(ofOrder(sale({ status: 'shipped', shipments }), 'business')).toEqual([
    ['2024-03-05', 'sales', { revenueOrdered: 1000, orders: 1 }],
    ['2024-03-07', 'sales', { revenueShipped: 400, cost: 240 }],
    ['2024-03-08', 'sales', { revenueShipped: 600, cost: 300, unknownUnits: 1 }],
  ])
})

test('a return reverses on its own day, not in the past', () => {
  const returned = sale({ status: 'returned', shipments, returnedAt: new Date('2024-04-02T03:00:00Z') })
  expect(ofOrder(returned, 'business')).toEqual([
    ['2024-03-05', 'sales', { revenueOrdered: 1000, orders: 1 }],
    ['2024-03-07', 'sales', { revenueShipped: 400, cost: 240 }],
    ['2024-03-08', 'sales', { revenueShipped: 600, cost: 300, unknownUnits: 1 }],
    [
      '2024-04-02',
      'sales',
      { orderedReturned: 1000, ordersReturned: 1, shippedReturned: 1000, costReturned: 540, unknownUnitsReturned: 1 },
    ],
  ])
})

test('orders are counted where they stand', () => {
  expect(ofOrder(sale({ paid: 1000 }), 'orderStatus')).toEqual([['2024-03-05', 'sales|new-order|completed', { count: 1, total: 1000 }]])
})

test('cash counts when it is completed, and is taken back on the day of a refund', () => {
  expect(ofFund(fund(), 'funds')).toEqual([['2024-03-06', 'Sales|Tiền mặt|credit', { amount: 500, count: 1 }]])
  expect(ofFund(fund({ status: 'pending' }), 'funds')).toEqual([])
  expect(
    ofFund(fund({ amount: -70, group: 'Purchases', label: null, status: 'cancelled', refundedAt: new Date('2024-04-02') }), 'funds'),
  ).toEqual([
    ['2024-03-06', 'Purchases||debit', { amount: -70, count: 1 }],
    ['2024-04-02', 'Purchases||debit', { amount: 70, count: -1 }],
  ])
})

test('an entry refunded on its own day leaves no trace in the figures', () => {
  expect(ofFund(fund({ status: 'cancelled', refundedAt: new Date('2024-03-06T04:00:00Z') }), 'funds')).toEqual([])
})

test('a buyer owes what is open of a sale; a supplier is owed what is open of a purchase', () => {
  expect(ofOrder(sale({ paid: 300, usePartnerBalance: 100 }), 'partner')).toEqual([
    ['2024-03-05', buyer, { orders: 1, ordered: 1000, paid: 300, used: 100, receivable: 600, balance: -100 }],
  ])
  expect(ofOrder(sale({ group: 'purchases', supplierId: partnerId(2), paid: 1200 }), 'partner')).toEqual([
    ['2024-03-05', partnerId(2), { orders: 1, ordered: 1000, paid: 1200, balance: 200 }],
  ])
  expect(ofOrder(sale({ status: 'cancelled' }), 'partner')).toEqual([])
})

test('money in advance is the partner’s balance; money for an order is not', () => {
  expect(ofFund(fund({ customerId: buyer }), 'partner')).toEqual([['2024-03-06', buyer, { balance: 500 }]])
  expect(ofFund(fund({ supplierId: buyer, amount: -500 }), 'partner')).toEqual([['2024-03-06', buyer, { balance: 500 }]])
  expect(ofFund(fund({ customerId: buyer, orderId: orderId(1) }), 'partner')).toEqual([])
})

test('a label may contain the separator of keys', () => {
  expect(partsOf(keyOf('Sales', 'A|B 100%7C', 'credit'))).toEqual(['Sales', 'A|B 100%7C', 'credit'])
})

test('a change adds the difference only', () => {
  const change = postingsOfChange(orderPostings, sale(), sale({ total: 1200 }), context)
  expect(change).toEqual([
    { measure: 'business', day: '2024-03-05', key: 'sales', sums: { revenueOrdered: 200 } },
    { measure: 'orderStatus', day: '2024-03-05', key: 'sales|new-order|pending', sums: { total: 200, open: 200 } },
    { measure: 'partner', day: '2024-03-05', key: buyer, sums: { ordered: 200, receivable: 200 } },
    { measure: 'accounts', day: '2024-03-05', key: `customerId|${buyer}`, sums: { ordered: 200, open: 200, due: 200 } },
    { measure: 'buyers', day: '2024-03-05', key: `customerId|${buyer}`, sums: { ordered: 200 } },
    { measure: 'buyers', day: '2024-03-05', key: 'creatorId|000000000000000000000001', sums: { ordered: 200 } },
    // A Tuesday at ten.
    { measure: 'salesMade', day: '2024-03-05', key: 'made|office|2|10|', sums: { ordered: 200 } },
  ])
  expect(postingsOfChange(fundPostings, fund(), fund({ label: 'Tiền mặt' }), context)).toEqual([])
})

const money = fc.integer({ min: 0, max: 1_000_000_000 })
const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2024-04-01'), noInvalidDate: true })
const shipment = fc.record({
  time: moment,
  warehouseId: fc.constant(warehouseId(1)),
  lines: fc.constant([]),
  net: money,
  cost: money,
  unknown: fc.nat(3),
})
const anyPartner = fc.option(fc.integer({ min: 1, max: 3 }).map(partnerId))
const anyOrder = fc.record({
  group: fc.constantFrom(...ORDER_GROUP_NAMES),
  status: fc.constantFrom(...ORDER_STATUSES),
  created: moment,
  items: fc.constant([goods()]),
  total: money,
  paid: money,
  usePartnerBalance: money,
  customerId: anyPartner,
  supplierId: anyPartner,
  shipments: fc.array(shipment, { maxLength: 3 }),
  returnedAt: fc.option(moment),
})
const anyFund = fc.record({
  group: fc.constantFrom('Sales', 'Purchases', 'Other Income'),
  amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
  status: fc.constantFrom('new-entry' as const, 'pending' as const, 'completed' as const, 'cancelled' as const),
  created: moment,
  refundedAt: fc.option(moment),
  label: fc.constantFrom('Tiền mặt', 'a|b', null),
  customerId: anyPartner,
  supplierId: anyPartner,
})
const byName = (all: readonly Posting[]) => new Map(all.map((each) => [`${each.measure} ${each.day} ${each.key}`, each.sums]))

test('whatever is entered, changed and removed, the figures are those of the documents as they are at the end', () => {
  const edits = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('orders' as const), id: fc.nat(3), document: fc.option(anyOrder) }),
      fc.record({ kind: fc.constant('funds' as const), id: fc.nat(3), document: fc.option(anyFund) }),
    ),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(edits, (all) => {
      const orders = new Map<number, OrderDocument | null>()
      const funds = new Map<number, FundDocument | null>()
      let figures: Posting[] = []
      for (const edit of all) {
        if (edit.kind === 'orders') {
          figures = merge([...figures, ...postingsOfChange(orderPostings, orders.get(edit.id) ?? null, edit.document, context)])
          orders.set(edit.id, edit.document)
        } else {
          figures = merge([...figures, ...postingsOfChange(fundPostings, funds.get(edit.id) ?? null, edit.document, context)])
          funds.set(edit.id, edit.document)
        }
      }
      const final = merge([
        ...[...orders.values()].flatMap((order) => postingsOf(orderPostings, order, context)),
        ...[...funds.values()].flatMap((entry) => postingsOf(fundPostings, entry, context)),
      ])
      expect(byName(figures)).toEqual(byName(final))
    }),
  )
})
