import { startTestApp, type TestApp } from '../testing/app'
import { Marketplaces } from '../testing/platforms/marketplaces'
import { lazadaOrder, seconds, shopeeOrder, tikiOrder } from '../testing/platforms/samples'
import { TIKI_APPLICATION } from '../testing/platforms/tiki'
import { Shop } from '../testing/shop'
import { lookAtAll, sendAll } from './listings'
import { pullQueues } from './pull-queue'
import { changeShop, shopRun } from './shop-run'
import { compareAll, syncAll, syncFresh } from './sync-shop'

let now = new Date('2026-11-20T03:00:00.000Z')
/** Time goes by at the platforms and here. */
const wait = (count: number): void => {
  now = new Date(now.getTime() + count * 60_000)
}
const minutes = (count: number): Date => new Date(now.getTime() + count * 60_000)

const marketplaces = new Marketplaces(() => now)
const { shopee, lazada, tiki } = marketplaces
let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: await marketplaces.listen() })
})

afterAll(async () => {
  await marketplaces.close()
  await app.close()
})

beforeEach(async () => {
  now = new Date('2026-11-20T03:00:00.000Z')
  shop = await Shop.open(app)
  await allow('ecoms')
  for (const platform of [shopee, lazada, tiki]) {
    platform.orders.clear()
    platform.goods.length = 0
    delete platform.server.mischief.fails
  }
  shopee.escrows.length = 0
  shopee.returns.length = 0
  lazada.transactions.length = 0
  tiki.queues.clear()
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

test('a new shop and its agent are made together, or neither is', async () => {
  const agent = { group: 'Sales Agents', name: 'Gian mới', platformName: 'lazada' }
  expect(await shop.api.refused('POST', 'assets', { ...agent, platformCode: 'wrong' })).toMatchObject({ code: 409 })
  expect(await shop.api.refused('POST', 'assets', agent)).toMatchObject({ code: 400 })
  expect(await shop.api.refused('POST', 'assets', { ...agent, group: 'Customers', platformCode: 'x' })).toMatchObject({ code: 400 })
  expect((await shop.api.find('assets', { group: 'Sales Agents' })).total).toBe(0)
  lazada.codes.add('right')
  const made = await shop.api.create('assets', { ...agent, platformCode: 'right' })
  expect(made).toMatchObject({ name: 'Gian mới', platformName: 'lazada', platformConnected: true })
  expect(made).not.toHaveProperty('platformToken')
  expect((await shop.api.find('shops', {})).data).toMatchObject([{ assetId: made._id, agentId: made._id, state: 'connected' }])
  expect(await events({ kind: 'shop' })).toMatchObject([{ outcome: 'connected' }])
  const other = { ...agent, name: 'Gian khác' }
  lazada.codes.add('again')
  expect(await shop.api.refused('POST', 'assets', { ...other, platformCode: 'again' })).toMatchObject({ code: 409 })
  expect((await shop.api.find('assets', { group: 'Sales Agents' })).total).toBe(1)
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

test('goods that a buyer of Shopee sends back come home; where only some do, a person looks', async () => {
  const rice = await shop.goods('Gạo', { stock: 10, cost: 700 })
  const id = await connected.shopee()
  const created = minutes(-90)
  const say = (code: string) =>
    shopee.put(shopeeOrder({ code, status: 'COMPLETED', at: minutes(-60), created, lines: [{ sku: rice.slug, quantity: 2 }] }))
  const back = (order_sn: string, status: string, amount: number) =>
    shopee.returns.push({ order_sn, status, update_time: seconds(minutes(-1)), needs_logistics: true, item: [{ item_id: 100, amount }] })
  say('A1')
  say('A2')
  await sync(id, 'shopee')
  expect(await stockOf(rice._id)).toBe(6)
  wait(5)
  back('A1', 'ACCEPTED', 2)
  back('A2', 'REQUESTED', 1)
  await sync(id, 'shopee')
  expect((await orders()).map(({ status }) => status)).toEqual(['returning', 'delivered'])
  expect(await events({ code: 'A2', outcome: 'trouble' })).toHaveLength(1)
  wait(5)
  back('A1', 'REFUND_PAID', 2)
  await sync(id, 'shopee')
  expect((await orders()).map(({ status }) => status)).toEqual(['returned', 'delivered'])
  expect(await stockOf(rice._id)).toBe(8)
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

test('what was paid for an order whose goods nobody knew is entered when they have a name', async () => {
  const box = await shop.goods('Hộp quà', { stock: 10, cost: 700 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'COMPLETED', at: minutes(-9), lines: [{ sku: 'HQ', name: 'Hộp', price: 1000 }] }))
  const paid = { payout_amount: 900, escrow_release_time: seconds(minutes(-5)), order_income: { commission_fee: 100 } }
  shopee.escrows.push({ order_sn: 'A1', ...paid })
  await sync(id, 'shopee')
  await sync(id, 'shopee', 'Payments')
  expect(await orders()).toMatchObject([{ status: 'error', paid: 0 }])
  await shop.api.patch('products', box._id, { aliasForItems: ['HQ'] })
  expect(await orders()).toMatchObject([{ status: 'delivered', paid: 1000, statusPayment: 'completed' }])
})

test('the backlog of a shop rings nobody’s bell; what happens now does', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  for (const [code, at] of [
    ['A1', -90],
    ['A2', -5],
  ] as const)
    shopee.put(shopeeOrder({ code, status: 'SHIPPED', at: minutes(at), lines: [{ sku: rice.slug }] }))
  await sync(id, 'shopee')
  const seller = await shop.member('/sales')
  const rung = (await seller.api.find('activities', { group: 'notifications' })).data.map(({ kind }) => kind)
  expect(rung.filter((kind) => kind?.startsWith('order-')).sort()).toEqual(['order-created', 'order-shipped'])
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

test('money of a platform for several orders is told by the bell once', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  for (const code of ['A1', 'A2', 'A3']) {
    shopee.put(shopeeOrder({ code, status: 'COMPLETED', at: minutes(-9), lines: [{ sku: rice.slug, price: 100_000 }] }))
    const paid = { payout_amount: 90_000, escrow_release_time: seconds(minutes(-5)), order_income: { commission_fee: 10_000 } }
    shopee.escrows.push({ order_sn: code, ...paid })
  }
  await sync(id, 'shopee')
  await sync(id, 'shopee', 'Payments')
  await sync(id, 'shopee', 'Payments')
  const keeper = await shop.member('/funds')
  const rung = (await keeper.api.find('activities', { group: 'notifications' })).data.filter(({ kind }) => kind !== 'member-created')
  expect(rung).toMatchObject([
    { kind: 'shop-paid', values: { amount: '270000', number: '3', partner: 'Shopee', name: 'Mộc Sương Official' } },
  ])
})

test('a shop that was just connected is fetched from at once, and no second time', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-9), lines: [{ sku: rice.slug }] }))
  const id = await connected.shopee()
  await syncFresh(app.app)
  expect(await orders()).toMatchObject([{ shop: { code: 'A1' } }])
  shopee.server.calls.length = 0
  await syncFresh(app.app)
  expect(shopee.server.calls).toEqual([])
  shopee.put(shopeeOrder({ code: 'A2', status: 'READY_TO_SHIP', at: minutes(-8), lines: [{ sku: rice.slug }] }))
  shopee.tokens.end({ all: true })
  await sync(id, 'shopee')
  const told = (await shop.api.find('activities', { group: 'notifications' })).data.filter(({ kind }) => kind === 'shop-expired')
  expect(told).toMatchObject([{ values: { name: 'Mộc Sương Official', partner: 'Shopee' } }])
  shopee.codes.add('again')
  await shop.api.patch('assets', id, { platformName: 'shopee', platformCode: 'again', platformShop: shopee.shop })
  await syncFresh(app.app)
  expect(await orders()).toHaveLength(2)
})

