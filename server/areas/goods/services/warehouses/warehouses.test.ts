import { addMember } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

/** Of all nodes. */
const secret = 's'.repeat(40)
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ env: { AUTH_SECRET: secret } })
  shop = await Shop.open(app)
})
afterAll(() => app.close())

test('a warehouse needs a name', async () => {
  for (const body of [{}, { name: '' }, { name: '  ' }])
    expect((await shop.api.refused('POST', 'warehouses', body)).errors).toEqual({ name: 'Please enter the name' })
})

test('it names who made it and who changed it last', async () => {
  const made = await shop.api.create('warehouses', { name: 'Kho lạnh' })
  expect(made.creator?.name).toBe('Founder')
  const seller = await addMember(app, shop.founder, ['/sales'], 'Lê Khánh Ly')
  expect((await seller.api.patch('warehouses', made._id, { address: 'Cảng Cát Lái' })).updater?.name).toBe('Lê Khánh Ly')
})

test('one that holds goods can’t be removed; an empty one can', async () => {
  const rice = await shop.goods('Gạo')
  const far = await shop.api.create('warehouses', { name: 'Kho xa' })
  await shop.receive(rice, 3, 100, far)
  expect(await shop.api.refused('PATCH', `warehouses/${far._id}`, { status: 'removed' })).toMatchObject({
    code: 409,
    message: 'Warehouse Kho xa still holds 3 units',
  })
  const sale = await shop.sale([of(rice, 3)])
  await shop.api.patch('orders', sale._id, { status: 'shipped', warehouseId: far._id })
  expect((await shop.api.patch('warehouses', far._id, { status: 'removed' })).status).toBe('removed')
})

test('what left a warehouse that was removed since doesn’t go back there until it is used again', async () => {
  const rice = await shop.goods('Nếp')
  const old = await shop.api.create('warehouses', { name: 'Kho cũ' })
  await shop.receive(rice, 2, 100, old)
  const sale = await shop.sale([of(rice, 2)])
  await shop.api.patch('orders', sale._id, { status: 'shipped', warehouseId: old._id })
  await shop.move(sale, 'delivered')
  await shop.api.patch('warehouses', old._id, { status: 'removed' })
  expect(await shop.refusedPatch(sale, { status: 'returned' })).toEqual([409, 'Warehouse Kho cũ has been removed'])
  await shop.api.patch('warehouses', old._id, { status: 'active' })
  expect((await shop.move(sale, 'returned')).status).toBe('returned')
  expect(await shop.stockOf(rice)).toBe(2)
})

describe('a warehouse is removed at the moment at which goods arrive', () => {
  /** Status of the removal and of the arrival. */
  const atOnce = async (elsewhere: TestApp): Promise<[number, number]> => {
    const rice = await shop.goods()
    const { _id: warehouseId } = await shop.api.create('warehouses', { name: 'Kho tạm' })
    const arrival = { group: 'inventoryIn', items: [of(rice, 2, { cost: 100 })], status: 'delivered', warehouseId, isForce: true }
    const [removal, receipt] = await Promise.all([
      elsewhere.api(shop.founder.token).send('PATCH', `warehouses/${warehouseId}`, { status: 'removed' }),
      shop.api.send('POST', 'orders', arrival),
    ])
    const { status } = await shop.api.get('warehouses', warehouseId)
    expect([status, await shop.stockOf(rice)]).toEqual(receipt.status === 201 ? ['active', 2] : ['removed', 0])
    return [removal.status, receipt.status]
  }
  const oneOfBoth = [
    [200, 409],
    [409, 201],
  ]

  test('one of both is refused', async () => {
    for (let times = 0; times < 10; times++) expect(oneOfBoth).toContainEqual(await atOnce(app))
    expect(await shop.differences()).toEqual([])
  })

  test('also when each comes to another node', async () => {
    const other = await startTestApp({ env: { MONGODB_URI: app.uri, AUTH_SECRET: secret, NODE_NUMBER: '1' } })
    try {
      for (let times = 0; times < 10; times++) expect(oneOfBoth).toContainEqual(await atOnce(other))
    } finally {
      await other.close()
    }
  })
})

test('its history stays readable once it is removed', async () => {
  const gone = (await shop.api.find('warehouses', { status: 'removed' })).data
  expect(gone.map(({ name }) => name)).toContain('Kho xa')
})
