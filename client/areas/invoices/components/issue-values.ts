import type { InvoicePart } from '@shared/areas/invoices/rules/invoice-lines'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import type { Order } from '@shared/areas/trade/services/orders'
import type { RecordOf } from '@shared/registry/service-types'
import { buyerOf, type BuyerValues } from '../../../components/e-invoice/buyer-fields'

export interface IssueValues extends BuyerValues {
  part: InvoicePart
  payment: Invoice['payment']
  /** Whether the partner keeps what was typed of the buyer. */
  remembers: boolean
}

export type Partner = RecordOf<'assets'>

export const firstValues = (order: Order, invoice: Invoice | undefined, partnerEmail: string): IssueValues => {
  const partner = order.customer ?? order.agent
  const known = {
    taxCode: partner?.taxCode ?? '',
    legalName: partner?.taxCode ? partner.name : '',
    name: partner?.taxCode ? '' : (partner?.name ?? ''),
  }
  const { taxCode, legalName, name, address, email } = invoice?.buyer ?? { ...known, address: partner?.address ?? '', email: partnerEmail }
  return {
    part: invoice?.part ?? 'order',
    taxCode: taxCode ?? '',
    legalName: legalName ?? '',
    name: name ?? '',
    address: address ?? '',
    email: email ?? '',
    payment: invoice?.payment ?? 'TM/CK',
    remembers: true,
  }
}

/** What a partner doesn't have yet of the buyer that was typed. An address it has may be where goods go: it stays. */
export const newOf = (values: IssueValues, partner: Partner | undefined): Partial<Pick<Partner, 'taxCode' | 'email' | 'address'>> => {
  const { taxCode, email, address } = buyerOf(values)
  if (!partner) return {}
  return {
    ...(taxCode && taxCode !== partner.taxCode ? { taxCode } : null),
    ...(email && email !== partner.email ? { email } : null),
    ...(address && !partner.address ? { address } : null),
  }
}
