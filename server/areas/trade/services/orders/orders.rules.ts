import { payCodeKeys } from '../../../bank/counter-payments'
import type { LockKey } from '../../../../kernel/keyed-locks'
import { lock } from '../../../../kernel/locks'
import { randomBytes } from 'node:crypto'
import { dayOf, type Day } from '@shared/foundation/days/days'
import type { PartnerField } from '@shared/foundation/documents/partners'
import { withBookings } from '@shared/foundation/documents/order-bookings'
import { inCategories, withEarnings } from '@shared/areas/agents/rules/earnings'
import type { Id } from '@shared/foundation/ids'
import { dong } from '@shared/foundation/money/money'
import { isInternal, isTrade, OPENING_STOCK_GROUP, orderKind } from '@shared/foundation/documents/order-kinds'
import { agreedDueDate, dueDateErrors } from '@shared/foundation/documents/order-due'
import { FINAL_STATUSES, firstStatus, isFromInterface } from '@shared/foundation/documents/order-statuses'
import { shipsMore } from '@shared/foundation/documents/order-owed'
import { partnerOf, statusPaymentOf } from '@shared/foundation/documents/order-totals'
import { orderErrors } from '@shared/areas/trade/rules/validate'
import type { OrderCreate, OrderPatch } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'
import { agentPrices } from '../../../agents/agents'
import { assertBalanceCovers } from '../../../../ledger/ledger'
import { assertKnownLabels } from '../../../workspace/labels'
import { nextOrderNumber } from '../../../../ledger/numbers'
import { giveBackAtCounter, shiftOf, shiftOfOutbox, takeAtCounter } from '../../../money/counter-drawer'
import type { Closing } from '../../../money/order-money'
import type { Call, ServiceRules } from '../../../../kernel/service-rules'
import { afterCommand, assertGoodsStay, assertLeftToPlatform, assertOneCommand, movesStock } from './order-commands'
import { fillLines, storedLine } from './order-lines'
import { vatTermsOf, withRates, withTotal } from './order-vat'
import { copyMonth, copyOrder } from './order-copies'
import { assertSeesTotal, takenOff } from './order-secrets'
import { addSeries, firstOfSeries, numbersOfSeries, renew, renewing, seriesFields } from '../../order-series'
import { assertKeepsInvoiced, assertNotIssuing } from './order-invoice'
import { moveStatus, settled } from './order-status'
import { deliveredBefore, isPast, withoutStock, returnedBefore } from './past-orders'
import { changesTerms, withTerms } from './order-terms'
import { termsChangedAfterClosing } from './closed-terms'
import { hasShipment } from './order-shipping'
import { correctWhereGoodsWent, hasReceived } from './supplier-price'
import { renameTag } from './rename-tag'
import { narrowOrders } from './order-lists'
import { changesBetween } from './changes-between'
import { exchangeKeys, goodsBackFor, notePaidGoods, payByGoods, soldAfter, undoneExchange } from './counter-exchange'
import { assertNotOfWalkIn, isNamed, soldAtCounter, soldTo, takeOffShift, takePayments } from './counter-sale'
import { buyerThatStands, enterFromOutbox, isFromOutbox, linesThatStand, settledAt, type ToSettle } from './outbox-sale'
import { withinCreditLimit } from './credit-limit'
import { partnerTerms } from './partner-terms'
import { orderNotices } from './order-notices'
import { mailReceipt, receiptMailing } from './mail-receipt'
import { orderByToken } from './order-printing'
import { withInputInvoice } from './input-invoice'
import { assertWriteOffOwed } from './write-off'
import { keptCount } from './list-totals'
import { ordersReports } from './orders.reports'

type Order = StoredOf<'orders'>
type OrderCall = Call<'orders'>
type Sent = Stored<OrderCreate>
type Created = Sent & Pick<Order, 'group'>
type Patched = Stored<OrderPatch>

