import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'
import { renewDueOrders } from '../../order-series'

const today = new Date('2026-05-20T03:00:00Z')
let now = today
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
afterAll(() => app.close())

let shop: Shop
beforeEach(async () => {
  now = today
  shop = await Shop.open(app)
})

const goTo = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}
const post = (data: object) => shop.api.create('orders', data as never) as Promise<Order>

describe('a copy of an order', () => {
  test('takes items, prices, partner, discount and note, and nothing else', async () => {
    const rice = await shop.goods('Gạo', { stock: 3 })
    const source = await shop.sale([of(rice, 3, { price: 900, note: 'loại mới' })], {
      discount: 100,
      note: 'giao sáng',
      refId: 'HĐ-1',
      tracking: 'GHN',
    })
    await shop.ship(source)
    await shop.pay(source, 1000)
    await goTo('2026-05-25')
    const copy = await post({ copy: source._id, confirmTotal: 2600 })
    expect(copy).toMatchObject({
      status: 'new-order',
      total: 2600,
      discount: 100,
      note: 'giao sáng',
      paid: 0,
      shipments: [],
      created: now.toISOString(),
      copyOf: source._id,
      customerId: shop.customer._id,
      items: [{ name: 'Gạo', price: 900, quantity: 3, shipped: 0, note: 'loại mới' }],
    })
    expect(copy).not.toHaveProperty('refId')
    expect(copy).not.toHaveProperty('tracking')
    expect(copy.order_number).not.toBe(source.order_number)
  })

  test('asks for the amount', async () => {
    const source = await shop.sale([], { total: 5000 })
    for (const confirmTotal of [4999, undefined])
      expect(await shop.refusedOrder({ copy: source._id, confirmTotal })).toMatchObject({
        code: 400,
        message: 'Please confirm the above amount',
        errors: { confirmTotal: 'Please confirm the above amount' },
      })
    const buyer = await shop.member('/purchases')
    expect((await shop.refusedOrder({ copy: source._id, confirmTotal: 5000 }, buyer.api)).code).toBe(403)
  })
})

describe('the orders of a month, copied', () => {
  test('page by page, each once, without cancelled ones', async () => {
    await goTo('2026-04-10')
    const april: Order[] = []
    for (const total of [100, 200, 300]) april.push(await shop.sale([], { total }))
    await shop.move(await shop.sale([], { total: 7000 }), 'cancelled')
    await goTo('2026-05-20')
    await shop.sale([], { total: 9000 })
    const page = ($skip: number) => ({ copyMonth: april[0]?._id, confirmTotal: 600, $skip, $limit: 2 })
    expect(await shop.refusedOrder({ ...page(0), confirmTotal: 7600 })).toMatchObject({
      code: 400,
      message: 'Please confirm the exact amount',
    })
    expect(await post(page(0))).toEqual({ copied: 2, remaining: 1, refused: [] })
    expect(await post(page(0))).toEqual({ copied: 0, remaining: 1, refused: [] })
    expect(await post(page(2))).toEqual({ copied: 1, remaining: 0, refused: [] })
    const copies = (await shop.api.find('orders', { copyOf: { $in: april.map(({ _id }) => _id) }, $sort: { _id: 1 } })).data
    expect(copies.map(({ total }) => total)).toEqual([100, 200, 300])
  })

  test('into the same month: copies aren’t copied, and two at once make one', async () => {
    const source = await shop.sale([], { total: 100 })
    const body = { copyMonth: source._id, confirmTotal: 100 }
    const answers = await Promise.all([1, 2, 3].map(() => shop.api.send('POST', 'orders', body)))
    expect(answers.filter(({ status }) => status >= 400)).toEqual([])
    expect((await shop.api.find('orders', { copyOf: source._id })).total).toBe(1)
    expect(await post(body)).toMatchObject({ copied: 0, remaining: 0 })
  })
})

