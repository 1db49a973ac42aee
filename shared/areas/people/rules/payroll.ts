import {
  addMonths,
  dayOf,
  daysOf,
  endOfMonth,
  firstDayOf,
  lastDayOf,
  startOfMonth,
  type Day,
  type Month,
  type Zone,
} from '../../../foundation/days/days'
import type { Id } from '../../../foundation/ids'
import { allocate, dong, shareDong, sumDong, type Dong } from '../../../foundation/money/money'
import { sumBy } from '../../../foundation/sum'
import { SHIFT_HOURS, worthOf, type Checkin, type CheckinStatus, type CheckinWorth } from './checkins'

export const PAYROLL_MODES = ['hours', 'days'] as const
export type PayrollMode = (typeof PAYROLL_MODES)[number]
export const WORKING_DAYS_MODES = ['max', 'max_ex_sunday'] as const
export type WorkingDaysMode = (typeof WORKING_DAYS_MODES)[number]

/** Disabled members are shown for this many months after their last change. */
export const DISABLED_SHOWN_MONTHS = 5

/** How a workspace reckons pay. */
export interface PayrollRules {
  readonly mode: PayrollMode
  readonly nowd: WorkingDaysMode
  readonly zone: Zone
}

const isSunday = (day: Day): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === 0

interface MonthDays {
  readonly days: readonly Day[]
  readonly sundays: number
}

/** Months that were looked at: a payroll asks for the same one for everybody. */
const months = new Map<Month, MonthDays>()
const MAX_MONTHS_KEPT = 120

const daysIn = (month: Month): MonthDays => {
  const known = months.get(month)
  if (known) return known
  const days = daysOf(firstDayOf(month), lastDayOf(month))
  const made = { days, sundays: days.filter(isSunday).length }
  if (months.size >= MAX_MONTHS_KEPT) months.clear()
  months.set(month, made)
  return made
}

/** The working days of a month: all, or all but Sundays. */
export const workingDaysOf = (month: Month, nowd: WorkingDaysMode): number => {
  const { days, sundays } = daysIn(month)
  return days.length - (nowd === 'max' ? 0 : sundays)
}

/** The working days of a month that are still to come, `today` among them; none of a month that is over. */
export const workingDaysLeft = (month: Month, today: Day, nowd: WorkingDaysMode): number =>
  daysIn(month).days.filter((day) => day >= today && (nowd === 'max' || !isSunday(day))).length

/** A base salary and the first month it holds for. */
export interface Salary {
  readonly from: Month
  readonly amount: Dong
}

/** The base salary of a month: the last one that isn't of a later month; none before the first. */
export const baseSalaryOf = (history: readonly Salary[], month: Month): Dong =>
  history.reduce<Salary | null>((last, each) => (each.from <= month && (!last || each.from >= last.from) ? each : last), null)?.amount ??
  dong(0)

/** A salary history with one more agreement: it takes the place of one for the same month. */
export const withSalary = (history: readonly Salary[], salary: Salary): Salary[] =>
  [...history.filter(({ from }) => from !== salary.from), salary].sort((a, b) => (a.from < b.from ? -1 : 1))

/** The moment an adjustment is dated: the last of its month. */
export const adjustmentTime = (month: Month, zone: Zone): Date => endOfMonth(month, zone)

export interface Adjustment {
  readonly _id: Id<'activities'>
  /** Signed whole dong. */
  readonly amount: Dong
  readonly note: string
  readonly by?: string
}

export interface PersonMonth {
  readonly month: Month
  readonly baseSalary: Dong
  readonly checkins: readonly Checkin[]
  readonly adjustments: readonly Adjustment[]
}

/** A local day of somebody's month. `hours` and `units` are what counts; what waits for approval is apart. */
export interface PayDay {
  readonly day: Day
  readonly hours: number
  readonly units: number
  readonly overtime: number
  /** Hours that wait for approval. */
  readonly pending: number
  readonly status: CheckinStatus | 'absent'
  readonly valid: boolean
  /** Somebody is in at this moment. */
  readonly running: boolean
}

