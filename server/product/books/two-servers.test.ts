import { PlannedWrites } from '../../platform/mongo/planned-writes'
import { addMember } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

/** Two servers of one company: what one holds in its process the other doesn't know, so that only the database keeps them apart. */
let here: TestApp
let there: TestApp
let shop: Shop
let both: readonly [Api, Api]
beforeAll(async () => {
  const env = { AUTH_SECRET: 'a secret that two servers of one company share' }
  here = await startTestApp({ env })
  there = await startTestApp({ env: { ...env, MONGODB_URI: here.uri } })
  shop = await Shop.open(here)
  both = [shop.api, there.api(shop.founder.token)]
}, 30_000)
afterAll(async () => {
  await there.close()
  await here.close()
})

/** Sends something to both servers in turn, all at the same moment. @returns how often it was done */
const atOnce = async (times: number, send: (api: Api, index: number) => Promise<{ status: number }>): Promise<number> => {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => send(both[index % 2] ?? shop.api, index)))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  return answers.filter(({ status }) => status < 300).length
}

test('a balance is spent once, by whichever server', async () => {
  const paid = await shop.sale([], { total: 500 })
  await shop.pay(paid, 800)
  expect((await shop.partner(shop.customer)).balance).toBe(300)
  const body = { group: 'sales', customerId: shop.customer._id, total: 500, usePartnerBalance: 300 }
  expect(await atOnce(6, (api) => api.send('POST', 'orders', body))).toBe(1)
  expect((await shop.partner(shop.customer)).balance).toBe(0)
})

test('the last unit leaves once', async () => {
  const rice = await shop.goods('Gạo cuối', { stock: 1 })
  const sales = await Promise.all(Array.from({ length: 6 }, () => shop.sale([of(rice, 1)])))
  expect(await atOnce(6, (api, index) => api.send('PATCH', `orders/${sales[index]?._id}`, shop.shipping()))).toBe(1)
  expect(await shop.stockOf(rice)).toBe(0)
})

const gate = () => {
  let resolve = (_: undefined): void => undefined
  const promise = new Promise<undefined>((done) => (resolve = done))
  return { promise, resolve: (value: undefined) => resolve(value) }
}

/** One server has read and is about to write; the other does the same thing first. @returns what the late one and the quick one are told */
const late = async (send: (api: Api, index: number) => Promise<{ status: number }>): Promise<number[]> => {
  const write = Reflect.get(PlannedWrites.prototype, 'send') as PlannedWrites['send']
  const [reached, released] = [gate(), gate()]
  jest.spyOn(PlannedWrites.prototype, 'send').mockImplementationOnce(async function (this: PlannedWrites, ...args) {
    reached.resolve(undefined)
    await released.promise
    return write.apply(this, args)
  })
  const slow = send(both[1], 0)
  await reached.promise
  const { status } = await send(both[0], 1)
  released.resolve(undefined)
  return [(await slow).status, status]
}

test('a balance that another server spent since it was read isn\u2019t spent again', async () => {
  const customer = await shop.api.create('assets', { group: 'Customers', name: 'Anh Nam' })
  await shop.pay(await shop.sale([], { total: 500, customerId: customer._id }), 800)
  const body = { group: 'sales', customerId: customer._id, total: 500, usePartnerBalance: 300 }
  expect(await late((api) => api.send('POST', 'orders', body))).toEqual([409, 201])
  expect((await shop.partner(customer)).balance).toBe(0)
})

test('units that another server took since they were read don\u2019t leave again', async () => {
  const rice = await shop.goods('Gạo vừa hết', { stock: 1 })
  const sales = [await shop.sale([of(rice, 1)]), await shop.sale([of(rice, 1)])]
  expect(await late((api, index) => api.send('PATCH', `orders/${sales[index]?._id}`, shop.shipping()))).toEqual([409, 200])
  expect(await shop.stockOf(rice)).toBe(0)
})

test('no number is given twice', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, (_, index) => shop.sale([], { total: 5 }, both[index % 2] ?? shop.api)))
  expect(new Set(made.map(({ order_number }) => order_number)).size).toBe(12)
})

test('two founders who let each other go at the same moment leave one', async () => {
  const second = await addMember(here, shop.founder, ['founder', 'bod'])
  const gone = await Promise.all([
    both[0].send('PATCH', `users/${second.userId}`, { rights: ['bod'] }),
    both[1].send('PATCH', `users/${shop.founder.userId}`, { rights: ['bod'] }),
  ])
  expect(gone.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})
