import { addMember, signInAgain, signUp, type Founder } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import type { TestSocket } from '../../testing/sockets'
import { startRedis, type TestRedis } from '../../testing/redis'
import { Redis } from 'ioredis'

let redis: TestRedis
let here: TestApp
let there: TestApp
let founder: Founder

const secret = 'one secret that both of the nodes know'

beforeAll(async () => {
  redis = await startRedis()
  const env = { REDIS_URL: redis.url, AUTH_SECRET: secret }
  here = await startTestApp({ env })
  there = await startTestApp({ env: { ...env, MONGODB_URI: here.uri, NODE_NUMBER: '1' } })
})
afterAll(async () => {
  await there.close()
  await here.close()
  await redis.close()
})
beforeEach(async () => {
  founder = await signUp(here)
})

const addCategory = (name: string) => founder.api.create('categories', { group: 'goods', name })

test('what is written on one node is heard on the other, with the dates of a get', async () => {
  const socket = await there.socket(founder.token)
  const category = await addCategory('Gạo')
  const { record, mark } = await socket.received('categories created')
  expect(record).toEqual(await there.api(founder.token).get('categories', category._id))
  expect(mark).toEqual({ epoch: socket.epochs[0]?.epoch, n: 1 })
})

test('both nodes tell a company’s events in one order', async () => {
  const [one, two] = [await here.socket(founder.token), await there.socket(founder.token)]
  const away = there.api(founder.token)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? founder.api : away).create('categories', { group: 'goods', name: `Loại ${index}` }),
    ),
  )
  const last = (received: typeof one) => received.received('categories created', ({ mark }) => mark?.n === 20)
  await Promise.all([last(one), last(two)])
  expect(namesOf(one)).toHaveLength(20)
  expect(namesOf(one)).toEqual(namesOf(two))
})

test('who has a record open on one node is named on the other, and gone with their connection', async () => {
  const { _id: id } = await addCategory('Gạo')
  const colleague = await addMember(here, founder, [], 'Lê Khánh Ly')
  const [ours, theirs] = [await here.socket(colleague.token), await there.socket(founder.token)]
  const place = { service: 'categories', id, field: 'name', editing: true }
  theirs.raw.emit('presence', { ...place, field: null, editing: false })
  await theirs.received('presence')
  ours.raw.emit('presence', place)
  const named = [{ name: 'Lê Khánh Ly', field: 'name', editing: true }]
  await theirs.received('presence', ({ record }) => JSON.stringify(record['people']) === JSON.stringify(named))
  theirs.events.length = 0
  ours.close()
  await theirs.received('presence', ({ record }) => JSON.stringify(record['people']) === '[]')
})

test('who comes to a record on a node that heard nothing of the company before is told who has it open elsewhere', async () => {
  const { _id: id } = await addCategory('Gạo')
  const colleague = await addMember(here, founder, [], 'Lê Khánh Ly')
  const ours = await here.socket(colleague.token)
  ours.raw.emit('presence', { service: 'categories', id, field: 'name', editing: true })
  await ours.received('presence')
  const theirs = await there.socket(founder.token)
  theirs.raw.emit('presence', { service: 'categories', id, field: null, editing: false })
  const named = [{ name: 'Lê Khánh Ly', field: 'name', editing: true }]
  await theirs.received('presence', ({ record }) => JSON.stringify(record['people']) === JSON.stringify(named))
})

test('a node hears only of companies that have a window there', async () => {
  const other = await signUp(here)
  await here.socket(other.token)
  await there.socket(founder.token)
  const client = new Redis(redis.url)
  const [, listening] = (await client.pubsub('NUMSUB', `socai:of:${other.workspaceId}`)) as [string, number]
  client.disconnect()
  expect(listening).toBe(1)
})

