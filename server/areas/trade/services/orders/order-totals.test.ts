import { addProgram } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

describe('what an order is worth', () => {
  test('each line is its price times its quantity without gifts; the discount comes off the sum', async () => {
    const [rice, noodles] = [await shop.goods('Gạo ST25', { price: 30_000 }), await shop.goods('Bún khô', { price: 12_500 })]
    const order = await shop.sale([of(rice, 10, { quantityGift: 2 }), of(noodles, 4)], { discount: 15_000 })
    expect(order).toMatchObject({ total: 275_000, discount: 15_000, paid: 0, statusPayment: 'pending', status: 'new-order', shipments: [] })
  })

  test('a purchase is worth its costs', async () => {
    const rice = await shop.goods('Gạo mua', { price: 30_000, cost: 18_000 })
    const order = await shop.purchase([of(rice, 5, { quantityGift: 1, cost: 20_000 })])
    expect(order).toMatchObject({ total: 80_000, status: 'processing' })
  })

  test('a price that is left out is the product’s; one that is given wins', async () => {
    const rice = await shop.goods('Gạo nếp', { price: 25_000, cost: 17_000 })
    expect((await shop.sale([of(rice, 2)])).items[0]).toMatchObject({
      price: 25_000,
      name: 'Gạo nếp',
      slug: 'GAO_NEP',
      unit: 'ea.',
      shipped: 0,
    })
    expect((await shop.sale([of(rice, 2, { price: 0 })])).total).toBe(0)
    expect((await shop.purchase([of(rice, 2)])).items[0]).toMatchObject({ cost: 17_000 })
  })

  test('names, prices and the partner stay as they were when the order was made', async () => {
    const rice = await shop.goods('Gạo cũ', { price: 10_000 })
    const buyer = await shop.api.create('assets', { group: 'Customers', name: 'Anh Nam', phone: '0911' })
    const { _id } = await shop.sale([of(rice, 1)], { customerId: buyer._id })
    await shop.api.patch('products', rice._id, { name: 'Gạo mới', price: 99_000 })
    await shop.api.patch('assets', buyer._id, { name: 'Anh Nam (cũ)' })
    const later = await shop.api.patch('orders', _id, { items: [{ productId: rice._id, quantity: 2 }] })
    expect(later.items[0]).toMatchObject({ name: 'Gạo cũ', price: 10_000 })
    expect(later).toMatchObject({ total: 20_000, customer: { name: 'Anh Nam', phone: '0911' } })
  })

  test('numbers follow each other, group by group, without a hole for another group', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo', { cost: 500 })
    const numbers = []
    for (const make of [
      () => own.sale([of(rice, 1)]),
      () => own.purchase([of(rice, 1)]),
      () => own.sale([of(rice, 1)]),
      () => own.receive(rice, 1),
    ])
      numbers.push((await make()).order_number)
    expect(numbers).toEqual(['S000001', 'P000001', 'S000002', 'I000001'])
  })

  test('twenty orders placed at the same moment get twenty numbers', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods()
    const orders = await Promise.all(Array.from({ length: 20 }, () => own.sale([of(rice, 1)])))
    const numbers = orders.map(({ order_number }) => order_number).sort()
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => `S${String(index + 1).padStart(6, '0')}`))
  })

  test('a refused order takes no number', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods()
    await own.refusedOrder({ group: 'sales', items: [of(rice, 1)] })
    expect((await own.sale([of(rice, 1)])).order_number).toBe('S000001')
  })
})

