import type { Right } from '@shared/foundation/rights/rights'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const refusal = async (fields: object) =>
  shop.api.refused('POST', 'products', { group: 'goods', categoryId: shop.goodsCategory._id, name: 'Gạo', ...fields })

describe('a product', () => {
  test('has a SKU made of its name, unit ea. and no stock', async () => {
    expect(await shop.goods('Đường trắng (1 kg)')).toMatchObject({
      slug: 'DUONG_TRANG_1_KG',
      unit: 'ea.',
      status: 'active',
      stockCount: 0,
      category: { name: 'Lương thực' },
    })
    const given = await shop.api.create('products', { group: 'goods', categoryId: shop.goodsCategory._id, name: 'Muối', slug: 'muối i-ốt' })
    expect(given.slug).toBe('MUOI_I_OT')
  })

  test('needs a category of its own group, and a name', async () => {
    expect((await refusal({ categoryId: undefined })).errors).toEqual({ categoryId: 'Please select a product Category' })
    expect((await refusal({ categoryId: 'a'.repeat(24) })).errors).toHaveProperty('categoryId')
    expect((await refusal({ categoryId: shop.servicesCategory._id })).errors).toEqual({
      categoryId: 'A product is either goods or services',
    })
    for (const name of ['', '   ', undefined]) expect((await refusal({ name })).errors).toEqual({ name: 'Please enter name' })
    for (const price of [-1, 1.5, 'x', 1e16]) expect(Object.keys((await refusal({ price })).errors ?? {})).toEqual(['price'])
  })

  test('keeps its group and SKU; services cost nothing themselves', async () => {
    const rice = await shop.goods('Gạo cũ')
    for (const data of [{ group: 'services' }, { slug: 'X' }, { stockCount: 5 }])
      expect((await shop.api.refused('PATCH', `products/${rice._id}`, data)).code).toBe(400)
    const service = { group: 'services' as const, categoryId: shop.servicesCategory._id, name: 'Bốc vác' }
    const named = { cost: "'cost' can not be set here: nothing was saved. Leave it out, or send it by itself" }
    expect(await shop.api.refused('POST', 'products', { ...service, cost: 500 })).toMatchObject({ code: 400, errors: named })
    const carrying = await shop.api.create('products', service)
    expect(carrying).not.toHaveProperty('cost')
    expect(await shop.api.refused('PATCH', `products/${carrying._id}`, { cost: 500, unit: 'chuyến' })).toMatchObject({
      code: 400,
      errors: named,
    })
    expect(await shop.api.get('products', carrying._id)).toEqual(carrying)
  })

  test('its price is a whole number of at least 0, told by its name', async () => {
    const rice = { group: 'goods', categoryId: shop.goodsCategory._id, name: 'Gạo giá' }
    for (const price of [-1, 0.5, '1000', 2e15])
      expect((await shop.api.refused('POST', 'products', { ...rice, price })).errors).toEqual({ price: "Gạo giá 's Price is invalid" })
    expect((await shop.api.create('products', { ...rice, name: ' Gạo giá ', price: 0 })).name).toBe('Gạo giá')
  })

  test('is written with /sales or /purchases, and read by all', async () => {
    const [seller, clerk] = [await shop.member('/sales'), await shop.member('/office/hr')]
    const made = await seller.api.create('products', { group: 'goods', categoryId: shop.goodsCategory._id, name: 'Của Mai', cost: 900 })
    expect(made).not.toHaveProperty('cost')
    expect((await shop.api.get('products', made._id)).cost).toBe(900)
    expect((await clerk.api.get('products', made._id)).name).toBe('Của Mai')
  })

  test('is removed by setting it apart: its orders stay as they are', async () => {
    const rice = await shop.goods('Gạo ngừng')
    const order = await shop.sale([of(rice, 2)])
    await shop.api.patch('products', rice._id, { status: 'disabled' })
    expect((await shop.api.find('products', { status: 'active', name: 'Gạo ngừng' })).total).toBe(0)
    expect((await shop.api.patch('orders', order._id, { items: [of(rice, 3)] as never })).items[0]?.quantity).toBe(3)
  })
})

