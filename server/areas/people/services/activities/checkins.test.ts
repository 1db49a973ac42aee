import { addProgram, signInAgain, type Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

/** 10:07 in Vietnam on Friday, 20 November 2026. */
const start = new Date('2026-11-20T03:07:00Z')
let now = start
let app: TestApp
let shop: Shop
let hr: Actor
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  hr = await shop.member('/office/hr')
})
beforeEach(() => (now = start))
afterAll(() => app.close())

const at = (text: string): string => new Date(`${text}+07:00`).toISOString()
const checkin = (member: Actor, data: object = {}) => member.api.create('activities', { group: 'checkin', ...data } as never)
const checkout = (member: Actor, data: object = {}) => member.api.create('activities', { group: 'checkout', ...data } as never)
/** Tokens live twelve hours. */
const again = (member: Actor): Promise<Actor> => signInAgain(app, member)
const refusal = async (member: Actor, data: object) => saying(await member.api.refused('POST', 'activities', data))

test('a check-in holds both ends, and its hours move in quarters', async () => {
  const member = await shop.member('/sales')
  const opened = await checkin(member, { body: ' đi sớm ' })
  expect(opened).toMatchObject({
    group: 'checkin',
    userId: member.userId,
    created: start.toISOString(),
    status: 'approved',
    body: 'đi sớm',
    user: { name: 'Member /sales' },
  })
  expect(opened.checkedOut).toBeUndefined()
  now = new Date('2026-11-20T10:15:00Z')
  const closed = await checkout(member)
  expect(closed).toMatchObject({ _id: opened._id, created: start.toISOString(), checkedOut: now.toISOString(), amount: 7.25 })
  expect(await refusal(member, { group: 'checkout' })).toEqual([409, 'There is no open check-in'])
})

