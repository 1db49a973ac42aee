import { endOfDay, type Day } from '@shared/foundation/days/days'
import { mayReadOrders, type OrderGroup } from '@shared/foundation/documents/order-kinds'
import { parseOrderNumber } from '@shared/foundation/documents/order-numbers'
import { dong, sumDong } from '@shared/foundation/money/money'
import { can } from '@shared/foundation/rights/rights'
import { goodsBook, type GoodsBook, type GoodsCosts, type GoodsRow, type Held } from '@shared/areas/goods/rules/goods-book'
import type { ReportOf } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { Call } from '../../../../kernel/service-rules'
import { movementsByProduct, type Moved } from '../../../goods/stock-history'

type Book = Stored<ReportOf<'orders', 'taxBook'>>
type Part = Book['parts'][number]
type Row = Part['rows'][number]
type Goods = Pick<Book, 'parts' | 'amount' | 'withheld' | 'costs' | 'difference' | 'more'>

interface Asked {
  readonly since: Day
  readonly until: Day
  readonly costs: GoodsCosts
}

const MAX_ROWS = 20_000

const KINDS = {
  sales: { moved: 'sold', back: 'returned' },
  purchases: { moved: 'bought', back: 'sentBack' },
  inventoryIn: { moved: 'cameIn', back: 'cameIn' },
  inventoryOut: { moved: 'wentOut', back: 'wentOut' },
} as const satisfies Readonly<Record<OrderGroup, Readonly<Record<'moved' | 'back', Row['kind']>>>>

const kindOf = (group: OrderGroup | undefined, { quantity, isIn }: GoodsRow<Moved>): Row['kind'] => {
  if (quantity === 0) return 'recosted'
  return group ? KINDS[group][quantity < 0 ? 'back' : 'moved'] : isIn ? 'cameIn' : 'wentOut'
}

/** Rows as whoever may read their orders is told them. */
const rowsFor =
  (rights: Parameters<typeof can>[0]) =>
  (row: GoodsRow<Moved>): Row => {
    const { movement, day, isIn, quantity, price, value, left } = row
    const group = parseOrderNumber(movement.order_number)?.group
    const isNamed = movement.orderId !== undefined && group !== undefined && mayReadOrders(rights, group)
    return {
      ...(isNamed ? { _id: movement.orderId, service: 'orders' as const, number: movement.order_number } : {}),
      ...(isNamed && movement.partner ? { name: movement.partner } : {}),
      date: day,
      kind: kindOf(group, row),
      side: isIn ? 'in' : 'out',
      quantity,
      price,
      amount: value,
      left: { ...left },
      ...(movement.unknown === 0 ? {} : { unknown: Math.abs(movement.unknown) }),
    }
  }

const stockOf = ({ opening, incoming, outgoing, closing }: GoodsBook<Moved>) => ({
  opening: { ...opening },
  incoming: { ...incoming },
  outgoing: { ...outgoing },
  closing: { ...closing },
})

const isHeld = ({ quantity, value }: Held): boolean => quantity !== 0 || value !== 0

const isKept = ({ opening, closing, rows }: GoodsBook<Moved>): boolean => isHeld(opening) || isHeld(closing) || rows.length > 0

/**
 * The book of goods: product by product, as the list sorts them, what stood, came in, left and stands. Whoever may not see what single goods
 * cost is told what all come to.
 */
export const goodsOfBook = async ({ app, caller }: Call<'orders'>, { since, until, costs }: Asked): Promise<Goods> => {
  const database = app.get('database')
  const { workspaceId, zone, rights } = caller
  const goods = await database
    .records('products', workspaceId)
    .find({ group: 'goods' }, { sort: { 'keys.name': 1, _id: 1 }, only: ['name', 'unit'] })
  const books = new Map<string, GoodsBook<Moved>>()
  const moment = { end: endOfDay(until, zone), knownAt: null }
  for await (const own of movementsByProduct(database, workspaceId, {}, moment)) {
    const [first] = own
    const book = goodsBook(own, { since, until, zone, costs })
    if (first && isKept(book)) books.set(first.productId, book)
  }
  const all = [...books.values()]
  const sums = {
    amount: sumDong(all.map(({ closing }) => closing.value)),
    costs,
    ...(costs === 'month' ? { difference: sumDong(all.map(({ difference }) => difference)) } : {}),
  }
  if (!can(rights, ['/purchases'])) return { ...sums, parts: all.length === 0 ? [] : [oneOfAll(all)], withheld: true }
  let room = MAX_ROWS
  const parts = goods.flatMap(({ _id, name, unit }): Part[] => {
    const book = books.get(_id)
    if (!book) return []
    const rows = book.rows.slice(0, room).map(rowsFor(rights))
    room -= rows.length
    return [{ product: { _id, name, unit }, stock: stockOf(book), rows, amount: book.closing.value }]
  })
  const more = all.reduce((count, { rows }) => count + rows.length, 0) - MAX_ROWS
  return { ...sums, parts, withheld: false, ...(more > 0 ? { more } : {}) }
}

const oneOfAll = (books: readonly GoodsBook<Moved>[]): Part => {
  const sum = (name: 'opening' | 'incoming' | 'outgoing' | 'closing') => ({
    quantity: books.reduce((count, book) => count + book[name].quantity, 0),
    value: sumDong(books.map((book) => book[name].value)),
  })
  const stock = { opening: sum('opening'), incoming: sum('incoming'), outgoing: sum('outgoing'), closing: sum('closing') }
  return { stock, rows: [], amount: dong(stock.closing.value) }
}
