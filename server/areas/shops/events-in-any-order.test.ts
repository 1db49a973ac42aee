import { readLazadaOrder } from '@shared/areas/shops/rules/lazada'
import type { Payload } from '@shared/areas/shops/rules/payload'
import { afterReport, type ShopOrder } from '@shared/areas/shops/rules/shop-order'
import { readShopeeOrder } from '@shared/areas/shops/rules/shopee'
import { readTikiOrder } from '@shared/areas/shops/rules/tiki'
import type { Order } from '@shared/areas/trade/services/orders'
import { SeededRandom } from '../../product/demo/random'
import { startTestApp, type TestApp } from '../../testing/app'
import { Marketplaces } from '../../testing/platforms/marketplaces'
import { lazadaOrder, shopeeOrder, tikiOrder } from '../../testing/platforms/samples'
import { TIKI_APPLICATION } from '../../testing/platforms/tiki'
import { Shop } from '../../testing/shop'
import { namesOf } from './follow-order'
import { shopRun } from './shop-run'
import { takeInOrder } from './ingest'

const now = new Date('2026-11-20T03:00:00.000Z')
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000)

const marketplaces = new Marketplaces(() => now)
const { shopee, lazada } = marketplaces
let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: await marketplaces.listen() })
})

beforeEach(async () => {
  shop = await Shop.open(app)
  await app.database.collection('workspaces').updateOne({ slug: shop.founder.slug }, { $set: { apps: ['ecoms'] } })
})

afterAll(async () => {
  await marketplaces.close()
  await app.close()
})

type Platform = 'shopee' | 'lazada' | 'tiki'
const permissions = {
  shopee: () => ({ platformCode: shopee.newCode(), platformShop: shopee.shop }),
  lazada: () => {
    lazada.codes.add('0_123456_abc')
    return { platformCode: '0_123456_abc' }
  },
  tiki: () => ({ platformToken: `${TIKI_APPLICATION.id}:${TIKI_APPLICATION.secret}` }),
}
const connected = async (platformName: Platform): Promise<string> =>
  (await shop.api.create('assets', { group: 'Sales Agents', name: `Gian ${platformName}`, platformName, ...permissions[platformName]() }))
    ._id

/** What happens to orders of a platform, each by the words it is told in; stories end where no goods are on their way. */
const stories: Readonly<Record<Platform, readonly (readonly string[])[]>> = {
  shopee: [
    ['UNPAID', 'READY_TO_SHIP', 'PROCESSED', 'SHIPPED', 'TO_CONFIRM_RECEIVE', 'COMPLETED'],
    ['UNPAID', 'READY_TO_SHIP', 'IN_CANCEL', 'CANCELLED'],
    ['READY_TO_SHIP', 'PROCESSED', 'SHIPPED', 'TO_RETURN'],
  ],
  lazada: [
    ['unpaid', 'pending', 'packed', 'ready_to_ship', 'shipped', 'delivered'],
    ['unpaid', 'pending', 'canceled'],
    ['pending', 'ready_to_ship', 'shipped', 'failed_delivery', 'shipped_back_success'],
  ],
  tiki: [
    ['queueing', 'picking', 'finished_packing', 'shipping', 'successful_delivery', 'complete'],
    ['queueing', 'picking', 'canceled'],
    ['queueing', 'finished_packing', 'handover_to_partner', 'returned'],
  ],
}
const tellers = [
  ['shopee' as const, shopeeOrder, readShopeeOrder],
  ['lazada' as const, lazadaOrder, readLazadaOrder],
  ['tiki' as const, tikiOrder, readTikiOrder],
] as const

/** All that is told of so many orders, in its order. */
const payloadsOf = (
  platform: Platform,
  orderOf: (typeof tellers)[number][1],
  { prefix, count, skus }: { readonly prefix: string; readonly count: number; readonly skus: readonly string[] },
): Payload[] =>
  Array.from({ length: count }, (_none, nth) => stories[platform][nth % stories[platform].length] ?? []).flatMap((words, nth) =>
    words.map((status, place) => {
      const lines = [{ sku: skus[nth % skus.length] ?? '', price: 1000 + nth, quantity: 1 + (nth % 3) }]
      return { ...orderOf({ code: `${prefix}${nth}`, status, at: minutes(-60 + place), created: minutes(-70), lines }) }
    }),
  )

