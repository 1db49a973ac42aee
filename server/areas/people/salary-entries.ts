import { monthOf, type Month } from '@shared/foundation/days/days'
import { enteredAmount, whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
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
const make: NonNullable<EntryKind['make']> = async ({ app, caller }, work, data) => {
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
  if (data.month === undefined) return { name: `Tạm ứng lương tháng ${number}/${year}`, ...described, ...data }
  const earlier = await monthPayments(work, userId, month)
  const settled = earlier.some((entry) => entry.salaryOf === salaryOf(userId, month))
  // What waits is paid as surely as what was.
  const given = sumDong(row.payments.map((payment) => payment.amount))
  const left = dong(row.total - given)
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
  is: ({ userId, agentId, month }) => userId !== undefined || (month !== undefined && agentId === undefined),
  rights: ['/office/hr', '/funds'],
  make,
  marks: ['salaryOf'],
  assertKeeps: (before, changed) => {
    assertKeepsMonth(before, changed)
    if (changed.includes('group')) throw AppError.of('funds.member-fixed')
  },
}
