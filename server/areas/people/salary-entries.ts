import { monthOf, type Month, type Zone } from '@shared/foundation/days/days'
import { amountOfItems, enteredAmount, fundErrors, isFundAmount, whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import type { Payslip } from '@shared/areas/people/services/pay-shapes'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../kernel/collections'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { can } from '@shared/foundation/rights/rights'
import type { Caller } from '../../kernel/call'
import type { EntryDraft, EntryKind, Fund } from '../../ledger/entry-kinds'
import { AppError } from '../../platform/errors'
import { actorOf } from '../../kernel/actor'
import { payrollOf, payrollRulesOf, assertMonthUnpaid, monthPayments, salaryOf } from './payroll'
import { lock } from '../../kernel/locks'

type PayFigures = Omit<Stored<Payslip>, 'advances' | 'bank' | 'title'>

/** Whose account an entry would stand on: a member has none. */
const partners = ['customerId', 'agentId', 'supplierId'] as const

/** @throws AppError 403, 400 for an entry for a member that isn't a salary */
const memberOf = (caller: Caller, data: EntryDraft): NonNullable<EntryDraft['userId']> => {
  if (!can(caller.rights, ['/office/hr'])) throw AppError.of('rights.missing')
  if (data.group !== FUND_GROUPS.salaries.name)
    throw AppError.atField('userId', 'activities.field-foreign', { field: 'userId', group: data.group })
  if (data.orderId !== undefined) throw AppError.atField('orderId', 'activities.field-foreign', { field: 'orderId', group: data.group })
  const misplaced = partners.find((field) => data[field] !== undefined)
  if (misplaced !== undefined) throw AppError.atField(misplaced, 'activities.field-foreign', { field: misplaced, group: data.group })
  if (data.userId === undefined) throw AppError.atField('userId', 'data.field-required', { field: 'userId' })
  return data.userId
}

/** What an entry for a member's salary holds besides what was sent; its amount is what the payroll says, or a part of it. */
const make: NonNullable<EntryKind['make']> = async ({ app, caller }, work, { givenBefore, ...data }) => {
  const userId = memberOf(caller, data)
  const month = data.month ?? monthOf(data.created ?? work.now, caller.zone)
  if (month > monthOf(work.now, caller.zone)) throw AppError.atField('month', 'payroll.month-ahead', { month })
  await work.lock([lock.of('salaries', salaryOf(userId, month))])
  if (data.month === undefined) await assertMonthUnpaid(work, userId, month)
  // Another node may pay the same month meanwhile: then this is looked at once more.
  work.retryOnDuplicate('salaryOf')
  const rules = await payrollRulesOf(app.get('database'), caller.workspaceId, caller.zone)
  const [row] = await payrollOf(work, rules, { month, userId, now: work.now })
  const member = await work.read('users').byId(userId)
  if (!member || !row) throw AppError.atField('userId', 'data.reference', { field: 'userId' })
  const described = { recipientName: member.name, ...(member.bank ? { recipientInfo: member.bank } : {}) }
  const [year, number] = month.split('-')
  // What waits is paid as surely as what was.
  const given = sumDong(row.payments.map((payment) => payment.amount))
  if (givenBefore !== undefined && givenBefore !== given) throw AppError.of('payroll.given-meanwhile', { name: member.name, given, month })
  const left = dong(row.total - given)
  if (data.month === undefined) {
    assertEarned(enteredSum(data, work.now, caller.zone), left, month)
    return { name: `Tạm ứng lương tháng ${number}/${year}`, ...described, ...data }
  }
  const earlier = await monthPayments(work, userId, month)
  const settled = earlier.some((entry) => entry.salaryOf === salaryOf(userId, month))
  if (settled && left <= 0) await assertMonthUnpaid(work, userId, month)
  if (left <= 0) throw AppError.atField('amount', 'payroll.nothing-to-pay', { month })
  const amount = data.amount ?? left
  if (typeof amount === 'number' && amount > left) throw AppError.atField('amount', 'payroll.amount-above', { month })
  const earned = dong(row.total - given + sumDong(earlier.map(enteredAmount)) - sumDong(earlier.map(earnedWith)))
  return {
    name: settled ? `Lương tháng ${number}/${year}, phần còn lại` : `Lương tháng ${number}/${year}`,
    ...described,
    status: whyNotCompletedAtOnce(actorOf(caller)) ? 'new-entry' : 'completed',
    ...data,
    amount,
    ...(earned === amount ? {} : { monthEarned: earned }),
    ...(settled
      ? { salaryOf: restOf(userId, month, earlier) }
      : { salaryOf: salaryOf(userId, month), payslip: { ...figuresOf(row), advances: given, ...slipOf(member) } }),
  }
}

/** What an advance that is sent comes to; null for what isn't an amount, which is refused where entries are judged. */
const enteredSum = (draft: EntryDraft, now: Date, zone: Zone): number | null => {
  if (fundErrors({ ...draft, created: null }, { now, zone }).length > 0) return null
  const lines = (draft.items ?? []).map(({ price = 0, quantity, quantityGift = 0 }) => ({
    price: Number(price),
    quantity: Number(quantity),
    quantityGift: Number(quantityGift),
  }))
  const whole = lines.length > 0 ? amountOfItems(lines) : draft.amount
  return isFundAmount(whole) ? whole : null
}

/** @throws AppError 400 with what is possible, when an advance is above what is earned and not given yet */
const assertEarned = (amount: number | null, possible: number, month: Month): void => {
  if (amount !== null && amount > possible)
    throw AppError.atField('amount', 'payroll.advance-above', { month, possible: Math.max(0, possible) })
}

/** An advance that grows, or goes to another month, is judged as a new one is. */
const assertStillEarned: NonNullable<EntryKind['follow']> = async ({ app, caller }, work, before, _data, { userId, ...after }) => {
  if (userId === undefined || after.month !== undefined || after.status === 'cancelled' || after.status === 'refunded') return
  const month = monthOf(after.created, caller.zone)
  if (enteredAmount(after) <= enteredAmount(before) && month === monthOf(before.created, caller.zone)) return
  const rules = await payrollRulesOf(app.get('database'), caller.workspaceId, caller.zone)
  const [row] = await payrollOf(work, rules, { month, userId, now: work.now })
  const others = (row?.payments ?? []).filter(({ _id }) => _id !== after._id)
  assertEarned(enteredAmount(after), (row?.total ?? 0) - sumDong(others.map(({ amount }) => amount)), month)
}

/** What of a month became an expense with an entry that pays it. */
const earnedWith = (entry: Fund): Dong =>
  dong(entry.accruedOn === undefined ? enteredAmount(entry) : (entry.monthEarned ?? enteredAmount(entry)))

/** The next mark of what was left of a month. */
const restOf = (userId: string, month: Month, earlier: readonly Fund[]): string => {
  const taken = new Set(earlier.map((entry) => entry.salaryOf))
  let part = 2
  while (taken.has(`${salaryOf(userId, month)}:${part}`)) part += 1
  return `${salaryOf(userId, month)}:${part}`
}

const KEPT_FIGURES = [
  'mode',
  'workingDays',
  'baseSalary',
  'hours',
  'units',
  'overtime',
  'invalid',
  'pending',
  'share',
  'salary',
  'adjustments',
  'total',
  'days',
  'lines',
] as const satisfies readonly (keyof PayFigures)[]

/** What a payslip keeps of a month. */
const figuresOf = (row: PayFigures): PayFigures =>
  Object.fromEntries(KEPT_FIGURES.map((name) => [name, row[name]])) as unknown as PayFigures

/** What a payslip keeps of its member. */
const slipOf = ({ bank, title }: Pick<StoredOf<'users'>, 'bank' | 'title'>) => ({ ...(bank ? { bank } : {}), ...(title ? { title } : {}) })

/** @throws AppError 409: of another amount or group the pay of a month would be that of another one */
export const assertKeepsMonth = ({ month }: Pick<Fund, 'month'>, changed: readonly string[]): void => {
  if (month !== undefined && changed.some((field) => field === 'amount' || field === 'group' || field === 'items'))
    throw AppError.atField('amount', 'payroll.amount-fixed')
}

/** What a member is paid: with a month it is that month's salary; without one it is an advance. */
export const salaryEntries: EntryKind = {
  is: ({ userId, agentId, month, givenBefore }) =>
    userId !== undefined || givenBefore !== undefined || (month !== undefined && agentId === undefined),
  rights: ['/office/hr', '/funds'],
  make,
  marks: ['salaryOf'],
  follow: assertStillEarned,
  assertKeeps: (before, changed) => {
    assertKeepsMonth(before, changed)
    if (changed.includes('group')) throw AppError.of('funds.member-fixed')
  },
}
