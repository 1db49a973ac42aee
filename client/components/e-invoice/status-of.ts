import type { InvoiceStatus } from '@shared/foundation/documents/invoice-statuses'

/** The disc of each status, as the rest of the product draws them. */
const discs = {
  draft: 'draft',
  issuing: 'scheduled',
  issued: 'finished',
  adjusted: 'returning',
  replaced: 'returned',
  failed: 'failed',
  withdrawn: 'cancelled',
} as const satisfies Record<InvoiceStatus, string>

export const statusOf = (status: InvoiceStatus): string => discs[status]
