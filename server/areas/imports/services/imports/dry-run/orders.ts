import { dayOf } from '@shared/foundation/days/days'
import { isFundAmount, whyNotCompletedAtOnce } from '@shared/foundation/documents/funds'
import { mayReadOrders, orderKind, TRADE_GROUPS, type TradeGroup } from '@shared/foundation/documents/order-kinds'
import { isPartnerGroup, PARTNER_FIELDS, type PartnerField } from '@shared/foundation/documents/partners'
import { roundDong } from '@shared/foundation/money/money'
import { sumBy } from '@shared/foundation/sum'
import { orderErrors } from '@shared/areas/trade/rules/validate'
import { inSlices } from '../../../../../platform/in-slices'
import { partnerFieldOf } from '../books'
import type { Findings, OldPayment, Row } from './findings'

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
  for await (const lines of inSlices(groups.values())) order(run, lines)
}

function order(run: Findings, lines: readonly Row[]): void {
  const { books, caller, now } = run.input
  const [first] = lines
  if (!first) return
  const { row } = first
  faultDifferingHeads(run, first, lines)
  const { refId, group: said, discount, note, created } = first.values
  const group = TRADE_GROUPS.find((each) => each === said) ?? 'sales'
  // What the books say of such an order is not told either.
  if (!mayReadOrders(caller.rights, group)) {
    for (const line of lines) run.fault(line.row, 'group', 'rights.group', { group })
    return
  }
  const number = books.orders.find(String(refId ?? '')).find((order) => refId !== undefined && order.refId === refId)
  if (number) run.fault(row, 'refId', 'imports.cell-taken', { value: String(refId) })
  const partnerFields: readonly PartnerField[] = orderKind(group).settlement?.with ?? []
  const own = partnerOf(run, first, partnerFields)
  const items = lines.flatMap((line) => lineOf(run, line, group))
  const isFaulty = (): boolean => lines.some((line) => run.isFaulty(line.row))
  if (isFaulty() || !own) return
  const total = items.length === 0 ? first.values['total'] : undefined
  const { at, isDelivered, deliveredAt } = momentsOf(run, first)
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
  run.drafts.push({ rows: lines.map((line) => line.row), service: 'orders', data: judged, amount, ...(paid ? { paid } : {}) })
}

/** What is said of the order as a whole can't be another on one of its rows. */
function faultDifferingHeads(run: Findings, { row, values: first }: Row, lines: readonly Row[]): void {
  for (const key of HEAD_COLUMNS)
    for (const { row: other, values } of lines)
      if (values[key] !== undefined && values[key] !== first[key])
        run.fault(other, key, 'imports.cell-differs', { row, value: first[key] ?? '' })
}

/** The one partner that is named, of those the order may be settled with; null after a fault, or where none is named. */
function partnerOf(run: Findings, { row, values: { partner } }: Row, fields: readonly PartnerField[]) {
  if (partner === undefined) return null
  const candidates = run.input.books.partners
    .find(String(partner))
    .filter(({ group }) => isPartnerGroup(group) && fields.includes(PARTNER_FIELDS[group]))
  return run.named(candidates, row, 'partner', partner)
}

/** When an order was made, and delivered where it was: then on the same day unless another is told. */
function momentsOf(run: Findings, { row, values: { created, status, deliveredOn } }: Row) {
  const { caller, now } = run.input
  const at = run.momentOf(row, created ?? dayOf(now, caller.zone), 'created')
  const isDelivered = status === 'delivered' || (status === undefined && deliveredOn !== undefined)
  const deliveredAt = deliveredOn === undefined ? at : run.momentOf(row, deliveredOn, 'deliveredOn')
  if (deliveredOn !== undefined && !isDelivered) run.fault(row, 'deliveredOn', 'imports.cell-not-delivered')
  if (dayOf(deliveredAt, caller.zone) < dayOf(at, caller.zone)) run.fault(row, 'deliveredOn', 'imports.cell-before-order')
  return { at, isDelivered, deliveredAt }
}

/** What was paid of an order before: on its own day, else on the day that `usual` falls on. */
function paidOf(run: Findings, { row, values: { paid, paidOn, label } }: Row, total: number, usual: Date): OldPayment | null {
  const { books, caller } = run.input
  if (paid === undefined || paid === 0) return null
  if (!isFundAmount(paid)) return run.fault(row, 'paid', 'funds.amount-invalid')
  if (paid > total) return run.fault(row, 'paid', 'imports.paid-above-total', { total })
  const reason = whyNotCompletedAtOnce(caller)
  if (reason) return run.fault(row, 'paid', reason)
  if (label !== undefined && !books.labels.includes(String(label))) return run.fault(row, 'label', 'imports.cell-unknown', { value: label })
  const created = paidOn === undefined ? usual : run.momentOf(row, paidOn, 'paidOn')
  return { amount: paid, created, ...(label === undefined ? {} : { label: String(label) }) }
}

/** A line of an order: a product, or what is written; none where a row tells a total alone. */
function lineOf(run: Findings, { row, values }: Row, group: TradeGroup) {
  const { books } = run.input
  const { product, quantity, quantityGift, price, unitCost } = values
  if (typeof unitCost === 'number' && unitCost < 0) run.fault(row, 'unitCost', 'orders.cost-invalid', { name: String(product ?? '') })
  if (product === undefined) {
    if (quantity !== undefined || price !== undefined) run.fault(row, 'product', 'imports.cell-required')
    return []
  }
  if (quantity === undefined) {
    run.fault(row, 'quantity', 'imports.cell-required')
    return []
  }
  const found = books.products.find(String(product))
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
  return [{ row, item, draft }]
}
