import { startTestApp, type TestApp } from '../testing/app'
import { LazadaStandIn, LAZADA_KEYS } from '../testing/platforms/lazada'
import { lazadaOrder, seconds, shopeeOrder, tikiOrder } from '../testing/platforms/samples'
import { ShopeeStandIn, SHOPEE_KEYS } from '../testing/platforms/shopee'
import { TIKI_APPLICATION, TikiStandIn } from '../testing/platforms/tiki'
import { Shop } from '../testing/shop'

let now = new Date('2026-11-20T03:00:00.000Z')
/** Time goes by at the platforms and here. */
const wait = (count: number): void => {
  now = new Date(now.getTime() + count * 60_000)
}
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000)

const shopee = new ShopeeStandIn()
const lazada = new LazadaStandIn(() => now)
const tiki = new TikiStandIn()
let app: TestApp
let shop: Shop

beforeAll(async () => {
  const [shopeeUrl, lazadaUrl, tikiUrl] = await Promise.all([shopee.server.listen(), lazada.server.listen(), tiki.server.listen()])
  app = await startTestApp({
    now: () => now,
    env: {
      SHOPEE_URL: shopeeUrl,
      SHOPEE_PARTNER_ID: SHOPEE_KEYS.partnerId,
      SHOPEE_PARTNER_KEY: SHOPEE_KEYS.partnerKey,
      SHOPEE_PUSH_KEY: SHOPEE_KEYS.pushKey,
      LAZADA_URL: `${lazadaUrl}/rest`,
      LAZADA_AUTH_URL: lazadaUrl,
      LAZADA_APP_KEY: LAZADA_KEYS.appKey,
      LAZADA_APP_SECRET: LAZADA_KEYS.appSecret,
      TIKI_URL: tikiUrl,
    },
  })
})

afterAll(async () => {
  await Promise.all([shopee, lazada, tiki].map(({ server }) => server.close()))
  await app.close()
})

beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00.000Z')
  shop = await Shop.open(app)
  await allow('ecoms')
  for (const platform of [shopee, lazada, tiki]) platform.orders.clear()
  shopee.escrows.length = 0
  lazada.transactions.length = 0
})

const allow = (...apps: string[]) => app.database.collection('workspaces').updateOne({ slug: shop.founder.slug }, { $set: { apps } })

type Platform = 'shopee' | 'lazada' | 'tiki'
const sync = (id: string, platform: Platform, what: 'Orders' | 'Payments' = 'Orders', since = '') =>
  shop.api.send('GET', `assets/${id}?sync=${platform}${what}${since && `&since=${since}`}`)

const connected = {
  shopee: async () => {
    shopee.codes.add('code-1')
    return connect({ platformName: 'shopee', platformCode: 'code-1', platformShop: shopee.shop })
  },
  lazada: async () => {
    lazada.codes.add('0_123456_abc')
    return connect({ platformName: 'lazada', platformCode: '0_123456_abc' })
  },
  tiki: async () => connect({ platformName: 'tiki', platformToken: `${TIKI_APPLICATION.id}:${TIKI_APPLICATION.secret}` }),
}

const connect = async (data: object): Promise<string> => {
  const asset = await shop.api.create('assets', { group: 'Sales Agents', name: 'Mộc Sương Official' })
  await shop.api.patch('assets', asset._id, data)
  return asset._id
}

const orders = async () => (await shop.api.find('orders', { group: 'sales', $sort: { _id: 1 } })).data
const events = async (query: object = {}) => (await shop.api.find('shopEvents', { $sort: { at: 1, _id: 1 }, ...query })).data
const stockOf = async (productId: string) => (await shop.api.get('products', productId)).stockCount

test('a shop is connected with what the platform sent back, and its token is in no answer', async () => {
  const id = await connected.shopee()
  const asset = await shop.api.get('assets', id)
  expect(asset).toMatchObject({ platformName: 'shopee', platformCode: '600000', platformConnected: true })
  const [kept] = (await shop.api.find('shops', {})).data
  expect(kept).toMatchObject({ assetId: id, state: 'connected', platformName: 'shopee', warehouse: { name: 'Kho chính' } })
  expect(JSON.stringify([asset, kept, await events()])).not.toMatch(/access-|refresh-/)
  const stored = await app.database.collection('shops').findOne({ code: '600000' })
  expect(JSON.stringify(stored)).not.toMatch(/access-|refresh-/)
})

test('without the app, or the right to sell, no shop is connected', async () => {
  await allow()
  const asset = await shop.api.create('assets', { group: 'Sales Agents', name: 'Gian hàng' })
  expect(await shop.api.refused('PATCH', `assets/${asset._id}`, { platformName: 'tiki', platformToken: 'x' })).toMatchObject({
    code: 403,
    message: 'The app Marketplaces is not switched on',
  })
})

