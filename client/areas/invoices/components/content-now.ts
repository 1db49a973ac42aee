import { gatheredOf, invoiceOf, type InvoiceContent } from '@shared/areas/invoices/rules/invoice-lines'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import type { Order } from '@shared/areas/trade/services/orders'
import { documentOf } from './issue-dialog'

/** What the orders of an invoice say today. */
export const contentNow = (orders: readonly Order[], { part }: Invoice): InvoiceContent =>
  gatheredOf(orders.map((order) => invoiceOf(documentOf(order), part)))
