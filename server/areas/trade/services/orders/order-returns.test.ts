import { addProgram } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

interface SalesReport {
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

describe('a sale that comes back', () => {
  test('puts the very units back where they left, at the cost they had', async () => {
    const rice = await shop.goods('Gạo trả')
    const far = await shop.api.create('warehouses', { name: 'Kho xa' })
    await shop.receive(rice, 1, 500, far)
    hours(1)
    await shop.receive(rice, 2, 800)
    const order = await shop.sale([of(rice, 3)])
    await shop.api.patch('orders', order._id, { ...shop.shipping([[rice, 1]]), warehouseId: far._id } as never)
    await shop.ship(order)
    const before = (await shop.api.find('stocks', { exportId: order._id, $sort: { _id: 1 } })).data
    await shop.move(order, 'delivered')
    hours(1)
    expect(await shop.move(order, 'returned')).toMatchObject({ status: 'returned', returnedAt: now.toISOString() })
    const after = (await shop.api.find('stocks', { productId: rice._id, exported: false, $sort: { _id: 1 } })).data
    expect(after.map(({ _id, warehouseId, cost, created }) => ({ _id, warehouseId, cost, created }))).toEqual(
      before.map(({ _id, warehouseId, cost, created }) => ({ _id, warehouseId, cost, created })),
    )
    expect(after.some((unit) => 'exportId' in unit || 'exportTime' in unit)).toBe(false)
    expect(await shop.stockOf(rice)).toBe(3)
  })

  test('its money is refunded, by the board', async () => {
    const rice = await shop.goods('Gạo tiền', { stock: 2 })
    const seller = await shop.member('/sales')
    const order = await shop.sale([of(rice, 2)])
    const paid = await shop.pay(order, 2000)
    await shop.ship(order)
    await shop.move(order, 'delivered')
    expect((await shop.refusedPatch(order, { status: 'returned' }, seller.api))[0]).toBe(403)
    expect(await shop.stockOf(rice)).toBe(0)
    expect(await shop.move(order, 'returned')).toMatchObject({ status: 'returned', paid: 0 })
    expect(await shop.api.get('funds', paid._id)).toMatchObject({
      status: 'cancelled',
      refundedAt: now.toISOString(),
      refundedBy: 'Founder',
    })
  })

  test('a shop’s program that sells takes paid goods back without a refund: what was paid stays the customer’s', async () => {
    const rice = await shop.goods('Gạo web', { stock: 2 })
    const { api } = await addProgram(app, shop.founder, ['/sales'])
    const order = await shop.sale([of(rice, 2)])
    await shop.pay(order, 2000)
    await shop.ship(order)
    await shop.move(order, 'delivered')
    expect(await shop.refusedPatch(order, { status: 'returned' }, api)).toEqual([
      403,
      'Money was received for this order, and to return all of it is to refund it: only BOD and who has the right to refunds can. To return it without a refund, return its goods one by one',
    ])
    expect(await api.patch('orders', order._id, { returning: [{ productId: rice._id, quantity: 2 }] } as never)).toMatchObject({
      status: 'returned',
      paid: 2000,
    })
    expect(await shop.stockOf(rice)).toBe(2)
    expect(await api.report('orders', { report: 'partnerBalance', partnerId: shop.customer._id })).toMatchObject({
      partnerBalance: 2000,
      outstanding: 0,
    })
  })

  test('turns the figures on its own day, not in the past', async () => {
    const own = await Shop.open(app)
    const report = (day: string) => own.api.report<SalesReport>('orders', { report: 'sales', since: day, until: day })
    const rice = await own.goods('Gạo', { price: 1000, stock: 4, cost: 600 })
    const order = await own.sale([of(rice, 4)], { discount: 100 })
    await own.ship(order)
    await own.move(order, 'delivered')
    const sold = { revenueOrdered: 3900, revenueShipped: 3900, cost: 2400 }
    expect(await report('2026-05-20')).toMatchObject(sold)
    hours(48)
    await own.signInAgain()
    await own.move(order, 'returned')
    expect(await report('2026-05-20')).toMatchObject(sold)
    expect(await report('2026-05-22')).toMatchObject({ revenueOrdered: -3900, revenueShipped: -3900, cost: -2400 })
    expect(await own.api.report('orders', { report: 'sales', since: '2026-05-20', until: '2026-05-22' })).toMatchObject({
      revenueOrdered: 0,
      revenueShipped: 0,
      cost: 0,
    })
    expect(await own.differences()).toEqual([])
  })

  test('two at once return it once', async () => {
    const rice = await shop.goods('Gạo hai người', { stock: 2 })
    const order = await shop.sale([of(rice, 2)])
    await shop.ship(order)
    await shop.move(order, 'delivered')
    const answers = await Promise.all([1, 2, 3].map(() => shop.api.send('PATCH', `orders/${order._id}`, { status: 'returned' })))
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await shop.stockOf(rice)).toBe(2)
  })

  test('the goods can be sold again', async () => {
    const rice = await shop.goods('Gạo bán lại', { stock: 1 })
    const order = await shop.sale([of(rice, 1)])
    await shop.ship(order)
    await shop.move(order, 'delivered')
    await shop.move(order, 'returned')
    const next = await shop.ship(await shop.sale([of(rice, 1)]))
    expect(next).toMatchObject({ status: 'shipped', cost: 600 })
  })
})