test.each([
  ['shopee' as const, shopeeOrder, shopee, ['READY_TO_SHIP', 'SHIPPED', 'COMPLETED']],
  ['lazada' as const, lazadaOrder, lazada, ['pending', 'shipped', 'delivered']],
  ['tiki' as const, tikiOrder, tiki, ['queueing', 'shipping', 'successful_delivery']],
])('an order of %s is made, leaves the warehouse and is delivered as the platform says', async (platform, orderOf, standIn, words) => {
  const rice = await shop.goods('Gạo', { price: 1200, stock: 10, cost: 700 })
  const id = await connected[platform]()
  const created = now
  const say = (place: number) => {
    wait(10)
    const lines = [{ sku: rice.slug, price: 1000, quantity: 3 }]
    standIn.put(orderOf({ code: '2611218QK7M', status: words[place] ?? '', at: now, created, lines }) as never)
  }
  say(0)
  expect(await sync(id, platform)).toMatchObject({ status: 200, body: { status: 1, told: 1, changed: 1 } })
  const [made] = await orders()
  expect(made).toMatchObject({
    total: 3000,
    agentId: id,
    shop: { code: '2611218QK7M', platform },
    items: [{ productId: rice._id, price: 1000, quantity: 3 }],
  })
  expect(made?.creatorId).toBeUndefined()
  expect(await stockOf(rice._id)).toBe(10)
  say(1)
  await sync(id, platform)
  expect((await orders())[0]).toMatchObject({ status: 'shipped', items: [{ shipped: 3 }] })
  expect(await stockOf(rice._id)).toBe(7)
  say(2)
  await sync(id, platform)
  await sync(id, platform)
  expect(await orders()).toMatchObject([{ status: 'delivered' }])
  expect(await events({ kind: 'order' })).toMatchObject([{ outcome: 'made' }, { outcome: 'moved' }, { outcome: 'moved' }])
  expect(await shop.differences()).toEqual([])
})

test('an order that is called off gives back what it held; one that comes back brings its goods back', async () => {
  const rice = await shop.goods('Gạo', { stock: 10, cost: 700 })
  const id = await connected.lazada()
  const say = (code: string, status: string, at: number) =>
    lazada.put(lazadaOrder({ code, status, at: minutes(at), created: minutes(-90), lines: [{ sku: rice.slug, quantity: 2 }] }))
  say('1', 'pending', -2)
  say('2', 'shipped', -1)
  await sync(id, 'lazada')
  expect(await stockOf(rice._id)).toBe(8)
  wait(5)
  say('1', 'canceled', -2)
  say('2', 'shipped_back_success', -1)
  await sync(id, 'lazada')
  expect((await orders()).map(({ status }) => status)).toEqual(['cancelled', 'returned'])
  expect(await stockOf(rice._id)).toBe(10)
  expect(await shop.differences()).toEqual([])
})

test('people can’t change an order of a shop by hand', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  await sync(id, 'shopee')
  const [order] = await orders()
  const seller = await shop.member('/sales')
  for (const change of [{ status: 'processing' }, { items: [] }, { discount: 1 }])
    expect(await seller.api.refused('PATCH', `orders/${order?._id}`, change)).toMatchObject({
      message: 'Orders fetched by API will automatically update its status',
    })
  expect(await seller.api.patch('orders', order?._id ?? '', { note: 'Gói kỹ' })).toMatchObject({ note: 'Gói kỹ' })
})

test('an order with goods nobody knows waits in error, and a name given once repairs all of them', async () => {
  const box = await shop.goods('Hộp quà Tết Phú', { stock: 10, cost: 700 })
  const id = await connected.shopee()
  const lines = [{ sku: 'HQ-PHU-2026', name: 'Hộp quà Tết Phú bản 2026', price: 1290, quantity: 2 }]
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-9), lines }))
  shopee.put(shopeeOrder({ code: 'A2', status: 'SHIPPED', at: minutes(-8), lines }))
  await sync(id, 'shopee')
  expect((await orders()).map(({ status }) => status)).toEqual(['error', 'error'])
  expect(await shop.api.find('orders', { errorSKU: 'HQ-PHU-2026' })).toMatchObject({ total: 2, totalOrder: 2, totalQty: 4 })
  expect(await shop.api.find('orders', { errorItem: 'Hộp quà Tết Phú bản 2026' })).toMatchObject({ totalOrder: 2, totalQty: 4 })
  expect(await shop.api.find('orders', { errorSKU: 'KHAC' })).toMatchObject({ total: 0, totalOrder: 0, totalQty: 0 })
  expect(await shop.api.report('shops', { report: 'unknown' })).toMatchObject({
    totalQty: 4,
    totalOrder: 2,
    data: [{ sku: 'HQ-PHU-2026', totalQty: 4, totalOrder: 2, platformName: 'shopee', guess: { _id: box._id } }],
  })
  await shop.api.patch('products', box._id, { aliasForItems: ['HQ-PHU-2026'] })
  expect(await orders()).toMatchObject([
    { status: 'confirmed', total: 2580, items: [{ productId: box._id, name: 'Hộp quà Tết Phú', aliasSlug: 'HQ-PHU-2026' }] },
    { status: 'shipped', items: [{ productId: box._id, shipped: 2 }] },
  ])
  expect(await stockOf(box._id)).toBe(8)
  shopee.put(shopeeOrder({ code: 'A3', status: 'READY_TO_SHIP', at: minutes(-7), lines }))
  await sync(id, 'shopee')
  expect((await orders())[2]).toMatchObject({ status: 'confirmed' })
  expect(await shop.differences()).toEqual([])
})

