import type { PartnerField } from '@shared/foundation/documents/partners'
import type { Day } from '../../../../lib/format'

/** Where the accounts of a group over a range are shown; of the present year without one. */
export const accountsLink = (group: PartnerField, range?: { since: Day; until: Day }): string =>
  range ? `/liabilities/${group}/${range.since}/${range.until}` : `/liabilities/${group}`

/** The orders that should have been paid. */
export const overdueLink = (group: PartnerField): string => `${group === 'supplierId' ? '/purchases' : '/sales'}/orders/overdue`

/** Orders of a partner, as other screens link to them. */
export const orderLink = (group: PartnerField, orderId: string): string =>
  `${group === 'supplierId' ? '/purchases' : '/sales'}/orders/byOrder/${orderId}`
