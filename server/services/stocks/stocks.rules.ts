import { can } from '@shared/domain/rights/rights'
import { roundCost } from '@shared/domain/money/money'
import { isShipment } from '@shared/domain/orders/shipping'
import { takesGoodsOut } from '@shared/domain/orders/statuses'
import type { StoredOf } from '../../kernel/collections'
import type { Caller } from '../../kernel/call'
import { AppError } from '../../platform/errors'
import type { ReportFunctions, ServiceRules } from '../../kernel/service-rules'
import { applyCost } from './apply-cost'
import { saleShipments } from './sale-shipments'

type Reports = ReportFunctions<'stocks'>
type Order = StoredOf<'orders'>

const maySeeCosts = (caller: Caller): boolean => can(caller.rights, ['/purchases'])

/** Levels of stock: one row per product and warehouse; values only for those who may see costs. */
const levels: Reports['levels'] = async ({ app, caller }, { productId, warehouseId }) => {
  const rows = await app
    .get('database')
    .records('levels', caller.workspaceId)
    .find({ ...(productId ? { productId } : {}), ...(warehouseId ? { warehouseId } : {}) }, { sort: { productId: 1, warehouseId: 1 } })
  return {
    data: rows.map((row) => ({
      productId: row.productId,
      warehouseId: row.warehouseId,
      count: row.count,
      ...(maySeeCosts(caller) ? { value: row.value, unknown: row.unknown } : {}),
    })),
  }
}

const readable = (caller: Caller, order: Order): boolean =>
  order.group === 'sales' ? can(caller.rights, ['/sales']) : order.group === 'purchases' ? can(caller.rights, ['/purchases']) : true

const shipmentView = (order: Order, shipment: Order['shipments'][number]) => ({
  _id: shipment.time,
  orderId: order._id,
  order_number: order.order_number,
  tracking: shipment.tracking,
  warehouse: shipment.warehouse,
  shipmentItems: shipment.lines.map(({ index, productId, quantity }) => {
    const item = order.items[index]
    return {
      _id: productId,
      name: item?.name,
      unit: item?.unit,
      quantity,
      ...(takesGoodsOut(order.group) ? { exportTracking: shipment.tracking } : { importTracking: shipment.tracking }),
      warehouseId: shipment.warehouseId,
    }
  }),
})

const shipment: Reports['shipment'] = async ({ app, caller }, { shippingTime: time }) => {
  const order = await app.get('database').records('orders', caller.workspaceId).one({ 'shipments.time': time })
  const found = order?.shipments.find((each) => each.time.getTime() === time.getTime())
  if (!order || !found || found.lines.length === 0 || !readable(caller, order)) throw AppError.of('shipping.not-found')
  return { ...shipmentView(order, found), shipmentNotice: '' }
}

const shipments: Reports['shipments'] = async ({ app, caller }, { exportId, importId }) => {
  const id = exportId ?? importId
  if (!id) throw AppError.of('data.field-required', { field: 'exportId' })
  const order = await app.get('database').records('orders', caller.workspaceId).byId(id)
  if (!order) throw AppError.of('request.not-found')
  if (!readable(caller, order)) throw AppError.of('rights.group', { group: order.group })
  return { data: order.shipments.filter(isShipment).map((each) => shipmentView(order, each)) }
}

const byCategory: Reports['byCategory'] = async ({ app, caller }, { categoryId }) => {
  const database = app.get('database')
  const products = await database.records('products', caller.workspaceId).find({ categoryId }, { only: ['name'] })
  const rows = await database.records('levels', caller.workspaceId).find({ productId: { $in: products.map(({ _id }) => _id) } })
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    value: rows.reduce((sum, { value }) => roundCost(sum + value), 0),
    unknown: rows.reduce((sum, { unknown }) => sum + unknown, 0),
  }
}

export const stocksRules: ServiceRules<'stocks'> = {
  patchMany: applyCost,
  reports: { levels, shipment, shipments, saleShipments, byCategory },
}