test('goods that aren’t there yet leave when they have come in', async () => {
  const rice = await shop.goods('Gạo', { stock: 1, cost: 700 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'SHIPPED', at: minutes(-9), lines: [{ sku: rice.slug, quantity: 2 }] }))
  await sync(id, 'shopee')
  expect(await events({ kind: 'order' })).toMatchObject([{ outcome: 'no-stock', goods: 'Gạo', order_number: 'S000001' }])
  await shop.ship(await shop.purchase([{ productId: rice._id, quantity: 5, cost: 700 }]))
  const [waiting] = await events({ kind: 'order' })
  const [kept] = (await shop.api.find('shops', {})).data
  await shop.api.patch('shops', kept?._id ?? '', { replay: waiting?._id ?? '' })
  expect(await events({ kind: 'order' })).toMatchObject([{ outcome: 'moved', status: 'shipped' }])
  expect(await stockOf(rice._id)).toBe(4)
})

test('what a platform kept and paid comes to what came in, once', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'COMPLETED', at: minutes(-9), lines: [{ sku: rice.slug, price: 100_000, quantity: 2 }] }))
  shopee.escrows.push({
    order_sn: 'A1',
    payout_amount: 171_000,
    escrow_release_time: seconds(minutes(-5)),
    order_income: { commission_fee: 12_000, service_fee: 6000, withholding_pit_tax: 1000, voucher_from_seller: 10_000 },
  })
  await sync(id, 'shopee')
  expect(await sync(id, 'shopee', 'Payments')).toMatchObject({ body: { changed: 1 } })
  await sync(id, 'shopee', 'Payments')
  expect((await orders())[0]).toMatchObject({ total: 190_000, discount: 10_000, paid: 190_000, statusPayment: 'completed' })
  const funds = (await shop.api.find('funds', { $sort: { _id: 1 }, status: 'completed' })).data.filter(({ refId }) => refId === 'A1')
  expect(funds.map(({ group, amount }) => [group, amount])).toEqual([
    ['Sales', 190_000],
    ['Other Expenses', -19_000],
  ])
  expect(await events({ kind: 'money' })).toMatchObject([{ outcome: 'paid', amount: 171_000, fee: 19_000, voucher: 'T000001' }])
  expect(await shop.differences()).toEqual([])
})

test('a token that ends amid fetching is renewed, and nothing is lost or told twice', async () => {
  const rice = await shop.goods('Gạo', { stock: 0 })
  const id = await connected.shopee()
  for (const days of [19, 2])
    shopee.put(shopeeOrder({ code: `A${days}`, status: 'READY_TO_SHIP', at: minutes(-days * 1440), lines: [{ sku: rice.slug }] }))
  const { calls } = shopee.server
  calls.length = 0
  const watched = calls.push.bind(calls)
  // Orders of 20 days are listed in two windows; by the second the token has ended.
  calls.push = (...more) => {
    const lists = calls.filter(({ path }) => path.endsWith('get_order_list')).length
    if (lists === 1 && more.some(({ path }) => path.endsWith('get_order_list'))) {
      shopee.tokens.end()
      calls.push = watched
    }
    return watched(...more)
  }
  expect(await sync(id, 'shopee', 'Orders', '2026-10-31')).toMatchObject({ body: { told: 2, changed: 2 } })
  expect(await orders()).toHaveLength(2)
})