describe('orders that come again', () => {
  const monthly = (own: object) =>
    post({ group: 'sales', customerId: shop.customer._id, total: 500, started: '2026-05-20', moPaymentDate: 15, ...own })

  test('are made at once up to the end month, each on its payment day', async () => {
    const first = await monthly({ ended: '2026-08-01', moPaymentDate: 0 })
    const all = (await shop.api.find('orders', { sourceId: first._id, $sort: { created: 1 } })).data
    expect(all.map(({ created, periodOf, total }) => [created, periodOf, total])).toEqual([
      ['2026-05-19T17:00:00.000Z', '2026-05', 500],
      ['2026-06-29T17:00:00.000Z', '2026-06', 500],
      ['2026-07-30T17:00:00.000Z', '2026-07', 500],
      ['2026-08-30T17:00:00.000Z', '2026-08', 500],
    ])
    expect(new Set(all.map(({ order_number }) => order_number)).size).toBe(4)
  })

  test('refuse dates that make no series', async () => {
    const refused = async (own: object) =>
      (await shop.refusedOrder({ group: 'sales', customerId: shop.customer._id, total: 5, moPaymentDate: 1, ...own })).message
    expect(await refused({ ended: '2026-08-01' })).toBe('Please enter a valid Start date and End date')
    expect(await refused({ started: '2026-05-20', ended: '2026-05-20' })).toBe('Start date and End date must be different')
    expect(await refused({ started: '2026-05-20', ended: '2026-08-20', moPaymentDate: 29 })).toBe(
      'Please enter a valid monthly payment date',
    )
    expect(await refused({ started: '2026-05-20', ended: '2031-05-20' })).toBe('A series has at most 60 orders')
  })

  test('without an end: the next is made once, and keeps the period', async () => {
    const first = await monthly({ period: 3 })
    expect(first).toMatchObject({ period: 3, moPaymentDate: 15, periodOf: '2026-05' })
    const next = await shop.api.patch('orders', first._id, { period: 0 } as never)
    expect(next).toMatchObject({
      _id: first._id,
      period: 3,
      newOrder: { periodOf: '2026-08', period: 3, created: '2026-08-14T17:00:00.000Z' },
    })
    const again = await shop.api.patch('orders', first._id, { period: 0 } as never)
    expect(again.newOrder?._id).toBe(next.newOrder?._id)
    expect((await shop.api.find('orders', { sourceId: first._id })).total).toBe(2)
    const once = await shop.sale([], { total: 5 })
    expect((await shop.refusedPatch(once, { period: 0 }))[0]).toBe(409)
  })

  test('missed months are caught up by themselves, cancelled ones are not', async () => {
    const first = await monthly({ period: 1 })
    const ended = await monthly({ period: 1, total: 7 })
    await shop.move(ended, 'cancelled')
    await goTo('2026-07-16')
    await renewDueOrders(app.app)
    await renewDueOrders(app.app)
    const all = (await shop.api.find('orders', { sourceId: first._id, $sort: { created: 1 } })).data
    expect(all.map(({ periodOf, creatorId }) => [periodOf, creatorId])).toEqual([
      ['2026-05', first.creatorId],
      ['2026-06', first.creatorId],
      ['2026-07', first.creatorId],
    ])
    expect((await shop.api.find('orders', { sourceId: ended._id })).total).toBe(1)
    expect(await shop.differences()).toEqual([])
  })

  test('a series whose customer was removed is told in the log, and neither it nor another company’s trouble stops the rest', async () => {
    const other = await Shop.open(app)
    const leaving = await shop.api.create('assets', { group: 'Customers', name: 'Chị Ngừng' })
    const broken = await monthly({ period: 1, customerId: leaving._id })
    const sound = await monthly({ period: 1 })
    await shop.api.patch('assets', leaving._id, { status: 'removed' })
    const elsewhere = await other.sale([], { total: 9, period: 1 })
    await goTo('2026-07-16')
    const recorded: unknown[] = []
    for (const level of ['warn', 'error'] as const)
      jest.spyOn(app.app.get('log'), level).mockImplementation((about) => void recorded.push(about))
    const records = Reflect.get(Object.getPrototypeOf(app.database), 'records') as typeof app.database.records
    let failures = 0
    jest.spyOn(app.database, 'records').mockImplementation(((name: 'orders', workspaceId: string) => {
      if (name === 'orders' && workspaceId === other.founder.workspaceId && failures++ === 0) throw new Error('a page can’t be read')
      return records.call(app.database, name, workspaceId)
    }) as typeof app.database.records)
    await renewDueOrders(app.app)
    jest.restoreAllMocks()
    expect((await shop.api.find('orders', { sourceId: broken._id })).total).toBe(1)
    expect((await shop.api.find('orders', { sourceId: sound._id })).total).toBe(3)
    expect(recorded).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ job: 'orders that come again', workspace: shop.founder.slug, order: broken.order_number }),
        expect.objectContaining({ job: 'orders that come again', workspace: other.founder.slug }),
      ]),
    )
    await renewDueOrders(app.app)
    await other.signInAgain()
    expect((await other.api.find('orders', { sourceId: elsewhere._id })).total).toBe(2)
  })
})

test('goods taken out without invoice say that too few are left', async () => {
  const rice = await shop.goods('Gạo', { stock: 1 })
  const taken = { group: 'inventoryOut', items: [of(rice, 2)], status: 'delivered', warehouseId: shop.warehouse._id, isForce: true }
  expect(await shop.refusedOrder(taken)).toMatchObject({ code: 409, message: 'Gạo do not have enough stock left!' })
})
