import { monthOf } from '@shared/foundation/days/days'
import { whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import { dong } from '@shared/foundation/money/money'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { can } from '@shared/foundation/rights/rights'
import type { Caller } from '../../kernel/call'
import type { EntryDraft, EntryKind, Fund } from '../../ledger/entry-kinds'
import { AppError } from '../../platform/errors'
import { actorOf } from '../../kernel/actor'
import { payrollOf, payrollRulesOf, assertMonthUnpaid, salaryOf } from './payroll'
import { lock } from '../../kernel/locks'

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

/** What an entry for a member's salary holds besides what was sent; its amount comes from the payroll. */
const make: NonNullable<EntryKind['make']> = async ({ app, caller }, work, data) => {
  const userId = memberOf(caller, data)
  const month = data.month ?? monthOf(data.created ?? work.now, caller.zone)
  if (month > monthOf(work.now, caller.zone)) throw AppError.atField('month', 'payroll.month-ahead', { month })
  await work.lock([lock.of('salaries', salaryOf(userId, month))])
  await assertMonthUnpaid(work, userId, month)
  // Another node may pay the same month meanwhile: then this is looked at once more.
  work.retryOnDuplicate('salaryOf')
  const rules = await payrollRulesOf(app.get('database'), caller.workspaceId, caller.zone)
  const [row] = await payrollOf(work, rules, { month, userId, now: work.now })
  const member = await work.read('users').byId(userId)
  if (!member || !row) throw AppError.atField('userId', 'data.reference', { field: 'userId' })
  const described = { recipientName: member.name, ...(member.bank ? { recipientInfo: member.bank } : {}) }
  const [year, number] = month.split('-')
  if (data.month === undefined) return { name: `Tạm ứng lương tháng ${number}/${year}`, ...described, ...data }
  // Advances that wait are paid as surely as those that were.
  const advances = row.payments.reduce((sum, { amount }) => sum + amount, 0)
  const amount = row.total - advances
  if (amount <= 0) throw AppError.atField('amount', 'payroll.nothing-to-pay', { month })
  if (data.amount !== undefined && data.amount !== amount) throw AppError.atField('amount', 'payroll.amount-fixed')
  const { mode, workingDays, baseSalary, hours, units, overtime, invalid, pending, share, salary, adjustments, total, days, lines } = row
  const figures = {
    mode,
    workingDays,
    baseSalary,
    hours,
    units,
    overtime,
    invalid,
    pending,
    share,
    salary,
    adjustments,
    total,
    days,
    lines,
  }
  return {
    name: `Lương tháng ${number}/${year}`,
    ...described,
    status: whyNotCompletedAtOnce(actorOf(caller)) ? 'new-entry' : 'completed',
    ...data,
    amount: dong(amount),
    salaryOf: salaryOf(userId, month),
    payslip: {
      ...figures,
      advances: dong(advances),
      ...(member.bank ? { bank: member.bank } : {}),
      ...(member.title ? { title: member.title } : {}),
    },
  }
}

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
