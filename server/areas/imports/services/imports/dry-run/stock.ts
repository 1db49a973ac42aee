import { OPENING_STOCK_GROUP } from '@shared/foundation/documents/order-kinds'
import { MAX_UNITS } from '@shared/foundation/documents/order-shipping'
import type { Id } from '@shared/foundation/ids'
import { EVERYDAY_LIMIT, roundDong } from '@shared/foundation/money/money'
import { inSlices } from '../../../../../platform/in-slices'
import type { Draft, Findings, Row } from './findings'
import { OnTheWay } from './on-the-way'

const MAX_LINES = 500
/** Units of all files that come in together: each is a document of its own, and all are written, or taken back, at once. */
const MAX_STOCK_UNITS = 300_000
/** Goods of an opening stock leave the books from this name. */
const OPENING_NOTE = 'Tồn đầu kỳ'

export interface StockLine {
  readonly row: number
  readonly productId: Id<'products'>
  readonly quantity: number
  /** Whole dong a piece, as lines of orders have it. */
  readonly cost: number | 'n/a'
}

/** What is wrong with a count of goods that were there, and with what each cost. @param units that come in so far, by the sheets before, too */
export const faultStock = (
  run: Findings,
  row: number,
  { name, isGoods, quantity, cost, units }: Readonly<{ name: string; isGoods: boolean; quantity: unknown; cost: unknown; units: number }>,
): void => {
  if (!isGoods) run.fault(row, 'quantity', 'stocktakes.goods-only', { name })
  if (typeof quantity === 'number' && (!Number.isSafeInteger(quantity) || quantity <= 0))
    run.fault(row, 'quantity', 'orders.quantity-invalid', { name })
  if (typeof cost === 'number' && cost < 0) run.fault(row, 'cost', 'orders.cost-invalid', { name })
  if (Number(quantity) * Number(cost) > EVERYDAY_LIMIT) run.fault(row, 'cost', 'orders.line-above-limit', { name })
  if (units > MAX_STOCK_UNITS) run.fault(row, 'quantity', 'imports.too-many-units', { limit: MAX_STOCK_UNITS })
}

/** What stands in each warehouse comes in with one order, or more where there is much of it. */
export async function stock(run: Findings, rows: readonly Row[]): Promise<void> {
  const { books, warehouseId: chosen } = run.input
  const onTheWay = new OnTheWay(run)
  let units = books.unitsBefore
  const places = new Map<Id<'warehouses'>, StockLine[]>()
  for await (const { row, values } of inSlices(rows)) {
    const { product, quantity, cost, warehouse } = values
    const own = product === undefined ? null : run.named(books.products.find(String(product)), row, 'product', product)
    if (own?.status === 'disabled') run.fault(row, 'product', 'products.disabled', { name: own.name })
    // Of several it must be said which.
    const isUnsaid = warehouse === undefined && chosen === undefined && books.allWarehouses.length > 1
    const place = isUnsaid
      ? run.fault(row, 'warehouse', 'imports.cell-required')
      : onTheWay.warehouse(row, warehouse === undefined ? undefined : String(warehouse))
    units += typeof quantity === 'number' ? quantity : 0
    if (own && own.group !== 'goods') run.fault(row, 'product', 'stocktakes.goods-only', { name: own.name })
    faultStock(run, row, { name: own?.name ?? '', isGoods: true, quantity, cost, units })
    if (run.isFaulty(row) || !own || !place) continue
    onTheWay.use(place)
    const lines = places.get(place as Id<'warehouses'>) ?? []
    places.set(place as Id<'warehouses'>, lines)
    lines.push({ row, productId: own._id, quantity: Number(quantity), cost: wholeCost(typeof cost === 'number' ? cost : own.cost) })
  }
  run.drafts.push(...onTheWay.drafts)
  for (const [warehouseId, lines] of places) draftArrivals(run, warehouseId, lines)
}

/** What a piece cost, in whole dong as lines of orders have it. */
export const wholeCost = (cost: number | undefined): number | 'n/a' => (cost === undefined ? 'n/a' : roundDong(cost))

/** Orders that bring the goods of a warehouse in, none of them too large to be written at once. */
export function draftArrivals(
  run: Findings,
  warehouseId: Id<'warehouses'>,
  lines: readonly StockLine[],
  more: Pick<Draft, 'beside'> = {},
): void {
  let rows: number[] = []
  let items: Omit<StockLine, 'row'>[] = []
  let units = 0
  let amount = 0
  const close = (): void => {
    if (items.length === 0) return
    const data = { group: OPENING_STOCK_GROUP, items, warehouseId, status: 'delivered', isForce: true, isOpening: true, note: OPENING_NOTE }
    run.drafts.push({ rows, service: 'orders', data, amount, pieces: units, ...more })
    rows = []
    items = []
    units = 0
    amount = 0
  }
  for (const { row, productId, quantity, cost } of lines) {
    for (let left = quantity; left > 0;) {
      const worthOf = (count: number): number => (cost === 'n/a' ? 0 : roundDong(count * cost))
      const isFull = units === MAX_UNITS || items.length === MAX_LINES
      if (isFull || amount + worthOf(Math.min(left, MAX_UNITS - units)) > EVERYDAY_LIMIT) close()
      const part = Math.min(left, MAX_UNITS - units)
      amount += worthOf(part)
      items.push({ productId, quantity: part, cost })
      if (rows.at(-1) !== row) rows.push(row)
      units += part
      left -= part
    }
  }
  close()
}
