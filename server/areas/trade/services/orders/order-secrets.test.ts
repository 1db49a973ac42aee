import type { Api } from '../../../../testing/api'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let seller: Api
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  seller = (await shop.member('/sales')).api
})
afterAll(() => app.close())

const stockTake = async (api: Api, fields: object = {}) => {
  const rice = await shop.goods('Gạo che giá', { cost: 61_717 })
  return api.create('orders', { group: 'inventoryIn', items: [of(rice, 3)], ...fields } as never)
}

describe('what goods cost isn’t told to a seller', () => {
  test.each([
    ['a discount', { discount: 185_152 }],
    ['a discount that fits', { discount: 1 }],
    ['the very total', { total: 185_151 }],
    ['another total', { total: 185_150 }],
  ])('by %s of goods that come in: it is refused alike, and nothing is told', async (_what, data) => {
    const [field] = Object.keys(data)
    const refusal = [403, `You do not have permission to use the field '${field ?? ''}'`]
    const order = await stockTake(shop.api)
    expect(await shop.refusedPatch(order, data, seller)).toEqual(refusal)
    const { productId, quantity } = order.items[0] ?? {}
    const made = await seller.refused('POST', 'orders', { group: 'inventoryIn', items: [{ productId, quantity }], ...data })
    expect(saying(made)).toEqual(refusal)
  })

  test.each(['copy', 'copyMonth'])('by the amount that %s has confirmed', async (field) => {
    const { _id } = await stockTake(shop.api)
    for (const confirmTotal of [185_151, 185_150])
      expect(saying(await seller.refused('POST', 'orders', { [field]: _id, confirmTotal }))).toEqual([
        403,
        "You do not have permission to use the field 'confirmTotal'",
      ])
  })

  test('by how many pieces cover a discount that the board gave', async () => {
    const order = await stockTake(shop.api, { discount: 100_000 })
    const items = [{ productId: order.items[0]?.productId ?? '', quantity: 1 }]
    expect((await shop.refusedPatch(order, { items }, seller))[0]).toBe(403)
    expect((await seller.patch('orders', order._id, { note: 'kiểm lại', discount: 100_000 })).note).toBe('kiểm lại')
  })
})

test('a seller writes what goods that come in have cost, and how many they are, without seeing it', async () => {
  const order = await stockTake(seller, { discount: 0 })
  const items = [{ productId: order.items[0]?.productId ?? '', quantity: 2, cost: 500 }]
  expect(await seller.patch('orders', order._id, { items })).not.toHaveProperty('total')
  expect((await shop.order(order)).total).toBe(1000)
})

test('a buyer takes something off what came in, and copies it', async () => {
  const buyer = (await shop.member('/purchases')).api
  const order = await stockTake(buyer, { discount: 151 })
  expect(order.total).toBe(185_000)
  expect((await buyer.create('orders', { copy: order._id, confirmTotal: 185_000 })).total).toBe(185_000)
})
