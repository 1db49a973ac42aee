import type { Asset } from '@shared/areas/partners/services/assets'
import type { Fund } from '@shared/areas/money/services/funds'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
let made = 0
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const buyer = (group: 'Customers' | 'Sales Agents' | 'Suppliers' = 'Customers'): Promise<Asset> =>
  shop.api.create('assets', { group, name: `Khách ${made++}` })
const debt = (customer: Asset, total: number, fields: object = {}) =>
  shop.api.create('orders', { group: 'sales', customerId: customer._id, total, ...fields })
const advance = (partner: Asset, amount: number, { group = 'Other Income', field = 'customerId' } = {}) =>
  shop.api.create('funds', { group, amount, name: 'Tạm ứng', [field]: partner._id, status: 'completed' } as never)

test('what a customer owes is what is open on all orders', async () => {
  const hoa = await buyer()
  const first = await debt(hoa, 1000)
  await debt(hoa, 500)
  expect(await shop.partner(hoa)).toEqual({ outstanding: 1500, balance: 0 })
  await shop.pay(first, 300)
  expect(await shop.partner(hoa)).toEqual({ outstanding: 1200, balance: 0 })
  expect(await shop.order(first)).toMatchObject({ paid: 300, statusPayment: 'pending' })
  await shop.pay(first, 700)
  expect(await shop.order(first)).toMatchObject({ paid: 1000, statusPayment: 'completed' })
  expect(await shop.partner(hoa)).toEqual({ outstanding: 500, balance: 0 })
})

test('what is paid too much becomes balance, and can be used on another order', async () => {
  const hoa = await buyer()
  const first = await debt(hoa, 1000)
  await shop.pay(first, 1300)
  expect(await shop.partner(hoa)).toEqual({ outstanding: 0, balance: 300 })
  const second = await debt(hoa, 500, { usePartnerBalance: 300 })
  expect(second).toMatchObject({ usePartnerBalance: 300, statusPayment: 'pending' })
  expect(await shop.partner(hoa)).toEqual({ outstanding: 200, balance: 0 })
  await shop.pay(second, 200)
  expect((await shop.order(second)).statusPayment).toBe('completed')
})

test('more than the balance is refused, on a new order and on one that exists', async () => {
  const hoa = await buyer()
  await shop.pay(await debt(hoa, 100), 150)
  const body = { group: 'sales', customerId: hoa._id, total: 500 }
  expect(await shop.refusedOrder({ ...body, usePartnerBalance: 51 })).toMatchObject({
    code: 409,
    message: `${hoa.name} has a balance of 50 only`,
  })
  const order = await debt(hoa, 500, { usePartnerBalance: 20 })
  expect((await shop.refusedPatch(order, { usePartnerBalance: 51 }))[0]).toBe(409)
  expect(await shop.api.patch('orders', order._id, { usePartnerBalance: 50 })).toMatchObject({ usePartnerBalance: 50 })
  expect(await shop.partner(hoa)).toEqual({ outstanding: 450, balance: 0 })
  for (const usePartnerBalance of [-1, 0.5]) expect((await shop.refusedOrder({ ...body, usePartnerBalance })).code).toBe(400)
})

