import { Type, type Static } from '@feathersjs/typebox'
import { PARTNER_GROUPS } from '../domain/partners/partners'
import { creatorFields, id, money, name, oneOf, optional, shape, text, updaterFields, workspaceFields } from './schema-kit'

export const assetStatuses = ['active', 'removed'] as const

const fields = {
  name: name('partners.name-required'),
  phone: optional(text(40)),
  email: optional(text()),
  address: optional(text(400)),
  shippingName: optional(text()),
  shippingPhone: optional(text(40)),
  shippingAddress: optional(text(400)),
  asset_code: optional(text(60)),
  link: optional(Type.String({ maxLength: 500, pattern: '^(http.*)?$', kind: 'text', error: 'partners.link-invalid' })),
  avatar: optional(text(300)),
  note: optional(text(2000)),
}

export const asset = shape({
  _id: id('assets'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  group: oneOf(PARTNER_GROUPS, { error: 'partners.group-required' }),
  ...fields,
  status: oneOf(assetStatuses),
  /** What the partner owes us (customers, agents) or we owe the partner (suppliers). */
  outstanding: optional(money()),
  /** What the partner has paid beyond its orders and may spend on others. */
  partnerBalance: optional(money()),
})
export type Asset = Static<typeof asset>
export const assetCreate = shape({ group: oneOf(PARTNER_GROUPS, { error: 'partners.group-required' }), ...fields })
export type AssetCreate = Static<typeof assetCreate>
export const assetPatch = Type.Partial(shape({ ...fields, status: oneOf(assetStatuses) }), { additionalProperties: false })
