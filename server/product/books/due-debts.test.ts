import type { Asset } from '@shared/areas/partners/services/assets'
import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop, watchBooks } from '../../testing/shop'

/** When what is owed is to be paid: terms of partners, the due date of each order, and what is overdue. */

let now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-02-05T03:00:00Z')
  shop = await Shop.open(app)
})
watchBooks(() => app)
afterAll(() => app.close())

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

const partner = (group: Asset['group'], paymentDays?: number): Promise<Asset> =>
  shop.api.create('assets', { group, name: 'Đại lý Minh', ...(paymentDays === undefined ? {} : { paymentDays }) })

const debt = (customer: Pick<Asset, '_id'>, total: number, fields: object = {}): Promise<Order> =>
  shop.api.create('orders', { group: 'sales', customerId: customer._id, total, ...fields } as never)

interface Due {
  readonly total: Readonly<Record<string, number>>
  readonly data: readonly (Readonly<Record<string, number | null>> & { readonly _id: string })[]
}
const dueDebts = (group = 'customerId') => shop.api.report<Due>('orders', { report: 'dueDebts', group } as never)
const overdue = async (day: string, group = 'sales'): Promise<string[]> => {
  const { body } = await shop.api.send('GET', `orders?dueBefore=${day}&group=${group}&$sort[created]=1`)
  return (body as { data: { order_number: string }[] }).data.map(({ order_number }) => order_number)
}

describe('the day by which an order is to be paid', () => {
  test('is so many days after its own as its partner has', async () => {
    const minh = await partner('Customers', 30)
    expect(await debt(minh, 1_000_000)).toMatchObject({ dueDate: '2029-03-07' })
    const factory = await partner('Suppliers', 15)
    const rice = await shop.goods()
    expect(await shop.purchase([of(rice, 10, { cost: 1_000 })], { supplierId: factory._id })).toMatchObject({ dueDate: '2029-02-20' })
  })

  test('is its own where nothing is agreed, or where it says so', async () => {
    expect((await debt(shop.customer, 1_000)).dueDate).toBeUndefined()
    const minh = await partner('Customers', 30)
    expect((await debt(minh, 1_000, { dueDate: null })).dueDate).toBeUndefined()
    expect(await debt(minh, 1_000, { dueDate: '2029-02-10' })).toMatchObject({ dueDate: '2029-02-10' })
  })

  test('is asked for by itself: who is to pay on one day, without what is overdue and what comes later', async () => {
    await debt(shop.customer, 1_000)
    const minh = await partner('Customers', 30)
    const [tomorrow] = await Promise.all([debt(minh, 2_000, { dueDate: '2029-02-06' }), debt(minh, 3_000, { dueDate: '2029-02-07' })])
    const { body } = await shop.api.send('GET', 'orders?dueSince=2029-02-06&dueBefore=2029-02-07&group=sales')
    expect(body).toMatchObject({ total: 1, data: [{ order_number: tomorrow.order_number, total: 2_000 }] })
    expect((await shop.api.send('GET', 'orders?dueSince=2029-02-06&group=sales')).body).toMatchObject({ total: 2 })
  })

  test('can be changed, and taken away, until the order has come back', async () => {
    const order = await debt(shop.customer, 1_000, { dueDate: '2029-02-10' })
    expect(await shop.api.patch('orders', order._id, { dueDate: '2029-02-15' } as never)).toMatchObject({ dueDate: '2029-02-15' })
    expect((await shop.api.patch('orders', order._id, { dueDate: null } as never)).dueDate).toBeUndefined()
    await shop.move(order, 'cancelled')
    expect((await shop.refusedPatch(order, { dueDate: '2029-02-15' }))[0]).toBe(409)
  })

  test('is neither before the order nor years after it', async () => {
    const order = await debt(shop.customer, 1_000)
    const refusal = [400, 'The due date must be from 2029-02-05 to 2031-02-05']
    expect(await shop.refusedPatch(order, { dueDate: '2029-02-04' })).toEqual(refusal)
    expect(await shop.refusedPatch(order, { dueDate: '2031-02-06' })).toEqual(refusal)
    await shop.api.patch('orders', order._id, { dueDate: '2029-02-05' } as never)
    expect((await shop.refusedPatch(order, { created: '2029-02-07T03:00:00Z' }))[0]).toBe(400)
  })

  test('goes with an order that comes again, as many days after it', async () => {
    const minh = await partner('Customers', 10)
    const first = await debt(minh, 1_000, { period: 1 })
    expect(first).toMatchObject({ dueDate: '2029-02-15' })
    const { newOrder } = (await shop.api.patch('orders', first._id, { period: 0 } as never)) as Order
    expect(await shop.order(newOrder as Order)).toMatchObject({ dueDate: '2029-03-15' })
  })

  test('is no matter of goods that nobody pays', async () => {
    const rice = await shop.goods()
    const stock = await shop.receive(rice, 1)
    expect((await shop.refusedPatch(stock, { dueDate: '2029-02-15' }))[0]).toBe(400)
  })
})

