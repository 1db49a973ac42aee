import { services } from '@shared/registry/index'
import { declarations } from '@shared/registry/declarations'
import type { Day } from '@shared/foundation/days/days'
import type { Asset } from '@shared/areas/partners/services/assets'
import type { Fund } from '@shared/areas/money/services/funds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { Product } from '@shared/areas/goods/services/products'
import { addMember, addProgram } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import type { Api } from '../../testing/api'
import { propertiesOf } from '../../testing/sample'
import { of, Shop } from '../../testing/shop'
import { makeExamples } from './examples'

const closed = '2026-05-31' as Day
const text = (day: string): string =>
  `Locked until 2026-05-31: nothing of ${day} can be added or changed. Choose a later date, or ask the board to open the books`

let clock = new Date('2026-05-10T03:00:00Z')
let app: TestApp
let shop: Shop
let rice: Product
let sold: Order
let unshipped: Order
let calledOff: Order
let bought: Order
let paid: Fund
let pending: Fund
let other: Asset
let figures: string

/** Everything that the closed days come to: cash, the business, stock, accounts, sales by buyer and product. */
const figuresOfClosedDays = async (): Promise<string> => {
  const range = { since: '2026-05-01', until: closed }
  const reports = [
    ['orders', { report: 'sales', ...range }],
    ['funds', { report: 'funds', ...range }],
    ['orders', { report: 'customers', ...range }],
    ['orders', { report: 'discounts', ...range }],
    ['products', { report: 'sales', ...range }],
    ['stocks', { report: 'saleShipments', ...range }],
    ['orders', { report: 'liabilities', group: 'customerId', ...range }],
    ['orders', { report: 'liabilities', group: 'supplierId', ...range }],
    ['warehouses', { report: 'byProduct', productId: rice._id, warehouseId: shop.warehouse._id, timeOfInventory: '2026-05-31T16:59:59Z' }],
  ] as const
  const answers = await Promise.all(reports.map(([path, query]) => shop.api.report(path, query)))
  // What is undelivered now is where orders stand, and no figure of those days.
  return JSON.stringify(answers, (key, value: unknown) => (key === 'undelivered' ? undefined : value))
}

const lockAt = (lockDate: string | null, api: Api = shop.api) =>
  api.send('PATCH', `workspaces/${shop.founder.workspaceId}`, { opts: { lockDate } })

beforeAll(async () => {
  app = await startTestApp({ now: () => clock })
  shop = await Shop.open(app)
  rice = await shop.goods('Gạo', { stock: 20, cost: 600 })
  sold = await shop.ship(await shop.sale([of(rice, 4)], { discount: 500 as never }))
  unshipped = await shop.sale([of(rice, 3)])
  calledOff = await shop.sale([of(rice, 2)])
  bought = await shop.ship(await shop.purchase([of(rice, 5, { cost: 700 })]))
  paid = await shop.pay(sold, 1500)
  pending = await shop.api.create('funds', { group: 'Other Income', amount: 70 })
  other = await shop.api.create('assets', { group: 'Customers', name: 'Anh Nam' })
  clock = new Date('2026-06-10T03:00:00Z')
  await shop.signInAgain()
  expect((await lockAt(closed)).status).toBe(200)
  figures = await figuresOfClosedDays()
})
afterAll(() => app.close())

const bookTimes = (shape: object | undefined): string[] =>
  Object.entries(propertiesOf(shape as never)).flatMap(([field, schema]) => ((schema as { book?: boolean }).book === true ? [field] : []))

// Schemes of commissions are dated, but enter nothing: they say from when they hold.
const dated = declarations
  .filter(({ path, create, patch }) => path !== ('apComs' as string) && bookTimes(create).length + bookTimes(patch).length > 0)
  .map(({ path }) => path)

test('every service whose records are dated says what they enter in the books', () => {
  expect(dated).toEqual(['funds', 'orders'])
  for (const path of dated) expect([path, typeof services[path as 'orders'].entries]).toEqual([path, 'function'])
})

