import { isOptional } from '@shared/foundation/declaration/schema-kit'
import { declarations } from '@shared/registry/declarations'
import type { RecordService } from '@shared/registry/names'
import { TALK_SERVICES, type TalkService } from '@shared/areas/talk/rules/talk'
import { USUAL_APPS, addMember, addProgram, signUp, type Actor } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { sampleOf } from '../../testing/sample'
import { Shop } from '../../testing/shop'
import type { TestSocket } from '../../testing/sockets'
import { makeExamples, type Examples } from './examples'

jest.setTimeout(120_000)

/** Who reads: the board, those with one right, the people of the tasks and the salary, a program, a guest of the wall, another company. */
const readers = [
  'board',
  'hr',
  'seller',
  'buyer',
  'cashier',
  'reporter',
  'assigner',
  'performer',
  'colleague',
  'clerk',
  'program',
  'outsider',
  'guest',
] as const
type Reader = (typeof readers)[number]
const members = readers.filter((reader) => reader !== 'outsider' && reader !== 'guest')

let app: TestApp
let shop: Shop
let examples: Examples
const apis = new Map<Reader, Api>()
const sockets = new Map<Reader, TestSocket>()
/** What was written where, and who may come to read it. */
const secrets: { readonly word: string; readonly where: string; readonly seenBy: readonly Reader[]; readonly wasReceived?: true }[] = []
/** What is talked about, and who may see that. */
const subjects: { readonly service: TalkService; readonly _id: string; readonly seenBy: readonly Reader[] }[] = []

const secret = (where: string, seenBy: readonly Reader[], wasReceived?: true): string => {
  const word = `bimat${(secrets.length + 11).toString(36)}kin`
  secrets.push({ word, where, seenBy, ...(wasReceived ? { wasReceived } : {}) })
  return word
}
const apiOf = (reader: Reader): Api => {
  const api = apis.get(reader)
  if (!api) throw new Error(`${reader} isn't there`)
  return api
}

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: 'on' } })
  shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { apps: [...USUAL_APPS, 'publicwall'] })
  examples = await makeExamples(shop)
  const { founder } = shop
  const performer = await shop.member()
  const actors: Partial<Record<Reader, Actor>> = {
    board: founder,
    hr: await shop.member('/office/hr'),
    seller: await shop.member('/sales'),
    buyer: await shop.member('/purchases'),
    cashier: await shop.member('/funds'),
    reporter: await shop.member('/report'),
    assigner: await addMember(app, founder, [], 'Assigner'),
    performer,
    colleague: await addMember(app, founder, [], 'Colleague'),
    clerk: await addMember(app, founder, [], 'Clerk'),
    outsider: await signUp(app),
  }
  for (const reader of ['performer', 'colleague'] as const) await shop.api.patch('users', actors[reader]?.userId ?? '', { division: 'Kho' })
  const program = await addProgram(app, founder, ['/sales'])
  for (const reader of readers) {
    const actor = actors[reader]
    apis.set(reader, actor?.api ?? (reader === 'program' ? program.api : app.api()))
    sockets.set(
      reader,
      actor ? await actor.socket() : await app.socket(undefined, reader === 'program' ? { 'X-Api-Key': program.apiKey } : {}),
    )
  }
  await giveTasks(performer)
  await talk()
  await writeOnTheWall()
  await work(performer)
})
afterAll(() => app.close())

const comment = async (
  by: Reader,
  service: TalkService,
  _id: string,
  where: string,
  seenBy: readonly Reader[],
  wasReceived?: true,
): Promise<string> =>
  (
    await apiOf(by).create('comments', {
      target: service,
      targetId: _id,
      group: `${service}/comment`,
      desc: secret(`a comment on ${where}`, seenBy, wasReceived),
    } as never)
  )._id

/** Public: the performer's division too; bod: performer, assigner and board; private: not even the board. */
const giveTasks = async (performer: Actor): Promise<void> => {
  const between: Reader[] = ['assigner', 'performer']
  const seen = { public: [...between, 'colleague', 'board'], bod: [...between, 'board'], private: between } as const
  for (const privacy of ['public', 'bod', 'private'] as const) {
    const seenBy = seen[privacy]
    const task = await apiOf('assigner').create('tasks', {
      name: secret(`the name of a ${privacy} task`, seenBy),
      desc: secret(`the text of a ${privacy} task`, seenBy),
      group: 'critical',
      privacy,
      userId: performer.userId,
      deadline: new Date(Date.now() + 600_000).toISOString(),
    })
    subjects.push({ service: 'tasks', _id: task._id, seenBy })
    await apiOf('performer').patch('tasks', task._id, { status: 'done', result: secret(`the result of a ${privacy} task`, seenBy) })
    // What is changed or taken back stays with the one who was told of it.
    const written = await comment('assigner', 'tasks', task._id, `a ${privacy} task before it was changed`, ['performer'], true)
    await apiOf('assigner').patch('comments', written, { desc: secret(`a changed comment on a ${privacy} task`, seenBy) })
    const taken = await comment('performer', 'tasks', task._id, `a ${privacy} task, taken back`, ['assigner'], true)
    await apiOf('performer').patch('comments', taken, { status: 'removed' })
  }
}

