import type { Zone } from '@shared/foundation/days/days'
import { measureNames, measureOf, type MeasureName, type Target } from '@shared/foundation/ledger/measures'
import { isPartRefund } from '@shared/foundation/documents/funds'
import { paidOf, statusPaymentOf } from '@shared/foundation/documents/order-totals'
import { dong } from '@shared/foundation/money/money'
import { pieces } from '@shared/foundation/documents/order-lines'
import type { SocaiDatabase, SocaiReader, StoredOf } from '../kernel/collections'
import type { Book } from './books'
import { checkedBlocks } from './chain'
import { lackingEntries, wrongEntries } from './check-journal'
import { postingsOfRecord, sourcesOf, totalsByRecord } from './ledger'
import { countsIn, rowsOf } from './rollups'
import { unfolded } from './sheets'
import { Mends } from './mends'

/** One figure that isn't what its entries come to. */
export interface Difference {
  readonly workspaceId: string
  readonly workspace: string
  /** What is wrong: `rollups business M2026-11 sales`, `levels <product> <warehouse>`, … */
  readonly figure: string
  readonly kept: string
  readonly entries: string
  /**
   * Puts it right, unless somebody else has mended the workspace since it was read: resolves to whether it did. Sums are mended by what
   * they lack, so that what people add meanwhile stays; the rest only where nobody has changed it. Null for one that only a person can put
   * right.
   */
  readonly mend: ((database: SocaiDatabase) => Promise<boolean>) | null
}

export type VerifiedWorkspace = Pick<StoredOf<'workspaces'>, '_id' | 'slug' | 'zone'>
type Figures = Map<string, Record<string, number>>

/**
 * Recomputes every kept figure of all workspaces from the entries it was made of (orders, funds, units, movements, check-ins) and tells each
 * difference. It reads whole collections as they are while it reads: a command for the operator while nobody writes.
 * @param onWorkspace called with the address of each before it is read
 */
export async function* verifyWith(
  database: SocaiDatabase,
  books: readonly Book[],
  onWorkspace: (slug: string) => void = () => undefined,
): AsyncGenerator<Difference> {
  for await (const workspace of database.platformRecords('workspaces').each({})) {
    onWorkspace(workspace.slug)
    yield* verifyWorkspace(database, books, workspace)
  }
}

/** The same of one workspace. */
export async function* verifyWorkspace(
  database: SocaiDatabase,
  books: readonly Book[],
  workspace: VerifiedWorkspace,
): AsyncGenerator<Difference> {
  const mends = await Mends.since(database, workspace._id)
  for (const recount of recountsOf(books)) yield* recount(database, workspace, mends)
  yield* wrongJournal(database, workspace)
}

/** Recomputes some of a workspace's figures. @param mends begun before anything is read */
export type Recount = (reader: SocaiReader, workspace: VerifiedWorkspace, mends: Mends) => AsyncGenerator<Difference>

/** What areas keep beside their records. */
async function* wrongIn(books: readonly Book[], ...[reader, workspace, mends]: Parameters<Recount>): AsyncGenerator<Difference> {
  for (const { wrong } of books)
    for await (const { figure, kept, expected, mend } of wrong(reader, workspace))
      yield recorded(workspace, figure, kept, expected, (database) => mends.make(database, mend))
}

const recorded = (
  { _id, slug }: Pick<VerifiedWorkspace, '_id' | 'slug'>,
  figure: string,
  kept: unknown,
  entries: unknown,
  mend: Difference['mend'],
): Difference => ({
  workspaceId: _id,
  workspace: slug,
  figure,
  kept: JSON.stringify(kept ?? null),
  entries: JSON.stringify(entries ?? null),
  mend,
})

/** What orders and entries of funds stand for against the sum of their entries in the journal, and each entry by itself. Only a person can tell
 *  which of them is right. */
async function* wrongJournal(reader: SocaiReader, workspace: VerifiedWorkspace): AsyncGenerator<Difference> {
  for await (const { cause, differs } of lackingEntries(reader, workspace))
    yield recorded(workspace, `what the journal lacks of ${cause.service} ${cause.recordId}`, differs, {}, null)
  for await (const { entry, why } of wrongEntries(reader, workspace._id))
    yield recorded(workspace, `journal entry ${entry}`, why, null, null)
  for await (const { fault } of checkedBlocks(reader, workspace._id))
    if (fault) yield recorded(workspace, `journal entry ${fault.entry}`, `${fault.why} since it stood in line`, null, null)
}

