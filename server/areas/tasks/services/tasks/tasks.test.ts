import type { Task } from '@shared/areas/tasks/services/tasks'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'
import { remindOfDeadlines } from './remind-of-deadlines'

let app: TestApp
let shop: Shop
/** Works in the storehouse, as does `mate`; `outsider` sells. */
let performer: Actor
let mate: Actor
let outsider: Actor
let assigner: Actor
let now = new Date('2026-11-21T09:00:00Z')

beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  ;[performer, mate, outsider, assigner] = await Promise.all([shop.member(), shop.member(), shop.member('/sales'), shop.member('/sales')])
  for (const { userId } of [performer, mate]) await shop.api.patch('users', userId, { division: 'Kho' })
})
afterAll(() => app.close())

const give = (own: object = {}, by: Actor = assigner): Promise<Task> =>
  by.api.create('tasks', {
    name: 'In lại tem kệ B2',
    group: 'important',
    deadline: '2026-11-25T10:00:00Z',
    userId: performer.userId,
    ...own,
  })
const status = async (actor: Actor, { _id }: Task): Promise<number> => (await actor.api.send('GET', `tasks/${_id}`)).status
const talk = async ({ _id }: Task): Promise<(string | undefined)[][]> =>
  (await performer.api.find('comments', { target: 'tasks', targetId: _id })).data.map(({ group, desc }) => [group, desc])
const notices = async ({ api }: Actor): Promise<(string | undefined)[]> =>
  (await api.find('activities', { $limit: 50 })).data.map(({ title }) => title)

describe('a task that a program gives', () => {
  const program = async (...rights: ('/sales' | 'bod')[]) => {
    const { apiKey = '' } = (await shop.api.create('apiKeys', { name: 'Máy giao việc', rights })) as { apiKey?: string }
    return app.keyed(apiKey)
  }
  const given = { name: 'Gọi lại cho khách', group: 'important', deadline: '2026-11-25T10:00:00Z' } as const

  test.each(['public', 'bod', 'private'] as const)('is its own: it reads, corrects and cancels a %s one', async (privacy) => {
    const key = await program('/sales')
    const made = await key.create('tasks', { ...given, privacy, userId: performer.userId })
    expect(made).toMatchObject({ name: 'Gọi lại cho khách', status: 'assigned' })
    expect((await key.find('tasks', { $limit: 50 })).data.map(({ _id }) => _id)).toEqual([made._id])
    expect(await key.patch('tasks', made._id, { name: 'Gọi lại trước trưa' })).toMatchObject({ name: 'Gọi lại trước trưa' })
    const later = { deadline: '2026-11-26T10:00:00Z', reason: 'Khách bận' }
    expect(await key.patch('tasks', made._id, later)).toMatchObject({ deadline: '2026-11-26T10:00:00.000Z' })
    expect((await key.send('DELETE', `tasks/${made._id}`)).status).toBe(200)
    expect(await key.get('tasks', made._id)).toMatchObject({ status: 'cancelled' })
    expect(JSON.stringify(await key.get('tasks', made._id))).not.toContain('keyId')
  })

  test('is no other program’s, nor are its performer’s acts', async () => {
    const [key, other] = [await program('/sales'), await program('/sales')]
    const made = await key.create('tasks', { ...given, userId: performer.userId })
    expect((await other.send('GET', `tasks/${made._id}`)).status).toBe(404)
    expect((await other.send('PATCH', `tasks/${made._id}`, { name: 'x' })).status).toBe(404)
    expect((await key.send('PATCH', `tasks/${made._id}`, { status: 'done', result: 'xong' })).status).toBe(403)
    expect((await performer.api.send('PATCH', `tasks/${made._id}`, { name: 'x' })).status).toBe(403)
  })
})

