import { defineService } from './define-service'

/** Units are written only by shipments, receipts and returns; callers read them. */
export const stocksService = defineService({
  path: 'stocks',
  scope: 'workspace',
  methods: ['find', 'get'],
  access: { find: ['/sales', '/purchases'], get: ['/sales', '/purchases'] },
  hidden: [{ fields: ['cost'], visibleTo: ['/purchases'] }],
  filter: ['_id', 'productId', 'warehouseId', 'importId', 'exportId', 'exported', 'created', 'exportTime'],
  sort: ['_id', 'exported', 'created'],
  defaultSort: { exported: 1, _id: 1 },
  indexes: [
    { fields: { productId: 1, warehouseId: 1, exported: 1, created: 1, _id: 1 } },
    { fields: { importId: 1, exported: 1, _id: 1 } },
    { fields: { exportId: 1 }, partial: { exportId: { $exists: true } } },
  ],
  reports: {
    /** Count (and, for those who may see costs, value and units of unknown cost) per warehouse of one product, or per product. */
    levels: {
      access: 'member',
      parameters: { productId: { kind: 'id' }, warehouseId: { kind: 'id' } },
      sources: ['stocks'],
      countsUnseen: true,
    },
    /** The items of the shipment made at that moment. */
    shipment: { access: ['/sales', '/purchases'], parameters: { shippingTime: { kind: 'instant', required: true } }, sources: ['orders'] },
    /** All shipments of an order, going out (`exportId`) or coming in (`importId`). */
    shipments: {
      access: ['/sales', '/purchases'],
      parameters: { exportId: { kind: 'id' }, importId: { kind: 'id' } },
      sources: ['orders'],
    },
    byCategory: { access: ['/purchases'], parameters: { categoryId: { kind: 'id', required: true } }, sources: ['stocks'] },
  },
  realtime: 'refetch',
})
