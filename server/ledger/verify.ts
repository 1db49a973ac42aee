import type { Zone } from '@shared/domain/days/days'
import { measureNames, measureOf, type MeasureName, type Target } from '@shared/domain/ledger/measures'
import { paidOf, statusPaymentOf } from '@shared/domain/orders/totals'
import { roundCost } from '@shared/domain/money/money'
import type { StoredOf } from '../kernel/collections'
import type { SocaiDatabase } from '../kernel/collections'
import { postingsOfRecord, sourcesOf, totalsByRecord } from './ledger'
import { rowsOf } from './rollups'
import { verifyCommissions } from './commissions'
import { verifyTimesheets } from './timesheets'

/** One figure that isn't what its entries come to. */
export interface Difference {
  readonly workspaceId: string
  readonly workspace: string
  /** What is wrong: `rollups business M2026-11 sales`, `levels <product> <warehouse>`, … */
  readonly figure: string
  readonly kept: string
  readonly entries: string
}

type Workspace = StoredOf<'workspaces'>
type Figures = Map<string, Record<string, number>>

/**
 * Recomputes every kept figure from the entries it was made of (orders, funds, units, movements, check-ins) and tells each
 * difference. It reads whole collections: a command for the operator, not for a request.
 * @param options.repair puts the recomputed figures in place of the kept ones
 */
export async function* verify(database: SocaiDatabase, { repair = false }: { repair?: boolean } = {}): AsyncGenerator<Difference> {
  for await (const workspace of database.platformRecords('workspaces').each({})) {
    yield* verifyPayments(database, workspace, repair)
    // Measures are made from them.
    for await (const { order_number, kept, expected } of verifyCommissions(database, workspace, repair))
      yield told(workspace, `commissions of ${order_number}`, kept, expected)
    yield* verifyMeasures(database, workspace, repair)
    yield* verifyStock(database, workspace, repair)
    for await (const { place, kept, expected } of verifyTimesheets(database, workspace, repair))
      yield told(workspace, `timesheet ${place}`, kept, expected)
  }
}

const told = (workspace: Pick<Workspace, '_id' | 'slug'>, figure: string, kept: unknown, entries: unknown): Difference => ({
  workspaceId: workspace._id,
  workspace: workspace.slug,
  figure,
  kept: JSON.stringify(kept ?? null),
  entries: JSON.stringify(entries ?? null),
})

/** What each order says was paid, against its completed entries of funds. */
async function* verifyPayments(database: SocaiDatabase, workspace: Workspace, repair: boolean): AsyncGenerator<Difference> {
  const entries = new Map<string, StoredOf<'funds'>[]>()
  for await (const fund of database.records('funds', workspace._id).each({})) {
    if (fund.orderId) entries.set(fund.orderId, [...(entries.get(fund.orderId) ?? []), fund])
  }
  for await (const order of database.records('orders', workspace._id).each({})) {
    const paid = paidOf(order.group, entries.get(order._id) ?? [])
    const statusPayment = statusPaymentOf({ ...order, paid })
    if (paid === order.paid && statusPayment === order.statusPayment) continue
    yield told(
      workspace,
      `payment of ${order.order_number}`,
      { paid: order.paid, statusPayment: order.statusPayment },
      { paid, statusPayment },
    )
    if (repair) await set(database, 'orders', workspace._id, { _id: order._id }, { paid, statusPayment })
  }
}

/**
 * What is kept of measures, in rows and on records, against what the records of the services that post to them come to.
 * @param of the measures looked at
 */
export async function* verifyMeasures(
  database: SocaiDatabase,
  workspace: Pick<Workspace, '_id' | 'slug' | 'zone'>,
  repair: boolean,
  of: readonly MeasureName[] = measureNames,
): AsyncGenerator<Difference> {
  const context = { zone: workspace.zone as Zone }
  const rows: Figures = new Map()
  const totals = new Map<MeasureName, Figures>()
  for (const service of sourcesOf(of)) {
    for await (const record of database.records(service, workspace._id).each({})) {
      for (const { measure, day, key, sums } of postingsOfRecord(service, record, context)) {
        if (!of.includes(measure)) continue
        for (const period of rowsOf(measure, day)) addTo(rows, `${measure} ${period} ${key}`, sums)
        const found = measureOf(measure)
        if (!('target' in found)) continue
        const own = totals.get(measure) ?? new Map<string, Record<string, number>>()
        totals.set(measure, own)
        for (const [id, change] of totalsByRecord(found.target, [{ key, sums }])) addTo(own, id, change)
      }
    }
  }
  yield* verifyRows(database, workspace, repair, of, rows)
  for (const measure of of) {
    const found = measureOf(measure)
    if ('target' in found) yield* verifyTarget(database, workspace, repair, found.target, totals.get(measure) ?? new Map())
  }
}

