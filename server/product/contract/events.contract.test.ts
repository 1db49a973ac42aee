import type { Right } from '@shared/foundation/rights/rights'
import type { RecordService } from '@shared/registry/names'
import { services } from '@shared/registry/index'
import type { Actor } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import type { HeardEvent, TestSocket } from '../../testing/sockets'
import { of, Shop } from '../../testing/shop'
import { makeExamples, makers, menders, type Examples } from './examples'

let app: TestApp
let shop: Shop
let examples: Examples
let listeners: { actor: Actor; socket: TestSocket }[]
const profiles: readonly (readonly Right[])[] = [
  [],
  ['/sales'],
  ['/purchases'],
  ['/funds'],
  ['/report'],
  ['/office/hr'],
  ['/sales', '/funds'],
]

/** Everybody's socket has got what was sent until now; events read anew come a moment after the call that made them. */
const settled = async (): Promise<void> => {
  const marker = await shop.api.create('categories', { group: 'services', name: `Mốc ${Math.random()}` })
  await Promise.all(listeners.map(({ socket }) => socket.received('categories created', ({ record }) => record._id === marker._id)))
}

beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
  listeners = await Promise.all(
    profiles.map(async (rights) => {
      const actor = await shop.member(...rights)
      return { actor, socket: await actor.socket() }
    }),
  )
  const bod = { actor: shop.founder, socket: await shop.founder.socket() }
  listeners.push(bod)
  examples = await makeExamples(shop)
  await settled()
  // An example of each service is made.
}, 30_000)
afterAll(() => app.close())

const serviceOf = ({ name }: HeardEvent): RecordService => name.split(' ')[0] as RecordService

const live = (name: RecordService): boolean => services[name].realtime === 'merge'

/** What a member should have heard of one change: what a get by them answers right after it, or nothing. */
const expectReceived = async (name: RecordService, type: 'created' | 'patched', _id: string, rev: number): Promise<void> => {
  await settled()
  for (const { actor, socket } of listeners) {
    const answer = await actor.api.send('GET', `${name}/${_id}`)
    const received = socket.events.filter(
      (event) => event.name === `${name} ${type}` && event.record._id === _id && event.record['rev'] === rev,
    )
    const rights =
      actor === shop.founder
        ? 'bod'
        : actor.api === shop.api
          ? ''
          : JSON.stringify(profiles[listeners.findIndex((each) => each.actor === actor)])
    if (answer.status === 200) expect([rights, received.at(-1)?.record]).toEqual([rights, answer.body])
    else expect([rights, received]).toEqual([rights, []])
  }
}

describe.each(makers.filter(live))('a new one of %s', (name) => {
  test('is told to each member as a get by that member answers it, or not at all', async () => {
    const { _id, rev } = await shop.api.create(name, (await examples[name].create()) as never)
    await expectReceived(name, 'created', _id, rev)
  })
})

describe.each(menders.filter(live))('a change of %s', (name) => {
  test('is told to each member as a get by that member answers it, or not at all', async () => {
    const { _id, patch } = examples[name]
    const { rev } = await shop.api.patch(name, _id, patch as never)
    await expectReceived(name, 'patched', _id, rev)
  })
})

test('shipping, paying and returning are told of every record they touch', async () => {
  const rice = await shop.goods('Gạo sự kiện', { stock: 3 })
  const order = await shop.sale([of(rice, 2)])
  await shop.ship(order)
  await shop.pay(order, 2000)
  await shop.move(order, 'delivered')
  const returned = await shop.move(order, 'returned')
  await settled()
  const { socket } = listeners.at(-1) ?? { socket: null }
  const last = (name: string, _id: string) => socket?.events.findLast((event) => event.name === name && event.record._id === _id)?.record
  expect(last('orders patched', order._id)).toEqual(returned)
  expect(last('products patched', rice._id)).toEqual(await shop.api.get('products', rice._id))
  expect(last('assets patched', shop.customer._id)).toEqual(await shop.api.get('assets', shop.customer._id))
  const payment = (await shop.api.find('funds', { orderId: order._id })).data.find(({ reverses }) => reverses === undefined)
  expect(last('funds patched', payment?._id ?? '')).toEqual(await shop.api.get('funds', payment?._id ?? ''))
})

test('units of stock are told by their id alone, to those who may read them', async () => {
  for (const { actor, socket } of listeners) {
    const received = socket.events.filter(({ name }) => name === 'stocks patched')
    const may = (await actor.api.send('GET', 'stocks?$limit=1')).status === 200
    expect([profiles[listeners.findIndex((each) => each.actor === actor)], received.length > 0]).toEqual([
      profiles[listeners.findIndex((each) => each.actor === actor)],
      may,
    ])
    for (const { record } of received) expect(Object.keys(record)).toEqual(['_id'])
  }
})

test('a refused write is told to nobody', async () => {
  await settled()
  const before = listeners.map(({ socket }) => socket.events.length)
  await shop.refusedOrder({ group: 'sales' })
  const rice = await shop.goods('Gạo thiếu sự kiện')
  const order = await shop.sale([of(rice, 1)])
  await settled()
  const between = listeners.map(({ socket }) => socket.events.length)
  await shop.refusedPatch(order, shop.shipping())
  await Promise.all(listeners.map(({ socket }) => socket.settled()))
  expect(listeners.map(({ socket }) => socket.events.length)).toEqual(between)
  expect(between.every((count, index) => count > (before[index] ?? 0))).toBe(true)
})

test('each audience counts without holes; every event has its service’s mark', async () => {
  for (const { socket } of listeners) {
    // Whose rights or apps are looked up anew hears nothing meanwhile, and then where the count stands.
    for (const [at, { what, epoch, n }] of socket.counted.entries()) {
      const before = socket.counted.slice(0, at).findLast((each) => each.epoch === epoch)
      if (what === 'event') expect([at, n]).toEqual([at, (before?.n ?? Number.NaN) + 1])
      else expect([at, n >= (before?.n ?? 0)]).toEqual([at, true])
    }
    expect(socket.counted.some(({ what }) => what === 'event')).toBe(true)
    for (const event of socket.events) expect(services[serviceOf(event)].realtime).not.toBe('off')
    expect(JSON.stringify(socket.events)).not.toMatch(/"(words|revs|passwordHash|readBy|apiKeyHash)"/)
  }
})
