import { Type, type Static } from '@sinclair/typebox'
import { CHECKIN_STATUSES } from '../rules/checkins'
import { PAY_LINES, PAYROLL_MODES } from '../rules/payroll'
import { day, flag, id, instant, list, money, oneOf, optional, shape, text, whole } from '../../../foundation/declaration/schema-kit'

const quantity = () => Type.Number({ minimum: 0, maximum: 1e6, kind: 'number' })

/** A stay at work as a timesheet keeps it: when it began and ended in milliseconds, its approval, and whether the check-out is missing for good. */
export const stayLine = text(100, { pattern: `^[0-9]{1,15} [0-9]{0,15} (${CHECKIN_STATUSES.join('|')}) (abandoned)?$` })

/** A local day of somebody's month; what waits for approval is apart from what counts. */
export const payDay = shape({
  day: day(),
  hours: quantity(),
  units: quantity(),
  overtime: quantity(),
  pending: quantity(),
  status: oneOf([...CHECKIN_STATUSES, 'absent']),
  valid: flag(),
  running: flag(),
})

/** One part of a salary; the parts of a month sum to its total. */
export const payLine = shape({
  kind: oneOf(PAY_LINES),
  amount: money(),
  count: optional(whole()),
  hours: optional(quantity()),
  day: optional(day()),
  note: optional(text(500)),
  by: optional(text()),
  _id: optional(id('activities')),
})

/** Somebody's pay of a month with what it is made of. */
export const payFigures = {
  mode: oneOf(PAYROLL_MODES),
  workingDays: whole(),
  baseSalary: money(),
  hours: quantity(),
  units: quantity(),
  overtime: quantity(),
  invalid: whole(),
  pending: quantity(),
  share: quantity(),
  salary: money(),
  adjustments: money(),
  total: money(),
  days: list(payDay, 31),
  lines: list(payLine, 1000),
}

/** What a salary that was paid keeps of its month. */
export const payslip = shape({ ...payFigures, advances: money(), bank: optional(text(300)), title: optional(text()) })
export type Payslip = Static<typeof payslip>

/** A member's row of the payroll. */
export const payRow = shape({
  _id: id('users'),
  name: text(),
  avatar: optional(text(300)),
  title: optional(text()),
  division: optional(text()),
  status: oneOf(['active', 'disabled']),
  ...payFigures,
  /** When whoever is in now came. */
  runningSince: optional(instant()),
  /** Completed entries of the month, advances among them. */
  paid: money(),
  /** What is still to be paid. */
  left: money(),
  /** The entries that pay the month. */
  payments: list(
    shape({ _id: id('funds'), amount: money(), created: instant(), status: text(20), advance: flag(), label: optional(text(60)) }),
    100,
  ),
  /** Paid, and keeps its figures: what the month would come to by now, less what it came to when it was paid. */
  difference: optional(money()),
})
export type PayRow = Static<typeof payRow>
