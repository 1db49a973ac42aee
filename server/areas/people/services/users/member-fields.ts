import { month, monthOf, type Month, type Zone } from '@shared/foundation/days/days'
import type { Id } from '@shared/foundation/ids'
import { EVERYDAY_LIMIT, type Dong } from '@shared/foundation/money/money'
import { withSalary } from '@shared/areas/people/rules/payroll'
import type { StoredOf } from '../../../../kernel/collections'
import type { Application } from '../../../../kernel/application'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'

/** An e-mail as people are found by it: case doesn't tell two apart. */
export const emailOf = (typed: string): string => typed.trim().toLowerCase()

export const workspaceOf = async (app: Application, workspaceId: string): Promise<StoredOf<'workspaces'>> => {
  const workspace = await app.get('database').platformRecords('workspaces').byId(workspaceId)
  if (!workspace) throw AppError.of('request.not-found')
  return workspace
}

/** @throws AppError 409 when another member, active or not, has the username or the e-mail */
export const assertNotTaken = async (
  work: SocaiUnitOfWork,
  wanted: { readonly username?: string; readonly email?: string },
  own?: Id<'users'>,
): Promise<void> => {
  const { username, email } = wanted
  const users = work.read('users')
  const only = { only: ['username'] }
  const [sameName, sameEmail] = await Promise.all([
    username === undefined ? null : users.one({ username }, only),
    email === undefined ? null : users.one({ email }, only),
  ])
  if (sameEmail && sameEmail._id !== own) throw AppError.atField('emailRaw', 'users.email-taken')
  if (sameName && sameName._id !== own) throw AppError.atField('username', 'users.username-taken')
}

type Salaried = Pick<StoredOf<'users'>, 'baseSalary' | 'baseSalaryFrom' | 'salaries'>

/** A base salary as it is agreed: from the month named, else the present one. What was never dated held since ever. */
export const salaryFields = (
  before: Partial<StoredOf<'users'>>,
  data: { readonly baseSalary?: Dong; readonly baseSalaryFrom?: Month },
  { now, zone }: { readonly now: Date; readonly zone: Zone },
): Partial<Salaried> => {
  if (data.baseSalary === undefined && data.baseSalaryFrom === undefined) return {}
  const amount = data.baseSalary ?? before.baseSalary
  if (amount === undefined) throw AppError.atField('baseSalary', 'data.field-required', { field: 'baseSalary' })
  if (data.baseSalary !== undefined && amount > EVERYDAY_LIMIT) throw AppError.atField('baseSalary', 'money.above-limit')
  const from = data.baseSalaryFrom ?? monthOf(now, zone)
  const known = before.salaries ?? (before.baseSalary === undefined ? [] : [{ from: SINCE_EVER, amount: before.baseSalary }])
  const salaries = withSalary(known, { from, amount })
  const last = salaries.at(-1)
  return { salaries, ...(last ? { baseSalary: last.amount, baseSalaryFrom: last.from } : {}) }
}

const SINCE_EVER = month('2000-01')
