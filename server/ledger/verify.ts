import { contributions } from '@shared/domain/rollups/contributions'
import { paidOf, statusPaymentOf } from '@shared/domain/orders/totals'
import { roundCost } from '@shared/domain/money/money'
import type { StoredOf } from '../kernel/collections'
import type { SocaiDatabase } from '../kernel/collections'
import { periodOf } from '../kernel/rollups'
import { rollupPeriods } from './books'

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
 * Recomputes every kept figure from the entries it was made of (orders, funds, units, movements) and tells each
 * difference. It reads whole collections: a command for the operator, not for a request.
 * @param options.repair puts the recomputed figures in place of the kept ones
 */
export async function* verify(database: SocaiDatabase, { repair = false }: { repair?: boolean } = {}): AsyncGenerator<Difference> {
  for await (const workspace of database.platformRecords('workspaces').each({})) {
    yield* verifyPayments(database, workspace, repair)
    yield* verifyFigures(database, workspace, repair)
    yield* verifyStock(database, workspace, repair)
  }
}

const told = (workspace: Workspace, figure: string, kept: unknown, entries: unknown): Difference => ({
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

/** The reports' rollups and the partners' books, against orders and funds. */
async function* verifyFigures(database: SocaiDatabase, workspace: Workspace, repair: boolean): AsyncGenerator<Difference> {
  const zone = workspace.zone as Parameters<typeof contributions>[2]['zone']
  const expected: Figures = new Map()
  const books: Figures = new Map()
  const note = (parts: ReturnType<typeof contributions>): void => {
    for (const { series, day, key, sums } of parts) {
      if (series === 'partner')
        addTo(books, key, { outstanding: (sums['receivable'] ?? 0) + (sums['payable'] ?? 0), partnerBalance: sums['balance'] ?? 0 })
      for (const period of rollupPeriods[series] ?? []) addTo(expected, `${series} ${periodOf[period](day)} ${key}`, sums)
    }
  }
  for await (const order of database.records('orders', workspace._id).each({})) note(contributions('orders', order, { zone }))
  for await (const fund of database.records('funds', workspace._id).each({})) note(contributions('funds', fund, { zone }))
  const kept: Figures = new Map()
  for await (const { series, period, key, sums } of database.records('rollups', workspace._id).each({}))
    addTo(kept, `${series} ${period} ${key}`, sums)
  const wrong = [...differences(kept, expected)]
  for (const name of wrong) yield told(workspace, `rollups ${name}`, kept.get(name), expected.get(name))
  if (repair && wrong.length > 0) await replaceRollups(database, workspace._id, expected)
  for await (const partner of database.records('assets', workspace._id).each({})) {
    const { outstanding = 0, partnerBalance = 0 } = books.get(partner._id) ?? {}
    if ((partner.outstanding ?? 0) === outstanding && (partner.partnerBalance ?? 0) === partnerBalance) continue
    yield told(
      workspace,
      `books of ${partner.name}`,
      { outstanding: partner.outstanding, partnerBalance: partner.partnerBalance },
      { outstanding, partnerBalance },
    )
    if (repair) await set(database, 'assets', workspace._id, { _id: partner._id }, { outstanding, partnerBalance })
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

const replaceRollups = async (database: SocaiDatabase, workspaceId: string, expected: Figures): Promise<void> => {
  await database.clear('rollups', workspaceId)
  for (const [name, sums] of expected) {
    const [series = '', period = '', ...key] = name.split(' ')
    await database.correct('rollups', workspaceId, { series, period, key: key.join(' '), slot: 0 }, { $set: { sums } })
  }
}
