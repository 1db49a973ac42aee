import { addProgram } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

describe('an order with goods', () => {
  test('moves freely among confirmed, processing and processed until its first shipment', async () => {
    const rice = await shop.goods('Gạo', { stock: 1 })
    const order = await shop.sale([of(rice, 1)])
    for (const status of ['processed', 'confirmed', 'processing', 'confirmed'] as const)
      expect((await shop.move(order, status)).status).toBe(status)
    await shop.ship(order)
    for (const status of ['confirmed', 'processing', 'processed', 'new-order'] as const)
      expect(await shop.refusedPatch(order, { status })).toEqual([
        409,
        `An order that is shipped cannot become ${status}. Next it can be: delivered, finished`,
      ])
  })

  test('is neither delivered nor finished while goods remain unshipped', async () => {
    const rice = await shop.goods('Gạo', { stock: 2 })
    const order = await shop.sale([of(rice, 2)])
    for (const status of ['delivered', 'finished'] as const)
      expect(await shop.refusedPatch(order, { status })).toEqual([409, 'The goods of this order must be shipped first'])
    await shop.ship(order, [[rice, 1]])
    expect(await shop.refusedPatch(order, { status: 'delivered' })).toEqual([409, 'The goods of this order must be shipped first'])
  })

  test('goes on to delivered, finished, returning and returned, and stays there', async () => {
    const rice = await shop.goods('Gạo', { stock: 2 })
    const order = await shop.sale([of(rice, 2)])
    await shop.ship(order)
    for (const status of ['delivered', 'finished', 'returning', 'returned'] as const)
      expect((await shop.move(order, status)).status).toBe(status)
    for (const status of ['delivered', 'cancelled', 'new-order', 'shipped'] as const)
      expect(await shop.refusedPatch(order, { status })).toEqual([
        409,
        `Order ${order.order_number} is returned and can no longer be changed`,
      ])
    expect(await shop.refusedPatch(order, { items: [of(rice, 1)] })).toEqual([
      409,
      `Order ${order.order_number} is returned and can no longer be changed`,
    ])
    expect((await shop.api.patch('orders', order._id, { note: 'khách đổi ý' })).note).toBe('khách đổi ý')
  })

  test('also returns from finished', async () => {
    const rice = await shop.goods('Gạo', { stock: 1 })
    const order = await shop.sale([of(rice, 1)])
    await shop.ship(order)
    await shop.move(order, 'finished')
    expect((await shop.move(order, 'returned')).status).toBe('returned')
  })

  test('partly shipped is decided by shipping alone', async () => {
    const rice = await shop.goods('Gạo', { stock: 1 })
    expect(await shop.refusedPatch(await shop.sale([of(rice, 1)]), { status: 'partial-shipped' })).toEqual([
      409,
      'This status follows from shipping the order',
    ])
  })

  test('delivered first ships its services at that moment', async () => {
    const [rice, carrying] = [await shop.goods('Gạo', { stock: 1 }), await shop.service()]
    const order = await shop.sale([of(rice, 1), of(carrying, 2)])
    await shop.ship(order, [[rice, 1]])
    const delivered = await shop.move(order, 'delivered')
    expect(delivered).toMatchObject({ status: 'delivered', items: [{ shipped: 1 }, { shipped: 2 }] })
    expect(delivered.shipments.map(({ net }) => net)).toEqual([1000, 600])
  })
})

describe('an order without goods', () => {
  test('goes from new to processing, shipped, delivered, returning and returned', async () => {
    const order = await shop.sale([of(await shop.service(), 1)])
    expect(await shop.refusedPatch(order, { status: 'finished' })).toEqual([
      409,
      'An order that is new-order cannot become finished. Next it can be: processing, shipped, delivered, cancelled',
    ])
    for (const status of ['processing', 'shipped', 'delivered', 'returning', 'returned'] as const)
      expect((await shop.move(order, status)).status).toBe(status)
  })

  test('that was reserved is delivered at once', async () => {
    const order = await shop.sale([of(await shop.service(), 1)], { reservation: 'thứ bảy' })
    expect(await shop.move(order, 'delivered')).toMatchObject({ status: 'delivered', shipments: [{ net: 300 }] })
  })

  test('an opening debt is booked as shipped when it is delivered', async () => {
    const order = await shop.sale([], { total: 900_000 })
    expect(await shop.move(order, 'delivered')).toMatchObject({ status: 'delivered', shipments: [{ net: 900_000, lines: [] }] })
  })

  test('a purchase of services neither starts over nor comes back on its way', async () => {
    const order = await shop.purchase([of(await shop.service(), 1, { cost: 100 })])
    await shop.move(order, 'delivered')
    expect((await shop.refusedPatch(order, { status: 'returning' }))[0]).toBe(409)
    expect((await shop.move(order, 'returned')).status).toBe('returned')
  })
})

