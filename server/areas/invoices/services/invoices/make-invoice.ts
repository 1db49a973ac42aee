import { randomUUID } from 'node:crypto'
import { dayOf } from '@shared/foundation/days/days'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { hasVat } from '@shared/foundation/documents/order-totals'
import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import { taxOn } from '@shared/foundation/documents/taxpayer'
import { hasTaxCodeDigit, hasTaxCodeForm } from '@shared/foundation/documents/tax-codes'
import type { OrderDocument } from '@shared/foundation/documents/order-types'
import {
  adjustmentOf,
  contentOf,
  cutIn,
  gatheredOf,
  invoiceOf,
  type InvoiceContent,
  type InvoicePart,
} from '@shared/areas/invoices/rules/invoice-lines'
import { MAX_INVOICE_LINES, type InvoiceCreate } from '@shared/areas/invoices/services/invoices'
import { revenueCutOn, type RevenueCut } from '@shared/areas/tax/rules/revenue-cut'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import { putInOutbox } from '../../../../kernel/outbox'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { readLaw } from '../../../tax/read-law'
import { accountOf, type Account } from '../../account'
import { paysByRate } from '../../uninvoiced'

export type Invoice = StoredOf<'invoices'>
type Order = StoredOf<'orders'>
type InvoiceCall = Call<'invoices'>
type Sent = Stored<InvoiceCreate>

export const ISSUE = 'invoice-issue'

/** The account invoices go through now. @throws AppError 409 where the company says nothing of taxes, or has none */
export const assertReady = async ({ app, caller }: Pick<InvoiceCall, 'app' | 'caller'>): Promise<Account> => {
  const { taxes } = caller
  if (!taxes) throw AppError.of('invoices.no-taxpayer')
  const account = await accountOf(app, caller.workspaceId)
  if (!account) throw AppError.of('invoices.no-account')
  const own = taxes.tax.taxCode
  if (account.supplierTaxCode.slice(0, 10) !== own.slice(0, 10))
    throw AppError.of('invoices.account-tax-code', { taxCode: account.supplierTaxCode, own })
  return account
}

/** @throws AppError 400 for a tax code that can't be one */
export const checkedBuyer = (buyer: Invoice['buyer']): Invoice['buyer'] => {
  const { taxCode } = buyer
  if (taxCode !== undefined && taxCode !== '') {
    if (!hasTaxCodeForm(taxCode)) throw AppError.atField('buyer.taxCode', 'tax.code-form')
    if (!hasTaxCodeDigit(taxCode)) throw AppError.atField('buyer.taxCode', 'tax.code-digit', { taxCode })
  }
  return Object.fromEntries(Object.entries(buyer).filter(([, value]) => value !== '')) as Invoice['buyer']
}

/** Who buys, as the order knows them. */
const buyerOf = ({ customer, agent }: Order): Invoice['buyer'] => {
  const partner = customer ?? agent
  if (!partner) return {}
  const { name, address, taxCode } = partner
  return { ...(taxCode ? { legalName: name, taxCode } : { name }), ...(address ? { address } : {}) }
}

/** The rules read lines and the discount alone. */
const documentOf = (order: Order): OrderDocument => order as unknown as OrderDocument

/** What of lines the law cuts of the percentages that VAT is paid by, with their products; null: nothing. */
interface Cuts extends Pick<RevenueCut, 'percent' | 'source'> {
  readonly of: (item: { readonly productId?: string | null | undefined }) => number
}

const cutsOf = async ({ caller }: Pick<InvoiceCall, 'caller'>, work: SocaiUnitOfWork, orders: readonly Order[]): Promise<Cuts | null> => {
  const [first] = orders
  const on = first && dayOf(first.created, caller.zone)
  const tax = caller.taxes && on && taxOn(caller.taxes, on)
  if (!tax || (tax.kind === 'company' && tax.vat === 'deduction')) return null
  const cut = revenueCutOn(tax, on, await readLaw(work.readPlatform('taxRules')))
  if (!cut) return null
  const ids = orders.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []))
  const products = new Map((await work.readWithOwn('products', [...new Set(ids)])).map((product) => [product._id as string, product]))
  const { percent, source, pointsOf } = cut
  return { percent, source, of: ({ productId }) => pointsOf(productId ? products.get(productId) : undefined) }
}

