import { startTestApp, type TestApp } from '../testing/app'
import { holderOf, Lease, LeaseLost, newHolder, releaseLease } from './leases'

let app: TestApp
beforeAll(async () => (app = await startTestApp()))
afterAll(() => app.close())

/** As if its time had passed without a renewal. */
const runOut = async (name: string): Promise<void> => {
  await app.database.collection('settings').updateOne({ name: `lease ${name}` }, { $set: { value: '2000-01-01T00:00:00.000Z' } })
}
const take = async (name: string, holder = newHolder()): Promise<Lease> => {
  const lease = await Lease.take(app.database, name, holder)
  if (!lease) throw new Error('another has it')
  return lease
}

test('a lease is one process’s until it gives it back', async () => {
  const [here, there] = [newHolder({ node: 1 }), newHolder({ node: 2 })]
  const lease = await take('till', here)
  expect(await Lease.take(app.database, 'till', there)).toBe(null)
  expect(await holderOf(app.database, 'till')).toMatchObject({ who: expect.stringMatching(/^node 1 on .*, process \d+$/) as string })
  await lease.end()
  expect(await holderOf(app.database, 'till')).toBe(null)
  await (await take('till', there)).end()
})

test('what another owner gives back stays where it is', async () => {
  const [here, there] = [newHolder(), newHolder()]
  const lease = await take('stays', here)
  expect(await releaseLease(app.database, 'stays', there.owner)).toBe(false)
  expect(await Lease.take(app.database, 'stays', there)).toBe(null)
  await runOut('stays')
  const next = await take('stays', there)
  await lease.end()
  await lease.end(new Date('2999-01-01'))
  expect(await releaseLease(app.database, 'stays', here.owner)).toBe(false)
  expect(await releaseLease(app.database, 'stays', there.owner)).toBe(true)
  await next.end()
})

test('whoever lost a lease learns it before writing more', async () => {
  const lease = await take('lost')
  await lease.confirm()
  await runOut('lost')
  const next = await take('lost')
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1500)
  await expect(lease.confirm()).rejects.toBeInstanceOf(LeaseLost)
  expect(lease.signal.aborted).toBe(true)
  await next.confirm()
  jest.restoreAllMocks()
  await next.end()
  await lease.end()
})

test('a lease that ran out is renewed by its owner as long as nobody has taken it', async () => {
  const lease = await take('late')
  await runOut('late')
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 40_000)
  await lease.confirm()
  jest.restoreAllMocks()
  expect(await Lease.take(app.database, 'late', newHolder())).toBe(null)
  await lease.end()
})

test('where one process owns the data, a dead one’s lease is taken at once, also that of a version without owners', async () => {
  const settings = app.database.collection('settings')
  const dead = await take('dead')
  expect(await Lease.take(app.database, 'dead', newHolder())).toBe(null)
  const alone = newHolder({ isAlone: true })
  await (await take('dead', alone)).end()
  await dead.end()
  const taken = await take('own', alone)
  expect(await Lease.take(app.database, 'own', alone)).toBe(null)
  await taken.end()
  await settings.insertOne({ name: 'lease older', value: '2999-01-01T00:00:00.000Z' })
  expect(await holderOf(app.database, 'older')).toEqual({ who: 'of an older version', since: 'some time' })
})