const create = (call: OrderCall, data: Sent) => {
  if (data.copy) return copyOrder(call, { ...data, copy: data.copy }, make)
  if (data.copyMonth) return copyMonth(call, { ...data, copyMonth: data.copyMonth }, make)
  if (isFromOutbox(data) && data.counter?.exchange) throw AppError.atField('counter.exchange', 'shifts.exchange-of-outbox')
  if (!isFromOutbox(data)) return make(call, data)
  const numbered: Numbered = {}
  return enterFromOutbox(call, data, (...[, sale, toSettle]) => make(call, sale, {}, { toSettle, numbered }))
}

/** The number that an order has once it was taken: a command that runs again keeps it, and so does a sale that is entered otherwise than at first. */
interface Numbered {
  order_number?: string
}

interface FromOutbox {
  /** Why a sale that was made without a connection can't be shipped: it becomes an order without that. */
  readonly toSettle?: ToSettle | undefined
  readonly numbered?: Numbered
}

const make = async (
  call: OrderCall,
  sent: Sent,
  copied: Pick<Partial<Order>, 'copyOf' | 'copyMonth'> = {},
  { toSettle, numbered = {} }: FromOutbox = {},
): Promise<Order> => {
  const { app, service, params, caller } = call
  if (sent.group === undefined) throw AppError.atField('group', 'data.field-required', { field: 'group' })
  const made: Created = { ...sent, ...createdOf(sent, call), group: sent.group }
  assertSeesTotal(call, made.group, takenOff(made))
  let further: string[] | undefined
  const closing = closingOf(call)
  const takesGoods = made.status === 'delivered' || made.counter !== undefined
  const codes = (made.counter?.payments ?? []).flatMap(({ code }) => code ?? [])
  const exchange = made.counter?.exchange
  const keys = [
    ...(exchange ? await exchangeKeys(call, exchange) : []),
    ...payCodeKeys(codes),
    ...partnerKeys(partnersOf(made)),
    ...(takesGoods ? stockKeys(made.items ?? []) : []),
  ]
  return service.run(params, keys, async (work) => {
    const before = (await alreadyCopied(work, copied)) ?? (await alreadySold(work, made))
    if (before) return before
    // Goods that come back hold their warehouse, and that is asked for before the shift.
    const back = made.counter && exchange ? await goodsBackFor(call, work, { ...made.counter, exchange }, closing) : null
    const sale = made.counter && {
      sale: made.counter,
      shift: isFromOutbox(made) ? await shiftOfOutbox(work, made.counter) : await shiftOf(work, made.counter),
      isNamed: isNamed(partnersOf(made)),
      at: made.created ?? (back ? soldAfter(back) : undefined),
      toSettle,
    }
    const asSold = toSettle ? await asItStands(work, made) : made
    const data: Created = sale ? { ...asSold, ...soldTo(sale.shift, sale.sale, asSold) } : made
    await assertKnownTags(call, undefined, data.tags)
    const judged = await newOrder(call, work, data, toSettle !== undefined)
    // Taken once, after all that could refuse the order has been looked at: a command run again keeps its number.
    const order_number = (numbered.order_number ??= await nextOrderNumber(app.get('database'), caller.workspaceId, data.group))
    const _id = params.madeAs ?? work.newId<Id<'orders'>>()
    const invoice = await withInputInvoice(work, caller.zone, { ...judged, _id }, data)
    const draft = {
      ...judged,
      ...invoice,
      order_number,
      ...copied,
      ...seriesFields(call, data, { _id, created: judged.created }),
      ...params.besides,
    }
    further ??= await numbersOfSeries(call, data)
    const wanted = data.status === 'delivered' && isInternal(draft.group) ? 'delivered' : null
    const past = isPast(call, data)
    if (data.status && !wanted && !past && !mayStartAs(call, data.status))
      throw AppError.of('orders.no-such-move', { status: draft.status, to: data.status })
    if (data.status && !wanted && !past) draft.status = data.status
    // Goods and figures need the order's id and number, so they are known before it is stored.
    const whole = settled({ ...draft, _id })
    if (past)
      return service.add(
        work,
        params,
        await withReturnsBefore(call, work, await earnedThen(call, work, await deliveredBefore(work, call, whole, data)), data),
      )
    const paidByGoods = back && sale ? await payByGoods(work, back, { ...sale, order: whole }, closing) : null
    const ready = wanted
      ? await moveStatus(work, wanted, {
          order: whole,
          data: { ...data, isForce: true } as Patched,
          closing,
          units: scannedOf(data),
        })
      : sale
        ? await soldAtCounter(call, work, whole, { ...sale, exchange: paidByGoods?.exchange })
        : whole
    const asked = { before: null, after: ready, count: 1 + further.length, isConfirmed: data.overLimit === true || toSettle !== undefined }
    const stored = await service.add(work, params, { ...ready, ...(await withinCreditLimit(call, work, asked)) })
    await addSeries(call, work, stored, further)
    const shift = sale && (await takePayments(call, work, stored, sale.shift, closing))
    if (paidByGoods && shift) await notePaidGoods(call, work, shift, paidByGoods)
    return stored
  })
}

