import { DEFAULT_ZONE } from '../../../foundation/days/days'
import { fundPostings } from '../../money/rules/postings'
import { merge, postingsOf } from '../../../foundation/ledger/postings'
import { orderPostings } from '../../trade/rules/postings'
import { fund, productId, sale } from '../../../testing/examples'
import { businessByDay, businessReport } from '../../trade/rules/reports/business'
import { balanceOf, fundsReport, incomeAndExpense } from '../../money/rules/reports/funds'
import { orderStatusReport } from '../../trade/rules/reports/order-status'

const context = { zone: DEFAULT_ZONE }
const on = (day: string) => new Date(`${day}T03:00:00Z`)
const shipped = (day: string, net: number, cost: number, unknown = 0) => ({
  time: on(day),
  lines: [{ index: 0, productId: productId(1), quantity: 1 }],
  net,
  cost,
  unknown,
})

const orders = [
  sale({ total: 1000, status: 'partial-shipped', shipments: [shipped('2024-03-06', 400, 250, 2)], paid: 1000 }),
  sale({ total: 700, status: 'returned', shipments: [shipped('2024-03-05', 700, 300)], returnedAt: on('2024-03-07') }),
  sale({ total: 9999, status: 'cancelled' }),
  sale({ group: 'inventoryIn', total: 50, status: 'delivered', shipments: [shipped('2024-03-05', 50, 50)] }),
  sale({ group: 'inventoryOut', total: 20, status: 'delivered', shipments: [shipped('2024-03-05', 20, 20)] }),
  sale({ group: 'purchases', total: 5000, status: 'delivered', shipments: [shipped('2024-03-05', 5000, 5000)] }),
]
const funds = [
  fund({ amount: 1000 }),
  fund({ group: 'Purchases', amount: -300 }),
  fund({ group: 'Other Income', amount: 80 }),
  fund({ group: 'Other Expenses', amount: -60, label: 'Ngân hàng', created: on('2024-03-07') }),
  fund({ group: 'Salaries and Incentives', amount: -100 }),
  fund({ group: 'Opening Balance', amount: 10_000, created: on('2024-03-01') }),
  fund({ group: 'Vay ngân hàng', amount: 4000 }),
  fund({ group: 'Other Income', amount: 33, status: 'cancelled', refundedAt: on('2024-03-07') }),
]
const rows = merge([
  ...orders.flatMap((order) => postingsOf(orderPostings, order, context)),
  ...funds.flatMap((entry) => postingsOf(fundPostings, entry, context)),
])
const options = { nonBusinessIEGroups: ['Vay ngân hàng'] }

test('net profit is revenue less cost plus the business groups', () => {
  expect(businessReport(rows, options)).toEqual({
    revenueOrdered: 1000,
    revenueShipped: 400,
    revenue: 1000,
    cost: 250,
    unknownUnits: 2,
    groups: [
      { _id: 'Other Expenses', isCredit: false, total: -60 },
      { _id: 'Salaries and Incentives', isCredit: false, total: -100 },
      { _id: 'Other Income', isCredit: true, total: 80 },
    ],
    netProfit: 670,
    inventoryIn: 50,
    inventoryOut: 20,
  })
})

test('the workspace decides whether revenue is what was ordered or what was shipped', () => {
  const report = businessReport(rows, { ...options, howCalculateRevenue: 'shipped' })
  expect([report.revenue, report.netProfit]).toEqual([400, 70])
})

test('a day’s picture sums to the report', () => {
  const days = businessByDay(rows, ['2024-03-05', '2024-03-06', '2024-03-07'], options)
  expect(days).toEqual([
    { day: '2024-03-05', revenue: 1700, cost: 300, income: 0, expense: 0, netProfit: 1400 },
    { day: '2024-03-06', revenue: 0, cost: 250, income: 113, expense: -100, netProfit: -237 },
    { day: '2024-03-07', revenue: -700, cost: -300, income: -33, expense: -60, netProfit: -493 },
  ])
  expect(days.reduce((sum, each) => sum + each.netProfit, 0)).toBe(670)
})

test('the cash books close at opening plus credits and debits, debits negative', () => {
  const march = rows.filter((row) => row.day !== '2024-03-01')
  const opening = balanceOf(rows.filter((row) => row.day === '2024-03-01'))
  expect(fundsReport(march, opening)).toEqual({
    opening: 10_000,
    closing: 14_620,
    credit: {
      total: 5080,
      data: [
        { _id: 'Other Income', total: 80 },
        { _id: 'Sales', total: 1000 },
        { _id: 'Vay ngân hàng', total: 4000 },
      ],
    },
    debit: {
      total: -460,
      data: [
        { _id: 'Other Expenses', total: -60 },
        { _id: 'Purchases', total: -300 },
        { _id: 'Salaries and Incentives', total: -100 },
      ],
    },
  })
})

test('the cash books of one label are its own', () => {
  const { closing, credit, debit } = fundsReport(rows, 100, { label: 'Ngân hàng' })
  expect([closing, credit.total, debit.total]).toEqual([40, 0, -60])
})

test('a refund does not change the closing of the day it was entered', () => {
  const before = rows.filter((row) => row.day <= '2024-03-06')
  expect(fundsReport(before, 0, { groups: ['Other Income'] }).closing).toBe(113)
  expect(fundsReport(rows, 0, { groups: ['Other Income'] }).closing).toBe(80)
})

test('income and expense by day, purchases left out of the expense picture', () => {
  expect(incomeAndExpense(rows, ['2024-03-06', '2024-03-07'], 10_000, { without: ['Purchases'] })).toEqual([
    { day: '2024-03-06', income: 5113, expense: -100, balance: 15_013 },
    { day: '2024-03-07', income: -33, expense: -60, balance: 14_920 },
  ])
})

test('orders are counted by status and by payment; what came back is neither paid nor to be paid', () => {
  expect(orderStatusReport(rows, ['sales'], 'status')).toEqual({
    groups: [
      { _id: 'partial-shipped', count: 1, total: 1000 },
      { _id: 'returned', count: 1, total: 700 },
      { _id: 'cancelled', count: 1, total: 9999 },
    ],
  })
  expect(orderStatusReport(rows, ['sales'], 'statusPayment').groups.map(({ _id, count }) => [_id, count])).toEqual([
    ['completed', 1],
    ['cancelled', 1],
  ])
})
