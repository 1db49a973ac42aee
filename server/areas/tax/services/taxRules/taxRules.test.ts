import type { Order } from '@shared/areas/trade/services/orders'
import type { TaxRule } from '@shared/areas/tax/services/taxRules'
import { grantAdmin } from '../../../people/services/users/grant-admin'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'

let now = new Date('2026-11-20T03:00:00Z')
let app: TestApp
let platform: Shop
let shop: Shop

const company = {
  kind: 'company',
  vat: 'deduction',
  taxCode: '0316882407',
  legalName: 'CÔNG TY TNHH MỘC SƯƠNG',
  legalAddress: '12 Kha Vạn Cân, Thủ Đức',
  since: '2026-01-01',
  vatReduced: true,
}
const source = 'Nghị quyết 1/2026/QH16'
const reduction = { kind: 'reduction', since: '2027-01-01', until: '2027-06-30', source, reduction: { to: 5, percentOfRevenueCut: 30 } }
const enter = (body: object) => platform.api.send('POST', 'taxRules', body)
const sell = (created: string): Promise<Order> =>
  shop.api.create('orders', {
    group: 'sales',
    customerId: shop.customer._id,
    items: [{ name: 'Trà sen', price: 100_000, quantity: 1 }],
    created,
  } as never)
const later = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await Promise.all([platform.signInAgain(), shop.signInAgain()])
}

beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  platform = await Shop.open(app)
  shop = await Shop.open(app)
  const { slug } = await platform.api.get('workspaces', platform.founder.workspaceId)
  await grantAdmin(app.database, { workspace: slug, username: platform.founder.username, now, granted: true })
  app.app.get('access').userChanged(platform.founder.userId)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { tax: company } } as never)
})
afterAll(() => app.close())

test('a rate that the administrator enters holds from its first day to its last, and what is written keeps its own', async () => {
  const before = await sell('2026-12-31T03:00:00Z')
  expect(before.vat).toEqual([{ rate: 8, base: 100_000, amount: 8000 }])
  expect((await shop.api.send('POST', 'taxRules', reduction)).status).toBe(403)
  const entered = await enter(reduction)
  expect(entered.status).toBe(201)
  await later('2027-01-02')
  expect((await sell('2027-01-01T03:00:00Z')).vat).toEqual([{ rate: 5, base: 100_000, amount: 5000 }])
  expect((await sell('2026-12-31T03:00:00Z')).vat).toEqual([{ rate: 8, base: 100_000, amount: 8000 }])
  expect((await shop.api.get('orders', before._id)).vat).toEqual(before.vat)
  // An order that gets another day has the rate of that day.
  const moved = await shop.api.patch('orders', before._id, { created: '2027-01-02T03:00:00Z' } as never)
  expect(moved.vat).toEqual([{ rate: 5, base: 100_000, amount: 5000 }])
  await later('2027-07-02')
  expect((await sell('2027-07-01T03:00:00Z')).vat).toEqual([{ rate: 10, base: 100_000, amount: 10_000 }])
  const { data } = (await shop.api.send('GET', 'taxRules?status=active')).body as { data: TaxRule[] }
  expect(data).toMatchObject([{ kind: 'reduction', source, since: '2027-01-01', until: '2027-06-30' }])
})

test('no row reaches into a day that a company has closed', async () => {
  await later('2027-08-10')
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2027-07-31' } } as never)
  const closed = expect.stringMatching(/^A company has closed its books until .*2027/) as string
  expect((await enter({ ...reduction, since: '2027-07-31', until: '2027-12-31' })).body).toMatchObject({ code: 409, message: closed })
  const later1 = await enter({ ...reduction, since: '2027-08-01', until: '2027-12-31' })
  expect(later1.status).toBe(201)
  const { data } = (await platform.api.send('GET', 'taxRules?status=active&$sort[since]=1')).body as { data: TaxRule[] }
  const [first] = data
  const change = (id: string, body: object) => platform.api.send('PATCH', `taxRules/${id}`, body)
  expect((await change(first?._id ?? '', { status: 'withdrawn' })).status).toBe(409)
  expect((await change(first?._id ?? '', { until: '2027-06-29' })).status).toBe(409)
  const second = (later1.body as TaxRule)._id
  expect((await change(second, { until: '2027-08-05' })).status).toBe(200)
  expect((await change(second, { status: 'withdrawn' })).status).toBe(200)
})