describe('cancelling', () => {
  test('is for orders of which nothing was shipped; the number stays', async () => {
    const rice = await shop.goods('Gạo', { stock: 2 })
    const [open, shipped] = [await shop.sale([of(rice, 1)]), await shop.sale([of(rice, 1)])]
    expect(await shop.move(open, 'cancelled')).toMatchObject({
      status: 'cancelled',
      statusPayment: 'cancelled',
      order_number: open.order_number,
    })
    await shop.ship(shipped)
    expect(await shop.refusedPatch(shipped, { status: 'cancelled' })).toEqual([
      409,
      'An order can be cancelled only while nothing of it has been shipped',
    ])
    expect(await shop.refusedPatch(open, { status: 'new-order' })).toEqual([
      409,
      `Order ${open.order_number} is cancelled and can no longer be changed`,
    ])
  })

  test('cancels its open entries; money that was received needs the right to refunds, and is refunded', async () => {
    const rice = await shop.goods()
    const seller = await shop.member('/sales')
    const order = await shop.sale([of(rice, 3)])
    const paid = await shop.pay(order, 1000)
    const open = await shop.api.create('funds', { orderId: order._id, group: 'Sales', amount: 500 })
    expect(await shop.refusedPatch(order, { status: 'cancelled' }, seller.api)).toEqual([
      403,
      'Money has been received for this order: only BOD and who has the right to refunds can cancel it',
    ])
    expect(await shop.move(order, 'cancelled')).toMatchObject({ status: 'cancelled', paid: 0, statusPayment: 'cancelled' })
    expect(await shop.api.get('funds', paid._id)).toMatchObject({ status: 'cancelled', refundedAt: expect.any(String) as string })
    const never = await shop.api.get('funds', open._id)
    expect(never.status).toBe('cancelled')
    expect(never).not.toHaveProperty('refundedAt')
    expect(await shop.api.refused('POST', 'funds', { orderId: order._id, group: 'Sales', amount: 5 })).toMatchObject({ code: 409 })
  })

  test('without money a member with the right does it', async () => {
    const rice = await shop.goods()
    const seller = await shop.member('/sales')
    expect((await shop.move(await shop.sale([of(rice, 1)]), 'cancelled', seller.api)).status).toBe('cancelled')
  })
})

describe('force', () => {
  test('is the board’s on a sale; it ships and delivers in one call', async () => {
    const rice = await shop.goods('Gạo', { stock: 3 })
    const seller = await shop.member('/sales')
    const order = await shop.sale([of(rice, 3)])
    const forced = { status: 'delivered', isForce: true, warehouseId: shop.warehouse._id }
    expect(await shop.refusedPatch(order, forced, seller.api)).toEqual([403, 'Only BOD can force the status of this order'])
    expect(await shop.api.patch('orders', order._id, forced as never)).toMatchObject({ status: 'delivered', items: [{ shipped: 3 }] })
    expect(await shop.stockOf(rice)).toBe(0)
  })

  test('never undoes what is final or what was shipped', async () => {
    const rice = await shop.goods('Gạo', { stock: 1 })
    const order = await shop.sale([of(rice, 1)])
    await shop.ship(order)
    expect((await shop.refusedPatch(order, { status: 'new-order', isForce: true }))[0]).toBe(409)
    expect((await shop.refusedPatch(order, { status: 'cancelled', isForce: true }))[0]).toBe(409)
    await shop.move(order, 'delivered')
    await shop.move(order, 'returned')
    expect((await shop.refusedPatch(order, { status: 'delivered', isForce: true }))[0]).toBe(409)
  })

  test('returns nothing that was never shipped', async () => {
    const rice = await shop.goods()
    const order = await shop.sale([of(rice, 1)])
    expect((await shop.refusedPatch(order, { status: 'returned', isForce: true }))[0]).toBe(409)
  })
})

