import { balanceOf, balancesByLabel, fundsReport, incomeAndExpense } from '@shared/areas/money/rules/reports/funds'
import { countsBy } from '../../../../kernel/list-rows'
import { knownAtOf } from '../../../../ledger/known-at'
import { readBefore, readRangeWithPicture } from '../../../../ledger/read-rollups'
import type { ReportFunctions } from '../../../../kernel/service-rules'

/** The cash books of a range: opening, what came in and went out by group, closing; and the same day by day. */
const funds: ReportFunctions<'funds'>['funds'] = async ({ app, caller }, { since, until, knownAt, label, group }) => {
  const database = app.get('database')
  const known = knownAtOf(knownAt, app.get('now')(), caller.zone)
  const filter = { ...(label === undefined ? {} : { label }), ...(group === undefined ? {} : { groups: [group] }) }
  const [before, { rows, picture }] = await Promise.all([
    readBefore(database, caller.workspaceId, 'funds', since, { known }),
    readRangeWithPicture(database, caller.workspaceId, ['funds'], { since, until, known }),
  ])
  const opening = balanceOf(before, filter)
  return {
    since,
    until,
    ...fundsReport(rows, opening, filter),
    labels: balancesByLabel([...before, ...rows]),
    steps: incomeAndExpense(picture.rows, picture.steps, opening, filter),
  }
}

export const fundsReports: ReportFunctions<'funds'> = { funds, statuses: (call) => countsBy(call, 'status') }
