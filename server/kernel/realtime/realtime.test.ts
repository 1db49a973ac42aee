import { addMember, addProgram, signInAgain, signUp, type Actor, type Founder } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { MAX_SOCKETS_PER_OWNER } from './realtime'
import type { TestSocket } from '../../testing/sockets'

let app: TestApp
let founder: Founder
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  founder = await signUp(app)
})

const addCategory = (actor: Actor, name: string) => actor.api.create('categories', { group: 'goods', name })
const namesOf = (socket: TestSocket, event: string) =>
  socket.events.filter(({ name }) => name === event).map(({ record }) => record['name'])

describe('who hears what', () => {
  test('a socket that is not signed in hears nothing', async () => {
    const stranger = await app.socket()
    await addCategory(founder, 'Gạo')
    await stranger.settled()
    expect(stranger.events).toEqual([])
    expect(stranger.epochs).toEqual([])
  })

  test('a member with too many windows loses the one opened first, and nobody else any', async () => {
    const seller = await addMember(app, founder, ['/sales'])
    const colleague = await founder.socket()
    const windows: TestSocket[] = []
    for (let n = 0; n < MAX_SOCKETS_PER_OWNER + 1; n++) windows.push(await seller.socket())
    await addCategory(founder, 'Gạo nếp')
    const last = windows.at(-1)
    await last?.settled()
    await colleague.settled()
    const heard = windows.map((socket) => namesOf(socket, 'categories created').length)
    expect(heard).toEqual([0, ...Array.from({ length: MAX_SOCKETS_PER_OWNER }, () => 1)])
    expect(namesOf(colleague, 'categories created')).toEqual(['Gạo nếp'])
    for (const socket of windows) socket.close()
  })

  test('another company hears nothing', async () => {
    const outsider = await signUp(app)
    const socket = await outsider.socket()
    await addCategory(founder, 'Gạo')
    await socket.settled()
    expect(socket.events).toEqual([])
  })

  test('an event carries what a get by that member would answer', async () => {
    const officer = await addMember(app, founder, ['/office/hr'])
    const seller = await addMember(app, founder, ['/sales'])
    const [ofOfficer, ofSeller] = [await officer.socket(), await seller.socket()]
    const colleague = await officer.api.create('users', {
      name: 'Mai',
      emailRaw: 'mai@x.example',
      password: 'Test-pass-2468',
      baseSalary: 9_000_000,
    })
    const toOfficer = await ofOfficer.received('users created')
    const toSeller = await ofSeller.received('users created')
    expect(toOfficer.record).toEqual(await officer.api.get('users', colleague._id))
    expect(toSeller.record).toEqual(await seller.api.get('users', colleague._id))
    expect(toOfficer.record['baseSalary']).toBe(9_000_000)
    expect(toSeller.record).not.toHaveProperty('baseSalary')
    expect(JSON.stringify(ofSeller.events)).not.toMatch(/passwordHash|words|revs/)
  })

  test('a member hears of their own salary, in an event without a number', async () => {
    const seller = await addMember(app, founder, ['/sales'])
    const socket = await seller.socket()
    await founder.api.patch('users', seller.userId, { baseSalary: 8_000_000 })
    const personal = await socket.received('users patched', ({ mark }) => mark === undefined)
    expect(personal.record['baseSalary']).toBe(8_000_000)
    const common = await socket.received('users patched', ({ mark }) => mark !== undefined)
    expect(common.record).not.toHaveProperty('baseSalary')
    expect(socket.events.indexOf(common)).toBeLessThan(socket.events.indexOf(personal))
  })

  test('nobody hears of an app that is switched off, and everybody does again once it is on', async () => {
    const socket = await founder.socket()
    const rank = await founder.api.create('apRanks', { name: 'Bạc' })
    await socket.received('apRanks created')
    const { apps } = (await founder.api.get('workspaces', founder.workspaceId)) as { apps: string[] }
    await founder.api.patch('workspaces', founder.workspaceId, { apps: apps.filter((each) => each !== 'agentpro') } as never)
    await socket.settled()
    // What still changes of it changes by the server itself: a round of messages that falls due.
    app.app.get('realtime').publish(founder.workspaceId, [{ service: 'apRanks', type: 'patched', record: rank }])
    await socket.settled()
    expect(socket.events.filter(({ name }) => name === 'apRanks patched')).toEqual([])
    await founder.api.patch('workspaces', founder.workspaceId, { apps } as never)
    await founder.api.patch('apRanks', rank._id, { name: 'Vàng' })
    await socket.received('apRanks patched')
  })

  test('a program with a key hears as a member with its rights', async () => {
    const { apiKey } = await addProgram(app, founder, ['/sales'])
    const socket = await app.socket(undefined, { 'X-Api-Key': apiKey })
    await addCategory(founder, 'Gạo')
    await socket.received('categories created')
    await expect(app.socket(undefined, { 'X-Api-Key': 'x'.repeat(40) })).rejects.toThrow()
  })
})