/** A comment is seen by whoever sees what it is about. */
const talk = async (): Promise<void> => {
  const bought = await shop.purchase([{ productId: examples.products._id, quantity: 1, cost: 5 }])
  const sold = examples.orders._id
  const paid = await shop.pay(await shop.sale([], { total: 500 }), 500)
  const other = await shop.api.create('funds', { group: 'Other Income', amount: 77 })
  const about: [TalkService, string, string, Reader[]][] = [
    ['orders', sold, 'a sale', ['seller', 'program']],
    ['orders', bought._id, 'a purchase', ['buyer']],
    ['funds', paid._id, 'the payment of a sale', ['cashier', 'seller', 'program']],
    ['funds', other._id, 'another entry', ['cashier']],
    ['assets', shop.customer._id, 'a customer', ['seller', 'program']],
    ['assets', shop.supplier._id, 'a supplier', ['buyer']],
    ['products', examples.products._id, 'a product', members],
    ['users', examples.users._id, 'a member', members],
  ]
  for (const [service, _id, where, others] of about) {
    const seenBy = [...new Set<Reader>(['board', ...others])]
    subjects.push({ service, _id, seenBy })
    await comment('board', service, _id, where, seenBy)
  }
}

const writeOnTheWall = async (): Promise<void> => {
  const seen = { public: [...members, 'guest'], workspace: members, bod: ['clerk', 'board'] } as const
  for (const privacy of ['public', 'workspace', 'bod'] as const) {
    const seenBy = seen[privacy]
    const post = await apiOf('clerk').create('posts', { privacy, desc: secret(`a ${privacy} post`, seenBy) })
    subjects.push({ service: 'posts', _id: post._id, seenBy: seenBy.filter((reader) => reader !== 'guest') })
    await comment('board', 'posts', post._id, `a ${privacy} post`, seenBy)
  }
  await app.api().create('posts', {
    workspaceId: shop.founder.workspaceId,
    desc: secret('a guest’s question', [...members, 'guest']),
    guestName: 'Hân',
    guestPhone: secret('a guest’s phone', members),
  })
}

/** A salary, what was added to it and how somebody came to work: HR, the board and whose it is. Who keeps the cash books pays it out. */
const work = async (performer: Actor): Promise<void> => {
  const own: Reader[] = ['board', 'hr', 'performer']
  const { userId } = performer
  const paidOut: Reader[] = [...own, 'cashier']
  await apiOf('hr').patch('users', userId, {
    baseSalary: 13_579_246,
    bank: secret('a bank account', paidOut),
    attachments: [{ name: secret('an attachment', own), path: '/files/x' }],
  })
  await apiOf('hr').create('activities', {
    group: 'adjustments',
    userId,
    amount: 24_681_357,
    body: secret('why a salary was raised', own),
  } as never)
  const from = { 'X-Forwarded-For': '203.0.113.77' }
  secrets.push({ word: '203.0.113.77', where: 'the address of a check-in', seenBy: own })
  await performer.api.with(from).create('activities', { group: 'checkin', body: secret('a word at a check-in', own) })
  secrets.push({ word: '13579246', where: 'a base salary', seenBy: own })
  const advance = { group: 'Salaries and Incentives', userId, amount: 1000, note: secret('the note of an advance', paidOut) }
  await shop.api.create('funds', advance as never)
  await shop.api.create('funds', { group: 'Salaries and Incentives', userId, month: new Date().toISOString().slice(0, 7) } as never)
}

/** Everything a reader is answered, over HTTP and over their socket, whatever they ask for. */
const everythingRead = async (reader: Reader): Promise<string> => {
  const [api, socket] = [apiOf(reader), sockets.get(reader)]
  const received: unknown[] = []
  const ask = async (path: string, query: Record<string, string | number> = {}): Promise<void> => {
    const { status, body } = await api.send('GET', `${path}?${new URLSearchParams(query as Record<string, string>).toString()}`)
    expect([path, status < 500]).toEqual([path, true])
    if (status === 200) received.push(body)
  }
  const listen = (method: string, ...given: unknown[]): Promise<unknown> =>
    socket?.call(method, ...given).then(
      (answer) => received.push(answer),
      () => undefined,
    ) ?? Promise.resolve()
  for (const { path, filter, reports = {} } of declarations) {
    for (const query of lists(filter)) {
      await ask(path, query)
      await listen('find', path, query)
    }
    for (const [report, { parameters }] of Object.entries(reports)) {
      const asked: Record<string, string> = { report }
      for (const [word, schema] of Object.entries(parameters))
        if (!isOptional(schema) || word === 'group') asked[word] = ranges[word] ?? String(await sampleOf(schema, recordOf))
      await ask(path, asked)
      await listen('find', path, asked)
    }
  }
  for (const [index, { path, _id }] of (await everyRecord()).entries())
    await (index % 2 === 0 ? ask(`${path}/${_id}`) : listen('get', path, _id))
  for (const { service, _id } of subjects) {
    await ask('comments', { target: service, targetId: _id, $limit: -1 })
    await listen('find', 'comments', { targetId: _id })
  }
  await ask('posts', { workspaceId: shop.founder.workspaceId, $limit: 50 })
  return JSON.stringify(received)
}

