import { dayOf } from '@shared/foundation/days/days'
import { mayReadOrders } from '@shared/foundation/documents/order-kinds'
import { returnedTotalOf } from '@shared/foundation/documents/order-returns'
import { fold } from '@shared/foundation/text/fold'
import { inSlices } from '../../../../../platform/in-slices'
import type { MadeOrder } from '../books'
import type { BackLine, Findings, Row } from './findings'
import { productsOf } from './orders'

type Known = Findings['input']['books']['orders'] extends { find(word: string): readonly (infer T)[] } ? T : never
type Found = Known & { readonly made: MadeOrder }

/** What the rows above took back of orders, by order: pieces by line, and whole dong that were given back. */
interface Taken {
  readonly pieces: number[]
  money: number
}

/** Rows of the same number are lines of one return; each names the order that it is of. */
export async function returns(run: Findings, rows: readonly Row[]): Promise<void> {
  const groups = new Map<string, Row[]>()
  for (const each of rows) {
    const key = String(each.values['refId'])
    const lines = groups.get(key)
    if (lines) lines.push(each)
    else groups.set(key, [each])
  }
  const taken = new Map<string, Taken>()
  for await (const lines of inSlices(groups.values())) oneReturn(run, lines, taken)
}

function oneReturn(run: Findings, lines: readonly Row[], taken: Map<string, Taken>): void {
  const [first] = lines
  if (!first) return
  if (first.values['status'] === 'cancelled') {
    run.aside.cancelled.push(...lines.map(({ row }) => row))
    return
  }
  const order = orderOf(run, first)
  if (!order || lines.some(({ row }) => run.isFaulty(row))) return
  const { made } = order
  const own = taken.get(order._id) ?? { pieces: [...made.returned], money: made.givenBack }
  const pieces = [...own.pieces]
  const back: BackLine[] = []
  for (const line of lines) back.push(...linesBack(run, line, made, pieces))
  const given = Math.abs(Number(first.values['paid'] ?? 0))
  if (own.money + given > made.paid) run.fault(first.row, 'paid', 'imports.refund-above-paid', { paid: made.paid - own.money })
  const at = run.momentOf(first.row, first.values['created'] ?? dayOf(run.input.now, run.input.caller.zone), 'created')
  if (at < made.deliveredAt && dayOf(at, run.input.caller.zone) < dayOf(made.deliveredAt, run.input.caller.zone))
    run.fault(first.row, 'created', 'imports.cell-before-order')
  if (lines.some(({ row }) => run.isFaulty(row))) return
  const worth = worthOf(order, pieces) - worthOf(order, own.pieces)
  taken.set(order._id, { pieces, money: own.money + given })
  run.drafts.push({
    rows: lines.map(({ row }) => row),
    service: 'orders',
    data: {},
    amount: worth,
    returns: { orderId: order._id, at, lines: back, worth, given },
  })
}

/** The delivered order of the same drop that a return names; null after a fault. One of the books is returned there, where its goods are. */
function orderOf(run: Findings, { row, values }: Row): Found | null {
  const { books, caller } = run.input
  const { order: number, group: said = 'sales' } = values
  if (number === undefined) return null
  const all = books.orders.find(String(number)).filter(({ group }) => mayReadOrders(caller.rights, group))
  const ofGroup = all.filter(({ group }) => group === said)
  const found = run.named(ofGroup.length > 0 ? ofGroup : all, row, 'order', number)
  if (!found) return null
  if (!found.made) return run.fault(row, 'order', 'imports.return-in-books', { number: found.order_number })
  if (found.status !== 'delivered') return run.fault(row, 'order', 'returns.not-shipped')
  return { ...found, made: found.made }
}

/** The lines of the order that a row takes back, as far as they hold it. @param pieces what came back so far, by line */
function linesBack(run: Findings, { row, values }: Row, { lines }: MadeOrder, pieces: number[]): BackLine[] {
  const { product, quantity } = values
  const [known] = productsOf(run.input.books, String(product))
  const isOwn = ({ productId, name }: MadeOrder['lines'][number]): boolean =>
    known ? productId === known._id : fold(name) === fold(String(product))
  const own = lines.flatMap((line, index) => (isOwn(line) ? [{ index, left: line.quantity - (pieces[index] ?? 0) }] : []))
  if (own.length === 0) {
    run.fault(row, 'product', 'imports.return-not-of-order', { value: String(product) })
    return []
  }
  let rest = Number(quantity)
  const back: BackLine[] = []
  for (const { index, left } of own) {
    const some = Math.min(rest, left)
    if (some <= 0) continue
    back.push({ index, quantity: some })
    pieces[index] = (pieces[index] ?? 0) + some
    rest -= some
  }
  if (rest > 0 || back.length === 0)
    run.fault(row, 'quantity', 'imports.return-above-order', { left: own.reduce((sum, { left }) => sum + left, 0) })
  return back
}

/** What of an order's total came back with pieces of its lines, whole dong. */
const worthOf = ({ group, made }: Found, pieces: readonly number[]): number =>
  returnedTotalOf({
    group,
    discount: made.discount,
    items: made.lines.map((line, index) => ({ ...line, returned: pieces[index] ?? 0 })),
  } as never)
