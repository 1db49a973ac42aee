import { startTestApp, type TestApp } from '../../testing/app'
import type { Api } from '../../testing/api'
import { of, Shop } from '../../testing/shop'

/** What stood in stock on an evening, what it was worth, and what goods cost by weighted average. */

let now = new Date('2029-12-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-12-05T03:00:00Z')
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const at = async (moment: string): Promise<void> => {
  now = new Date(moment)
  await shop.signInAgain()
}

interface Held {
  readonly count: number
  readonly value?: number
  readonly unknown?: number
}
interface Stock {
  readonly asOf: string
  readonly total: Held & { readonly products: number }
  readonly warehouses: readonly (Held & { readonly name: string })[]
  readonly categories: readonly (Held & { readonly name: string })[]
  readonly data: readonly (Held & { readonly name: string; readonly places: readonly Held[] })[]
}

const stockOn = (asked: object = {}, api: Api = shop.api) => api.report<Stock>('products', { report: 'stockValue', ...asked } as never)
/** Pieces and value of each product. */
const heldOn = async (asked: object = {}) => (await stockOn(asked)).data.map(({ name, count, value }) => [name, count, value])

const bought = async (rice: { _id: string }, quantity: number, cost: number) =>
  shop.ship(await shop.purchase([of(rice as never, quantity, { cost })]))
const sold = async (rice: { _id: string }, quantity: number) => shop.ship(await shop.sale([of(rice as never, quantity)]))

describe('the stock of a past evening', () => {
  test('10 came on 5 December at 100, 4 left on 28 December, 3 more came on 5 January at 120', async () => {
    const rice = await shop.goods('Gạo')
    await bought(rice, 10, 100)
    await at('2029-12-28T03:00:00Z')
    await sold(rice, 4)
    await at('2030-01-05T03:00:00Z')
    await bought(rice, 3, 120)
    expect(await heldOn({ asOf: '2029-12-04' })).toEqual([])
    expect(await heldOn({ asOf: '2029-12-05' })).toEqual([['Gạo', 10, 1000]])
    expect(await heldOn({ asOf: '2029-12-27' })).toEqual([['Gạo', 10, 1000]])
    expect(await heldOn({ asOf: '2029-12-31' })).toEqual([['Gạo', 6, 600]])
    expect(await heldOn()).toEqual([['Gạo', 9, 960]])
    expect(await stockOn({ asOf: '2030-01-05' })).toEqual(await stockOn())
    expect((await stockOn({ asOf: '2029-12-31' })).total).toEqual({ products: 1, count: 6, value: 600, unknown: 0 })
  })

  test('stands in each warehouse as it stood there then', async () => {
    const rice = await shop.goods('Gạo')
    await bought(rice, 10, 100)
    const far = await shop.api.create('warehouses', { name: 'Kho xa' })
    await at('2029-12-28T03:00:00Z')
    const move = { fromWarehouseId: shop.warehouse._id, toWarehouseId: far._id, items: [{ productId: rice._id, quantity: 4 }] }
    await shop.api.create('stockTransfers', move as never)
    const placesOn = async (asOf: string) => (await stockOn({ asOf })).warehouses.map(({ name, count, value }) => [name, count, value])
    expect(await placesOn('2029-12-27')).toEqual([['Kho chính', 10, 1000]])
    expect(await placesOn('2029-12-28')).toEqual([
      ['Kho chính', 6, 600],
      ['Kho xa', 4, 400],
    ])
    expect((await stockOn({ asOf: '2029-12-28', warehouseId: far._id })).total).toMatchObject({ count: 4, value: 400 })
    const { data } = await shop.api.report<{ data: Held[] }>('stocks', { report: 'levels', asOf: '2029-12-27' } as never)
    expect(data).toMatchObject([{ warehouseId: shop.warehouse._id, count: 10, value: 1000 }])
  })

  test('is worth nothing on every evening on which there is none of it, whatever its price became', async () => {
    const rice = await shop.goods('Gạo')
    const purchase = await bought(rice, 10, 100)
    await at('2029-12-10T03:00:00Z')
    const sale = await sold(rice, 10)
    await at('2029-12-15T03:00:00Z')
    await shop.api.patch('orders', purchase._id, { items: [of(rice, 10, { cost: 150 })] } as never)
    await at('2029-12-20T03:00:00Z')
    await shop.api.patch('orders', sale._id, { returning: [{ productId: rice._id, quantity: 2 }] } as never)
    await at('2029-12-22T03:00:00Z')
    await shop.api.patch('orders', purchase._id, { returning: [{ productId: rice._id, quantity: 2 }] } as never)
    await at('2029-12-30T03:00:00Z')
    const told = []
    for (const asOf of ['2029-12-05', '2029-12-10', '2029-12-15', '2029-12-20', '2029-12-22', '2029-12-29'])
      told.push(await heldOn({ asOf }))
    expect(told).toEqual([[['Gạo', 10, 1000]], [], [], [['Gạo', 2, 300]], [], []])
  })

  test('as known then it is without what was dated back later, and with what was undone since', async () => {
    const rice = await shop.goods('Gạo')
    await bought(rice, 10, 100)
    const shipped = await sold(rice, 3)
    const evening = '2029-12-05T16:00:00Z'
    await at('2029-12-09T03:00:00Z')
    const [first] = (await shop.order(shipped)).shipments
    await shop.api.patch('orders', shipped._id, { undoShipment: first?.time } as never)
    const late = await shop.sale([of(rice, 5)], { created: '2029-12-05T05:00:00Z' })
    await shop.api.patch('orders', late._id, { ...shop.shipping(), shippingTime: '2029-12-05T06:00:00Z' } as never)
    expect(await heldOn({ asOf: '2029-12-05' })).toEqual([['Gạo', 5, 500]])
    expect(await heldOn({ asOf: '2029-12-05', knownAt: evening })).toEqual([['Gạo', 7, 700]])
    expect(await heldOn({ knownAt: evening })).toEqual([['Gạo', 7, 700]])
    expect(await shop.differences()).toEqual([])
  })

  test('as known then a receipt and a return are there that were taken out of the books since', async () => {
    const [rice, noodles] = [await shop.goods('Gạo'), await shop.goods('Bún')]
    const receipt = await bought(rice, 10, 100)
    await bought(noodles, 6, 50)
    const sale = await sold(noodles, 6)
    await shop.api.patch('orders', sale._id, { returning: [{ productId: noodles._id, quantity: 2 }] } as never)
    const evening = '2029-12-05T16:00:00Z'
    const told = await heldOn()
    expect(told).toEqual([
      ['Bún', 2, 100],
      ['Gạo', 10, 1000],
    ])
    await at('2029-12-09T03:00:00Z')
    const { shipments } = await shop.order(sale)
    const back = shipments.find(({ lines }) => lines.some(({ quantity }) => quantity < 0))
    await shop.api.patch('orders', sale._id, { undoReturn: back?.time } as never)
    const [came] = (await shop.order(receipt)).shipments
    await shop.api.patch('orders', receipt._id, { undoShipment: came?.time } as never)
    expect(await heldOn({ asOf: '2029-12-05' })).toEqual([])
    expect(await heldOn({ asOf: '2029-12-05', knownAt: evening })).toEqual(told)
    expect(await shop.differences()).toEqual([])
  })

  test('its value is told to nobody who may not see costs; of a day to come nobody knows', async () => {
    const rice = await shop.goods('Gạo')
    await bought(rice, 10, 100)
    await at('2029-12-28T03:00:00Z')
    const seller = await shop.member('/sales')
    const { total, data } = await stockOn({ asOf: '2029-12-20' }, seller.api)
    expect([total, data[0]?.value, data[0]?.places[0]?.value]).toEqual([{ products: 1, count: 10 }, undefined, undefined])
    expect((await shop.api.send('GET', 'products?report=stockValue&asOf=2029-12-29')).status).toBe(400)
    expect((await seller.api.send('GET', 'products?report=averageCost&since=2029-12-01&until=2029-12-31')).status).toBe(403)
  })
})

