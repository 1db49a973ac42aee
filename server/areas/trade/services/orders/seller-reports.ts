import { countDays, type Day } from '@shared/foundation/days/days'
import { BUYER_FIGURES, salesByBuyer, totalsOf } from '@shared/areas/goods/rules/reports/sales-by'
import { daysSold, SOLD_FIGURES } from '@shared/areas/trade/rules/reports/days-sold'
import type { Id } from '@shared/foundation/ids'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { knownAtOf, type Known } from '../../../../ledger/known-at'
import { readRange, readRangeWithPicture } from '../../../../ledger/read-rollups'
import { tellProfits } from '../../../goods/profits'

type OrderCall = Call<'orders'>
type Reports = ReportFunctions<'orders'>

/** Sales by the member who made the order; those of a program or a marketplace are a row without one. */
const members: Reports['members'] = async (call, { since, until, knownAt }) => {
  const { app, caller } = call
  const database = app.get('database')
  const known = knownAtOf(knownAt, app.get('now')(), caller.zone)
  const sold = salesByBuyer(await readRange(database, caller.workspaceId, ['buyers'], since, until, { known }), 'creatorId')
  const { rows, ofAll, besides } = await tellProfits(call, { since, until, known }, sold, (row) => row)
  const users = await database
    .records('users', caller.workspaceId)
    .find({ _id: { $in: rows.flatMap(({ _id }) => (_id === '' ? [] : [_id as Id<'users'>])) } }, { only: ['name', 'username'] })
  const names = new Map<string, string>(users.map(({ _id, name, username }) => [_id, name || username]))
  const { paid: _paid, ...total } = totalsOf(rows, BUYER_FIGURES)
  return {
    since,
    until,
    ...besides,
    total: { ...total, ...ofAll },
    data: rows.map(({ _id, paid: _none, ...figures }) => ({
      ...(_id === '' ? null : { _id: _id as Id<'users'> }),
      name: names.get(_id) ?? '',
      ...figures,
    })),
  }
}

/** The longest range that is told day by day; longer ones are told month by month. */
const MAX_DAYS = 62

/** Sales day by day (of a long range month by month), newest first: the same figures as the business report's. */
const days: Reports['days'] = async (call, { since, until, knownAt }) => {
  const { app, caller } = call
  const known = knownAtOf(knownAt, app.get('now')(), caller.zone)
  const sold = daysSold(await rowsOf(call, { since, until, known }))
  const { rows, ofAll, besides } = await tellProfits(call, { since, until, known }, sold, (row) => row)
  return {
    since,
    until,
    ...besides,
    total: { ...totalsOf(rows, SOLD_FIGURES), ...ofAll },
    data: [...rows],
  }
}

const rowsOf = async (
  { app, caller: { workspaceId } }: OrderCall,
  { since, until, known }: { since: Day; until: Day; known: Known | null },
) => {
  const database = app.get('database')
  if (countDays(since, until) <= MAX_DAYS) {
    const { picture } = await readRangeWithPicture(database, workspaceId, ['business'], { since, until, known })
    return picture.rows
  }
  const rows = await readRange(database, workspaceId, ['business'], since, until, { known })
  return rows.map((row) => ({ ...row, day: (row.day ?? '').slice(0, 'YYYY-MM'.length) }))
}

export const sellerReports = { members, days } satisfies Partial<Reports>
