import type { VatRate } from '@shared/foundation/documents/vat-rates'
import type { Order } from '@shared/areas/trade/services/orders'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop, watchBooks } from '../../../../testing/shop'

/** VAT of sales and purchases of a company by deduction: cases worked out by hand, beside what stands in the journal and on accounts. */

let now = new Date('2026-11-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2026-11-05T03:00:00Z')
  shop = await Shop.open(app)
})
watchBooks(() => app)
afterAll(() => app.close())

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

const company = {
  kind: 'company',
  vat: 'deduction',
  taxCode: '0316882407',
  legalName: 'CÔNG TY TNHH MỘC SƯƠNG',
  legalAddress: '12 Kha Vạn Cân, Thủ Đức',
  since: '2026-07-01',
}
const setTax = (tax: object | null, more: object = {}) =>
  shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { tax, ...more } } as never)
const refusedTax = (tax: object) => shop.api.refused('PATCH', `workspaces/${shop.founder.workspaceId}`, { opts: { tax } })

const taxed = (name: string, price: number, fields: { vatRate?: VatRate; vatReduced?: boolean }) =>
  shop.api.create('products', { group: 'goods', categoryId: shop.goodsCategory._id, name, price, ...fields })

const YEAR = { since: '2026-01-01', until: '2027-12-31' }
const balances = async (): Promise<Record<string, number>> => {
  const { data } = await shop.api.report<{ data: { account: string; closingDebit: number; closingCredit: number }[] }>('ledger', {
    report: 'trialBalance',
    ...YEAR,
  })
  return Object.fromEntries(data.map(({ account, closingDebit, closingCredit }) => [account, closingDebit - closingCredit]))
}
const revenue = () => shop.api.report<{ revenueOrdered: number; revenueShipped: number }>('orders', { report: 'sales', ...YEAR })
const owed = async (partner = shop.customer): Promise<number> =>
  (await shop.api.report<{ closing: number }>('orders', { report: 'liabilitiesDetails', partnerId: partner._id, ...YEAR })).closing
const back = (order: Pick<Order, '_id'>, product: { _id: string }, quantity: number, more: object = {}): Promise<Order> =>
  shop.api.patch('orders', order._id, { returning: [{ productId: product._id, quantity }], ...more } as never)

describe('what taxpayer a company is', () => {
  test('is kept as it is sent, and ends with null; a tax code with a wrong digit is refused on its field', async () => {
    expect((await setTax(company)).opts.tax).toEqual(company)
    const { errors } = await refusedTax({ ...company, taxCode: '0316882408' })
    expect(errors).toEqual({ 'opts.tax.taxCode': expect.stringContaining('0316882408') as string })
    expect((await setTax(null)).opts.tax).toBeUndefined()
    const household = { ...company, kind: 'household', industry: 'goods', method: 'revenue', period: 'quarter' }
    const { vat: _vat, ...sent } = household
    expect((await setTax(sent)).opts.tax).toEqual(sent)
  })

  test('changes only from a day that is open, and only by the board', async () => {
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2026-08-31' } } as never)
    expect(saying(await refusedTax(company))).toEqual([409, expect.stringContaining('2026-08-31') as string])
    await setTax({ ...company, since: '2026-09-01' })
    const seller = await shop.member('/sales')
    expect((await seller.api.refused('PATCH', `workspaces/${shop.founder.workspaceId}`, { opts: { tax: null } })).code).toBe(403)
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2026-10-31' } } as never)
    // The same from the same day may be sent back: only its words differ.
    expect((await setTax({ ...company, since: '2026-09-01', legalName: 'Mộc Sương' })).opts.tax).toMatchObject({ legalName: 'Mộc Sương' })
  })

  test('a later kind leaves orders of the days before as they are taxed then', async () => {
    await setTax(company)
    await setTax({ ...company, vat: 'direct', since: '2026-11-05' })
    const rice = await shop.goods('Gạo', { price: 100_000 })
    expect((await shop.sale([of(rice, 1)], { created: '2026-11-04T03:00:00Z' } as never)).total).toBe(110_000)
    const today = await shop.sale([of(rice, 1)])
    expect([today.total, today.vat]).toEqual([100_000, undefined])
  })
})

