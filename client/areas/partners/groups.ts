import { orderKind, ORDERS_WITH } from '@shared/foundation/documents/order-kinds'
import { ASSET_GROUPS, NOTES_GROUP, OWNED_ASSETS, RENTED_ASSETS, type AssetGroup } from '@shared/foundation/documents/asset-groups'
import { isPartnerGroup, PARTNER_FIELDS, PARTNER_GROUPS, type PartnerGroup } from '@shared/foundation/documents/partners'
import { can, type Right } from '@shared/foundation/rights/rights'
import type { RecordOf } from '@shared/registry/service-types'
import type { MessageDescriptor } from 'react-intl'
import { orderLists } from '../../components/order-address'
import { assetMessages, partnerMessages as m } from './messages'

/** A record of the register that is somebody one deals with. */
export type Partner = RecordOf<'assets'> & { readonly group: PartnerGroup }

/** @returns null for what isn't a partner: an asset, a note */
export const partnerIn = (record: RecordOf<'assets'> | undefined): Partner | null =>
  record && isPartnerGroup(record.group) ? { ...record, group: record.group } : null

/** One of these is needed to see records of a group; none is where every member does. */
export const rightOf = (group: AssetGroup): Right[] => (isPartnerGroup(group) ? [...orderKind(ORDERS_WITH[group]).rights] : [])

const sees = (rights: readonly Right[], group: AssetGroup): boolean => {
  const needed = rightOf(group)
  return needed.length === 0 || can(rights, needed)
}

/** The groups a member may see, in their order. */
export const groupsFor = (rights: readonly Right[]): AssetGroup[] => ASSET_GROUPS.filter((group) => sees(rights, group))

/** Where a member begins: with those one deals with. */
export const firstGroup = (rights: readonly Right[]): AssetGroup => PARTNER_GROUPS.find((group) => sees(rights, group)) ?? OWNED_ASSETS

export const groupLabels = {
  Customers: { title: m.customers, add: m.newCustomer, owed: m.owesUs, owedWord: m.owesWord, balance: m.balance },
  'Sales Agents': { title: m.agents, add: m.newAgent, owed: m.owesUs, owedWord: m.owesWord, balance: m.balance },
  Suppliers: { title: m.suppliers, add: m.newSupplier, owed: m.weOwe, owedWord: m.oweWord, balance: m.advanced },
} as const satisfies Record<PartnerGroup, unknown>

/** What the groups of the register are called. */
export const groupTitles: Readonly<Record<AssetGroup, MessageDescriptor>> = {
  Customers: m.customers,
  'Sales Agents': m.agents,
  Suppliers: m.suppliers,
  [OWNED_ASSETS]: assetMessages.owned,
  [RENTED_ASSETS]: assetMessages.rented,
  [NOTES_GROUP]: assetMessages.notes,
}

export const groupLink = (group: AssetGroup): string => `/assets/${encodeURIComponent(group)}`

/** The list of a partner's orders. */
export const ordersLink = (group: PartnerGroup, id: string): string => `${orderLists[ORDERS_WITH[group]]}/${PARTNER_FIELDS[group]}/${id}`

/** The orders that a partner's balance comes from or was spent on. */
export const balanceLink = (group: PartnerGroup, id: string): string => `${orderLists[ORDERS_WITH[group]]}/balancePartnerId/${id}`
