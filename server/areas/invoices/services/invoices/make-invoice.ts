import { randomUUID } from 'node:crypto'
import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { hasVat } from '@shared/foundation/documents/order-totals'
import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import { hasTaxCodeDigit, hasTaxCodeForm } from '@shared/foundation/documents/tax-codes'
import type { OrderDocument } from '@shared/foundation/documents/order-types'
import { adjustmentOf, contentOf, invoiceOf, type InvoiceContent, type InvoicePart } from '@shared/areas/invoices/rules/invoice-lines'
import type { InvoiceCreate } from '@shared/areas/invoices/services/invoices'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import { putInOutbox } from '../../../../kernel/outbox'
import type { Call } from '../../../../kernel/service-rules'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { accountOf, type Account } from '../../account'

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

/** Whether a company's invoices are of value added tax. */
export const paysByRate = ({ taxes }: Pick<InvoiceCall['caller'], 'taxes'>): boolean =>
  taxes?.tax.kind === 'company' && taxes.tax.vat === 'deduction'

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

export const contentNow = (order: Order, part: InvoicePart): InvoiceContent => invoiceOf(documentOf(order), part)

/** What is sent is queued in the same transaction; invoices of a series are sent one after the other. */
export const send = (work: SocaiUnitOfWork, { _id, order_number, series }: Pick<Invoice, '_id' | 'order_number' | 'series'>) =>
  putInOutbox(work, { kind: ISSUE, recordId: _id, title: order_number, lane: `series ${series}` })

/** Says on the order how far its invoice has come. */
export const tellOrder = async (
  { app, params, caller }: Pick<InvoiceCall, 'app' | 'params' | 'caller'>,
  work: SocaiUnitOfWork,
  order: Order,
  fields: Pick<Partial<Order>, 'invoiceId' | 'invoiceStatus'>,
): Promise<Order> => {
  const { sent: _ofTheInvoice, ...rest } = params
  return app.service('orders').change(work, { ...rest, caller }, order, fields)
}

const orderOf = async (work: SocaiUnitOfWork, id: string): Promise<Order> => {
  const order = await work.read('orders').byId(id)
  if (!order) throw AppError.atField('orderIds', 'data.reference', { field: 'orderIds' })
  if (order.group !== SOLD_GROUP || order.items.length === 0) throw AppError.of('invoices.not-a-sale', { order_number: order.order_number })
  return order
}

/** @throws AppError 409 with the invoice that there is */
const assertNone = async (work: SocaiUnitOfWork, { invoiceId, order_number }: Order): Promise<void> => {
  const there = invoiceId ? await work.read('invoices').byId(invoiceId) : null
  if (!there) return
  const number = there.number ?? there.status
  throw AppError.of('invoices.twice', { order_number, number }, { data: { first: { service: 'invoices', _id: there._id, number } } })
}

const assertSomething = ({ order_number }: Pick<Order, 'order_number'>, { lines }: InvoiceContent): void => {
  if (lines.length === 0) throw AppError.of('invoices.nothing', { order_number })
}

type Terms = Pick<Invoice, 'orderIds' | 'order_number' | 'part' | 'kind' | 'type' | 'buyer' | 'payment'> & Partial<Invoice>

const stored = (account: Account, terms: Terms, content: InvoiceContent): Partial<Invoice> => ({
  ...terms,
  provider: account.provider,
  template: account.template,
  series: account.series,
  ...(content as Pick<Invoice, 'lines' | 'net' | 'vat' | 'total'>),
  // Before anything is sent: by it the provider is asked what became of a call.
  uuid: randomUUID(),
})

const createOriginal = async (call: InvoiceCall, { orderIds = [], part = 'order', buyer, payment = 'TM/CK', status = 'issuing' }: Sent) => {
  const { service, params } = call
  const [orderId, ...others] = orderIds
  if (orderId === undefined || others.length > 0) throw AppError.atField('orderIds', 'invoices.one-order')
  const account = await assertReady(call)
  return service.run(params, [lock.record('orders', orderId)], async (work) => {
    const order = await orderOf(work, orderId)
    await assertNone(work, order)
    const isByRate = paysByRate(call.caller)
    // Made before the company had VAT: nobody has said at which rates its lines are.
    if (isByRate && !hasVat(documentOf(order))) throw AppError.of('invoices.no-rates', { order_number: order.order_number })
    const content = contentNow(order, part)
    assertSomething(order, content)
    const invoice = await service.add(work, params, {
      ...stored(
        account,
        {
          orderIds: [order._id],
          order_number: order.order_number,
          part,
          kind: 'original',
          type: isByRate ? 'vat' : 'sales',
          buyer: checkedBuyer(buyer ?? buyerOf(order)),
          payment,
        },
        content,
      ),
      status,
    })
    await tellOrder(call, work, order, { invoiceId: invoice._id, invoiceStatus: status })
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

/** What an invoice that was never issued says, as its order stands now. */
export const contentAnew = async (work: SocaiUnitOfWork, order: Order, invoice: Invoice, part: InvoicePart): Promise<InvoiceContent> => {
  const now = contentNow(order, part)
  const original = invoice.originalId ? await work.read('invoices').byId(invoice.originalId) : null
  if (!original) return now
  return correctionOf(invoice.kind, await linesOf(work, original), now)
}

const createCorrection = async (call: InvoiceCall, { originalId, kind, reason, agreement, buyer, payment, part }: Sent) => {
  const { service, params } = call
  if (!originalId || !reason?.trim() || (kind !== 'adjustment' && kind !== 'replacement')) throw AppError.atField('reason', 'invoices.kind')
  const account = await assertReady(call)
  return service.run(params, [], async (work) => {
    const original = await work.read('invoices').byId(originalId)
    const [orderId] = original?.orderIds ?? []
    if (!original || !orderId) throw AppError.atField('originalId', 'data.reference', { field: 'originalId' })
    await work.lock([lock.record('orders', orderId)])
    const order = await orderOf(work, orderId)
    await assertMayCorrect(work, original, kind)
    const content = correctionOf(kind, await linesOf(work, original), contentNow(order, part ?? original.part))
    assertSomething(order, content)
    const invoice = await service.add(work, params, {
      ...stored(
        account,
        {
          orderIds: [order._id],
          order_number: order.order_number,
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
        content,
      ),
      status: 'issuing',
    })
    // Of two who correct it at once the second looks again; nothing of it changes while its correction is on its way.
    await tellOrder(call, work, order, { invoiceStatus: 'issuing' })
    await send(work, invoice)
    return invoice
  })
}

/** Makes an invoice of an order, or one that corrects another, and sends it unless it is to be a draft. */
export const makeInvoice = (call: InvoiceCall, data: Sent): Promise<Invoice> =>
  data.originalId || (data.kind && data.kind !== 'original') ? createCorrection(call, data) : createOriginal(call, data)
