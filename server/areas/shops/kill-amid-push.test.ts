import { SeededRandom } from '../../product/demo/random'
import { Installation } from '../../testing/installation'
import { Marketplaces } from '../../testing/platforms/marketplaces'
import { lazadaOrder, shopeeOrder, tikiOrder } from '../../testing/platforms/samples'
import { TIKI_APPLICATION } from '../../testing/platforms/tiki'
import type { StandIn } from '../../testing/platforms/stand-in'

jest.setTimeout(180_000)

const ORDERS = 12
/** Pieces of each order, and those that lie in the warehouse at first. */
const [PIECES, STOCK] = [2, 100]
/** How much later than a call the server may be killed, at most. */
const MOST_LATER_MS = 40

const marketplaces = new Marketplaces()
const { shopee, lazada, tiki } = marketplaces
let installation: Installation

beforeAll(async () => {
  environment = await marketplaces.listen()
})
afterAll(() => marketplaces.close())
let environment: Readonly<Record<string, string>>
beforeEach(async () => {
  installation = await Installation.make(environment)
})
afterEach(() => installation.end())

/** How one platform tells of an order, and asks to be asked for it. */
interface Teller {
  readonly platformName: 'shopee' | 'lazada' | 'tiki'
  readonly server: StandIn
  readonly permission: () => object
  readonly put: (code: string, word: string, at: Date, sku: string) => void
  /** Absent: it keeps what happened until it is asked. */
  readonly push?: (code: string, word: string) => { readonly body: string; readonly headers: Readonly<Record<string, string>> }
  /** Of such a one: whether it keeps all that happens from now on. */
  readonly hasListeners?: () => boolean
  /** Whether an order is asked for. */
  readonly isAsked: (path: string) => boolean
  /** What becomes of orders, in its words, and what the books make of it. */
  readonly stories: readonly { readonly words: readonly string[]; readonly status: string; readonly isGone: boolean }[]
}

const line = (sku: string) => ({ sku, price: 1000, quantity: PIECES })
const began = new Date(Date.now() - 3_600_000)

const tellers: readonly Teller[] = [
  {
    platformName: 'shopee',
    server: shopee.server,
    permission: () => ({ platformCode: shopee.newCode(), platformShop: shopee.shop }),
    put: (code, status, at, sku) => shopee.put(shopeeOrder({ code, status, at, created: began, lines: [line(sku)] })),
    push: (ordersn, status) => shopee.push(`${installation.address}/api/push/shopee`, { ordersn, status, update_time: 1 }),
    isAsked: (path) => path.endsWith('get_order_detail'),
    stories: [
      { words: ['READY_TO_SHIP', 'PROCESSED', 'SHIPPED', 'COMPLETED'], status: 'delivered', isGone: true },
      { words: ['UNPAID', 'READY_TO_SHIP', 'CANCELLED', 'CANCELLED'], status: 'cancelled', isGone: false },
      { words: ['READY_TO_SHIP', 'SHIPPED', 'SHIPPED', 'TO_RETURN'], status: 'returning', isGone: true },
    ],
  },
  {
    platformName: 'lazada',
    server: lazada.server,
    permission: () => {
      lazada.codes.add('0_123456_abc')
      return { platformCode: '0_123456_abc' }
    },
    put: (code, status, at, sku) => lazada.put(lazadaOrder({ code, status, at, created: began, lines: [line(sku)] })),
    push: (trade_order_id, order_status) => lazada.push({ trade_order_id, order_status, status_update_time: 1 }),
    isAsked: (path) => path.endsWith('/orders/items/get'),
    stories: [
      { words: ['pending', 'packed', 'shipped', 'delivered'], status: 'delivered', isGone: true },
      { words: ['unpaid', 'pending', 'canceled', 'canceled'], status: 'cancelled', isGone: false },
      { words: ['pending', 'shipped', 'failed_delivery', 'shipped_back_success'], status: 'returned', isGone: false },
    ],
  },
  {
    platformName: 'tiki',
    server: tiki.server,
    permission: () => ({ platformToken: `${TIKI_APPLICATION.id}:${TIKI_APPLICATION.secret}` }),
    put: (code, status, at, sku) => tiki.put(tikiOrder({ code, status, at, created: began, lines: [line(sku)] })),
    hasListeners: () => [...tiki.queues.values()].some(({ types }) => types.size === 2),
    isAsked: (path) => /\/v2\/orders\/B\d/.test(path),
    stories: [
      { words: ['queueing', 'picking', 'shipping', 'complete'], status: 'delivered', isGone: true },
      { words: ['queueing', 'picking', 'canceled', 'canceled'], status: 'cancelled', isGone: false },
      { words: ['queueing', 'shipping', 'shipping', 'returned'], status: 'returned', isGone: false },
    ],
  },
]
const ROUNDS = 4

