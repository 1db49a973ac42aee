import { ObjectId } from 'mongodb'
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

test('A list beyond 10,000 rows is refused before any of it is read, as a file and as JSON', async () => {
  const workspaceId = ObjectId.createFromHexString(shop.founder.workspaceId)
  const rows = Array.from({ length: 10_001 }, (_, n) => ({
    _id: new ObjectId(),
    workspaceId,
    group: 'Suppliers',
    name: `Nhà cung cấp ${n}`,
    rev: 1,
  }))
  await app.database.insertRaw('assets', rows)
  const { transport } = app.database
  const reads = jest.spyOn(transport as { readAll: NonNullable<typeof transport.readAll> }, 'readAll')
  for (const format of ['', '&format=xlsx', '&format=csv'])
    expect(await shop.api.refused('GET', `assets?group=Suppliers&$limit=-1${format}`)).toMatchObject({
      code: 400,
      message: 'More than 10,000 rows: narrow it, by days say. A program reads them page by page, by _id[$gt] of the last one it has',
    })
  const readHere = () => reads.mock.calls.filter(([, find]) => find['find'] === 'assets').length
  expect(readHere()).toBe(0)
  await shop.api.send('GET', 'assets?group=Customers&$limit=-1')
  expect(readHere()).toBe(1)
  reads.mockRestore()
})
