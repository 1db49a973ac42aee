import { dayOf, type Zone } from '@shared/foundation/days/days'
import { inputInvoiceErrors, inputInvoiceKey } from '@shared/foundation/documents/input-invoice'
import { orderKind } from '@shared/foundation/documents/order-kinds'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError, assertNoFieldErrors } from '../../../../platform/errors'

type Order = StoredOf<'orders'>

/**
 * What a purchase keeps of the seller's invoice that was sent; nothing where none was.
 * @throws AppError 400 of an order that is no purchase, of a wrong tax code or a day to come; 409 of an invoice that another purchase has
 */
export const withInputInvoice = async (
  work: SocaiUnitOfWork,
  zone: Zone,
  order: Pick<Order, '_id' | 'group'>,
  { inputInvoice: sent }: Pick<Stored<OrderPatch>, 'inputInvoice'>,
): Promise<Pick<Partial<Order>, 'inputInvoice' | 'inputInvoiceKey'>> => {
  if (sent === undefined) return {}
  if (sent === null) return { inputInvoice: undefined, inputInvoiceKey: undefined }
  if (orderKind(order.group).settlement?.owed !== 'payable')
    throw AppError.atField('inputInvoice', 'data.not-taken', { field: 'inputInvoice' })
  assertNoFieldErrors(inputInvoiceErrors(sent, dayOf(work.now, zone)))
  const key = inputInvoiceKey(sent)
  // Of two who enter it at once the second looks again, and finds the first one's.
  work.retryOnDuplicate('inputInvoiceKey')
  const first = await work.read('orders').one({ inputInvoiceKey: key })
  if (first && first._id !== order._id) {
    const values = { number: sent.number, taxCode: sent.sellerTaxCode, document: first.order_number }
    throw AppError.of('tax.invoice-twice', values, {
      fieldErrors: [{ path: 'inputInvoice.number', code: 'tax.invoice-twice', values }],
      data: { first: { service: 'orders', _id: first._id, number: first.order_number } },
    })
  }
  return { inputInvoice: sent, inputInvoiceKey: key }
}