/** The records of all services, of which a reader may have learned the ids somewhere. */
const everyRecord = async (): Promise<{ path: RecordService; _id: string }[]> => {
  const offered = declarations.filter(({ methods }) => methods.includes('get'))
  const found = offered.map(async ({ path }) =>
    (
      await app.database.db
        .collection(path)
        .find({}, { projection: { _id: 1 } })
        .toArray()
    ).map(({ _id }) => ({ path, _id: String(_id) })),
  )
  return (await Promise.all(found)).flat()
}

const lists = (filter: readonly string[]): Record<string, string | number>[] => [
  { $limit: -1 },
  ...(filter.includes('status')
    ? [
        { $limit: -1, 'status[$ne]': 'none' },
        { $limit: -1, status: 'removed' },
      ]
    : []),
]
const ranges: Readonly<Record<string, string>> = {
  since: new Date(Date.now() - 10 * 86_400_000).toISOString().slice(0, 10),
  until: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10),
  month: new Date().toISOString().slice(0, 7),
  group: 'Salaries and Incentives',
  figure: 'group',
}
const recordOf = async (name: RecordService): Promise<string> => examples[name]._id

const wordsIn = (text: string, known: typeof secrets): string[] => known.flatMap(({ word, where }) => (text.includes(word) ? [where] : []))

describe.each(readers.map((reader) => ({ reader })))('$reader', ({ reader }) => {
  test('reads what is theirs to see, and nothing else, whatever they ask for', async () => {
    expect(wordsIn(await everythingRead(reader), secrets)).toEqual(
      secrets.flatMap(({ where, seenBy }) => (seenBy.includes(reader) ? [where] : [])),
    )
  })

  test('finds nothing else by its words, and is told of no number of it', async () => {
    for (const { path, search } of declarations) {
      if (!search) continue
      for (const [index, { word, where, seenBy }] of secrets.entries()) {
        if (seenBy.includes(reader) || (index + path.length) % 3 !== 0) continue
        const { status, body } = await apiOf(reader).send('GET', `${path}?search=${word}`)
        expect([path, where, status === 200 ? (body as { total: number }).total : 0]).toEqual([path, where, 0])
      }
    }
    for (const { service, _id, seenBy } of subjects) {
      if (seenBy.includes(reader)) continue
      const { status, body } = await apiOf(reader).send('GET', `${service}?_id=${_id}&$limit=0`)
      expect([service, status === 200 ? (body as { total: number }).total : 0]).toEqual([service, 0])
    }
  })

  test('talks about and changes nothing else', async () => {
    for (const { service, _id, seenBy } of subjects) {
      if (seenBy.includes(reader)) continue
      const said = { target: service, targetId: _id, group: `${service}/comment`, desc: 'x' }
      expect([service, [401, 403, 404]]).toEqual([
        service,
        expect.arrayContaining([(await apiOf(reader).send('POST', 'comments', said)).status]),
      ])
      const changed = await apiOf(reader).send('PATCH', `${service}/${_id}`, {})
      expect([service, [401, 403, 404]]).toEqual([service, expect.arrayContaining([changed.status])])
    }
  })

  test('heard no more than that', async () => {
    const socket = sockets.get(reader)
    await socket?.settled()
    const received = wordsIn(JSON.stringify(socket?.events), secrets)
    const allowed = secrets.flatMap(({ where, seenBy, wasReceived }) => (seenBy.includes(reader) || wasReceived ? [where] : []))
    expect(received.filter((where) => !allowed.includes(where))).toEqual([])
  })

  test('heard at last of each record what they are answered when they ask for it', async () => {
    const socket = sockets.get(reader)
    const last = new Map(socket?.events.map(({ name, record }) => [`${name.split(' ')[0] ?? ''}/${record._id}`, record]))
    for (const [address, record] of last)
      if (Object.keys(record).length > 1) expect([address, record]).toEqual([address, (await apiOf(reader).send('GET', address)).body])
  })
})

test('each kind of service that people talk about was talked about', () => {
  expect([...new Set(subjects.map(({ service }) => service))].sort()).toEqual([...TALK_SERVICES].sort())
})
