import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportOf } from '@shared/registry/service-types'
import { newHolder } from '../../kernel/leases'
import { workOffOutbox } from '../../kernel/outbox'
import { outboxOfServices } from '../../product/services'
import { addMember, addProgram } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { fillText, errors, type ErrorCode } from '@shared/registry/errors'
import { of, saying, Shop } from '../../testing/shop'
import { mailQuestions } from './mail-questions'

/** Ten in the morning in Vietnam. */
let now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
let riceId: string
let teas: { readonly _id: string }

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

/** In February four of rice and two of tea; in March three of rice and a gift wrap that is no product, and one of rice comes back. */
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { orderTags: ['Sỉ', 'Gấp'] } } as never)
  teas = await shop.api.create('categories', { group: 'goods', name: 'Trà' })
  const rice = await shop.goods('Gạo', { price: 1000, cost: 600, stock: 20 })
  riceId = rice._id
  const tea = await shop.api.create('products', { group: 'goods', categoryId: teas._id, name: 'Trà sen', price: 700, cost: 300 } as never)
  await shop.receive(tea, 5, 300)
  const first = await shop.sale([of(rice, 4), of(tea, 2)], { tags: ['Sỉ', 'Gấp'] })
  await shop.ship(first)
  await shop.pay(first, 5400)
  await shop.api.create('funds', { group: 'Other Expenses', amount: 300, label: 'Tiền mặt', status: 'completed' } as never)
  await on('2029-03-10')
  await shop.ship(await shop.sale([of(rice, 3), { group: 'others', name: 'Gói quà', price: 500, quantity: 1 }], { tags: ['Sỉ'] }))
  await shop.api.patch('orders', first._id, { returning: [{ productId: rice._id, quantity: 1 }] } as never)
  await shop.api.create('funds', { group: 'Other Expenses', amount: 700, label: 'Ngân hàng', status: 'completed' } as never)
})
afterAll(async () => {
  expect(await shop.differences()).toEqual([])
  await app.close()
})

type Pivot = ReportOf<'questions', 'pivot'>
const RANGE = { since: '2029-02-01', until: '2029-03-31' }
const ask = (terms: object, api: Api = shop.api): Promise<Pivot> => api.report<Pivot>('questions', { report: 'pivot', ...RANGE, ...terms })
const lines = ({ data, total }: Pivot): unknown[] => [
  ...data.map(({ is, name, key, cells, total: all }) => [is === 'one' ? name || key : is, ...cells, all]),
  ['=', ...total.cells, total.total],
]
const refused = async (terms: Readonly<Record<string, string>>, api: Api = shop.api): Promise<[number, string]> => {
  const query = new URLSearchParams({ report: 'pivot', ...RANGE, ...terms })
  return saying(await api.refused('GET', `questions?${query.toString()}`))
}
/** How a refusal is told. */
const telling = (code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): [number, string] => [
  errors[code].status,
  fillText(errors[code].en, values),
]

const entriesOf = (asked: object) =>
  shop.api.report<ReportOf<'orders', 'tradeEntries'>>('orders', { report: 'tradeEntries', ...RANGE, ...asked } as never)

const mayNot = [403, expect.stringContaining('You do not have permission to read the report')]

test('revenue by category and month, with what is of none: each month is what the business report says', async () => {
  const pivot = await ask({ measure: 'ordered', rows: 'category', columns: 'month', compare: true })
  expect(pivot.columns.map(({ key, since, until }) => [key, since, until])).toEqual([
    ['2029-02', '2029-02-01', '2029-02-28'],
    ['2029-03', '2029-03-01', '2029-03-31'],
  ])
  expect(lines(pivot)).toEqual([
    ['Lương thực', 4000, 2000, 6000],
    ['Trà', 1400, 0, 1400],
    ['rest', 0, 500, 500],
    ['=', 5400, 2500, 7900],
  ])
  const business = await Promise.all(
    pivot.columns.map(({ since, until }) => shop.api.report<{ revenue: number }>('orders', { report: 'sales', since, until })),
  )
  expect(business.map(({ revenue }) => revenue)).toEqual([5400, 2500])
})