test.each(dated)('nothing of %s is dated in closed days, neither a new one nor one that is changed', async (path) => {
  const example = (await makeExamples(shop, [path]))[path]
  const api = await example.api()
  const body = { ...(await example.create()), created: `${closed}T16:59:59.000Z` }
  expect(await api.refused('POST', path, body)).toMatchObject({ code: 409, message: text(closed) })
  const { status, body: made } = await api.send('POST', path, { ...body, created: `${closed}T17:00:00.000Z` })
  expect(status).toBe(201)
  const { _id } = made as { _id: string }
  expect(await api.refused('PATCH', `${path}/${_id}`, { created: '2026-05-12T01:00:00.000Z' })).toMatchObject({
    code: 409,
    message: text('2026-05-12'),
  })
})

describe('of what is dated in closed days', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['the date of an order', () => shop.api.refused('PATCH', `orders/${sold._id}`, { created: '2026-06-02T03:00:00Z' })],
    ['its customer', () => shop.api.refused('PATCH', `orders/${sold._id}`, { customerId: other._id })],
    [
      'a shipment',
      () =>
        shop.api.refused('PATCH', `orders/${sold._id}`, {
          status: 'shipped',
          shippingTime: sold.shippingTime,
          shipping: [{ productId: rice._id, quantity: 2 }],
        }),
    ],
    [
      'a receipt',
      () =>
        shop.api.refused('PATCH', `orders/${bought._id}`, {
          status: 'shipped',
          shippingTime: bought.shippingTime,
          shipping: [{ productId: rice._id, quantity: 3 }],
        }),
    ],
    ['the label of a payment', () => shop.api.refused('PATCH', `funds/${paid._id}`, { label: 'Ngân hàng' })],
    ...Object.entries({ name: 'Khác', recipientName: 'Anh Nam', recipientInfo: '5 Hàng Bài', note: 'Đã xem', refId: 'PT-17' }).map(
      ([field, words]): [string, () => Promise<unknown>] => [
        `the ${field} of an entry that counts`,
        () => shop.api.refused('PATCH', `funds/${paid._id}`, { [field]: words }),
      ],
    ),
    ['the amount of an entry that waits', () => shop.api.refused('PATCH', `funds/${pending._id}`, { amount: 80 })],
    ['that an entry waits', () => shop.api.refused('PATCH', `funds/${pending._id}`, { status: 'completed' })],
  ])('%s stays', async (_what, change) => {
    expect(await change()).toMatchObject({ code: 409, message: text('2026-05-10') })
    expect(await figuresOfClosedDays()).toBe(figures)
  })
})

test('whoever asks: a founder, a cashier or a program', async () => {
  const seller = await addMember(app, shop.founder, ['/sales', '/purchases', '/funds'])
  const { api: program } = await addProgram(app, shop.founder, ['bod'])
  for (const api of [shop.api, seller.api, program]) {
    expect((await api.send('POST', 'funds', { group: 'Other Income', amount: 5, created: '2026-05-20T03:00:00Z' })).status).toBe(409)
    const backdated = { group: 'sales', customerId: shop.customer._id, items: [of(rice, 1)], created: '2026-05-20T03:00:00Z' }
    expect((await api.send('POST', 'orders', backdated)).status).toBe(409)
  }
})

test('goods leave closed days neither by a shipment that is dated back nor by a stock take', async () => {
  const order = await shop.sale([of(rice, 1)])
  const back = { ...shop.shipping(), shippingTime: '2026-05-31T10:00:00Z' }
  expect(await shop.api.refused('PATCH', `orders/${order._id}`, back)).toMatchObject({ code: 409, message: text('2026-05-31') })
  const found = { group: 'inventoryIn', items: [{ productId: rice._id, quantity: 1, cost: 'n/a' }], status: 'delivered', isForce: true }
  const late = { ...found, warehouseId: shop.warehouse._id, shippingTime: '2026-05-31T10:00:00Z' }
  expect((await shop.api.refused('POST', 'orders', late)).code).toBe(409)
  expect(await figuresOfClosedDays()).toBe(figures)
})