test('a deadline that is a day is the end of work of that day; what is neither day nor moment is told how one is written', async () => {
  expect(await give({ deadline: '2026-11-25' })).toMatchObject({ deadline: '2026-11-25T10:00:00.000Z' })
  const refused = await assigner.api.refused('POST', 'tasks', { name: 'Gọi khách', group: 'important', deadline: '25/11/2026' })
  expect(refused.errors).toEqual({ deadline: "'deadline' is a moment such as 2026-11-24T03:00:00Z" })
  expect((await assigner.api.refused('POST', 'tasks', { name: 'Gọi khách', group: 'gấp', deadline: '2026-11-25' })).errors).toEqual({
    group: "Task's Priority is required.",
  })
  expect((await assigner.api.refused('POST', 'tasks', { name: 'Gọi khách', group: 'daily', privacy: 'kín' })).errors).toEqual({
    privacy: "'privacy' is one of 'public', 'bod', 'private'",
  })
})

describe('a task', () => {
  test('is given, done, sent back, done again and approved; its talk tells the story', async () => {
    const task = await give()
    expect(task).toMatchObject({ status: 'assigned', privacy: 'public', user: { _id: performer.userId, division: 'Kho' }, comments: 0 })
    expect(saying(await assigner.api.refused('PATCH', `tasks/${task._id}`, { status: 'done', result: 'x' }))).toEqual([
      403,
      'You are not Performer of this task',
    ])
    expect(saying(await performer.api.refused('PATCH', `tasks/${task._id}`, { status: 'done', result: '  ' }))).toEqual([
      400,
      'Please write down the task result here..',
    ])
    const done = await performer.api.patch('tasks', task._id, { status: 'done', result: 'Đã in 118 tem' })
    expect(done).toMatchObject({ status: 'done', result: 'Đã in 118 tem', doneAt: now.toISOString(), comments: 1 })
    expect(saying(await shop.api.refused('PATCH', `tasks/${task._id}`, { status: 'assigned' }))).toEqual([
      400,
      'Please write down the reason for rejection here..',
    ])
    const back = await shop.api.patch('tasks', task._id, { status: 'assigned', result: 'Thiếu tầng trên' })
    expect(back).toMatchObject({ status: 'assigned', rejections: 1 })
    expect(back.doneAt).toBeUndefined()
    const pictures = [{ name: 'Kệ B2', path: '/files/abc-500.jpg' }]
    expect((await performer.api.refused('PATCH', `tasks/${task._id}`, { pictures })).code).toBe(400)
    await performer.api.patch('tasks', task._id, { status: 'done', result: 'Đủ 124 hộp', pictures })
    const { data: reminded } = await shop.api.find('comments', { target: 'tasks', targetId: task._id })
    expect(reminded.map(({ attachments }) => attachments)).toEqual([undefined, undefined, pictures])
    expect(saying(await shop.api.refused('PATCH', `tasks/${task._id}`, { status: 'completed' }))).toEqual([
      400,
      'Please write down some words of encouragement here..',
    ])
    expect(await shop.api.patch('tasks', task._id, { status: 'completed', result: 'Cảm ơn em' })).toMatchObject({
      status: 'completed',
      comments: 4,
    })
    expect(await talk(task)).toEqual([
      ['tasks/finish', 'Đã in 118 tem'],
      ['tasks/reject', 'Thiếu tầng trên'],
      ['tasks/finish', 'Đủ 124 hộp'],
      ['tasks/complete', 'Cảm ơn em'],
    ])
    expect(await notices(performer)).toEqual(
      expect.arrayContaining([`New task: ${task.name}`, `Task sent back: ${task.name}`, `Task completed: ${task.name}`]),
    )
    expect(await notices(assigner)).toContain(`Task done: ${task.name}`)
    expect(await notices(mate)).toEqual([])
  })

  test('that is completed never changes, whoever asks and whatever is sent', async () => {
    const task = await give()
    await shop.api.patch('tasks', task._id, { status: 'completed', result: 'Khỏi làm nữa' })
    for (const change of [
      { name: 'Khác' },
      { status: 'assigned', result: 'x' },
      { status: 'completed', result: 'lần nữa' },
      { deadline: '2026-12-01T10:00:00Z', reason: 'x' },
    ])
      expect(await shop.api.refused('PATCH', `tasks/${task._id}`, change)).toMatchObject({
        code: 409,
        message: 'A completed task can not be changed',
      })
    expect((await shop.api.refused('DELETE', `tasks/${task._id}`)).code).toBe(409)
  })

  test('goes on with its performer, who needs no reason', async () => {
    const task = await give()
    await performer.api.patch('tasks', task._id, { status: 'done', result: 'Xong' })
    expect(await performer.api.patch('tasks', task._id, { status: 'assigned' })).toMatchObject({ status: 'assigned', rejections: 0 })
    expect(await talk(task)).toEqual([['tasks/finish', 'Xong']])
  })

  test('gets another deadline from its assigner or the board, with a reason', async () => {
    const task = await give()
    const later = { deadline: '2026-11-27T10:00:00.000Z', reason: 'Chờ giấy về' }
    const unmoved = { deadline: task.deadline, reason: 'Chờ giấy về' }
    expect((await assigner.api.refused('PATCH', `tasks/${task._id}`, unmoved)).errors).toEqual({
      reason: "'reason' says something only together with 'deadline'",
    })
    expect((await performer.api.refused('PATCH', `tasks/${task._id}`, later)).code).toBe(403)
    expect(await assigner.api.refused('PATCH', `tasks/${task._id}`, { deadline: later.deadline })).toMatchObject({
      code: 400,
      errors: { reason: 'Please write down the reason for the new deadline here..' },
    })
    expect((await assigner.api.refused('PATCH', `tasks/${task._id}`, { deadline: '2026-11-20T10:00:00Z', reason: 'x' })).errors).toEqual({
      deadline: 'The deadline has already passed',
    })
    await assigner.api.patch('tasks', task._id, later)
    const [comment] = (await performer.api.find('comments', { target: 'tasks', targetId: task._id })).data
    expect(comment).toMatchObject({
      group: 'tasks/extend',
      desc: 'Chờ giấy về',
      deadlines: { before: '2026-11-25T10:00:00.000Z', after: later.deadline },
    })
  })

  test('is cancelled by its assigner or the board while it is assigned, and stays readable', async () => {
    const task = await give()
    expect((await performer.api.refused('DELETE', `tasks/${task._id}`)).code).toBe(403)
    expect((await assigner.api.remove('tasks', task._id)).status).toBe('cancelled')
    expect((await performer.api.get('tasks', task._id)).status).toBe('cancelled')
    const done = await give()
    await performer.api.patch('tasks', done._id, { status: 'done', result: 'Xong' })
    expect(saying(await assigner.api.refused('DELETE', `tasks/${done._id}`))).toEqual([409, 'Only an assigned task can be cancelled'])
  })

  test('needs a title, a priority and, unless it is daily, a deadline to come', async () => {
    const refused = async (data: object) => (await assigner.api.refused('POST', 'tasks', data)).errors
    expect(await refused({})).toEqual({ name: "Task's Title is required.", group: "Task's Priority is required." })
    expect(await refused({ name: 'x', group: 'important' })).toEqual({ deadline: "Task's Deadline is required." })
    expect(await refused({ name: 'x', group: 'important', deadline: now.toISOString() })).toEqual({
      deadline: 'The deadline has already passed',
    })
    expect(await refused({ name: 'x', group: 'daily', period: true })).toEqual({ period: 'Invalid period' })
    expect(await refused({ name: 'x', group: 'critical', deadline: '2026-11-25T10:00:00Z', period: 3 })).toEqual({
      period: 'Invalid period',
    })
    expect(await refused({ name: 'x', group: 'daily', userId: 'a'.repeat(24) })).toMatchObject({ userId: expect.any(String) as string })
    expect(await assigner.api.create('tasks', { name: 'Tự làm', group: 'daily' })).toMatchObject({ userId: assigner.userId })
  })

  test('of somebody who left is given to nobody', async () => {
    const gone = await shop.member()
    await shop.api.patch('users', gone.userId, { status: 'disabled' })
    expect((await assigner.api.refused('POST', 'tasks', { name: 'x', group: 'daily', userId: gone.userId })).code).toBe(400)
  })
})

