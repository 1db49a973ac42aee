import { sumDong } from '@shared/foundation/money/money'
import { workingDaysOf } from '@shared/areas/people/rules/payroll'
import { can } from '@shared/foundation/rights/rights'
import { AppError } from '../../../../platform/errors'
import { payrollOf, payrollRulesOf, readsOf } from '../../payroll'
import type { ReportFunctions } from '../../../../kernel/service-rules'

/** A month's payroll as it stands now: HR sees everybody, others themselves alone. */
export const payroll: ReportFunctions<'users'>['payroll'] = async ({ app, caller }, { month }) => {
  const isHr = can(caller.rights, ['/office/hr'])
  // A key without the right is nobody's: it has no row of its own.
  if (!isHr && caller.userId === null) throw AppError.of('rights.report', { report: 'payroll' })
  const database = app.get('database')
  const rules = await payrollRulesOf(database, caller.workspaceId, caller.zone)
  const reads = readsOf(database, caller.workspaceId)
  const data = await payrollOf(reads, rules, { month, userId: isHr ? null : caller.userId, now: app.get('now')() })
  const sum = (field: 'salary' | 'adjustments' | 'total' | 'paid' | 'left') => sumDong(data.map((row) => row[field]))
  return {
    month,
    workingDays: workingDaysOf(month, rules.nowd),
    mode: rules.mode,
    data,
    total: { salary: sum('salary'), adjustments: sum('adjustments'), total: sum('total'), paid: sum('paid'), left: sum('left') },
  }
}