/** What an invoice of orders says as they stand, and what is cut of their VAT. */
const contentNow = async (
  call: Pick<InvoiceCall, 'caller'>,
  work: SocaiUnitOfWork,
  orders: readonly Order[],
  part: InvoicePart,
): Promise<{ readonly content: InvoiceContent; readonly cuts: Cuts | null }> => {
  const cuts = await cutsOf(call, work, orders)
  return { content: gatheredOf(orders.map((order) => invoiceOf(documentOf(order), part, cuts?.of))), cuts }
}

/** The sum of its own that an invoice says of what is cut. */
const cutSaid = ({ lines }: InvoiceContent, cuts: Cuts | null): Pick<Invoice, 'cut'> => {
  const amount = cutIn(lines)
  return { cut: cuts && amount !== 0 ? { amount, percent: cuts.percent, source: cuts.source } : undefined }
}

/** What an invoice keeps of what it says. */
const kept = (content: InvoiceContent, cuts: Cuts | null): Partial<Invoice> => ({
  ...(content as Pick<Invoice, 'lines' | 'net' | 'vat' | 'total'>),
  ...cutSaid(content, cuts),
})

/** What is sent is queued in the same transaction; invoices of a series are sent one after the other. */
export const send = (work: SocaiUnitOfWork, { _id, order_number, series }: Pick<Invoice, '_id' | 'order_number' | 'series'>) =>
  putInOutbox(work, { kind: ISSUE, recordId: _id, title: order_number, lane: `series ${series}` })

/** Says on the order how far its invoice has come. */
const tellOrder = async (
  { app, params, caller }: Pick<InvoiceCall, 'app' | 'params' | 'caller'>,
  work: SocaiUnitOfWork,
  order: Order,
  fields: Pick<Partial<Order>, 'invoiceId' | 'invoiceStatus'>,
): Promise<Order> => {
  const { sent: _ofTheInvoice, ...rest } = params
  return app.service('orders').change(work, { ...rest, caller }, order, fields)
}

/** The orders of an invoice, in the order it names them. @throws AppError 400 for one that isn't there, 409 for one that is no sale */
export const ordersOf = async (work: SocaiUnitOfWork, ids: readonly string[]): Promise<Order[]> => {
  const found = new Map((await work.read('orders').byIds([...ids])).map((order) => [order._id as string, order]))
  return ids.map((id) => {
    const order = found.get(id)
    if (!order) throw AppError.atField('orderIds', 'data.reference', { field: 'orderIds' })
    const { group, items, order_number } = order
    if (group !== SOLD_GROUP || items.length === 0) throw AppError.of('invoices.not-a-sale', { order_number })
    return order
  })
}

/** Says on all orders of an invoice how far it has come. */
export const tellOrders = async (
  call: Pick<InvoiceCall, 'app' | 'params' | 'caller'>,
  work: SocaiUnitOfWork,
  orders: readonly Order[],
  fields: Pick<Partial<Order>, 'invoiceId' | 'invoiceStatus'>,
): Promise<void> => {
  for (const order of orders) await tellOrder(call, work, order, fields)
}

/** Whether a sale may stand on an invoice with others of its day: sold at a counter, to a buyer without a tax code. */
export const isRetail = ({ counter, customer, agent }: Pick<Order, 'counter' | 'customer' | 'agent'>): boolean =>
  counter !== undefined && !customer?.taxCode && !agent?.taxCode

/** @throws AppError 409 where the provider takes no such invoice, or a sale is of another day, no counter's, or to a company */
const assertGathered = ({ caller }: Pick<InvoiceCall, 'caller'>, { gathersDay }: Account, orders: readonly Order[]): void => {
  const [first] = orders
  if (!first || orders.length === 1) return
  if (!gathersDay) throw AppError.of('invoices.not-gathered')
  const day = dayOf(first.created, caller.zone)
  const other = orders.find((order) => !isRetail(order) || dayOf(order.created, caller.zone) !== day)
  if (other) throw AppError.of('invoices.gathered-which', { order_number: other.order_number, day })
}