test('March beside February: what each product came to before, also one that isn’t sold any more', async () => {
  const pivot = await ask({ measure: 'piecesShipped', rows: 'product', compare: true, since: '2029-03-01' })
  expect(pivot.before).toEqual({ since: '2029-02-01', until: '2029-02-28' })
  expect(pivot.data.map(({ name, total, before }) => [name, total, before])).toEqual([
    ['Gạo', 2, 4],
    ['Trà sen', 0, 2],
  ])
})

test('cost and profit are the board’s, and add up to the business report', async () => {
  expect(lines(await ask({ measure: 'profit', rows: 'category', columns: 'month' }))).toEqual([
    ['Lương thực', 1600, 800, 2400],
    ['Trà', 800, 0, 800],
    ['rest', 0, 500, 500],
    ['=', 2400, 1300, 3700],
  ])
  expect(lines(await ask({ measure: 'cost', rows: 'month' }))).toEqual([
    ['2029-02', 3000],
    ['2029-03', 1200],
    ['=', 4200],
  ])
  const { api } = await addMember(app, shop.founder, ['/report'])
  expect(await refused({ measure: 'profit', rows: 'month' }, api)).toEqual(mayNot)
  expect(await refused({ measure: 'cost', rows: 'product' }, api)).toEqual(mayNot)
})

test('who buyers are is told to sellers alone, and money to who keeps it', async () => {
  const reporter = await addMember(app, shop.founder, ['/report'])
  expect((await ask({ measure: 'ordered', rows: 'customer' })).data.map(({ name, total }) => [name, total])).toEqual([['Chị Hoa', 7900]])
  expect((await ask({ measure: 'ordered', rows: 'customer' }, reporter.api)).data.map(({ name, total }) => [name, total])).toEqual([
    ['', 7900],
  ])
  expect(await refused({ measure: 'moneyOut', rows: 'month' }, reporter.api)).toEqual(mayNot)
  expect(await refused({ measure: 'payable', rows: 'supplier' }, reporter.api)).toEqual(mayNot)
})

test('money out by group and account; a cell opens its entries, which come to it', async () => {
  expect(lines(await ask({ measure: 'moneyOut', rows: 'group', columns: 'label' }))).toEqual([
    ['Other Expenses', 700, 300, 1000],
    ['=', 700, 300, 1000],
  ])
  const { total, count, data } = await shop.api.report<ReportOf<'questions', 'moneyEntries'>>('questions', {
    report: 'moneyEntries',
    ...RANGE,
    direction: 'out',
    group: 'Other Expenses',
    label: 'Ngân hàng',
  })
  expect([total, count, data.map(({ amount }) => amount)]).toEqual([700, 1, [700]])
})

test('what a customer owes at the end of each month isn’t added up over months', async () => {
  const pivot = await ask({ measure: 'receivable', rows: 'customer', columns: 'month' })
  expect(lines(pivot)).toEqual([
    ['Chị Hoa', 0, 2500, 2500],
    ['=', 0, 2500, 2500],
  ])
  const { total } = await shop.api.report<{ total: { closing: number } }>('orders', {
    report: 'liabilities',
    group: 'customerId',
    ...RANGE,
  })
  expect(total.closing).toBe(2500)
})

test('the smallest rows come together beyond as many as are asked for, and are in the sum', async () => {
  const pivot = await ask({ measure: 'ordered', rows: 'product', top: 1 })
  expect([lines(pivot), pivot.others]).toEqual([
    [
      ['Gạo', 6000],
      ['others', 1400],
      ['rest', 500],
      ['=', 7900],
    ],
    1,
  ])
})

test('a figure of a category, and one of a product, over months', async () => {
  expect(lines(await ask({ measure: 'ordered', rows: 'month', categoryId: teas._id }))).toEqual([
    ['2029-02', 1400],
    ['2029-03', 0],
    ['=', 1400],
  ])
  expect((await ask({ measure: 'piecesOrdered', rows: 'quarter', productId: riceId })).data.map(({ key, total }) => [key, total])).toEqual([
    ['2029-Q1', 6],
  ])
})