describe('who sees a task', () => {
  test.each([
    ['public', [200, 200, 200, 404, 200]],
    ['bod', [200, 200, 404, 404, 200]],
    ['private', [200, 200, 404, 404, 404]],
  ] as const)('%s: performer, assigner, the division, another division, the board', async (privacy, expected) => {
    const task = await give({ privacy, name: `Việc ${privacy} kín` })
    const readers = [performer, assigner, mate, outsider, shop.founder]
    expect(await Promise.all(readers.map((reader) => status(reader, task)))).toEqual(expected)
    for (const [index, { api }] of readers.entries()) {
      const sees = expected[index] === 200
      expect((await api.find('tasks', { $limit: -1 })).data.some(({ _id }) => _id === task._id)).toBe(sees)
      expect((await api.find('tasks', { _id: task._id, $limit: 0 })).total).toBe(sees ? 1 : 0)
      expect((await api.find('tasks', { search: privacy })).data.some(({ _id }) => _id === task._id)).toBe(sees)
      expect((await api.send('GET', `comments?target=tasks&targetId=${task._id}`)).status).toBe(sees ? 200 : 404)
      expect((await api.send('PATCH', `tasks/${task._id}`, {})).status).toBe(sees ? 200 : 404)
    }
  })

  test('no event, comment or notice tells of a private one to anybody else', async () => {
    const others = [mate, outsider, shop.founder]
    const sockets = await Promise.all(others.map((other) => other.socket()))
    const own = await performer.socket()
    const task = await give({ privacy: 'private', name: 'Kín lắm' })
    await performer.api.create('comments', { target: 'tasks', targetId: task._id, group: 'tasks/comment', desc: 'Nhớ giữ kín @1.demo' })
    await performer.api.patch('tasks', task._id, { status: 'done', result: 'Xong việc kín' })
    await own.received('comments created', ({ record }) => record['desc'] === 'Xong việc kín')
    await own.received('tasks patched', ({ record }) => record['status'] === 'done')
    await Promise.all(sockets.map((socket) => socket.settled()))
    for (const [index, socket] of sockets.entries()) {
      expect(JSON.stringify(socket.events)).not.toMatch(/kín/i)
      expect(JSON.stringify(await others[index]?.api.find('activities', { $limit: 100 }))).not.toMatch(/Kín lắm|việc kín/)
      expect(JSON.stringify(await others[index]?.api.find('comments', { $limit: -1 }))).not.toMatch(/kín/i)
    }
    // Its assigner judges it: the board can't see it.
    expect((await assigner.api.patch('tasks', task._id, { status: 'completed', result: 'Tốt' })).status).toBe('completed')
  })

  test('whoever changes the division sees what that one sees, and is seen by it', async () => {
    const newcomer = await shop.member()
    const task = await give()
    expect(await status(newcomer, task)).toBe(404)
    await shop.api.patch('users', newcomer.userId, { division: 'Kho' })
    expect(await status(newcomer, task)).toBe(200)
    await shop.api.patch('users', newcomer.userId, { division: 'Bán hàng' })
    expect(await status(newcomer, task)).toBe(404)
    const theirs = await give({ userId: newcomer.userId })
    expect(await status(mate, theirs)).toBe(404)
    await shop.api.patch('users', newcomer.userId, { division: 'Kho' })
    expect(await status(mate, theirs)).toBe(200)
  })

  test('another company sees none', async () => {
    const other = await Shop.open(app)
    const task = await give()
    expect(await status(other.founder, task)).toBe(404)
    expect((await other.api.find('tasks')).total).toBe(0)
    expect((await other.api.send('GET', `comments?target=tasks&targetId=${task._id}`)).status).toBe(404)
  })
})

