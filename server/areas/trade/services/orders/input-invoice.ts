import type { Zone } from '@shared/foundation/days/days'
import { orderKind } from '@shared/foundation/documents/order-kinds'
import type { OrderPatch } from '@shared/areas/trade/services/orders'
import type { Stored } from '@shared/foundation/declaration/wire'
import type { StoredOf } from '../../../../kernel/collections'
import type { SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { AppError } from '../../../../platform/errors'
import { keyOfInvoice } from '../../../money/input-invoice'

type Order = StoredOf<'orders'>

/**
 * What a purchase keeps of the seller's invoice that was sent; nothing where none was.
 * @throws AppError 400 of an order that is no purchase, of a wrong tax code or a day to come; 409 of an invoice that another purchase or an
 *   expense has
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
  return { inputInvoice: sent, inputInvoiceKey: await keyOfInvoice(work, zone, sent, order._id) }
}
