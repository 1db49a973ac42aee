import { ORDER_RIGHTS, type OrderGroup } from '../domain/orders/statuses'
import { can } from '../domain/rights/rights'
import { defineService, type Asker } from './define-service'

/** With /funds every entry; else the payments of orders that the member may read. */
const visible = (asker: Asker, record: Readonly<Record<string, unknown>>): boolean => {
  if (can(asker.rights, ['/funds'])) return true
  const order = record['order'] as { readonly group?: OrderGroup } | undefined
  return order?.group !== undefined && can(asker.rights, ORDER_RIGHTS[order.group])
}

export const fundsService = defineService({
  path: 'funds',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  // A member who may read an order also reads and enters its payments: see the service's rules.
  access: { find: 'member', get: 'member', create: 'member', patch: 'member' },
  visible,
  filter: [
    '_id',
    'group',
    'status',
    'label',
    'created',
    'orderId',
    'refId',
    'customerId',
    'agentId',
    'supplierId',
    'creatorId',
    'amount',
    'isCredit',
  ],
  sort: ['_id', 'created', 'amount'],
  defaultSort: { created: -1, _id: -1 },
  search: ['name', 'recipientName', 'recipientInfo', 'note', 'refId', 'group', 'order.order_number'],
  references: {
    customerId: {
      service: 'assets',
      as: 'customer',
      fields: ['name'],
      keep: 'frozen',
      groups: ['Customers'],
      whenRemoved: 'partners.removed',
    },
    agentId: {
      service: 'assets',
      as: 'agent',
      fields: ['name'],
      keep: 'frozen',
      groups: ['Sales Agents'],
      whenRemoved: 'partners.removed',
    },
    supplierId: {
      service: 'assets',
      as: 'supplier',
      fields: ['name'],
      keep: 'frozen',
      groups: ['Suppliers'],
      whenRemoved: 'partners.removed',
    },
  },
  indexes: [
    { fields: { created: -1, _id: -1 } },
    { fields: { status: 1, created: -1, _id: -1 } },
    { fields: { group: 1, created: -1, _id: -1 } },
    { fields: { label: 1, created: -1, _id: -1 }, partial: { label: { $exists: true } } },
    { fields: { orderId: 1, _id: -1 }, partial: { orderId: { $exists: true } } },
    { fields: { refundedAt: 1 }, partial: { refundedAt: { $exists: true } } },
  ],
  reports: {
    funds: {
      access: ['/funds'],
      parameters: {
        since: { kind: 'day', required: true },
        until: { kind: 'day', required: true },
        label: { kind: 'text' },
        group: { kind: 'text' },
      },
      sources: ['funds'],
    },
  },
  realtime: 'merge',
})
