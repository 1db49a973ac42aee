import fc from 'fast-check'
import { dong } from '../../../foundation/money/money'
import { betweenCompanies, columnOf, consolidate, type ColumnParts } from './consolidated'

const none: ColumnParts = { revenue: dong(0), cost: dong(0), depreciation: dong(0), groups: [] }

test('goods that the sister still has are no sale and no cost; sold on they cost what the first of them paid', () => {
  const eliminated = (of: Parameters<typeof betweenCompanies>[0]): ColumnParts => {
    const { revenue, cost, soldOnProfit } = betweenCompanies(of)
    return { ...none, revenue, cost: dong(cost + soldOnProfit) }
  }
  const held = eliminated({ revenue: 10, cost: 7, delivered: 10, deliveredCost: 7, soldOn: 0 })
  const seller = { ...none, revenue: dong(10), cost: dong(7) }
  expect(consolidate([seller, none], held)).toMatchObject({ revenue: 0, cost: 0, netProfit: 0 })
  const soldOn = eliminated({ revenue: 10, cost: 7, delivered: 10, deliveredCost: 7, soldOn: 10 })
  const buyer = { ...none, revenue: dong(15), cost: dong(10) }
  expect(consolidate([seller, buyer], soldOn)).toMatchObject({ revenue: 15, cost: 7, netProfit: 8 })
})

test('a group counts once; what the companies pay each other is in neither income nor expense', () => {
  const rent = (total: number, name: string) => [{ _id: name, isCredit: total > 0, total: dong(total) }]
  const payer = { ...none, groups: rent(-9, 'Other Expenses') }
  const landlord = { ...none, groups: rent(6, 'Other Income') }
  const between = { ...none, groups: [...rent(-6, 'Other Expenses'), ...rent(6, 'Other Income')] }
  expect(consolidate([payer, landlord], between)).toMatchObject({
    groups: [{ _id: 'Other Expenses', isCredit: false, total: -3 }],
    netProfit: -3,
  })
})

test('every line is the sum of the columns less what is eliminated, for any figures', () => {
  const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((n) => dong(n))
  const group = fc.record({ _id: fc.constantFrom('Other Income', 'Other Expenses', 'Xe', 'Quà'), isCredit: fc.boolean(), total: amount })
  const column = fc.record({
    revenue: amount,
    cost: amount,
    depreciation: amount,
    groups: fc.uniqueArray(group, { selector: ({ _id }) => _id }),
  })
  fc.assert(
    fc.property(fc.array(column, { minLength: 1, maxLength: 5 }), column, (columns, eliminated) => {
      const total = consolidate(columns, eliminated)
      const whole = columns.map(columnOf)
      const between = columnOf(eliminated)
      for (const line of ['revenue', 'cost', 'netProfit', 'depreciation', 'netProfitAfterDepreciation'] as const)
        expect(total[line]).toBe(whole.reduce((sum, each) => sum + each[line], 0) - between[line] + 0)
      for (const name of ['Other Income', 'Other Expenses', 'Xe', 'Quà']) {
        const of = ({ groups }: { groups: { _id: string; total: number }[] }) => groups.find(({ _id }) => _id === name)?.total ?? 0
        expect(of(total)).toBe(whole.reduce((sum, each) => sum + of(each), 0) - of(between) + 0)
      }
    }),
  )
})

test('the seller’s profit in goods that were sold on is a whole dong by the one rule of rounding, of goods that came back too', () => {
  // 46 ÷ 1000 of the price is profit: 34.5 of goods at 750.
  const sold = { revenue: 0, cost: 0, delivered: 1000, deliveredCost: 954 }
  expect(betweenCompanies({ ...sold, soldOn: 750 }).soldOnProfit).toBe(35)
  expect(betweenCompanies({ ...sold, soldOn: -750 }).soldOnProfit).toBe(-35)
})

test('the seller’s profit in goods that were sold on is that of all that was delivered, not of what was sold in the range', () => {
  // Delivered so far 1,000,000 for goods of 700,000: 30 % of the price is profit; in the range 300,000 for goods of 180,000.
  const sold = { revenue: 300_000, cost: 180_000, delivered: 1_000_000, deliveredCost: 700_000, soldOn: 500_000 }
  expect(betweenCompanies(sold)).toEqual({ revenue: 300_000, cost: 180_000, soldOnProfit: 150_000 })
})
