import fc from 'fast-check'
import { addDays, day, DEFAULT_ZONE, lastDayOf, month, shiftMonth, type Day } from '../../../foundation/days/days'
import { assetFigures, depreciationIn, lossesOfEntry, monthlyCost, scheduleProgress, type AssetEntry } from './figures'
import { assetPostings } from './disposal'
import { countMonths, depreciationPlan, monthlyDepreciation, plannedEntries, whyNotAssetMonths } from './schedule'
import { dong } from '../../../foundation/money/money'

const zone = DEFAULT_ZONE
const now = new Date('2026-11-21T07:00:00Z')
const paidOn = (of: string): Date => new Date(`${of}T03:00:00Z`)
const payment = (own: Partial<AssetEntry> = {}): AssetEntry => ({
  group: 'Assets',
  amount: -1000,
  status: 'completed',
  created: paidOn('2026-11-10'),
  assetSince: month('2026-11'),
  assetUntil: month('2027-01'),
  ...own,
})
const losses = (entry: AssetEntry) => lossesOfEntry(entry, zone).map(({ day: of, amount }) => [of, amount])

test('a payment loses whole dong a month, the remainder in the last', () => {
  expect(depreciationPlan(1000, { since: month('2026-11'), until: month('2027-01') })).toEqual([
    { month: '2026-11', amount: 333 },
    { month: '2026-12', amount: 333 },
    { month: '2027-01', amount: 334 },
  ])
  expect(monthlyDepreciation(-1000, { since: month('2026-11'), until: month('2027-01') })).toBe(-333)
})

test('each month’s part is lost on its last day, never before the payment', () => {
  expect(losses(payment())).toEqual([
    ['2026-11-30', 333],
    ['2026-12-31', 333],
    ['2027-01-31', 334],
  ])
  expect(losses(payment({ created: paidOn('2026-12-05') }))[0]).toEqual(['2026-12-05', 333])
  expect(losses(payment({ status: 'new-entry' }))).toEqual([])
})

test('a removed asset loses nothing from the next month on', () => {
  expect(losses(payment({ assetEnded: day('2026-12-07') }))).toEqual([
    ['2026-11-30', 333],
    ['2026-12-07', 333],
  ])
})

test('a refund takes back on its own day what was lost until then', () => {
  const refunded = payment({ status: 'cancelled', refundedAt: paidOn('2026-12-20') })
  expect(losses(refunded)).toEqual([
    ['2026-11-30', 333],
    ['2026-12-20', -333],
  ])
  expect(assetFigures([refunded], day('2026-11-30'), zone)).toEqual({ paid: 1000, depreciated: 333, bookValue: 667 })
  expect(assetFigures([refunded], day('2026-12-20'), zone)).toEqual({ paid: 0, depreciated: 0, bookValue: 0 })
})

test('the last month doesn’t precede the first, which isn’t over; at most 120 months', () => {
  const why = (since: string, until: string) => whyNotAssetMonths(month(since), month(until), now, zone)
  expect(why('2026-11', '2026-11')).toBeNull()
  expect(why('2026-12', '2026-11')).toBe('funds.months-invalid')
  expect(why('2026-10', '2026-12')).toBe('funds.months-invalid')
  expect(why('2026-11', '2036-10')).toBeNull()
  expect(why('2026-11', '2036-11')).toBe('funds.months-too-many')
  expect(why('2026-11', '2076-10')).toBe('funds.months-too-many')
  expect(whyNotAssetMonths(month('2026-11'), undefined, now, zone)).toBe('funds.months-invalid')
})

test('one payment a month is dated the end of each month, first and last among them', () => {
  const planned = plannedEntries('recurring', {
    amount: dong(500),
    months: { since: month('2027-01'), until: month('2027-03') },
    created: now,
    zone,
  })
  expect(planned.map(({ created, amount }) => [created.toISOString(), amount])).toEqual([
    ['2027-01-31T16:59:59.999Z', 500],
    ['2027-02-28T16:59:59.999Z', 500],
    ['2027-03-31T16:59:59.999Z', 500],
  ])
})

test('the rent of a month counts what still waits to be paid', () => {
  const rent = [payment({ status: 'new-entry', amount: -18_000, assetUntil: month('2026-11') })]
  expect(monthlyCost(rent, month('2026-11'), zone)).toBe(18_000)
  expect(monthlyCost(rent, month('2026-12'), zone)).toBe(0)
  expect(monthlyCost([payment({ status: 'cancelled' })], month('2026-11'), zone)).toBe(0)
})

