import { monthOfDay, type Zone } from '@shared/foundation/days/days'
import type { FundDocument } from '@shared/foundation/documents/fund-types'
import type { OrderDocument } from '@shared/foundation/documents/order-types'
import { CHANGE_REASONS, type ChangedFigure, type ChangeReason, type ChangedFigures } from '@shared/foundation/ledger/figure-changes'
import { measureNames, measureOf, type MeasureName } from '@shared/foundation/ledger/measures'
import type { SocaiDatabase, SocaiReader } from '../kernel/collections'
import { postingsOfRecord } from './ledger'
import { countsIn, periodOf, UNCARRIED } from './rollups'
import { unfolded } from './sheets'
import { placeOfRow, type ExpectedFigures, type VerifiedWorkspace } from './verify'

/** So many figures of a company are kept by name, those that changed most; of all that did the number is kept. */
const MAX_NAMED = 500

type Sums = Readonly<Record<string, number>>
type Figures = ReadonlyMap<string, Sums>

const settingOf = (workspaceId: string): string => `figures changed ${workspaceId}`

const isMonth = (period: string): boolean => period.startsWith('M')

/**
 * What building measures anew makes of the figures of months that are kept, by name, month, key and figure. Read before anything of what is
 * kept is taken away.
 * @param of measures that were kept before: one that is new has changed nothing
 */
export const changedFigures = async (
  reader: SocaiReader,
  workspace: VerifiedWorkspace,
  of: readonly MeasureName[],
  expected: Pick<ExpectedFigures, 'rows'>,
): Promise<Omit<ChangedFigures, 'at'>> => {
  const measures = of.filter((measure) => 'periods' in measureOf(measure))
  const kept = await keptMonths(reader, workspace, measures)
  const known = new Set([...kept].flatMap(([name, sums]) => Object.keys(sums).map((sum) => `${placeOfRow(name).series} ${sum}`)))
  const opening = await openingFigures(reader, workspace)
  const data: ChangedFigure[] = []
  for (const name of new Set([...kept.keys(), ...expected.rows.keys()])) {
    const { series, period, key } = placeOfRow(name)
    const measure = measures.find((each) => each === series)
    if (!measure || !isMonth(period)) continue
    const [was, is] = [kept.get(name) ?? {}, expected.rows.get(name) ?? {}]
    for (const sum of new Set([...Object.keys(was), ...Object.keys(is)])) {
      const [before, after] = [was[sum] ?? 0, is[sum] ?? 0]
      // What nobody kept before hasn't changed.
      if (before === after || !known.has(`${series} ${sum}`)) continue
      const why = before - after === (opening.get(name)?.[sum] ?? 0) ? 'opening' : reasonOf(measure, sum)
      data.push({ measure, month: period.slice(1), key, sum, before, after, why })
    }
  }
  data.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  return { count: data.length, data: data.slice(0, MAX_NAMED) }
}

/** Why a figure of a measure is another than it was, where it isn't what stood when the books began. */
const reasonOf = (measure: MeasureName, sum: string): ChangeReason => {
  if (measure === 'buyers' && (sum === 'orders' || sum === 'returned')) return 'returns-apart'
  if (measure === 'accounts') return 'error-orders'
  return 'by-line'
}

const add = (figures: Map<string, Record<string, number>>, name: string, sums: Sums, sign = 1): void => {
  const own = figures.get(name) ?? {}
  figures.set(name, own)
  for (const [sum, value] of Object.entries(sums)) own[sum] = (own[sum] ?? 0) + sign * value
}

const keptMonths = async (reader: SocaiReader, { _id }: VerifiedWorkspace, of: readonly MeasureName[]): Promise<Figures> => {
  const kept = new Map<string, Record<string, number>>()
  for (const period of [{ $gte: 'M', $lt: 'N' }, UNCARRIED])
    for await (const row of reader.records('rollups', _id).each({ series: { $in: [...of] }, period }))
      for (const { key, sums } of unfolded(row))
        for (const each of countsIn(row)) if (isMonth(each)) add(kept, `${row.series} ${each} ${key}`, sums)
  return kept
}

/** What records from when the books began would add to the figures of months if they were trade and takings like others. */
const openingFigures = async (reader: SocaiReader, { _id, zone }: VerifiedWorkspace): Promise<Figures> => {
  const figures = new Map<string, Record<string, number>>()
  const context = { zone: zone as Zone }
  const addAll = (service: 'orders' | 'funds', record: OrderDocument | FundDocument, sign: 1 | -1): void => {
    for (const { measure, day, key, sums } of postingsOfRecord(service, record, context))
      add(figures, `${measure} ${periodOf.month(monthOfDay(day))} ${key}`, sums, sign)
  }
  for (const service of ['orders', 'funds'] as const)
    for await (const record of reader.records(service, _id).each({ isOpening: true })) {
      addAll(service, { ...record, isOpening: undefined }, 1)
      addAll(service, record, -1)
    }
  return figures
}

/** What the last build that changed figures of a company made of them; nothing where none did. */
interface Kept extends ChangedFigures {
  /** What was built last, with versions. */
  readonly build: string
}

/** Keeps what a build changed, for the operator and the board: a figure is written as [measure, month, key, figure, before, after, why]. */
export const changesAsSetting = (workspaceId: string, { build, at, count, data }: Kept): { name: string; value: string } => ({
  name: settingOf(workspaceId),
  value: JSON.stringify([
    build,
    at,
    count,
    data.map(({ measure, month, key, sum, before, after, why }) => [measure, month, key, sum, before, after, why]),
  ]),
})

/** @returns null where nothing was built anew @throws Error for what isn't written as such */
export const keptChanges = async (database: SocaiDatabase, workspaceId: string): Promise<Kept | null> => {
  const kept = await database.platformRecords('settings').one({ name: settingOf(workspaceId) })
  if (!kept) return null
  const read: unknown = JSON.parse(kept.value)
  const [build, at, count, data]: unknown[] = Array.isArray(read) ? read : []
  if (!Array.isArray(data)) throw new Error(`'${kept.name}' tells of no figures`)
  return { build: String(build), at: String(at), count: Number(count), data: data.map(readChange) }
}

const readChange = (written: unknown): ChangedFigure => {
  const [named, month, key, sum, before, after, reason]: unknown[] = Array.isArray(written) ? written : []
  const [measure, why] = [measureNames.find((each) => each === named), CHANGE_REASONS.find((each) => each === reason)]
  if (!measure || !why) throw new Error('this is no figure that was changed')
  return { measure, month: String(month), key: String(key), sum: String(sum), before: Number(before), after: Number(after), why }
}