test('a shop that was being fetched from when the server stopped may be fetched from a minute later', async () => {
  const id = await connected.shopee()
  const kept = await app.app.get('database').records('shops', shop.founder.workspaceId).one({ assetId: id })
  if (!kept) throw new Error('there is no shop')
  const fetching = { what: 'Orders' as const, done: 3, total: 9, since: minutes(-30) }
  await changeShop(await shopRun(app.app, kept), () => ({ fetching, beat: minutes(-0.5) }))
  expect(await sync(id, 'shopee')).toMatchObject({ status: 409, body: { message: 'Please wait...' } })
  wait(1)
  expect(await sync(id, 'shopee')).toMatchObject({ status: 200 })
})

test('what a platform owes, paid and kept is told beside its orders, with what doesn’t add up', async () => {
  const rice = await shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  const say = (code: string, status: string, price: number) =>
    shopee.put(shopeeOrder({ code, status, at: minutes(-9), created: minutes(-30), lines: [{ sku: rice.slug, price }] }))
  const pays = (code: string, payout_amount: number, commission_fee: number) =>
    shopee.escrows.push({ order_sn: code, payout_amount, escrow_release_time: seconds(minutes(-5)), order_income: { commission_fee } })
  say('A1', 'COMPLETED', 100_000)
  pays('A1', 90_000, 10_000)
  say('A2', 'COMPLETED', 50_000)
  pays('A2', 40_000, 7000)
  say('A3', 'COMPLETED', 30_000)
  say('A4', 'SHIPPED', 20_000)
  say('A5', 'CANCELLED', 10_000)
  pays('A9', 5000, 0)
  await sync(id, 'shopee')
  await sync(id, 'shopee', 'Payments')
  const range = { report: 'settlement', since: '2026-11-20', until: '2026-11-20' }
  const sums = { total: 200_000, paidOut: 130_000, fees: 20_000, unexplained: 3000, owed: 30_000 }
  expect(await shop.api.report('shops', range)).toMatchObject({
    total: { orders: 4, late: 0, ...sums },
    shops: [{ assetId: id, name: 'Mộc Sương Official', orders: 4, ...sums }],
    strays: { count: 1, amount: 5000 },
    data: [
      { code: 'A4', state: 'open' },
      { code: 'A3', state: 'owed' },
      { code: 'A2', state: 'differs' },
      { code: 'A1', state: 'settled' },
    ],
  })
  wait(15 * 1440)
  await shop.signInAgain()
  expect(await shop.api.report('shops', range)).toMatchObject({ total: { late: 1 } })
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
  expect((await shop.api.find('shops', {})).data[0]?.failed).toMatchObject({
    message: 'Shopee can’t be reached, it will be tried again',
    vi: 'Chưa kết nối được với Shopee, sẽ tự thử lại',
  })
  expect(await sync(id, 'shopee')).toMatchObject({ status: 200, body: { changed: 1 } })
  expect((await shop.api.find('shops', {})).data[0]?.failed).toBeUndefined()
})

