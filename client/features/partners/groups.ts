import { PARTNER_FIELDS, PARTNER_GROUPS, type PartnerGroup } from '@shared/domain/partners/partners'
import { can, type Right } from '@shared/domain/rights/rights'
import { partnerMessages as m } from './messages'

/** What one needs to see partners of a group. */
export const rightOf = (group: PartnerGroup): Right => (group === 'Suppliers' ? '/purchases' : '/sales')

/** The groups a member may see, in their order. */
export const groupsFor = (rights: readonly Right[]): PartnerGroup[] => PARTNER_GROUPS.filter((group) => can(rights, [rightOf(group)]))

export const groupLabels = {
  Customers: { title: m.customers, add: m.newCustomer, owed: m.owesUs, owedWord: m.owesWord },
  'Sales Agents': { title: m.agents, add: m.newAgent, owed: m.owesUs, owedWord: m.owesWord },
  Suppliers: { title: m.suppliers, add: m.newSupplier, owed: m.weOwe, owedWord: m.oweWord },
} as const satisfies Record<PartnerGroup, unknown>

export const groupLink = (group: PartnerGroup): string => `/assets/${encodeURIComponent(group)}`

/** The list of a partner's orders. */
export const ordersLink = (group: PartnerGroup, id: string): string =>
  `${group === 'Suppliers' ? '/purchases' : '/sales'}/orders/${PARTNER_FIELDS[group]}/${id}`

/** The orders that a partner's balance comes from or was spent on. */
export const balanceLink = (group: PartnerGroup, id: string): string =>
  `${group === 'Suppliers' ? '/purchases' : '/sales'}/orders/balancePartnerId/${id}`
