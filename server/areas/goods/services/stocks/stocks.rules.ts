import { can } from '@shared/foundation/rights/rights'
import { roundCost } from '@shared/foundation/money/money'
import { isShipment } from '@shared/foundation/documents/order-shipping'
import type { Caller } from '../../../../kernel/call'
import { AppError } from '../../../../platform/errors'
import type { ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import { pastEveningOf } from '../../../../ledger/known-at'
import { levelsAt, momentOf } from '../../stock-history'
import { applyCost } from './apply-cost'
import { readable, shipment, shipmentView } from './shipment-note'
import { saleShipments } from './sale-shipments'

type Reports = ReportFunctions<'stocks'>

const maySeeCosts = (caller: Caller): boolean => can(caller.rights, ['/purchases'])

/** Levels of stock, now or on an evening: one row per product and warehouse; values only for those who may see costs. */
const levels: Reports['levels'] = async ({ app, caller }, { productId, warehouseId, ...asked }) => {
  const database = app.get('database')
  const past = pastEveningOf(asked, app.get('now')(), caller.zone)
  const rows = past
    ? await levelsAt(database, caller.workspaceId, { productId, warehouseId }, momentOf(past, caller.zone))
    : await database
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
  const products = categoryId && (await database.records('products', caller.workspaceId).find({ categoryId }, { only: ['name'] }))
  const rows = await database
    .records('levels', caller.workspaceId)
    .find(products ? { productId: { $in: products.map(({ _id }) => _id) } } : {})
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
