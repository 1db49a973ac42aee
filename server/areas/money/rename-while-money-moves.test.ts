import { PlannedWrites } from '../../platform/mongo/planned-writes'
import { startTestApp, type TestApp } from '../../testing/app'
import type { Api } from '../../testing/api'
import { Shop } from '../../testing/shop'

/** A label gets another name on one server while money is entered under it on another: no figure is lost, whatever it is called by then. */
let here: TestApp
let there: TestApp
let shop: Shop
beforeAll(async () => {
  const env = { AUTH_SECRET: 'a secret that two servers of one company share' }
  here = await startTestApp({ env })
  there = await startTestApp({ env: { ...env, MONGODB_URI: here.uri } })
}, 30_000)
beforeEach(async () => {
  shop = await Shop.open(here)
})
afterEach(async () => expect(await shop.differences()).toEqual([]))
afterAll(async () => {
  await there.close()
  await here.close()
})

const rename = async (api: Api, from: string, to: string): Promise<number> =>
  (await api.send('PATCH', `funds?label=${encodeURIComponent(from)}`, { label: to })).status

const gate = () => {
  let resolve = (_: undefined): void => undefined
  const promise = new Promise<undefined>((done) => (resolve = done))
  return { promise, resolve: (value: undefined) => resolve(value) }
}

/** The other server has read and is about to write the new name; meanwhile something else is done here. */
const renameAround = async (meanwhile: () => Promise<unknown>): Promise<number> => {
  const write = Reflect.get(PlannedWrites.prototype, 'send') as PlannedWrites['send']
  const reached = gate()
  const released = gate()
  jest.spyOn(PlannedWrites.prototype, 'send').mockImplementationOnce(async function (this: PlannedWrites, ...args) {
    reached.resolve(undefined)
    await released.promise
    return write.apply(this, args)
  })
  const renaming = rename(there.api(shop.founder.token), 'Ngân hàng', 'Tài khoản')
  await reached.promise
  await meanwhile()
  released.resolve(undefined)
  return renaming
}

const enter = (group: string, status = 'completed') => shop.api.create('funds', { group, amount: 700, label: 'Ngân hàng', status } as never)

const inPurse = async (label: string): Promise<number> =>
  (await shop.api.report<{ closing: number }>('funds', { report: 'funds', since: '2020-01-01', until: '2099-12-31', label })).closing

test('an entry of a group that had none', async () => {
  await enter('Other Income')
  expect(await renameAround(() => enter('Other Expenses'))).toBe(200)
  expect([await inPurse('Tài khoản'), await inPurse('Ngân hàng')]).toEqual([0, 0])
  expect(await rename(shop.api, 'Tài khoản', 'Ngân hàng')).toBe(200)
  expect(await inPurse('Ngân hàng')).toBe(0)
})

test('an entry that waited, the first of its group to count', async () => {
  const waits = await enter('Other Income', 'new-entry')
  expect(await renameAround(() => shop.api.patch('funds', waits._id, { status: 'completed' } as never))).toBe(200)
  expect([await inPurse('Tài khoản'), await inPurse('Ngân hàng')]).toEqual([700, 0])
  expect(await rename(shop.api, 'Tài khoản', 'Ngân hàng')).toBe(200)
  expect(await inPurse('Ngân hàng')).toBe(700)
})

test('a second entry, where there was one', async () => {
  await enter('Other Income')
  expect(await renameAround(() => enter('Other Income'))).toBe(200)
  expect([await inPurse('Tài khoản'), await inPurse('Ngân hàng')]).toEqual([1400, 0])
})
