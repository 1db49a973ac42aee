import { day } from '../../../foundation/days/days'
import type { Industry } from '../../../foundation/documents/taxpayer'
import { dayOfPassing, groupOfRevenue, householdLaw, householdPeriods, incomeTax, paceOf, type IndustryRevenue } from './household'
import { KNOWN_LAW } from './tax-law'

const law = householdLaw(day('2026-12-31'), KNOWN_LAW)!
const million = 1_000_000
const sold = (goods: number, services: number, production: number): IndustryRevenue[] =>
  (
    [
      ['goods', goods],
      ['services', services],
      ['production', production],
    ] as const
  ).map(([industry, revenue]) => ({
    industry: industry satisfies Industry,
    isReduced: false,
    revenue: revenue * million,
  }))

test('a year of a household with three industries, worked out by hand', () => {
  // Revenue: 280, 350, 440, 590 million; the year passes 1.000 million in the third quarter, at 1.070.
  const { periods, earlierVat } = householdPeriods(
    [
      { until: day('2026-03-31'), sold: sold(200, 50, 30) },
      { until: day('2026-06-30'), sold: sold(250, 60, 40) },
      { until: day('2026-09-30'), sold: sold(300, 80, 60) },
      { until: day('2026-12-31'), sold: sold(400, 100, 90) },
    ],
    law,
  )
  expect(periods.map(({ revenue, vat, pit }) => [revenue, vat, pit])).toEqual([
    [280_000_000, 0, 0],
    [350_000_000, 0, 0],
    // 1% of 300, 5% of 80, 3% of 60; 0,5% of the 70 million of goods that are above 1.000.
    [440_000_000, 3_000_000 + 4_000_000 + 1_800_000, 350_000],
    // 1% of 400, 5% of 100, 3% of 90; of the year 660 million of goods are above: 3.300.000 less 350.000.
    [590_000_000, 4_000_000 + 5_000_000 + 2_700_000, 2_950_000],
  ])
  // What the first two quarters would have paid: 2 + 2,5 + 0,9 and 2,5 + 3 + 1,2 million.
  expect(earlierVat).toBe(12_100_000)
})

test('reduced goods pay four fifths of the percentage while the law says so', () => {
  const tea = (until: string) =>
    householdPeriods([{ until: day(until), sold: [{ industry: 'goods', isReduced: true, revenue: 1_200 * million }] }], law).periods[0]
  expect([tea('2026-12-31')?.vat, tea('2027-03-31')?.vat]).toEqual([9_600_000, 12_000_000])
  expect(tea('2026-12-31')?.lines.map(({ tax, base, percent }) => [tax, base, percent])).toEqual([
    ['vat', 1_200 * million, 0.8],
    ['pit', 200 * million, 0.5],
  ])
})

test('a year of up to 1 billion owes nothing', () => {
  const { periods, earlierVat } = householdPeriods([{ until: day('2026-12-31'), sold: sold(1_000, 0, 0) }], law)
  expect([periods[0]?.vat, periods[0]?.pit, earlierVat]).toEqual([0, 0, 0])
})

test('groups and per cents of income follow the revenue of the year', () => {
  const billion = 1000 * million
  const told = [1, 1.5, 3, 3.1, 50, 51].map((revenue) => {
    const { percent, amount } = incomeTax(revenue * billion, 100 * million, day('2026-12-31'), law)
    return [groupOfRevenue(revenue * billion, law.thresholds), percent, amount]
  })
  expect(told).toEqual([
    ['free', 0, 0],
    ['choice', 15, 15_000_000],
    ['choice', 15, 15_000_000],
    ['income', 17, 17_000_000],
    ['income', 17, 17_000_000],
    ['monthly', 20, 20_000_000],
  ])
  expect(incomeTax(2 * billion, -5 * million, day('2026-12-31'), law).amount).toBe(0)
})

test('at the pace of the year the next group begins on a day, or not this year', () => {
  const year = { first: day('2026-01-01'), today: day('2026-04-10'), last: day('2026-12-31') }
  // A hundred days, five million a day.
  expect(paceOf(500 * million, year)).toEqual({ pace: 5 * million, expected: 1_825 * million })
  expect(dayOfPassing(500 * million, 1000 * million, year)).toBe('2026-07-20')
  expect(dayOfPassing(500 * million, 3000 * million, year)).toBeNull()
})
