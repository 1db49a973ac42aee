import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const titles = async (api = shop.api): Promise<string[]> =>
  (await api.find('activities', { $limit: 50 })).data.map(({ title }) => title ?? '')

test('the bell tells each of what concerns their work, newest first', async () => {
  const [seller, buyer, cashier, clerk] = [
    await shop.member('/sales'),
    await shop.member('/purchases'),
    await shop.member('/funds'),
    await shop.member('/office/hr'),
  ]
  const rice = await shop.goods('Gạo', { cost: 5 })
  const before = (await titles()).length
  const sale = await shop.sale([of(rice, 3)])
  const purchase = await shop.purchase([of(rice, 4)])
  await shop.ship(purchase)
  await shop.ship(sale, [[rice, 1]])
  await shop.pay(sale, 1000)
  await shop.api.create('funds', { group: 'Other Expenses', amount: 70, name: 'Điện', status: 'completed' })
  const delivered = (await titles()).slice(0, (await titles()).length - before)
  expect(delivered).toEqual([
    'Paid 70',
    'Received 1000',
    `Order ${sale.order_number} shipped in part`,
    `Order ${purchase.order_number} received`,
    `New order ${purchase.order_number}`,
    `New order ${sale.order_number}`,
  ])
  expect(await titles(seller.api)).toEqual([
    'Received 1000',
    `Order ${sale.order_number} shipped in part`,
    `New order ${sale.order_number}`,
  ])
  expect(await titles(buyer.api)).toEqual([`Order ${purchase.order_number} received`, `New order ${purchase.order_number}`])
  expect(await titles(cashier.api)).toEqual(['Paid 70', 'Received 1000'])
  expect((await clerk.api.find('activities')).data.every(({ kind }) => kind === 'member-created')).toBe(true)
})

test('a notice is read by each on their own; who caused it has read it', async () => {
  const [one, two] = [await shop.member('/sales'), await shop.member('/sales')]
  const [ofOne, ofTwo] = [await one.socket(), await two.socket()]
  const order = await shop.sale([], { total: 5000 })
  const { record } = await ofOne.received('activities created')
  expect(record).toMatchObject({
    status: 'unread',
    title: `New order ${order.order_number}`,
    target: { service: 'orders', _id: order._id },
  })
  expect((await shop.api.get('activities', record._id)).status).toBe('read')
  expect((await one.api.patch('activities', record._id, { status: 'read' })).status).toBe('read')
  expect((await one.api.get('activities', record._id)).status).toBe('read')
  expect((await two.api.get('activities', record._id)).status).toBe('unread')
  await Promise.all([ofOne.settled(), ofTwo.settled()])
  const last = (socket: typeof ofOne) => socket.events.findLast(({ name }) => name === 'activities patched')?.record['status']
  expect([last(ofOne), last(ofTwo)]).toEqual(['read', 'unread'])
  expect((await one.api.patch('activities', record._id, { status: 'read' })).rev).toBe((await one.api.get('activities', record._id)).rev)
})

test('nobody reads or marks what isn’t for them, and nobody writes one', async () => {
  const buyer = await shop.member('/purchases')
  const order = await shop.sale([], { total: 700 })
  const notice = (await shop.api.find('activities')).data.find(({ target }) => target?._id === order._id)
  expect((await buyer.api.send('GET', `activities/${notice?._id}`)).status).toBe(404)
  expect((await buyer.api.send('PATCH', `activities/${notice?._id}`, { status: 'read' })).status).toBe(404)
  expect((await shop.api.send('POST', 'activities', { group: 'notifications', title: 'x' })).status).toBe(400)
  for (const data of [{ status: 'unread' }, { title: 'x' }, { audience: ['member'] }, { readBy: [] }])
    expect((await shop.api.send('PATCH', `activities/${notice?._id}`, data)).status).toBe(400)
})

test('an inventory order tells no amount: not all who hear of it may know what it is worth', async () => {
  const rice = await shop.goods('Gạo kiểm', { cost: 5 })
  const take = await shop.api.create('orders', { group: 'inventoryIn', items: [{ productId: rice._id, quantity: 2, cost: 12_345 }] })
  await shop.ship(take)
  const seller = await shop.member('/sales')
  const [notice] = (await seller.api.find('activities')).data
  expect(notice).toMatchObject({
    title: `Order ${take.order_number} received`,
    values: { number: take.order_number, group: 'inventoryIn' },
  })
  expect(JSON.stringify(notice)).not.toMatch(/24690|12345/)
})

test('what is unread is counted for each member, however far down it stands', async () => {
  const one = await shop.member('/sales')
  const unread = (api: typeof one.api) => api.report<{ count: number; ids: string[] }>('activities', { report: 'unread' })
  const { count: before } = await unread(one.api)
  const oldest = (await one.api.find('activities', { $limit: 1 })).data[0]
  const rice = await shop.goods('Gạo thơm', { cost: 5 })
  for (let order = 0; order < 12; order++) await shop.sale([of(rice, 1)])
  const after = await unread(one.api)
  expect(after.count).toBe(before + 12)
  for (const id of after.ids.slice(0, 12)) await one.api.patch('activities', id, { status: 'read' })
  expect(await unread(one.api)).toEqual({ count: before, ids: after.ids.slice(12) })
  expect(after.ids.slice(12)[0]).toBe(oldest?._id)
  expect((await unread(shop.api)).ids).not.toContain(after.ids[0])
})
