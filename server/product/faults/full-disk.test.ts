import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withDatabaseName } from '../../config'
import { startEngine, type Engine } from '@socai/engine'
import { startTestApp, type TestApp } from '../../testing/app'
import { of, Shop } from '../../testing/shop'

let folder: string
let engine: Engine
let app: TestApp
let shop: Shop
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'full-disk-'))
  // The engine alone can be told that its disk is full.
  engine = await startEngine({ dataDir: folder, testCommands: true })
  app = await startTestApp({ env: { MONGODB_URI: withDatabaseName(engine.uri) } })
  shop = await Shop.open(app)
})
afterAll(async () => {
  await app.close()
  await engine.close()
  rmSync(folder, { recursive: true, force: true })
})

const fillDisk = (full: boolean) => app.database.client.db('admin').admin().command({ simulateFullDisk: full })

/** The engine tries the disk again once a second: the first write that goes through shows that it has. */
const untilWritable = async (): Promise<void> => {
  for (;;) {
    const answered = await app.database.db
      .collection('settings')
      .updateOne({ name: 'probe' }, { $set: { value: 'x' } }, { upsert: true })
      .then(
        () => true,
        () => false,
      )
    if (answered) return
  }
}

/** Health tries by itself, once a second at most, whether anything can be saved again. */
const healthy = async (): Promise<void> => {
  while ((await app.api().send('GET', 'health?ready')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
}

test('on a full disk writes are refused for now, reads go on, nothing is half there, and writing resumes by itself', async () => {
  const rice = await shop.goods('Gạo', { stock: 3 })
  const order = await shop.sale([of(rice, 2)])
  const socket = await shop.founder.socket()
  await fillDisk(true)
  const refusals = await Promise.all([
    shop.api.send('POST', 'orders', { group: 'sales', customerId: shop.customer._id, items: [of(rice, 1)] }),
    shop.api.send('PATCH', `orders/${order._id}`, shop.shipping()),
    shop.api.send('POST', 'funds', { group: 'Other Income', amount: 100, status: 'completed' }),
    shop.api.send('PATCH', `products/${rice._id}`, { price: 5 }),
  ])
  for (const { status, body } of refusals) {
    expect(status).toBe(503)
    expect(body).toMatchObject({
      className: 'unavailable',
      message: 'Nothing can be saved just now (the disk may be full). What you typed is not lost: please try again shortly',
    })
    expect(JSON.stringify(body)).not.toMatch(/Mongo|14031|No space/)
  }
  expect(await shop.order(order)).toEqual(order)
  expect((await shop.api.find('orders')).total).toBe(2)
  const degraded = { status: 'degraded', writes: 'refused' }
  expect(await app.api().send('GET', 'health')).toMatchObject({ status: 200, body: degraded })
  expect(await app.api().send('GET', 'health?ready')).toMatchObject({ status: 503, body: degraded })
  expect((await app.api().send('GET', 'metrics')).body).toContain('socai_writes_refused 1')
  await socket.settled()
  expect(socket.events).toEqual([])

  await fillDisk(false)
  await untilWritable()
  await healthy()
  expect(await shop.ship(order)).toMatchObject({ status: 'shipped' })
  expect(await shop.differences()).toEqual([])
})

test('a keyed call that the full disk refused works when it is sent again', async () => {
  const keyed = shop.api.with({ 'Idempotency-Key': 'full-disk' })
  const body = { group: 'sales', customerId: shop.customer._id, total: 700 }
  await fillDisk(true)
  expect((await keyed.send('POST', 'orders', body)).status).toBe(503)
  await fillDisk(false)
  await untilWritable()
  const made = await keyed.send('POST', 'orders', body)
  expect(made.status).toBe(201)
  expect((await keyed.send('POST', 'orders', body)).body).toEqual(made.body)
})