describe('what is due', () => {
  test('is told by how long it is overdue, and the parts come to what is open', async () => {
    const minh = await partner('Customers', 30)
    await debt(minh, 100, { created: '2028-09-01T03:00:00Z' }) // due 1 October, 127 days late
    await debt(minh, 200, { created: '2028-10-20T03:00:00Z' }) // 19 November, 78
    await debt(minh, 400, { created: '2028-11-20T03:00:00Z' }) // 20 December, 47
    await debt(minh, 800, { created: '2028-12-20T03:00:00Z' }) // 19 January, 17
    await debt(minh, 1_600, { created: '2029-01-20T03:00:00Z' }) // 19 February
    await debt(minh, 3_200, { dueDate: '2029-02-05' }) // today
    const { data, total } = await dueDebts()
    expect(data).toMatchObject([
      { _id: minh._id, orders: 6, open: 6_300, notDue: 4_800, late30: 800, late60: 400, late90: 200, lateOver90: 100, oldest: null },
    ])
    expect(total).toEqual({ orders: 6, open: 6_300, notDue: 4_800, late30: 800, late60: 400, late90: 200, lateOver90: 100 })
    const aged = await shop.api.report<Due>('orders', { report: 'aging', group: 'customerId' })
    expect(aged.total['open']).toBe(6_300)
  })

  test('passes from one day to the next: 30 days late are one part, 31 another', async () => {
    const order = await debt(shop.customer, 1_000, { dueDate: '2029-02-10' })
    await on('2029-02-10')
    expect((await dueDebts()).data).toMatchObject([{ notDue: 1_000, late30: 0, oldest: 0 }])
    await on('2029-02-11')
    expect((await dueDebts()).data).toMatchObject([{ notDue: 0, late30: 1_000, oldest: 1 }])
    await on('2029-03-12')
    expect((await dueDebts()).data).toMatchObject([{ late30: 1_000, oldest: 30 }])
    await on('2029-03-13')
    expect((await dueDebts()).data).toMatchObject([{ late30: 0, late60: 1_000, oldest: 31 }])
    await shop.pay(order, 1_000)
    expect((await dueDebts()).data).toEqual([])
  })

  test('of suppliers is what we have to pay', async () => {
    const factory = await partner('Suppliers', 15)
    const rice = await shop.goods()
    await shop.purchase([of(rice, 10, { cost: 1_000 })], { supplierId: factory._id })
    await on('2029-02-25')
    expect((await dueDebts('supplierId')).data).toMatchObject([{ _id: factory._id, open: 10_000, late30: 10_000, oldest: 5 }])
    expect(await overdue('2029-02-25', 'purchases')).toEqual(['P000001'])
  })

  test('is listed: what isn’t paid and was to be paid before a day', async () => {
    const minh = await partner('Customers', 10)
    const first = await debt(minh, 1_000)
    await debt(shop.customer, 500)
    const cancelled = await debt(minh, 700)
    await shop.move(cancelled, 'cancelled')
    expect(await overdue('2029-02-05')).toEqual([])
    expect(await overdue('2029-02-06')).toEqual(['S000002'])
    expect(await overdue('2029-02-15')).toEqual(['S000002'])
    expect(await overdue('2029-02-16')).toEqual(['S000001', 'S000002'])
    await shop.pay(first, 1_000)
    expect(await overdue('2029-02-16')).toEqual(['S000002'])
  })

  test('stands on the statement beside what was ordered', async () => {
    const minh = await partner('Customers', 30)
    const order = await debt(minh, 1_000)
    await shop.pay(order, 400)
    const range = { since: '2029-02-01', until: '2029-02-28' }
    const told = await shop.api.report<{ data: object[] }>('orders', { report: 'liabilitiesDetails', partnerId: minh._id, ...range })
    expect(told.data).toMatchObject([{ kind: 'ordered', dueDate: '2029-03-07' }, { kind: 'paid' }])
    expect(told.data[1]).not.toHaveProperty('dueDate')
  })
})

describe('terms of a partner', () => {
  test('are of those one trades with, a limit of those who buy', async () => {
    const refused = (body: object) => shop.api.refused('POST', 'assets', body)
    expect((await refused({ group: 'Owned Assets', name: 'Xe', paymentDays: 30 })).code).toBe(400)
    expect((await refused({ group: 'Suppliers', name: 'Xưởng', creditLimit: 5 })).code).toBe(400)
    for (const paymentDays of [-1, 366, 1.5]) expect((await refused({ group: 'Customers', name: 'A', paymentDays })).code).toBe(400)
    expect((await refused({ group: 'Customers', name: 'A', creditLimit: -1 })).code).toBe(400)
  })

  test('can be taken away; orders that were made stay as they are', async () => {
    const minh = await partner('Customers', 30)
    const order = await debt(minh, 1_000)
    await shop.api.patch('assets', minh._id, { paymentDays: null } as never)
    expect((await debt(minh, 1_000)).dueDate).toBeUndefined()
    expect(await shop.order(order)).toMatchObject({ dueDate: '2029-03-07' })
  })
})
