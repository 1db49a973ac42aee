import { openingDay } from '@shared/areas/partners/rules/opening-asset'
import { dayOf, type Day } from '@shared/foundation/days/days'
import { isFundAmount, whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import { mayReadOrders, orderKind, TRADE_GROUPS, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { isPartnerGroup, PARTNER_FIELDS, type PartnerField } from '@shared/foundation/documents/partners'
import { roundDong } from '@shared/foundation/money/money'
import { sumBy } from '@shared/foundation/sum'
import { orderErrors } from '@shared/areas/trade/rules/validate'
import { inSlices } from '../../../../../platform/in-slices'
import { partnerFieldOf } from '../books'
import type { CellValue } from '@shared/foundation/text/cells'
import type { Findings, OldPayment, Row } from './findings'
import { OnTheWay } from './on-the-way'

/** What is said of an order as a whole: the same on each of its rows, or on the first alone. */
const HEAD_COLUMNS = ['group', 'created', 'partner', 'discount', 'status', 'deliveredOn', 'paid', 'paidOn', 'label'] as const

/** The columns of fields that are called otherwise, of an order and of a line. */
const COLUMN_OF: Readonly<Record<string, string>> = { items: 'total', shippingTime: 'deliveredOn' }
const COLUMN_OF_LINE: Readonly<Record<string, string>> = { cost: 'price', name: 'product' }

/** Rows of the same number are lines of one order. */
export async function orders(run: Findings, rows: readonly Row[]): Promise<void> {
  const groups = new Map<string, Row[]>()
  for (const each of rows) {
    const key = each.values['refId'] === undefined ? `row ${each.row}` : `order ${each.values['refId']}`
    const lines = groups.get(key)
    if (lines) lines.push(each)
    else groups.set(key, [each])
  }
  const onTheWay = new OnTheWay(run)
  const until = deliveredUntil(run)
  for await (const lines of inSlices(groups.values())) order(run, lines, onTheWay, until)
  run.drafts.unshift(...onTheWay.drafts)
}

/**
 * Until when an order was delivered of a sheet that says nothing of delivery: up to the day that the figures of before are of, what stands in
 * stock is counted without its goods. That day is the one that was said, else the last of the month before in books that haven't moved money.
 * @returns null: such orders are open
 */
function deliveredUntil({ input: { books, caller, now, file, columns } }: Findings): Day | null {
  if (file !== null || columns.some(({ column }) => column === 'status' || column === 'deliveredOn')) return null
  return books.openingDay ?? (books.movesMoney ? null : openingDay(now, caller.zone, undefined))
}

/** @param until up to which day it was delivered, if it says nothing of that */
function order(run: Findings, lines: readonly Row[], onTheWay: OnTheWay, until: Day | null): void {
  const { books, caller, now } = run.input
  const [first] = lines
  if (!first) return
  const { row } = first
  if (first.values['status'] === 'cancelled') {
    run.aside.cancelled.push(...lines.map((line) => line.row))
    return
  }
  faultDifferingHeads(run, first, lines)
  const { refId, group: said, note, created } = first.values
  const group = TRADE_GROUPS.find((each) => each === said) ?? 'sales'
  // What the books say of such an order is not told either.
  if (!mayReadOrders(caller.rights, group)) {
    for (const line of lines) run.fault(line.row, 'group', 'rights.group', { group })
    return
  }
  // A shop and its supplier may number alike.
  const number = books.orders
    .find(String(refId ?? ''))
    .find((order) => refId !== undefined && order.refId === refId && order.group === group)
  if (number) run.fault(row, 'refId', 'imports.cell-taken', { value: String(refId) })
  const partnerFields: readonly PartnerField[] = orderKind(group).settlement?.with ?? []
  const own = partnerOf(run, first, partnerFields, onTheWay)
  const told = lines.flatMap((line) => lineOf(run, line, group))
  const items = told.length > 0 ? [...told, ...besideLines(first, group)] : told
  const rounded = sumBy(told, ({ rounded: less }) => less)
  const discount = rounded > 0 ? Number(first.values['discount'] ?? 0) + rounded : first.values['discount']
  const isFaulty = (): boolean => lines.some((line) => run.isFaulty(line.row))
  if (isFaulty() || !own) return
  const total = items.length === 0 ? first.values['total'] : undefined
  const { at, isDelivered, deliveredAt, isTaken } = momentsOf(run, first, until)
  const data = {
    group,
    ...partnerFieldOf(own),
    ...(items.length > 0 ? { items: items.map(({ item }) => item) } : {}),
    ...(total === undefined ? {} : { total }),
    ...(discount === undefined ? {} : { discount }),
    ...(note === undefined ? {} : { note }),
    ...(refId === undefined ? {} : { refId: String(refId) }),
    ...(created === undefined ? {} : { created: at.toISOString() }),
    ...(isDelivered ? { status: 'delivered', shippingTime: deliveredAt.toISOString() } : {}),
  }
  const columnOf = (path: string) => {
    const [, line = '0', field = ''] = /^items\.(\d+)\.(\w+)/.exec(path) ?? []
    if (!path.startsWith('items.')) return { row, column: path === partnerFields[0] ? 'partner' : (COLUMN_OF[path] ?? path) }
    return { row: items[Number(line)]?.row ?? row, column: COLUMN_OF_LINE[field] ?? field }
  }
  const judged = run.judge('orders', data, columnOf)
  if (!judged) return
  const drafted = { ...data, created: null, items: items.map(({ draft }) => draft) }
  for (const { path, code, values = {} } of orderErrors(drafted as never, { now, zone: caller.zone })) {
    const place = columnOf(path)
    run.fault(place.row, place.column, code, values)
  }
  if (isFaulty()) return
  const worth = sumBy(items, ({ draft }) =>
    roundDong((Number(draft.price ?? draft.cost) || 0) * (draft.quantity - (draft.quantityGift ?? 0))),
  )
  const amount = items.length > 0 ? worth - Number(discount ?? 0) : Number(total ?? 0)
  const paid = paidOf(run, first, amount, isDelivered ? deliveredAt : at)
  if (run.isFaulty(row)) return
  onTheWay.use(own._id)
  const as = run.input.idOf(`orders ${row}`)
  run.drafts.push({
    rows: lines.map((line) => line.row),
    service: 'orders',
    data: judged,
    as,
    amount,
    lines: items.map(({ item, draft }) => ({ ...draft, ...productIn(item) })),
    ...(paid ? { paid } : {}),
    ...(isTaken ? { isTakenAsDelivered: true as const } : {}),
  })
}

/** The product of a line that names one. */
const productIn = (item: object): { productId?: string } =>
  'productId' in item && typeof item.productId === 'string' ? { productId: item.productId } : {}

/** What is said of the order as a whole can't be another on one of its rows. */
function faultDifferingHeads(run: Findings, { row, values: first }: Row, lines: readonly Row[]): void {
  for (const key of HEAD_COLUMNS)
    for (const { row: other, values } of lines)
      if (values[key] !== undefined && values[key] !== first[key])
        run.fault(other, key, 'imports.cell-differs', { row, value: first[key] ?? '' })
}

/** The one partner that is named, of those the order may be settled with; null after a fault, or where none is named. */
function partnerOf(run: Findings, { row, values: { partner } }: Row, fields: readonly PartnerField[], onTheWay: OnTheWay) {
  if (partner === undefined) return run.input.file?.walkIns ? onTheWay.walkIn(row) : null
  const candidates = run.input.books.partners
    .find(String(partner))
    .filter(({ group }) => isPartnerGroup(group) && fields.includes(PARTNER_FIELDS[group]))
  return run.named(candidates, row, 'partner', partner)
}

/** When an order was made, and delivered where it was: then on the same day unless another is told. */
function momentsOf(run: Findings, { row, values: { created, status, deliveredOn } }: Row, until: Day | null) {
  const { caller, now } = run.input
  const at = run.momentOf(row, created ?? dayOf(now, caller.zone), 'created')
  const isTaken = until !== null && created !== undefined && dayOf(at, caller.zone) <= until
  const isDelivered = isTaken || status === 'delivered' || (status === undefined && deliveredOn !== undefined)
  const deliveredAt = deliveredOn === undefined ? at : run.momentOf(row, deliveredOn, 'deliveredOn')
  if (deliveredOn !== undefined && !isDelivered) run.fault(row, 'deliveredOn', 'imports.cell-not-delivered')
  if (dayOf(deliveredAt, caller.zone) < dayOf(at, caller.zone)) run.fault(row, 'deliveredOn', 'imports.cell-before-order')
  return { at, isDelivered, deliveredAt, isTaken }
}

/** What was paid of an order before: on its own day, else on the day that `usual` falls on. */
function paidOf(
  run: Findings,
  { row, values: { paid: said, paidOn, paidCash: cash, label } }: Row,
  total: number,
  usual: Date,
): OldPayment | null {
  const { books, caller, file } = run.input
  const paid = file?.paidWhole && said === undefined && total > 0 ? total : said
  if (paid === undefined || paid === 0) return null
  if (!isFundAmount(paid)) return run.fault(row, 'paid', 'funds.amount-invalid')
  if (paid > total) return run.fault(row, 'paid', 'imports.paid-above-total', { total })
  const reason = whyNotCompletedAtOnce(caller)
  if (reason) return run.fault(row, 'paid', reason)
  if (label !== undefined && !books.labels.includes(String(label))) return run.fault(row, 'label', 'imports.cell-unknown', { value: label })
  const where = label ?? usualLabel(books.labels, cash)
  const created = paidOn === undefined ? usual : run.momentOf(row, paidOn, 'paidOn')
  return { amount: paid, created, ...(where === undefined ? {} : { label: String(where) }) }
}

/** Where the old program says no more than what of a payment was cash: the till for it, the bank for what was none. */
const usualLabel = ([till, bank]: readonly string[], cash: CellValue | undefined): string | undefined =>
  cash === undefined ? undefined : Number(cash) > 0 ? till : bank

/** What an old program adds to an order beside its lines. */
const BESIDE_LINES = [
  ['vat', 'Thuế GTGT'],
  ['surcharge', 'Thu khác'],
] as const

function besideLines({ row, values }: Row, group: TradeGroup) {
  const { valuedAt } = orderKind(group)
  return BESIDE_LINES.flatMap(([key, name]) => {
    const amount = Number(values[key] ?? 0)
    if (amount <= 0) return []
    const item = { name, group: 'others' as const, quantity: 1, [valuedAt]: amount }
    return [
      {
        row,
        item,
        draft: { name, group: 'others' as const, quantity: 1, quantityGift: 0, price: undefined, cost: undefined, [valuedAt]: amount },
      },
    ]
  })
}

/** A line of an order: a product, or what is written; none where a row tells a total alone. */
function lineOf(run: Findings, { row, values }: Row, group: TradeGroup) {
  const { books } = run.input
  const { product, quantity, quantityGift, unitCost, lineTotal } = values
  // What a line comes to tells its price with what was taken off it.
  const isTold = typeof lineTotal === 'number' && typeof quantity === 'number' && quantity > 0 && lineTotal >= 0
  const price = isTold ? Math.ceil(lineTotal / quantity) : values['price']
  if (typeof unitCost === 'number' && unitCost < 0) run.fault(row, 'unitCost', 'orders.cost-invalid', { name: String(product ?? '') })
  if (product === undefined) {
    if (quantity !== undefined || price !== undefined) run.fault(row, 'product', 'imports.cell-required')
    return []
  }
  if (quantity === undefined) {
    run.fault(row, 'quantity', 'imports.cell-required')
    return []
  }
  const found = productsOf(books, String(product))
  if (found.length > 1) run.fault(row, 'product', 'imports.cell-ambiguous', { value: product })
  const [own] = found
  if (own?.status === 'disabled') run.fault(row, 'product', 'products.disabled', { name: own.name })
  const { valuedAt } = orderKind(group)
  const usual = own?.[valuedAt]
  const item = {
    ...(own ? { productId: own._id } : { name: String(product), group: 'others' as const }),
    quantity: Number(quantity),
    ...(quantityGift === undefined ? {} : { quantityGift: Number(quantityGift) }),
    // What a sale's goods cost is told of orders that were delivered before; a purchase is its cost.
    ...(unitCost === undefined || valuedAt === 'cost' ? {} : { cost: Number(unitCost) }),
    ...(price === undefined ? {} : { [valuedAt]: Number(price) }),
  }
  const draft = {
    name: own?.name ?? String(product),
    group: own?.group ?? ('others' as const),
    quantity: Number(quantity),
    quantityGift: quantityGift === undefined ? 0 : Number(quantityGift),
    price: undefined,
    cost: undefined,
    [valuedAt]: price ?? usual,
  }
  return [{ row, item, draft, rounded: isTold ? roundDong(Number(price) * quantity) - lineTotal : 0 }]
}

/** By what it is called; 'AO1' of '[AO1] Áo thun', as one program writes its goods. */
export const productsOf = ({ products }: Findings['input']['books'], said: string) => {
  const found = products.find(said)
  const [, code] = /^\[([^\]]+)\]/.exec(said) ?? []
  return found.length === 0 && code !== undefined ? products.find(code) : found
}