test('who is signed out or disabled on one node is gone from the other', async () => {
  const seller = await addMember(here, founder, ['/sales'])
  const again = await signInAgain(here, seller)
  const [first, second] = [await there.socket(seller.token), await there.socket(again.token)]
  expect((await there.api(seller.token).send('GET', 'categories')).status).toBe(200)
  await seller.api.send('DELETE', 'authentication/null')
  await first.closed()
  expect((await there.api(seller.token).send('GET', 'categories')).status).toBe(401)
  await founder.api.patch('users', seller.userId, { status: 'disabled' })
  await second.closed()
  expect((await there.api(again.token).send('GET', 'categories')).status).toBe(401)
})

test('rights changed on one node hold on the other', async () => {
  const seller = await addMember(here, founder, ['/sales'])
  const socket = await there.socket(seller.token)
  const away = there.api(seller.token)
  await away.find('assets', { group: 'Customers' })
  await founder.api.patch('users', seller.userId, { rights: ['/purchases'] })
  await socket.received('users patched')
  await founder.api.create('assets', { group: 'Suppliers', name: 'Nhà cung cấp' })
  await socket.received('assets created')
  expect((await away.send('GET', 'assets?group=Customers')).status).toBe(403)
})

test('a node that missed a number tells what it missed, and nobody has to ask anew', async () => {
  const socket = await there.socket(founder.token)
  await addCategory('Gạo')
  await socket.received('categories created')
  const other = new Redis(redis.url)
  await other.incr(`socai:n:${founder.workspaceId}`)
  other.disconnect()
  await addCategory('Bún')
  const { mark } = await socket.received('categories created', ({ record }) => record['name'] === 'Bún')
  await addCategory('Miến')
  await socket.received('categories created', ({ record }) => record['name'] === 'Miến')
  expect(mark).toEqual({ epoch: socket.epochs[0]?.epoch, n: 2 })
  expect(socket.epochs).toHaveLength(1)
  expect(namesOf(socket)).toEqual(['Gạo', 'Bún', 'Miến'])
})

test('figures that the server puts right are no change of a record: every window of the company, on whatever node, fetches anew', async () => {
  const [one, two] = [await here.socket(founder.token), await there.socket(founder.token)]
  here.app.get('work').lost(founder.workspaceId)
  await until(() => one.epochs.length > 1 && two.epochs.length > 1)
  expect(two.epochs[1]?.epoch).not.toBe(two.epochs[0]?.epoch)
})

test('while Redis is away each node goes on by itself, and afterwards each tells what it missed, also what was changed or is gone', async () => {
  const [one, two] = [await here.socket(founder.token), await there.socket(founder.token)]
  const rice = await addCategory('Gạo')
  const salt = await addCategory('Muối')
  await two.received('categories created', ({ record }) => record['name'] === 'Muối')
  await redis.stop()
  await addCategory('Bún')
  await founder.api.patch('categories', rice._id, { name: 'Gạo nếp' })
  await founder.api.send('DELETE', `categories/${salt._id}`)
  await one.received('categories removed')
  await redis.start()
  await two.received('categories created', ({ record }) => record['name'] === 'Bún')
  await two.received('categories patched', ({ record }) => record['name'] === 'Gạo nếp')
  await two.received('categories removed', ({ record }) => record._id === salt._id)
  await addCategory('Miến')
  for (const socket of [one, two]) {
    const { mark } = await socket.received('categories created', ({ record }) => record['name'] === 'Miến')
    expect(mark).toEqual({ epoch: socket.epochs[0]?.epoch, n: 6 })
    expect(new Set(socket.epochs.map(({ epoch }) => epoch)).size).toBe(1)
  }
  // Nothing is told twice to whoever heard it at once.
  expect(namesOf(one)).toEqual(['Gạo', 'Muối', 'Bún', 'Gạo nếp', 'Muối', 'Miến'])
})

const namesOf = ({ events }: TestSocket): unknown[] =>
  events.filter(({ name }) => name.startsWith('categories')).map(({ record }) => record['name'])

/** Looks again at every turn until it is so. */
const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10))
}