/** The copy that another call made into the same month meanwhile. */
const alreadyCopied = async (work: SocaiUnitOfWork, { copyOf, copyMonth: month }: Pick<Partial<Order>, 'copyOf' | 'copyMonth'>) => {
  if (!month) return null
  work.retryOnDuplicate('copyMonth')
  return work.read('orders').one({ copyOf, copyMonth: month })
}

/** The order that a sale at a counter became before, whoever sent it then. */
const alreadySold = async (work: SocaiUnitOfWork, { counter }: Created) => {
  if (counter?.key === undefined) return null
  work.retryOnDuplicate('counter.key')
  return work.read('orders').one({ 'counter.key': counter.key })
}

/** A sale that has to be an order, without what isn't there any more. */
const asItStands = async (work: SocaiUnitOfWork, { customerId, items = [], ...made }: Created): Promise<Created> => ({
  ...made,
  ...(await buyerThatStands(work, { customerId })),
  items: await linesThatStand(work, items),
})

/** A series begins on its first day. */
const createdOf = (data: Sent, call: OrderCall): Pick<Sent, 'created'> => {
  const created = firstOfSeries(data, call)
  return created ? { created } : {}
}

/** The very units of products that were scanned. */
const scannedOf = ({ items = [] }: Sent): ReadonlyMap<string, readonly Id<'stocks'>[]> =>
  new Map(items.flatMap(({ productId, units }) => (productId && units ? [[productId, units]] : [])))

const assertKnownTags = ({ app, caller }: OrderCall, before: readonly string[] | undefined, after: readonly string[] | undefined) =>
  assertKnownLabels(app.get('database'), caller, { option: 'orderTags', field: 'tags', before, after })

/** What commands on the same goods, or the same partner, wait in line for. */
const stockKeys = (items: readonly { productId?: string | null }[]): LockKey[] =>
  items.flatMap(({ productId }) => (productId ? [lock.of('stock', productId)] : []))

const partnerKeys = (order: Parameters<typeof partnerOf>[0]): LockKey[] => {
  const partner = partnerOf(order)
  return partner ? [lock.of('partners', partner)] : []
}