/** What each order says was paid, against its completed entries of funds. */
async function* wrongPayments(reader: SocaiReader, workspace: VerifiedWorkspace, mends: Mends): AsyncGenerator<Difference> {
  const entries = new Map<string, StoredOf<'funds'>[]>()
  for await (const fund of reader.records('funds', workspace._id).each({})) {
    if (fund.orderId) entries.set(fund.orderId, [...(entries.get(fund.orderId) ?? []), fund])
  }
  for await (const order of reader.records('orders', workspace._id).each({})) {
    const paid = paidOf(order.group, entries.get(order._id) ?? [])
    const statusPayment = statusPaymentOf({ ...order, paid })
    if (paid === order.paid && statusPayment === order.statusPayment) continue
    const { _id, rev } = order
    yield recorded(
      workspace,
      `payment of ${order.order_number}`,
      { paid: order.paid, statusPayment: order.statusPayment },
      { paid, statusPayment },
      (database) =>
        mends.make(database, (work) => work.update('orders', { _id, rev }, { $set: { paid, statusPayment }, $inc: { rev: 1 } })),
    )
  }
}

/** What entries note of the parts that were given back of them, against the entries that gave them back. */
async function* wrongRefunds(reader: SocaiReader, workspace: VerifiedWorkspace, mends: Mends): AsyncGenerator<Difference> {
  const given = new Map<string, number>()
  const noting = new Map<string, Pick<StoredOf<'funds'>, 'refundedAmount' | 'rev' | 'number'>>()
  for await (const { _id, rev, number, amount, status, isPart, reverses, refundedAmount } of reader
    .records('funds', workspace._id)
    .each({})) {
    if (isPartRefund({ status, isPart }) && reverses) given.set(reverses, (given.get(reverses) ?? 0) + Math.abs(amount))
    if (refundedAmount !== undefined) noting.set(_id, { rev, number, refundedAmount })
  }
  for (const _id of new Set([...given.keys(), ...noting.keys()])) {
    const found = noting.get(_id) ?? (await reader.records('funds', workspace._id).byId(_id))
    const [kept, expected] = [found?.refundedAmount ?? 0, given.get(_id) ?? 0]
    if (!found || kept === expected) continue
    const refundedAmount = dong(expected)
    yield recorded(workspace, `refunds of ${found.number ?? _id}`, kept, expected, (database) =>
      mends.make(database, (work) => work.update('funds', { _id, rev: found.rev }, { $set: { refundedAmount }, $inc: { rev: 1 } })),
    )
  }
}

/** In the order they follow from each other: what is made of payments and of books that add to figures is right only where those are. */
export const recountsOf = (books: readonly Book[]): readonly Recount[] => [
  wrongRefunds,
  wrongPayments,
  (...of) =>
    wrongIn(
      books.filter(({ addsToFigures }) => addsToFigures),
      ...of,
    ),
  async function* (...of) {
    yield* wrongMeasures(...of)
    yield* wrongStock(...of)
    yield* wrongIn(
      books.filter(({ addsToFigures }) => !addsToFigures),
      ...of,
    )
  },
]

/** What the records of a workspace come to by its measures. */
export interface ExpectedFigures {
  /** By `series period key`. */
  readonly rows: Figures
  /** Running totals by measure, then by the record they stand on. */
  readonly totals: ReadonlyMap<MeasureName, Figures>
}