describe('a daily task', () => {
  test('is ticked once a day by its performer, and never ends by that', async () => {
    const task = await give({ group: 'daily', name: 'Đối chiếu quỹ', deadline: undefined })
    expect(task.deadline).toBeUndefined()
    expect((await assigner.api.refused('PATCH', `tasks/${task._id}`, { ticked: '2026-11-21' })).code).toBe(403)
    await performer.api.patch('tasks', task._id, { ticked: '2026-11-21' })
    const again = await performer.api.patch('tasks', task._id, { ticked: '2026-11-21' })
    expect(again).toMatchObject({ status: 'assigned', ticks: [{ day: '2026-11-21', at: now.toISOString() }] })
    expect(saying(await performer.api.refused('PATCH', `tasks/${task._id}`, { ticked: '2026-11-22' }))).toEqual([
      400,
      'A daily task is ticked for today or yesterday',
    ])
    expect((await performer.api.refused('PATCH', `tasks/${task._id}`, { ticked: '2026-02-30' })).code).toBe(400)
  })

  test.each([
    ['2026-11-21T16:59:59.999Z', '2026-11-21'],
    ['2026-11-21T17:00:00.000Z', '2026-11-22'],
  ])('at %s is of the %s', async (moment, today) => {
    const task = await give({ group: 'daily', deadline: undefined })
    const before = now
    now = new Date(moment)
    try {
      const ticked = await performer.api.patch('tasks', task._id, { ticked: today })
      expect(ticked.ticks?.map(({ day }) => day)).toEqual([today])
    } finally {
      now = before
    }
  })
})