describe('reports of what one may not see', () => {
  const pay = async () => {
    await founder.api.create('funds', { group: 'Other Income', name: 'Lãi', amount: 900_000, status: 'completed' })
  }

  test('who may only read the report hears that its sources changed, and nothing of what changed', async () => {
    const reader = await addMember(app, founder, ['/report'])
    const socket = await reader.socket()
    const { epoch, n } = socket.epochs.at(-1) ?? {}
    await pay()
    await socket.settled()
    expect(socket.unseen).toEqual([['funds']])
    expect(socket.events.filter(({ name }) => name.startsWith('funds'))).toEqual([])
    await addCategory(founder, 'Gạo')
    // It takes no number: nothing seems to be missing.
    expect((await socket.received('categories created')).mark).toEqual({ epoch, n: Number(n) + 1 })
  })

  test('whoever sees the records themselves, or may open no such report, is told nothing more', async () => {
    const cashier = await addMember(app, founder, ['/funds', '/report'])
    const officer = await addMember(app, founder, ['/office/hr'])
    const [ofCashier, ofOfficer] = [await cashier.socket(), await officer.socket()]
    await pay()
    await ofCashier.received('funds created')
    await ofOfficer.settled()
    expect(ofCashier.unseen).toEqual([])
    expect(ofOfficer.unseen).toEqual([])
  })
})

describe('the bell', () => {
  const sell = async () => {
    const customer = await founder.api.create('assets', { group: 'Customers', name: 'Khách' })
    await founder.api.create('orders', {
      group: 'sales',
      customerId: customer._id,
      items: [{ group: 'services', name: 'Giao hàng', price: 20_000, quantity: 1 }],
    })
  }

  test('a notice reaches those whom it concerns, and nobody else', async () => {
    const [officer, seller] = [await addMember(app, founder, ['/office/hr']), await addMember(app, founder, ['/sales'])]
    const [ofOfficer, ofSeller] = [await officer.socket(), await seller.socket()]
    await sell()
    const { record } = await ofSeller.received('activities created')
    expect(record).toMatchObject({ kind: 'order-created', status: 'unread' })
    expect(record).not.toHaveProperty('readBy')
    await Promise.all([ofOfficer.settled(), ofSeller.settled()])
    expect(ofSeller.events.filter(({ name }) => name === 'activities created')).toHaveLength(1)
    expect(ofOfficer.events.filter(({ name }) => name.startsWith('activities'))).toEqual([])
  })

  test('who reads a notice hears it read; for colleagues it stays unread', async () => {
    const [one, two] = [await addMember(app, founder, ['/sales']), await addMember(app, founder, ['/sales'])]
    await sell()
    const [notice] = (await one.api.find('activities', { $limit: 1 })).data
    const [ofOne, ofTwo] = [await one.socket(), await two.socket()]
    await one.api.patch('activities', String(notice?._id), { status: 'read' })
    await Promise.all([ofOne.settled(), ofTwo.settled()])
    expect(ofOne.events.at(-1)).toMatchObject({ name: 'activities patched', record: { status: 'read' } })
    expect(ofOne.events.at(-1)).not.toHaveProperty('mark')
    expect(ofTwo.events).toHaveLength(1)
    for (const { record } of ofTwo.events) expect(record).toMatchObject({ status: 'unread' })
    expect((await two.api.get('activities', String(notice?._id))).status).toBe('unread')
  })
})

describe('numbers', () => {
  test('the count starts where the socket was told, and has no holes for what the audience may not see', async () => {
    const seller = await addMember(app, founder, ['/sales'])
    const socket = await seller.socket()
    await addCategory(founder, 'Gạo')
    await founder.api.create('assets', { group: 'Suppliers', name: 'Nhà cung cấp' })
    await addCategory(founder, 'Bún')
    await socket.settled()
    const received = socket.events.filter(({ name }) => name.startsWith('categories'))
    expect(namesOf(socket, 'categories created')).toEqual(['Gạo', 'Bún'])
    const numbers = socket.events.flatMap(({ mark }) => mark?.n ?? [])
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    expect(received.map(({ mark }) => mark?.epoch)).toEqual([socket.epochs[0]?.epoch, socket.epochs[0]?.epoch])
  })

  test('members with the same rights count together', async () => {
    const [one, two] = [await addMember(app, founder, ['/sales']), await addMember(app, founder, ['/sales'])]
    const first = await one.socket()
    await addCategory(founder, 'Gạo')
    await first.received('categories created')
    const second = await two.socket()
    await second.settled()
    expect(second.epochs[0]).toEqual(first.events.at(-1)?.mark)
  })

  test('when events could not be told, a new epoch says that something is missing', async () => {
    const socket = await founder.socket()
    app.app.get('realtime').lost(founder.workspaceId)
    await addCategory(founder, 'Gạo')
    const { mark } = await socket.received('categories created')
    expect(socket.epochs).toHaveLength(2)
    expect(mark).toEqual({ epoch: socket.epochs[1]?.epoch, n: 1 })
    expect(socket.epochs[1]?.epoch).not.toBe(socket.epochs[0]?.epoch)
  })

  test('a write that fails is told to nobody', async () => {
    const socket = await founder.socket()
    await founder.api.refused('POST', 'categories', { group: 'goods' })
    await socket.settled()
    expect(socket.events).toEqual([])
  })
})