/** What a part of a salary comes from. */
export const PAY_LINES = ['shift', 'overtime', 'invalid', 'running', 'cap', 'adjustment'] as const
export type PayLineKind = (typeof PAY_LINES)[number]

/** One part of a salary; the parts of a month sum to its total. */
export interface PayLine {
  readonly kind: PayLineKind
  readonly amount: Dong
  /** Check-ins or, in days mode, days. */
  readonly count?: number
  readonly hours?: number
  /** Of an invalid or a running one. */
  readonly day?: Day
  readonly note?: string
  readonly by?: string
  /** Of an adjustment. */
  readonly _id?: Id<'activities'>
}

export interface PayMonth {
  readonly workingDays: number
  readonly baseSalary: Dong
  /** Counted hours, overtime among them. */
  readonly hours: number
  readonly units: number
  readonly overtime: number
  /** Check-ins whose check-out is missing. */
  readonly invalid: number
  /** Hours that wait for approval. */
  readonly pending: number
  /** Units by working days, at most 1. */
  readonly share: number
  readonly salary: Dong
  readonly adjustments: Dong
  readonly total: Dong
  readonly days: PayDay[]
  readonly lines: PayLine[]
}

interface Worth extends CheckinWorth {
  readonly status: CheckinStatus
}

/** Quarters of an hour in a working day: units in hours mode are counted in them, so that shares of money are exact. */
const QUARTERS = SHIFT_HOURS * 4

/**
 * Somebody's pay of a month as it stands at a moment, with what it is made of: Σ lines = total, Σ lines without adjustments = salary.
 * Salary = round(base × min(1, units ÷ working days)).
 */
export function payOfMonth({ month, baseSalary, checkins, adjustments }: PersonMonth, rules: PayrollRules, now: Date): PayMonth {
  const workingDays = workingDaysOf(month, rules.nowd)
  const known = checkins
    .map((checkin): Worth => ({ ...worthOf(checkin, now, rules.zone), status: checkin.status }))
    .filter(({ day }) => day.startsWith(month))
  const byDay = new Map<Day, Worth[]>()
  for (const each of known) {
    const others = byDay.get(each.day)
    if (others) others.push(each)
    else byDay.set(each.day, [each])
  }
  const days = daysIn(month).days.map((day) => payDay(day, byDay.get(day) ?? [], rules.mode))
  const counted = known.filter(({ status }) => status === 'approved')
  const hours = sumBy(counted, ({ hours: each }) => each)
  const units = sumBy(days, (each) => each.units)
  const weights = partsOf(counted, days, rules.mode)
  const [done, all] = rules.mode === 'hours' ? [hours * 4, workingDays * QUARTERS] : [units, workingDays]
  const uncapped = shareDong(baseSalary, done, all)
  const salary = dong(Math.min(baseSalary, uncapped))
  const amounts = allocate(
    uncapped,
    weights.map(({ weight }) => weight),
  )
  const earned = weights.map(({ line }, index): PayLine => ({ ...line, amount: amounts[index] ?? dong(0) }))
  const cap: PayLine[] = salary === uncapped ? [] : [{ kind: 'cap', amount: dong(salary - uncapped) }]
  const adjusted = adjustments.map(({ _id, amount, note, by }): PayLine => ({
    kind: 'adjustment',
    amount,
    note,
    _id,
    ...(by ? { by } : {}),
  }))
  const sumOfAdjustments = sumDong(adjustments.map(({ amount }) => amount))
  return {
    workingDays,
    baseSalary,
    hours,
    units,
    overtime: sumBy(counted, ({ overtime }) => overtime),
    invalid: known.filter(({ valid, status }) => !valid && status !== 'disapproved').length,
    pending: sumBy(days, ({ pending }) => pending),
    share: Math.min(1, units / workingDays),
    salary,
    adjustments: sumOfAdjustments,
    total: sumDong([salary, sumOfAdjustments]),
    days,
    lines: [...earned, ...cap, ...adjusted],
  }
}

