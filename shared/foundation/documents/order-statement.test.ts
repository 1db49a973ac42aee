import { DEFAULT_ZONE } from '../days/days'
import { fundPostings } from '../../areas/money/rules/postings'
import { merge, postingsOf } from '../ledger/postings'
import { ageOf, agingReport, liabilitiesReport, type VisitDebts } from '../../areas/partners/rules/reports/liabilities'
import { fund, orderId, partnerId, sale } from '../../testing/examples'
import { orderPostings } from '../../areas/trade/rules/postings'
import { orderMoves, owedSince, paymentMoves, spreadPayment } from './order-statement'

const context = { zone: DEFAULT_ZONE }
const on = (day: string) => new Date(`${day}T03:00:00Z`)
const rowsOf = (orders: readonly Parameters<typeof sale>[0][], funds: readonly Parameters<typeof fund>[0][] = []) =>
  merge([
    ...orders.flatMap((own) => postingsOf(orderPostings, sale(own), context)),
    ...funds.flatMap((own) => postingsOf(fundPostings, fund(own), context)),
  ])

test('an order is owed from its day, and no longer from the day of its return', () => {
  expect(orderMoves(sale({ total: 700 }))).toEqual([{ at: on('2024-03-05'), amount: 700, kind: 'ordered' }])
  expect(orderMoves(sale({ total: 700, status: 'returned', returnedAt: on('2024-03-09') }))).toEqual([
    { at: on('2024-03-05'), amount: 700, kind: 'ordered' },
    { at: on('2024-03-09'), amount: -700, kind: 'returned' },
  ])
  for (const status of ['cancelled', 'error'] as const) expect(orderMoves(sale({ status }))).toEqual([])
})

test('a payment counts on its day, a refund on its own; money the other way pays nothing of an order', () => {
  const paid = fund({ amount: 500, orderId: orderId(1), customerId: partnerId(1) })
  expect(paymentMoves(paid)).toEqual([{ at: on('2024-03-06'), amount: 500 }])
  expect(paymentMoves({ ...paid, status: 'cancelled', refundedAt: on('2024-03-08') }).map(({ amount }) => amount)).toEqual([500, -500])
  expect(paymentMoves({ ...paid, amount: -60 })).toEqual([])
  expect(paymentMoves({ ...paid, status: 'new-entry' })).toEqual([])
  expect(paymentMoves(fund({ amount: -60, customerId: partnerId(1) })).map(({ amount }) => amount)).toEqual([-60])
  expect(paymentMoves(fund({ amount: -60, supplierId: partnerId(1) })).map(({ amount }) => amount)).toEqual([60])
})

test('opening, ordered and paid come to the closing, for customers and suppliers apart', () => {
  const rows = rowsOf(
    [
      { total: 1000 },
      { total: 300, created: on('2024-03-07') },
      { group: 'purchases', total: 900, customerId: null, supplierId: partnerId(2) },
    ],
    [{ amount: 400, orderId: orderId(1), customerId: partnerId(1) }],
  )
  const before = rows.filter(({ day }) => day < '2024-03-06')
  const within = rows.filter(({ day }) => day >= '2024-03-06')
  expect(liabilitiesReport(before, within, 'customerId')).toEqual({
    data: [{ _id: partnerId(1), opening: 1000, ordered: 300, paid: 400, writtenOff: 0, closing: 900 }],
    total: { opening: 1000, ordered: 300, paid: 400, writtenOff: 0, closing: 900 },
  })
  expect(liabilitiesReport(before, within, 'supplierId').total).toEqual({ opening: 900, ordered: 0, paid: 0, writtenOff: 0, closing: 900 })
  expect(liabilitiesReport(before, within, 'agentId').data).toEqual([])
})

test('a debt is as old as its goods are gone', () => {
  const shipment = (time: Date, lines = [{ index: 0, productId: null, quantity: 1 }]) => ({ time, lines, net: 1, cost: 0 })
  expect(owedSince(sale())).toEqual(on('2024-03-05'))
  expect(owedSince(sale({ shipments: [shipment(on('2024-03-04'), []), shipment(on('2024-03-09')), shipment(on('2024-03-07'))] }))).toEqual(
    on('2024-03-07'),
  )
  expect([0, 7, 8, 30, 31, 60, 61, 90, 91].map(ageOf)).toEqual([
    'under8',
    'under8',
    'to30',
    'to30',
    'to60',
    'to60',
    'to90',
    'to90',
    'over90',
  ])
})

test('what is open by age sums to what is outstanding; a paid order is in no part', () => {
  const rows = rowsOf([
    { total: 1000, paid: 400 },
    { total: 300, created: on('2024-03-01') },
    { total: 50, paid: 50 },
  ])
  const older = rowsOf([{ total: 70, created: on('2023-01-01') }])
  const days: VisitDebts = (visit) => {
    for (const { day = '', key, sums } of rows) visit(day, key, [sums['open'] ?? 0, sums['openOrders'] ?? 0])
  }
  expect(agingReport(older, days, 'customerId', (day) => (day === '2024-03-05' ? 3 : 40))).toEqual([
    { _id: partnerId(1), orders: 3, oldest: null, under8: 600, to30: 0, to60: 300, to90: 0, over90: 70, open: 970 },
  ])
})

test('a payment is spread oldest first, and nobody gets more than is open', () => {
  const orders = [{ open: 300 }, { open: 200 }, { open: 100 }]
  expect(spreadPayment(450, orders)).toEqual([
    { order: orders[0], amount: 300 },
    { order: orders[1], amount: 150 },
  ])
  expect(spreadPayment(0, orders)).toEqual([])
})
