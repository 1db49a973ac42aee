import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  flag,
  id,
  instant,
  money,
  oneOf,
  optional,
  shape,
  text,
  updaterFields,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { CARRIERS } from '../rules/statuses'
import { personAt } from './delivery-shapes'

const fields = {
  carrier: oneOf(CARRIERS),
  /** What it is called beside others of the same carrier. */
  name: optional(text(60)),
  /** Of GHN: the number of the shop there. */
  shopId: optional(text(40)),
  /** Of GHTK: the code of the shop, or of the partner that connects it. */
  partnerCode: optional(text(60)),
  /** Where parcels are picked up; needed of both carriers, not of own drivers. */
  from: optional(personAt()),
  /** The account of money that what was collected comes to; absent: the one that entries have by themselves. */
  label: optional(text(60)),
  /** Of own drivers: what a delivery costs, for comparison; whole dong. */
  price: optional(money({ minimum: 0 })),
  /** A stand-in that behaves as GHN does and brings nothing to anybody: of demos and tests alone. */
  isStandIn: optional(flag()),
}
const written = {
  /** What the carrier lets us in by; stored sealed, never answered. */
  token: optional(text(300)),
}

export const carrierAccount = shape({
  _id: id('carrierAccounts'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  ...fields,
  status: oneOf(['active', 'removed'], { default: 'active' }),
  hasToken: optional(flag()),
  /** Its carrier lets nobody in by the token: since when, and in the carrier's words why. */
  tokenRefused: optional(shape({ at: instant(), reason: text(300) })),
  /** Where the carrier is to tell what became of parcels; whoever has it can make us ask, and nothing else. */
  webhookUrl: optional(text(300)),
})
export type CarrierAccount = Static<typeof carrierAccount>
export const carrierAccountCreate = shape({ ...fields, ...written })
const { carrier: _carrier, isStandIn: _isStandIn, ...changeable } = fields
export const carrierAccountPatch = Type.Partial(shape({ ...changeable, ...written, status: oneOf(['active', 'removed']) }), {
  additionalProperties: false,
})

/** Carriers that a company sends with: GHN and GHTK by their tokens, and its own drivers. */
export const carrierAccounts = defineService({
  path: 'carrierAccounts',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: carrierAccount,
  create: carrierAccountCreate,
  patch: carrierAccountPatch,
  commands: { create: { token: {} }, patch: { token: {} } },
  access: { find: ['/sales'], get: ['/sales'], create: ['bod'], patch: ['bod'] },
  hidden: [{ fields: ['webhookUrl', 'hasToken', 'tokenRefused', 'shopId', 'partnerCode'], visibleTo: ['bod'] }],
  staysHere: ['sealedToken', 'hasToken', 'tokenRefused', 'pushKey', 'webhookUrl'],
  unaudited: ['webhookUrl', 'tokenRefused'],
  secret: { sealedToken: optional(text(1000)), pushKey: text(60) },
  examples: {
    create: {
      'connects GHN': {
        carrier: 'ghn',
        token: '8f7c1a0e-…',
        shopId: '885',
        from: {
          name: 'Mộc Sương',
          phone: '0281234567',
          address: '12 Võ Văn Ngân',
          division: 'new',
          province: 'Hồ Chí Minh',
          ward: 'Phường Thủ Đức',
        },
      },
    },
  },
  filter: ['_id', 'status', 'carrier', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: 1 },
  indexes: [{ fields: { status: 1, _id: 1 } }, { fields: { pushKey: 1 }, acrossWorkspaces: true }],
  reports: {
    /** Whether a stand-in can be connected on this installation. */
    offers: report({ access: ['bod'], parameters: {}, result: shape({ offersStandIn: flag() }), sources: ['carrierAccounts'] }),
  },
  takenIn: { without: ['sealedToken', 'hasToken', 'tokenRefused', 'webhookUrl'], freshKeys: ['pushKey'] },
  bringsBack: { not: [] },
  realtime: 'merge',
})
