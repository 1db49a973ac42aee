import type { Product } from '@shared/areas/goods/services/products'
import type { Warehouse } from '@shared/areas/goods/services/warehouses'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let far: Warehouse
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  far = await shop.api.create('warehouses', { name: 'Kho xa' })
})
afterAll(() => app.close())

const between = (items: readonly object[], more: object = {}) => ({
  fromWarehouseId: shop.warehouse._id,
  toWarehouseId: far._id,
  items,
  ...more,
})
const move = (product: Product, quantity: number, more: object = {}) =>
  shop.api.create('stockTransfers', between([{ productId: product._id, quantity, ...more }]) as never)
const refused = async (body: object): Promise<[number, string]> => saying(await shop.api.refused('POST', 'stockTransfers', body))
const levels = async ({ _id }: Product) =>
  Object.fromEntries(
    (
      await shop.api.report<{ data: { warehouseId: string; count: number; value: number; unknown: number }[] }>('stocks', {
        report: 'levels',
        productId: _id,
      })
    ).data.map(({ warehouseId, count, value, unknown }) => [warehouseId === far._id ? 'far' : 'near', [count, value, unknown]]),
  )

test('the oldest units move, at their own cost; there are as many of the product as before', async () => {
  const rice = await shop.goods('Gạo')
  await shop.receive(rice, 2, 100)
  await shop.receive(rice, 3, 250)
  const transfer = await move(rice, 3)
  expect(transfer).toMatchObject({
    transfer_number: 'CK000001',
    fromWarehouse: { name: 'Kho chính' },
    toWarehouse: { name: 'Kho xa' },
    items: [{ name: 'Gạo', quantity: 3 }],
    quantity: 3,
  })
  expect(await levels(rice)).toEqual({ near: [2, 500, 0], far: [3, 450, 0] })
  expect(await shop.stockOf(rice)).toBe(5)
  const units = (await shop.api.find('stocks', { productId: rice._id, warehouseId: far._id, $limit: -1 })).data
  expect(units.map(({ _id }) => _id).sort()).toEqual([...(transfer.items[0]?.units ?? [])].sort())
  expect(units.map(({ cost }) => cost).sort()).toEqual([100, 100, 250])
  expect(await shop.differences()).toEqual([])
})

test('the very units that were scanned move, and a sale ships them from where they stand now', async () => {
  const rice = await shop.goods('Nếp', { stock: 4, cost: 10 })
  const [, second, third] = (await shop.api.find('stocks', { productId: rice._id })).data.map(({ _id }) => _id)
  await move(rice, 2, { units: [third, second] })
  const sale = await shop.sale([of(rice, 2)])
  await shop.api.patch('orders', sale._id, { status: 'shipped', warehouseId: far._id })
  const sold = (await shop.api.find('stocks', { exportId: sale._id })).data.map(({ _id }) => _id)
  expect(sold.sort()).toEqual([second, third].sort())
  expect(await levels(rice)).toEqual({ near: [2, 20, 0], far: [0, 0, 0] })
})

test('units of unknown cost stay of unknown cost', async () => {
  const rice = await shop.goods('Tấm')
  await shop.receive(rice, 2, 'n/a')
  await move(rice, 1)
  expect(await levels(rice)).toEqual({ near: [1, 0, 1], far: [1, 0, 1] })
})

test('it is neither sold nor bought: the business report and the orders know nothing of it', async () => {
  const rice = await shop.goods('Kê', { stock: 5, cost: 77 })
  const range = { since: '2000-01-01', until: '2100-01-01' }
  const before = await shop.api.report('orders', { report: 'sales', ...range })
  const orders = (await shop.api.find('orders', { $limit: 0 })).total
  await move(rice, 5)
  expect(await shop.api.report('orders', { report: 'sales', ...range })).toEqual(before)
  expect((await shop.api.find('orders', { $limit: 0 })).total).toBe(orders)
})

