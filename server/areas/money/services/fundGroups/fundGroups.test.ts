import { startTestApp, type TestApp } from '../../../../testing/app'
import { Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('a group of one’s own has a name and a direction, and is used at once', async () => {
  expect(await shop.api.create('fundGroups', { name: ' Tiền điện ', isCredit: false })).toMatchObject({
    name: 'Tiền điện',
    isCredit: false,
    builtIn: false,
    nonBusiness: false,
  })
  expect((await shop.api.create('funds', { group: 'Tiền điện', amount: 500 })).amount).toBe(-500)
})

test('a name stands once, and is needed', async () => {
  expect(await shop.api.refused('POST', 'fundGroups', { name: 'Sales', isCredit: true })).toMatchObject({
    code: 409,
    errors: { name: 'Group Sales already exists' },
  })
  expect((await shop.api.refused('POST', 'fundGroups', { isCredit: true })).errors).toEqual({ name: 'Please enter the name' })
  expect((await shop.api.refused('POST', 'fundGroups', { name: 'X' })).errors).toHaveProperty('isCredit')
})

test('what is set apart from the business stays out of its result, by group or by the workspace’s setting', async () => {
  const own = await Shop.open(app)
  await own.api.create('fundGroups', { name: 'Vay ngân hàng', isCredit: true, nonBusiness: true })
  for (const group of ['Vay ngân hàng', 'Opening Balance', 'Other Income', 'Sales', 'Other Expenses', 'Assets'])
    await own.api.create('funds', { group, amount: 1000, status: 'completed' })
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())
  const read = () => own.api.report<{ groups: object[]; netProfit: number }>('orders', { report: 'sales', since: today, until: today })
  expect(await read()).toMatchObject({
    groups: [
      { _id: 'Other Expenses', isCredit: false, total: -1000 },
      { _id: 'Other Income', isCredit: true, total: 1000 },
    ],
    netProfit: 0,
  })
  await own.api.patch('workspaces', own.founder.workspaceId, { opts: { nonBusinessIEGroups: ['Other Expenses'] } })
  expect(await read()).toMatchObject({ groups: [{ _id: 'Other Income' }], netProfit: 1000 })
})

test('revenue is what was ordered or what was shipped, as the workspace says', async () => {
  const own = await Shop.open(app)
  const rice = await own.goods('Gạo', { price: 1000, stock: 5, cost: 600 })
  const sale = await own.sale([{ productId: rice._id, quantity: 5 }])
  await own.ship(sale, [[rice, 2]])
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date())
  const read = () => own.api.report('orders', { report: 'sales', since: today, until: today })
  expect(await read()).toMatchObject({ revenueOrdered: 5000, revenueShipped: 2000, revenue: 5000, cost: 1200, netProfit: 3800 })
  await own.api.patch('workspaces', own.founder.workspaceId, { opts: { howCalculateRevenue: 'shipped' } })
  expect(await read()).toMatchObject({ revenue: 2000, cost: 1200, netProfit: 800 })
})
