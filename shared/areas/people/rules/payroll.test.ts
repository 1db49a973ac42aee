import fc from 'fast-check'
import { dayOf, endOfMonth, month, startOfMonth, zone } from '../../../foundation/days/days'
import { id } from '../../../foundation/ids'
import { dong, sumDong } from '../../../foundation/money/money'
import type { Checkin } from './checkins'
import {
  adjustmentTime,
  baseSalaryOf,
  isOnPayroll,
  payOfMonth,
  withSalary,
  workingDaysOf,
  type Adjustment,
  type PayrollRules,
  type PersonMonth,
} from './payroll'

const one = id<'activities'>('a'.repeat(24))
const two = id<'activities'>('b'.repeat(24))
const vietnam = zone('Asia/Ho_Chi_Minh')
const november = month('2026-11')
const at = (text: string) => new Date(`${text}+07:00`)
const hours: PayrollRules = { mode: 'hours', nowd: 'max_ex_sunday', zone: vietnam }
const days: PayrollRules = { mode: 'days', nowd: 'max_ex_sunday', zone: vietnam }
const worked = (day: number, since: string, until?: string, own: Partial<Checkin> = {}): Checkin => {
  const date = `2026-11-${String(day).padStart(2, '0')}`
  return { created: at(`${date}T${since}`), ...(until ? { checkedOut: at(`${date}T${until}`) } : {}), status: 'approved', ...own }
}
const person = (own: Partial<PersonMonth> = {}): PersonMonth => ({
  month: november,
  baseSalary: dong(12_000_000),
  checkins: [],
  adjustments: [],
  ...own,
})
const now = at('2026-11-21T14:03')

test.each([
  ['2026-11', 'max', 30],
  ['2026-11', 'max_ex_sunday', 25],
  ['2026-02', 'max_ex_sunday', 24],
  ['2024-02', 'max', 29],
] as const)('%s has with %s %d working days', (which, nowd, count) => {
  expect(workingDaysOf(month(which), nowd)).toBe(count)
})

test('in hours mode a salary is base × hours ÷ 8 ÷ working days, overtime among them, explained part by part', () => {
  const pay = payOfMonth(
    person({
      checkins: [
        ...[2, 4, 5, 7, 9, 10, 12].map((day) => worked(day, '08:00', '16:00')),
        worked(3, '08:00', '17:15'),
        worked(11, '08:00'),
        worked(21, '07:15'),
      ],
      adjustments: [
        { _id: one, amount: dong(500_000), note: 'Thưởng giao hàng Tết đợt 1', by: 'Thu Hà' },
        { _id: two, amount: dong(-88_000), note: 'Vỡ 2 ly sứ Bát Tràng' },
      ],
    }),
    hours,
    now,
  )
  expect(pay.lines).toEqual([
    { kind: 'shift', count: 8, hours: 64, amount: 3_840_000 },
    { kind: 'overtime', hours: 1.25, amount: 75_000 },
    { kind: 'invalid', day: '2026-11-11', hours: 4, amount: 240_000 },
    { kind: 'running', day: '2026-11-21', hours: 6.75, amount: 405_000 },
    { kind: 'adjustment', _id: one, note: 'Thưởng giao hàng Tết đợt 1', by: 'Thu Hà', amount: 500_000 },
    { kind: 'adjustment', _id: two, note: 'Vỡ 2 ly sứ Bát Tràng', amount: -88_000 },
  ])
  expect(pay).toMatchObject({
    workingDays: 25,
    hours: 76,
    units: 9.5,
    overtime: 1.25,
    invalid: 1,
    pending: 0,
    share: 0.38,
    salary: 4_560_000,
    adjustments: 412_000,
    total: 4_972_000,
  })
})

test('in days mode each local day with a counted check-in is one unit, however many and however long they are', () => {
  const pay = payOfMonth(
    person({ checkins: [worked(2, '08:00', '09:00'), worked(2, '13:00', '23:00'), worked(3, '08:00'), worked(21, '13:00')] }),
    days,
    now,
  )
  expect(pay).toMatchObject({ units: 3, share: 0.12, salary: 1_440_000, invalid: 1, overtime: 2 })
  expect(pay.lines).toEqual([
    { kind: 'shift', count: 1, amount: 480_000 },
    { kind: 'invalid', day: '2026-11-03', count: 1, amount: 480_000 },
    { kind: 'running', day: '2026-11-21', count: 1, amount: 480_000 },
  ])
})

test('what waits for approval is shown apart and counts nothing; what was refused is gone', () => {
  const pay = payOfMonth(
    person({
      checkins: [
        worked(2, '08:00', '16:00', { status: 'pending' }),
        worked(3, '08:00', '16:00', { status: 'disapproved' }),
        worked(4, '08:00', '16:00'),
      ],
    }),
    hours,
    now,
  )
  expect(pay).toMatchObject({ hours: 8, pending: 8, salary: 480_000 })
  expect(pay.days.slice(1, 5).map(({ hours: counted, pending, status }) => [counted, pending, status])).toEqual([
    [0, 8, 'pending'],
    [0, 0, 'disapproved'],
    [8, 0, 'approved'],
    [0, 0, 'absent'],
  ])
})

test('Sundays count as worked, and the salary stops at the base all the same', () => {
  const everyDay = Array.from({ length: 30 }, (_, index) => worked(index + 1, '08:00', '17:00'))
  const pay = payOfMonth(person({ checkins: everyDay }), hours, at('2026-12-01T09:00'))
  expect(pay).toMatchObject({ units: 33.75, share: 1, salary: 12_000_000 })
  expect(pay.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['shift', 14_400_000],
    ['overtime', 1_800_000],
    ['cap', -4_200_000],
  ])
})

