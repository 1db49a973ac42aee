import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

interface Report {
  readonly revenueOrdered: number
  readonly revenueShipped: number
  readonly cost: number
}

const today = new Date('2026-05-20T03:00:00Z')
let now = today
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
})
beforeEach(async () => {
  now = today
  await shop.signInAgain()
})
afterAll(() => app.close())

const hours = (count: number): void => void (now = new Date(now.getTime() + count * 3_600_000))
const bring = (order: Pick<Order, '_id'>, returning: readonly (readonly [{ _id: string }, number])[], more: object = {}, own = shop) =>
  own.api.patch('orders', order._id, {
    returning: returning.map(([{ _id }, quantity]) => ({ productId: _id, quantity })),
    ...more,
  } as never)

describe('a part of a sale that comes back', () => {
  test('books its share, and the parts sum to the whole', async () => {
    const own = await Shop.open(app)
    const report = (since: string, until = since) => own.api.report<Report>('orders', { report: 'sales', since, until })
    const rice = await own.goods('Gạo', { price: 1000, stock: 3, cost: 600 })
    const order = await own.ship(await own.sale([of(rice, 3)], { discount: 100 }))
    hours(24)
    await own.signInAgain()
    const first = await bring(order, [[rice, 1]], {}, own)
    expect(first).toMatchObject({ status: 'shipped', total: 2900, returnedTotal: 967, items: [{ quantity: 3, shipped: 3, returned: 1 }] })
    expect(first.shipments[1]).toMatchObject({ lines: [{ quantity: -1 }], net: -967, cost: -600, warehouseId: own.warehouse._id })
    expect(await own.stockOf(rice)).toBe(1)
    expect((await own.partner(own.customer)).outstanding).toBe(1933)
    expect(await report('2026-05-20')).toMatchObject({ revenueOrdered: 2900, revenueShipped: 2900, cost: 1800 })
    expect(await report('2026-05-21')).toMatchObject({ revenueOrdered: -967, revenueShipped: -967, cost: -600 })
    hours(24)
    await own.signInAgain()
    const last = await bring(order, [[rice, 2]], {}, own)
    expect(last).toMatchObject({ status: 'returned', total: 2900, returnedTotal: 2900, statusPayment: 'completed' })
    expect(last.returnedAt).toBe(now.toISOString())
    expect(last.shipments.map(({ net }) => net)).toEqual([2900, -967, -1933])
    expect(await report('2026-05-22')).toMatchObject({ revenueOrdered: -1933, revenueShipped: -1933, cost: -1200 })
    expect(await report('2026-05-20', '2026-05-22')).toMatchObject({ revenueOrdered: 0, revenueShipped: 0, cost: 0 })
    for (const figure of ['revenueOrdered', 'revenueShipped', 'cost'] as const) {
      const { data, total } = await own.api.report<{ total: number; data: { amount: number }[] }>('orders', {
        report: 'salesEntries',
        figure,
        since: '2026-05-21',
        until: '2026-05-22',
      })
      expect([total, data.length]).toEqual([figure === 'cost' ? -1800 : -2900, 2])
    }
    expect(await own.differences()).toEqual([])
  })

  test('stands on the customer’s statement on its own day', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo', { stock: 4 })
    const order = await own.ship(await own.sale([of(rice, 4)]))
    hours(48)
    await own.signInAgain()
    await bring(order, [[rice, 1]], {}, own)
    const statement = await own.api.report<{ opening: number; closing: number; data: { kind: string; amount: number }[] }>('orders', {
      report: 'liabilitiesDetails',
      partnerId: own.customer._id,
      since: '2026-05-21',
      until: '2026-05-31',
    })
    expect(statement).toMatchObject({ opening: 4000, closing: 3000, data: [{ kind: 'returned', amount: -1000 }] })
  })

  test('goes into the warehouse one names, else back to where it left', async () => {
    const rice = await shop.goods('Gạo kho', { stock: 3 })
    const far = await shop.api.create('warehouses', { name: 'Kho trả' })
    const order = await shop.ship(await shop.sale([of(rice, 3)]))
    await bring(order, [[rice, 1]])
    await bring(order, [[rice, 1]], { warehouseId: far._id })
    const units = (await shop.api.find('stocks', { productId: rice._id, exported: false, $sort: { _id: 1 } })).data
    expect(units.map(({ warehouseId }) => warehouseId).sort()).toEqual([shop.warehouse._id, far._id].sort())
    expect(await shop.differences()).toEqual([])
  })

  test('is the very unit that was scanned', async () => {
    const rice = await shop.goods('Gạo quét', { stock: 3 })
    const order = await shop.ship(await shop.sale([of(rice, 3)]))
    const [unit] = (await shop.api.find('stocks', { exportId: order._id, $sort: { _id: 1 } })).data
    await shop.api.patch('orders', order._id, { returning: [{ productId: rice._id, quantity: 1, units: [unit?._id] }] } as never)
    expect((await shop.api.find('stocks', { productId: rice._id, exported: false })).data.map(({ _id }) => _id)).toEqual([unit?._id])
    expect(await shop.refusedPatch(order, { returning: [{ productId: rice._id, quantity: 1, units: [unit?._id] }] })).toEqual([
      409,
      'A scanned unit of Gạo quét does not belong to this order, or came back already',
    ])
  })

  test('paid too much by it becomes the customer’s balance', async () => {
    const rice = await shop.goods('Gạo dư', { stock: 3 })
    const order = await shop.ship(await shop.sale([of(rice, 3)]))
    await shop.pay(order, 3000)
    const before = (await shop.partner(shop.customer)).balance ?? 0
    expect(await bring(order, [[rice, 1]])).toMatchObject({ paid: 3000, statusPayment: 'completed' })
    expect((await shop.partner(shop.customer)).balance).toBe(before + 1000)
  })

  test('stays the customer’s balance when all came back without a refund', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo', { stock: 2 })
    const order = await own.ship(await own.sale([of(rice, 2)]))
    await own.pay(order, 2000)
    await own.api.create('funds', { orderId: order._id, group: 'Sales', amount: 5, name: 'Chờ', label: 'Tiền mặt' })
    expect(await bring(order, [[rice, 2]], {}, own)).toMatchObject({ status: 'returned', paid: 2000 })
    expect(await own.partner(own.customer)).toEqual({ outstanding: 0, balance: 2000 })
    expect((await own.api.find('funds', { orderId: order._id, status: 'cancelled' })).data).toMatchObject([{ name: 'Chờ' }])
    expect(await own.differences()).toEqual([])
  })

  test('paid too much by it is refunded, when the board asks', async () => {
    const rice = await shop.goods('Gạo hoàn', { stock: 3 })
    const seller = await shop.member('/sales')
    const order = await shop.ship(await shop.sale([of(rice, 3)]))
    const paid = await shop.pay(order, 3000)
    const before = (await shop.partner(shop.customer)).balance ?? 0
    const asked = { returning: [{ productId: rice._id, quantity: 1 }], refund: true }
    expect((await shop.refusedPatch(order, asked, seller.api))[0]).toBe(403)
    expect(await bring(order, [[rice, 1]], { refund: true })).toMatchObject({ paid: 2000, statusPayment: 'completed' })
    expect((await shop.partner(shop.customer)).balance).toBe(before)
    expect((await shop.api.find('funds', { orderId: order._id, $sort: { _id: 1 } })).data).toMatchObject([
      { _id: paid._id, status: 'completed', amount: 3000, refundedAmount: 1000 },
      { status: 'refunded', amount: -1000, label: 'Tiền mặt', reverses: paid._id, created: now.toISOString() },
    ])
    expect(await shop.differences()).toEqual([])
  })

  test('is never more than was shipped and kept', async () => {
    const rice = await shop.goods('Gạo quá', { stock: 3 })
    const order = await shop.ship(await shop.sale([of(rice, 3)]), [[rice, 2]])
    expect(await shop.refusedPatch(order, { returning: [{ productId: rice._id, quantity: 3 }] })).toEqual([
      400,
      'Only 2 of Gạo quá can be returned',
    ])
    await bring(order, [[rice, 2]])
    expect(await shop.refusedPatch(order, { returning: [{ productId: rice._id, quantity: 1 }] })).toEqual([
      400,
      'Only 0 of Gạo quá can be returned',
    ])
    const fresh = await shop.sale([of(rice, 1)])
    expect((await shop.refusedPatch(fresh, { returning: [{ productId: rice._id, quantity: 1 }] }))[0]).toBe(409)
    expect((await shop.refusedPatch(order, { returning: [{ productId: rice._id, quantity: 'x' }] }))[0]).toBe(400)
    expect((await shop.refusedPatch(order, { returning: [] }))[0]).toBe(400)
  })

  test('leaves the rest to be shipped, and can be followed by the return of all', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo', { stock: 3 })
    const order = await own.ship(await own.sale([of(rice, 3)]), [[rice, 2]])
    expect(await bring(order, [[rice, 2]], {}, own)).toMatchObject({ status: 'partial-shipped' })
    expect(await own.ship(order)).toMatchObject({ status: 'shipped', items: [{ shipped: 3, returned: 2 }] })
    await own.move(order, 'delivered')
    expect(await own.move(order, 'returned')).toMatchObject({ status: 'returned', returnedTotal: 3000 })
    expect(await own.stockOf(rice)).toBe(3)
    const report = await own.api.report<Report>('orders', { report: 'sales', since: '2026-05-20', until: '2026-05-20' })
    expect(report).toMatchObject({ revenueOrdered: 0, revenueShipped: 0, cost: 0 })
    expect(await own.differences()).toEqual([])
  })

  test('keeps its value right when prices change later', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo', { stock: 3 })
    const order = await own.ship(await own.sale([of(rice, 3)]))
    await bring(order, [[rice, 1]], {}, own)
    const after = await own.api.patch('orders', order._id, { items: [of(rice, 3, { price: 900 })] } as never)
    expect(after).toMatchObject({ total: 2700, returnedTotal: 900, items: [{ returned: 1 }] })
    expect((await own.partner(own.customer)).outstanding).toBe(1800)
    const report = await own.api.report<Report>('orders', { report: 'sales', since: '2026-05-20', until: '2026-05-20' })
    expect(report).toMatchObject({ revenueOrdered: 1800, revenueShipped: 1800 })
    expect(await own.differences()).toEqual([])
  })

  test('bars an edit of a past shipment below it', async () => {
    const rice = await shop.goods('Gạo sửa', { stock: 3 })
    const order = await shop.ship(await shop.sale([of(rice, 3)]))
    await bring(order, [[rice, 2]])
    const edit = { status: 'shipped', shippingTime: order.shippingTime, shipping: [{ productId: rice._id, quantity: 1 }] }
    expect(await shop.refusedPatch(order, edit)).toEqual([409, '2 of Gạo sửa have come back already'])
  })

  test('two at once return no more than there is', async () => {
    const rice = await shop.goods('Gạo hai người', { stock: 2 })
    const order = await shop.ship(await shop.sale([of(rice, 2)]))
    const body = { returning: [{ productId: rice._id, quantity: 2 }] }
    const answers = await Promise.all([1, 2, 3].map(() => shop.api.send('PATCH', `orders/${order._id}`, body)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.stockOf(rice)).toBe(2)
  })
})

