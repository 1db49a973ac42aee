import type { Product } from '@shared/areas/goods/services/products'
import type { Stocktake } from '@shared/areas/goods/services/stocktakes'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const begin = (reason = 'Kiểm kê cuối tháng'): Promise<Stocktake> =>
  shop.api.create('stocktakes', { warehouseId: shop.warehouse._id, reason })
const count = (stocktake: Stocktake, product: Product, counted?: unknown, units?: readonly string[]): Promise<Stocktake> =>
  shop.api.patch('stocktakes', stocktake._id, {
    counts: [{ productId: product._id, ...(counted === undefined ? {} : { counted }), ...(units ? { units } : {}) }],
  } as never)
const close = (stocktake: Stocktake): Promise<Stocktake> => shop.api.patch('stocktakes', stocktake._id, { status: 'closed' })
const refused = async (stocktake: Stocktake, body: object): Promise<[number, string]> =>
  saying(await shop.api.refused('PATCH', `stocktakes/${stocktake._id}`, body))
const unitsOf = async (product: Product): Promise<string[]> =>
  (await shop.api.find('stocks', { productId: product._id, exported: false, $limit: -1 })).data.map(({ _id }) => _id)

test('what is missing goes out and what was found comes in, one order each with the reason, at the last known cost', async () => {
  const rice = await shop.goods('Gạo', { stock: 10, cost: 600 })
  const beans = await shop.goods('Đậu', { stock: 5, cost: 250 })
  const stocktake = await begin('Kiểm kê quý 4')
  expect(stocktake).toMatchObject({ status: 'open', warehouse: { name: 'Kho chính' }, counts: [] })
  await count(stocktake, rice, 7)
  await count(stocktake, beans, 6)
  const closed = await close(stocktake)
  const came = await shop.api.get('orders', closed.inventoryIn?._id ?? '')
  const went = await shop.api.get('orders', closed.inventoryOut?._id ?? '')
  expect(came).toMatchObject({
    group: 'inventoryIn',
    status: 'delivered',
    note: 'Kiểm kê quý 4',
    items: [{ name: 'Đậu', quantity: 1, cost: 250 }],
  })
  expect(went).toMatchObject({ group: 'inventoryOut', status: 'delivered', items: [{ name: 'Gạo', quantity: 3 }], cost: 1800 })
  expect(closed).toMatchObject({ status: 'closed', inventoryIn: { order_number: came.order_number }, closedBy: { name: 'Founder' } })
  expect([await shop.stockOf(rice), await shop.stockOf(beans)]).toEqual([7, 6])
  expect(await shop.differences()).toEqual([])
})

test('products that nobody counted stay as they are, and counts that agree book nothing', async () => {
  const rice = await shop.goods('Nếp', { stock: 4 })
  const beans = await shop.goods('Lạc', { stock: 2 })
  const stocktake = await begin()
  await count(stocktake, rice, 4)
  const closed = await close(stocktake)
  expect([closed.inventoryIn, closed.inventoryOut, await shop.stockOf(rice), await shop.stockOf(beans)]).toEqual([
    undefined,
    undefined,
    4,
    2,
  ])
})

test('what is sold after a product was counted is not missing', async () => {
  const rice = await shop.goods('Kê', { stock: 10 })
  const stocktake = await begin()
  await count(stocktake, rice, 9)
  await shop.ship(await shop.sale([of(rice, 4)]))
  const closed = await close(stocktake)
  expect(closed.counts).toMatchObject([{ counted: 9, book: 10 }])
  expect(await shop.stockOf(rice)).toBe(5)
})

test('a product counted again is compared with what stands there then', async () => {
  const rice = await shop.goods('Ngô', { stock: 10 })
  const stocktake = await begin()
  await count(stocktake, rice, 3)
  await shop.ship(await shop.sale([of(rice, 4)]))
  expect((await count(stocktake, rice, 6)).counts).toMatchObject([{ counted: 6, book: 6 }])
  expect((await close(stocktake)).inventoryOut).toBeUndefined()
})

test('a code of the product scanned again and again, by two people, counts one more each time', async () => {
  const rice = await shop.goods('Khoai lang', { stock: 10 })
  const stocktake = await begin()
  const one = () => shop.api.patch('stocktakes', stocktake._id, { counts: [{ productId: rice._id, more: 1 }] } as never)
  await Promise.all([one(), one(), one(), one()])
  expect((await shop.api.get('stocktakes', stocktake._id)).counts).toMatchObject([{ counted: 4, book: 10 }])
})

test('what was found without a known cost comes in at an unknown one', async () => {
  const rice = await shop.goods('Vừng')
  const stocktake = await begin()
  await count(stocktake, rice, 2)
  await close(stocktake)
  expect((await shop.api.find('stocks', { productId: rice._id })).data.map(({ cost }) => cost)).toEqual([null, null])
})

test('two people who scan one shelf count each unit once; the units nobody saw are written off', async () => {
  const rice = await shop.goods('Khoai', { stock: 5 })
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = await unitsOf(rice)
  const stocktake = await begin()
  const colleague = await shop.member('/purchases')
  await Promise.all([
    count(stocktake, rice, undefined, [second]),
    colleague.api.patch('stocktakes', stocktake._id, { counts: [{ productId: rice._id, units: [second, third] }] } as never),
    count(stocktake, rice, undefined, [fifth]),
  ])
  const counted = await count(stocktake, rice, undefined, [fourth])
  expect(counted.counts).toMatchObject([{ counted: 4, book: 5 }])
  expect([...(counted.counts[0]?.units ?? [])].sort()).toEqual([second, third, fourth, fifth].sort())
  await close(stocktake)
  expect((await unitsOf(rice)).sort()).toEqual([second, third, fourth, fifth].sort())
  expect((await shop.api.get('stocks', first)).exported).toBe(true)
})

