import { dayOf, lastDayOf, monthOfDay, monthsOf, month as asMonth } from '@shared/foundation/days/days'
import { stateOfMonth } from '@shared/areas/books/rules/months'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { headOf, lastPlaceOf } from '../../../../ledger/chain'
import { dayOfEntry } from '../../../../ledger/journal'
import { cutOf, laterEntries } from '../../later-entries'

type SealCall = Call<'seals'>

/** The months of a year in which there were books, the latest first. */
export const months: ReportFunctions<'seals'>['months'] = async (call, { year }) => {
  const { app, caller } = call
  const database = app.get('database')
  const today = dayOf(app.get('now')(), caller.zone)
  const [workspace, first, seals, head] = await Promise.all([
    database.platformRecords('workspaces').byId(caller.workspaceId, { only: ['opts', 'created'] }),
    database.records('journal', caller.workspaceId).one({}, { sort: { day: 1, _id: 1 }, only: ['day'] }),
    database
      .records('seals', caller.workspaceId)
      .find({ until: { $gte: `${year}-01-01`, $lte: `${year}-12-31` } }, { sort: { until: 1, number: 1 } }),
    headOf(database, caller.workspaceId),
  ])
  const lockDate = workspace?.opts.lockDate
  // Of several seals of a month the last stands.
  const latest = new Map(seals.map((seal) => [seal.until, seal]))
  const days = [
    today,
    ...(workspace ? [dayOf(workspace.created, caller.zone)] : []),
    ...(first ? [dayOfEntry(first)] : []),
    ...seals.map(({ until }) => until),
  ]
  const began = days.map(monthOfDay).reduce((least, each) => (each < least ? each : least))
  const begun = monthsOf(asMonth(`${year}-01`), asMonth(`${year}-12`)).filter((each) => each >= began && each <= monthOfDay(today))
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