const newOrder = async (call: OrderCall, work: SocaiUnitOfWork, data: Created, isSold: boolean): Promise<Omit<Order, 'order_number'>> => {
  const { caller, params } = call
  const partners = partnersOf(data)
  const prices = partners.agentId ? await agentPrices(work, caller.zone, partners.agentId) : undefined
  const terms = vatTermsOf(call, data as Pick<Order, 'group' | 'isOpening'>, data.created ?? work.now)
  const partner = partnerOf(partners)
  // Whoever it is settled with is read with the goods: `firstDueDate` and `withinCreditLimit` ask for them.
  const [priced] = await Promise.all([
    fillLines(work, data.group, data.items ?? [], [], { ...(prices ? { agentPrices: prices } : {}), isSold }),
    partner && data.dueDate === undefined ? partnerTerms(work, partner) : null,
  ])
  const filled = await withRates(work, terms, priced)
  const lines = isPast(call, data) ? withoutStock(filled) : filled
  const { refId, note, tracking, reservation, tags, discountNote, warehouseId, manual, isOpening } = data
  const kept = { refId, note, tracking, reservation, tags, discountNote, warehouseId, manual, ...(isOpening ? { isOpening } : {}) }
  const details = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
  assertFitsOpening(data)
  const dated = params.fromOlderBooks ? { created: null } : {}
  assertNoFieldErrors(orderErrors({ ...data, ...partners, items: lines, ...dated }, { now: work.now, zone: caller.zone }))
  await assertPartnerCanPay(work, partners, data.usePartnerBalance ?? 0)
  const draft = {
    ...details,
    ...partners,
    items: lines.map(storedLine),
    status: firstStatus(data.group, data.reservation),
    discount: data.discount ?? dong(0),
    usePartnerBalance: data.usePartnerBalance ?? dong(0),
    paid: dong(0),
    shipments: [],
    created: data.created ?? work.now,
    rev: 1,
  } as unknown as Order
  const dueDate = await firstDueDate(call, work, data, draft)
  const whole = withTotal({ ...draft, ...(dueDate ? { dueDate } : {}), total: data.total ?? dong(0) }, terms !== null)
  return { ...whole, statusPayment: statusPaymentOf(whole) }
}

/** The day by which a new order is to be paid: as it says, else by the terms of its partner. @throws AppError 400 for a day that can't be */
const firstDueDate = async ({ caller }: OrderCall, work: SocaiUnitOfWork, { dueDate }: Created, order: Order): Promise<Day | undefined> => {
  const made = dayOf(order.created, caller.zone)
  assertDueDate(order, dueDate, made)
  if (dueDate !== undefined) return dueDate ?? undefined
  const partner = partnerOf(order)
  const terms = partner ? await partnerTerms(work, partner) : null
  return agreedDueDate(made, terms?.paymentDays)
}

const assertDueDate = ({ group }: Order, dueDate: Day | null | undefined, made: Day): void => {
  if (dueDate != null && isInternal(group)) throw AppError.atField('dueDate', 'data.not-taken', { field: 'dueDate' })
  assertNoFieldErrors(dueDateErrors(dueDate, made))
}

/** What a patch makes of the day an order is to be paid by. @throws AppError 409 of one that is over, 400 for a day that can't be */
const dueDateOf = ({ caller }: OrderCall, order: Order, { dueDate, created }: Patched): Partial<Order> => {
  if (dueDate === undefined && created === undefined) return {}
  const isOther = dueDate !== undefined && (dueDate ?? undefined) !== order.dueDate
  if (isOther && FINAL_STATUSES.includes(order.status))
    throw AppError.of('orders.final', { order_number: order.order_number, status: order.status })
  const after = dueDate === undefined ? order.dueDate : (dueDate ?? undefined)
  assertDueDate(order, after, dayOf(order.created, caller.zone))
  return { dueDate: after }
}

/** @throws AppError 400 for what can't have stood in the books that were there before: lines of a sale, or goods that leave */
const assertFitsOpening = ({ isOpening, group, items = [] }: Created): void => {
  if (isOpening && (isTrade(group) ? items.length > 0 : group !== OPENING_STOCK_GROUP))
    throw AppError.atField(isTrade(group) ? 'items' : 'isOpening', 'orders.opening-only')
}

/** Whom an order of its group is settled with; partners of other kinds aren't kept. */
const partnersOf = (data: Created): Pick<Order, 'group' | PartnerField> => ({
  group: data.group,
  ...Object.fromEntries((orderKind(data.group).settlement?.with ?? []).flatMap((field) => (data[field] ? [[field, data[field]]] : []))),
})

const startingStatuses: readonly Order['status'][] = ['new-order', 'reserved', 'confirmed', 'processing', 'processed']