test('what changes of what was agreed is booked on the open day it changes: lines, a discount, an order that is called off', async () => {
  const today = { report: 'sales', since: '2026-06-10', until: '2026-06-10' }
  const orderedToday = async () => (await shop.api.report<{ revenueOrdered: number }>('orders', today)).revenueOrdered
  const before = await orderedToday()
  await shop.api.patch('orders', sold._id, { items: [of(rice, 5)], discount: 0 } as never)
  await shop.move(calledOff, 'cancelled')
  expect(await figuresOfClosedDays()).toBe(figures)
  expect((await orderedToday()) - before).toBe(1500 - 2000)
  await shop.api.patch('orders', sold._id, { items: [of(rice, 4)], discount: 500 } as never)
  expect((await orderedToday()) - before).toBe(-2000)
  expect(await shop.differences()).toEqual([])
})

test('what follows on open days is booked there: shipping, paying, refunding, returning, a note', async () => {
  await shop.ship(unshipped)
  await shop.pay(unshipped, 1000)
  await shop.api.patch('funds', paid._id, { status: 'refunded', refundReason: 'Trả lại tiền' } as never)
  await shop.api.patch('orders', sold._id, { note: 'Khách gọi lại' })
  await shop.move(sold, 'delivered')
  await shop.move(sold, 'returned')
  await shop.api.patch('funds', pending._id, { note: 'Còn thiếu chữ ký' })
  await shop.api.patch('funds', pending._id, { created: '2026-06-09T03:00:00Z' as never, status: 'completed' })
  await shop.api.patch('funds', pending._id, { name: 'Tiền phạt', note: 'Đã ký' })
  expect(await figuresOfClosedDays()).toBe(figures)
  expect(await shop.differences()).toEqual([])
})

describe('the lock date', () => {
  test('is the board’s, and covers only days that are over', async () => {
    const cashier = await shop.member('/funds', '/sales', '/purchases')
    expect((await lockAt('2026-06-01', cashier.api)).status).toBe(403)
    for (const day of ['2026-06-10', '2027-01-01'])
      expect((await lockAt(day)).body).toMatchObject({ code: 400, errors: { 'opts.lockDate': 'Only days that are over can be closed' } })
    for (const wrong of ['31-05-2026', '2026-02-30', '', 5]) expect((await lockAt(wrong as string)).status).toBe(400)
  })

  test('moved back it is audited and told to the board, and the days are open again', async () => {
    const board = await shop.member('bod')
    expect((await lockAt('2026-05-15')).status).toBe(200)
    const notices = (await board.api.find('activities', { group: 'notifications' })).data.filter(({ kind }) => kind === 'books-reopened')
    expect(notices.map(({ title, values }) => [title, values])).toEqual([
      ['The books are open again after 2026-05-15', { day: '2026-05-15' }],
    ])
    const entry = { group: 'Other Income', amount: 5, created: '2026-05-20T03:00:00.000Z' as never }
    expect((await shop.api.create('funds', entry)).created).toBe('2026-05-20T03:00:00.000Z')
    expect((await lockAt(null)).body).not.toHaveProperty('opts.lockDate')
    expect((await shop.api.send('POST', 'funds', { ...entry, created: '2026-05-02T03:00:00Z' })).status).toBe(201)
    const audits = await app.database.records('audits', shop.founder.workspaceId).find({ service: 'workspaces' }, { sort: { _id: 1 } })
    const lockDates = audits.flatMap(({ changes }) => {
      const { before, after } = (changes?.['opts'] ?? {}) as { before?: { lockDate?: string }; after?: { lockDate?: string } }
      return before?.lockDate === after?.lockDate ? [] : [[before?.lockDate, after?.lockDate]]
    })
    expect(lockDates).toEqual([
      [undefined, '2026-05-31'],
      ['2026-05-31', '2026-05-15'],
      ['2026-05-15', undefined],
    ])
  })
})
