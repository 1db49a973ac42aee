import { seconds, shopeeOrder } from '../../testing/platforms/samples'
import { sellOnMarketplaces } from '../../testing/platforms/sell-on-marketplaces'

const company = sellOnMarketplaces()
const { shopee, minutes, sync, connected, orders, stockOf, keptShop, listings } = company

test('an order with goods nobody knows waits in error, and a name given once repairs all of them', async () => {
  const box = await company.shop.goods('Hộp quà Tết Phú', { stock: 10, cost: 700 })
  const id = await connected.shopee()
  const lines = [{ sku: 'HQ-PHU-2026', name: 'Hộp quà Tết Phú bản 2026', price: 1290, quantity: 2 }]
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-9), lines }))
  shopee.put(shopeeOrder({ code: 'A2', status: 'SHIPPED', at: minutes(-8), lines }))
  await sync(id, 'shopee')
  expect((await orders()).map(({ status }) => status)).toEqual(['error', 'error'])
  expect(await company.shop.api.find('orders', { errorSKU: 'HQ-PHU-2026' })).toMatchObject({ total: 2, totalOrder: 2, totalQty: 4 })
  expect(await company.shop.api.find('orders', { errorItem: 'Hộp quà Tết Phú bản 2026' })).toMatchObject({ totalOrder: 2, totalQty: 4 })
  expect(await company.shop.api.find('orders', { errorSKU: 'KHAC' })).toMatchObject({ total: 0, totalOrder: 0, totalQty: 0 })
  expect(await company.shop.api.report('shops', { report: 'unknown' })).toMatchObject({
    totalQty: 4,
    totalOrder: 2,
    data: [{ sku: 'HQ-PHU-2026', totalQty: 4, totalOrder: 2, platformName: 'shopee', guess: { _id: box._id } }],
  })
  await company.shop.api.patch('products', box._id, { aliasForItems: ['HQ-PHU-2026'] })
  expect(await orders()).toMatchObject([
    { status: 'confirmed', total: 2580, items: [{ productId: box._id, name: 'Hộp quà Tết Phú', aliasSlug: 'HQ-PHU-2026' }] },
    { status: 'shipped', items: [{ productId: box._id, shipped: 2 }] },
  ])
  expect(await stockOf(box._id)).toBe(8)
  shopee.put(shopeeOrder({ code: 'A3', status: 'READY_TO_SHIP', at: minutes(-7), lines }))
  await sync(id, 'shopee')
  expect((await orders())[2]).toMatchObject({ status: 'confirmed' })
  expect(await company.shop.differences()).toEqual([])
})

test('an order with goods nobody knows is a debt nowhere until they have a name, and then of the shop’s agent', async () => {
  const box = await company.shop.goods('Hộp quà', { stock: 10, cost: 700 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-9), lines: [{ sku: 'HQ', name: 'Hộp', price: 5000 }] }))
  await sync(id, 'shopee')
  const [order] = await orders()
  if (!order?.agentId) throw new Error('no order of the shop’s agent')
  const { agentId, total: worth } = order
  const debts = async () => {
    const { total } = await company.shop.api.report<{ total: { closing: number } }>('orders', {
      report: 'liabilities',
      group: 'agentId',
      since: '2026-11-01',
      until: '2026-11-30',
    })
    const { total: aged } = await company.shop.api.report<{ total: { open: number } }>('orders', { report: 'aging', group: 'agentId' })
    return [worth, total.closing, aged.open, (await company.shop.partner({ _id: agentId })).outstanding]
  }
  expect(await debts()).toEqual([5000, 0, 0, 0])
  await company.shop.api.patch('products', box._id, { aliasForItems: ['HQ'] })
  expect(await debts()).toEqual([5000, 5000, 5000, 5000])
})

test('what was paid for an order whose goods nobody knew is entered when they have a name', async () => {
  const box = await company.shop.goods('Hộp quà', { stock: 10, cost: 700 })
  const id = await connected.shopee()
  shopee.put(shopeeOrder({ code: 'A1', status: 'COMPLETED', at: minutes(-9), lines: [{ sku: 'HQ', name: 'Hộp', price: 1000 }] }))
  const paid = { payout_amount: 900, escrow_release_time: seconds(minutes(-5)), order_income: { commission_fee: 100 } }
  shopee.escrows.push({ order_sn: 'A1', ...paid })
  await sync(id, 'shopee')
  await sync(id, 'shopee', 'Payments')
  expect(await orders()).toMatchObject([{ status: 'error', paid: 0 }])
  await company.shop.api.patch('products', box._id, { aliasForItems: ['HQ'] })
  expect(await orders()).toMatchObject([{ status: 'delivered', paid: 1000, statusPayment: 'completed' }])
})

describe('a bundle of several goods', () => {
  test('is said once: orders that waited hold and ship its goods, at the price of the bundle to the dong', async () => {
    const tea = await company.shop.goods('Trà', { price: 120_000, stock: 10, cost: 700 })
    const cup = await company.shop.goods('Chén', { price: 30_000, stock: 10, cost: 700 })
    const id = await connected.shopee()
    const lines = [{ sku: 'COMBO', name: 'Bộ trà', price: 100_000, quantity: 2 }]
    const created = minutes(-30)
    shopee.put(shopeeOrder({ code: 'A1', status: 'READY_TO_SHIP', at: minutes(-9), created, lines }))
    await sync(id, 'shopee')
    expect(await company.shop.api.report('shops', { report: 'unknown' })).toMatchObject({ totalOrder: 1, data: [{ sku: 'COMBO' }] })
    const items = [
      { productId: tea._id, quantity: 1 },
      { productId: cup._id, quantity: 2 },
    ]
    await company.shop.api.create('shopBundles', { sku: 'combo', items })
    expect(await company.shop.api.report('shops', { report: 'unknown' })).toMatchObject({ totalOrder: 0, data: [] })
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
    await company.shop.api.patch('shops', (await keptShop())._id, { fetch: 'Goods' })
    expect(await listings()).toMatchObject([{ sku: 'COMBO', free: 1, ownPrice: 180_000, state: 'differs' }])
    expect(await company.shop.differences()).toEqual([])
  })

  test('has goods, each once', async () => {
    const tea = await company.shop.goods('Trà', {})
    const twice = [
      { productId: tea._id, quantity: 1 },
      { productId: tea._id, quantity: 2 },
    ]
    expect(await company.shop.api.refused('POST', 'shopBundles', { sku: 'A', items: twice })).toMatchObject({
      message: 'Trà stands in the bundle twice',
    })
    expect(await company.shop.api.refused('POST', 'shopBundles', { sku: 'A', items: [] })).toMatchObject({ code: 400 })
  })
})