test('how far a schedule has come is told in months', () => {
  expect(scheduleProgress([payment()], day('2026-12-15'))).toEqual({ done: 1, months: 3, until: '2027-01' })
  expect(scheduleProgress([payment()], day('2026-12-31'))?.done).toBe(2)
  expect(scheduleProgress([payment()], day('2030-01-01'))).toEqual({ done: 3, months: 3, until: '2027-01' })
  expect(scheduleProgress([payment({ status: 'pending' })], day('2026-12-15'))).toBeNull()
})

test('an asset sold for more than its book value is income of that day, for less expense; neither is money', () => {
  const result = (gain: number | undefined) => assetPostings.business?.({ ended: day('2026-12-05'), disposal: { gain } }, { zone })
  expect(result(8)).toEqual([{ day: '2026-12-05', key: 'Other Income', sums: { result: 8 } }])
  expect(result(-12)).toEqual([{ day: '2026-12-05', key: 'Other Expenses', sums: { result: -12 } }])
  expect(result(0)).toEqual([])
  // From before, when entries of funds told it.
  expect(result(undefined)).toEqual([])
  expect(assetPostings.business?.({ ended: day('2026-12-05') }, { zone })).toEqual([])
})

test('a sold asset is worth nothing from its day on, and has cost what was lost of it', () => {
  const bought = payment({ amount: -1000, assetEnded: day('2026-11-30') })
  const proceeds = payment({ amount: 600, created: paidOn('2026-11-30'), assetSince: undefined, assetUntil: undefined })
  const sold = { ended: day('2026-11-30'), disposal: { gain: -67 } }
  expect(assetFigures([bought, proceeds], day('2026-11-29'), zone, sold)).toEqual({ paid: 1000, depreciated: 0, bookValue: 1000 })
  expect(assetFigures([bought, proceeds], day('2026-11-30'), zone, sold)).toEqual({ paid: 333, depreciated: 333, bookValue: 0 })
})

describe('for any schedule', () => {
  const months = fc.integer({ min: 1, max: 120 })
  const entry = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000_000_000 }),
    months,
    start: fc.integer({ min: -2, max: 14 }),
    dayOfMonth: fc.integer({ min: 1, max: 28 }),
    ended: fc.option(fc.integer({ min: 0, max: 4000 }), { nil: undefined }),
    refunded: fc.option(fc.integer({ min: 0, max: 4000 }), { nil: undefined }),
  })
  interface Drawn {
    amount: number
    months: number
    start: number
    dayOfMonth: number
    ended: number | undefined
    refunded: number | undefined
  }
  const entryOf = ({ amount, months: count, start, dayOfMonth, ended, refunded }: Drawn): AssetEntry => {
    const created = day(`2026-11-${String(dayOfMonth).padStart(2, '0')}`)
    const since = shiftMonth(month('2026-11'), start)
    return payment({
      amount: -amount,
      created: paidOn(created),
      assetSince: since,
      assetUntil: shiftMonth(since, count - 1),
      ...(ended === undefined ? {} : { assetEnded: addDays(created, ended) }),
      ...(refunded === undefined ? {} : { status: 'cancelled' as const, refundedAt: paidOn(addDays(created, refunded)) }),
    })
  }
  const farthest = day('2050-01-01')

  test('the depreciation comes to the payment, to the dong', () => {
    fc.assert(
      fc.property(entry, (drawn) => {
        const whole = entryOf({ ...drawn, ended: undefined, refunded: undefined })
        return depreciationIn([whole], day('2000-01-01'), farthest, zone) === drawn.amount
      }),
    )
  })

  test('the book value is never below 0 nor above what was paid, on any day', () => {
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 4 }), fc.integer({ min: -40, max: 5000 }), (drawn, ahead) => {
        const entries = drawn.map(entryOf)
        const { paid, depreciated, bookValue } = assetFigures(entries, addDays(day('2026-11-01'), ahead), zone)
        return bookValue >= 0 && depreciated >= 0 && bookValue === paid - depreciated && bookValue <= Math.max(0, paid)
      }),
    )
  })

  test('ranges that follow each other add up to the whole', () => {
    fc.assert(
      fc.property(entry, fc.integer({ min: 0, max: 4000 }), (drawn, cut) => {
        const entries = [entryOf(drawn)]
        const [first, middle]: [Day, Day] = [day('2000-01-01'), addDays(day('2026-09-01'), cut)]
        const parts = depreciationIn(entries, first, middle, zone) + depreciationIn(entries, addDays(middle, 1), farthest, zone)
        return parts === depreciationIn(entries, first, farthest, zone)
      }),
    )
  })

  test('the months of a plan are those asked for', () => {
    fc.assert(
      fc.property(months, (count) => {
        const span = { since: month('2026-11'), until: shiftMonth(month('2026-11'), count - 1) }
        return countMonths(span) === count && depreciationPlan(7, span).length === count && lastDayOf(span.until) > '2026-11-01'
      }),
    )
  })
})