describe('a part of a purchase that goes back', () => {
  test('takes out units it brought in, and lowers what is owed', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo')
    const order = await own.ship(await own.purchase([of(rice, 3, { cost: 700 })]))
    expect(await bring(order, [[rice, 1]], {}, own)).toMatchObject({ returnedTotal: 700, cost: 1400 })
    expect(await own.stockOf(rice)).toBe(2)
    expect((await own.partner(own.supplier)).outstanding).toBe(1400)
    await own.move(order, 'delivered')
    expect(await own.move(order, 'returned')).toMatchObject({ status: 'returned' })
    expect(await own.stockOf(rice)).toBe(0)
    expect(await own.differences()).toEqual([])
  })

  test('is refused, with product and count, when they have left', async () => {
    const rice = await shop.goods('Gạo bán rồi')
    const order = await shop.ship(await shop.purchase([of(rice, 3, { cost: 700 })]))
    await shop.ship(await shop.sale([of(rice, 2)]))
    expect(await shop.refusedPatch(order, { returning: [{ productId: rice._id, quantity: 3 }] })).toEqual([
      409,
      '2 of Gạo bán rồi from this purchase have already left',
    ])
  })
})

describe('an order that is closed with what was shipped', () => {
  test('gives up the rest: quantities come down, lines never shipped go', async () => {
    const own = await Shop.open(app)
    const [rice, tea] = [await own.goods('Gạo', { stock: 2 }), await own.goods('Trà')]
    const order = await own.ship(await own.sale([of(tea, 1), of(rice, 3)]), [[rice, 2]])
    const closed = await own.api.patch('orders', order._id, { close: true } as never)
    expect(closed).toMatchObject({ status: 'shipped', total: 2000, items: [{ name: 'Gạo', quantity: 2, shipped: 2 }] })
    expect((await own.partner(own.customer)).outstanding).toBe(2000)
    expect(await own.differences()).toEqual([])
  })

  test('is returned when all that was shipped had come back', async () => {
    const rice = await shop.goods('Gạo đóng', { stock: 2 })
    const order = await shop.ship(await shop.sale([of(rice, 3)]), [[rice, 2]])
    await bring(order, [[rice, 2]])
    expect(await shop.api.patch('orders', order._id, { close: true } as never)).toMatchObject({ status: 'returned', returnedTotal: 2000 })
    expect(await shop.differences()).toEqual([])
  })

  test('is refused when nothing was shipped, or nothing remains', async () => {
    const rice = await shop.goods('Gạo chưa', { stock: 1 })
    const order = await shop.sale([of(rice, 1)])
    expect(await shop.refusedPatch(order, { close: true })).toEqual([409, 'Nothing of this order was shipped: cancel it instead'])
    await shop.ship(order)
    expect(await shop.refusedPatch(order, { close: true })).toEqual([409, 'Nothing of this order remains to ship'])
  })
})

