import { endOfMonth, startOfMonth, type Month, type Zone } from '@shared/foundation/days/days'
import { dong, sumDong, type Dong } from '@shared/foundation/money/money'
import { worthOf } from '@shared/areas/people/rules/checkins'
import { baseSalaryOf, isOnPayroll, payOfMonth, type PayMonth, type PayrollRules } from '@shared/areas/people/rules/payroll'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { PayRow } from '@shared/areas/people/services/pay-shapes'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../kernel/collections'
import type { SocaiDatabase } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import { groupBy } from '@shared/foundation/group-by'
import { emptySheet, readTimesheets, type SheetEntries } from './timesheets'

type User = StoredOf<'users'>
type Fund = StoredOf<'funds'>
/** Where records are read: the database, or what a command reads. */
type Reads = Pick<SocaiUnitOfWork, 'read'>
type Row = Stored<PayRow>

export const readsOf = (database: SocaiDatabase, workspaceId: string): Reads => ({
  read: (name) => database.records(name, workspaceId),
})

/** What an entry that pays a member's month is known by while it stands. */
export const salaryOf = (userId: string, month: Month): string => `${userId}:${month}`

/** The entry that pays a member's month, or null. */
const salaryPayment = (reads: Reads, userId: string, month: Month): Promise<Fund | null> =>
  reads.read('funds').one({ salaryOf: salaryOf(userId, month) })

/** The entries that pay a member's month and stand; advances aside. */
export const monthPayments = async (reads: Reads, userId: string, month: Month): Promise<Fund[]> =>
  (await reads.read('funds').find({ month, userId }, { only: ['amount', 'status', 'salaryOf', 'accruedOn', 'monthEarned'] })).filter(stands)

/** @throws AppError 409 with the entry's `_id` when a member's month was paid */
export const assertMonthUnpaid = async (reads: Reads, userId: string, month: Month): Promise<void> => {
  const paid = await salaryPayment(reads, userId, month)
  if (paid) throw AppError.of('payroll.month-paid', { month }, { data: { _id: paid._id } })
}

export const payrollRulesOf = async (database: SocaiDatabase, workspaceId: string, zone: Zone): Promise<PayrollRules> => {
  const workspace = await database.platformRecords('workspaces').byId(workspaceId)
  return { mode: workspace?.opts.payroll ?? 'days', nowd: workspace?.opts.nowd ?? 'max_ex_sunday', zone }
}

const memberFields = ['name', 'avatar', 'title', 'division', 'status', 'baseSalary', 'salaries', 'created', 'updated', 'bank'] as const
const fundFields = ['userId', 'created', 'status', 'amount', 'month', 'label'] as const

/** The rows of a month's payroll: everybody's, or one member's. */
export const payrollOf = async (
  reads: Reads,
  rules: PayrollRules,
  { month, userId, now }: { readonly month: Month; readonly userId: string | null; readonly now: Date },
): Promise<Row[]> => {
  const created = { $gte: startOfMonth(month, rules.zone), $lte: endOfMonth(month, rules.zone) }
  const whose = userId === null ? {} : { userId }
  const [members, sheets, salaries, advances] = await Promise.all([
    reads.read('users').find(userId === null ? {} : { _id: userId }, { only: memberFields }),
    readTimesheets(reads.read('timesheets'), month, userId),
    reads.read('funds').find({ month, ...whose }, { only: fundFields }),
    reads
      .read('funds')
      .find(
        { group: FUND_GROUPS.salaries.name, created, month: { $exists: false }, userId: userId ?? { $exists: true } },
        { only: fundFields },
      ),
  ])
  const fundsOf = groupBy([...salaries, ...advances].filter(stands), ({ userId: member }) => member ?? '')
  return members
    .map((member) => ({ member, sheet: sheets.get(member._id) ?? emptySheet, payments: fundsOf.get(member._id) ?? [] }))
    .filter(({ member, sheet, payments }) =>
      isOnPayroll(member, month, {
        zone: rules.zone,
        now,
        hasEntries: sheet.checkins.length + sheet.adjustments.length + payments.length > 0,
      }),
    )
    .map(({ member, sheet, payments }) => rowOf(member, sheet, payments, { rules, month, now }))
    .sort((a, b) => byName.compare(a.name, b.name))
}

/** Made once: comparing by a language costs more than all the sums of a month. */
const byName = new Intl.Collator('vi')

/** Whether an entry pays or will pay: what was refunded or called off doesn't. */
const stands = ({ status }: Pick<Fund, 'status'>): boolean => status !== 'cancelled' && status !== 'refunded'

const paidBy = (funds: readonly Fund[]): Dong => sumDong(funds.map(({ amount }) => -amount))

/** A member's base salary of a month; one that was never dated holds for all. */
export const baseSalaryIn = ({ salaries, baseSalary }: Pick<User, 'salaries' | 'baseSalary'>, month: Month): Dong =>
  salaries ? baseSalaryOf(salaries, month) : (baseSalary ?? dong(0))

interface Circumstances {
  readonly rules: PayrollRules
  readonly month: Month
  readonly now: Date
}

/** What a sheet came to when it was last worked out, and by which rules. */
const worked = new WeakMap<SheetEntries, { readonly by: string; readonly pay: PayMonth }>()

/** A month's pay changes with its sheet, the base salary and the rules; with the clock only while its member is in. */
const payOf = (sheet: SheetEntries, baseSalary: Dong, { rules, month, now }: Circumstances, isIn: boolean): PayMonth => {
  const by = [month, baseSalary, rules.mode, rules.nowd, rules.zone].join(' ')
  const known = worked.get(sheet)
  if (known?.by === by && !isIn) return known.pay
  const { checkins, adjustments } = sheet
  const pay = payOfMonth({ month, baseSalary, checkins, adjustments }, rules, now)
  if (!isIn) worked.set(sheet, { by, pay })
  return pay
}

const rowOf = (member: User, sheet: SheetEntries, payments: readonly Fund[], { rules, month, now }: Circumstances): Row => {
  const running = sheet.checkins.find((stay) => stay.status !== 'disapproved' && worthOf(stay, now, rules.zone).running)
  const live = payOf(sheet, baseSalaryIn(member, month), { rules, month, now }, running !== undefined)
  const slip = sheet.paid
  const {
    advances: _advances,
    bank: _bank,
    title: _title,
    ...kept
  } = slip ?? { ...figuresOf(live, rules), advances: 0, bank: '', title: '' }
  const { _id, name, avatar, title, division, status } = member
  const paid = paidBy(payments.filter((fund) => fund.status === 'completed'))
  return {
    _id,
    name,
    status,
    ...(avatar ? { avatar } : {}),
    ...(title ? { title } : {}),
    ...(division ? { division } : {}),
    ...kept,
    ...(running ? { runningSince: running.created } : {}),
    paid,
    left: dong(kept.total - paid),
    payments: payments.map((fund) => ({
      _id: fund._id,
      amount: dong(-fund.amount),
      created: fund.created,
      status: fund.status,
      advance: fund.month === undefined,
      ...(fund.label ? { label: fund.label } : {}),
    })),
    ...(slip && live.total !== slip.total ? { difference: dong(live.total - slip.total) } : {}),
  }
}

const figuresOf = (pay: PayMonth, { mode }: PayrollRules) => ({ mode, ...pay })
