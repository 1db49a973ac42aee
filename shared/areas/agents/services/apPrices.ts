import { type Static, Type } from '@sinclair/typebox'
import { defineService, report } from '../../../foundation/declaration/define-service'
import {
  creatorFields,
  flag,
  id,
  instant,
  list,
  money,
  optional,
  shape,
  text,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** What agents of a rank, or one agent, pay for a product from a moment on; a new one ends the one before. */
export const apPrice = shape({
  _id: id('apPrices'),
  ...workspaceFields,
  ...creatorFields,
  rankId: optional(id('apRanks')),
  /** The agent's own price, in place of one for a rank; it goes before the rank's. */
  agentId: optional(id('assets')),
  productId: id('products'),
  product: optional(shape({ _id: id('products'), name: text() })),
  price: money({ minimum: 0 }),
  isCurrent: flag(),
  ended: optional(instant()),
})
export type ApPrice = Static<typeof apPrice>

export const apPriceCreate = shape({
  rankId: optional(id('apRanks')),
  agentId: optional(id('assets')),
  productId: id('products'),
  price: money({ minimum: 0, error: 'apPrices.price-invalid' }),
})
export type ApPriceCreate = Static<typeof apPriceCreate>

/** `isCurrent: false` ends it: then the rank's price holds, or the product's own. */
export const apPricePatch = Type.Partial(shape({ isCurrent: flag() }), { additionalProperties: false })
export type ApPricePatch = Static<typeof apPricePatch>

export const apPrices = defineService({
  path: 'apPrices',
  scope: 'workspace',
  app: 'agentpro',
  methods: ['find', 'get', 'create', 'patch'],
  record: apPrice,
  create: apPriceCreate,
  patch: apPricePatch,
  examples: { patch: { 'Ends a price': { isCurrent: false } } },
  access: { find: ['/sales'], get: ['/sales'], create: ['bod'], patch: ['bod'] },
  filter: ['_id', 'rankId', 'agentId', 'productId', 'isCurrent', 'created'],
  sort: ['_id', 'created'],
  defaultSort: { _id: -1 },
  references: {
    rankId: { service: 'apRanks' },
    agentId: { service: 'assets', groups: ['Sales Agents'], whenRemoved: 'partners.removed' },
    productId: { service: 'products', as: 'product', fields: ['name'], keep: 'frozen' },
  },
  indexes: [
    { fields: { rankId: 1, productId: 1 }, unique: true, partial: { isCurrent: true, rankId: { $exists: true } } },
    { fields: { agentId: 1, productId: 1 }, unique: true, partial: { isCurrent: true, agentId: { $exists: true } } },
    { fields: { isCurrent: 1, _id: -1 } },
    { fields: { productId: 1, _id: -1 } },
  ],
  reports: {
    /** What an agent pays now, product by product; products that aren't here cost what they cost everybody. */
    agentPrices: report({
      access: ['/sales'],
      parameters: { agentId: id('assets') },
      result: shape({
        agentId: id('assets'),
        rankId: optional(id('apRanks')),
        rank: optional(text(60)),
        data: list(shape({ productId: id('products'), price: money(), own: flag() }), 10_000),
      }),
      sources: ['apPrices', 'apAgents', 'apRanks'],
    }),
  },
  realtime: 'merge',
})