/** Resolves when so many orders have been asked for. */
const asked = ({ server: { calls }, isAsked }: Teller, count: number): Promise<void> =>
  new Promise((resolve) => {
    let seen = 0
    const watched = calls.push.bind(calls)
    calls.push = (...more) => {
      seen += more.filter(({ path }) => isAsked(path)).length
      if (seen >= count) {
        calls.push = watched
        resolve()
      }
      return watched(...more)
    }
  })

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50))
}

test.each(tellers.map((teller) => [teller.platformName, teller] as const))(
  '%s: a server that is killed amid what it was told of, which nobody repeats, loses none of it and does nothing twice',
  async (_name, teller) => {
    const random = new SeededRandom(7)
    let server = await installation.startServer()
    const workspaceId = await installation.openCompany()
    let api = await installation.signIn(workspaceId)
    await api.patch('workspaces', workspaceId, { apps: ['ecoms'] })
    const [category, warehouse] = await Promise.all([
      api.create('categories', { group: 'goods', name: 'Gạo' }),
      api.create('warehouses', { name: 'Kho' }),
    ])
    const rice = await api.create('products', { group: 'goods', categoryId: category._id, name: 'Gạo', price: 1000 })
    const stocked = { group: 'inventoryIn', items: [{ productId: rice._id, quantity: STOCK, cost: 600 }], status: 'delivered' }
    await api.create('orders', { ...stocked, isForce: true, warehouseId: warehouse._id })
    const { platformName, permission, stories, hasListeners = () => true } = teller
    await api.create('assets', { group: 'Sales Agents', name: 'Gian hàng', platformName, ...permission() })
    // The first fetch is over; from now on it is told.
    await until(async () => {
      const [shop] = (await api.find('shops', {})).data
      return shop?.paymentsSince !== undefined && shop.fetching === undefined && hasListeners()
    })

    const storyOf = (nth: number) => stories[nth % stories.length] ?? { words: [], status: '', isGone: false }
    for (let round = 0; round < ROUNDS; round++) {
      const isLast = round === ROUNDS - 1
      const amid = asked(teller, isLast ? ORDERS : random.whole(1, ORDERS - 2))
      for (let nth = 0; nth < ORDERS; nth++) {
        teller.put(`B${nth}`, storyOf(nth).words[round] ?? '', new Date(), rice.slug)
      }
      const answers = Array.from({ length: ORDERS }, async (_none, nth) => {
        const push = teller.push?.(`B${nth}`, storyOf(nth).words[round] ?? '')
        await (push && installation.open.with(push.headers).send('POST', `push/${platformName}`, push.body))
      })
      const reported = Promise.allSettled(answers)
      await amid
      if (!isLast) {
        await new Promise((resolve) => setTimeout(resolve, random.whole(0, MOST_LATER_MS)))
        await server.stop('SIGKILL')
        server = await installation.startServer()
        api = await installation.signIn(workspaceId)
      }
      await reported
    }
    const [shop] = (await api.find('shops', {})).data
    const fetched = await api.send('GET', `assets/${shop?.assetId}?sync=${platformName}Orders`)
    expect(fetched).toMatchObject({ status: 200 })
    const orders = (await api.find('orders', { group: 'sales', $limit: -1 })).data
    const statuses = new Map(orders.map(({ refId = '', status }) => [refId, status]))
    expect(orders).toHaveLength(ORDERS)
    const ends = Array.from({ length: ORDERS }, (_none, nth) => storyOf(nth))
    expect(ends.map((_end, nth) => statuses.get(`B${nth}`))).toEqual(ends.map(({ status }) => status))
    const left = STOCK - PIECES * ends.filter(({ isGone }) => isGone).length
    expect((await api.get('products', rice._id)).stockCount).toBe(left)
    await server.stop('SIGTERM')
    const verify = installation.admin('verify')
    expect([await verify.ended, verify.output().trimEnd().split('\n').at(-1)]).toEqual([0, 'All figures agree with their entries.'])
  },
)
