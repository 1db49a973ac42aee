import type { PartnerField } from '@shared/foundation/documents/partners'
import type { Day } from '../../../../lib/format'

/** Where the accounts of a group over a range are shown; of the present year without one. */
export const accountsLink = (group: PartnerField, range?: { since: Day; until: Day }): string =>
  range ? `/liabilities/${group}/${range.since}/${range.until}` : `/liabilities/${group}`

/** Where the statement that is signed is printed, as known at a moment where one is given. */
export const statementAddress = (
  group: PartnerField,
  partnerId: string,
  { since, until }: { since: Day; until: Day },
  known: string | null,
): string => `/print/statement/${group}/${partnerId}/${since}/${until}${known === null ? '' : `?known=${encodeURIComponent(known)}`}`

/** The orders that should have been paid. */
export const overdueLink = (group: PartnerField): string => `${group === 'supplierId' ? '/purchases' : '/sales'}/orders/overdue`

/** Orders of a partner, as other screens link to them. */
export const orderLink = (group: PartnerField, orderId: string): string =>
  `${group === 'supplierId' ? '/purchases' : '/sales'}/orders/byOrder/${orderId}`
