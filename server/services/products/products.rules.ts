import { endOfDay, startOfDay } from '@shared/domain/days/days'
import { remainingOf } from '@shared/domain/orders/lines'
import { parseOrderNumber } from '@shared/domain/orders/numbers'
import { mayReadOrders, NOT_SHIPPED_STATUSES } from '@shared/domain/orders/statuses'
import { isLowStock } from '@shared/domain/stock/low'
import { can } from '@shared/domain/rights/rights'
import { skuOf } from '@shared/domain/text/fold'
import { pageLimits } from '@shared/services/define-service'
import type { ReportOf } from '@shared/services/service-types'
import type { Stored } from '@shared/services/wire'
import type { StoredOf } from '../../kernel/collections'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { AppError } from '../../platform/errors'
import type { ReportFunctions, ServiceRules } from '../../kernel/service-rules'
import { productSales } from './product-sales'

type Reports = ReportFunctions<'products'>

/** The SKU, made from the name; unique in the workspace, with _2, _3 … appended. */
const freeSku = async (work: SocaiUnitOfWork, name: string): Promise<string> => {
  const base = skuOf(name)
  work.retryOnDuplicate('slug')
  const taken = await work.read('products').find({ slug: { $gte: base, $lt: `${base}\uffff` } }, { only: ['slug'] })
  const slugs = new Set(taken.map(({ slug }) => slug))
  return skuOf(name, (sku) => slugs.has(sku))
}

const assertSameGroup = async (work: SocaiUnitOfWork, categoryId: string, group: string): Promise<void> => {
  const category = await work.read('categories').byId(categoryId)
  if (category && category.group !== group) throw AppError.atField('categoryId', 'products.group-invalid')
}

const MAX_MOVEMENTS = 1000

/** A product's movements, newest first: the opening count before them and the count after each. Costs, and the
 *  orders with their partners, only for those who may see them. */
const transactions: Reports['transactions'] = async ({ app, caller }, { productId, warehouseId, since, until }) => {
  const database = app.get('database')
  const product = await database.records('products', caller.workspaceId).byId(productId)
  if (!product) throw AppError.of('request.not-found')
  const from = since ? startOfDay(since, caller.zone) : null
  const to = until ? endOfDay(until, caller.zone) : null
  const place = { productId, ...(warehouseId ? { warehouseId } : {}) }
  const movements = database.records('movements', caller.workspaceId)
  const [all, levels] = await Promise.all([
    movements.find({ ...place, ...(from ? { time: { $gte: from } } : {}) }, { sort: { time: -1, _id: -1 }, limit: MAX_MOVEMENTS + 1 }),
    database.records('levels', caller.workspaceId).find(place),
  ])
  const costs = can(caller.rights, ['/purchases'])
  const isReadable = (number: string): boolean => {
    const order = parseOrderNumber(number)
    return order !== null && mayReadOrders(caller.rights, order.group)
  }
  let count = levels.reduce((sum, level) => sum + level.count, 0)
  const data: Stored<ReportOf<'products', 'transactions'>>['data'] = []
  for (const { _id, orderId, transferId, order_number, partner, time, sign, quantity, cost, unknown, warehouseId: at } of all.slice(
    0,
    MAX_MOVEMENTS,
  )) {
    if (!to || time <= to)
      data.push({
        _id,
        ...(transferId ? { transferId, order_number } : {}),
        ...(orderId && isReadable(order_number) ? { orderId, order_number, partner } : {}),
        time,
        warehouseId: at,
        quantity: sign * quantity,
        balance: count,
        ...(costs ? { cost, unknown } : {}),
      })
    count -= sign * quantity
  }
  return {
    product: { _id: product._id, name: product.name, slug: product.slug, unit: product.unit },
    opening: count,
    more: all.length > MAX_MOVEMENTS,
    data,
  }
}

const notshipped: Reports['notshipped'] = async ({ app, caller }, { productId }) => {
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find({ 'items.productId': productId, group: 'sales', status: { $in: [...NOT_SHIPPED_STATUSES] } }, { only: ['items'] })
  const lines = orders.flatMap(({ items }) => items).filter((item) => item.productId === productId)
  return { notshipped: lines.reduce((sum, item) => sum + remainingOf(item), 0) }
}

/** Services have no stock and so no cost of their own. */
/** The goods that run low. */
const narrowToLow: ServiceRules<'products'>['narrow'] = async ({ app, caller }) => {
  const goods = await app
    .get('database')
    .records('products', caller.workspaceId)
    .find({ group: 'goods' }, { only: ['stockCount', 'lowStock'], limit: pageLimits.all + 1 })
  if (goods.length > pageLimits.all) throw AppError.of('query.too-many-rows')
  return { conditions: [{ _id: { $in: goods.filter(isLowStock).map(({ _id }) => _id) } }] }
}

export const productsRules: ServiceRules<'products'> = {
  narrow: narrowToLow,
  prepareCreate: async (_call, work, data) => {
    await assertSameGroup(work, data.categoryId, data.group)
    const { cost, ...rest } = data
    const fields: Partial<StoredOf<'products'>> = {
      ...rest,
      ...(data.group === 'goods' && cost !== undefined ? { cost } : {}),
      slug: await freeSku(work, data.slug ?? data.name),
      unit: data.unit?.trim() || 'ea.',
    }
    return fields
  },
  preparePatch: async (_call, work, before, data) => {
    if (data.categoryId) await assertSameGroup(work, data.categoryId, before.group)
    const { cost, ...rest } = data
    return before.group === 'goods' && cost !== undefined ? { ...rest, cost } : rest
  },
  reports: { transactions, notshipped, sales: productSales },
}
