import { day } from '@shared/foundation/days/days'
import { dong } from '@shared/foundation/money/money'
import {
  addsUp,
  changeOf,
  figuresOf,
  figureValue,
  bestPartners,
  ofPartner,
  readFigure,
  stepsOf,
  writeFigure,
  type SalesEntry,
  type SalesReport,
} from './sales-report'
import { profitAfterStock, statementOf } from './statement'

const report: SalesReport = {
  since: day('2026-11-01'),
  until: day('2026-11-21'),
  howCalculateRevenue: 'shipped',
  revenueOrdered: dong(460_000_000),
  revenueShipped: dong(438_920_000),
  revenue: dong(438_920_000),
  cost: dong(287_460_000),
  unknownUnits: 0,
  groups: [
    { _id: 'Other Expenses', isCredit: false, total: dong(-22_640_000) },
    { _id: 'Salaries and Incentives', isCredit: false, total: dong(-68_000_000) },
    { _id: 'Other Income', isCredit: true, total: dong(6_500_000) },
  ],
  netProfit: dong(67_320_000),
  inventoryIn: dong(0),
  inventoryOut: dong(0),
  depreciation: dong(0),
  netProfitAfterDepreciation: dong(0),
  steps: [
    {
      day: '2026-11-01',
      revenue: dong(400_000_000),
      cost: dong(287_460_000),
      income: dong(0),
      expense: dong(-68_000_000),
      netProfit: dong(44_540_000),
    },
    {
      day: '2026-11-02',
      revenue: dong(38_920_000),
      cost: dong(0),
      income: dong(6_500_000),
      expense: dong(-22_640_000),
      netProfit: dong(22_780_000),
    },
  ],
  before: { since: day('2026-10-11'), until: day('2026-10-31'), revenue: dong(390_000_000), cost: dong(0), netProfit: dong(0) },
}

it('Revenue less cost is gross profit, with what else came in and went out it is net profit', () => {
  const { revenue, cost, gross, operating, net } = figuresOf(report)
  expect(revenue - cost).toBe(gross)
  expect(gross + operating).toBe(net)
  expect(operating).toBe(report.groups.reduce((sum, { total }) => sum + total, 0))
})

it('The lines of the statement come to the net profit', () => {
  const lines = statementOf(report)
  const value = (key: string) => lines.find((line) => line.key === key)?.value ?? NaN
  const groups = lines.filter(({ group }) => group !== undefined).reduce((sum, line) => sum + line.value, 0)
  expect(value('revenue') + value('cost')).toBe(value('gross'))
  expect(value('gross') + groups).toBe(value('net'))
})

it('Income less expense of the picture comes to the net profit', () => {
  const steps = stepsOf(report.steps)
  expect(steps.reduce((sum, { income, expense }) => sum + income - expense, 0)).toBe(report.netProfit)
  expect(steps.at(-1)?.soFar).toBe(report.netProfit)
})

it('Every figure that opens has the value its entries are held against', () => {
  for (const { opens, value } of statementOf(report)) if (opens) expect(Math.abs(value)).toBe(Math.abs(figureValue(report, opens)))
})

const entry = (amount: number, name = 'An Khang'): SalesEntry => ({
  _id: String(amount),
  service: 'orders',
  name,
  at: '2026-11-20T01:00:00.000Z',
  amount,
})

it('Entries prove their figure only when they add up to it', () => {
  expect(addsUp({ total: 300, count: 2, data: [entry(100), entry(200)] }, 300)).toBe(true)
  expect(addsUp({ total: 300, count: 2, data: [entry(100), entry(201)] }, 300)).toBe(false)
  expect(addsUp({ total: 5000, count: 2000, data: [entry(100)] }, 5000)).toBe(true)
})

it('Customers are ranked by what they come to, returns counted, two of one name apart; not from a part of the entries', () => {
  const of = (amount: number, partnerId: string, name: string): SalesEntry => ({ ...entry(amount, name), partnerId })
  const data = [of(100, 'a', 'An Khang'), of(300, 'b', 'Biển Đảo'), of(-50, 'b', 'Biển Đảo'), of(200, 'c', 'An Khang'), entry(900)]
  expect(bestPartners({ total: 1450, count: 5, data }, 2)).toEqual([
    { partnerId: 'b', name: 'Biển Đảo', entries: 2, amount: 250 },
    { partnerId: 'c', name: 'An Khang', entries: 1, amount: 200 },
  ])
  expect(bestPartners({ total: 1450, count: 6, data }, 2)).toBeNull()
  expect(ofPartner({ total: 1450, count: 5, data }, 'b')).toMatchObject({ total: 250, count: 2 })
})

it('A change is a part of what was, and nothing where nothing was', () => {
  expect(changeOf(150, 100)).toBe(0.5)
  expect(changeOf(-50, -100)).toBe(0.5)
  expect(changeOf(10, 0)).toBeNull()
})

it('A figure survives the way through the address', () => {
  expect(readFigure(writeFigure({ figure: 'group', group: 'Chi: khác' }))).toEqual({ figure: 'group', group: 'Chi: khác' })
  const ofPartner = { figure: 'group', group: 'Chi: khác', partnerId: 'b'.repeat(24) } as const
  expect(readFigure(writeFigure(ofPartner))).toEqual(ofPartner)
  expect(readFigure('cost')).toEqual({ figure: 'cost', group: '' })
  const bought = { figure: 'revenueShipped', group: '', partnerId: 'a'.repeat(24) } as const
  expect(readFigure(writeFigure(bought))).toEqual(bought)
  expect(readFigure('toString')).toBeNull()
})

test('goods of 4,000 that a count found missing, and of 1,500 it found, leave a profit of 10,000 at 7,500; where nothing was counted none is told', () => {
  const counted = { ...report, netProfitAfterDepreciation: dong(10_000), inventoryIn: dong(1_500), inventoryOut: dong(4_000) }
  expect(profitAfterStock(counted)).toBe(7_500)
  expect(profitAfterStock(report)).toBeNull()
})