describe('where one status needn’t follow the other', () => {
  test('any member with the right goes back and forth before shipping, and what is shipped stays shipped', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo', { stock: 1 })
    const seller = await own.member('/sales')
    const order = await own.sale([of(rice, 1)])
    await own.move(order, 'confirmed', seller.api)
    expect((await own.refusedPatch(order, { status: 'new-order' }, seller.api))[0]).toBe(409)
    await own.api.patch('workspaces', own.founder.workspaceId, { opts: { status: 'disabled' } })
    expect((await own.move(order, 'new-order', seller.api)).status).toBe('new-order')
    expect((await own.refusedPatch(order, { status: 'delivered' }, seller.api))[0]).toBe(409)
    await own.ship(order)
    expect((await own.move(order, 'finished', seller.api)).status).toBe('finished')
    expect((await own.move(order, 'delivered', seller.api)).status).toBe('delivered')
    expect((await own.refusedPatch(order, { status: 'new-order' }, seller.api))[0]).toBe(409)
    expect(await own.differences()).toEqual([])
  })
})

describe('an order that a program made', () => {
  const refusal = 'Orders fetched by API will automatically update its status'

  test('moves by the program, not by hand', async () => {
    const rice = await shop.goods('Gạo', { stock: 4 })
    const { api } = await addProgram(app, shop.founder, ['/sales'])
    const order = await shop.sale([of(rice, 2)], {}, api)
    for (const data of [{ status: 'processing' }, { status: 'cancelled' }, shop.shipping(), { tracking: 'GHTK' }])
      expect(await shop.refusedPatch(order, data)).toEqual([403, refusal])
    const { shippingTime } = await shop.ship(order, [[rice, 1]], api)
    expect(await shop.refusedPatch(order, { ...shop.shipping([[rice, 2]]), shippingTime })).toEqual([403, refusal])
    await shop.ship(order, undefined, api)
    expect((await shop.move(order, 'arriving', api)).status).toBe('arriving')
    expect((await shop.move(order, 'shipmentDelivered', api)).status).toBe('shipmentDelivered')
    expect((await shop.move(order, 'delivered', api)).status).toBe('delivered')
  })

  test('is left to people when the program marked it manual', async () => {
    const rice = await shop.goods()
    const { api } = await addProgram(app, shop.founder, ['/sales'])
    const order = await shop.sale([of(rice, 1)], { manual: true }, api)
    expect((await shop.move(order, 'confirmed')).status).toBe('confirmed')
  })

  test('a member can’t mark an order manual for a program', async () => {
    const rice = await shop.goods()
    const { api } = await addProgram(app, shop.founder, ['/sales'])
    const order = await shop.sale([of(rice, 1)], {}, api)
    expect((await shop.refusedPatch(order, { manual: true }))[0]).toBe(400)
  })

  test('acts with no more than the rights of its key', async () => {
    const rice = await shop.goods('Gạo', { cost: 5 })
    const { api } = await addProgram(app, shop.founder, ['/sales'])
    expect((await shop.refusedOrder({ group: 'purchases', supplierId: shop.supplier._id, items: [of(rice, 1)] }, api)).code).toBe(403)
  })
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})

test('a debt from before the books is an order without items: owed, delivered, and no revenue of this month', async () => {
  const own = await Shop.open(app)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())
  const first = `${today.slice(0, 7)}-01`
  const before = new Date(new Date(`${first}T00:00:00+07:00`).getTime() - 1).toISOString()
  const debt = await own.sale([], { total: 5_000_000, created: before })
  expect(await own.move(debt, 'delivered')).toMatchObject({ status: 'delivered', statusPayment: 'pending', total: 5_000_000 })
  expect(await own.partner(own.customer)).toMatchObject({ outstanding: 5_000_000 })
  expect(await own.api.report('orders', { report: 'sales', since: first, until: today })).toMatchObject({ revenueOrdered: 0 })
  await own.pay(debt, 5_000_000)
  expect(await own.partner(own.customer)).toMatchObject({ outstanding: 0, balance: 0 })
})