test('of two check-ins at once one stands', async () => {
  const member = await shop.member('/sales')
  const answers = await Promise.all([1, 2, 3].map(() => member.api.send('POST', 'activities', { group: 'checkin' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  expect((await member.api.find('activities', { group: 'checkin' })).total).toBe(1)
  expect(await refusal(member, { group: 'checkin' })).toEqual([409, 'You have already checked in'])
})

test('a time is chosen within today, in steps of 15 minutes, never ahead; HR chooses any day', async () => {
  const member = await shop.member('/sales')
  const of = (created: string) => refusal(member, { group: 'checkin', created: at(created) })
  expect(await of('2026-11-19T08:00')).toEqual([400, 'Only a time of today can be chosen'])
  expect(await of('2026-11-20T08:10')).toEqual([400, 'Times move in steps of 15 minutes'])
  expect(await of('2026-11-20T10:15')).toEqual([400, 'This time is yet to come'])
  expect((await checkin(member, { created: at('2026-11-20T08:00') })).created).toBe(at('2026-11-20T08:00'))
  const ofHr = (group: string, created: string) => refusal(hr, { group, userId: member.userId, created: at(created) })
  expect(await ofHr('checkin', '2026-11-02T08:13')).toEqual([400, 'Times move in steps of 15 minutes'])
  const entered = await checkin(hr, { userId: member.userId, created: at('2026-11-02T08:15') })
  expect(entered.created).toBe(at('2026-11-02T08:15'))
  expect(await ofHr('checkout', '2026-11-02T17:07')).toEqual([400, 'Times move in steps of 15 minutes'])
  await checkout(hr, { userId: member.userId, created: at('2026-11-02T17:00') })
  const correct = (change: object) => hr.api.send('PATCH', `activities/${entered._id}`, change)
  expect((await correct({ created: at('2026-11-02T08:20') })).body).toMatchObject({ code: 400 })
  expect((await correct({ checkedOut: at('2026-11-02T17:20') })).body).toMatchObject({ code: 400 })
  expect((await correct({ checkedOut: at('2026-11-02T17:15') })).body).toMatchObject({ amount: 9 })
  expect(await refusal(hr, { group: 'checkin', userId: member.userId, created: at('2026-11-20T10:15') })).toEqual([
    400,
    'This time is yet to come',
  ])
})

test('a check-out before the check-in is refused, also when the clock was set back', async () => {
  const member = await shop.member('/sales')
  await checkin(member, { created: at('2026-11-20T09:00') })
  expect(await refusal(member, { group: 'checkout', created: at('2026-11-20T08:45') })).toEqual([400, 'Checkout time is invalid'])
  now = new Date(at('2026-11-20T08:30'))
  expect(await refusal(member, { group: 'checkout' })).toEqual([400, 'Checkout time is invalid'])
  expect(await refusal(member, { group: 'checkin' })).toEqual([409, 'You have already checked in'])
})

test('a check-in over midnight is ended the next day, within 24 hours', async () => {
  const member = await shop.member('/sales')
  now = new Date(at('2026-11-20T22:00'))
  await checkin(member)
  now = new Date(at('2026-11-21T06:00'))
  expect(await checkout(await again(member))).toMatchObject({ amount: 8, created: at('2026-11-20T22:00') })
  await checkin(await again(member))
  now = new Date(at('2026-11-22T06:15'))
  expect(await refusal(await again(member), { group: 'checkout' })).toEqual([400, 'Checkout time is invalid'])
})

test('beginning a new one on another day leaves the open one without its end, until HR writes it', async () => {
  const member = await shop.member('/sales')
  now = new Date('2026-11-20T16:59:59.999Z')
  const first = await checkin(await again(member))
  now = new Date('2026-11-20T17:00:00.000Z')
  const second = await checkin(await again(member))
  expect(await (await again(member)).api.get('activities', first._id)).toMatchObject({ abandoned: true })
  now = new Date(at('2026-11-21T09:00'))
  expect(await checkout(await again(member))).toMatchObject({ _id: second._id, amount: 9 })
  const { api } = await again(hr)
  const mended = await api.patch('activities', first._id, { created: at('2026-11-20T20:00'), checkedOut: at('2026-11-20T23:30') })
  expect(mended).toMatchObject({ amount: 3.5, checkedOut: at('2026-11-20T23:30') })
  expect(mended.abandoned).toBeUndefined()
  expect(saying(await api.refused('PATCH', `activities/${first._id}`, { checkedOut: at('2026-11-21T01:00') }))).toEqual([
    409,
    'This time lies within another check-in',
  ])
})

test('HR puts a wrong check-in right: who did it, when, why and what stood before are kept and told', async () => {
  const member = await shop.member('/sales')
  const entered = await checkin(hr, { userId: member.userId, created: at('2026-11-19T07:30') })
  await checkout(hr, { userId: member.userId, created: at('2026-11-19T15:30') })
  const mended = await hr.api.patch('activities', entered._id, { checkedOut: at('2026-11-19T17:30'), why: ' quên bấm ra ca ' })
  expect(mended).toMatchObject({ created: at('2026-11-19T07:30'), checkedOut: at('2026-11-19T17:30'), amount: 10 })
  const told = {
    time: start.toISOString(),
    by: { _id: hr.userId, name: 'Member /office/hr' },
    why: 'quên bấm ra ca',
    created: at('2026-11-19T07:30'),
    checkedOut: at('2026-11-19T15:30'),
  }
  expect((await member.api.get('activities', entered._id)).corrections).toEqual([told])
  // The same times again are no correction.
  await hr.api.patch('activities', entered._id, { checkedOut: at('2026-11-19T17:30') })
  const twice = await hr.api.patch('activities', entered._id, { created: at('2026-11-19T08:00') })
  expect(twice.corrections).toMatchObject([told, { created: at('2026-11-19T07:30'), checkedOut: at('2026-11-19T17:30') }])
  const alone = await hr.api.refused('PATCH', `activities/${entered._id}`, { status: 'approved', why: 'đúng giờ' })
  expect(Object.keys(alone.errors ?? {})).toEqual(['why'])
  expect((await member.api.refused('PATCH', `activities/${entered._id}`, { checkedOut: at('2026-11-19T18:00'), why: 'thêm' })).code).toBe(
    403,
  )
})

test('HR enters a day that was forgotten, both ends, also while the member is in', async () => {
  const member = await shop.member('/sales')
  await checkin(member)
  const entered = await checkin(hr, { userId: member.userId, created: at('2026-11-18T08:00') })
  expect(await checkout(hr, { userId: member.userId, created: at('2026-11-18T17:00') })).toMatchObject({ _id: entered._id, amount: 9 })
  expect(await refusal(hr, { group: 'checkin', userId: member.userId, created: at('2026-11-18T09:00') })).toEqual([
    409,
    'This time lies within another check-in',
  ])
  now = new Date(at('2026-11-20T17:07'))
  expect(await checkout(member)).toMatchObject({ amount: 7 })
})

test('one checks in for oneself alone; HR for anybody who is there', async () => {
  const [one, two] = [await shop.member('/sales'), await shop.member('/sales')]
  expect((await one.api.refused('POST', 'activities', { group: 'checkin', userId: two.userId })).code).toBe(403)
  expect((await checkin(hr, { userId: two.userId })).userId).toBe(two.userId)
  const outsider = await Shop.open(app)
  expect((await hr.api.refused('POST', 'activities', { group: 'checkin', userId: outsider.founder.userId })).code).toBe(400)
  await shop.api.patch('users', one.userId, { status: 'disabled' })
  expect((await hr.api.refused('POST', 'activities', { group: 'checkin', userId: one.userId })).code).toBe(400)
})

test('fields of another kind, unknown kinds and notices are refused', async () => {
  const member = await shop.member('/sales')
  expect(await refusal(member, { group: 'checkin', amount: 5 })).toEqual([400, 'A checkin takes no amount'])
  expect((await member.api.refused('POST', 'activities', { group: 'notifications' })).code).toBe(400)
  expect((await member.api.refused('POST', 'activities', { group: 'checkin', status: 'approved' })).code).toBe(400)
  const { _id } = await checkin(member)
  expect((await member.api.refused('PATCH', `activities/${_id}`, { status: 'read' })).code).toBe(400)
  expect((await member.api.refused('DELETE', `activities/${_id}`)).code).toBe(403)
})

test('a check-in is seen by its member and HR alone, by REST and by socket; IP addresses too', async () => {
  const [one, two] = [await shop.member('/sales'), await shop.member('/sales', '/funds', '/report', '/purchases')]
  const sockets = [await one.socket(), await two.socket(), await hr.socket()]
  const { _id } = await checkin(one)
  const [ofOne, ofTwo, ofHr] = sockets
  await ofHr?.received('activities created')
  await ofOne?.received('activities created')
  await Promise.all(sockets.map((socket) => socket.settled()))
  const received = (socket: typeof ofOne) => socket?.events.filter(({ record }) => record['_id'] === _id).length
  expect([received(ofOne), received(ofTwo), received(ofHr)]).toEqual([1, 0, 1])
  expect((await hr.api.get('activities', _id)).createdIP).toMatch(/127\.0\.0\.1|::1/)
  expect((await two.api.send('GET', `activities/${_id}`)).status).toBe(404)
  expect((await two.api.find('activities', { group: 'checkin' })).total).toBe(0)
  const stranger = await Shop.open(app)
  expect((await stranger.api.send('GET', `activities/${_id}`)).status).toBe(404)
})

test('a terminal opens and closes with a key; a person with a key of their own cannot', async () => {
  const member = await shop.member('/sales')
  const { api } = await addProgram(app, shop.founder, ['/office/hr'])
  const opened = await api.create('activities', { group: 'checkinBOT', userId: member.userId })
  expect(opened).toMatchObject({ group: 'checkinBOT', userId: member.userId, status: 'approved' })
  now = new Date(at('2026-11-20T12:37'))
  expect(await api.create('activities', { group: 'checkinBOT', userId: member.userId })).toMatchObject({ _id: opened._id, amount: 2.5 })
  expect((await shop.api.refused('POST', 'activities', { group: 'checkinBOT', userId: member.userId })).code).toBe(403)
  expect((await api.refused('POST', 'activities', { group: 'checkinBOT' })).code).toBe(400)
})

test('who goes has ticked the daily tasks of the day; the answer names those that are open', async () => {
  const member = await shop.member('/sales')
  const task = await shop.api.create('tasks', { group: 'daily', name: 'Kiểm hàng trưng bày', userId: member.userId } as never)
  await checkin(member, { created: at('2026-11-20T08:00') })
  expect(await member.api.refused('POST', 'activities', { group: 'checkout' })).toMatchObject({
    code: 400,
    message: 'All daily tasks must be ticked done',
    data: { tasks: [{ _id: task._id, name: 'Kiểm hàng trưng bày' }] },
  })
  await member.api.patch('tasks', task._id, { ticked: '2026-11-20' } as never)
  expect((await checkout(member)).checkedOut).toBe(start.toISOString())
})

test('HR sees who is in and since when, a member themselves alone; who checked out or was refused is no longer in', async () => {
  const [one, other, gone, refused] = [await shop.member('/sales'), await shop.member(), await shop.member(), await shop.member()]
  const four = [one, other, gone, refused].map(({ userId }) => String(userId))
  now = new Date(at('2026-11-19T08:00'))
  await checkin(one)
  now = start
  await checkin(await again(other))
  await checkin(await again(gone))
  const { _id } = await checkin(await again(refused))
  now = new Date(at('2026-11-20T10:30'))
  await checkout(await again(gone))
  const { api } = await again(hr)
  await api.patch('activities', _id, { status: 'disapproved' })
  const seenBy = async (member: Actor) =>
    (await member.api.report<{ data: { userId: string; created: string }[] }>('activities', { report: 'atWork' })).data.flatMap(
      ({ userId, created }) => (four.includes(userId) ? [[userId, created]] : []),
    )
  expect(await seenBy(await again(hr))).toEqual([
    [one.userId, at('2026-11-19T08:00')],
    [other.userId, start.toISOString()],
  ])
  expect(await seenBy(await again(other))).toEqual([[other.userId, start.toISOString()]])
  expect(await seenBy(await again(gone))).toEqual([])
})

describe('where check-ins need approval', () => {
  beforeAll(() => shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { checkinNeedApproval: 'enabled' } }))
  afterAll(() => shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { checkinNeedApproval: 'disabled' } }))

  test('HR approves or refuses with a reason, and the member is told', async () => {
    const member = await shop.member('/sales')
    const { _id } = await checkin(member, { data: { supervisorId: hr.userId } })
    expect(await member.api.get('activities', _id)).toMatchObject({
      status: 'pending',
      data: { supervisorId: hr.userId, supervised: false },
    })
    expect((await member.api.refused('PATCH', `activities/${_id}`, { status: 'approved' })).code).toBe(403)
    const refused = await hr.api.patch('activities', _id, { status: 'disapproved', data: { reason: 'Không có mặt' } })
    expect(refused).toMatchObject({ status: 'disapproved', data: { supervised: true, reason: 'Không có mặt' } })
    expect((await member.api.find('activities', { group: 'notifications' })).data[0]).toMatchObject({
      kind: 'checkin-refused',
      body: 'Không có mặt',
      status: 'unread',
    })
    expect((await checkin(member)).status).toBe('pending')
    expect((await hr.api.patch('activities', _id, { status: 'approved' })).status).toBe('approved')
  })

  test('nobody approves their own but bod', async () => {
    const { _id } = await checkin(hr)
    expect(saying(await hr.api.refused('PATCH', `activities/${_id}`, { status: 'approved' }))).toEqual([
      403,
      'Your own check-in is approved by somebody else',
    ])
    const own = await checkin(shop.founder)
    expect((await shop.api.patch('activities', own._id, { status: 'approved' })).status).toBe('approved')
  })
})
