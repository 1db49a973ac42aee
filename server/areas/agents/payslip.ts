import type { Month, Zone } from '@shared/foundation/days/days'
import { dong, sumDong } from '@shared/foundation/money/money'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Application } from '../../kernel/application'
import { payrollOf, payrollRulesOf, readsOf } from '../people/payroll'

export type Payslip = NonNullable<Stored<ReportOf<'monthLinks', 'opened'>>['payslip']>

/** A member's month as the member is told it; null where there is none. */
export const payslipOf = async (
  app: Application,
  {
    workspaceId,
    zone,
    userId,
    month,
  }: { readonly workspaceId: string; readonly zone: Zone; readonly userId: string; readonly month: Month },
): Promise<Payslip | null> => {
  const database = app.get('database')
  const rules = await payrollRulesOf(database, workspaceId, zone)
  const [row] = await payrollOf(readsOf(database, workspaceId), rules, { month, userId, now: app.get('now')() })
  if (!row) return null
  const { title, mode, workingDays, baseSalary, hours, units, overtime, salary, lines, total, paid, left } = row
  const payments = row.payments
    .filter(({ status }) => status === 'completed')
    .map(({ created, amount, advance }) => ({ at: created, amount, advance }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  const advances = sumDong(payments.filter(({ advance }) => advance).map(({ amount }) => amount))
  return {
    ...(title ? { title } : {}),
    settled: row.payments.some(({ advance, status }) => !advance && status === 'completed'),
    mode,
    workingDays,
    baseSalary,
    hours,
    units,
    overtime,
    salary,
    adjustments: lines.filter(({ kind }) => kind === 'adjustment').map(({ amount, note = '' }) => ({ amount, note })),
    total,
    advances,
    net: dong(total - advances),
    payments,
    paid,
    left,
  }
}
