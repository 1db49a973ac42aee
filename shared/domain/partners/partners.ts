import { problem, type Problem } from '../problem'

/** Every group of assets, in the order they are shown. */
export const ASSET_GROUPS = ['Owned Assets', 'Rented Assets', 'Sales Agents', 'Customers', 'Suppliers', 'Important Notes'] as const
export type AssetGroup = (typeof ASSET_GROUPS)[number]

/** The groups one deals with. */
export const PARTNER_GROUPS = ['Customers', 'Sales Agents', 'Suppliers'] as const
export type PartnerGroup = (typeof PARTNER_GROUPS)[number]

/** Where orders and funds name a partner of each group. */
export const PARTNER_FIELDS = { Customers: 'customerId', 'Sales Agents': 'agentId', Suppliers: 'supplierId' } as const

const partnerGroups: ReadonlySet<unknown> = new Set(PARTNER_GROUPS)
const assetGroups: ReadonlySet<unknown> = new Set(ASSET_GROUPS)

/** Whether `value` is a group of assets. */
export const isAssetGroup = (value: unknown): value is AssetGroup => assetGroups.has(value)

/** Whether `value` is a group of partners. */
export const isPartnerGroup = (value: unknown): value is PartnerGroup => partnerGroups.has(value)

/** A partner as it is entered. */
export interface PartnerDraft {
  group?: string | null
  name?: string | null
  phone?: string | null
  address?: string | null
  shippingName?: string | null
  shippingPhone?: string | null
  shippingAddress?: string | null
  link?: string | null
}

/** What is wrong with an asset or partner: only its name and group are required; a link starts with http. */
export function partnerProblems({ group, name, link }: PartnerDraft): Problem[] {
  const problems: Problem[] = []
  if (!name?.trim()) problems.push(problem('name', 'partners.name-required'))
  if (!isAssetGroup(group)) problems.push(problem('group', 'partners.group-required'))
  if (link && !/^https?:\/\//i.test(link)) problems.push(problem('link', 'partners.link-invalid'))
  return problems
}

/** Where goods for a partner go: what it says of shipping, else its own name, phone and address; '' where neither is known. */
export const shippingOf = (partner: PartnerDraft): { shippingName: string; shippingPhone: string; shippingAddress: string } => ({
  shippingName: partner.shippingName?.trim() || partner.name?.trim() || '',
  shippingPhone: partner.shippingPhone?.trim() || partner.phone?.trim() || '',
  shippingAddress: partner.shippingAddress?.trim() || partner.address?.trim() || '',
})
