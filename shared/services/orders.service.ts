import { defineService } from './define-service'

const inventory = ['/sales', '/purchases'] as const

export const ordersService = defineService({
  path: 'orders',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  // A printed invoice opens to anybody who has its token: see the service's rules.
  access: { find: inventory, get: 'public', create: inventory, patch: inventory },
  groups: {
    sales: { read: ['/sales'], write: ['/sales'] },
    purchases: { read: ['/purchases'], write: ['/purchases'] },
    inventoryIn: { read: inventory, write: inventory },
    inventoryOut: { read: inventory, write: inventory },
  },
  extraQuery: { get: ['printToken'] },
  hidden: [
    { fields: ['cost', 'shipments.cost', 'shipments.unknown', 'items.cost'], visibleTo: ['bod'], groups: ['sales'] },
    {
      fields: ['cost', 'shipments.cost', 'shipments.unknown', 'items.cost', 'total', 'shipments.net'],
      visibleTo: ['/purchases'],
      groups: ['inventoryIn', 'inventoryOut'],
    },
  ],
  filter: [
    '_id', 'group', 'status', 'statusPayment', 'created', 'order_number', 'customerId', 'agentId', 'supplierId', 'warehouseId', 'creatorId',
    'tags', 'total', 'items.productId', 'tracking', 'refId', 'shippingTime',
  ],
  sort: ['_id', 'created', 'order_number', 'total', 'status'],
  defaultSort: { _id: -1 },
  search: ['order_number', 'customer.name', 'customer.phone', 'agent.name', 'agent.phone', 'supplier.name', 'supplier.phone', 'items.name', 'items.slug', 'tracking', 'refId', 'note'],
  references: {
    customerId: { service: 'assets', as: 'customer', fields: ['name', 'phone', 'address', 'shippingName', 'shippingPhone', 'shippingAddress'], keep: 'frozen', groups: ['Customers'] },
    agentId: { service: 'assets', as: 'agent', fields: ['name', 'phone', 'address', 'shippingName', 'shippingPhone', 'shippingAddress'], keep: 'frozen', groups: ['Sales Agents'] },
    supplierId: { service: 'assets', as: 'supplier', fields: ['name', 'phone', 'address', 'shippingName', 'shippingPhone', 'shippingAddress'], keep: 'frozen', groups: ['Suppliers'] },
    warehouseId: { service: 'warehouses', as: 'warehouse', fields: ['name'], keep: 'frozen' },
  },
  indexes: [
    { fields: { group: 1, _id: -1 } },
    { fields: { group: 1, created: -1, _id: -1 } },
    { fields: { group: 1, order_number: 1 }, unique: true },
    { fields: { group: 1, status: 1, _id: -1 } },
    { fields: { group: 1, statusPayment: 1, _id: -1 } },
    { fields: { customerId: 1, _id: -1 }, partial: { customerId: { $exists: true } } },
    { fields: { agentId: 1, _id: -1 }, partial: { agentId: { $exists: true } } },
    { fields: { supplierId: 1, _id: -1 }, partial: { supplierId: { $exists: true } } },
    { fields: { 'shipments.time': 1 }, unique: true, partial: { 'shipments.time': { $exists: true } } },
    { fields: { tags: 1, _id: -1 }, partial: { tags: { $exists: true } } },
    { fields: { 'items.productId': 1, _id: -1 } },
  ],
  reports: {
    sales: { access: ['/report'], parameters: { since: { kind: 'day', required: true }, until: { kind: 'day', required: true } }, sources: ['orders', 'funds'] },
    /** The entries behind one figure of the business report, and their sum. */
    salesEntries: {
      access: ['/report'],
      parameters: {
        since: { kind: 'day', required: true },
        until: { kind: 'day', required: true },
        figure: { kind: 'text', required: true, oneOf: ['revenueOrdered', 'revenueShipped', 'cost', 'group'] },
        group: { kind: 'text' },
      },
      sources: ['orders', 'funds'],
    },
    status: {
      access: inventory,
      parameters: { since: { kind: 'day' }, until: { kind: 'day' }, group: { kind: 'text', oneOf: ['sales', 'purchases', 'inventoryIn', 'inventoryOut'] } },
      sources: ['orders'],
    },
    statusPayment: {
      access: inventory,
      parameters: { since: { kind: 'day' }, until: { kind: 'day' }, group: { kind: 'text', oneOf: ['sales', 'purchases', 'inventoryIn', 'inventoryOut'] } },
      sources: ['orders'],
    },
    partnerBalance: { access: inventory, parameters: { partnerId: { kind: 'id', required: true } }, sources: ['orders', 'funds'] },
  },
  realtime: 'merge',
})