test('when an owned or rented asset is maintained, the board says', async () => {
  const machine = await shop.api.create('assets', { group: 'Owned Assets', name: 'Máy rang' })
  const maintenance = { assetId: machine._id, period: 3, name: 'Bảo dưỡng', group: 'important', deadline: '2026-11-25T10:00:00Z' }
  const refusal = [403, 'Only BOD can schedule the maintenance of an asset']
  expect(saying(await assigner.api.refused('POST', 'tasks', maintenance))).toEqual(refusal)
  const once = await give({ assetId: machine._id, name: 'Lau máy' })
  expect(saying(await assigner.api.refused('PATCH', `tasks/${once._id}`, { period: 6 }))).toEqual(refusal)
  for (const period of [1, 3, 6, 12])
    expect(await give({ ...maintenance, period }, shop.founder)).toMatchObject({ period, assetId: machine._id })
})

test('an asset’s task comes round again when it is completed, once', async () => {
  const task = await give({ assetId: shop.customer._id, period: 3, name: 'Bảo dưỡng máy rang' }, shop.founder)
  await shop.api.patch('tasks', task._id, { status: 'completed', result: 'Tốt lắm' })
  await shop.api.refused('PATCH', `tasks/${task._id}`, { status: 'completed', result: 'lần nữa' })
  const { data } = await shop.api.find('tasks', { assetId: shop.customer._id, status: 'assigned' })
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    name: 'Bảo dưỡng máy rang',
    deadline: '2027-02-25T10:00:00.000Z',
    period: 3,
    sourceId: task._id,
    userId: performer.userId,
  })
})

test('a performer is reminded once of a deadline that is less than a day away', async () => {
  const task = await give({ name: 'Nộp tờ khai', deadline: '2026-11-24T10:00:00Z' })
  const reminded = async () => (await notices(performer)).filter((title) => title === `Due soon: ${task.name}`).length
  const before = now
  const remindAt = async (moment: string): Promise<number> => {
    now = new Date(moment)
    await remindOfDeadlines(app.app)
    now = before
    return reminded()
  }
  expect(await remindAt('2026-11-23T09:00:00Z')).toBe(0)
  expect(await remindAt('2026-11-23T11:00:00Z')).toBe(1)
  expect(await remindAt('2026-11-23T12:00:00Z')).toBe(1)
})

test('a member’s page tells how they do, of the tasks its reader may see', async () => {
  const worker = await shop.member()
  const byWorker = (own: object) => give({ userId: worker.userId, deadline: '2026-11-21T10:00:00Z', ...own })
  const inTime = await byWorker({})
  await worker.api.patch('tasks', inTime._id, { status: 'done', result: 'Xong' })
  await byWorker({})
  await byWorker({ privacy: 'private' })
  const report = async ({ api }: Actor) =>
    (await api.send('GET', `users/${worker.userId}?report=tasks&since=2026-11-01&until=2026-11-30`)).body
  const before = now
  now = new Date('2026-11-21T11:00:00Z')
  expect(await report(worker)).toEqual({ assigned: 2, done: 1, completed: 0, overdue: 2, rate1M: 1 / 3, rate12M: 1 / 3 })
  expect(await report(shop.founder)).toEqual({ assigned: 1, done: 1, completed: 0, overdue: 1, rate1M: 0.5, rate12M: 0.5 })
  now = before
  expect((await shop.api.send('GET', `users/${worker.userId}?report=tasks&since=2026-11-01`)).status).toBe(400)
  expect((await shop.api.send('GET', `users/${worker.userId}?report=salary&since=2026-11-01&until=2026-11-02`)).status).toBe(400)
})
