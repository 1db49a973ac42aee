import { startTestApp, type TestApp } from '../testing/app'
import { Shop } from '../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('A list leaves as a file of its rows, and runs nothing', async () => {
  await shop.api.create('assets', { group: 'Customers', name: '=HYPERLINK("x")', phone: '+84905', note: 'a; b' } as never)
  const vietnamese = shop.api.with({ 'Accept-Language': 'vi' })
  const { status, headers, body } = await vietnamese.send('GET', 'assets?format=csv&group=Customers&$sort[created]=1')
  expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="assets.csv"'])
  const [heads = '', first = '', second = ''] = String(body).split('\r\n')
  expect(heads).toContain('Tên khách hàng;Điện thoại;Địa chỉ')
  expect(first).toContain('Chị Hoa;0901234567;1 Lê Lợi')
  expect(second).toContain('"\'=HYPERLINK(""x"")";\'+84905')
  expect(second).toContain('"a; b"')
})

test('A workbook is one, and what somebody may not see isn’t in it', async () => {
  await shop.goods('Trà mạn', { cost: 777 })
  const { status, headers } = await shop.api.send('GET', 'products?format=xlsx')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'])
  const seller = await shop.member('/sales')
  expect(String((await shop.api.send('GET', 'products?format=csv')).body)).toContain('777')
  expect(String((await seller.api.send('GET', 'products?format=csv')).body)).not.toContain('777')
  expect((await shop.api.refused('GET', 'products?format=pdf')).code).toBe(400)
})