describe('going and changing', () => {
  test('signing out closes the sockets of that session alone', async () => {
    const again = await signInAgain(app, founder)
    const [leaving, staying] = [await founder.socket(), await again.socket()]
    expect((await founder.api.send('DELETE', 'authentication/null')).status).toBe(200)
    await addCategory(again, 'Gạo')
    await leaving.closed()
    await staying.received('categories created')
    expect(leaving.events).toEqual([])
  })

  test('a member who is disabled hears nothing more and is gone', async () => {
    const seller = await addMember(app, founder, ['/sales'])
    const socket = await seller.socket()
    await founder.api.patch('users', seller.userId, { status: 'disabled' })
    await addCategory(founder, 'Gạo')
    await socket.closed()
    expect(namesOf(socket, 'categories created')).toEqual([])
    await expect(app.socket(seller.token)).rejects.toThrow()
  })

  test('a member whose rights change hears what they may see now', async () => {
    const seller = await addMember(app, founder, ['/sales'])
    const socket = await seller.socket()
    await founder.api.patch('users', seller.userId, { rights: ['/purchases'] })
    await socket.settled()
    const before = socket.events.length
    await founder.api.create('assets', { group: 'Customers', name: 'Khách' })
    await founder.api.create('assets', { group: 'Suppliers', name: 'Nhà cung cấp' })
    await socket.received('assets created')
    expect(namesOf(socket, 'assets created')).toEqual(['Nhà cung cấp'])
    expect(socket.events.length).toBeGreaterThan(before)
    expect(socket.epochs.at(-1)?.epoch).not.toBe(socket.epochs[0]?.epoch)
  })

  test('a new key closes the sockets of the old one', async () => {
    const { apiKey } = await addProgram(app, founder, ['/sales'])
    const socket = await app.socket(undefined, { 'X-Api-Key': apiKey })
    await addProgram(app, founder, ['/sales'])
    await socket.closed()
  })
})

describe('at the door', () => {
  test('a page of another site is refused; a program, and our own page, are not', async () => {
    await expect(app.socket(undefined, { Origin: 'https://evil.example' })).rejects.toThrow()
    await expect(app.socket(undefined, { Origin: 'null' })).rejects.toThrow()
    await expect(app.socket(undefined, { Origin: app.url })).resolves.toBeDefined()
    await expect(app.socket()).resolves.toBeDefined()
  })

  test('services answer over the socket as over HTTP', async () => {
    await addCategory(founder, 'Gạo')
    const socket = await founder.socket()
    expect(await socket.call('find', 'categories', { $limit: 5 })).toEqual(await founder.api.find('categories', { $limit: 5 }))
    await expect((await app.socket()).call('find', 'categories')).rejects.toMatchObject({ code: 401, className: 'not-authenticated' })
  })

  test.each([
    ['a service that is none', ['find', 'constructor']],
    ['a trap in a query', ['find', 'categories', JSON.parse('{"__proto__":{"a":1}}') as object]],
    ['a trap in data', ['create', 'categories', JSON.parse('{"group":"goods","name":"x","constructor":{}}') as object]],
    ['an operator in an id', ['get', 'categories', { $gt: '' }]],
    ['data nested too deeply', ['create', 'categories', JSON.parse('['.repeat(60) + ']'.repeat(60)) as object]],
  ])('%s is refused without a stack', async (_what, [method, ...args]) => {
    const socket = await founder.socket()
    const refusal = await socket.call(String(method), ...args).then(
      () => null,
      (error: object) => error,
    )
    expect(refusal).toMatchObject({ code: expect.any(Number) as number })
    expect([400, 404]).toContain((refusal as unknown as { code: number }).code)
    expect(Object.keys(refusal ?? {})).not.toContain('hook')
  })
})