async function* verifyRows(
  database: SocaiDatabase,
  workspace: Pick<Workspace, '_id' | 'slug'>,
  repair: boolean,
  of: readonly MeasureName[],
  expected: Figures,
): AsyncGenerator<Difference> {
  const kept: Figures = new Map()
  for await (const { series, period, key, sums } of database.records('rollups', workspace._id).each({ series: { $in: [...of] } }))
    addTo(kept, `${series} ${period} ${key}`, sums)
  for (const name of differences(kept, expected)) {
    yield told(workspace, `rollups ${name}`, kept.get(name), expected.get(name))
    if (repair) await replaceRow(database, workspace._id, name, expected.get(name))
  }
}

/** Running totals on the records that a measure's keys name. */
async function* verifyTarget(
  database: SocaiDatabase,
  workspace: Pick<Workspace, '_id' | 'slug'>,
  repair: boolean,
  target: Target,
  totals: Figures,
): AsyncGenerator<Difference> {
  const fields = Object.keys(target.fields)
  for await (const record of database.records(target.service, workspace._id).each({})) {
    const stored = record as unknown as Readonly<Record<string, number | undefined>>
    const expected = Object.fromEntries(fields.map((field) => [field, totals.get(record._id)?.[field] ?? 0]))
    if (fields.every((field) => (stored[field] ?? 0) === expected[field])) continue
    const kept = Object.fromEntries(fields.map((field) => [field, stored[field]]))
    yield told(workspace, `books of ${record.name}`, kept, expected)
    if (repair) await set(database, target.service, workspace._id, { _id: record._id }, expected)
  }
}

/** Levels against units and against movements, and each product's count against its levels. */
async function* verifyStock(database: SocaiDatabase, workspace: Workspace, repair: boolean): AsyncGenerator<Difference> {
  const units: Figures = new Map()
  const counts = new Map<string, number>()
  for await (const { productId, warehouseId, cost, exported } of database.records('stocks', workspace._id).each({})) {
    if (exported) continue
    addTo(units, `${productId} ${warehouseId}`, { count: 1, value: cost ?? 0, unknown: cost === null ? 1 : 0 })
    counts.set(productId, (counts.get(productId) ?? 0) + 1)
  }
  const moved: Figures = new Map()
  for await (const { productId, warehouseId, sign, quantity, cost, unknown } of database.records('movements', workspace._id).each({})) {
    addTo(moved, `${productId} ${warehouseId}`, { count: sign * quantity, value: sign * cost, unknown: sign * unknown })
  }
  const levels: Figures = new Map()
  for await (const { productId, warehouseId, count, value, unknown } of database.records('levels', workspace._id).each({})) {
    addTo(levels, `${productId} ${warehouseId}`, { count, value, unknown })
  }
  for (const name of differences(moved, units)) yield told(workspace, `movements ${name}`, moved.get(name), units.get(name))
  for (const name of differences(levels, units)) {
    yield told(workspace, `levels ${name}`, levels.get(name), units.get(name))
    const [productId = '', warehouseId = ''] = name.split(' ')
    if (repair) await set(database, 'levels', workspace._id, { productId, warehouseId }, { ...none, ...units.get(name) })
  }
  for await (const { _id, name, stockCount } of database.records('products', workspace._id).each({})) {
    const count = counts.get(_id) ?? 0
    if (stockCount === count) continue
    yield told(workspace, `count of ${name}`, stockCount, count)
    if (repair) await set(database, 'products', workspace._id, { _id }, { stockCount: count })
  }
}

const none = { count: 0, value: 0, unknown: 0 }

const addTo = (figures: Figures, key: string, sums: Readonly<Record<string, number>>): void => {
  const kept = figures.get(key) ?? {}
  for (const [name, value] of Object.entries(sums)) kept[name] = roundCost((kept[name] ?? 0) + value)
  figures.set(key, kept)
}

function* differences(a: Figures, b: Figures): Generator<string> {
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const [left, right] = [a.get(key) ?? {}, b.get(key) ?? {}]
    if (Object.keys({ ...left, ...right }).some((name) => (left[name] ?? 0) !== (right[name] ?? 0))) yield key
  }
}

const set = async (
  database: SocaiDatabase,
  name: 'orders' | 'assets' | 'levels' | 'products',
  workspaceId: string,
  filter: Record<string, string>,
  fields: object,
): Promise<void> => {
  await database.correct(name, workspaceId, filter, { $set: { ...fields }, ...(name === 'levels' ? {} : { $inc: { rev: 1 } }) })
}

/** One row in place of all that writers left of it; none where nothing is to be kept. */
const replaceRow = async (
  database: SocaiDatabase,
  workspaceId: string,
  name: string,
  sums: Readonly<Record<string, number>> | undefined,
): Promise<void> => {
  const [series = '', period = '', ...key] = name.split(' ')
  const row = { series, period, key: key.join(' ') }
  await database.clear('rollups', workspaceId, row)
  if (sums) await database.correct('rollups', workspaceId, { ...row, slot: 0 }, { $set: { sums } })
}
