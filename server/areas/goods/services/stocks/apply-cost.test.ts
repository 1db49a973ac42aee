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

/** Pieces and value in the warehouse on the evening of a day. */
const stockAt = async (shop: Shop, productId: string, day: string): Promise<[number, number]> => {
  const timeOfInventory = new Date(`${day}T16:59:59.999Z`).toISOString()
  const place = { report: 'byProduct', productId, warehouseId: shop.warehouse._id, timeOfInventory }
  const { count, value } = await shop.api.report<{ count: number; value: number }>('warehouses', place)
  return [count, value]
}

const bring = (shop: Shop, { _id }: { _id: string }, productId: string, quantity: number) =>
  shop.api.patch('orders', _id as never, { returning: [{ productId, quantity }] } as never)

test('10 at 100 came, 4 went back to the supplier, the cost was 200: the order cost 2,000 less 800, and nothing was sold', async () => {
  const shop = await Shop.open(app)
  await goTo(shop, '2026-04-06')
  const rice = await shop.goods('Gạo')
  const purchase = await shop.ship(await shop.purchase([of(rice, 10, { cost: 100 })]))
  await goTo(shop, '2026-05-04')
  await bring(shop, purchase, rice._id, 4)
  expect((await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 200 })).body).toMatchObject({ units: 10, sold: 0, months: [] })
  const { shipments, cost } = await shop.order(purchase)
  expect([shipments.map((each) => each.cost), cost]).toEqual([[2000, -800], 1200])
  expect([await stockAt(shop, rice._id, '2026-04-30'), await stockAt(shop, rice._id, '2026-05-31')]).toEqual([
    [10, 2000],
    [6, 1200],
  ])
  expect(await shop.differences()).toEqual([])
})

test.each([
  ['100', 100, [1000, -400]],
  ['an unknown cost', 'n/a', [0, 0]],
] as const)(
  '10 at %s were sold in April, 4 came back in May, the cost was 150: April bears 1,500, May gives back 600',
  async (_at, cost, former) => {
    const shop = await Shop.open(app)
    await goTo(shop, '2026-04-06')
    const rice = await shop.goods('Gạo', { stock: 10, cost })
    const sale = await shop.ship(await shop.sale([of(rice, 10)]))
    await goTo(shop, '2026-05-04')
    await bring(shop, sale, rice._id, 4)
    const months = async () => [await cogs(shop, '2026-04-01', '2026-04-30'), await cogs(shop, '2026-05-01', '2026-05-31')]
    expect(await months()).toEqual(former)
    const more = (units: number) => units * (cost === 'n/a' ? 150 : 50)
    const expected = {
      sold: 6,
      months: [
        { month: '2026-04', units: 10, difference: more(10) },
        { month: '2026-05', units: 4, difference: -more(4) },
      ],
    }
    expect((await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 150, preview: true })).body).toMatchObject(expected)
    expect((await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 150 })).body).toMatchObject(expected)
    expect(await months()).toEqual([1500, -600])
    expect((await shop.order(sale)).shipments.map((each) => [each.cost, each.unknown])).toEqual([
      [1500, undefined],
      [-600, undefined],
    ])
    expect([await stockAt(shop, rice._id, '2026-04-30'), await stockAt(shop, rice._id, '2026-05-31')]).toEqual([
      [0, 0],
      [4, 600],
    ])
    const { unknownUnits, inventoryIn, inventoryOut } = await shop.api.report<Record<string, number>>('orders', {
      report: 'sales',
      since: '2026-04-01',
      until: '2026-05-31',
    })
    // Opening 0, 1,500 in, 900 sold, nothing out otherwise: 600 are left.
    expect({ unknownUnits, inventoryIn, inventoryOut }).toEqual({ unknownUnits: 0, inventoryIn: 1500, inventoryOut: 0 })
    expect(await shop.differences()).toEqual([])
  },
)

test('what left after a return, by way of another warehouse, and what came back as a whole, is followed on each of its days', async () => {
  const shop = await Shop.open(app)
  await goTo(shop, '2026-04-06')
  const far = await shop.api.create('warehouses', { name: 'Kho xa' })
  const rice = await shop.goods('Gạo', { stock: 4, cost: 100 })
  const first = await shop.ship(await shop.sale([of(rice, 4)]))
  await goTo(shop, '2026-04-20')
  await shop.move(first, 'delivered')
  await shop.move(first, 'returned')
  await goTo(shop, '2026-05-04')
  const move = { fromWarehouseId: shop.warehouse._id, toWarehouseId: far._id, items: [{ productId: rice._id, quantity: 3 }] }
  await shop.api.create('stockTransfers', move as never)
  await goTo(shop, '2026-06-04')
  const second = await shop.sale([of(rice, 2)])
  await shop.api.patch('orders', second._id, { ...shop.shipping(), warehouseId: far._id } as never)
  const { body } = await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 130 })
  expect(body).toMatchObject({
    sold: 2,
    months: [
      { month: '2026-04', units: 4, difference: 0 },
      { month: '2026-06', units: 2, difference: 60 },
    ],
  })
  expect((await shop.order(first)).shipments.map(({ cost }) => cost)).toEqual([520])
  expect([await cogs(shop, '2026-04-01', '2026-04-10'), await cogs(shop, '2026-04-11', '2026-04-30')]).toEqual([520, -520])
  expect(await cogs(shop, '2026-06-01', '2026-06-30')).toBe(260)
  const evenings = ['2026-04-05', '2026-04-06', '2026-04-20', '2026-05-04', '2026-06-04']
  expect(await Promise.all(evenings.map((day) => stockAt(shop, rice._id, day)))).toEqual([
    [0, 0],
    [0, 0],
    [4, 520],
    [1, 130],
    [1, 130],
  ])
  expect(await shop.differences()).toEqual([])
})

test('a supplier’s price that was corrected in between corrects nothing any more', async () => {
  const shop = await Shop.open(app)
  await goTo(shop, '2026-04-06')
  const rice = await shop.goods('Gạo')
  const purchase = await shop.ship(await shop.purchase([of(rice, 10, { cost: 100 })]))
  const sale = await shop.ship(await shop.sale([of(rice, 6)]))
  await goTo(shop, '2026-05-04')
  await shop.api.patch('orders', purchase._id, { items: [of(rice, 10, { cost: 150 })] } as never)
  expect([await cogs(shop, '2026-04-01', '2026-04-30'), await cogs(shop, '2026-05-01', '2026-05-31')]).toEqual([600, 300])
  const { body } = await apply(shop, rice._id, '2026-04-06', '2026-04-06', { cost: 130 })
  expect(body).toMatchObject({
    months: [
      { month: '2026-04', difference: 180 },
      { month: '2026-05', difference: -300 },
    ],
  })
  expect([await cogs(shop, '2026-04-01', '2026-04-30'), await cogs(shop, '2026-05-01', '2026-05-31')]).toEqual([780, 0])
  expect((await shop.order(sale)).shipments.map(({ cost }) => cost)).toEqual([780])
  expect((await shop.order(purchase)).shipments.map(({ net, cost }) => [net, cost])).toEqual([
    [1000, 1300],
    [500, 0],
  ])
  expect([await stockAt(shop, rice._id, '2026-04-30'), await stockAt(shop, rice._id, '2026-05-31')]).toEqual([
    [4, 520],
    [4, 520],
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
