import { mayReadEntries } from '@shared/foundation/documents/fund-groups'
import { mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { day, dayOf, type Day } from '@shared/foundation/days/days'
import type { RollupRow } from '@shared/foundation/ledger/rows'
import { dong, type Dong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import { compareNames } from '@shared/foundation/text/sort-key'
import { businessReport, type BusinessOptions } from '@shared/areas/trade/rules/reports/business'
import { actOf, figureName, GrowingResult, resultOf, type ResultFigure } from '@shared/areas/trade/rules/reports/changed-since'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { ReportOf } from '@shared/registry/service-types'
import type { Caller } from '../../../../kernel/call'
import type { Audit, JournalEntry, SocaiDatabase } from '../../../../kernel/collections'
import type { Call, ReportFunctions } from '../../../../kernel/service-rules'
import { readBody } from '../../../../ledger/journal-body'
import { knownInSums, type Known } from '../../../../ledger/known-at'
import { readRange } from '../../../../ledger/read-rollups'
import { businessOptions } from '../../business-options'

type Answer = Stored<ReportOf<'orders', 'changedSince'>>
type Entry = Answer['data'][number]
type Sum = ResultFigure & { readonly sum: number }

/** So many entries are listed, and so many at most are looked through for them: what comes behind them is told as one sum. */
const MAX_LISTED = 1000
const MAX_READ = 10_000

/** What was entered of a range since a moment: the figures of the business report then and now, and the entries that made the difference. */
export const changedSince: ReportFunctions<'orders'>['changedSince'] = async (call, { since, until, at }) => {
  const { app, caller } = call
  const database = app.get('database')
  const now = app.get('now')()
  const known = await knownInSums(database, caller, at, now)
  const measures = ['business', 'funds'] as const
  const options = await businessOptions(database, caller.workspaceId)
  const [rowsNow, rowsThen, found] = await Promise.all([
    readRange(database, caller.workspaceId, measures, since, until),
    known ? readRange(database, caller.workspaceId, measures, since, until, { known }) : null,
    known ? entriesSince(database, caller.workspaceId, { since, until }, known, options) : NOTHING,
  ])
  const after = businessReport(rowsNow, options)
  const before = rowsThen ? businessReport(rowsThen, options) : after
  const result = new GrowingResult(resultOf(rowsThen ?? rowsNow, options))
  const { data, hidden } = await told(call, found.entries, result)
  const aside = { count: hidden.count, changes: result.add(hidden.sums.values()) }
  const rest = found.isComplete ? [] : result.add(differences(result.sums(), resultOf(rowsNow, options)))
  return {
    since,
    until,
    at: known?.at ?? at,
    howCalculateRevenue: options.howCalculateRevenue,
    figures: figuresOf(before, after),
    netProfit: { known: before.netProfit, now: after.netProfit },
    data,
    hidden: aside,
    rest,
    isComplete: found.isComplete,
  }
}

type Business = ReturnType<typeof businessReport>

/** Every figure of the result at both moments, in the order of the report. */
const figuresOf = (known: Business, now: Business): Answer['figures'] => {
  const of = ({ groups }: Business, name: string): Dong => groups.find(({ _id }) => _id === name)?.total ?? dong(0)
  const groups = new Map([...known.groups, ...now.groups].map(({ _id, isCredit }) => [_id, isCredit]))
  return [
    { figure: 'revenue', known: known.revenue, now: now.revenue },
    { figure: 'cost', known: dong(-known.cost), now: dong(-now.cost) },
    ...[...groups]
      .sort(([a, isIn], [b, isAlsoIn]) => Number(isIn) - Number(isAlsoIn) || compareNames(a, b))
      .map(([group]) => ({ figure: 'group' as const, group, known: of(known, group), now: of(now, group) })),
  ]
}

/** By how much each figure differs. */
const differences = (from: ReadonlyMap<string, Sum>, to: ReadonlyMap<string, Sum>): Sum[] =>
  [...new Map([...from, ...to])].map(([name, each]) => ({ ...each, sum: (to.get(name)?.sum ?? 0) - (from.get(name)?.sum ?? 0) }))

/** An entry of the journal and what it adds to the result. */
interface Found {
  readonly entry: Pick<JournalEntry, (typeof FIELDS)[number]>
  readonly body: ReturnType<typeof readBody>
  readonly sums: readonly Sum[]
}
const TOLD_SERVICES = ['orders', 'funds', 'assets', 'commissions'] as const
const FIELDS = ['_id', 'at', 'day', 'service', 'recordId', 'body'] as const
const NOTHING: { readonly entries: readonly Found[]; readonly isComplete: boolean } = { entries: [], isComplete: true }

/** What moved the result of a range and was recorded after a moment, in the order in which it was recorded. */
const entriesSince = async (
  database: SocaiDatabase,
  workspaceId: string,
  { since, until }: { since: Day; until: Day },
  { at, zone }: Known,
  options: BusinessOptions,
): Promise<typeof NOTHING> => {
  const journal = database.records('journal', workspaceId)
  const today = dayOf(at, zone)
  const later = { $gt: at }
  const reading = { sort: { day: 1, _id: 1 }, limit: MAX_READ + 1, only: FIELDS } as const
  // What was recorded on its day, or ahead of it, is of no earlier day than the moment: only what was entered late is looked for before.
  const [late, others] = await Promise.all([
    journal.find({ skew: 'late', day: { $gte: since, $lte: until }, at: later }, { ...reading, sort: { skew: 1, ...reading.sort } }),
    until < today
      ? []
      : journal.find({ day: { $gte: since > today ? since : today, $lte: until }, at: later, skew: { $ne: 'late' } }, reading),
  ])
  const read = [...late.slice(0, MAX_READ), ...others.slice(0, MAX_READ)]
  const entries = read
    .flatMap((entry): Found[] => {
      const body = readBody(entry.body)
      const rows = body.figures.map((figure): RollupRow => ({ ...figure, day: entry.day }))
      const sums = [...resultOf(rows, options).values()].filter(({ sum }) => sum !== 0)
      return sums.length === 0 ? [] : [{ entry, body, sums }]
    })
    .sort((a, b) => a.entry.at.getTime() - b.entry.at.getTime() || (a.entry._id < b.entry._id ? -1 : 1))
  const isComplete = read.length === late.length + others.length && entries.length <= MAX_LISTED
  return { entries: entries.slice(0, MAX_LISTED), isComplete }
}

/** What is told without names: what single orders cost for all but the board, and what single people are paid. */
const isHidden = ({ rights }: Caller, { figure, group = '' }: ResultFigure): boolean =>
  figure === 'cost' ? !can(rights, ['bod']) : figure === 'group' && !mayReadEntries(rights, group)

interface Hidden {
  readonly count: number
  readonly sums: ReadonlyMap<string, Sum>
}

/** The entries as the caller may read them, and what of them is told as one sum. */
const told = async (
  { app, caller }: Call<'orders'>,
  found: readonly Found[],
  result: GrowingResult,
): Promise<{ data: Entry[]; hidden: Hidden }> => {
  const database = app.get('database')
  const sums = new Map<string, Sum>()
  let count = 0
  const shown = found.flatMap((each) => {
    const own = each.sums.filter((sum) => !isHidden(caller, sum))
    if (own.length < each.sums.length) count++
    for (const sum of each.sums) {
      if (!isHidden(caller, sum)) continue
      const name = figureName(sum)
      sums.set(name, { ...sum, sum: (sums.get(name)?.sum ?? 0) + sum.sum })
    }
    return own.length === 0 ? [] : [{ ...each, sums: own }]
  })
  const [records, actors] = await Promise.all([recordsOf(database, caller, shown), actorsOf(database, caller.workspaceId, shown)])
  const data = shown.map(({ entry, body, sums: own }): Entry => {
    const { _id, service, recordId, at, day: of } = entry
    return {
      _id,
      service: TOLD_SERVICES.find((each) => each === service) ?? 'funds',
      recordId,
      ...records.get(recordId),
      ...actOf(body),
      day: day(of),
      at,
      by: (actors.get(`${recordId} ${at.getTime()}`) ?? null) as Entry['by'],
      changes: result.add(own),
    }
  })
  return { data, hidden: { count, sums } }
}

/** Numbers and names of the records; whose an order is follows the right to orders. */
const recordsOf = async (
  database: SocaiDatabase,
  { workspaceId, rights }: Caller,
  found: readonly Found[],
): Promise<Map<string, Pick<Entry, 'number' | 'name'>>> => {
  const idsOf = (of: string): string[] => [
    ...new Set(found.flatMap(({ entry: { service, recordId } }) => (service === of ? [recordId] : []))),
  ]
  const [assets, orders, funds, commissions] = await Promise.all([
    database.records('assets', workspaceId).byIds(idsOf('assets'), { only: ['name'] }),
    mayReadOrders(rights, 'sales')
      ? database.records('orders', workspaceId).byIds(idsOf('orders'), { only: ['order_number', 'customer', 'agent'] })
      : [],
    database.records('funds', workspaceId).byIds(idsOf('funds'), { only: ['number', 'name'] }),
    mayReadOrders(rights, 'sales')
      ? database.records('commissions', workspaceId).byIds(idsOf('commissions'), { only: ['order_number'] })
      : [],
  ])
  const told = (number: string | undefined, name: string | undefined) => ({ ...(number ? { number } : null), ...(name ? { name } : null) })
  return new Map([
    ...assets.map(({ _id, name }) => [_id as string, told(undefined, name)] as const),
    ...orders.map(({ _id, order_number, customer, agent }) => [_id as string, told(order_number, (customer ?? agent)?.name)] as const),
    ...funds.map(({ _id, number, name }) => [_id as string, told(number, name)] as const),
    ...commissions.map(({ _id, order_number }) => [_id, told(order_number, undefined)] as const),
  ])
}

/** Who did it, by record and moment; nobody where the server did it by itself. */
const actorsOf = async (database: SocaiDatabase, workspaceId: string, found: readonly Found[]): Promise<Map<string, Audit['by']>> => {
  const [first] = found
  if (!first) return new Map()
  const ids = [...new Set(found.map(({ entry }) => entry.recordId))]
  const rows = await database
    .records('audits', workspaceId)
    .find({ recordId: { $in: ids }, at: { $gte: first.entry.at } }, { only: ['recordId', 'at', 'by'] })
  return new Map(rows.map(({ recordId, at, by }) => [`${recordId} ${at.getTime()}`, by]))
}