function payDay(day: Day, known: readonly Worth[], mode: PayrollMode): PayDay {
  if (known.length === 0) return { day, hours: 0, units: 0, overtime: 0, pending: 0, status: 'absent', valid: true, running: false }
  const counted = known.filter(({ status }) => status === 'approved')
  const waiting = known.filter(({ status }) => status === 'pending')
  const hours = sumBy(counted, (each) => each.hours)
  return {
    day,
    hours,
    units: mode === 'hours' ? hours / SHIFT_HOURS : Math.min(1, counted.length),
    overtime: sumBy(counted, ({ overtime }) => overtime),
    pending: sumBy(waiting, (each) => each.hours),
    status: waiting.length > 0 ? 'pending' : counted.length > 0 ? 'approved' : 'disapproved',
    valid: known.every(({ valid, status }) => valid || status === 'disapproved'),
    running: known.some(({ running, status }) => running && status !== 'disapproved'),
  }
}

interface Part {
  readonly line: Omit<PayLine, 'amount'>
  readonly weight: number
}

/** The parts a salary is spread over, with their weights: quarters of an hour, or days. */
function partsOf(counted: readonly Worth[], days: readonly PayDay[], mode: PayrollMode): Part[] {
  const parts = mode === 'hours' ? hourParts(counted) : dayParts(counted, days)
  return parts.filter(({ weight, line }) => weight > 0 || line.kind === 'running')
}

const quarters = (hours: number): number => hours * 4

function hourParts(counted: readonly Worth[]): Part[] {
  const whole = counted.filter(({ valid, running }) => valid && !running)
  const overtime = sumBy(whole, (each) => each.overtime)
  const regular = sumBy(whole, ({ hours }) => hours) - overtime
  return [
    { line: { kind: 'shift', count: whole.length, hours: regular }, weight: quarters(regular) },
    { line: { kind: 'overtime', hours: overtime }, weight: quarters(overtime) },
    ...counted
      .filter(({ valid }) => !valid)
      .map(({ day, hours }): Part => ({ line: { kind: 'invalid', day, hours }, weight: quarters(hours) })),
    ...counted
      .filter(({ running }) => running)
      .map(({ day, hours }): Part => ({ line: { kind: 'running', day, hours }, weight: quarters(hours) })),
  ]
}

function dayParts(counted: readonly Worth[], days: readonly PayDay[]): Part[] {
  const kinds = days
    .filter(({ units }) => units > 0)
    .map(({ day }) => ({ day, kind: kindOfDay(counted.filter((each) => each.day === day)) }))
  const whole = kinds.filter(({ kind }) => kind === 'shift')
  return [
    { line: { kind: 'shift', count: whole.length }, weight: whole.length },
    ...kinds.filter(({ kind }) => kind !== 'shift').map(({ day, kind }): Part => ({ line: { kind, day, count: 1 }, weight: 1 })),
  ]
}

const kindOfDay = (counted: readonly Worth[]): 'shift' | 'invalid' | 'running' => {
  if (counted.some(({ valid, running }) => valid && !running)) return 'shift'
  return counted.some(({ running }) => running) ? 'running' : 'invalid'
}

/** Whether a member has a row in a month: not before they came, and when disabled only while something of theirs lies in the month or they
 *  were changed within the last five months. */
export function isOnPayroll(
  member: { readonly created: Date; readonly status: 'active' | 'disabled'; readonly updated?: Date | null },
  month: Month,
  { zone, now, hasEntries }: { readonly zone: Zone; readonly now: Date; readonly hasEntries: boolean },
): boolean {
  if (hasEntries) return true
  if (member.created > endOfMonth(month, zone)) return false
  if (member.status === 'active') return true
  const changed = member.updated ?? member.created
  return changed >= startOfMonth(month, zone) || dayOf(changed, zone) >= addMonths(dayOf(now, zone), -DISABLED_SHOWN_MONTHS)
}