test('without it an order has no VAT, and takes no rate', async () => {
  const rice = await shop.goods('Gạo', { price: 100_000 })
  const sale = await shop.sale([of(rice, 1)])
  expect([sale.total, sale.vat, sale.items[0]?.vatRate]).toEqual([100_000, undefined, undefined])
  const { code, errors } = await shop.refusedOrder({
    group: 'sales',
    customerId: shop.customer._id,
    items: [of(rice, 1, { vatRate: 8 })],
  })
  expect([code, Object.keys(errors ?? {})]).toEqual([400, ['items.0.vatRate']])
})

describe('of a company by deduction', () => {
  beforeEach(() => setTax({ ...company, vatReduced: true }))

  test('a sale has VAT by rate on what is left after the discount; the buyer owes with it, revenue is without', async () => {
    const [tea, coffee, filter, basket] = await Promise.all([
      shop.goods('Trà sen', { price: 185_000, stock: 24, cost: 100_000 }),
      shop.goods('Cà phê', { price: 168_000, stock: 40, cost: 100_000 }),
      taxed('Phin nhôm', 65_000, { vatReduced: false }),
      taxed('Giỏ tre', 118_000, { vatRate: 5 }),
    ])
    await Promise.all([shop.receive(filter, 12, 30_000), shop.receive(basket, 20, 60_000)])
    const fee = await shop.service('Phí giao', 120_000)
    const sale = await shop.sale([of(tea, 24), of(coffee, 40), of(filter, 12), of(basket, 20), of(fee, 1)], { discount: 420_000 } as never)
    expect(sale.vat).toEqual([
      { rate: 5, base: 2_291_262, amount: 114_563 },
      { rate: 8, base: 10_951_457, amount: 876_117 },
      { rate: 10, base: 757_281, amount: 75_728 },
    ])
    expect(sale.total).toBe(15_066_408)
    expect(sale.items.map(({ vatRate, vatReduced }) => [vatRate, vatReduced])).toEqual([
      [8, true],
      [8, true],
      [10, undefined],
      [5, undefined],
      [8, true],
    ])
    await shop.ship(sale)
    await shop.pay(sale, 8_000_000)
    expect(await owed()).toBe(7_066_408)
    expect(await revenue()).toMatchObject({ revenueOrdered: 14_000_000, revenueShipped: 14_000_000 })
    expect(await balances()).toMatchObject({ '131': 7_066_408, '3331': -1_066_408, '511': -14_000_000, '111': 8_000_000 })
  })

  test('the rate is the line’s own, else the product’s, its category’s, the company’s; 10 in place of 8 stays when an order is changed', async () => {
    await shop.api.patch('categories', shop.goodsCategory._id, { vatRate: 5 } as never)
    const rice = await shop.goods('Gạo', { price: 100_000 })
    const fee = await shop.service('Phí', 50_000)
    const sale = await shop.sale([
      of(rice, 1),
      of(fee, 1),
      of(fee, 1, { vatRate: 10 }),
      { name: 'Quà', price: 1_000, quantity: 1, vatRate: 'none' },
    ])
    expect(sale.items.map(({ vatRate }) => vatRate)).toEqual([5, 8, 10, 'none'])
    expect(sale.total).toBe(105_000 + 54_000 + 55_000 + 1_000)
    const fewer = await shop.api.patch('orders', sale._id, {
      items: sale.items.slice(0, 3).map(({ shipped: _shipped, ...item }) => item),
    } as never)
    expect(fewer.items.map(({ vatRate }) => vatRate)).toEqual([5, 8, 10])
    await shop.api.patch('categories', shop.goodsCategory._id, { vatRate: null } as never)
    expect((await shop.sale([of(rice, 1)])).items[0]?.vatRate).toBe(8)
  })

  test('the law’s 8 % end with 2026: the order’s day decides, also of one that is dated anew', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000 })
    const sale = await shop.sale([of(rice, 1)])
    expect(sale.total).toBe(108_000)
    await on('2027-01-01')
    expect((await shop.sale([of(rice, 1)])).total).toBe(110_000)
    const later = await shop.api.patch('orders', sale._id, { created: '2027-01-01T01:00:00.000Z' } as never)
    expect([later.total, later.items[0]?.vatRate]).toEqual([110_000, 10])
  })

  test('a price that holds its VAT is what the buyer pays; revenue is what is left of it', async () => {
    await setTax({ ...company, vatReduced: true }, { pricesIncludeVat: true })
    const tea = await shop.goods('Trà', { price: 185_000, stock: 3, cost: 100_000 })
    const sale = await shop.ship(await shop.sale([of(tea, 1)]))
    expect([sale.total, sale.vat]).toEqual([185_000, [{ rate: 8, base: 171_296, amount: 13_704 }]])
    expect((await revenue()).revenueShipped).toBe(171_296)
    expect(await balances()).toMatchObject({ '131': 185_000, '3331': -13_704, '511': -171_296 })
  })

  test('prices at the counter hold their VAT by a switch of their own; until it is said they go as the others', async () => {
    const tea = await shop.goods('Trà', { price: 185_000, stock: 9, cost: 100_000 })
    const shift = await shop.api.create('shifts', { counter: 'Quầy 1', warehouseId: shop.warehouse._id, opening: 0 } as never)
    const atCounter = (amount: number): Promise<Order> =>
      shop.api.create('orders', {
        group: 'sales',
        items: [{ productId: tea._id, quantity: 1 }],
        counter: { shiftId: shift._id, payments: [{ label: 'Tiền mặt', amount }] },
      } as never)
    expect((await atCounter(199_800)).total).toBe(199_800)
    await setTax({ ...company, vatReduced: true }, { counterPricesIncludeVat: true })
    expect((await atCounter(185_000)).vat).toEqual([{ rate: 8, base: 171_296, amount: 13_704 }])
    expect((await shop.sale([of(tea, 1)])).total).toBe(199_800)
    await setTax({ ...company, vatReduced: true }, { pricesIncludeVat: true, counterPricesIncludeVat: false })
    expect((await atCounter(199_800)).total).toBe(199_800)
    expect((await shop.sale([of(tea, 1)])).total).toBe(185_000)
  })

  test('what goes and comes back in parts gives back its share: in the end nothing is left, to the dong', async () => {
    const tea = await shop.goods('Trà', { price: 33_333, stock: 7, cost: 10_000 })
    const sale = await shop.sale([of(tea, 7)], { discount: 1_001 } as never)
    expect(sale.vat).toEqual([{ rate: 8, base: 232_330, amount: 18_586 }])
    await shop.ship(sale, [[tea, 3]])
    expect(await balances()).toMatchObject({ '3331': -7_965, '131': 99_570 + 7_965 })
    await shop.ship(sale)
    expect(await balances()).toMatchObject({ '3331': -18_586, '131': 250_916 })
    const part = await back(sale, tea, 2)
    expect(part.returnedTotal).toBe(66_380 + 5_310)
    expect(await owed()).toBe(250_916 - 71_690)
    await back(sale, tea, 5)
    expect(await owed()).toBe(0)
    const left = await balances()
    expect([left['3331'], left['131'], left['511']]).toEqual([0, 0, 0])
  })

  test('an order that comes back as a whole, and one that is cancelled, leave no VAT', async () => {
    const tea = await shop.goods('Trà', { price: 33_333, stock: 7, cost: 10_000 })
    const sale = await shop.ship(await shop.sale([of(tea, 3)]))
    await on('2026-12-02')
    await shop.move(sale, 'delivered')
    await shop.move(sale, 'returning')
    await shop.move(sale, 'returned')
    await shop.move(await shop.sale([of(tea, 2)]), 'cancelled')
    expect(await owed()).toBe(0)
    expect((await balances())['3331']).toBe(0)
    expect(await revenue()).toMatchObject({ revenueOrdered: 0, revenueShipped: 0 })
  })

  test('a rate that was wrong is put right after the goods left: what was booked stays, the difference is of its own day', async () => {
    const tea = await shop.goods('Trà', { price: 100_000, stock: 2, cost: 10_000 })
    const sale = await shop.ship(await shop.sale([of(tea, 2)]))
    await on('2026-12-02')
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2026-11-30' } } as never)
    const november = await shop.api.report('orders', {
      report: 'liabilitiesDetails',
      partnerId: shop.customer._id,
      since: '2026-11-01',
      until: '2026-11-30',
    })
    const changed = await shop.api.patch('orders', sale._id, {
      items: sale.items.map(({ productId, quantity }) => ({ productId, quantity, vatRate: 10 })),
    } as never)
    expect([changed.total, changed.vat]).toEqual([220_000, [{ rate: 10, base: 200_000, amount: 20_000 }]])
    expect(
      await shop.api.report('orders', {
        report: 'liabilitiesDetails',
        partnerId: shop.customer._id,
        since: '2026-11-01',
        until: '2026-11-30',
      }),
    ).toEqual(november)
    expect(await owed()).toBe(220_000)
    expect(await balances()).toMatchObject({ '131': 220_000, '3331': -20_000, '511': -200_000 })
  })

  test('of a purchase VAT is owed to the supplier and deducted; units cost what they cost without it', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000 })
    const purchase = await shop.purchase([of(rice, 3, { cost: 60_000, vatRate: 5 })])
    expect([purchase.total, purchase.vat]).toEqual([189_000, [{ rate: 5, base: 180_000, amount: 9_000 }]])
    await shop.ship(purchase)
    expect(await balances()).toMatchObject({ '156': 180_000, '1331': 9_000, '331': -189_000 })
    await shop.pay(purchase, 189_000)
    expect((await shop.order(purchase)).statusPayment).toBe('completed')
    await back(purchase, rice, 1, { warehouseId: shop.warehouse._id })
    expect(await balances()).toMatchObject({ '156': 120_000, '1331': 6_000, '331': 63_000 })
  })

  test('what is given up of an order, written off, or copied, counts with its VAT', async () => {
    const tea = await shop.goods('Trà', { price: 33_333, stock: 7, cost: 10_000 })
    const sale = await shop.sale([of(tea, 7)], { discount: 1_001 } as never)
    await shop.ship(sale, [[tea, 3]])
    const closed = await shop.api.patch('orders', sale._id, { close: true } as never)
    expect([closed.total, closed.vat]).toEqual([107_536, [{ rate: 8, base: 99_570, amount: 7_966 }]])
    expect(await balances()).toMatchObject({ '3331': -7_966, '131': 107_536 })
    const off = await shop.api.patch('orders', sale._id, { writeOff: { amount: 107_536, reason: 'Giải thể' } } as never)
    expect(off.statusPayment).toBe('completed')
    expect(await owed()).toBe(0)
    const copy = await shop.api.create('orders', { copy: sale._id, confirmTotal: 107_536 } as never)
    expect(copy).toMatchObject({ total: 107_536, vat: [{ rate: 8, base: 99_570, amount: 7_966 }] })
  })

  test('an order that comes again has the VAT of its own month', async () => {
    const fee = await shop.service('Bảo trì', 100_000)
    const first = await shop.sale([of(fee, 1)], { started: '2026-11-05', ended: '2027-01-31', moPaymentDate: 5 } as never)
    const { data } = await shop.api.find('orders', { sourceId: first._id })
    expect(data.map(({ created, total }) => [String(created).slice(0, 7), total]).sort()).toEqual([
      ['2026-11', 108_000],
      ['2026-12', 108_000],
      ['2027-01', 110_000],
    ])
  })
})
