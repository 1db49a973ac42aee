import type { VatLine } from '@shared/foundation/documents/order-types'
import { isCounted, itemsTotal, netTotal, outstanding } from '@shared/foundation/documents/order-totals'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import type { Order } from '@shared/areas/trade/services/orders'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import type { Issuer } from '../../../components/paper/paper'

/** What a printed invoice shows of an order; never cost or internal notes. */
export type InvoiceOrder = Pick<
  Order,
  | '_id'
  | 'group'
  | 'order_number'
  | 'items'
  | 'total'
  | 'vat'
  | 'returnedTotal'
  | 'discount'
  | 'discountNote'
  | 'paid'
  | 'usePartnerBalance'
  | 'status'
  | 'created'
  | 'customer'
  | 'agent'
  | 'refId'
  | 'counter'
  | 'change'
  | 'creator'
  | 'invoiceId'
  | 'invoiceStatus'
>

/** By what a buyer looks their e-invoice up. */
export type ReceiptInvoice = Pick<Invoice, 'template' | 'series' | 'number' | 'taxAuthorityCode' | 'reservationCode'>

type CounterPart = NonNullable<Order['counter']>

/** What a receipt shows of a sale: also of one that isn't in the books yet. */
export type ReceiptOrder = Omit<InvoiceOrder, '_id' | 'created' | 'counter' | 'creator' | 'customer' | 'agent'> & {
  /** Of one that isn't in the books yet ISO 8601. */
  readonly created: Order['created'] | string
  readonly counter?: Pick<CounterPart, 'name' | 'payments' | 'received' | 'provisional' | 'exchange'> | undefined
  readonly creator?: { readonly name: string } | undefined
  readonly customer?: { readonly name: string } | undefined
  readonly agent?: { readonly name: string } | undefined
}

/** What a counter prints at once: the receipt of a sale, or one line by which the printer opens the drawer. */
export interface PrintedPaper {
  readonly order: ReceiptOrder
  readonly isDrawerSlip?: true
}

/** `?slip=1` or `2` is that one; without it both where the workspace prints two, else the one. */
export const slipsOf = (asked: string | null, isBroken: boolean): readonly (1 | 2 | null)[] => {
  if (asked === '1') return [1]
  if (asked === '2') return [2]
  return isBroken ? [1, 2] : [null]
}

/** A shipment as its printed note tells it. */
export type ShipmentNote = Omit<Plain<ReportOf<'stocks', 'shipment'>>, 'workspace'> & { readonly workspace?: Issuer }

/** The answer to a link that opens without signing in. */
export type SharedInvoice = InvoiceOrder & { readonly workspace: Issuer; readonly eInvoice?: ReceiptInvoice }

/** The figures at the foot of an invoice, whole dong; of an order that is cancelled, returned or in error nothing is owed. */
export const invoiceFigures = (order: ReceiptOrder) => {
  const { group, items, discount, total, paid, usePartnerBalance, status } = order
  const counts = isCounted({ status })
  // What was written off is owed by the buyer all the same.
  const owed = counts ? Math.max(0, outstanding({ ...order, writtenOff: 0 })) : 0
  return {
    items: items.length > 0 ? itemsTotal({ group, items }) : total,
    discount,
    /** What is taxed at which rate, where the order has VAT; and what it comes to without. */
    vat: vatLines(order),
    net: netTotal(order),
    /** Whether prices hold it. */
    isVatHeld: items.some(({ vatIncluded }) => vatIncluded),
    total,
    returned: status === 'returned' ? total : (order.returnedTotal ?? 0),
    paid,
    balance: usePartnerBalance,
    owed,
    isSettled: counts && owed === 0,
  }
}

/** VAT by rate: rates that come to nothing are left out where others don't. */
const vatLines = ({ vat = [] }: Pick<InvoiceOrder, 'vat'>): readonly VatLine[] => {
  const taxed = vat.filter(({ amount }) => amount !== 0)
  return taxed.length > 0 ? taxed : vat
}
