import type { Day } from '@shared/foundation/days/days'
import type { PatchManyOf } from '@shared/registry/service-types'
import { startTestApp, type TestApp } from '../../../../testing/app'
import type { Api } from '../../../../testing/api'
import { of, Shop } from '../../../../testing/shop'

type Effect = PatchManyOf<'stocks'>['result']

let clock = new Date('2026-04-06T03:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => clock })
})
afterAll(() => app.close())

const goTo = async (shop: Shop, day: string): Promise<void> => {
  clock = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

const apply = (shop: Shop, productId: string, since: string, until: string, data: object, api: Api = shop.api) =>
  api.send('PATCH', `stocks?productId=${productId}&since=${since}&until=${until}`, data)

const cogs = async (shop: Shop, since: string, until: string) =>
  (await shop.api.report<{ cost: number }>('orders', { report: 'sales', since, until })).cost

/** By warehouse, the fullest first: pieces, value, units of unknown cost. */
const level = async (shop: Shop, productId: string) =>
  (await shop.api.report<{ data: { count: number; value: number; unknown: number }[] }>('stocks', { report: 'levels', productId })).data
    .map(({ count, value, unknown }) => [count, value, unknown])
    .sort(([a = 0], [b = 0]) => b - a)

test('a cost found out later is booked where the goods are and where they went', async () => {
  const shop = await Shop.open(app)
  await goTo(shop, '2026-04-06')
  const rice = await shop.goods('Gạo')
  await shop.receive(rice, 6, 'n/a')
  await goTo(shop, '2026-04-20')
  const sold = await shop.ship(await shop.sale([of(rice, 2)]))
  await goTo(shop, '2026-05-04')
  await shop.ship(await shop.sale([of(rice, 1)]))
  const expected: Effect = {
    units: 6,
    sold: 3,
    before: 0,
    after: 4200,
    unknown: 6,
    skipped: 0,
    months: [
      { month: '2026-04' as never, units: 2, difference: 1400 },
      { month: '2026-05' as never, units: 1, difference: 700 },
    ],
  }
  const preview = await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 700, preview: true })
  expect(preview).toMatchObject({ status: 200, body: expected })
  expect(await level(shop, rice._id)).toEqual([[3, 0, 3]])
  expect((await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 700 })).body).toEqual(expected)
  expect(await level(shop, rice._id)).toEqual([[3, 2100, 0]])
  expect([await cogs(shop, '2026-04-01', '2026-04-30'), await cogs(shop, '2026-05-01', '2026-05-31')]).toEqual([1400, 700])
  expect((await shop.order(sold)).shipments.map(({ cost, unknown }) => [cost, unknown])).toEqual([[1400, undefined]])
  const card = await shop.api.report<{ data: { quantity: number; cost: number; unknown: number }[] }>('products', {
    report: 'transactions',
    productId: rice._id,
  })
  expect(card.data.map(({ quantity, cost, unknown }) => [quantity, cost, unknown])).toEqual([
    [6, 4200, 0],
    [-2, 1400, 0],
    [-1, 700, 0],
  ])
  expect(await shop.differences()).toEqual([])
})

test('it follows goods to other warehouses and back from a return', async () => {
  const shop = await Shop.open(app)
  await goTo(shop, '2026-04-06')
  const rice = await shop.goods('Gạo', { stock: 5, cost: 100 })
  const far = await shop.api.create('warehouses', { name: 'Kho xa' })
  await shop.api.create('stockTransfers', {
    fromWarehouseId: shop.warehouse._id,
    toWarehouseId: far._id,
    items: [{ productId: rice._id, quantity: 2 }],
  })
  const sale = await shop.ship(await shop.sale([of(rice, 3)]))
  await shop.move(sale, 'delivered')
  await shop.move(sale, 'returned')
  expect((await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 130 })).body).toMatchObject({
    units: 5,
    sold: 0,
    before: 500,
    after: 650,
  })
  expect(await level(shop, rice._id)).toEqual([
    [3, 390, 0],
    [2, 260, 0],
  ])
  expect(await shop.differences()).toEqual([])
})

test('it is told of its product to whoever may see costs, and taken back where all units cost the same before', async () => {
  const shop = await Shop.open(app)
  await goTo(shop, '2026-04-06')
  const rice = await shop.goods('Gạo', { stock: 5, cost: 100 })
  await shop.ship(await shop.sale([of(rice, 2)]))
  await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 130 })
  const listed = async (api: Api) => (await api.find('history', { service: 'stocks', recordId: rice._id } as never)).data
  const [entry] = await listed(shop.api)
  expect(entry).toMatchObject({
    name: 'Gạo',
    changes: { cost: { before: 100, after: 130 }, since: { after: '2026-04-06' }, until: { after: '2026-04-06' } },
  })
  expect(await listed((await shop.member('/sales')).api)).toEqual([])
  const takeBack = async (data: object = {}) =>
    ((await shop.api.send('PATCH', `history?entryId=${entry?._id}`, data)).body as { data: object[] }).data
  expect(await takeBack({ preview: true })).toMatchObject([{ way: 'fields', changes: { cost: { before: 130, after: 100 } } }])
  expect(await level(shop, rice._id)).toEqual([[3, 390, 0]])
  expect(await takeBack()).toMatchObject([{ way: 'fields' }])
  expect(await level(shop, rice._id)).toEqual([[3, 300, 0]])
  expect(await takeBack()).toMatchObject([{ refused: 'It is as it was before already' }])
  await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 150 })
  expect(await takeBack()).toMatchObject([{ refused: 'It was changed since' }])
  expect(await shop.differences()).toEqual([])
})

test('what closed days hold stays, and is counted', async () => {
  const shop = await Shop.open(app)
  await goTo(shop, '2026-04-06')
  const rice = await shop.goods('Gạo', { stock: 4, cost: 100 })
  await goTo(shop, '2026-05-04')
  await shop.receive(rice, 3, 100)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2026-04-30' as Day } })
  expect((await apply(shop, rice._id, '2026-04-01', '2026-05-31', { cost: 120 })).body).toMatchObject({
    units: 3,
    skipped: 4,
    before: 300,
    after: 360,
  })
  expect(await level(shop, rice._id)).toEqual([[7, 760, 0]])
  expect(await shop.differences()).toEqual([])
})

test('only the board applies a cost, of a product of its own, in whole dong', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo', { stock: 1, cost: 100 })
  const buyer = await shop.member('/purchases', '/sales')
  expect((await apply(shop, rice._id, '2026-04-01', '2026-05-31', { cost: 1 }, buyer.api)).status).toBe(403)
  const other = await Shop.open(app)
  expect((await apply(other, rice._id, '2026-04-01', '2026-05-31', { cost: 1 })).status).toBe(400)
  for (const cost of [-1, 1.5, 'x', null]) expect((await apply(shop, rice._id, '2026-04-01', '2026-05-31', { cost })).status).toBe(400)
  expect((await apply(shop, rice._id, '2026-05-31', '2026-04-01', { cost: 1 })).status).toBe(400)
  expect((await shop.api.send('PATCH', 'stocks', { cost: 1 })).status).toBe(400)
  expect([404, 405]).toContain((await shop.api.send('PATCH', `stocks/${rice._id}`, { cost: 1 })).status)
})
