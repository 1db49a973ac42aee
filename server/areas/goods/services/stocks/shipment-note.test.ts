import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const note = (time: string, token?: string) => {
  const words = `stocks?report=shipment&shippingTime=${encodeURIComponent(time)}`
  return token === undefined ? words : `${words}&printToken=${encodeURIComponent(token)}`
}

test('the note of a shipment says what was ordered, what went before, what goes now; no price and no cost', async () => {
  const rice = await shop.goods('Gạo', { stock: 10, cost: 600 })
  const order = await shop.sale([of(rice, 6)], { note: 'Khách khó tính' } as never)
  await shop.ship(order, [[rice, 2]])
  const { shippingTime = '' } = await shop.ship(order, [[rice, 3]])
  const { body } = await shop.api.send('GET', note(shippingTime))
  expect(body).toMatchObject({
    order_number: order.order_number,
    group: 'sales',
    nth: 2,
    partner: { name: 'Chị Hoa', phone: '0901234567', address: '1 Lê Lợi' },
    shipmentItems: [{ name: 'Gạo', ordered: 6, before: 2, quantity: 3 }],
  })
  expect(JSON.stringify(body)).not.toMatch(/600|1000|cost|price|khó tính/)
})

test('it opens by its link to anybody until the link is revoked; a made-up one opens nothing', async () => {
  const rice = await shop.goods('Gạo 2', { stock: 5, cost: 600 })
  const { _id, shippingTime = '' } = await shop.ship(await shop.sale([of(rice, 2)]))
  const stranger = app.api()
  expect((await stranger.send('GET', note(shippingTime))).status).toBe(401)
  const { noteTokens = [] } = await shop.api.patch('orders', _id, { shareShipping: shippingTime as never, share: true })
  const token = noteTokens[0]?.token ?? ''
  expect(token.length).toBeGreaterThanOrEqual(22)
  const { status, body } = await stranger.send('GET', note(shippingTime, token))
  expect([status, body]).toMatchObject([200, { nth: 1, shipmentItems: [{ quantity: 2 }], workspace: { zone: 'Asia/Ho_Chi_Minh' } }])
  expect(JSON.stringify(body)).not.toContain(token)
  for (const wrong of ['x', '', token.slice(1), `${token}x`])
    expect((await stranger.send('GET', note(shippingTime, wrong))).status).toBe(404)
  const other = await shop.ship(await shop.sale([of(rice, 1)]))
  expect((await stranger.send('GET', note(other.shippingTime ?? '', token))).status).toBe(404)
  const audits = await app.database.records('audits', shop.founder.workspaceId).find({ recordId: _id })
  expect(JSON.stringify(audits)).not.toContain(token)
  await shop.api.patch('orders', _id, { shareShipping: shippingTime as never, share: false })
  expect((await stranger.send('GET', note(shippingTime, token))).status).toBe(404)
})

test('a member sees the notes of orders they may read, and nobody those of another company', async () => {
  const rice = await shop.goods('Gạo 3', { stock: 5, cost: 600 })
  const { shippingTime = '' } = await shop.ship(await shop.sale([of(rice, 2)]))
  const [buyer, cashier, other] = [await shop.member('/purchases'), await shop.member('/funds'), await Shop.open(app)]
  expect((await buyer.api.send('GET', note(shippingTime))).status).toBe(404)
  expect((await cashier.api.send('GET', note(shippingTime))).status).toBe(403)
  expect((await other.api.send('GET', note(shippingTime))).status).toBe(404)
})

test('a word on the note is for whoever may read the order, stands on the note, and the last one counts', async () => {
  const rice = await shop.goods('Gạo', { stock: 3 })
  const { shippingTime = '' } = await shop.ship(await shop.sale([of(rice, 1)]))
  const write = (body: string, api = shop.api) => api.send('POST', 'activities', { group: 'shipmentNotice', shippingTime, body })
  expect((await write('Hàng dễ vỡ')).status).toBe(201)
  expect((await write('Nhẹ tay, hàng dễ vỡ')).status).toBe(201)
  const { body } = await shop.api.send('GET', note(shippingTime))
  expect(body).toMatchObject({ shipmentNotice: 'Nhẹ tay, hàng dễ vỡ' })
  const buyer = await shop.member('/purchases')
  expect((await write('x', buyer.api)).status).toBe(404)
  expect((await buyer.api.find('activities', { group: 'shipmentNotice' })).total).toBe(0)
  expect((await shop.api.send('POST', 'activities', { group: 'shipmentNotice', body: 'x' })).status).toBe(400)
  await write('')
  expect((await shop.api.send('GET', note(shippingTime))).body).toMatchObject({ shipmentNotice: '' })
})