describe('an order without items', () => {
  test('has the total it is given', async () => {
    expect(await shop.sale([], { total: 5_000_000 })).toMatchObject({ total: 5_000_000, items: [], statusPayment: 'pending' })
  })

  test('is refused without a total', async () => {
    for (const body of [{}, { items: [] }, { total: 0 }])
      expect(saying(await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, ...body }))).toEqual([
        400,
        'Please add items for this order',
      ])
    expect(saying(await shop.refusedOrder({ group: 'inventoryIn', total: 5 }))).toEqual([400, 'Please add items for this order'])
    expect(await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, total: -5 })).toMatchObject({
      code: 400,
      errors: { total: 'Invalid amount' },
    })
  })

  test('changes its total until it is paid, and with items the total follows them', async () => {
    const order = await shop.sale([], { total: 1000 })
    expect((await shop.api.patch('orders', order._id, { total: 2000 })).total).toBe(2000)
    await shop.pay(order, 2000)
    expect(await shop.refusedPatch(order, { total: 3000 })).toEqual([409, 'The total can be changed only without items and before payment'])
    const rice = await shop.goods('Gạo tổng')
    const refused = await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, items: [of(rice, 2)], total: 777 })
    expect(refused).toMatchObject({ code: 400, errors: { total: expect.stringContaining("'total' can not be set here") } })
    const withItems = await shop.sale([of(rice, 2)], { total: 2000 })
    expect(withItems.total).toBe(2000)
    expect(await shop.refusedPatch(withItems, { total: 3000 })).toEqual([
      409,
      'The total can be changed only without items and before payment',
    ])
  })
})

describe('what is refused when an order is entered', () => {
  test.each([
    ['a sale without a buyer', { group: 'sales' }, { customerId: 'Buyer is required' }],
    ['a purchase without a supplier', { group: 'purchases' }, { supplierId: 'Supplier is required' }],
  ])('%s', async (_what, body, errors) => {
    const rice = await shop.goods()
    expect(await shop.refusedOrder({ ...body, items: [of(rice, 1, { cost: 5 })] })).toMatchObject({ code: 400, errors })
  })

  test.each([
    ['a price below 0', { price: -1 }, 'items.0.price', 'Gạo lẻ ’s Price is invalid'],
    ['a price with decimals', { price: 10.5 }, 'items.0.price', 'Gạo lẻ ’s Price is invalid'],
    ['a price that is no number', { price: '1000' }, 'items.0.price', 'Gạo lẻ ’s Price is invalid'],
    ['a price of null', { price: null }, 'items.0.price', 'Gạo lẻ ’s Price is invalid'],
    ['no pieces', { quantity: 0 }, 'items.0.quantity', 'Gạo lẻ ’s Quantity is invalid'],
    ['pieces below 0', { quantity: -3 }, 'items.0.quantity', 'Gạo lẻ ’s Quantity is invalid'],
    ['pieces as text', { quantity: '3' }, 'items.0.quantity', 'Gạo lẻ ’s Quantity is invalid'],
    [
      'half a piece of goods',
      { quantity: 1.5 },
      'items.0.quantity',
      'For Goods, quantity must be integer (not have decimals) because each item in inventory have an unique SKU / QR Code',
    ],
    ['more gifts than pieces', { quantity: 2, quantityGift: 3 }, 'items.0.quantityGift', 'Quantity Gift must be less than Total Quantity'],
  ])('%s', async (_what, fields, path, text) => {
    const rice = await shop.goods('Gạo lẻ')
    const { code, errors } = await shop.refusedOrder({
      group: 'sales',
      customerId: shop.customer._id,
      items: [of(rice, 1, fields as Record<string, unknown>)],
    })
    expect([code, errors?.[path]]).toEqual([400, text.replace('’', "'")])
  })

  test('a cost that is missing or wrong on a purchase', async () => {
    const rice = await shop.goods('Gạo vốn')
    for (const cost of [undefined, null, -1, 'n/a', 'x', 10.5])
      expect(
        (await shop.refusedOrder({ group: 'purchases', supplierId: shop.supplier._id, items: [of(rice, 1, { cost })] })).errors,
      ).toEqual({
        'items.0.cost': "Gạo vốn 's Cost is invalid",
      })
  })

  test('a discount below 0 or above what the items come to; one of exactly that is a gift', async () => {
    const rice = await shop.goods()
    for (const discount of [-1, 2001])
      expect((await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, items: [of(rice, 2)], discount })).errors).toEqual({
        discount: 'Discount must be a whole number from 0 to 2000',
      })
    expect(await shop.sale([of(rice, 2)], { discount: 2000 })).toMatchObject({ total: 0, statusPayment: 'completed' })
  })

  test('an amount beyond 10^15', async () => {
    const rice = await shop.goods()
    expect((await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, items: [of(rice, 1e9, { price: 1e9 })] })).code).toBe(
      400,
    )
    expect((await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, total: 1e15 + 1 })).code).toBe(400)
  })

  test('a date earlier than six months back', async () => {
    const rice = await shop.goods()
    const { errors } = await shop.refusedOrder({
      group: 'sales',
      customerId: shop.customer._id,
      items: [of(rice, 1)],
      created: new Date(Date.now() - 200 * 86_400_000).toISOString(),
    })
    expect(errors?.['created']).toMatch(/^The order date cannot be earlier than \d{4}-\d{2}-\d{2}, six months back$/)
  })

  test('a product that is no longer sold, and one that is not there', async () => {
    const rice = await shop.goods('Gạo ngừng bán')
    await shop.api.patch('products', rice._id, { status: 'disabled' })
    expect(saying(await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, items: [of(rice, 1)] }))).toEqual([
      409,
      'Gạo ngừng bán is no longer sold',
    ])
    const { code, errors } = await shop.refusedOrder({
      group: 'sales',
      customerId: shop.customer._id,
      items: [{ productId: 'a'.repeat(24), quantity: 1 }],
    })
    expect([code, Object.keys(errors ?? {})]).toEqual([400, ['items.0.productId']])
  })

  test('a partner of another kind', async () => {
    const rice = await shop.goods()
    const { code, errors } = await shop.refusedOrder({ group: 'sales', customerId: shop.supplier._id, items: [of(rice, 1)] })
    expect([code, Object.keys(errors ?? {})]).toEqual([400, ['customerId']])
  })

  test('every wrong line is named at once, in the caller’s language', async () => {
    const rice = await shop.goods('Gạo tẻ')
    const { errors } = await shop.refusedOrder(
      { group: 'sales', customerId: shop.customer._id, items: [of(rice, 0), of(rice, 1, { price: -1 })] },
      shop.api.with({ 'Accept-Language': 'vi' }),
    )
    expect(errors).toEqual({ 'items.0.quantity': 'Số lượng của Gạo tẻ không hợp lệ', 'items.1.price': 'Giá bán của Gạo tẻ không hợp lệ' })
  })
})