test('a unit that was scanned and sold since counts neither on the shelf nor in the books', async () => {
  const rice = await shop.goods('Sắn', { stock: 3 })
  const [first = '', second = '', third = ''] = await unitsOf(rice)
  const stocktake = await begin()
  await count(stocktake, rice, undefined, [first, second])
  await shop.ship(await shop.sale([of(rice, 1)]))
  expect((await count(stocktake, rice, undefined, [third])).counts).toMatchObject([{ counted: 2, book: 2, units: [second, third] }])
})

test('scanned rubbish, a unit of another product, warehouse or company, and one already sold are each named', async () => {
  const rice = await shop.goods('Gạo lứt', { stock: 3 })
  const beans = await shop.goods('Đậu xanh', { stock: 1 })
  const far = await shop.api.create('warehouses', { name: 'Kho xa' })
  const [sold = '', moved = ''] = await unitsOf(rice)
  const [bean = ''] = await unitsOf(beans)
  const other = await Shop.open(app)
  const [theirs = ''] = (await other.api.find('stocks', { productId: (await other.goods('Gạo', { stock: 1 }))._id })).data.map(
    ({ _id }) => _id,
  )
  await shop.ship(await shop.sale([of(rice, 1)]))
  await shop.api.create('stockTransfers', {
    fromWarehouseId: shop.warehouse._id,
    toWarehouseId: far._id,
    items: [{ productId: rice._id, quantity: 1, units: [moved] }],
  } as never)
  const stocktake = await begin()
  const scan = (unit: string) => refused(stocktake, { counts: [{ productId: rice._id, units: [unit] }] })
  expect(await scan(sold)).toEqual([409, `Unit ${sold} has already left`])
  expect(await scan(moved)).toEqual([409, `Unit ${moved} is not in this warehouse`])
  expect(await scan(bean)).toEqual([400, `Unit ${bean} is not of Gạo lứt`])
  expect(await scan(theirs)).toEqual([404, `There is no unit ${theirs}`])
  expect((await scan('https://example.com'))[0]).toBe(400)
  expect((await shop.api.get('stocktakes', stocktake._id)).counts).toEqual([])
})

test('a count is a whole number of goods', async () => {
  const rice = await shop.goods('Gạo tấm', { stock: 1 })
  const delivery = await shop.service('Giao')
  const stocktake = await begin()
  for (const counted of [-1, 1.5, '3', null])
    expect(await refused(stocktake, { counts: [{ productId: rice._id, counted }] })).toEqual([400, 'The count of Gạo tấm is invalid'])
  expect(await refused(stocktake, { counts: [{ productId: delivery._id, counted: 1 }] })).toEqual([400, 'Giao has no stock to count'])
  expect((await refused(stocktake, { counts: [{ productId: 'f'.repeat(24), counted: 1 }] }))[0]).toBe(400)
})

test('a count is closed once; closed or cancelled it changes no more', async () => {
  const rice = await shop.goods('Gạo thơm', { stock: 5 })
  const stocktake = await begin()
  expect(await refused(stocktake, { status: 'closed' })).toEqual([409, 'Nothing has been counted yet'])
  await count(stocktake, rice, 3)
  const both = await Promise.all([1, 2].map(() => shop.api.send('PATCH', `stocktakes/${stocktake._id}`, { status: 'closed' })))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const again = [409, `Stocktake ${stocktake.stocktake_number} is no longer open`]
  expect(await refused(stocktake, { status: 'closed' })).toEqual(again)
  expect(await refused(stocktake, { counts: [{ productId: rice._id, counted: 9 }] })).toEqual(again)
  expect(await shop.stockOf(rice)).toBe(3)
  const dropped = await begin()
  await count(dropped, rice, 0)
  await shop.api.patch('stocktakes', dropped._id, { status: 'cancelled' })
  expect((await refused(dropped, { status: 'closed' }))[0]).toBe(409)
  expect(await shop.stockOf(rice)).toBe(3)
})

test('more missing than stands there now: nothing is booked, the count stays open', async () => {
  const rice = await shop.goods('Gạo dẻo', { stock: 5 })
  const beans = await shop.goods('Đậu đỏ', { stock: 1 })
  const stocktake = await begin()
  await count(stocktake, rice, 1)
  await count(stocktake, beans, 4)
  await shop.ship(await shop.sale([of(rice, 5)]))
  expect(await refused(stocktake, { status: 'closed' })).toEqual([409, 'Gạo dẻo do not have enough stock left!'])
  expect([await shop.stockOf(beans), (await shop.api.get('stocktakes', stocktake._id)).status]).toEqual([1, 'open'])
  expect(await shop.differences()).toEqual([])
})

test('counting is for those who buy', async () => {
  const seller = await shop.member('/sales')
  const body = { warehouseId: shop.warehouse._id, reason: 'Thử' }
  expect((await seller.api.refused('POST', 'stocktakes', body)).code).toBe(403)
  expect((await seller.api.refused('GET', 'stocktakes')).code).toBe(403)
  expect((await shop.api.refused('POST', 'stocktakes', { ...body, reason: ' ' })).errors).toEqual({
    reason: 'Please write down the reason',
  })
})
