import { useIntl, type MessageDescriptor } from 'react-intl'
import { invoiceFileMessages as im } from '../../../tax/parts/invoice-file/messages'
import { formMessages as m, ordersMessages, seriesMessages } from '../messages'
import type { OrderField } from './order-values'

const fieldLabels: Readonly<Record<OrderField, MessageDescriptor>> = {
  partner: ordersMessages.customer,
  created: m.date,
  dueDate: m.dueDate,
  warehouseId: m.warehouse,
  tracking: m.tracking,
  note: m.note,
  reservation: m.reservation,
  refId: m.refId,
  items: m.items,
  total: ordersMessages.total,
  discount: m.discount,
  discountNote: m.discountNote,
  usePartnerBalance: m.balanceUsed,
  tags: m.tags,
  inputInvoice: im.invoice,
  series: seriesMessages.repeats,
}

/** What each field of an order is called. */
export const useFieldLabels = (): Record<OrderField, string> => {
  const intl = useIntl()
  const entries = Object.entries(fieldLabels).map(([field, label]) => [field, intl.formatMessage(label)])
  return Object.fromEntries(entries) as Record<OrderField, string>
}
