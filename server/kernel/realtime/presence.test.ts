import { addMember, addProgram, signUp, type Actor, type Founder } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import type { HeardEvent, TestSocket } from '../../testing/sockets'
import { LocalBus } from '../../platform/realtime/bus'
import type { Messages, Spots } from './messages'
import { Presence } from './presence'

let app: TestApp
let founder: Founder
let seller: Actor
let customer: string

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  founder = await signUp(app)
  seller = await addMember(app, founder, ['/sales'], 'Lê Khánh Ly')
  customer = (await founder.api.create('assets', { group: 'Customers', name: 'Quán Nhà Gió' }))._id
})

const at = (socket: TestSocket, id: string, field: string | null = null, editing = false): void => {
  socket.raw.emit('presence', { service: 'assets', id, field, editing })
}
type People = { name: string; field: string | null; editing: boolean }[]
const peopleOf = ({ record }: HeardEvent): People => record['people'] as People
const told = (socket: TestSocket, people: People): Promise<HeardEvent> =>
  socket.received('presence', (event) => JSON.stringify(peopleOf(event)) === JSON.stringify(people))
const words = (socket: TestSocket): HeardEvent[] => socket.events.filter(({ name }) => name === 'presence')

test('two who have the same customer open hear of each other, by name and field', async () => {
  const [ha, ly] = [await founder.socket(), await seller.socket()]
  at(ha, customer)
  at(ly, customer, 'phone', true)
  const { record } = await told(ha, [{ name: 'Lê Khánh Ly', field: 'phone', editing: true }])
  expect(record).toMatchObject({ service: 'assets', id: customer })
  await told(ly, [{ name: 'Founder', field: null, editing: false }])
})

test('who goes to another record, or is cut off, is gone', async () => {
  const other = await founder.api.create('assets', { group: 'Customers', name: 'Quán Lặng' })
  const [ha, ly] = [await founder.socket(), await seller.socket()]
  at(ha, customer)
  at(ly, customer)
  await told(ha, [{ name: 'Lê Khánh Ly', field: null, editing: false }])
  at(ly, other._id)
  await told(ha, [])
  at(ly, customer, 'note', true)
  await told(ha, [{ name: 'Lê Khánh Ly', field: 'note', editing: true }])
  ha.events.length = 0
  ly.close()
  await told(ha, [])
})

test('one’s own second window is nobody else; of a colleague’s two windows the one that writes is told', async () => {
  const [ha, again] = [await founder.socket(), await founder.socket()]
  at(ha, customer)
  at(again, customer, 'note', true)
  await told(ha, [])
  const [ly, lyAgain] = [await seller.socket(), await seller.socket()]
  at(ly, customer, 'name', true)
  at(lyAgain, customer)
  await told(ha, [{ name: 'Lê Khánh Ly', field: 'name', editing: true }])
  await lyAgain.settled()
  expect(peopleOf(words(ha).at(-1)!)).toEqual([{ name: 'Lê Khánh Ly', field: 'name', editing: true }])
})

test('who may not read a record is neither told nor named, nor is another company or a program', async () => {
  const buyer = await addMember(app, founder, ['/purchases'])
  const outsider = await signUp(app)
  const { apiKey } = await addProgram(app, founder, ['bod'])
  const uninvited = [
    await buyer.socket(),
    await outsider.socket(),
    await app.socket(undefined, { 'X-Api-Key': apiKey }),
    await app.socket(),
  ]
  const ha = await founder.socket()
  at(ha, customer, 'note', true)
  for (const socket of uninvited) at(socket, customer, 'note', true)
  for (const socket of uninvited) await socket.settled()
  const ly = await seller.socket()
  at(ly, customer)
  await told(ly, [{ name: 'Founder', field: 'note', editing: true }])
  expect(uninvited.flatMap(words)).toEqual([])
})

test('a member who loses the right to a record is gone from it', async () => {
  const [ha, ly] = [await founder.socket(), await seller.socket()]
  at(ha, customer)
  at(ly, customer)
  await told(ha, [{ name: 'Lê Khánh Ly', field: null, editing: false }])
  ha.events.length = 0
  await founder.api.patch('users', seller.userId, { rights: ['/purchases'] })
  await told(ha, [])
  ly.events.length = 0
  at(ly, customer, 'note', true)
  await ly.settled()
  expect(words(ly)).toEqual([])
})

test.each<[string, unknown]>([
  ['no record', { service: 'assets', id: 'x', field: null, editing: false }],
  ['an operator for an id', { service: 'assets', id: { $gt: '' }, field: null, editing: false }],
  ['a service nobody writes in', { service: 'activities', id: 'a'.repeat(24), field: null, editing: false }],
  ['a field that is a text of its own', { service: 'assets', id: 'a'.repeat(24), field: '<b>Xin chào</b>', editing: true }],
  ['nothing', null],
  ['a trap', JSON.parse('{"__proto__":{"field":1}}')],
])('%s is nowhere', async (_what, word) => {
  const ha = await founder.socket()
  ha.raw.emit('presence', word)
  await ha.settled()
  expect(words(ha)).toEqual([])
  expect(ha.raw.connected).toBe(true)
})

test('of a flood of words only a few are passed on, and the last of them', async () => {
  const [ha, ly] = [await founder.socket(), await seller.socket()]
  at(ha, customer)
  await told(ha, [])
  for (let nth = 0; nth < 1000; nth++) at(ly, customer, `field${nth}`, true)
  await told(ha, [{ name: 'Lê Khánh Ly', field: 'field999', editing: true }])
  expect(words(ha).length).toBeLessThan(20)
})

test('who is cut off before the word about them came back over the bus is gone from every node', async () => {
  const sent: unknown[] = []
  const slowBus = {
    send: (...[, , { spots }]: [string, string, Spots]) => sent.push(...spots.map((spot) => spot.place)),
    on: () => undefined,
    onLost: () => undefined,
  }
  const presence = new Presence({ bus: slowBus as never, mayRead: () => Promise.resolve(true) })
  const place = { service: 'assets', id: 'a'.repeat(24), field: null, editing: false }
  presence.say({ id: 'window' } as never, { workspaceId: 'w', person: { _id: 'p', name: 'Lê Khánh Ly' } } as never, place)
  await new Promise(setImmediate)
  presence.leave('window')
  expect(sent).toEqual([place, null])
})

test('a node says with one word that all its windows are there still; one that fell silent is forgotten with its windows', async () => {
  const bus = new LocalBus<Messages>()
  const alive: string[] = []
  bus.on('alive', (_key, { node }) => alive.push(node))
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0)
  try {
    const presence = new Presence({ bus, mayRead: () => Promise.resolve(true) })
    const place = { service: 'assets', id: 'a'.repeat(24), field: null, editing: false }
    const told: unknown[] = []
    const window = { id: 'own', emit: (_name: string, { people }: { people: People }) => told.push(people.map(({ name }) => name)) }
    presence.say(window as never, { workspaceId: 'w', person: { _id: 'p', name: 'Lê Khánh Ly' } } as never, place)
    await new Promise(setImmediate)
    const spots = ['Founder', 'Trần Văn Bình'].map((name) => ({ socketId: name, userId: name, name, place }))
    bus.send('w', 'presence', { node: 'another', spots, areAll: true })
    presence.renew()
    expect(alive).toHaveLength(1)
    clock.mockReturnValue(41_000)
    presence.renew()
    expect(told).toEqual([[], ['Founder'], ['Founder', 'Trần Văn Bình'], ['Trần Văn Bình'], []])
  } finally {
    clock.mockRestore()
  }
})
