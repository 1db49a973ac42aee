import { assetFigures, depreciationIn, monthlyCost, scheduleProgress, type AssetFigures } from '@shared/areas/partners/rules/figures'
import type { Disposed } from '@shared/areas/partners/rules/disposal'
import { isKeptGroup, KEPT_GROUPS } from '@shared/foundation/documents/asset-groups'
import { dayOf, monthOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { sumDong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import { compareNames } from '@shared/foundation/text/sort-key'
import type { StoredOf } from '../../../../kernel/collections'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import { dayAsked } from '../../../../kernel/parse-query'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { entryFields } from '../../asset-entries'
import { groupBy } from '@shared/foundation/group-by'
import { AppError } from '../../../../platform/errors'

type Fund = StoredOf<'funds'>
type Register = Awaited<ReturnType<ReportFunctions<'assets'>['register']>>
type Row = Register['data'][number]

/**
 * What one asset cost, lost and is worth at the end of a day, today unless `at` says: `GET assets/:id?report=book&at=`.
 * @throws AppError 403 without the right to figures; 404 for what isn't owned or rented; 400 for a day that is none
 */
export const bookOf = async (call: Call<'assets'>, id: string): Promise<CustomAnswer<AssetFigures>> => {
  const { app, service, params, caller } = call
  const { report, at } = params.extra ?? {}
  if (report !== 'book') throw AppError.of('query.report', { report: String(report).slice(0, 60) })
  if (!can(caller.rights, ['/funds', '/report'])) throw AppError.of('rights.report', { report: 'book' })
  const day = at === undefined ? dayOf(app.get('now')(), caller.zone) : dayAsked(at, caller.zone)
  if (day === null) throw AppError.of('query.value', { field: 'at' })
  const asset = await service.read(id, params)
  if (!isKeptGroup(asset.group)) throw AppError.of('request.not-found')
  const entries = await app.get('database').records('funds', caller.workspaceId).find({ assetId: asset._id }, { only: entryFields })
  return new CustomAnswer(assetFigures(entries, day, caller.zone, asset))
}

/** What is owned and rented on a day, each with its figures, by group and name. */
export const register: ReportFunctions<'assets'>['register'] = async ({ app, caller }, { since, at, group }) => {
  const database = app.get('database')
  const [assets, entries] = await Promise.all([
    database
      .records('assets', caller.workspaceId)
      .find(
        { group: group ?? { $in: [...KEPT_GROUPS] }, $or: [{ status: 'active' }, { ended: { $gt: at } }] },
        { only: ['name', 'group', 'status', 'userId', 'ended', 'disposal'] },
      ),
    database.records('funds', caller.workspaceId).find({ assetId: { $exists: true } }, { only: [...entryFields, 'assetId'] }),
  ])
  const keepers = await database
    .records('users', caller.workspaceId)
    .find({ _id: { $in: [...new Set(assets.flatMap(({ userId }) => userId ?? []))] } }, { only: ['name'] })
  const byAsset = groupBy(entries, ({ assetId }) => assetId)
  const data = assets
    .flatMap((asset): Row[] => {
      const { _id, name, group: of, status } = asset
      if (!isKeptGroup(of)) return []
      const keeper = keepers.find((user) => user._id === asset.userId)?.name
      return [
        {
          _id,
          name,
          group: of,
          status,
          ...(keeper ? { keeper } : {}),
          ...figuresOf(byAsset.get(_id) ?? [], asset, { since: since ?? at, at, zone: caller.zone }),
        },
      ]
    })
    .sort((a, b) => KEPT_GROUPS.indexOf(a.group) - KEPT_GROUPS.indexOf(b.group) || compareNames(a.name, b.name))
  const groups = KEPT_GROUPS.flatMap((of) => {
    const own = data.filter((row) => row.group === of)
    return own.length === 0 ? [] : [{ group: of, ...sumsOf(own) }]
  })
  return { at, data, groups, total: sumsOf(data) }
}

const sumsOf = (rows: readonly Row[]): Register['total'] => {
  const sum = (of: (row: Row) => number) => sumDong(rows.map(of))
  return {
    paid: sum(({ paid }) => paid),
    lost: sum(({ lost }) => lost),
    depreciated: sum(({ depreciated }) => depreciated),
    bookValue: sum(({ bookValue }) => bookValue),
    monthly: sum(({ monthly }) => monthly),
  }
}

type Figures = Omit<Row, '_id' | 'name' | 'group' | 'status' | 'keeper'>

const figuresOf = (entries: readonly Fund[], asset: Disposed, { since, at, zone }: { since: Day; at: Day; zone: Zone }): Figures => {
  const paidUntil = entries
    .filter(({ status }) => status === 'completed')
    .flatMap(({ assetUntil }) => assetUntil ?? [])
    .sort()
    .at(-1)
  const [due] = entries
    .filter(({ status }) => status === 'new-entry' || status === 'pending')
    .sort((a, b) => a.created.getTime() - b.created.getTime())
  const progress = scheduleProgress(entries, at)
  return {
    ...assetFigures(entries, at, zone, asset),
    lost: depreciationIn(entries, since, at, zone),
    monthly: monthlyCost(entries, monthOfDay(at), zone),
    ...progress,
    ...(paidUntil ? { paidUntil } : {}),
    ...(due ? { due: { day: dayOf(due.created, zone), amount: sumDong([-due.amount]) } } : {}),
  }
}