test('the stock card of each warehouse has its movement, under the number of the transfer', async () => {
  const rice = await shop.goods('Ngô', { stock: 5, cost: 20 })
  const { _id, transfer_number } = await move(rice, 2)
  const card = (warehouseId: string) =>
    shop.api.report<{ data: object[] }>('products', { report: 'transactions', productId: rice._id, warehouseId })
  expect((await card(far._id)).data).toEqual([
    expect.objectContaining({ quantity: 2, balance: 2, cost: 40, order_number: transfer_number, transferId: _id }),
  ])
  expect((await card(shop.warehouse._id)).data.at(-1)).toMatchObject({ quantity: -2, balance: 3, transferId: _id })
})

test('what can’t be moved is refused, and nothing is half done', async () => {
  const rice = await shop.goods('Gạo lứt', { stock: 3, cost: 10 })
  const beans = await shop.goods('Đậu', { stock: 1, cost: 10 })
  const [unit] = (await shop.api.find('stocks', { productId: beans._id })).data
  const line = (product: Product, quantity: unknown, more: object = {}) => ({ productId: product._id, quantity, ...more })
  expect(await refused(between([line(rice, 1), line(beans, 2)]))).toEqual([409, 'Đậu not enough stock'])
  expect(await refused(between([line(rice, 1, { units: [unit?._id] })]))).toEqual([400, `Unit ${unit?._id} is not of Gạo lứt`])
  expect(await refused(between([line(rice, 1, { units: ['f'.repeat(24)] })]))).toEqual([404, `There is no unit ${'f'.repeat(24)}`])
  expect(await refused(between([line(rice, 1.5)]))).toEqual([400, "Gạo lứt 's Quantity is invalid"])
  expect(await refused(between([line(rice, 1)], { toWarehouseId: shop.warehouse._id }))).toEqual([
    400,
    'Please choose two different warehouses',
  ])
  expect(await refused(between([]))).toEqual([400, 'Nothing to move'])
  expect(await refused(between([line(await shop.service('Giao'), 1)]))).toEqual([
    400,
    "The record named by 'items.0.productId' does not exist",
  ])
  await move(beans, 1)
  expect(await refused(between([line(beans, 1, { units: [unit?._id] })]))).toEqual([409, `Unit ${unit?._id} is not in this warehouse`])
  expect(await levels(rice)).toEqual({ near: [3, 30, 0] })
})

test('goods of another company stay where they are', async () => {
  const other = await Shop.open(app)
  const rice = await other.goods('Gạo', { stock: 2 })
  expect(await refused(between([{ productId: rice._id, quantity: 1 }]))).toEqual([
    400,
    "The record named by 'items.0.productId' does not exist",
  ])
  const mine = await shop.goods('Vừng', { stock: 2 })
  expect(await refused(between([{ productId: mine._id, quantity: 1 }], { toWarehouseId: other.warehouse._id }))).toEqual([
    400,
    "The record named by 'toWarehouseId' does not exist",
  ])
})

test('nothing moves into a warehouse that was removed', async () => {
  const rice = await shop.goods('Gạo nếp', { stock: 1 })
  const old = await shop.api.create('warehouses', { name: 'Kho cũ' })
  await shop.api.patch('warehouses', old._id, { status: 'removed' })
  expect(await refused(between([{ productId: rice._id, quantity: 1 }], { toWarehouseId: old._id }))).toEqual([
    409,
    'Warehouse Kho cũ has been removed',
  ])
})

test('two who move the last units at once: one gets them', async () => {
  const rice = await shop.goods('Khoai', { stock: 3, cost: 5 })
  const body = between([{ productId: rice._id, quantity: 2 }])
  const answers = await Promise.all([shop.api.send('POST', 'stockTransfers', body), shop.api.send('POST', 'stockTransfers', body)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await levels(rice)).toEqual({ near: [1, 5, 0], far: [2, 10, 0] })
  expect(await shop.differences()).toEqual([])
})

test('a member with neither Sales nor Purchases moves nothing', async () => {
  const rice = await shop.goods('Sắn', { stock: 3 })
  const clerk = await shop.member('/funds')
  expect((await clerk.api.refused('POST', 'stockTransfers', between([{ productId: rice._id, quantity: 1 }]))).code).toBe(403)
  expect((await clerk.api.refused('GET', 'stockTransfers')).code).toBe(403)
})
