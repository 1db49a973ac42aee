import { day as asDay } from '@shared/domain/days/days'
import { balanceOf, fundsReport, incomeAndExpense } from '@shared/domain/reports/funds'
import { fail } from '../../errors'
import { readBefore, readRange, readSteps } from '../../ledger/read-rollups'
import type { ServiceRules } from '../../kernel/service-rules'

/** The cash books of a range: opening, what came in and went out by group, closing; and the same day by day. */
const funds: NonNullable<ServiceRules<'funds'>['reports']>[string] = async ({ app, caller }, { since: from, until: to, label, group }) => {
  if (from === undefined || to === undefined) throw fail('data.field-required', { field: from === undefined ? 'since' : 'until' })
  const [since, until] = [asDay(from), asDay(to)]
  const database = app.get('database')
  const filter = { ...(label === undefined ? {} : { label }), ...(group === undefined ? {} : { groups: [group] }) }
  const [before, rows, picture] = await Promise.all([
    readBefore(database, caller.workspaceId, 'funds', since),
    readRange(database, caller.workspaceId, ['funds'], since, until),
    readSteps(database, caller.workspaceId, ['funds'], since, until),
  ])
  const opening = balanceOf(before, filter)
  return { since, until, ...fundsReport(rows, opening, filter), steps: incomeAndExpense(picture.rows, picture.steps, opening, filter) }
}

export const fundsReports: NonNullable<ServiceRules<'funds'>['reports']> = { funds }