test('by weekday and hour of the orders, each month as the business report says; a weekday and hour opens its orders', async () => {
  // A Monday and a Saturday, both at ten in the morning; what came back in March was sold on the Monday.
  expect(lines(await ask({ measure: 'ordered', rows: 'weekday', columns: 'month' }))).toEqual([
    ['1', 5400, -1000, 4400],
    ['6', 0, 3500, 3500],
    ['=', 5400, 2500, 7900],
  ])
  expect(lines(await ask({ measure: 'profit', rows: 'weekday', columns: 'hour' }))).toEqual([
    ['1', 2000, 2000],
    ['6', 1700, 1700],
    ['=', 3700, 3700],
  ])
  expect((await ask({ measure: 'orders', rows: 'day', weekday: '6', since: '2029-03-01' })).total.total).toBe(1)
  const { total, count } = await entriesOf({ by: 'made', figure: 'ordered', weekday: '1', hour: '10' })
  expect([total, count]).toEqual([4400, 2])
})

test('what each warehouse delivered, less what came back of it; profit of one is not kept', async () => {
  const pivot = await ask({ measure: 'shipped', rows: 'warehouse', columns: 'month' })
  expect(lines(pivot)).toEqual([
    [shop.warehouse.name, 5400, 2500, 7900],
    ['=', 5400, 2500, 7900],
  ])
  expect(await refused({ measure: 'profit', rows: 'warehouse' })).toEqual(telling('questions.not-told'))
  const { total } = await entriesOf({ by: 'made', figure: 'shipped', warehouseId: shop.warehouse._id })
  expect(total).toBe(7900)
})

test('an order with several tags is told with each, once in the total; another name of a tag goes through all months', async () => {
  const byTag = async () => lines(await ask({ measure: 'ordered', rows: 'tag', columns: 'month' }))
  expect(await byTag()).toEqual([
    ['Sỉ', 5400, 2500, 7900],
    ['Gấp', 5400, -1000, 4400],
    ['', -5400, 1000, -4400],
    ['=', 5400, 2500, 7900],
  ])
  expect((await entriesOf({ by: 'tag', figure: 'ordered', tag: 'Gấp' })).total).toBe(4400)
  await shop.api.send('PATCH', `orders?tag=${encodeURIComponent('Gấp')}`, { tag: 'Giao gấp' })
  expect((await byTag())[1]).toEqual(['Giao gấp', 5400, -1000, 4400])
  // The word is free again, and stays on orders: whoever has both has it once.
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { orderTags: ['Giao gấp'] } } as never)
  await shop.api.send('PATCH', `orders?tag=${encodeURIComponent('Giao gấp')}`, { tag: 'Sỉ' })
  expect(await byTag()).toEqual([
    ['Sỉ', 5400, 2500, 7900],
    ['=', 5400, 2500, 7900],
  ])
  expect(await shop.differences()).toEqual([])
})

test('what the books keep no sum of, and more steps than anybody reads, are refused in words', async () => {
  expect(await refused({ measure: 'ordered', rows: 'product', columns: 'customer' })).toEqual(telling('questions.not-told'))
  expect(await refused({ measure: 'ordered', rows: 'month', columns: 'day' })).toEqual(telling('questions.same-twice'))
  expect(await refused({ measure: 'ordered', rows: 'day', since: '2028-01-01' })).toEqual(telling('questions.too-many-steps', { most: 62 }))
  expect(await refused({ measure: 'ordered', rows: 'year', since: '0001-01-01', until: '9999-12-31' })).toEqual(
    telling('questions.too-many-steps', { most: 62 }),
  )
  expect(
    lines(await ask({ measure: 'ordered', rows: 'category', compare: true, since: '0001-01-01', until: '9999-12-31' })).at(-1),
  ).toEqual(['=', 7900])
})

const saved = (fields: object = {}, api: Api = shop.api) =>
  api.create('questions', { name: 'Doanh thu theo nhóm hàng', measure: 'ordered', rows: 'category', range: 'months3', ...fields } as never)