test('a token that can’t be renewed is cleared, and connecting anew goes on where it stopped', async () => {
  const rice = await shop.goods('Gạo', { stock: 0 })
  const id = await connected.lazada()
  lazada.tokens.end({ all: true })
  lazada.put(lazadaOrder({ code: '1', status: 'pending', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  const refused = await sync(id, 'lazada')
  expect(refused).toMatchObject({ status: 409 })
  expect(JSON.stringify(refused.body)).toMatch(/token/)
  expect(await shop.api.get('assets', id)).toMatchObject({ platformName: 'lazada', platformConnected: false })
  expect((await shop.api.find('shops', {})).data).toMatchObject([{ state: 'expired' }])
  lazada.codes.add('again')
  await shop.api.patch('assets', id, { platformName: 'lazada', platformCode: 'again' })
  await sync(id, 'lazada')
  expect(await orders()).toHaveLength(1)
})

test('a platform that is busy, fails or answers rubbish is told, and asked again later from where it stopped', async () => {
  const rice = await shop.goods('Gạo', { stock: 0 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  shopee.server.mischief.limited = 1
  expect(await sync(id, 'shopee')).toMatchObject({
    status: 409,
    body: { message: 'Shopee takes no more calls for now, it will be tried again' },
  })
  shopee.server.mischief.isRubbish = true
  expect(await sync(id, 'shopee')).toMatchObject({ status: 409, body: { message: 'Shopee can’t be reached, it will be tried again' } })
  shopee.server.mischief.isRubbish = false
  expect((await shop.api.find('shops', {})).data[0]?.failed?.message).toMatch(/Shopee/)
  expect(await sync(id, 'shopee')).toMatchObject({ status: 200, body: { changed: 1 } })
  expect((await shop.api.find('shops', {})).data[0]?.failed).toBeUndefined()
})

test('a push brings its order in at once; a repeated one counts once, a forged one not at all', async () => {
  const rice = await shop.goods('Gạo', { stock: 5 })
  await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  const socket = await shop.founder.socket()
  const url = `${app.config.publicUrl}/api/push/shopee`
  const { body, headers } = shopee.push(url, { ordersn: 'A1', status: 'READY_TO_SHIP', update_time: 1 })
  const caller = app.api().with(headers)
  expect(await caller.send('POST', 'push/shopee', body)).toMatchObject({ status: 200 })
  expect((await socket.heard('orders created')).record).toMatchObject({ shop: { code: 'A1' } })
  await socket.heard('shopEvents created')
  await caller.send('POST', 'push/shopee', body)
  expect((await socket.heard('shopEvents patched')).record).toMatchObject({ times: 2, outcome: 'made' })
  expect(await orders()).toHaveLength(1)
  expect(await caller.send('POST', 'push/shopee', body.replace('A1', 'A2'))).toMatchObject({ status: 401 })
  expect(await app.api().send('POST', 'push/shopee', body)).toMatchObject({ status: 401 })
})

test('states of orders that are told late, twice and in any order come to one', async () => {
  const rice = await shop.goods('Gạo', { stock: 20, cost: 700 })
  const id = await connected.lazada()
  const states = (code: string) =>
    ['unpaid', 'pending', 'packed', 'ready_to_ship', 'shipped', 'delivered'].map((status, place) =>
      lazadaOrder({ code, status, at: minutes(-60 + place), created: minutes(-70), lines: [{ sku: rice.slug, quantity: 2 }] }),
    )
  const tell = async (state: ReturnType<typeof lazadaOrder> | undefined) => {
    if (state) lazada.put(state)
    await sync(id, 'lazada', 'Orders', '2026-11-19')
  }
  for (const state of states('1')) await tell(state)
  const shuffled = states('2')
  for (const place of [5, 1, 4, 4, 0, 3, 2, 5]) await tell(shuffled[place])
  const [one, other] = await orders()
  const standing = ({ status, total, items = [], paid }: Partial<NonNullable<typeof one>>) => ({
    status,
    total,
    paid,
    shipped: items.map(({ shipped }) => shipped),
  })
  expect(standing(other ?? {})).toEqual(standing(one ?? {}))
  expect(standing(one ?? {})).toEqual({ status: 'delivered', total: 2000, paid: 0, shipped: [2] })
  expect(await stockOf(rice._id)).toBe(16)
  expect(await shop.differences()).toEqual([])
})

test('an asset that is owned may be a shop: its orders are settled with an agent of its name', async () => {
  const rice = await shop.goods('Gạo', { stock: 5 })
  const asset = await shop.api.create('assets', { group: 'Owned Assets', name: 'Gian Tiki' })
  await shop.api.patch('assets', asset._id, { platformName: 'tiki', platformToken: `${TIKI_APPLICATION.id}:${TIKI_APPLICATION.secret}` })
  tiki.put(tikiOrder({ code: 'T1', status: 'complete', at: minutes(-5), lines: [{ sku: rice.slug, price: 50_000 }] }, 6000))
  await sync(asset._id, 'tiki')
  await sync(asset._id, 'tiki', 'Payments')
  expect(await orders()).toMatchObject([
    { agent: { name: 'Gian Tiki (Tiki)' }, status: 'delivered', paid: 50_000, statusPayment: 'completed' },
  ])
  await shop.api.patch('assets', asset._id, { platformName: null })
  expect((await shop.api.find('shops', {})).data).toMatchObject([{ state: 'off' }])
  expect(await sync(asset._id, 'tiki')).toMatchObject({ status: 409 })
})