test('a row and a closing at the same instant are entered one after the other: a row that comes second is refused with the closed day', async () => {
  const row = { ...reduction, since: '2027-08-02', until: '2027-08-04' }
  const read = app.database.platformRecords.bind(app.database)
  let isClosed = false
  // The day is closed after the row's command has read which days are, and before it is written.
  const between = jest.spyOn(app.database, 'platformRecords').mockImplementation((name) => {
    const records = read(name)
    if (name !== 'taxRules' || isClosed) return records
    isClosed = true
    const count = records.count.bind(records)
    records.count = async (filter) => {
      await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2027-08-02' } } as never)
      return count(filter)
    }
    return records
  })
  const refused = await enter(row)
  between.mockRestore()
  expect([isClosed, refused.status]).toEqual([true, 409])
  expect(refused.body).toMatchObject({
    message: 'A company has closed its books until 2027-08-02: the law of a closed day stays as it was',
  })
  const both = await Promise.all([
    enter({ ...row, since: '2027-08-03' }),
    shop.api.send('PATCH', `workspaces/${shop.founder.workspaceId}`, { opts: { lockDate: '2027-08-03' } }),
  ])
  const [entered, closed] = both.map(({ status }) => status)
  expect(closed).toBe(200)
  const { data } = (await platform.api.send('GET', 'taxRules?status=active&$sort[since]=-1&$limit=1')).body as { data: TaxRule[] }
  expect([entered, data[0]?.since === '2027-08-03']).toEqual(entered === 201 ? [201, true] : [409, false])
})

test('a household is told by the thresholds of the administrator, and a row has the values of its kind alone', async () => {
  const thresholds = { free: 2_000_000_000, income: 4_000_000_000, monthly: 60_000_000_000 }
  const row = { kind: 'thresholds', since: '2027-12-01', source, thresholds }
  expect((await enter({ ...row, reduction: reduction.reduction })).body).toMatchObject({
    code: 400,
    errors: { reduction: expect.any(String) as string },
  })
  expect((await enter({ ...row, thresholds: { ...thresholds, free: 5_000_000_000 } })).body).toMatchObject({
    message: 'Thresholds grow from one to the next',
  })
  expect((await enter(row)).status).toBe(201)
  const year = await shop.api.report<{ thresholds: object }>('orders', { report: 'taxYear', year: '2027' })
  expect(year.thresholds).toEqual({ ...thresholds, since: '2027-12-01', source })
})

/** The collections that a company's sale, its delivery and its payment ask, in their order, as the second of its kind. */
const askedBySale = async (of: Shop): Promise<string[]> => {
  const tea = await of.service('Trà sen', 100_000)
  const sale = async (): Promise<void> => {
    const order = await of.ship(await of.sale([{ productId: tea._id, quantity: 1 }]))
    await of.pay(order, order.total)
  }
  await sale()
  const [ofCompany, ofPlatform] = [jest.spyOn(app.database, 'records'), jest.spyOn(app.database, 'platformRecords')]
  await sale()
  const asked: string[] = ofCompany.mock.calls.flatMap(([name, workspaceId]) => (workspaceId === of.founder.workspaceId ? [name] : []))
  asked.push(...ofPlatform.mock.calls.flatMap(([name]) => (name === 'taxRules' || name === 'settings' ? [name] : [])))
  ofCompany.mockRestore()
  ofPlatform.mockRestore()
  return asked.sort()
}

test('a sale, its delivery and its payment ask for nothing of taxes where the company says nothing of them, and once for the law where it does', async () => {
  const plain = await Shop.open(app)
  const asked = await askedBySale(plain)
  expect(asked.length).toBeGreaterThan(3)
  for (const name of ['taxRules', 'settings', 'invoices', 'einvoiceAccounts', 'categories']) expect(asked).not.toContain(name)
  // Beside the law, the category of goods that don't say at which rate they are.
  expect(await askedBySale(shop)).toEqual([...asked, 'categories', 'taxRules'].sort())
})