test('The catalogue tells how many products of a list stand in each category', async () => {
  const own = await Shop.open(app)
  const tea = await own.api.create('categories', { group: 'goods', name: 'Trà' })
  const put = (name: string, categoryId: string) => own.api.create('products', { group: 'goods', name, categoryId } as never)
  await put('Trà sen', tea._id)
  const lemon = await put('Trà chanh', tea._id)
  await put('Gạo', own.goodsCategory._id)
  const counts = async (query: object = {}, api = own.api) =>
    (await api.report<{ counts: { _id: string; count: number }[] }>('products', { report: 'categories', group: 'goods', ...query })).counts
  expect(await counts()).toEqual(
    expect.arrayContaining([
      { _id: tea._id, count: 2 },
      { _id: own.goodsCategory._id, count: 1 },
    ]),
  )
  expect(await counts({ search: 'tra' })).toEqual([{ _id: tea._id, count: 2 }])
  await own.api.patch('products', lemon._id, { status: 'disabled' })
  expect(await counts({ status: 'disabled' }, (await own.member('/office/hr')).api)).toEqual([{ _id: tea._id, count: 1 }])
})

describe('the history of stock', () => {
  test('tells each movement, oldest first, with the count after it', async () => {
    const rice = await shop.goods('Gạo sổ kho')
    await shop.receive(rice, 5, 100)
    const order = await shop.ship(await shop.sale([of(rice, 3)]), [[rice, 2]])
    await shop.receive(rice, 4, 'n/a')
    const { data, opening, closing, product } = await shop.api.report<{
      product: object
      opening: number
      closing: number
      data: { quantity: number; balance: number; order_number: string; cost: number; unknown: number; partner?: string }[]
    }>('products', { report: 'transactions', productId: rice._id })
    expect(product).toEqual({ _id: rice._id, name: 'Gạo sổ kho', slug: 'GAO_SO_KHO', unit: 'ea.' })
    expect([opening, data.map(({ quantity, balance, cost, unknown }) => [quantity, balance, cost, unknown]), closing]).toEqual([
      0,
      [
        [5, 5, 500, 0],
        [-2, 3, 200, 0],
        [4, 7, 0, 4],
      ],
      7,
    ])
    expect(data[1]).toMatchObject({ order_number: order.order_number, partner: 'Chị Hoa' })
  })

  test('names orders and their partners only to those who may see the orders', async () => {
    const rice = await shop.goods('Gạo kín')
    const bought = await shop.ship(await shop.purchase([of(rice, 5, { cost: 100 })]))
    const sold = await shop.ship(await shop.sale([of(rice, 2)]))
    const read = async (...rights: Right[]) => {
      const { api } = await shop.member(...rights)
      const { data } = await api.report<{ data: { quantity: number; orderId?: string; order_number?: string; partner?: string }[] }>(
        'products',
        { report: 'transactions', productId: rice._id },
      )
      return data.map(({ quantity, orderId, order_number, partner }) => [quantity, orderId, order_number, partner])
    }
    const [sale, purchase] = [
      [-2, sold._id, sold.order_number, 'Chị Hoa'],
      [5, bought._id, bought.order_number, 'Nhà máy Gạo'],
    ]
    expect(await read()).toEqual([
      [5, undefined, undefined, undefined],
      [-2, undefined, undefined, undefined],
    ])
    expect(await read('/sales')).toEqual([[5, undefined, undefined, undefined], sale])
    expect(await read('/purchases')).toEqual([purchase, [-2, undefined, undefined, undefined]])
    expect(await read('bod')).toEqual([purchase, sale])
  })

  test('of one warehouse tells its own alone', async () => {
    const rice = await shop.goods('Gạo hai kho', { stock: 3 })
    const far = await shop.api.create('warehouses', { name: 'Kho xa' })
    await shop.receive(rice, 2, 100, far)
    const read = (warehouseId: string) =>
      shop.api.report<{ data: { balance: number }[] }>('products', { report: 'transactions', productId: rice._id, warehouseId })
    expect((await read(far._id)).data.map(({ balance }) => balance)).toEqual([2])
    expect((await read(shop.warehouse._id)).data.map(({ balance }) => balance)).toEqual([3])
    expect(await shop.api.report('warehouses', { report: 'byProduct', productId: rice._id, warehouseId: far._id })).toEqual({
      count: 2,
      value: 200,
      unknown: 0,
    })
  })

  test('of days in the past begins and ends with the counts of those days', async () => {
    let clock = new Date('2026-03-02T03:00:00Z')
    const past = await startTestApp({ now: () => clock })
    try {
      const own = await Shop.open(past)
      const rice = await own.goods('Gạo', { stock: 5, cost: 100 })
      for (const [day, quantity] of [
        ['2026-03-10', 2],
        ['2026-03-20', 3],
        ['2026-03-31', 4],
      ] as const) {
        clock = new Date(`${day}T03:00:00Z`)
        await own.signInAgain()
        await own.receive(rice, quantity, 100)
      }
      const card = (range: object) =>
        own.api.report<{ opening: number; closing: number; data: { quantity: number; balance: number }[] }>('products', {
          report: 'transactions',
          productId: rice._id,
          ...range,
        })
      const { opening, closing, data } = await card({ since: '2026-03-03', until: '2026-03-20' })
      expect([opening, data.map(({ quantity, balance }) => [quantity, balance]), closing]).toEqual([
        5,
        [
          [2, 7],
          [3, 10],
        ],
        10,
      ])
      expect(await card({ since: '2026-02-01', until: '2026-02-28' })).toMatchObject({ opening: 0, data: [], closing: 0 })
      expect((await card({})).closing).toBe(14)
    } finally {
      await past.close()
    }
  })

  test('a warehouse at a moment in the past had what its movements say', async () => {
    const rice = await shop.goods('Gạo hôm qua', { stock: 3 })
    const between = new Date().toISOString()
    await shop.ship(await shop.sale([of(rice, 2)]))
    const place = { report: 'byProduct', productId: rice._id, warehouseId: shop.warehouse._id }
    expect(await shop.api.report('warehouses', place)).toMatchObject({ count: 1 })
    expect(await shop.api.report('warehouses', { ...place, timeOfInventory: between })).toMatchObject({ count: 3, value: 1800 })
  })
})