/** Counts anew what the records of the services that post to measures come to. @param counted is told of each record */
export const expectedFigures = async (
  reader: SocaiReader,
  workspace: VerifiedWorkspace,
  of: readonly MeasureName[],
  counted: () => Promise<void> = () => Promise.resolve(),
): Promise<ExpectedFigures> => {
  const context = { zone: workspace.zone as Zone }
  const rows: Figures = new Map()
  const totals = new Map<MeasureName, Figures>()
  for (const service of sourcesOf(of)) {
    for await (const record of reader.records(service, workspace._id).each({})) {
      await counted()
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
  return { rows, totals }
}

/** What is kept of measures, in rows and on records, against what the records of the services that post to them come to. */
async function* wrongMeasures(reader: SocaiReader, workspace: VerifiedWorkspace, mends: Mends): AsyncGenerator<Difference> {
  const { rows, totals } = await expectedFigures(reader, workspace, measureNames)
  yield* wrongRows(reader, workspace, rows, mends)
  yield* wrongTotals(reader, workspace, totals, measureNames, mends)
}

/** The collection's place of a row by its name among the expected figures. */
export const placeOfRow = (name: string): { series: string; period: string; key: string } => {
  const [series = '', period = '', ...key] = name.split(' ')
  return { series, period, key: key.join(' ') }
}

async function* wrongRows(reader: SocaiReader, workspace: VerifiedWorkspace, expected: Figures, mends: Mends): AsyncGenerator<Difference> {
  const kept: Figures = new Map()
  for await (const row of reader.records('rollups', workspace._id).each({ series: { $in: [...measureNames] } }))
    for (const { key, sums } of unfolded(row)) for (const period of countsIn(row)) addTo(kept, `${row.series} ${period} ${key}`, sums)
  for (const name of differences(kept, expected)) {
    const lacking = inFields('sums.', lackOf(kept.get(name), expected.get(name)))
    yield recorded(workspace, `rollups ${name}`, kept.get(name), expected.get(name), (database) =>
      mends.make(database, (work) => work.upsert('rollups', { ...placeOfRow(name), slot: 0 }, { $inc: lacking })),
    )
  }
}

/** Running totals on the records that the keys of measures name. */
export async function* wrongTotals(
  reader: SocaiReader,
  workspace: VerifiedWorkspace,
  totals: ExpectedFigures['totals'],
  of: readonly MeasureName[],
  mends: Mends,
): AsyncGenerator<Difference> {
  for (const measure of of) {
    const found = measureOf(measure)
    if ('target' in found) yield* wrongTotalsOn(reader, workspace, found.target, totals.get(measure) ?? new Map(), mends)
  }
}

async function* wrongTotalsOn(
  reader: SocaiReader,
  workspace: VerifiedWorkspace,
  target: Target,
  totals: Figures,
  mends: Mends,
): AsyncGenerator<Difference> {
  const fields = Object.keys(target.fields)
  for await (const record of reader.records(target.service, workspace._id).each({})) {
    const stored = record as unknown as Readonly<Record<string, number | undefined>>
    const expected = Object.fromEntries(fields.map((field) => [field, totals.get(record._id)?.[field] ?? 0]))
    if (fields.every((field) => (stored[field] ?? 0) === expected[field])) continue
    const kept = Object.fromEntries(fields.map((field) => [field, stored[field] ?? 0]))
    yield recorded(workspace, `books of ${record.name}`, kept, expected, (database) =>
      mends.make(database, (work) => work.update(target.service, { _id: record._id }, { $inc: { ...lackOf(kept, expected), rev: 1 } })),
    )
  }
}

/** Levels against units and against movements, and each product's count against its levels. */
async function* wrongStock(reader: SocaiReader, workspace: VerifiedWorkspace, mends: Mends): AsyncGenerator<Difference> {
  const units: Figures = new Map()
  const counts = new Map<string, number>()
  for await (const { productId, warehouseId, cost, exported } of reader.records('stocks', workspace._id).each({})) {
    if (exported) continue
    addTo(units, `${productId} ${warehouseId}`, { count: 1, value: cost ?? 0, unknown: cost === null ? 1 : 0 })
    counts.set(productId, (counts.get(productId) ?? 0) + 1)
  }
  const moved: Figures = new Map()
  for await (const { productId, warehouseId, sign, quantity, cost, unknown } of reader.records('movements', workspace._id).each({})) {
    addTo(moved, `${productId} ${warehouseId}`, { count: sign * quantity, value: sign * cost, unknown: sign * unknown })
  }
  const levels: Figures = new Map()
  for await (const { productId, warehouseId, count, value, unknown } of reader.records('levels', workspace._id).each({})) {
    addTo(levels, `${productId} ${warehouseId}`, { count, value, unknown })
  }
  for (const name of differences(moved, units)) yield recorded(workspace, `movements ${name}`, moved.get(name), units.get(name), null)
  for (const name of differences(levels, units)) {
    const [productId = '', warehouseId = ''] = name.split(' ')
    const lacking = lackOf(levels.get(name), units.get(name))
    yield recorded(workspace, `levels ${name}`, levels.get(name), units.get(name), (database) =>
      mends.make(database, (work) => work.upsert('levels', { productId, warehouseId }, { $inc: lacking })),
    )
  }
  for await (const { _id, name, stockCount } of reader.records('products', workspace._id).each({})) {
    const count = counts.get(_id) ?? 0
    if (stockCount === count) continue
    yield recorded(workspace, `count of ${name}`, stockCount, count, (database) =>
      mends.make(database, (work) => work.update('products', { _id }, { $inc: { stockCount: count - stockCount, rev: 1 } })),
    )
  }
}

/** Quantities have up to six decimals, costs two: what is finer is the noise of adding. */
const addTo = (figures: Figures, key: string, sums: Readonly<Record<string, number>>): void => {
  const kept = figures.get(key) ?? {}
  for (const [name, value] of Object.entries(sums)) kept[name] = pieces((kept[name] ?? 0) + value)
  figures.set(key, kept)
}

function* differences(a: Figures, b: Figures): Generator<string> {
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    if (Object.keys(lackOf(a.get(key), b.get(key))).length > 0) yield key
  }
}

/** By name, what the kept sums lack to be the expected ones; nothing where they are equal. */
const lackOf = (kept: Readonly<Record<string, number>> = {}, expected: Readonly<Record<string, number>> = {}): Record<string, number> =>
  Object.fromEntries(
    Object.keys({ ...kept, ...expected }).flatMap((name) => {
      const lack = pieces((expected[name] ?? 0) - (kept[name] ?? 0))
      return lack === 0 ? [] : [[name, lack]]
    }),
  )

const inFields = (prefix: string, values: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]))
