import { startTestApp, type TestApp } from '../../../../testing/app'
import { StandIn } from '../../../../testing/platforms/stand-in'
import { Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('a partner’s tax code has ten digits, or thirteen of a branch, and its check digit is right', async () => {
  const refused = async (taxCode: string) =>
    (await shop.api.refused('POST', 'assets', { group: 'Customers', name: 'Công ty An Khang', taxCode })).errors
  expect(await refused('010010910')).toEqual({ taxCode: 'A tax code has 10 digits, or 13 for a branch' })
  expect(await refused('0100109107')).toEqual({ taxCode: 'A digit of tax code 0100109107 is wrong: compare it again' })
  const company = await shop.api.create('assets', { group: 'Customers', name: 'Công ty An Khang', taxCode: '0100109106' })
  expect(company.taxCode).toBe('0100109106')
  expect((await shop.api.patch('assets', company._id, { taxCode: '0100109106-001' })).taxCode).toBe('0100109106-001')
  expect((await shop.api.refused('PATCH', `assets/${company._id}`, { taxCode: '0100109160' })).code).toBe(400)
  expect((await shop.api.find('assets', { search: '0100109106' } as never)).data.map(({ _id }) => _id)).toEqual([company._id])
})

test('what is owned or rented has none', async () => {
  expect((await shop.api.refused('POST', 'assets', { group: 'Owned Assets', name: 'Xe tải', taxCode: '0100109106' })).errors).toEqual({
    taxCode: 'taxCode is not for Owned Assets',
  })
})

test('it stands on orders and delivery notes of the partner from then on', async () => {
  const company = await shop.api.create('assets', { group: 'Customers', name: 'Công ty Sao Mai', taxCode: '0300588569' })
  const rice = await shop.goods('Gạo tám', { price: 20_000, stock: 10, cost: 12_000 })
  const order = await shop.api.create('orders', { group: 'sales', customerId: company._id, items: [{ productId: rice._id, quantity: 2 }] })
  expect(order.customer).toMatchObject({ name: 'Công ty Sao Mai', taxCode: '0300588569' })
})

describe('the company of a tax code', () => {
  const register = new StandIn(({ path }) => {
    if (path.endsWith('/0100109106-001'))
      return { json: { code: '00', desc: 'Success', data: { name: 'CHI NHÁNH SAO\n MAI', address: '' } } }
    if (!path.endsWith('/0100109106')) return { json: { code: '52', desc: 'Not found', data: null } }
    const data = {
      id: '0100109106',
      name: 'CÔNG TY SAO MAI',
      internationalName: '',
      shortName: 'SAO MAI',
      address: '1 Trần Hữu Dực, Hà Nội',
    }
    return { json: { code: '00', desc: 'Success', data } }
  })
  let asking: TestApp
  let office: Shop
  beforeAll(async () => {
    asking = await startTestApp({ env: { VIETQR_URL: await register.listen() } })
    office = await Shop.open(asking)
  })
  afterAll(async () => {
    await asking.close()
    await register.close()
  })
  const ask = (taxCode: string) => office.api.report('assets', { report: 'company', taxCode })

  test('is told with its name and address; of a branch by its own code', async () => {
    expect(await ask('0100109106')).toEqual({ answer: 'found', name: 'CÔNG TY SAO MAI', address: '1 Trần Hữu Dực, Hà Nội' })
    expect(await ask('0100109106001')).toEqual({ answer: 'found', name: 'CHI NHÁNH SAO MAI' })
    expect(register.calls.map(({ path }) => path)).toEqual(['/v2/business/0100109106', '/v2/business/0100109106-001'])
  })

  test('is unknown where nobody has the code, and a wrong code is asked of nobody', async () => {
    expect(await ask('0300588569')).toEqual({ answer: 'unknown' })
    const before = register.calls.length
    expect((await office.api.refused('GET', 'assets?report=company&taxCode=0100109107')).errors).toEqual({
      taxCode: 'A digit of tax code 0100109107 is wrong: compare it again',
    })
    expect(register.calls).toHaveLength(before)
  })

  test('isn’t told by a register that fails or answers rubbish, and the partner is saved all the same', async () => {
    register.mischief.fails = () => true
    expect(await ask('0100109106')).toEqual({ answer: 'silent' })
    register.mischief.fails = () => false
    register.mischief.isRubbish = true
    expect(await ask('0100109106')).toEqual({ answer: 'silent' })
    register.mischief.isRubbish = false
    const saved = await office.api.create('assets', { group: 'Customers', name: 'Công ty Sao Mai', taxCode: '0100109106' })
    expect(saved.taxCode).toBe('0100109106')
  })

  test('is for who writes partners, and where the operator says so nobody is asked', async () => {
    const driver = await office.member('/funds')
    expect((await driver.api.refused('GET', 'assets?report=company&taxCode=0100109106')).code).toBe(403)
    expect(await shop.api.report('assets', { report: 'company', taxCode: '0100109106' })).toEqual({ answer: 'off' })
  })

  test('is looked up within a limit of the company’s own, whoever of it asks', async () => {
    const busy = await Shop.open(asking)
    const seller = await busy.member('/sales')
    const query = { report: 'company', taxCode: '0300588569' }
    const answers = await Promise.all(Array.from({ length: 60 }, () => busy.api.report('assets', query)))
    expect(answers).toEqual(Array.from({ length: 60 }, () => ({ answer: 'unknown' })))
    expect((await seller.api.refused('GET', 'assets?report=company&taxCode=0300588569')).code).toBe(429)
    expect(await ask('0300588569')).toEqual({ answer: 'unknown' })
  })
})