describe('a purchase that goes back', () => {
  test('takes out the very units it brought in', async () => {
    const rice = await shop.goods('Gạo nhập')
    await shop.receive(rice, 2, 500)
    hours(1)
    const order = await shop.purchase([of(rice, 3, { cost: 700 })])
    await shop.ship(order)
    await shop.move(order, 'delivered')
    await shop.move(order, 'returned')
    expect(await shop.stockOf(rice)).toBe(2)
    const left = (await shop.api.find('stocks', { productId: rice._id, exported: false })).data
    expect(left.map(({ cost }) => cost)).toEqual([500, 500])
    expect((await shop.api.find('stocks', { importId: order._id, exported: false })).total).toBe(0)
  })

  test('is refused, with product and count, when some have left', async () => {
    const rice = await shop.goods('Gạo đã bán')
    const order = await shop.purchase([of(rice, 3, { cost: 700 })])
    await shop.ship(order)
    await shop.move(order, 'delivered')
    await shop.ship(await shop.sale([of(rice, 2)]))
    expect(await shop.refusedPatch(order, { status: 'returned' })).toEqual([409, '2 of Gạo đã bán from this purchase have already left'])
    expect(await shop.stockOf(rice)).toBe(1)
  })

  test('what was paid comes back', async () => {
    const rice = await shop.goods('Gạo hoàn')
    const order = await shop.purchase([of(rice, 2, { cost: 700 })])
    await shop.pay(order, 1400)
    expect((await shop.order(order)).statusPayment).toBe('completed')
    await shop.ship(order)
    await shop.move(order, 'delivered')
    expect(await shop.move(order, 'returned')).toMatchObject({ paid: 0 })
    expect((await shop.partner(shop.supplier)).outstanding).toBe(2100)
  })
})

test('a stock take that is returned takes its units out again', async () => {
  const rice = await shop.goods('Gạo kiểm nhầm')
  const take = await shop.receive(rice, 4, 'n/a')
  await shop.move(take, 'returned')
  expect(await shop.stockOf(rice)).toBe(0)
})

test('the day of a sale is that of the workspace’s zone', async () => {
  const own = await Shop.open(app)
  now = new Date('2026-05-20T17:30:00Z')
  await own.signInAgain()
  await own.sale([], { total: 5000 })
  expect(await own.api.report('orders', { report: 'sales', since: '2026-05-20', until: '2026-05-20' })).toMatchObject({ revenueOrdered: 0 })
  expect(await own.api.report('orders', { report: 'sales', since: '2026-05-21', until: '2026-05-21' })).toMatchObject({
    revenueOrdered: 5000,
  })
  expect(await own.api.report('orders', { report: 'sales', since: '2026-05-20T18:00:00Z', until: '2026-05-20T19:00:00Z' })).toMatchObject({
    revenueOrdered: 5000,
  })
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})