test('two uses of one balance at the same moment can’t both succeed', async () => {
  const hoa = await buyer()
  await shop.pay(await debt(hoa, 100), 400)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      shop.api.send('POST', 'orders', { group: 'sales', customerId: hoa._id, total: 300, usePartnerBalance: 300 }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  expect((await shop.partner(hoa)).balance).toBe(0)
})

test('a cancelled order gives back what it used', async () => {
  const hoa = await buyer()
  await shop.pay(await debt(hoa, 100), 400)
  const order = await debt(hoa, 300, { usePartnerBalance: 300 })
  expect((await shop.order(order)).statusPayment).toBe('completed')
  await shop.move(order, 'cancelled')
  expect(await shop.partner(hoa)).toEqual({ outstanding: 0, balance: 300 })
})

test('an advance without an order raises the balance of customers and agents; money given back lowers it', async () => {
  const [hoa, agent] = [await buyer(), await buyer('Sales Agents')]
  await advance(hoa, 800)
  await advance(agent, 500, { field: 'agentId' })
  expect([(await shop.partner(hoa)).balance, (await shop.partner(agent)).balance]).toEqual([800, 500])
  await advance(hoa, 300, { group: 'Other Expenses' })
  expect((await shop.partner(hoa)).balance).toBe(500)
  const report = await shop.api.report('orders', { report: 'partnerBalance', partnerId: hoa._id })
  expect(report).toEqual({ partnerId: hoa._id, partnerBalance: 500, outstanding: 0 })
})

test('money paid to a supplier in advance can be spent on purchases', async () => {
  const factory = await buyer('Suppliers')
  await advance(factory, 900, { group: 'Other Expenses', field: 'supplierId' })
  expect((await shop.partner(factory)).balance).toBe(900)
  const rice = await shop.goods()
  const order = await shop.purchase([of(rice, 2, { cost: 300 })], { supplierId: factory._id, usePartnerBalance: 600 })
  expect(order.statusPayment).toBe('completed')
  expect(await shop.partner(factory)).toEqual({ outstanding: 0, balance: 300 })
})

test('an entry that isn’t completed is no balance', async () => {
  const hoa = await buyer()
  await shop.api.create('funds', { group: 'Other Income', amount: 100, customerId: hoa._id })
  expect((await shop.partner(hoa)).balance).toBe(0)
})

test('an order given to another customer moves its debt along', async () => {
  const [hoa, nam] = [await buyer(), await buyer()]
  const order = await debt(hoa, 700)
  await shop.api.patch('orders', order._id, { customerId: nam._id })
  expect([(await shop.partner(hoa)).outstanding, (await shop.partner(nam)).outstanding]).toEqual([0, 700])
  expect((await shop.order(order)).customer).toMatchObject({ _id: nam._id, name: nam.name })
})

test('ten payments of one order at the same moment are all counted', async () => {
  const hoa = await buyer()
  const order = await debt(hoa, 1000)
  await Promise.all(Array.from({ length: 10 }, () => shop.pay(order, 100)))
  expect(await shop.order(order)).toMatchObject({ paid: 1000, statusPayment: 'completed' })
  expect(await shop.partner(hoa)).toEqual({ outstanding: 0, balance: 0 })
})

test('the list of what is still to be received leaves out paid and cancelled orders', async () => {
  const hoa = await buyer()
  const [open, paid, gone] = [await debt(hoa, 1), await debt(hoa, 2), await debt(hoa, 3)]
  await shop.pay(paid, 2)
  await shop.move(gone, 'cancelled')
  const { data } = await shop.api.find('orders', {
    group: 'sales',
    customerId: hoa._id,
    statusPayment: { $nin: ['completed', 'cancelled'] },
  })
  expect(data.map(({ _id }) => _id)).toEqual([open._id])
})

describe('what was spent can’t be taken back: the balance never goes below zero', () => {
  const tooLow = (balance: number) => [409, expect.stringMatching(new RegExp(`^Khách \\d+ has a balance of ${balance} only$`))]
  const refund = (fund: Pick<Fund, '_id'>) => shop.api.send('PATCH', `funds/${fund._id}`, { status: 'refunded' })
  const refusedRefund = async (fund: Pick<Fund, '_id'>) =>
    saying(await shop.api.refused('PATCH', `funds/${fund._id}`, { status: 'refunded' }))

  test('an advance that was spent isn’t refunded until the order that used it lets go', async () => {
    const hoa = await buyer()
    const paid = await advance(hoa, 500)
    const order = await debt(hoa, 300, { usePartnerBalance: 300 })
    expect(await refusedRefund(paid)).toEqual(tooLow(200))
    expect(await shop.partner(hoa)).toEqual({ outstanding: 0, balance: 200 })
    await shop.api.patch('orders', order._id, { usePartnerBalance: 0 })
    expect((await refund(paid)).status).toBe(200)
    expect(await shop.partner(hoa)).toEqual({ outstanding: 300, balance: 0 })
  })

  test('nor is what was paid beyond one order and spent on another', async () => {
    const hoa = await buyer()
    const rice = await shop.goods('Gạo tám', { price: 100 })
    const first = await shop.sale([of(rice, 1)], { customerId: hoa._id })
    const paid = await shop.pay(first, 400)
    await debt(hoa, 300, { usePartnerBalance: 300 })
    expect(await refusedRefund(paid)).toEqual(tooLow(0))
    expect(await shop.refusedPatch(first, { status: 'cancelled' })).toEqual(tooLow(0))
    expect(await shop.refusedPatch(first, { items: [of(rice, 2)] })).toEqual(tooLow(0))
    expect(await shop.order(first)).toMatchObject({ paid: 400, total: 100, status: 'new-order' })
  })

  test('no more money is given back than there is', async () => {
    const hoa = await buyer()
    await advance(hoa, 500)
    const entry = { group: 'Other Expenses', amount: 501, customerId: hoa._id, status: 'completed' }
    expect(saying(await shop.api.refused('POST', 'funds', entry))).toEqual(tooLow(500))
    const later = await shop.api.create('funds', { ...entry, status: 'new-entry' })
    expect(saying(await shop.api.refused('PATCH', `funds/${later._id}`, { status: 'completed' }))).toEqual(tooLow(500))
    await advance(hoa, 500, { group: 'Other Expenses' })
    expect((await shop.partner(hoa)).balance).toBe(0)
  })

  test('a refund and a use of the same advance at the same moment can’t both succeed', async () => {
    const hoa = await buyer()
    const paid = await advance(hoa, 300)
    const use = () => shop.api.send('POST', 'orders', { group: 'sales', customerId: hoa._id, total: 300, usePartnerBalance: 300 })
    const answers = await Promise.all([refund(paid), use(), refund(paid), use()])
    expect(answers.map(({ status }) => status).filter((status) => status < 400)).toHaveLength(1)
    expect((await shop.partner(hoa)).balance).toBe(0)
  })

  test('of two refunds at the same moment that the balance covers once, one succeeds', async () => {
    const hoa = await buyer()
    const paid = [await advance(hoa, 300), await advance(hoa, 300)]
    await debt(hoa, 300, { usePartnerBalance: 300 })
    const answers = await Promise.all(paid.map(refund))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shop.partner(hoa)).toEqual({ outstanding: 0, balance: 0 })
  })
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})
