import { OPENING_STOCK_GROUP } from '@shared/foundation/documents/order-kinds'
import type { Id } from '@shared/foundation/ids'
import { EVERYDAY_LIMIT, roundDong } from '@shared/foundation/money/money'
import { inSlices } from '../../../../../platform/in-slices'
import type { Findings, Row } from './findings'

/** Units of one shipment. */
const MAX_UNITS = 5000
const MAX_LINES = 500
/** Each unit is a document of its own, and all are written at once. */
const MAX_STOCK_UNITS = 50_000
/** Goods of an opening stock leave the books from this name. */
const OPENING_NOTE = 'Tồn đầu kỳ'

interface StockLine {
  readonly row: number
  readonly productId: Id<'products'>
  readonly quantity: number
  /** Dong a piece. */
  readonly cost: number | 'n/a'
}

/** What stands in each warehouse comes in with one order, or more where there is much of it. */
export async function stock(run: Findings, rows: readonly Row[]): Promise<void> {
  const { books } = run.input
  let units = 0
  const places = new Map<Id<'warehouses'>, StockLine[]>()
  for await (const { row, values } of inSlices(rows)) {
    const { product, quantity, cost, warehouse } = values
    const own = product === undefined ? null : run.named(books.products.find(String(product)), row, 'product', product)
    if (own && own.group !== 'goods') run.fault(row, 'product', 'stocktakes.goods-only', { name: own.name })
    if (own?.status === 'disabled') run.fault(row, 'product', 'products.disabled', { name: own.name })
    const place =
      warehouse === undefined
        ? (books.onlyWarehouse ?? run.fault(row, 'warehouse', 'imports.cell-required'))
        : run.named(books.warehouses.find(String(warehouse)), row, 'warehouse', warehouse)
    if (typeof quantity === 'number' && (!Number.isSafeInteger(quantity) || quantity <= 0))
      run.fault(row, 'quantity', 'orders.quantity-invalid', { name: own?.name ?? '' })
    if (typeof cost === 'number' && cost < 0) run.fault(row, 'cost', 'orders.cost-invalid', { name: own?.name ?? '' })
    if (Number(quantity) * Number(cost) > EVERYDAY_LIMIT) run.fault(row, 'cost', 'orders.line-above-limit', { name: own?.name ?? '' })
    units += typeof quantity === 'number' ? quantity : 0
    if (units > MAX_STOCK_UNITS) run.fault(row, 'quantity', 'imports.too-many-units', { limit: MAX_STOCK_UNITS })
    if (run.isFaulty(row) || !own || !place) continue
    const lines = places.get(place._id) ?? []
    places.set(place._id, lines)
    lines.push({ row, productId: own._id, quantity: Number(quantity), cost: typeof cost === 'number' ? cost : (own.cost ?? 'n/a') })
  }
  for (const [warehouseId, lines] of places) draftArrivals(run, warehouseId, lines)
}

/** Orders that bring the goods of a warehouse in, none of them too large to be written at once. */
function draftArrivals(run: Findings, warehouseId: Id<'warehouses'>, lines: readonly StockLine[]): void {
  let rows: number[] = []
  let items: Omit<StockLine, 'row'>[] = []
  let units = 0
  let amount = 0
  const close = (): void => {
    if (items.length === 0) return
    const data = { group: OPENING_STOCK_GROUP, items, warehouseId, status: 'delivered', isForce: true, isOpening: true, note: OPENING_NOTE }
    run.drafts.push({ rows, service: 'orders', data, amount })
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