/** @throws AppError 409 with the invoice that there is */
const assertNone = async (work: SocaiUnitOfWork, { invoiceId, order_number }: Order): Promise<void> => {
  const there = invoiceId ? await work.read('invoices').byId(invoiceId) : null
  if (!there) return
  const number = there.number ?? there.status
  throw AppError.of('invoices.twice', { order_number, number }, { data: { first: { service: 'invoices', _id: there._id, number } } })
}

const assertSomething = (order_number: string, { lines }: InvoiceContent): void => {
  if (lines.length === 0) throw AppError.of('invoices.nothing', { order_number })
  if (lines.length > MAX_INVOICE_LINES) throw AppError.of('invoices.many-lines', { max: MAX_INVOICE_LINES })
}

type Terms = Pick<Invoice, 'orderIds' | 'order_number' | 'part' | 'kind' | 'type' | 'buyer' | 'payment'> & Partial<Invoice>

const stored = (account: Account, terms: Terms, content: Partial<Invoice>): Partial<Invoice> => ({
  ...terms,
  provider: account.provider,
  template: account.template,
  series: account.series,
  ...content,
  // Before anything is sent: by it the provider is asked what became of a call.
  uuid: randomUUID(),
})

const createOriginal = async (call: InvoiceCall, { orderIds = [], part = 'order', buyer, payment = 'TM/CK', status = 'issuing' }: Sent) => {
  const { service, params } = call
  const ids = [...new Set(orderIds)]
  const isGathered = ids.length > 1
  if (ids.length === 0) throw AppError.atField('orderIds', 'invoices.one-order')
  if (isGathered && Object.values(buyer ?? {}).some((value) => value !== '')) throw AppError.atField('buyer', 'invoices.gathered-buyer')
  const account = await assertReady(call)
  const locks = ids.map((id) => lock.record('orders', id))
  return service.run(params, locks, async (work) => {
    const orders = await ordersOf(work, ids)
    const [first] = orders
    if (!first) throw AppError.atField('orderIds', 'invoices.one-order')
    assertGathered(call, account, orders)
    for (const order of orders) await assertNone(work, order)
    const isByRate = paysByRate(call.caller)
    // Made before the company had VAT: nobody has said at which rates its lines are.
    const unrated = isByRate && orders.find((order) => !hasVat(documentOf(order)))
    if (unrated) throw AppError.of('invoices.no-rates', { order_number: unrated.order_number })
    const { content, cuts } = await contentNow(call, work, orders, part)
    assertSomething(first.order_number, content)
    const invoice = await service.add(work, params, {
      ...stored(
        account,
        {
          orderIds: orders.map(({ _id }) => _id),
          order_number: first.order_number,
          part,
          kind: 'original',
          type: isByRate ? 'vat' : 'sales',
          buyer: isGathered ? {} : checkedBuyer(buyer ?? buyerOf(first)),
          payment,
        },
        kept(content, cuts),
      ),
      status,
    })
    await tellOrders(call, work, orders, { invoiceId: invoice._id, invoiceStatus: status })
    if (status === 'issuing') await send(work, invoice)
    return invoice
  })
}

const UNDER_WAY: readonly Invoice['status'][] = ['draft', 'issuing', 'failed']
/** The letter of a sign that says it comes from a cash register. */
const FROM_REGISTER = 'M'

const correctionsOf = (work: SocaiUnitOfWork, { _id }: Invoice): Promise<Invoice[]> =>
  work.read('invoices').find({ originalId: _id }, { sort: { _id: 1 } })

const isAdjustment = ({ status, kind }: Invoice): boolean => kind === 'adjustment' && hasNumber(status)