/** A platform reports where its orders stand; people begin at the beginning or with the free menu. */
const mayStartAs = ({ caller }: OrderCall, status: Order['status']): boolean =>
  startingStatuses.includes(status) || (caller.keyed && status === 'error')

const assertPartnerCanPay = async (work: SocaiUnitOfWork, order: Parameters<typeof partnerOf>[0], more: number): Promise<void> => {
  if (more > 0) await assertBalanceCovers(work, partnerOf(order) ?? '', more)
}

const patch = async (call: OrderCall, id: string, data: Patched): Promise<Order> => {
  const { service, params, caller } = call
  assertOneCommand(data)
  if (data.period === 0) return renew(call, id)
  const closing = closingOf(call)
  return service.run(params, [lock.record('orders', id)], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    assertSeesTotal(call, before.group, takenOff(data, before))
    assertLeftToPlatform(before, { data, closing })
    await assertKnownTags(call, before.tags, data.tags)
    const reprices = changesTerms(data) && hasReceived(before)
    const goods = movesStock(data) || reprices ? [...before.items, ...(data.settle ? (data.items ?? []) : [])] : []
    const exchange = data.undoSale ? before.counter?.exchange : undefined
    await work.lock([...(exchange ? await exchangeKeys(call, exchange) : []), ...partnerKeys(before), ...stockKeys(goods)])
    const changed = changesTerms(data) ? await changeTerms(call, work, before, data) : before
    assertKeepsInvoiced(before, changed)
    const more = changed.usePartnerBalance - before.usePartnerBalance
    await assertPartnerCanPay(work, changed, more)
    await followPartner(call, work, before, changed)
    const order: Order = {
      ...changed,
      ...detailsOf(call, changed, data),
      ...dueDateOf(call, changed, data),
      ...(await withInputInvoice(work, caller.zone, changed, data)),
      ...params.besides,
    }
    const after = await afterCommand(work, { order, data, closing })
    assertNotIssuing(before, after)
    const asks = changesTerms(data) || shipsMore(before, after)
    const passed = asks ? await withinCreditLimit(call, work, { before, after, isConfirmed: data.overLimit === true }) : {}
    await assertNotOfWalkIn(work, before, after)
    if (data.undoSale) await takeOffShift(work, before, exchange && (await undoneExchange(call, work, exchange, closing)))
    else await giveBackAtCounter(work, before, after)
    await takeAtCounter(work, before, after, data.settle?.payments ?? [])
    if (data.mailReceipt !== undefined) await mailReceipt(work, after, data.mailReceipt)
    return service.change(work, params, before, changesBetween(before, { ...after, ...passed }))
  })
}

/** With another price of the supplier the cost of goods that have left follows where they went. */
const changeTerms = async (call: OrderCall, work: SocaiUnitOfWork, before: Order, data: Patched): Promise<Order> => {
  const { order, left, at, isRepriced } = await withTerms(work, call.caller, before, data)
  if (isRepriced) assertGoodsStay(before, data)
  await correctWhereGoodsWent(call, work, left, at)
  return order
}

/** Payments of an order stand on the account of whoever it is settled with. */
const followPartner = async ({ app, params }: OrderCall, work: SocaiUnitOfWork, before: Order, after: Order): Promise<void> => {
  if (partnerOf(before) === partnerOf(after)) return
  const { customerId, agentId, supplierId } = after
  for (const fund of await work.read('funds').find({ orderId: after._id })) {
    await app.service('funds').change(work, params, fund, { customerId, agentId, supplierId })
  }
}

/** The plain fields of a patch: they change nothing but themselves. */
const detailsOf = ({ caller }: OrderCall, order: Order, data: Patched): Partial<Order> => {
  const { refId, note, tracking, reservation, tags, discountNote, warehouseId, share, period } = data
  if (tracking !== undefined && isFromInterface(order) && !caller.keyed && tracking !== order.tracking)
    throw AppError.of('orders.from-interface')
  const fields = {
    refId,
    note,
    tracking,
    reservation,
    tags,
    discountNote,
    period: period === 0 ? undefined : period,
    ...((data.status === 'shipped' && order.warehouseId) || data.returning ? {} : { warehouseId }),
  }
  return {
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    // Whoever gets the receipt opens it by its link.
    ...(data.mailReceipt === undefined ? {} : sharedInvoice(order, true)),
    ...(share === undefined ? {} : data.shareShipping ? sharedShipment(order, data.shareShipping, share) : sharedInvoice(order, share)),
  }
}

