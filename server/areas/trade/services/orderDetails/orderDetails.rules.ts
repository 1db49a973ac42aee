import { mayReadOrders, ORDER_GROUP_NAMES, orderKind } from '@shared/foundation/documents/order-kinds'
import { itemTotal } from '@shared/foundation/documents/order-totals'
import { GIFT_FIGURES, giftsByProduct, totalsOf } from '@shared/areas/goods/rules/reports/sales-by'
import { can } from '@shared/foundation/rights/rights'
import { pageLimits } from '@shared/foundation/declaration/define-service'
import type { OrderDetail } from '@shared/areas/trade/services/orderDetails'
import type { NarrowedBy } from '@shared/registry/service-types'
import type { Stored } from '@shared/foundation/declaration/wire'
import { CustomAnswer } from '../../../../kernel/custom-answer'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import type { ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { knownAtOf } from '../../../../ledger/known-at'
import { readRange } from '../../../../ledger/read-rollups'

type Order = StoredOf<'orders'>
type Product = StoredOf<'products'>
type Row = Stored<OrderDetail>
type Rules = ServiceRules<'orderDetails'>

const partnerFields = ['customerId', 'agentId', 'supplierId'] as const

/** Lines of the orders that the caller may read and the query asks for, newest order first. */
const find: NonNullable<Rules['find']> = async ({ app, params, caller }) => {
  const {
    $limit = pageLimits.default,
    $skip = 0,
    $sort: _sort,
    $select,
    ...conditions
  } = (params.query ?? {}) as Record<string, unknown> & {
    $limit?: number
    $skip?: number
    $select?: readonly string[]
  }
  const { productId, partnerId, orderId } = (params.reading?.narrowedBy ?? {}) as NarrowedBy<'orderDetails'>
  const groups = ORDER_GROUP_NAMES.filter((group) => mayReadOrders(caller.rights, group))
  const asked = conditions['group']
  if (typeof asked === 'string' && !groups.some((group) => group === asked)) throw AppError.of('rights.group', { group: asked })
  const orders = await app
    .get('database')
    .records('orders', caller.workspaceId)
    .find(
      {
        $and: [
          conditions,
          { group: { $in: groups }, status: { $nin: ['cancelled', 'error'] } },
          ...(productId ? [{ 'items.productId': productId }] : []),
          ...(orderId ? [{ _id: orderId }] : []),
          ...(partnerId ? [{ $or: partnerFields.map((field) => ({ [field]: partnerId })) }] : []),
        ],
      },
      { sort: { _id: -1 }, limit: pageLimits.all + 1 },
    )
  if (orders.length > pageLimits.all) throw AppError.of('query.too-many-rows')
  const rows = orders.flatMap((order) => linesOf(order, caller)).filter((row) => productId === undefined || row.productId === productId)
  if ($limit === -1 && rows.length > pageLimits.all) throw AppError.of('query.too-many-rows')
  const page = $limit === 0 ? [] : $limit === -1 ? rows.slice($skip) : rows.slice($skip, $skip + $limit)
  return new CustomAnswer({
    total: params.reading?.counted === false ? null : rows.length,
    limit: $limit,
    skip: $skip,
    data: page.map((row) => chosen(row, $select)),
  })
}

const chosen = (row: Row, fields: readonly string[] | undefined): object =>
  fields ? Object.fromEntries(Object.entries(row).filter(([field]) => field === '_id' || fields.includes(field))) : row

const linesOf = (order: Order, caller: Caller): Row[] => {
  const { _id: orderId, workspaceId, rev, updated, order_number, group, created, status } = order
  const partner = order.customer ?? order.agent ?? order.supplier
  const seesCost = can(caller.rights, ['/purchases'])
  return order.items.map((item, index) => {
    const { productId, name, slug, unit, quantity, quantityGift, shipped, returned = 0, price, cost } = item
    const isPriced = orderKind(group).valuedAt === 'price'
    const value = isPriced ? { price } : seesCost ? { cost } : {}
    return {
      _id: `${orderId}.${index}`,
      workspaceId,
      rev,
      ...(updated ? { updated } : {}),
      orderId,
      order_number,
      group,
      created,
      status,
      ...(partner ? { partnerId: partner._id, partner: partner.name } : {}),
      ...(productId ? { productId } : {}),
      itemGroup: item.group,
      name,
      ...(slug ? { slug } : {}),
      ...(unit ? { unit } : {}),
      quantity,
      quantityGift,
      shipped,
      returned,
      ...Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)),
      ...(isPriced || seesCost ? { amount: itemTotal(group, item) } : {}),
    }
  })
}

const gifts: ReportFunctions<'orderDetails'>['gifts'] = async ({ app, caller }, { since, until, knownAt }) => {
  const database = app.get('database')
  const known = knownAtOf(knownAt, app.get('now')(), caller.zone)
  const rows = giftsByProduct(await readRange(database, caller.workspaceId, ['productSales'], since, until, { known }))
  const products = await database
    .records('products', caller.workspaceId)
    .find({ _id: { $in: rows.map(({ _id }) => _id as Product['_id']) } }, { only: ['name', 'slug', 'unit'] })
  const byId = new Map<string, (typeof products)[number]>(products.map((product) => [product._id, product]))
  const { gift: quantity, giftValue: value } = totalsOf(rows, GIFT_FIGURES)
  return {
    since,
    until,
    total: { quantity, value },
    data: rows.map(({ _id, gift, giftValue }) => ({
      _id: _id as Product['_id'],
      name: byId.get(_id)?.name ?? '',
      slug: byId.get(_id)?.slug ?? '',
      unit: byId.get(_id)?.unit ?? '',
      quantity: gift,
      value: giftValue,
    })),
  }
}

export const orderDetailsRules: Rules = { find, reports: { gifts } }