describe('an order that came back as a whole, whose return is taken back', () => {
  const undo = (order: { readonly _id: string; readonly returnedAt?: unknown }, own: Shop) =>
    own.api.patch('orders', order._id as never, { undoReturn: order.returnedAt } as never)
  const refusedUndo = (order: { readonly _id: string; readonly returnedAt?: unknown }, own: Shop) =>
    own.api.refused('PATCH', `orders/${order._id}`, { undoReturn: order.returnedAt })

  test('stands where it stood: units in their shipments, debt and figures; money given back is owed again', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo', { price: 1000, stock: 3, cost: 600 })
    const order = await own.ship(await own.sale([of(rice, 3)]), [[rice, 1]])
    hours(1)
    await own.ship(order)
    await own.pay(order, 2000)
    await own.move(order, 'finished')
    const units = async () => (await own.api.find('stocks', { productId: rice._id, $sort: { _id: 1 } })).data
    const before = await units()
    hours(24)
    await own.signInAgain()
    const back = await own.move(order, 'returned')
    expect(back).not.toHaveProperty('returnedFrom')
    expect(await own.stockOf(rice)).toBe(3)
    const after = await undo(back, own)
    expect(after).toMatchObject({ status: 'finished', statusPayment: 'pending', paid: 0, total: 3000 })
    expect(after).not.toHaveProperty('returnedAt')
    expect(after).not.toHaveProperty('returnedTotal')
    const kept = ({ _id, exported, exportId, exportTime, warehouseId, cost }: (typeof before)[number]) =>
      ({ _id, exported, exportId, exportTime, warehouseId, cost }) as const
    expect((await units()).map(kept)).toEqual(before.map(kept))
    expect(await own.stockOf(rice)).toBe(0)
    expect((await own.partner(own.customer)).outstanding).toBe(3000)
    expect(await own.api.report<SalesReport>('orders', { report: 'sales', since: '2026-05-21', until: '2026-05-21' })).toMatchObject({
      revenueOrdered: 0,
      revenueShipped: 0,
      cost: 0,
    })
    expect(await own.differences()).toEqual([])
    expect((await refusedUndo(back, own)).code).toBe(404)
    expect(await own.move(order, 'returned')).toMatchObject({ status: 'returned' })
    expect(await own.differences()).toEqual([])
  })

  test('brings the goods of a purchase in again', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo')
    const bought = await own.ship(await own.purchase([of(rice, 4, { cost: 500 })]))
    await own.move(bought, 'delivered')
    const back = await own.move(bought, 'returned')
    expect(await own.stockOf(rice)).toBe(0)
    expect(await undo(back, own)).toMatchObject({ status: 'delivered' })
    expect(await own.stockOf(rice)).toBe(4)
    expect(await own.differences()).toEqual([])
  })

  test('is refused once a unit has been sold again, or its day is closed', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo', { stock: 2 })
    const sold = await own.ship(await own.sale([of(rice, 2)]))
    await own.move(sold, 'delivered')
    const back = await own.move(sold, 'returned')
    await own.ship(await own.sale([of(rice, 1)]))
    expect(await refusedUndo(back, own)).toMatchObject({
      code: 409,
      message: 'Gạo has moved on or was changed since, so this return can not be taken back',
    })
    const other = await own.ship(await own.sale([of(await own.goods('Bún', { stock: 1 }), 1)]))
    await own.move(other, 'delivered')
    const closed = await own.move(other, 'returned')
    hours(48)
    await own.signInAgain()
    await own.api.patch('workspaces', own.founder.workspaceId, { opts: { lockDate: '2026-05-20' } } as never)
    expect((await refusedUndo(closed, own)).message).toContain('2026-05-20')
    expect(await own.differences()).toEqual([])
  })

  describe('and that came back before it was kept what the return moved', () => {
    const forget = () => app.database.collection('orders').updateMany({}, { $unset: { returnedFrom: '' } })
    const standing = async (own: Shop, product: { readonly _id: string }) =>
      (await own.api.find('stocks', { productId: product._id as never, $sort: { _id: 1 } })).data.map(
        ({ _id, exported, exportId, exportTime, warehouseId, cost }) => ({ _id, exported, exportId, exportTime, warehouseId, cost }),
      )

    test('stands where it stood, by what the audit and the movements tell', async () => {
      const own = await Shop.open(app)
      const rice = await own.goods('Gạo')
      await own.receive(rice, 1, 500)
      hours(1)
      await own.receive(rice, 2, 800)
      const order = await own.ship(await own.sale([of(rice, 3)]), [[rice, 1]])
      hours(1)
      await own.ship(order)
      await own.move(order, 'delivered')
      const before = await standing(own, rice)
      hours(1)
      const back = await own.move(order, 'returned')
      await forget()
      expect(await undo(back, own)).toMatchObject({ status: 'delivered', total: 3000 })
      expect(await standing(own, rice)).toEqual(before)
      expect(await own.differences()).toEqual([])
    })

    test('brings the goods of a purchase in again', async () => {
      const own = await Shop.open(app)
      const rice = await own.goods('Gạo')
      const bought = await own.ship(await own.purchase([of(rice, 4, { cost: 500 })]))
      await own.move(bought, 'finished')
      const before = await standing(own, rice)
      hours(1)
      const back = await own.move(bought, 'returned')
      await forget()
      expect(await undo(back, own)).toMatchObject({ status: 'finished' })
      expect(await standing(own, rice)).toEqual(before)
      expect(await own.differences()).toEqual([])
    })

    test('stays returned, and says so, where these don’t tell it', async () => {
      const own = await Shop.open(app)
      const order = await own.ship(await own.sale([of(await own.goods('Gạo', { stock: 1 }), 1)]))
      await own.move(order, 'delivered')
      hours(1)
      const back = await own.move(order, 'returned')
      await forget()
      await app.database.collection('audits').deleteMany({})
      expect(await refusedUndo(back, own)).toMatchObject({
        code: 409,
        message: 'What stood before this return is not known any more, so it can not be taken back',
      })
      expect(await own.differences()).toEqual([])
    })
  })
})
