import { lazadaOrder, seconds, shopeeOrder, tikiOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'

const company = sellOnMarketplaces()
const { shopee, lazada, tiki, wait, minutes, now, sync, connected, orders, events, stockOf } = company

test.each([
  ['shopee' as const, shopeeOrder, shopee, ['READY_TO_SHIP', 'SHIPPED', 'COMPLETED']],
  ['lazada' as const, lazadaOrder, lazada, ['pending', 'shipped', 'delivered']],
  ['tiki' as const, tikiOrder, tiki, ['queueing', 'shipping', 'successful_delivery']],
])('an order of %s is made, leaves the warehouse and is delivered as the platform says', async (platform, orderOf, standIn, words) => {
  const rice = await company.shop.goods('Gạo', { price: 1200, stock: 10, cost: 700 })
  const id = await connected[platform]()
  const created = now()
  const say = (place: number) => {
    wait(10)
    const lines = [{ sku: rice.slug, price: 1000, quantity: 3 }]
    standIn.put(orderOf({ code: '2611218QK7M', status: words[place] ?? '', at: now(), created, lines }) as never)
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
  expect(await company.shop.differences()).toEqual([])
})

test('an order that is called off gives back what it held; one that comes back brings its goods back', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10, cost: 700 })
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
  expect(await company.shop.differences()).toEqual([])
})

test('goods that a buyer of Shopee sends back come home; where only some do, a person looks', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10, cost: 700 })
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
  expect(await company.shop.differences()).toEqual([])
})

test('people can’t change an order of a shop by hand', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-5), lines: [{ sku: rice.slug }] }))
  await sync(id, 'shopee')
  const [order] = await orders()
  const seller = await company.shop.member('/sales')
  for (const change of [{ status: 'processing' }, { items: [] }, { discount: 1 }])
    expect(await seller.api.refused('PATCH', `orders/${order?._id}`, change)).toMatchObject({
      message: 'Orders fetched by API will automatically update its status',
    })
  expect(await seller.api.patch('orders', order?._id ?? '', { note: 'Gói kỹ' })).toMatchObject({ note: 'Gói kỹ' })
})

test('the backlog of a shop rings nobody’s bell; what happens now does', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 10 })
  const id = await connected.shopee()
  for (const [code, at] of [
    ['A1', -90],
    ['A2', -5],
  ] as const)
    shopee.put(shopeeOrder({ code, status: 'SHIPPED', at: minutes(at), lines: [{ sku: rice.slug }] }))
  await sync(id, 'shopee')
  const seller = await company.shop.member('/sales')
  const rung = (await seller.api.find('activities', { group: 'notifications' })).data.map(({ kind }) => kind)
  expect(rung.filter((kind) => kind?.startsWith('order-')).sort()).toEqual(['order-created', 'order-shipped'])
})

test('goods that aren’t there yet leave when they have come in', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 1, cost: 700 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'SHIPPED', at: minutes(-9), lines: [{ sku: rice.slug, quantity: 2 }] }))
  await sync(id, 'shopee')
  expect(await events({ kind: 'order' })).toMatchObject([{ outcome: 'no-stock', goods: 'Gạo', order_number: 'S000001' }])
  await company.shop.ship(await company.shop.purchase([{ productId: rice._id, quantity: 5, cost: 700 }]))
  const [waiting] = await events({ kind: 'order' })
  const [kept] = (await company.shop.api.find('shops', {})).data
  await company.shop.api.patch('shops', kept?._id ?? '', { replay: waiting?._id ?? '' })
  expect(await events({ kind: 'order' })).toMatchObject([{ outcome: 'moved', status: 'shipped' }])
  expect(await stockOf(rice._id)).toBe(4)
})

test('states of orders that are told late, twice and in any order come to one', async () => {
  const rice = await company.shop.goods('Gạo', { stock: 20, cost: 700 })
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
  expect(await company.shop.differences()).toEqual([])
})
