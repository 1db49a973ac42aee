/** The groups one deals with. */
export const PARTNER_GROUPS = ['Customers', 'Sales Agents', 'Suppliers'] as const
export type PartnerGroup = (typeof PARTNER_GROUPS)[number]

/** The longest that a partner has to pay, in days. */
export const MAX_PAYMENT_DAYS = 365

/** Whether what a partner of a group owes may be limited: those who buy. */
export const hasCreditLimit = (group: unknown): boolean => group === 'Customers' || group === 'Sales Agents'

/** Where orders and funds name a partner of each group. */
export const PARTNER_FIELDS = { Customers: 'customerId', 'Sales Agents': 'agentId', Suppliers: 'supplierId' } as const
export type PartnerField = (typeof PARTNER_FIELDS)[PartnerGroup]

const partnerGroups: ReadonlySet<unknown> = new Set(PARTNER_GROUPS)

/** Whether `value` is a group of partners. */
export const isPartnerGroup = (value: unknown): value is PartnerGroup => partnerGroups.has(value)

/** Who a partner is and where it is, and where its goods go. */
export interface PartnerAddress {
  name?: string
  phone?: string
  address?: string
  shippingName?: string
  shippingPhone?: string
  shippingAddress?: string
}

/** What of shipping is taken from what of the partner when it isn't given. */
const sources = { shippingName: 'name', shippingPhone: 'phone', shippingAddress: 'address' } as const
type ShippingField = keyof typeof sources
const shippingFields = Object.keys(sources) as ShippingField[]

const said = (text: string | undefined): string => text?.trim() ?? ''

/** Where goods for a partner go: what it says of shipping, else its own name, phone and address; '' where neither is known. */
export const shippingOf = (partner: PartnerAddress): Record<ShippingField, string> => ({
  shippingName: said(partner.shippingName) || said(partner.name),
  shippingPhone: said(partner.shippingPhone) || said(partner.phone),
  shippingAddress: said(partner.shippingAddress) || said(partner.address),
})

/** What a change of a partner makes of where its goods go: what was the partner's own goes on following it, as does what is sent blank;
 *  anything else stays. */
export const shippingAfter = (before: PartnerAddress, change: PartnerAddress): Record<ShippingField, string> => {
  const follows = (field: ShippingField) => change[field] === undefined && said(before[field]) === said(before[sources[field]])
  return shippingOf({ ...before, ...change, ...Object.fromEntries(shippingFields.filter(follows).map((field) => [field, ''])) })
}