const newToken = (): string => randomBytes(24).toString('base64url')

const sharedInvoice = ({ printToken }: Order, share: boolean): Partial<Order> => ({
  printToken: share ? (printToken ?? newToken()) : undefined,
})

const sharedShipment = (order: Order, at: Date, share: boolean): Partial<Order> => {
  if (!hasShipment(order, at)) throw AppError.of('shipping.not-found')
  const others = (order.noteTokens ?? []).filter(({ time }) => time.getTime() !== at.getTime())
  const own = order.noteTokens?.find(({ time }) => time.getTime() === at.getTime())
  return { noteTokens: share ? [...others, own ?? { time: at, token: newToken() }] : others }
}

const closingOf = ({ app, params, caller }: OrderCall): Closing => ({
  database: app.get('database'),
  funds: app.service('funds'),
  params,
  caller,
  numbers: new Map(),
})

/** What this change books of its lines and of its terms, and what came to count for commissions of its agent, or stopped counting. */
const withBooked: ServiceRules<'orders'>['derive'] = async (order, work, { before, database }) => {
  assertWriteOffOwed(order)
  return {
    ...(before ? await termsChangedAfterClosing(work, database, before, order) : {}),
    ...bookedAt(order, work.now),
    ...(await earningsAt(order, work, work.now)),
    ...settledAt(order, work.now),
  }
}

const bookedAt = (order: Order, at: Date): Partial<Order> => {
  const bookings = withBookings(order, at)
  const none = bookings.length === 0 && order.bookings === undefined
  return none || bookings === order.bookings ? {} : { bookings: bookings as Order['bookings'] }
}

/** An order from older books earned when it was delivered and paid, not when it is brought in. */
const earnedThen = async ({ params }: OrderCall, work: SocaiUnitOfWork, order: Order): Promise<Order> => ({
  ...order,
  ...bookedAt(order, params.asOf ?? work.now),
  ...(await earningsAt(order, work, params.asOf ?? work.now)),
})

/** What came back of an order in the older books, each at its time there. */
const withReturnsBefore = async (call: OrderCall, work: SocaiUnitOfWork, order: Order, sent: Sent): Promise<Order> => {
  let after = order
  for (const back of call.params.returnedBefore ?? []) {
    const { at, order: then } = returnedBefore(after, sent, back)
    after = await earnedThen({ ...call, params: { ...call.params, asOf: at } }, work, then)
  }
  return settled(after)
}

const earningsAt = async (order: Order, work: SocaiUnitOfWork, at: Date): Promise<Partial<Order>> => {
  const earnings = withEarnings(order, at)
  if (earnings === order.earnings || earnings.length === 0) return {}
  const products = await work.readWithOwn(
    'products',
    order.items.flatMap(({ productId }) => productId ?? []),
  )
  const categories = new Map(products.map(({ _id, categoryId }) => [_id, categoryId]))
  return { earnings: inCategories(earnings, order.items, (id) => categories.get(id)) as Order['earnings'] }
}

export const ordersRules: ServiceRules<'orders'> = {
  narrow: narrowOrders,
  create,
  patch,
  patchMany: renameTag,
  getInstead: (call, id) => {
    const token = call.params.extra?.['printToken']
    if (token) return () => orderByToken(call, id, token)
    if (!call.params.caller) throw AppError.of('auth.required')
    return null
  },
  derive: withBooked,
  keptCount,
  reports: ordersReports,
  notices: orderNotices,
  jobs: [renewing],
  outbox: [receiptMailing],
}