/** What an invoice says with its adjustments. */
const linesOf = async (work: SocaiUnitOfWork, original: Invoice): Promise<Invoice['lines']> =>
  [original, ...(await correctionsOf(work, original)).filter(isAdjustment)].flatMap(({ lines }) => lines)

/** @throws AppError 409 while another correction is under way, or where the law knows another way */
const assertMayCorrect = async (work: SocaiUnitOfWork, original: Invoice, kind: Invoice['kind']): Promise<void> => {
  const corrections = await correctionsOf(work, original)
  if (corrections.some(({ status }) => UNDER_WAY.includes(status))) throw AppError.of('invoices.correcting')
  if (original.status === 'replaced') throw AppError.of('invoices.was-replaced')
  if (!hasNumber(original.status) || original.kind === 'adjustment') throw AppError.of('invoices.not-issued')
  if (kind === 'adjustment' && original.series[3] === FROM_REGISTER) throw AppError.of('invoices.register')
  if (kind === 'replacement' && corrections.some(isAdjustment)) throw AppError.of('invoices.goes-on')
}

/** What a correction says, as the order stands now. @throws AppError 409 where an adjustment would say nothing */
const correctionOf = (kind: Invoice['kind'], lines: Invoice['lines'], now: InvoiceContent): InvoiceContent => {
  if (kind === 'replacement') return now
  // Lines are kept as they were made.
  const change = adjustmentOf(lines as InvoiceContent['lines'], now.lines)
  if (change.length === 0) throw AppError.of('invoices.agrees')
  return contentOf(change)
}

/** What an invoice that was never issued says, as its orders stand now. */
export const contentAnew = async (
  call: Pick<InvoiceCall, 'caller'>,
  work: SocaiUnitOfWork,
  orders: readonly Order[],
  invoice: Invoice,
  part: InvoicePart,
): Promise<Partial<Invoice>> => {
  const { content, cuts } = await contentNow(call, work, orders, part)
  const original = invoice.originalId ? await work.read('invoices').byId(invoice.originalId) : null
  return kept(original ? correctionOf(invoice.kind, await linesOf(work, original), content) : content, cuts)
}

const createCorrection = async (call: InvoiceCall, { originalId, kind, reason, agreement, buyer, payment, part }: Sent) => {
  const { service, params } = call
  if (!originalId || !reason?.trim() || (kind !== 'adjustment' && kind !== 'replacement')) throw AppError.atField('reason', 'invoices.kind')
  const account = await assertReady(call)
  return service.run(params, [], async (work) => {
    const original = await work.read('invoices').byId(originalId)
    if (!original) throw AppError.atField('originalId', 'data.reference', { field: 'originalId' })
    await work.lock(original.orderIds.map((id) => lock.record('orders', id)))
    const orders = await ordersOf(work, original.orderIds)
    await assertMayCorrect(work, original, kind)
    const now = await contentNow(call, work, orders, part ?? original.part)
    const content = correctionOf(kind, await linesOf(work, original), now.content)
    assertSomething(original.order_number, content)
    const invoice = await service.add(work, params, {
      ...stored(
        account,
        {
          orderIds: original.orderIds,
          order_number: original.order_number,
          part: part ?? original.part,
          kind,
          type: original.type,
          buyer: checkedBuyer(buyer ?? original.buyer),
          payment: payment ?? original.payment,
          originalId: original._id,
          original: { series: original.series, number: original.number ?? '', issuedAt: original.issuedAt ?? original.created },
          reason: reason.trim(),
          ...(agreement ? { agreement } : {}),
        },
        kept(content, now.cuts),
      ),
      status: 'issuing',
    })
    // Of two who correct it at once the second looks again; nothing of it changes while its correction is on its way.
    await tellOrders(call, work, orders, { invoiceStatus: 'issuing' })
    await send(work, invoice)
    return invoice
  })
}

/** Makes an invoice of an order, or one that corrects another, and sends it unless it is to be a draft. */
export const makeInvoice = (call: InvoiceCall, data: Sent): Promise<Invoice> =>
  data.originalId || (data.kind && data.kind !== 'original') ? createCorrection(call, data) : createOriginal(call, data)
