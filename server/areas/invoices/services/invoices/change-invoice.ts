import { isEqual } from '@shared/foundation/equal'
import { randomUUID } from 'node:crypto'
import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import type { InvoicePatch } from '@shared/areas/invoices/services/invoices'
import type { Stored } from '@shared/foundation/declaration/wire'
import { lock } from '../../../../kernel/locks'
import { putInOutbox, takeOutOfOutbox } from '../../../../kernel/outbox'
import type { Call } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { withNotice, withNoticeState } from './error-notices'
import { MAIL } from './mail-invoice'
import { assertReady, checkedBuyer, contentAnew, ISSUE, ordersOf, send, tellOrders, type Invoice } from './make-invoice'

type InvoiceCall = Call<'invoices'>
type Sent = Stored<InvoicePatch>

/** A provider knows a uuid for some days only: an older one that it has nothing of is given up for another. */
export const UUID_LIVES_MS = 2 * 24 * 3_600_000

const isOpen = ({ status }: Invoice): boolean => status === 'draft' || status === 'failed'

/** Mends, sends again or gives up an invoice that was never issued; mails one that was, or notifies the authority of it. @throws AppError 409 for one that was sent */
export const changeInvoice = (call: InvoiceCall, id: string, data: Sent): Promise<Invoice> => {
  const { service, params } = call
  return service.run(params, [], async (work) => {
    const before = await service.readForChange(work, id, params, data)
    await work.lock(before.orderIds.map((orderId) => lock.record('orders', orderId)))
    const orders = await ordersOf(work, before.orderIds)
    if (data.mailTo !== undefined) {
      if (!hasNumber(before.status)) throw AppError.of('invoices.mail-not-issued')
      await putInOutbox(work, { kind: MAIL, recordId: before._id, title: before.order_number, data: data.mailTo })
      return service.change(work, params, before, {})
    }
    if (data.notice) return service.change(work, params, before, { notices: withNotice(call, before, data.notice, work.now) })
    if (data.noticeState) return service.change(work, params, before, { notices: withNoticeState(before, data.noticeState, work.now) })
    const { status, buyer, payment, part, note } = whatChanges(before, data)
    if (status !== undefined && status !== 'issuing' && status !== 'withdrawn')
      throw AppError.atField('status', 'data.not-taken', { field: 'status' })
    const noted = note === undefined ? {} : { note }
    const mends = buyer !== undefined || payment !== undefined || part !== undefined
    if (before.status === 'issuing' && data.status === 'issuing' && !mends) {
      await send(work, before)
      return service.change(work, params, before, noted)
    }
    if (!mends && status === undefined) return service.change(work, params, before, noted)
    if (!isOpen(before)) throw AppError.of('invoices.frozen')
    if (status === 'withdrawn') {
      await takeOutOfOutbox(work, { kind: ISSUE, recordId: before._id })
      if (before.kind === 'original') await tellOrders(call, work, orders, { invoiceId: undefined, invoiceStatus: undefined })
      return service.change(work, params, before, { ...noted, status })
    }
    if (before.orderIds.length > 1 && Object.values(buyer ?? {}).some((value) => value !== ''))
      throw AppError.atField('buyer', 'invoices.gathered-buyer')
    const account = await assertReady(call)
    const fields: Partial<Invoice> = {
      ...noted,
      ...(await contentAnew(call, work, orders, before, part ?? before.part)),
      part: part ?? before.part,
      buyer: checkedBuyer(buyer ?? before.buyer),
      payment: payment ?? before.payment,
      provider: account.provider,
      template: account.template,
      series: account.series,
    }
    if (status === undefined) return service.change(work, params, before, fields)
    // The same uuid as before, unless the provider has forgotten it by now; it was found to have nothing by it.
    const isOld = before.sentFirst !== undefined && work.now.getTime() - before.sentFirst.getTime() >= UUID_LIVES_MS
    const after = await service.change(work, params, before, {
      ...fields,
      status: 'issuing',
      failure: undefined,
      ...(isOld ? { uuid: randomUUID(), sentFirst: undefined, sentLast: undefined } : {}),
    })
    await tellOrders(call, work, orders, { invoiceStatus: 'issuing' })
    await send(work, after)
    return after
  })
}

/** What a record that is sent back really changes. */
const whatChanges = (before: Invoice, data: Sent): Sent => {
  const fields = ['status', 'buyer', 'payment', 'part', 'note'] as const
  return Object.fromEntries(fields.filter((field) => !isEqual(data[field], before[field])).map((field) => [field, data[field]]))
}