describe('weighted average cost', () => {
  const averageOf = async (since: string, until: string, more: object = {}) =>
    (await shop.api.report<{ data: Record<string, unknown>[] }>('products', { report: 'averageCost', since, until, ...more } as never)).data

  test('10 at 100 and 10 at 200, 15 sold: 2,250 and 750 left; by the books, of the first units, 2,000 and 1,000', async () => {
    const rice = await shop.goods('Gạo')
    await bought(rice, 10, 100)
    await bought(rice, 10, 200)
    await at('2029-12-20T03:00:00Z')
    await sold(rice, 15)
    await at('2030-01-10T03:00:00Z')
    await bought(rice, 5, 250)
    await sold(rice, 4)
    expect(await averageOf('2029-12-01', '2029-12-31')).toEqual([
      {
        _id: rice._id,
        name: 'Gạo',
        slug: 'GAO',
        unit: 'ea.',
        openingQuantity: 0,
        openingValue: 0,
        inQuantity: 20,
        inValue: 3000,
        average: 150,
        outQuantity: 15,
        outValue: 2250,
        closingQuantity: 5,
        closingValue: 750,
        bookOutValue: 2000,
        bookClosingValue: 1000,
        difference: 250,
        unknown: 0,
      },
    ])
    // January: 5 worth 750 and 5 worth 1,250 are 200 each; the books take four of those at 200.
    expect(await averageOf('2030-01-01', '2030-01-31')).toMatchObject([
      { openingValue: 750, inValue: 1250, average: 200, outValue: 800, closingValue: 1200, bookOutValue: 800, bookClosingValue: 1450 },
    ])
    const [both] = await averageOf('2029-12-01', '2030-01-31', { productId: rice._id })
    expect(both).toMatchObject({
      outValue: 3050,
      closingValue: 1200,
      months: [
        { month: '2029-12', outValue: 2250, closingValue: 750 },
        { month: '2030-01', openingValue: 750, outValue: 800, closingValue: 1200 },
      ],
    })
    expect(await averageOf('2029-12-01', '2029-12-31', { method: 'moving' })).toMatchObject([{ outValue: 2250, closingValue: 750 }])
    // What the books say is what other reports say.
    const { cost } = await shop.api.report<{ cost: number }>('orders', { report: 'sales', since: '2029-12-01', until: '2029-12-31' })
    expect(cost).toBe(2000)
    expect((await stockOn({ asOf: '2029-12-31' })).total.value).toBe(1000)
  })

  test('as known in December it is without the receipt that was dated back', async () => {
    const rice = await shop.goods('Gạo')
    await bought(rice, 10, 100)
    await sold(rice, 5)
    await at('2030-01-03T03:00:00Z')
    const late = await shop.purchase([of(rice, 10, { cost: 200 })], { created: '2029-12-05T02:00:00Z' })
    await shop.api.patch('orders', late._id, { ...shop.shipping(), shippingTime: '2029-12-05T02:30:00Z' } as never)
    expect(await averageOf('2029-12-01', '2029-12-31')).toMatchObject([{ average: 150, outValue: 750 }])
    expect(await averageOf('2029-12-01', '2029-12-31', { knownAt: '2029-12-31T17:00:00Z' })).toMatchObject([
      { average: 100, outValue: 500 },
    ])
  })
})
