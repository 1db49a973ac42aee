/**
 * `draft`: nothing was sent; `issuing`: it is on its way, and looked after; `issued`: it has a number; `adjusted`, `replaced`: another invoice says
 * so; `failed`: it was refused, and can be mended; `withdrawn`: it was never issued and never will be.
 */
export const INVOICE_STATUSES = ['draft', 'issuing', 'issued', 'adjusted', 'replaced', 'failed', 'withdrawn'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** Of these there is an invoice with a number. */
export const hasNumber = (status: InvoiceStatus | undefined): boolean =>
  status === 'issued' || status === 'adjusted' || status === 'replaced'