test('what is ordered and not yet shipped is told', async () => {
  const rice = await shop.goods('Gạo chờ', { stock: 4 })
  const order = await shop.sale([of(rice, 3)])
  await shop.sale([of(rice, 2)])
  await shop.move(await shop.sale([of(rice, 7)]), 'cancelled')
  await shop.ship(order, [[rice, 1]])
  expect(await shop.api.report('products', { report: 'notshipped', productId: rice._id })).toMatchObject({ notshipped: 4 })
})

test('a category tells what of it stands in the warehouses', async () => {
  const own = await Shop.open(app)
  const [rice, noodles] = [await own.goods('Gạo', { stock: 3, cost: 100 }), await own.goods('Bún')]
  await own.receive(noodles, 2, 'n/a')
  expect(rice.categoryId).toBe(own.goodsCategory._id)
  expect(await own.api.report('stocks', { report: 'byCategory', categoryId: own.goodsCategory._id })).toEqual({
    count: 5,
    value: 300,
    unknown: 2,
  })
})

test('goods that run low are at the count they warn at, or gone', async () => {
  const own = await Shop.open(app)
  const [enough, low, gone] = [await own.goods('Gạo', { stock: 3 }), await own.goods('Đậu', { stock: 2 }), await own.goods('Vừng')]
  await own.api.patch('products', enough._id, { lowStock: 2 })
  await own.api.patch('products', low._id, { lowStock: 2 })
  const page = await own.api.find('products', { group: 'goods', low: 'true', $sort: { stockCount: 1 } } as never)
  expect([page.total, page.data.map(({ _id }) => _id)]).toEqual([2, [gone._id, low._id]])
})

