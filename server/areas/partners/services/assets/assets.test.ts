import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('a partner needs a name and a group; where goods go is taken from its own address', async () => {
  expect((await shop.api.refused('POST', 'assets', { group: 'Customers' })).errors).toEqual({ name: 'Please enter the name' })
  expect((await shop.api.refused('POST', 'assets', { name: 'X' })).errors).toEqual({ group: 'Group of Asset is required' })
  expect((await shop.api.refused('POST', 'assets', { name: 'X', group: 'Nobody' })).errors).toEqual({ group: 'Group of Asset is required' })
  expect((await shop.api.refused('POST', 'assets', { name: 'X', group: 'Customers', link: 'ftp://x' })).errors).toEqual({
    link: 'Link must start with http',
  })
  const made = { group: 'Customers', name: ' Chị Lan ', phone: '0912', address: '2 Hàng Bài', shippingName: 'Bảo vệ' } as const
  expect(await shop.api.create('assets', made)).toMatchObject({
    name: 'Chị Lan',
    shippingName: 'Bảo vệ',
    shippingPhone: '0912',
    shippingAddress: '2 Hàng Bài',
    status: 'active',
    outstanding: 0,
    partnerBalance: 0,
  })
})

test('where goods go follows the partner’s own address until another is given', async () => {
  const lan = await shop.api.create('assets', { group: 'Customers', name: 'Chị Lan', phone: '0912', address: 'Huế' })
  expect(await shop.api.patch('assets', lan._id, { address: ' Đà Nẵng', name: ' Chị Lan Anh ' })).toMatchObject({
    name: 'Chị Lan Anh',
    shippingName: 'Chị Lan Anh',
    shippingPhone: '0912',
    shippingAddress: 'Đà Nẵng',
  })
  await shop.api.patch('assets', lan._id, { shippingAddress: 'Hội An' })
  expect((await shop.api.patch('assets', lan._id, { address: 'Vinh' })).shippingAddress).toBe('Hội An')
  expect((await shop.api.patch('assets', lan._id, { shippingAddress: '' })).shippingAddress).toBe('Vinh')
})

test('what a partner owes can’t be written', async () => {
  for (const data of [{ outstanding: 0 }, { partnerBalance: 1_000_000 }]) {
    expect((await shop.api.refused('POST', 'assets', { group: 'Customers', name: 'X', ...data })).code).toBe(400)
    const order = await shop.sale([], { total: 100 })
    expect(order.total).toBe(100)
    expect((await shop.api.refused('PATCH', `assets/${shop.customer._id}`, { ...data, outstanding: 7 })).code).toBe(400)
  }
})

test('customers and agents are for /sales, suppliers for /purchases', async () => {
  const [seller, buyer] = [await shop.member('/sales'), await shop.member('/purchases')]
  expect((await seller.api.find('assets')).data.map(({ group }) => group)).not.toContain('Suppliers')
  expect((await buyer.api.find('assets')).data.map(({ group }) => group)).toEqual(['Suppliers'])
  expect((await seller.api.refused('POST', 'assets', { group: 'Suppliers', name: 'X' })).code).toBe(403)
  expect((await buyer.api.refused('PATCH', `assets/${shop.customer._id}`, { phone: '1' })).code).toBe(403)
  expect((await seller.api.refused('GET', 'assets?group=Suppliers')).code).toBe(403)
})

test('each group tells how many active partners it has', async () => {
  const own = await Shop.open(app)
  await own.api.create('assets', { group: 'Customers', name: 'Hai' })
  const gone = await own.api.create('assets', { group: 'Customers', name: 'Ba' })
  await own.api.patch('assets', gone._id, { status: 'removed' })
  const report = await own.api.report<{ groups: { _id: string; count: number }[] }>('assets', { report: 'assets' })
  expect(report.groups.map(({ _id, count }) => [_id, count])).toEqual([
    ['Owned Assets', 0],
    ['Rented Assets', 0],
    ['Sales Agents', 0],
    ['Customers', 2],
    ['Suppliers', 1],
    ['Important Notes', 0],
  ])
  const seller = await own.member('/sales')
  const seen = await seller.api.report<{ groups: { _id: string }[] }>('assets', { report: 'assets' })
  expect(seen.groups.map(({ _id }) => _id)).toEqual(['Owned Assets', 'Rented Assets', 'Sales Agents', 'Customers', 'Important Notes'])
})

