import { Redis } from 'ioredis'
import { startRedis, type TestRedis } from '../../testing/redis'
import { RateLimits } from './rate-limits'

let redis: TestRedis
const clients: Redis[] = []
/** What a node of the installation counts with. */
const node = async (): Promise<RateLimits> => {
  const client = new Redis(redis.url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, lazyConnect: true })
  client.on('error', () => undefined)
  clients.push(client)
  await client.connect()
  return new RateLimits(client)
}
beforeEach(async () => (redis = await startRedis()))
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect()
  await redis.close()
})

const isRefused = (limits: RateLimits): Promise<boolean> =>
  limits.take('sign-in', '203.0.113.5', 'lan').then(
    () => false,
    () => true,
  )

test('tries at a password are counted on all nodes together', async () => {
  const [here, there] = [await node(), await node()]
  for (let tries = 0; tries < 20; tries++) expect(await isRefused(tries % 2 ? here : there)).toBe(false)
  expect([await isRefused(here), await isRefused(there)]).toEqual([true, true])
  await expect(here.take('sign-in', '203.0.113.5', 'lan')).rejects.toMatchObject({ code: 'request.too-many' })
})

test('while Redis is away each node counts by itself', async () => {
  const here = await node()
  await redis.stop()
  for (let tries = 0; tries < 20; tries++) expect(await isRefused(here)).toBe(false)
  expect(await isRefused(here)).toBe(true)
})