test('a month holds the check-ins that began in it, to the millisecond of the local midnight', () => {
  const last = {
    created: new Date('2026-11-30T16:59:59.999Z'),
    checkedOut: new Date('2026-11-30T20:59:59.999Z'),
    status: 'approved' as const,
  }
  const next = { ...last, created: new Date('2026-11-30T17:00:00.000Z') }
  const count = (which: string) => payOfMonth(person({ month: month(which), checkins: [last, next] }), days, at('2026-12-02T09:00')).units
  expect([count('2026-11'), count('2026-12')]).toEqual([1, 1])
})

test('a month has the last base salary that was agreed for it or before', () => {
  const history = withSalary(
    withSalary([{ from: month('2026-09'), amount: dong(10_000_000) }], { from: month('2026-12'), amount: dong(15_000_000) }),
    {
      from: november,
      amount: dong(12_000_000),
    },
  )
  expect(['2026-08', '2026-09', '2026-10', '2026-11', '2026-12', '2027-03'].map((which) => baseSalaryOf(history, month(which)))).toEqual([
    0, 10_000_000, 10_000_000, 12_000_000, 15_000_000, 15_000_000,
  ])
  expect(withSalary(history, { from: november, amount: dong(13_000_000) }).map(({ amount }) => amount)).toEqual([
    10_000_000, 13_000_000, 15_000_000,
  ])
})

test('an adjustment is dated the last moment of its month', () => {
  expect(adjustmentTime(november, vietnam)).toEqual(new Date('2026-11-30T16:59:59.999Z'))
})

test('a disabled member stays on the payroll for five months after their last change, or where they have entries', () => {
  const gone = (updated: string) => ({ created: at('2025-01-01T08:00'), status: 'disabled' as const, updated: at(updated) })
  const shown = (updated: string, which: string, hasEntries = false) =>
    isOnPayroll(gone(updated), month(which), { zone: vietnam, now, hasEntries })
  expect(shown('2026-06-21T08:00', '2026-11')).toBe(true)
  expect(shown('2026-06-20T08:00', '2026-11')).toBe(false)
  expect(shown('2026-06-20T08:00', '2026-06')).toBe(true)
  expect(shown('2026-01-20T08:00', '2026-11', true)).toBe(true)
})

test('a member has no row in the months before they came', () => {
  const member = { created: at('2026-11-05T08:00'), status: 'active' as const }
  expect(isOnPayroll(member, month('2026-10'), { zone: vietnam, now, hasEntries: false })).toBe(false)
  expect(isOnPayroll(member, november, { zone: vietnam, now, hasEntries: false })).toBe(true)
})

const first = startOfMonth(november, vietnam).getTime()
const anyCheckin = fc
  .record({
    created: fc.integer({ min: -2 * 86_400, max: 33 * 86_400 }).map((seconds) => new Date(first + seconds * 1000)),
    length: fc.option(fc.integer({ min: 0, max: 24 * 3600 }), { nil: null }),
    status: fc.constantFrom('approved' as const, 'pending' as const, 'disapproved' as const),
    abandoned: fc.boolean(),
  })
  .map(({ created, length, ...rest }): Checkin => ({
    created,
    checkedOut: length === null ? null : new Date(created.getTime() + length * 1000),
    ...rest,
  }))
const anyAdjustment = fc.record({
  _id: fc.constant(one),
  amount: fc.integer({ min: -50_000_000, max: 50_000_000 }).map(dong),
  note: fc.string(),
}) as fc.Arbitrary<Adjustment>
const anyRules = fc.record({
  mode: fc.constantFrom('hours' as const, 'days' as const),
  nowd: fc.constantFrom('max' as const, 'max_ex_sunday' as const),
  zone: fc.constantFrom(vietnam, zone('Europe/Berlin'), zone('America/New_York')),
})

test('whatever the month, its parts sum to the total and the salary before adjustments never exceeds the base', () => {
  fc.assert(
    fc.property(
      fc.array(anyCheckin, { maxLength: 80 }),
      fc.array(anyAdjustment, { maxLength: 8 }),
      fc.integer({ min: 0, max: 200_000_000 }),
      anyRules,
      fc.integer({ min: 0, max: 40 * 86_400 }),
      (checkins, adjustments, base, rules, seconds) => {
        const pay = payOfMonth(person({ baseSalary: dong(base), checkins, adjustments }), rules, new Date(first + seconds * 1000))
        expect(sumDong(pay.lines.map(({ amount }) => amount))).toBe(pay.total)
        expect(sumDong(pay.lines.filter(({ kind }) => kind !== 'adjustment').map(({ amount }) => amount))).toBe(pay.salary)
        expect(pay.salary).toBeLessThanOrEqual(base)
        expect(pay.salary).toBeGreaterThanOrEqual(0)
        expect(pay.share).toBeLessThanOrEqual(1)
        expect(pay.days.reduce((total, { units }) => total + units, 0)).toBe(pay.units)
        expect(pay.days.reduce((total, each) => total + each.hours, 0)).toBe(pay.hours)
      },
    ),
    { numRuns: 200 },
  )
})

test('the days of a month are all its local days', () => {
  const pay = payOfMonth(person(), hours, now)
  expect(pay.days).toHaveLength(30)
  expect(pay.days[0]?.day).toBe(dayOf(startOfMonth(november, vietnam), vietnam))
  expect(pay.days.at(-1)?.day).toBe(dayOf(endOfMonth(november, vietnam), vietnam))
})