test('a partner’s name is found as it is written or without accents', async () => {
  await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Phú Thọ', phone: '0988777666' })
  for (const search of ['phu tho', 'ĐẠI LÝ', '09887'])
    expect((await shop.api.find('assets', { search })).data.map(({ name }) => name)).toEqual(['Đại lý Phú Thọ'])
})

describe('a partner that was removed', () => {
  const removed = async (group: 'Customers' | 'Suppliers') => {
    const partner = await shop.api.create('assets', { group, name: 'Anh Tư' })
    const own = group === 'Customers' ? { customerId: partner._id } : { supplierId: partner._id }
    const before = await (group === 'Customers' ? shop.sale([], { total: 500, ...own }) : shop.purchase([], { total: 500, ...own }))
    await shop.api.patch('assets', partner._id, { status: 'removed' })
    return { partner, own, before }
  }

  test('takes no new order and no new entry', async () => {
    const customer = await removed('Customers')
    const sale = await shop.refusedOrder({ group: 'sales', total: 100, ...customer.own })
    expect(saying(sale)).toEqual([409, 'Anh Tư has been removed'])
    expect(sale.errors).toEqual({ customerId: 'Anh Tư has been removed' })
    const other = await shop.sale([], { total: 100 })
    expect(await shop.refusedPatch(other, customer.own)).toEqual([409, 'Anh Tư has been removed'])
    const supplier = await removed('Suppliers')
    expect(saying(await shop.refusedOrder({ group: 'purchases', total: 100, ...supplier.own }))).toEqual([409, 'Anh Tư has been removed'])
    const entry = { group: 'Other Income', amount: 100, ...customer.own }
    expect(saying(await shop.api.refused('POST', 'funds', entry))).toEqual([409, 'Anh Tư has been removed'])
  })

  test('keeps the orders it has: they are changed, paid and finished as before', async () => {
    const { before, own } = await removed('Customers')
    expect(await shop.api.patch('orders', before._id, { ...own, note: 'nợ cũ' })).toMatchObject({ customer: { name: 'Anh Tư' } })
    await shop.pay(before, 500)
    expect(await shop.move(before, 'delivered')).toMatchObject({ statusPayment: 'completed', status: 'delivered' })
  })
})

test('a warehouse that was removed is named by no new order', async () => {
  const warehouse = await shop.api.create('warehouses', { name: 'Kho cũ' })
  await shop.api.patch('warehouses', warehouse._id, { status: 'removed' })
  expect(
    saying(await shop.refusedOrder({ group: 'sales', total: 100, customerId: shop.customer._id, warehouseId: warehouse._id })),
  ).toEqual([409, 'Warehouse Kho cũ has been removed'])
})

describe('a list of partners', () => {
  test('is sorted by what they owe, and says what all of them come to', async () => {
    const own = await Shop.open(app)
    const [an, binh, chi] = await Promise.all(
      ['An', 'Bình', 'Chi'].map((name) => own.api.create('assets', { group: 'Customers', name, phone: '0900' })),
    )
    await own.sale([], { total: 300, customerId: an!._id })
    await own.sale([], { total: 900, customerId: binh!._id })
    const list = { group: 'Customers', status: 'active', search: '0900' } as const
    const names = async (way: 1 | -1) =>
      (await own.api.find('assets', { ...list, $sort: { outstanding: way } })).data.map(({ name }) => name)
    expect(await names(-1)).toEqual(['Bình', 'An', 'Chi'])
    expect(await names(1)).toEqual(['Chi', 'An', 'Bình'])
    expect(await own.api.report('assets', { report: 'totals', ...list })).toEqual({
      partners: 3,
      owing: 2,
      outstanding: 1200,
      partnerBalance: 0,
      complete: true,
    })
    expect(await own.api.report('assets', { report: 'totals', group: 'Suppliers' })).toMatchObject({ outstanding: 0 })
    expect(chi!.name).toBe('Chi')
  })

  test('comes to what its reader may see of it', async () => {
    const buyer = await shop.member('/purchases')
    expect((await buyer.api.refused('GET', 'assets?report=totals&group=Customers')).code).toBe(403)
  })
})