test.each(tellers)('a thousand payloads of %s, shuffled and doubled, say what they say in their order', (platform, orderOf, read) => {
  const payloads = payloadsOf(platform, orderOf, { prefix: 'A', count: 250, skus: ['GAO'] }).slice(0, 1000)
  expect(payloads).toHaveLength(1000)
  const known = (reported: readonly Payload[]) => {
    const orders = new Map<string, ShopOrder>()
    for (const order of reported.flatMap((payload) => read(payload) ?? [])) {
      const before = orders.get(order.code)
      if (!before) orders.set(order.code, order)
      else {
        const { isLate, standing } = afterReport(before, order)
        orders.set(order.code, { ...(isLate ? before : order), standing })
      }
    }
    return [...orders.values()].sort((one, other) => (one.code < other.code ? -1 : 1))
  }
  const doubled = [...payloads, ...payloads]
  expect(known(new SeededRandom(1).some(doubled, doubled.length))).toEqual(known(payloads))
})

/** Orders of each platform that are told in their order, and as many out of it; `.ci/run` tells a thousand payloads of each. */
const TOLD_ORDERS = Number(process.env['TOLD_ORDERS'] ?? 4)
/** Then what is left is told undisturbed. */
const KILLS = Math.min(TOLD_ORDERS, 100)
/** What is told of an order, twice over, and what is told once more after a kill. */
const MOST_MS_PER_ORDER = 2000
/** MongoDB's code of a command that was stopped amid its work. */
const INTERRUPTED = 11_601

/** From some write on nothing is written any more, until it is called with 'off'. */
const stopWriting = (mode: { readonly skip: number } | 'off') =>
  app.database.client.db('admin').command({
    configureFailPoint: 'failCommand',
    mode,
    ...(mode === 'off' ? {} : { data: { failCommands: ['bulkWrite', 'insert', 'update'], errorCode: INTERRUPTED } }),
  })

/** What orders came to, by what their shop calls them. */
const statesOf = (found: readonly Order[], prefix: string) =>
  found
    .filter(({ refId = '' }) => refId.startsWith(prefix))
    .map(({ refId = '', status, total, paid, items, shop: reported }) => ({
      code: refId.slice(prefix.length),
      status,
      total,
      paid,
      items: items.map(({ productId, price, quantity, shipped }) => ({ productId, price, quantity, shipped })),
      reported: { ...reported, code: '' },
    }))
    .sort((one, other) => Number(one.code) - Number(other.code))

test.each(tellers)(
  'payloads of %s, shuffled, doubled and cut off by kills, come to what the ordered run comes to',
  async (platform, orderOf) => {
    const random = new SeededRandom(TOLD_ORDERS)
    const goods = await Promise.all(['Gạo', 'Đậu'].map((name) => shop.goods(name, { stock: 20 * TOLD_ORDERS, cost: 700 })))
    const assetId = await connected(platform)
    const kept = await app.app.get('database').records('shops', shop.founder.workspaceId).one({ assetId })
    if (!kept) throw new Error('there is no shop')
    const run = await shopRun(app.app, kept)
    const names = await namesOf(run)
    const reported = { count: TOLD_ORDERS, skus: goods.map(({ slug }) => slug) }
    for (const payload of payloadsOf(platform, orderOf, { prefix: 'A', ...reported })) await takeInOrder(run, payload, names, 'push')

    const payloads = payloadsOf(platform, orderOf, { prefix: 'B', ...reported })
    const left = random.some([...payloads, ...payloads], 2 * payloads.length)
    let kills = 0
    while (left.length > 0) {
      const several = left.splice(0, random.whole(2, 8))
      if (kills < KILLS) await stopWriting({ skip: random.whole(0, 6) })
      try {
        for (const payload of several) await takeInOrder(run, payload, names, 'push')
      } catch (error) {
        expect(error).toMatchObject({ code: INTERRUPTED })
        kills++
        // Whoever wasn't answered tells it again.
        left.push(...several)
      } finally {
        await stopWriting('off')
      }
    }
    expect(kills).toBe(KILLS)
    const found = (await shop.api.find('orders', { group: 'sales', $limit: -1 })).data
    expect(statesOf(found, 'A')).toHaveLength(TOLD_ORDERS)
    expect(statesOf(found, 'B')).toEqual(statesOf(found, 'A'))
    expect(await shop.differences()).toEqual([])
  },
  5000 + MOST_MS_PER_ORDER * TOLD_ORDERS,
)
