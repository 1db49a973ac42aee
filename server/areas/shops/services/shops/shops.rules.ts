import { SOLD_GROUP } from '@shared/foundation/documents/order-kinds'
import { dayOf, startOfDay } from '@shared/foundation/days/days'
import { aliasOf, guessProduct, shopNames } from '@shared/areas/shops/rules/lines'
import { pieces } from '@shared/foundation/documents/order-lines'
import { stillOpen } from '@shared/foundation/documents/order-totals'
import { dong } from '@shared/foundation/money/money'
import type { StoredOf } from '../../../../kernel/collections'
import type { Call, ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import { assertKnownLabels } from '../../../workspace/labels'
import { AppError } from '../../../../platform/errors'
import { shopPushes } from '../../receive-push'
import { assertMayKeepShops } from '../../connect-shop'
import { namesOf } from '../../follow-order'
import { PULL_EVERY_MS, pullQueues } from '../../pull-queue'
import { compareListings, lookAtListings, sendListings } from '../../listings'
import { shopRun } from '../../shop-run'
import { settlement } from './settlement'
import { replay } from '../../ingest'
import { compareShops, lookAtShops, shopOutbox, syncShops, tellShops } from '../../shop-work'
import { syncShop } from '../../sync-shop'
import { platformClients } from '../../clients'

type Order = StoredOf<'orders'>
type Reports = ReportFunctions<'shops'>

const MAX_ORDERS = 10_000
/** Orders that are named of goods nobody knows. */
const NAMED_ORDERS = 50
const UNSETTLED = ['partial-shipped', 'shipped', 'delivered', 'finished']

const newestFirst = { created: -1, _id: -1 } as const

const figures: Reports['figures'] = async ({ app, caller }) => {
  const database = app.get('database')
  const [shops, today, unsettled, errors] = await Promise.all([
    database.records('shops', caller.workspaceId).find({ state: { $ne: 'off' } }, { only: ['assetId'], sort: { _id: 1 } }),
    database.records('orders', caller.workspaceId).find(
      {
        'shop.code': { $exists: true },
        created: { $gte: startOfDay(dayOf(app.get('now')(), caller.zone), caller.zone) },
        status: { $ne: 'cancelled' },
      },
      { only: ['shop', 'total'], sort: newestFirst, limit: MAX_ORDERS },
    ),
    database.records('orders', caller.workspaceId).find(
      { group: SOLD_GROUP, 'shop.code': { $exists: true }, statusPayment: 'pending', status: { $in: UNSETTLED } },
      {
        only: ['group', 'status', 'shop', 'total', 'paid', 'returnedTotal', 'usePartnerBalance', 'writtenOff'],
        sort: newestFirst,
        limit: MAX_ORDERS,
      },
    ),
    database
      .records('orders', caller.workspaceId)
      .find({ group: SOLD_GROUP, status: 'error' }, { only: ['shop'], sort: newestFirst, limit: MAX_ORDERS }),
  ])
  const of = <T extends Pick<Order, 'shop'>>(orders: readonly T[], assetId: string): T[] =>
    orders.filter(({ shop }) => shop?.assetId === assetId)
  return {
    data: shops.map(({ _id, assetId }) => ({
      _id,
      orders: of(today, assetId).length,
      total: dong(of(today, assetId).reduce((sum, { total }) => sum + total, 0)),
      unsettled: dong(of(unsettled, assetId).reduce((sum, order) => sum + stillOpen(order), 0)),
      errors: of(errors, assetId).length,
    })),
  }
}

type Row = Awaited<ReturnType<Reports['unknown']>>['data'][number]

const unknown: Reports['unknown'] = async ({ app, caller }) => {
  const database = app.get('database')
  const [orders, products, bundles] = await Promise.all([
    database
      .records('orders', caller.workspaceId)
      .find({ group: SOLD_GROUP, status: 'error', 'shop.code': { $exists: true } }, { sort: { created: 1, _id: 1 }, limit: MAX_ORDERS }),
    database.records('products', caller.workspaceId).find({ status: 'active' }, { only: ['name', 'slug', 'price'], sort: { _id: 1 } }),
    database.records('shopBundles', caller.workspaceId).find({}, { only: ['sku', 'items'], sort: { _id: 1 } }),
  ])
  const names = shopNames(products, bundles)
  const rows = new Map<string, Row>()
  // A bundle is known; it waits for what stands beside it in the order.
  const waits = ({ productId, aliasSlug = '', aliasName, name }: Order['items'][number]): boolean =>
    !productId && names({ sku: aliasSlug, name: aliasName ?? name }) === null
  for (const order of orders) for (const item of order.items) if (waits(item)) addTo(rows, order, item)
  const data = [...rows.values()].map((row) => {
    const guess = guessProduct(row, products)
    return guess ? { ...row, guess: { _id: guess._id, name: guess.name } } : row
  })
  return {
    totalQty: data.reduce((sum, { totalQty }) => sum + totalQty, 0),
    totalOrder: orders.filter(({ items }) => items.some(waits)).length,
    data: data.sort((one, other) => other.totalOrder - one.totalOrder).slice(0, 200),
  }
}

const addTo = (rows: Map<string, Row>, order: Order, item: Order['items'][number]): void => {
  if (!order.shop) return
  const sku = item.aliasSlug ?? ''
  const name = item.aliasName ?? item.name
  const key = `${order.shop.platform} ${aliasOf({ sku, name })}`
  const known = rows.get(key)
  const { _id, order_number } = order
  const named = { _id, order_number, code: order.shop.code, buyer: order.shop.buyer.name, quantity: item.quantity }
  rows.set(key, {
    sku,
    name,
    platformName: order.shop.platform,
    price: item.price ?? dong(0),
    totalQty: pieces((known?.totalQty ?? 0) + item.quantity),
    totalOrder: (known?.totalOrder ?? 0) + 1,
    since: known?.since ?? order.created,
    orders: [...(known?.orders ?? []), named].slice(0, NAMED_ORDERS),
  })
}

/** Stands for an agent that is made when its platform has let us in. */
const NEW_SHOP = { _id: 'new', group: 'Sales Agents' } as const

const address: Reports['address'] = async ({ app, caller }, { assetId, platformName, state = '' }) => {
  const asset = assetId ? await app.get('database').records('assets', caller.workspaceId).byId(assetId) : NEW_SHOP
  if (!asset) throw AppError.atField('assetId', 'data.reference', { field: 'assetId' })
  const { publicUrl, integrations } = app.get('config')
  const redirect = `${publicUrl}/assets/${encodeURIComponent(asset.group)}/${platformName}/${asset._id}`
  return { url: platformClients(integrations)[platformName].address({ redirect, state, now: app.get('now')() }) }
}

/** @throws AppError 404 for an event that isn't this shop's */
const replayEvent = async ({ app, caller }: Call<'shops'>, shop: StoredOf<'shops'>, id: string): Promise<void> => {
  const event = await app.get('database').records('shopEvents', caller.workspaceId).byId(id)
  if (event?.assetId !== shop.assetId) throw AppError.of('request.not-found')
  const run = await shopRun(app, shop)
  await replay(run, event, await namesOf(run))
}

const assertLabel = ({ app, caller }: Call<'shops'>, before: string | undefined, after: string): Promise<void> =>
  assertKnownLabels(app.get('database'), caller, { option: 'fundLabels', field: 'label', before: before ? [before] : [], after: [after] })

/** Shops on marketplaces: they come and go with their assets, and here is what is kept of each. */
export const shopsRules: ServiceRules<'shops'> = {
  patch: async (call, id, data, next) => {
    const shop = await next()
    // Whether a price differs depends on who sets it.
    if (data.sendsPrices !== undefined) await compareListings(await shopRun(call.app, shop))
    if (data.fetch === undefined && data.replay === undefined && data.send === undefined) return shop
    await assertMayKeepShops(call)
    if (data.replay) await replayEvent(call, shop, data.replay)
    if (data.fetch === 'Goods') await lookAtListings(call.app, shop)
    else if (data.fetch) await syncShop(call.app, shop, data.fetch)
    if (data.send) await sendListings(call.app, shop, data.send)
    return call.service.read(id, call.params)
  },
  preparePatch: async (call, _work, before, { label, fetch: _fetch, replay: _replay, send: _send, ...fields }) => {
    if (label) await assertLabel(call, before.label, label)
    return { ...fields, ...(label === undefined ? {} : { label: label ?? undefined }) }
  },
  reports: { figures, unknown, settlement, address },
  outbox: shopOutbox,
  jobs: [
    syncShops,
    { name: 'what shops keep until they are asked', everyMs: PULL_EVERY_MS, run: pullQueues },
    compareShops,
    tellShops,
    lookAtShops,
  ],
  pushes: shopPushes,
}