describe('the first status', () => {
  test('is reserved with a reservation, new-order for sales, processing for purchases', async () => {
    const rice = await shop.goods('Gạo', { cost: 5 })
    expect((await shop.sale([of(rice, 1)], { reservation: '24/12' })).status).toBe('reserved')
    expect((await shop.sale([of(rice, 1)])).status).toBe('new-order')
    expect((await shop.purchase([of(rice, 1)])).status).toBe('processing')
    expect((await shop.api.create('orders', { group: 'inventoryOut', items: [{ productId: rice._id, quantity: 1 }] })).status).toBe(
      'processing',
    )
  })

  test('may be one of the free menu, never one that shipping or money decides', async () => {
    const rice = await shop.goods()
    expect((await shop.sale([of(rice, 1)], { status: 'confirmed' })).status).toBe('confirmed')
    for (const status of ['shipped', 'partial-shipped', 'delivered', 'finished', 'returned', 'cancelled'] as const)
      expect(saying(await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, items: [of(rice, 1)], status }))).toEqual([
        409,
        `An order that is new-order cannot become ${status}`,
      ])
  })
})

describe('editing an order', () => {
  test('a member changes its lines: the total follows; a service may have decimals', async () => {
    const rice = await shop.goods('Gạo sửa', { price: 10_000 })
    const carrying = await shop.service('Bốc vác', 3333)
    const order = await shop.sale([of(rice, 3)])
    const edited = await shop.api.patch('orders', order._id, { items: [of(rice, 1), of(carrying, 1.5)] as never, discount: 500 })
    expect(edited).toMatchObject({ total: 14_500, discount: 500, rev: order.rev + 1 })
  })

  test('lowering the price of a paid order completes it; raising it opens it again', async () => {
    const rice = await shop.goods('Gạo trả', { price: 1000 })
    const order = await shop.sale([of(rice, 10)])
    await shop.pay(order, 8000)
    const change = (price: number) => shop.api.patch('orders', order._id, { items: [of(rice, 10, { price })] as never })
    expect((await change(800)).statusPayment).toBe('completed')
    expect((await change(801)).statusPayment).toBe('pending')
  })

  test('what the server alone decides can’t be written', async () => {
    const rice = await shop.goods()
    const order = await shop.sale([of(rice, 1)])
    for (const [field, value] of Object.entries({ paid: 5, statusPayment: 'completed', order_number: 'S1', creatorId: 'a'.repeat(24) }))
      expect(await shop.refusedPatch(order, { [field]: value })).toEqual([400, `There is no field '${field}' to write`])
  })

  test('a whole order sent back with one field changed is that one change', async () => {
    const rice = await shop.goods('Gạo nguyên', { stock: 5 })
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { orderTags: ['gấp'] } })
    const made = await shop.sale([of(rice, 3, { quantityGift: 1 })], { discount: 100, tags: ['gấp'] })
    const whole = await shop.api.get('orders', made._id)
    const saved = await shop.api.patch('orders', made._id, { ...whole, note: 'gọi trước' } as never)
    expect(saved).toEqual({ ...whole, note: 'gọi trước', rev: whole.rev + 1, updated: saved.updated, updater: saved.updater })
    const shipped = await shop.ship(made, [[rice, 2]])
    const again = await shop.api.patch('orders', made._id, { ...shipped, note: 'xong' } as never)
    expect(again).toEqual({ ...shipped, note: 'xong', rev: shipped.rev + 1, updated: again.updated, updater: again.updater })
    const all = await shop.ship(made)
    const last = await shop.api.patch('orders', made._id, { ...all, note: 'hết' } as never)
    expect(last).toEqual({ ...all, note: 'hết', rev: all.rev + 1, updated: last.updated, updater: last.updater })
    expect(await shop.stockOf(rice)).toBe(2)
  })

  test('a tag is one of the workspace’s, or one the order has already', async () => {
    const tagged = (tags: string[]) => shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { orderTags: tags } })
    await tagged(['gấp', 'sỉ'])
    expect(
      await shop.api.refused('POST', 'orders', { group: 'sales', customerId: shop.customer._id, total: 5, tags: ['gap'] }),
    ).toMatchObject({
      code: 400,
      errors: { tags: 'There is no label gap' },
    })
    const order = await shop.sale([], { total: 5, tags: ['gấp'] })
    expect(await shop.refusedPatch(order, { tags: ['gấp', 'mới'] })).toEqual([400, 'There is no label mới'])
    await tagged(['sỉ'])
    expect((await shop.api.patch('orders', order._id, { tags: ['gấp', 'sỉ'] })).tags).toEqual(['gấp', 'sỉ'])
  })

  test('a whole stock take of unknown cost may be sent back', async () => {
    const rice = await shop.goods('Gạo kiểm kê')
    const take = await shop.receive(rice, 3, 'n/a')
    expect(take.items[0]?.cost).toBeNull()
    const saved = await shop.api.patch('orders', take._id, { ...take, note: 'kiểm kê' } as never)
    expect(saved).toEqual({ ...take, note: 'kiểm kê', rev: take.rev + 1, updated: saved.updated, updater: saved.updater })
  })

  test('a program’s order is edited by the program', async () => {
    const rice = await shop.goods()
    const { api } = await addProgram(app, shop.founder, ['/sales'])
    const order = await shop.sale([of(rice, 1)], {}, api)
    expect(order).not.toHaveProperty('creatorId')
    expect((await api.patch('orders', order._id, { tracking: 'GHN1' })).tracking).toBe('GHN1')
  })
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})
