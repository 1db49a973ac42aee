import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import { api } from '../../../api/api'
import type { InvoiceOrder, ReceiptInvoice } from './invoice'

/** The e-invoice of a sale, for its receipt: undefined while it is asked for, null where none was issued or it can't be had. */
export const useReceiptInvoice = ({
  invoiceId,
  invoiceStatus,
}: Pick<Partial<InvoiceOrder>, 'invoiceId' | 'invoiceStatus'>): ReceiptInvoice | null | undefined => {
  const isIssued = invoiceId !== undefined && hasNumber(invoiceStatus)
  const { data, error } = api.invoices.useGet(invoiceId ?? '', { skip: !isIssued })
  if (!isIssued) return null
  return data ?? (error ? null : undefined)
}