describe('a return of a part that is taken back', () => {
  const undo = (order: Pick<Order, '_id' | 'shipments'>, own: Shop) =>
    own.api.patch('orders', order._id, { undoReturn: order.shipments.at(-1)?.time } as never)
  const refusedUndo = (order: Pick<Order, '_id' | 'shipments'>, own: Shop) =>
    own.api.refused('PATCH', `orders/${order._id}`, { undoReturn: order.shipments.at(-1)?.time })

  test('leaves the books as they were: units in their shipment and warehouse, value, debt and figures', async () => {
    const own = await Shop.open(app)
    const far = await own.api.create('warehouses', { name: 'Kho xa' })
    const rice = await own.goods('Gạo', { price: 1000, stock: 5, cost: 600 })
    const order = await own.ship(await own.sale([of(rice, 5)], { discount: 7 }), [[rice, 2]])
    hours(1)
    const whole = await own.ship(order, [[rice, 3]])
    const units = async () => (await own.api.find('stocks', { productId: rice._id, $sort: { _id: 1 } })).data
    const before = await units()
    hours(24)
    await own.signInAgain()
    const back = await bring(whole, [[rice, 4]], { warehouseId: far._id }, own)
    expect(back).not.toHaveProperty('partReturns')
    expect(await own.stockOf(rice)).toBe(4)
    const after = await undo(back, own)
    expect(after).toMatchObject({ status: 'shipped', items: [{ shipped: 5, returned: 0 }], shipments: whole.shipments })
    expect(after).not.toHaveProperty('returnedTotal')
    const kept = ({ _id, exported, exportId, exportTime, warehouseId, cost }: (typeof before)[number]) =>
      ({ _id, exported, exportId, exportTime, warehouseId, cost }) as const
    expect((await units()).map(kept)).toEqual(before.map(kept))
    expect(await own.stockOf(rice)).toBe(0)
    expect((await own.partner(own.customer)).outstanding).toBe(4993)
    expect(await own.api.report<Report>('orders', { report: 'sales', since: '2026-05-21', until: '2026-05-21' })).toMatchObject({
      revenueOrdered: 0,
      revenueShipped: 0,
      cost: 0,
    })
    expect(await own.differences()).toEqual([])
    expect((await refusedUndo(back, own)).code).toBe(404)
  })

  test('brings the goods of a purchase in again', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo')
    const bought = await own.ship(
      await own.api.create('orders', { group: 'purchases', supplierId: own.supplier._id, items: [of(rice, 4, { cost: 500 })] } as never),
    )
    const back = await bring(bought, [[rice, 3]], {}, own)
    expect(await own.stockOf(rice)).toBe(1)
    await undo(back, own)
    expect(await own.stockOf(rice)).toBe(4)
    expect((await own.api.find('stocks', { productId: rice._id, exported: false, $limit: 0 })).total).toBe(4)
    expect(await own.differences()).toEqual([])
  })

  test('is refused once a unit has gone on, all of it is returned, or its day is closed', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo', { stock: 6 })
    const sold = await own.ship(await own.sale([of(rice, 3)]))
    const back = await bring(sold, [[rice, 1]], {}, own)
    await own.ship(await own.sale([of(rice, 4)]))
    expect(await refusedUndo(back, own)).toMatchObject({
      code: 409,
      message: 'Gạo has moved on or was changed since, so this return can not be taken back',
    })
    const all = await own.ship(await own.sale([of(await own.goods('Muối', { stock: 2 }), 2)]))
    const ended = await bring(all, [[{ _id: String(all.items[0]?.productId) }, 2]], {}, own)
    expect(ended.status).toBe('returned')
    expect((await refusedUndo(ended, own)).code).toBe(409)
    const old = await own.ship(await own.sale([of(await own.goods('Trà', { stock: 2 }), 2)]))
    const closed = await bring(old, [[{ _id: String(old.items[0]?.productId) }, 1]], {}, own)
    hours(48)
    await own.signInAgain()
    await own.api.patch('workspaces', own.founder.workspaceId, { opts: { lockDate: '2026-05-20' } } as never)
    expect((await refusedUndo(closed, own)).message).toContain('2026-05-20')
    expect(await own.differences()).toEqual([])
  })
})
