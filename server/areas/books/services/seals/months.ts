import { dayOf, lastDayOf, monthOfDay, monthsOf, month as asMonth } from '@shared/foundation/days/days'
import { stateOfMonth } from '@shared/areas/books/rules/months'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { headOf, lastPlaceOf } from '../../../../ledger/chain'
import { cutOf, laterEntries } from './prove'

type SealCall = Call<'seals'>

/** The months of a year that have begun, the latest first. */
export const months: ReportFunctions<'seals'>['months'] = async (call, { year }) => {
  const { app, caller } = call
  const database = app.get('database')
  const today = dayOf(app.get('now')(), caller.zone)
  const [workspace, seals, head] = await Promise.all([
    database.platformRecords('workspaces').byId(caller.workspaceId, { only: ['opts'] }),
    database
      .records('seals', caller.workspaceId)
      .find({ until: { $gte: `${year}-01-01`, $lte: `${year}-12-31` } }, { sort: { until: 1, number: 1 } }),
    headOf(database, caller.workspaceId),
  ])
  const lockDate = workspace?.opts.lockDate
  // Of several seals of a month the last stands.
  const latest = new Map(seals.map((seal) => [seal.until, seal]))
  const begun = monthsOf(asMonth(`${year}-01`), asMonth(`${year}-12`)).filter((each) => each <= monthOfDay(today))
  const data = await Promise.all(
    begun.reverse().map(async (each) => {
      const seal = latest.get(lastDayOf(each))
      const state = stateOfMonth(each, { today, lockDate, seal: seal ? { isOpened: seal.opened !== undefined } : null })
      return { month: each, state, ...(seal ? { seal: await briefly(call, seal) } : {}) }
    }),
  )
  return { ...(lockDate === undefined ? {} : { lockDate }), lines: lastPlaceOf(head), data }
}

const briefly = async ({ app, caller }: SealCall, seal: StoredOf<'seals'>) => {
  const { _id, code, at, creator, figures, checked } = seal
  return {
    _id,
    code,
    at,
    ...(creator ? { by: creator.name } : {}),
    netProfit: figures.netProfitAfterDepreciation,
    later: await laterCount(app.get('database'), caller.workspaceId, seal),
    ...(checked ? { checked: { at: checked.at, holds: checked.holds } } : {}),
  }
}

/** While its days are closed nothing is entered on them. */
const laterCount = async (database: Parameters<typeof cutOf>[0], workspaceId: string, { opened, until, seq }: StoredOf<'seals'>) =>
  opened === undefined ? 0 : (await laterEntries(database, workspaceId, until, await cutOf(database, workspaceId, seq))).length
