import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const today = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const dayAgo = (days: number) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(daysAgo(days))

interface Row {
  _id: string
  name: string
  opening: number
  ordered: number
  paid: number
  closing: number
}
interface Liabilities {
  data: Row[]
  total: Omit<Row, '_id' | 'name'>
}
interface Details {
  opening: number
  closing: number
  data: { service: string; kind: string; number?: string; amount: number; balance: number }[]
}
interface Aging {
  data: {
    _id: string
    orders: number
    open: number
    under8: number
    to30: number
    over90: number
    oldest: number | null
    balance: number
  }[]
  total: { open: number; orders: number }
}

const liabilities = (shop: Shop, query: object = {}) =>
  shop.api.report<Liabilities>('orders', { report: 'liabilities', group: 'customerId', since: dayAgo(60), until: today(), ...query })
const details = (shop: Shop, query: object = {}) =>
  shop.api.report<Details>('orders', {
    report: 'liabilitiesDetails',
    partnerId: shop.customer._id,
    since: dayAgo(60),
    until: today(),
    ...query,
  })
const aging = (shop: Shop, group = 'customerId') => shop.api.report<Aging>('orders', { report: 'aging', group })
const columns = ({ opening, ordered, paid, closing }: Omit<Row, '_id' | 'name'>) => [opening, ordered, paid, closing]

test('a customer owes what was ordered less what was paid, and what stood before the range is the opening', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo')
  await shop.sale([of(rice, 5)], { created: daysAgo(40).toISOString() })
  const late = await shop.sale([of(rice, 3)])
  await shop.pay(late, 1000)
  const { data, total } = await liabilities(shop, { since: dayAgo(20) })
  expect(data).toEqual([expect.objectContaining({ _id: shop.customer._id, name: 'Chị Hoa', phone: '0901234567' })])
  expect(data.map(columns)).toEqual([[5000, 3000, 1000, 7000]])
  expect(columns(total)).toEqual([5000, 3000, 1000, 7000])
})

test('a statement lists every order, return, payment and refund, and its balance comes to the closing', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo', { stock: 20 })
  const kept = await shop.sale([of(rice, 5)])
  await shop.pay(kept, 2000)
  const back = await shop.sale([of(rice, 4)])
  await shop.pay(back, 4000)
  await shop.ship(back)
  await shop.move(back, 'delivered')
  await shop.move(back, 'finished')
  await shop.move(back, 'returned')
  await shop.move(await shop.sale([of(rice, 1)]), 'cancelled')
  const own = await details(shop)
  expect(own.data.map(({ kind, number, amount }) => [kind, number, amount])).toEqual([
    ['ordered', kept.order_number, 5000],
    ['paid', kept.order_number, -2000],
    ['ordered', back.order_number, 4000],
    ['paid', back.order_number, -4000],
    ['returned', back.order_number, -4000],
    ['refunded', back.order_number, 4000],
  ])
  expect(own.data.at(-1)?.balance).toBe(3000)
  expect([own.opening, own.closing]).toEqual([0, 3000])
  expect((await liabilities(shop)).data.map(columns)).toEqual([[0, 5000, 2000, 3000]])
})

test('today’s closing is what is outstanding less the partner’s balance, advances and spent balance included', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo')
  await shop.api.create('funds', { group: 'Sales', amount: 700, customerId: shop.customer._id, label: 'Tiền mặt', status: 'completed' })
  const paid = await shop.sale([of(rice, 2)])
  await shop.pay(paid, 2500)
  await shop.sale([of(rice, 3)], { usePartnerBalance: 900 })
  const { outstanding = 0, balance = 0 } = await shop.partner(shop.customer)
  const [row] = (await liabilities(shop)).data
  expect(row && columns(row)).toEqual([0, 5000, 3200, 1800])
  expect(outstanding - balance).toBe(1800)
  const { data } = await aging(shop)
  expect(data).toEqual([expect.objectContaining({ orders: 1, open: 2100, under8: 2100, oldest: 0, balance: 300 })])
  expect(await shop.differences()).toEqual([])
})

test('what we owe a supplier is kept apart, for those who buy', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo')
  const bought = await shop.purchase([of(rice, 4, { cost: 250 })])
  await shop.pay(bought, 400)
  expect((await liabilities(shop, { group: 'supplierId' })).data.map(columns)).toEqual([[0, 1000, 400, 600]])
  expect((await liabilities(shop)).data).toEqual([])
  const [seller, buyer] = [await shop.member('/sales'), await shop.member('/purchases')]
  const asked = `orders?report=liabilities&since=${dayAgo(5)}&until=${today()}&group=`
  expect((await seller.api.send('GET', `${asked}supplierId`)).status).toBe(403)
  expect((await seller.api.send('GET', `${asked}agentId`)).status).toBe(200)
  expect((await buyer.api.send('GET', `${asked}supplierId`)).status).toBe(200)
  expect((await buyer.api.send('GET', `${asked}customerId`)).status).toBe(403)
  const statement = `orders?report=liabilitiesDetails&since=${dayAgo(5)}&until=${today()}&partnerId=`
  expect((await seller.api.send('GET', statement + shop.supplier._id)).status).toBe(403)
  expect((await buyer.api.send('GET', statement + shop.supplier._id)).status).toBe(200)
})

test('another workspace’s partner has no statement here', async () => {
  const [shop, other] = [await Shop.open(app), await Shop.open(app)]
  const asked = `orders?report=liabilitiesDetails&since=${dayAgo(5)}&until=${today()}&partnerId=`
  expect((await shop.api.send('GET', asked + other.customer._id)).status).toBe(404)
  expect((await shop.api.send('GET', `${asked}rubbish`)).status).toBe(400)
  expect((await shop.api.send('GET', `orders?report=liabilities&since=${dayAgo(5)}&until=${today()}&group=owners`)).status).toBe(400)
})

test('a debt ages from the day the goods left, else from the order’s day', async () => {
  const shop = await Shop.open(app)
  const rice = await shop.goods('Gạo', { stock: 5 })
  await shop.sale([of(rice, 1)], { created: daysAgo(100).toISOString() })
  const shipped = await shop.sale([of(rice, 2)], { created: daysAgo(100).toISOString() })
  await shop.ship(shipped)
  const { data, total } = await aging(shop)
  expect(data).toEqual([expect.objectContaining({ orders: 2, open: 3000, under8: 2000, over90: 1000, oldest: null })])
  expect(total).toMatchObject({ orders: 2, open: 3000 })
})

test('payments follow an order to another customer’s account', async () => {
  const shop = await Shop.open(app)
  const other = await shop.api.create('assets', { group: 'Customers', name: 'Anh Ba' })
  const sale = await shop.sale([of(await shop.goods('Gạo'), 2)])
  await shop.pay(sale, 500)
  await shop.api.patch('orders', sale._id, { customerId: other._id })
  expect((await liabilities(shop)).data.map(({ name, closing }) => [name, closing])).toEqual([['Anh Ba', 1500]])
  expect(await shop.differences()).toEqual([])
})
