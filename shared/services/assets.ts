import { type Static, Type } from '@sinclair/typebox'
import { PARTNER_GROUPS } from '../domain/partners/partners'
import { defineService, report } from './define-service'
import {
  creatorFields,
  flag,
  id,
  list,
  money,
  name,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  whole,
  workspaceFields,
} from './schema-kit'

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
  status: oneOf(assetStatuses, { default: 'active' }),
  /** What the partner owes us (customers, agents) or we owe the partner (suppliers). */
  outstanding: optional(money({ default: 0 })),
  /** What the partner has paid beyond its orders and may spend on others. */
  partnerBalance: optional(money({ default: 0 })),
})
export type Asset = Static<typeof asset>
export const assetCreate = shape({ group: oneOf(PARTNER_GROUPS, { error: 'partners.group-required' }), ...fields })
export type AssetCreate = Static<typeof assetCreate>
export const assetPatch = Type.Partial(shape({ ...fields, status: oneOf(assetStatuses) }), { additionalProperties: false })

const partners = ['/sales', '/purchases'] as const

export const assets = defineService({
  path: 'assets',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: asset,
  create: assetCreate,
  patch: assetPatch,
  access: { find: partners, get: partners, create: partners, patch: partners },
  groups: {
    Customers: { read: ['/sales'], write: ['/sales'] },
    'Sales Agents': { read: ['/sales'], write: ['/sales'] },
    Suppliers: { read: ['/purchases'], write: ['/purchases'] },
  },
  filter: ['_id', 'group', 'name', 'phone', 'status', 'asset_code', 'created'],
  sort: ['_id', 'name', 'created', 'outstanding', 'partnerBalance'],
  sortByKey: ['name'],
  defaultSort: { _id: -1 },
  search: ['name', 'phone', 'email', 'address', 'asset_code'],
  indexes: [
    { fields: { group: 1, status: 1, _id: -1 } },
    { fields: { group: 1, status: 1, 'keys.name': 1, _id: 1 } },
    { fields: { group: 1, status: 1, outstanding: -1, _id: -1 } },
  ],
  reports: {
    /** How many active partners each group has. */
    assets: report({
      access: partners,
      parameters: {},
      result: shape({ groups: list(shape({ _id: oneOf(PARTNER_GROUPS), count: whole() }), 10) }),
      sources: ['assets'],
    }),
    /** What the partners of a list come to: it takes the list's own conditions. */
    totals: report({
      access: partners,
      parameters: {},
      takesConditions: true,
      result: shape({
        partners: whole(),
        /** Of those who owe. */
        outstanding: money(),
        owing: whole(),
        partnerBalance: money(),
        /** False: there are too many to add up, and the sums say nothing. */
        complete: flag(),
      }),
      sources: ['assets'],
    }),
  },
  // The running balance of a partner.
  locks: { partners: ['stock'] },
  realtime: 'merge',
})
