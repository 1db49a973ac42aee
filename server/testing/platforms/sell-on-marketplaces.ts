import { shopOutbox } from '../../areas/shops/shop-work'
import type { JobRule } from '../../kernel/jobs'
import { newHolder } from '../../kernel/leases'
import { workOffOutbox } from '../../kernel/outbox'
import { startTestApp, type TestApp } from '../app'
import { Shop } from '../shop'
import { Marketplaces } from './marketplaces'
import { TIKI_APPLICATION } from './tiki'

export type Platform = 'shopee' | 'lazada' | 'tiki'

const BEGINNING = '2026-11-20T03:00:00.000Z'

/** A company that sells on marketplaces: one server for a suite, a new company with nothing sold for each of its tests.
 *  Time stands still at the platforms and here, until a test moves it on. */
export const sellOnMarketplaces = () => {
  let now = new Date(BEGINNING)
  let app: TestApp
  let shop: Shop
  const marketplaces = new Marketplaces(() => now)
  const { shopee, lazada, tiki } = marketplaces

  beforeAll(async () => {
    app = await startTestApp({ now: () => now, env: await marketplaces.listen() })
  })

  afterAll(async () => {
    await marketplaces.close()
    await app.close()
  })

  beforeEach(async () => {
    now = new Date(BEGINNING)
    shop = await Shop.open(app)
    await allow('ecoms')
    marketplaces.forget()
    // Shops of other tests would be asked as well.
    await app.database.collection('shops').updateMany({}, { $set: { state: 'off' } })
  })

  /** The apps that are switched on. */
  const allow = async (...apps: string[]) => {
    await app.database.collection('workspaces').updateOne({ slug: shop.founder.slug }, { $set: { apps } })
    app.app.get('access').workspaceChanged(shop.founder.workspaceId)
  }

  const connect = async (data: object): Promise<string> => {
    const asset = await shop.api.create('assets', { group: 'Sales Agents', name: 'Mộc Sương Official' })
    await shop.api.patch('assets', asset._id, data)
    return asset._id
  }

  /** What one of several nodes does of the outbox. */
  const workOff = () => workOffOutbox(app.app, shopOutbox, newHolder())

  return {
    shopee,
    lazada,
    tiki,
    get app(): TestApp {
      return app
    },
    get shop(): Shop {
      return shop
    },
    allow,
    now: (): Date => now,
    /** Lets so many minutes go by. */
    wait: (count: number): void => {
      now = new Date(now.getTime() + count * 60_000)
    },
    /** So many minutes from now. */
    minutes: (count: number): Date => new Date(now.getTime() + count * 60_000),
    /** Connects a shop of a platform, as the platform allowed it. @returns the id of its agent */
    connected: {
      shopee: () => {
        shopee.codes.add('code-1')
        return connect({ platformName: 'shopee', platformCode: 'code-1', platformShop: shopee.shop })
      },
      lazada: () => {
        lazada.codes.add('0_123456_abc')
        return connect({ platformName: 'lazada', platformCode: '0_123456_abc' })
      },
      tiki: () => connect({ platformName: 'tiki', platformToken: `${TIKI_APPLICATION.id}:${TIKI_APPLICATION.secret}` }),
    },
    workOff,
    /** A job's turn, and what follows of it. */
    turnOf: async ({ run }: JobRule): Promise<void> => {
      await run(app.app, new AbortController().signal)
      await workOff()
    },
    /** What waits in the outbox for shops of the company. */
    inOutbox: async (kind: string) => (await shop.api.find('outgoing', { kind })).data,
    sync: (id: string, platform: Platform, what: 'Orders' | 'Payments' = 'Orders', since = '') =>
      shop.api.send('GET', `assets/${id}?sync=${platform}${what}${since && `&since=${since}`}`),
    orders: async () => (await shop.api.find('orders', { group: 'sales', $sort: { _id: 1 } })).data,
    events: async (query: object = {}) => (await shop.api.find('shopEvents', { $sort: { at: 1, _id: 1 }, ...query })).data,
    listings: async (query: object = {}) => (await shop.api.find('shopListings', { $sort: { sku: 1 }, ...query })).data,
    stockOf: async (productId: string) => (await shop.api.get('products', productId)).stockCount,
    /** The only shop there is. */
    keptShop: async () => {
      const [kept] = (await shop.api.find('shops', {})).data
      if (!kept) throw new Error('there is no shop')
      return kept
    },
  }
}