describe('the inventory', () => {
  const inventoryOf = (own: Shop, api = own.api) =>
    api.report<{
      total: Record<string, number>
      categories: Record<string, unknown>[]
      data: ({ _id: string; name: string; parts: Record<string, unknown>[] } & Record<string, unknown>)[]
    }>('products', { report: 'inventory' })

  test('tells of goods what stands where, what is ordered and what has to be brought in, parts included', async () => {
    const own = await Shop.open(app)
    const [tea, honey, box] = [
      await own.goods('Trà', { stock: 3, cost: 100 }),
      await own.goods('Mật', { stock: 1, cost: 50 }),
      await own.goods('Hộp quà'),
    ]
    await own.api.patch('products', box._id, {
      subItems: [
        { productId: tea._id, quantity: 2 },
        { productId: honey._id, quantity: 1 },
      ],
    })
    await own.sale([of(box, 4), of(tea, 1)])
    const { data, total, categories } = await inventoryOf(own)
    const row = (id: string) => data.find(({ _id }) => _id === id)
    expect(row(box._id)).toMatchObject({
      count: 0,
      notshipped: 4,
      used: 0,
      needImport: 4,
      parts: [
        { _id: tea._id, name: 'Trà', unit: 'ea.', quantity: 2, count: 3, notshipped: 1, used: 8, needImport: 6 },
        { _id: honey._id, name: 'Mật', quantity: 1, count: 1, notshipped: 0, used: 4, needImport: 3 },
      ],
    })
    expect(row(tea._id)).toMatchObject({ count: 3, value: 300, unknown: 0, places: [{ warehouseId: own.warehouse._id, count: 3 }] })
    expect(total).toEqual({ count: 4, value: 350, unknown: 0, notshipped: 5, used: 12, needImport: 13, products: 3, short: 3 })
    expect(categories).toEqual([{ _id: own.goodsCategory._id, name: 'Lương thực', products: 3, count: 4, value: 350, unknown: 0 }])
    expect(await own.api.report('products', { report: 'notshipped' })).toMatchObject({ notshipped: 5 })
    expect(await own.api.report('products', { report: 'notshipped', productId: tea._id })).toEqual({
      notshipped: 1,
      data: [{ _id: tea._id, notshipped: 1, stockCount: 3, needImport: 6 }],
    })
  })

  test('values it only for those who may see costs', async () => {
    const seller = await shop.member('/sales')
    const { total, data } = await inventoryOf(shop, seller.api)
    expect([total, data[0]].map((figures) => ['value' in (figures ?? {}), 'unknown' in (figures ?? {})])).toEqual([
      [false, false],
      [false, false],
    ])
  })

  test('what a product is made of is the board’s, and never leads back to it', async () => {
    const [box, tin, tea, carrying] = [await shop.goods('Hộp'), await shop.goods('Hũ'), await shop.goods('Trà'), await shop.service()]
    const made = (product: { _id: string }, ...parts: [{ _id: string }, number][]) =>
      shop.api.refused('PATCH', `products/${product._id}`, { subItems: parts.map(([{ _id }, quantity]) => ({ productId: _id, quantity })) })
    const parts = [{ productId: tin._id, quantity: 2 }]
    const buyer = await shop.member('/purchases')
    expect(await buyer.api.refused('PATCH', `products/${box._id}`, { subItems: parts })).toMatchObject({
      code: 403,
      message: 'Only BOD can change what a product is made of',
    })
    const stored = await shop.api.patch('products', box._id, { subItems: parts })
    expect(stored.subItems).toEqual([{ productId: tin._id, name: 'Hũ', unit: 'ea.', quantity: 2 }])
    await shop.api.patch('products', tin._id, { subItems: [{ productId: tea._id, quantity: 1 }] })
    expect((await made(tea, [box, 1])).errors).toEqual({ 'subItems.0.productId': 'Hộp is made of this product itself' })
    expect((await made(tea, [tea, 1])).errors).toEqual({ 'subItems.0.productId': 'Trà is made of this product itself' })
    expect((await made(box, [carrying, 1])).errors).toEqual({ 'subItems.0.productId': 'Giao hàng is not kept in stock' })
    expect((await made(box, [tea, 1], [tea, 2])).errors).toEqual({ 'subItems.1.productId': 'Trà is among the parts twice' })
    for (const quantity of [0, -1, 1.5])
      expect((await made(box, [tea, quantity])).errors).toEqual({ 'subItems.0.quantity': 'At least 1 of each part' })
    expect((await shop.api.patch('products', box._id, { subItems: [] })).subItems).toEqual([])
  })
})