test('a question is seen by who saved it, the board, or everybody who may read its figures', async () => {
  const [seller, other, buyer] = await Promise.all([
    addMember(app, shop.founder, ['/sales']),
    addMember(app, shop.founder, ['/sales']),
    addMember(app, shop.founder, ['/purchases']),
  ])
  const own = await saved({}, seller.api)
  const board = await saved({ sharedWith: 'board' }, seller.api)
  const all = await saved({ sharedWith: 'everybody' }, seller.api)
  const seen = async ({ api }: { readonly api: Api }): Promise<string[]> => {
    const { data } = await api.find('questions', { _id: { $in: [own._id, board._id, all._id] } } as never)
    return data.map(({ _id }) => _id)
  }
  expect(await seen(seller)).toEqual([own._id, board._id, all._id])
  expect(await seen(shop)).toEqual([board._id, all._id])
  expect(await seen(other)).toEqual([all._id])
  expect(await seen(buyer)).toEqual([])
  expect(saying(await other.api.refused('PATCH', `questions/${all._id}`, { name: 'Khác' }))).toEqual(telling('questions.not-yours'))
  // A pin is one's own.
  expect((await other.api.patch('questions', all._id, { pinned: true } as never)).pinned).toBe(true)
  expect((await seller.api.get('questions', all._id)).pinned).toBe(false)
  expect(
    saying(await seller.api.refused('POST', 'questions', { name: 'Lãi', measure: 'profit', rows: 'product', range: 'month' })),
  ).toEqual(mayNot)
  const program = await addProgram(app, shop.founder, ['/sales'])
  expect(saying(await program.api.refused('POST', 'questions', { name: 'Máy', measure: 'ordered', rows: 'day', range: 'last7' }))).toEqual(
    telling('questions.needs-member'),
  )
})

const letters = (): string[] => {
  const folder = join(app.config.dataDir, 'outbox')
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((letter) => letter.includes('.xlsx'))
}
const receivers = (): string[] => letters().flatMap((letter) => /^To: (.*)$/m.exec(letter)?.[1] ?? [])
const morning = async (day: string): Promise<void> => {
  now = new Date(`${day}T00:00:30Z`)
  await mailQuestions(app.app, new AbortController().signal)
  await workOffOutbox(app.app, outboxOfServices, newHolder())
}

test('a question is mailed each morning, once, to who wants it and may still read it', async () => {
  const [seller, leaver, mover] = await Promise.all([
    addMember(app, shop.founder, ['/sales']),
    addMember(app, shop.founder, ['/sales']),
    addMember(app, shop.founder, ['/sales']),
  ])
  const { _id } = await saved({ sharedWith: 'everybody', every: 'day', mailed: true })
  for (const { api } of [seller, leaver, mover]) await api.patch('questions', _id, { mailed: true } as never)
  await shop.api.patch('users', leaver.userId, { status: 'disabled' } as never)
  await shop.api.patch('users', mover.userId, { rights: ['/purchases'] } as never)
  await morning('2029-03-11')
  const addresses = await app.database
    .records('users', shop.founder.workspaceId)
    .find({ _id: { $in: [shop.founder.userId, seller.userId] } } as never)
  expect(receivers().sort()).toEqual(addresses.map(({ emailRaw }) => emailRaw).sort())
  // Asked again that morning nothing more is sent; whoever left is on no list any more.
  await morning('2029-03-11')
  expect(receivers()).toHaveLength(2)
  const kept = await app.database.records('questions', shop.founder.workspaceId).byId(_id)
  expect(kept?.mailedTo).not.toContain(leaver.userId)
  expect(kept?.mailAt?.toISOString()).toBe('2029-03-12T00:00:00.000Z')
})

test('a sale of a program, and one of a member, by channel', async () => {
  await on('2029-04-02')
  const program = await addProgram(app, shop.founder, ['/sales'])
  await program.api.create('orders', { group: 'sales', customerId: shop.customer._id, total: 40 } as never)
  await shop.sale([], { total: 60 as never })
  expect(lines(await ask({ measure: 'ordered', rows: 'channel', since: '2029-04-01', until: '2029-04-30' }))).toEqual([
    ['office', 60],
    ['program', 40],
    ['=', 100],
  ])
})