test('a platform that hangs keeps neither the others waiting, nor people', async () => {
  const rice = await shop.goods('Gạo', { stock: 5 })
  await connected.shopee()
  await connected.lazada()
  for (const [orderOf, standIn] of [
    [shopeeOrder, shopee],
    [lazadaOrder, lazada],
  ] as const)
    standIn.put(
      orderOf({
        code: '1',
        status: standIn === shopee ? 'READY_TO_SHIP' : 'pending',
        at: minutes(-5),
        lines: [{ sku: rice.slug }],
      }) as never,
    )
  const socket = await shop.founder.socket()
  let answer: () => void = () => undefined
  shopee.server.mischief.hangs = new Promise((resolve) => (answer = resolve))
  const synced = syncAll(app.app)
  const arrived = await socket.heard('orders created')
  expect(arrived.record).toMatchObject({ shop: { platform: 'lazada' } })
  expect(await shop.sale([{ productId: rice._id, quantity: 1, price: 1000 }])).toBeDefined()
  expect((await orders()).map(({ shop: told }) => told?.platform)).toEqual(['lazada', undefined])
  answer()
  delete shopee.server.mischief.hangs
  await synced
  expect((await orders()).map(({ shop: told }) => told?.platform)).toEqual(['lazada', undefined, 'shopee'])
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
  // For the operator, who sees that somebody tries.
  expect((await app.api().send('GET', 'metrics')).body).toContain('socai_pushes_total{provider="shopee",status="401"} 2')
  expect(await orders()).toHaveLength(1)
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

describe('what Tiki keeps in its queue', () => {
  /** The job's turns, five seconds apart. */
  const pull = async (times = 1): Promise<void> => {
    for (let turn = 0; turn < times; turn++) {
      now = new Date(now.getTime() + 5000)
      await pullQueues(app.app)
    }
  }
  const codes = async () => (await orders()).map(({ shop: told }) => told?.code)
  // Shops of other tests would be asked as well.
  beforeEach(() => app.database.collection('shops').updateMany({ platformName: 'tiki' }, { $set: { state: 'off' } }))

  test('arrives within seconds, each state once, and is acknowledged when it was done', async () => {
    const rice = await shop.goods('Gạo', { stock: 20, cost: 700 })
    await connected.tiki()
    await pull()
    const say = (code: string, status: string) =>
      tiki.put(tikiOrder({ code, status, at: now, created: minutes(-9), lines: [{ sku: rice.slug, quantity: 2 }] }))
    for (const code of ['T1', 'T2', 'T3', 'T4', 'T5']) say(code, 'queueing')
    await pull()
    expect(await codes()).toEqual(['T1', 'T2', 'T3', 'T4', 'T5'])
    wait(5)
    say('T2', 'shipping')
    await pull()
    expect(await stockOf(rice._id)).toBe(18)
    tiki.server.calls.length = 0
    await pull(2)
    expect(tiki.server.calls.map(({ path, body }) => [path, body])).toEqual([
      ['/integration/v1/queues/queue-1/events/pull', '{"ack_id":"ack-6"}'],
      ['/integration/v1/queues/queue-1/events/pull', '{"ack_id":"ack-6"}'],
    ])
    expect((await events({ kind: 'order' })).map(({ times }) => times)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('is asked for again from where all was done, when the server stops amid it', async () => {
    const rice = await shop.goods('Gạo', { stock: 20 })
    await connected.tiki()
    await pull()
    for (const code of ['T1', 'T2', 'T3', 'T4']) tiki.put(tikiOrder({ code, status: 'queueing', at: now, lines: [{ sku: rice.slug }] }))
    const { calls, mischief } = tiki.server
    const watched = calls.push.bind(calls)
    // It gets no further than the second of the four.
    calls.push = (...more) => {
      if (more.some(({ path }) => path.endsWith('/orders/T2'))) {
        mischief.limited = 1
        calls.push = watched
      }
      return watched(...more)
    }
    await pull()
    expect(await codes()).toEqual(['T1'])
    await pull()
    expect(await codes()).toEqual(['T1', 'T2', 'T3', 'T4'])
    expect((await events({ kind: 'order' })).map(({ outcome, times }) => [outcome, times])).toEqual([
      ['made', 2],
      ['made', 1],
      ['made', 1],
      ['made', 1],
    ])
  })

  test('is opened anew where it is gone; an order that Tiki doesn’t know holds up no other', async () => {
    const rice = await shop.goods('Gạo', { stock: 20 })
    await connected.tiki()
    await pull()
    tiki.queues.clear()
    await pull(2)
    for (const code of ['T1', 'T2']) tiki.put(tikiOrder({ code, status: 'queueing', at: now, lines: [{ sku: rice.slug }] }))
    tiki.orders.delete('T1')
    await pull()
    expect(await codes()).toEqual(['T2'])
  })
})

test('an order that was missed by pushes and windows is found when the last days are compared', async () => {
  const rice = await shop.goods('Gạo', { stock: 5 })
  const id = await connected.lazada()
  await sync(id, 'lazada')
  lazada.put(lazadaOrder({ code: '1', status: 'pending', at: minutes(-2000), lines: [{ sku: rice.slug }] }))
  await sync(id, 'lazada')
  expect(await orders()).toHaveLength(0)
  await compareAll(app.app)
  expect(await orders()).toMatchObject([{ shop: { code: '1' }, status: 'confirmed' }])
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

const keptShop = async () => {
  const [kept] = (await shop.api.find('shops', {})).data
  if (!kept) throw new Error('there is no shop')
  return kept
}
const listings = async (query: object = {}) => (await shop.api.find('shopListings', { $sort: { sku: 1 }, ...query })).data

describe('what shops have on sale', () => {
  const stocked = async () => {
    const tea = await shop.goods('Trà', { price: 120_000, stock: 10, cost: 700 })
    const cup = await shop.goods('Chén', { price: 30_000, stock: 5, cost: 700 })
    return { tea, cup }
  }
  const onSale = (tea: { slug: string }, cup: { slug: string }) => {
    shopee.goods.push(
      { item_id: 1, item_name: 'Trà', item_sku: tea.slug, stock: 8, price: 120_000, reserved: 2 },
      {
        item_id: 2,
        item_name: 'Chén',
        item_sku: '',
        stock: 0,
        price: 0,
        models: [{ model_id: 21, model_sku: cup.slug, stock: 9, price: 35_000 }],
      },
      { item_id: 3, item_name: 'Lạ', item_sku: 'LA', stock: 1, price: 1000 },
    )
    lazada.goods.push(
      { item_id: 1, SkuId: 11, SellerSku: tea.slug, name: 'Trà', quantity: 8, locked: 2, price: 120_000 },
      { item_id: 2, SkuId: 21, SellerSku: cup.slug, name: 'Chén', quantity: 9, price: 35_000 },
      { item_id: 3, SkuId: 31, SellerSku: 'LA', name: 'Lạ', quantity: 1, price: 1000 },
    )
    tiki.goods.push(
      { product_id: 1, original_sku: tea.slug, name: 'Trà', quantity: 8, reserved: 2, price: 120_000 },
      { product_id: 2, original_sku: cup.slug, name: 'Chén', quantity: 9, price: 35_000 },
      { product_id: 3, original_sku: 'LA', name: 'Lạ', quantity: 1, price: 1000 },
    )
  }
  const there = {
    shopee: () => [shopee.goods[0]?.stock, shopee.goods[1]?.models?.[0]?.stock, shopee.goods[1]?.models?.[0]?.price],
    lazada: () => [lazada.goods[0]?.quantity, lazada.goods[1]?.quantity, lazada.goods[1]?.price],
    tiki: () => [tiki.goods[0]?.quantity, tiki.goods[1]?.quantity, tiki.goods[1]?.price],
  }

  test.each(['shopee', 'lazada', 'tiki'] as const)('%s: is compared with the books, and told on demand what is free', async (platform) => {
    const { tea, cup } = await stocked()
    await connected[platform]()
    onSale(tea, cup)
    const { _id } = await keptShop()
    await shop.sale([{ productId: tea._id, quantity: 3, price: 120_000 }])
    await shop.api.patch('shops', _id, { fetch: 'Goods' })
    expect(await listings()).toMatchObject([
      { name: 'Chén', state: 'differs', stock: 9, free: 5, price: 35_000, ownPrice: 30_000 },
      { sku: 'LA', state: 'unknown' },
      { name: 'Trà', state: 'differs', stock: 6, free: 7, items: [{ productId: tea._id, quantity: 1 }] },
    ])
    const ids = (await listings({ state: 'differs' })).map((listing) => listing._id)
    await shop.api.patch('shops', _id, { send: { what: 'stock', ids } })
    // What the platform keeps for orders is counted into what it is told.
    expect(there[platform]()).toEqual([9, 5, 35_000])
    expect((await listings({ state: 'same' })).map(({ stock }) => stock).sort()).toEqual([5, 7])
    await shop.api.patch('shops', _id, { send: { what: 'price', ids } })
    expect(there[platform]()).toEqual([9, 5, 30_000])
    expect(await events({ kind: 'stock' })).toHaveLength(3)
    expect(await events({ kind: 'stock', code: cup.slug, outcome: 'sent' })).toMatchObject([{ pieces: 5 }, { amount: 30_000 }])
  })

  test('is told by itself what changed here, once for several changes, where the shop wishes it', async () => {
    const { tea, cup } = await stocked()
    await connected.shopee()
    onSale(tea, cup)
    await lookAtAll(app.app)
    await shop.sale([{ productId: tea._id, quantity: 1, price: 120_000 }])
    await sendAll(app.app)
    expect(there.shopee()).toEqual([8, 9, 35_000])
    const { _id } = await keptShop()
    await shop.api.patch('shops', _id, { sendsStock: true })
    await shop.sale([{ productId: tea._id, quantity: 2, price: 120_000 }])
    wait(1)
    await sendAll(app.app)
    expect(there.shopee()).toEqual([9, 5, 35_000])
    expect((await events({ kind: 'stock' })).map(({ pieces }) => pieces).sort()).toEqual([5, 7])
    wait(1)
    await sendAll(app.app)
    expect(await events({ kind: 'stock' })).toHaveLength(2)
  })

  test('an order that came a moment ago isn’t sold a second time: it is fetched before the shop is told', async () => {
    const { tea, cup } = await stocked()
    await connected.shopee()
    onSale(tea, cup)
    await shop.api.patch('shops', (await keptShop())._id, { fetch: 'Goods', sendsStock: true })
    shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-1), lines: [{ sku: cup.slug, quantity: 2 }] }))
    wait(1)
    await sendAll(app.app)
    expect(there.shopee()).toEqual([12, 3, 35_000])
  })

  test('what the platform refuses is told with its reason, and is done with once it is taken', async () => {
    const { tea, cup } = await stocked()
    await connected.lazada()
    onSale(tea, cup)
    lazada.goods.splice(1, 1, { item_id: 2, SkuId: 22, SellerSku: cup.slug, name: 'Chén', quantity: 9, locked: 9, price: 35_000 })
    const { _id } = await keptShop()
    await shop.api.patch('shops', _id, { fetch: 'Goods' })
    const gone = lazada.goods.splice(1, 1)
    const ids = (await listings({ state: 'differs' })).map((listing) => listing._id)
    await shop.api.patch('shops', _id, { send: { what: 'stock', ids } })
    expect(there.lazada()[0]).toBe(12)
    expect(await listings({ sku: cup.slug })).toMatchObject([{ state: 'differs', failed: { message: 'E0205 SKU not found', stock: 5 } }])
    expect(await events({ outcome: 'not-sent' })).toMatchObject([{ code: cup.slug, reason: { en: 'Lazada refuses: E0205 SKU not found' } }])
    lazada.goods.push(...gone)
    await shop.api.patch('shops', _id, { send: { what: 'stock', ids } })
    expect((await listings({ sku: cup.slug }))[0]).toMatchObject({ state: 'same', stock: 5 })
    expect((await listings({ sku: cup.slug }))[0]?.failed).toBeUndefined()
    expect(await events({ outcome: 'not-sent' })).toEqual([])
  })

  test('of variants that are told in one call only the one that is refused isn’t told, and only it is told again', async () => {
    const own = await Promise.all(['Đỏ', 'Xanh', 'Vàng'].map((name) => shop.goods(name, { price: 1000, stock: 7, cost: 700 })))
    await connected.shopee()
    const models = own.map(({ slug }, place) => ({ model_id: place + 1, model_sku: slug, stock: 9, price: 1000, isPromoted: place === 1 }))
    shopee.goods.push({ item_id: 1, item_name: 'Áo', item_sku: '', stock: 0, price: 0, models })
    const { _id } = await keptShop()
    await shop.api.patch('shops', _id, { fetch: 'Goods', sendsStock: true })
    wait(1)
    await sendAll(app.app)
    expect(models.map(({ stock }) => stock)).toEqual([7, 9, 7])
    expect((await listings()).map(({ state, failed }) => [state, failed?.message])).toEqual([
      ['same', undefined],
      ['same', undefined],
      ['differs', 'error_busi In a promotion.'],
    ])
    expect(await events({ outcome: 'not-sent' })).toHaveLength(1)
    const told = () => shopee.server.calls.flatMap(({ path, body }) => (path.endsWith('update_stock') ? [body] : []))
    shopee.server.calls.length = 0
    wait(61)
    await sendAll(app.app)
    expect(told()).toEqual([expect.stringContaining('"model_id":2')])
  })

  test.each(['shopee', 'tiki'] as const)(
    '%s: a call that fails keeps no other goods from being told, and alone is made again',
    async (platform) => {
      const { tea, cup } = await stocked()
      await connected[platform]()
      onSale(tea, cup)
      await shop.api.patch('shops', (await keptShop())._id, { fetch: 'Goods', sendsStock: true })
      const { calls, mischief } = { shopee, tiki }[platform].server
      const ofTea = /"(item|product)_id":1,/
      const isTold = ({ path }: { path: string }) => /update_stock|updateSku/.test(path)
      mischief.fails = (call) => isTold(call) && ofTea.test(call.body)
      wait(1)
      await sendAll(app.app)
      expect(there[platform]().slice(0, 2)).toEqual([8, 5])
      expect(await events({ kind: 'stock' })).toMatchObject([{ code: cup.slug, outcome: 'sent' }])
      expect((await keptShop()).failed?.message).toMatch(/can’t be reached/)
      delete mischief.fails
      calls.length = 0
      wait(1)
      await sendAll(app.app)
      expect(there[platform]().slice(0, 2)).toEqual([12, 5])
      expect(calls.filter(isTold).map(({ body }) => ofTea.test(body))).toEqual([true])
      expect((await keptShop()).failed).toBeUndefined()
    },
  )

  test('a price that differs counts where prices are told, from the moment that is wished', async () => {
    const { tea, cup } = await stocked()
    await connected.shopee()
    onSale(tea, cup)
    const { _id } = await keptShop()
    await shop.api.patch('shops', _id, { fetch: 'Goods' })
    await shop.api.patch('shops', _id, { send: { what: 'stock', ids: (await listings({ state: 'differs' })).map((each) => each._id) } })
    expect(await listings({ state: 'differs' })).toEqual([])
    await shop.api.patch('shops', _id, { sendsPrices: true })
    expect(await listings({ state: 'differs' })).toMatchObject([{ sku: cup.slug, price: 35_000, ownPrice: 30_000 }])
    await shop.api.patch('shops', _id, { sendsPrices: false })
    expect(await listings({ state: 'differs' })).toEqual([])
  })

  test('what the shop sells no more goes', async () => {
    const { tea, cup } = await stocked()
    await connected.tiki()
    onSale(tea, cup)
    const { _id } = await keptShop()
    await shop.api.patch('shops', _id, { fetch: 'Goods' })
    tiki.goods.length = 1
    wait(1)
    await shop.api.patch('shops', _id, { fetch: 'Goods' })
    expect(await listings()).toMatchObject([{ sku: tea.slug }])
  })
})

describe('a bundle of several goods', () => {
  test('is said once: orders that waited hold and ship its goods, at the price of the bundle to the dong', async () => {
    const tea = await shop.goods('Trà', { price: 120_000, stock: 10, cost: 700 })
    const cup = await shop.goods('Chén', { price: 30_000, stock: 10, cost: 700 })
    const id = await connected.shopee()
    const lines = [{ sku: 'COMBO', name: 'Bộ trà', price: 100_000, quantity: 2 }]
    const created = minutes(-30)
    shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-9), created, lines }))
    await sync(id, 'shopee')
    expect(await shop.api.report('shops', { report: 'unknown' })).toMatchObject({ totalOrder: 1, data: [{ sku: 'COMBO' }] })
    const items = [
      { productId: tea._id, quantity: 1 },
      { productId: cup._id, quantity: 2 },
    ]
    await shop.api.create('shopBundles', { sku: 'combo', items })
    expect(await shop.api.report('shops', { report: 'unknown' })).toMatchObject({ totalOrder: 0, data: [] })
    // 100,000 in the proportion 120,000 : 60,000, the cups' part of it in two.
    expect(await orders()).toMatchObject([
      {
        status: 'confirmed',
        total: 200_000,
        discount: 2,
        items: [
          { productId: tea._id, quantity: 2, price: 66_667, aliasSlug: 'COMBO' },
          { productId: cup._id, quantity: 4, price: 16_667 },
        ],
      },
    ])
    shopee.put(shopeeOrder({ code: 'A1', status: 'SHIPPED', at: minutes(-8), created, lines }))
    shopee.put(shopeeOrder({ code: 'A2', status: 'SHIPPED', at: minutes(-7), created, lines }))
    await sync(id, 'shopee')
    expect((await orders()).map(({ status, total }) => [status, total])).toEqual([
      ['shipped', 200_000],
      ['shipped', 200_000],
    ])
    expect([await stockOf(tea._id), await stockOf(cup._id)]).toEqual([6, 2])
    shopee.goods.push({ item_id: 1, item_name: 'Bộ trà', item_sku: 'COMBO', stock: 8, price: 100_000 })
    await shop.api.patch('shops', (await keptShop())._id, { fetch: 'Goods' })
    expect(await listings()).toMatchObject([{ sku: 'COMBO', free: 1, ownPrice: 180_000, state: 'differs' }])
    expect(await shop.differences()).toEqual([])
  })

  test('has goods, each once', async () => {
    const tea = await shop.goods('Trà', {})
    const twice = [
      { productId: tea._id, quantity: 1 },
      { productId: tea._id, quantity: 2 },
    ]
    expect(await shop.api.refused('POST', 'shopBundles', { sku: 'A', items: twice })).toMatchObject({
      message: 'Trà stands in the bundle twice',
    })
    expect(await shop.api.refused('POST', 'shopBundles', { sku: 'A', items: [] })).toMatchObject({ code: 400 })
  })
})
