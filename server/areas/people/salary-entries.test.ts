import type { FundsReport } from '@shared/areas/money/rules/reports/funds'
import type { Right } from '@shared/foundation/rights/rights'
import type { Fund } from '@shared/areas/money/services/funds'
import { addProgram, type Actor } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { saying, Shop } from '../../testing/shop'

/** 10:00 in Vietnam on Wednesday, 20 May 2026. */
const start = new Date('2026-05-20T03:00:00Z')
let now = start
let app: TestApp
let shop: Shop
let hr: Actor
let worker: Actor
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  ;[hr, worker] = await Promise.all([shop.member('/office/hr'), shop.member()])
})
beforeEach(() => (now = start))
afterAll(() => app.close())

const SALARIES = 'Salaries and Incentives'
/** An advance of all that is earned: two billion, or what is said. */
const advance = async (api: Api, userId: string, own: { readonly amount?: number; readonly status?: string } = {}): Promise<Fund> => {
  const amount = own.amount ?? 2_000_000_000
  await shop.earned(userId, amount, '2026-05')
  return api.create('funds', { group: SALARIES, userId, amount, ...own } as never)
}
const refused = async (api: Api, method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object) =>
  saying(await api.refused(method, path, data))
const closing = async () =>
  (await shop.api.report<FundsReport>('funds', { report: 'funds', since: '2026-05-01', until: '2026-05-31' })).closing

const waits: [number, string] = [403, 'What is paid to a member waits until BOD complete it']
const fixed: [number, string] = [409, 'An entry for a member keeps its group; cancel it and enter another']

describe('HR without the funds right', () => {
  test('enters an advance to themselves of two billion, and can’t complete it', async () => {
    const entry = await advance(hr.api, hr.userId)
    expect(entry.status).toBe('new-entry')
    expect(await refused(hr.api, 'PATCH', `funds/${entry._id}`, { status: 'completed' })).toEqual(waits)
    expect(await closing()).toBe(0)
  })

  test('can’t make it an entry of another group, with or without completing it', async () => {
    const entry = await advance(hr.api, worker.userId)
    for (const group of ['Other Income', 'Opening Balance', 'Other Expenses', 'Sales', 'Purchases', 'Assets'])
      for (const more of [{}, { amount: 5 }, { status: 'completed' }, { amount: 5, status: 'completed' }])
        expect([group, await refused(hr.api, 'PATCH', `funds/${entry._id}`, { group, ...more })]).toEqual([group, fixed])
    expect(await shop.api.get('funds', entry._id)).toMatchObject({ group: SALARIES, amount: -2_000_000_000, status: 'new-entry' })
    expect(await closing()).toBe(0)
  })

  test('has a month’s salary wait as well', async () => {
    const { userId, api } = await shop.member('/office/hr')
    await shop.api.patch('users', userId, { baseSalary: 10_500_000, baseSalaryFrom: '2026-01' } as never)
    await shop.api.create('activities', { group: 'checkin', userId, created: '2026-05-04T01:00:00Z' } as never)
    const entry = await api.create('funds', { group: SALARIES, userId, month: '2026-05' } as never)
    expect(entry).toMatchObject({ status: 'new-entry', month: '2026-05' })
    expect(await refused(api, 'PATCH', `funds/${entry._id}`, { status: 'completed' })).toEqual(waits)
    expect((await api.patch('funds', entry._id, { status: 'pending' })).status).toBe('pending')
    expect(await refused(api, 'PATCH', `funds/${entry._id}`, { status: 'completed' })).toEqual(waits)
    expect((await api.patch('funds', entry._id, { status: 'cancelled' })).status).toBe('cancelled')
  })
})

/** Who may try, by what they are; each makes the entry themselves. */
const people: readonly (readonly [string, readonly Right[]])[] = [
  ['HR', ['/office/hr']],
  ['HR that sells and buys', ['/office/hr', '/sales', '/purchases', '/report']],
]
/** Every way to an entry that pays a member, and what it answers. */
const doors: readonly (readonly [string, (api: Api, userId: string) => Promise<unknown>, unknown])[] = [
  [
    'enters it completed',
    (api, userId) => refused(api, 'POST', 'funds', { group: SALARIES, userId, amount: 5, status: 'completed' }),
    [403, 'Only Funds staff or BOD can enter a completed entry'],
  ],
  [
    'completes it',
    async (api, userId) => refused(api, 'PATCH', `funds/${(await advance(api, userId))._id}`, { status: 'completed' }),
    waits,
  ],
  [
    'completes it with another amount',
    async (api, userId) => refused(api, 'PATCH', `funds/${(await advance(api, userId))._id}`, { amount: 5, status: 'completed' }),
    waits,
  ],
  [
    'completes it once it was pending',
    async (api, userId) => {
      const { _id } = await advance(api, userId, { status: 'pending' })
      return refused(api, 'PATCH', `funds/${_id}`, { status: 'completed' })
    },
    waits,
  ],
  [
    'gives it another group',
    async (api, userId) => refused(api, 'PATCH', `funds/${(await advance(api, userId))._id}`, { group: 'Other Income' }),
    fixed,
  ],
  [
    'gives it to somebody else',
    async (api, userId) => (await refused(api, 'PATCH', `funds/${(await advance(api, userId))._id}`, { userId: shop.founder.userId }))[0],
    400,
  ],
  [
    'enters it in another group',
    (api, userId) => refused(api, 'POST', 'funds', { group: 'Other Income', userId, amount: 5 }),
    [400, 'A Other Income takes no userId'],
  ],
  [
    'enters it on the account of a customer',
    (api, userId) => refused(api, 'POST', 'funds', { group: SALARIES, userId, amount: 5, customerId: shop.customer._id }),
    [400, `A ${SALARIES} takes no customerId`],
  ],
  [
    'enters it as a payment of an order',
    async (api, userId) => {
      const { _id: orderId } = await shop.sale([], { total: 1000 as never })
      return refused(api, 'POST', 'funds', { group: SALARIES, userId, amount: 5, orderId })
    },
    [400, `A ${SALARIES} takes no orderId`],
  ],
  ['enters a salary without saying whose', async (api) => (await refused(api, 'POST', 'funds', { group: SALARIES, amount: 5 }))[0], 403],
  ['renames its label with all others', async (api) => (await refused(api, 'PATCH', 'funds?label=Tiền mặt', { label: 'Két' }))[0], 403],
]
const table = people.flatMap(([who, rights]) =>
  doors.flatMap(([door, go, answer]) => ['own', 'other'].map((whose) => ({ who, rights, whose, door, go, answer }))),
)

test.each(table)('$who, of $whose pay: $door — refused, and no money moves', async ({ rights, whose, go, answer }) => {
  const before = await closing()
  const caller = await shop.member(...rights)
  expect(await go(caller.api, whose === 'own' ? caller.userId : worker.userId)).toEqual(answer)
  expect(await closing()).toBe(before)
})

test.each(doors.map(([door, go, answer]) => ({ door, go, answer })))(
  'a program with the right of HR: $door — refused likewise',
  async ({ go, answer }) => {
    const { api } = await addProgram(app, shop.founder, ['/office/hr'])
    expect(await go(api, worker.userId)).toEqual(answer)
  },
)

test('a sheet of entries pays nobody: salaries are no part of what a seller brings in', async () => {
  const both = await shop.member('/office/hr', '/sales')
  const { body } = await both.api.send('POST', 'imports', { kind: 'funds', rows: [{ name: 'Lương', group: SALARIES, amount: 5 }] })
  const { _id } = body as { _id?: string }
  if (_id) expect((await both.api.send('PATCH', `imports/${_id}`, { status: 'committed' })).status).toBe(403)
  expect((await shop.api.find('funds', { group: SALARIES, status: 'completed', $limit: 0 })).total).toBe(0)
})

test('the board completes what HR entered, and who has both rights their own', async () => {
  const entry = await advance(hr.api, worker.userId, { amount: 700_000 })
  expect((await shop.api.patch('funds', entry._id, { status: 'completed' })).amount).toBe(-700_000)
  const both = await shop.member('/office/hr', '/funds')
  const own = await advance(both.api, worker.userId, { amount: 300_000 })
  expect((await both.api.patch('funds', own._id, { status: 'completed' })).amount).toBe(-300_000)
  expect(await refused(shop.api, 'PATCH', `funds/${(await advance(hr.api, worker.userId))._id}`, { group: 'Other Expenses' })).toEqual(
    fixed,
  )
  expect(await closing()).toBe(-1_000_000)
})

test('who left HR changes no entry for a member any more, their own neither', async () => {
  const former = await shop.member('/office/hr')
  const entry = await advance(former.api, former.userId, { amount: 5 })
  await shop.api.patch('users', former.userId, { rights: [] })
  expect((await refused(former.api, 'PATCH', `funds/${entry._id}`, { amount: 9_000_000 }))[0]).toBe(403)
})

describe('nobody is given more ahead than what they have earned', () => {
  const above = (possible: string): [number, string] => [400, `This is more than what is earned in 2026-05: ${possible} dong at most`]
  const give = (userId: string, amount: unknown, more: object = {}) => ({ group: SALARIES, userId, amount, ...more })

  test('20 million of 7.733.750 is refused with what is possible; all of it is given, and then nothing more', async () => {
    const { userId } = await shop.member()
    await shop.earned(userId, 7_733_750, '2026-05')
    expect(await refused(shop.api, 'POST', 'funds', give(userId, 20_000_000))).toEqual(above('7,733,750'))
    const asked = await shop.api.with({ 'Accept-Language': 'vi' }).send('POST', 'funds', give(userId, 20_000_000))
    expect((asked.body as { message: string }).message).toBe('Quá lương đã làm của tháng 05/2026: ứng được nhiều nhất 7.733.750 đồng')
    await shop.api.create('funds', give(userId, 7_733_750) as never)
    expect(await refused(shop.api, 'POST', 'funds', give(userId, 1))).toEqual(above('0'))
  })

  test('what waits counts as given; called off, it may be given again', async () => {
    const { userId } = await shop.member()
    await shop.earned(userId, 1_000_000, '2026-05')
    const waiting = await hr.api.create('funds', give(userId, 600_000) as never)
    expect(await refused(shop.api, 'POST', 'funds', give(userId, 400_001))).toEqual(above('400,000'))
    await shop.api.patch('funds', waiting._id, { status: 'cancelled' })
    expect((await shop.api.create('funds', give(userId, 1_000_000) as never)).amount).toBe(-1_000_000)
  })

  test('an advance that waits doesn’t grow above it, nor go to a month in which nothing was earned; less is always possible', async () => {
    const { userId } = await shop.member()
    await shop.earned(userId, 1_000_000, '2026-05')
    const { _id } = await hr.api.create('funds', give(userId, 600_000) as never)
    expect(await refused(shop.api, 'PATCH', `funds/${_id}`, { amount: 1_000_001 })).toEqual(above('1,000,000'))
    expect((await refused(shop.api, 'PATCH', `funds/${_id}`, { created: '2026-04-20T03:00:00Z' }))[0]).toBe(400)
    expect((await shop.api.patch('funds', _id, { amount: 1_000_000 } as never)).amount).toBe(-1_000_000)
    expect((await shop.api.patch('funds', _id, { amount: 5 } as never)).amount).toBe(-5)
  })

  test('lines that come to more are refused likewise; what is no amount is told as that', async () => {
    const { userId } = await shop.member()
    await shop.earned(userId, 1000, '2026-05')
    const lines = (price: unknown) => give(userId, undefined, { items: [{ name: 'Ứng', quantity: 2, price }] })
    expect(await refused(shop.api, 'POST', 'funds', lines(501))).toEqual(above('1,000'))
    expect((await refused(shop.api, 'POST', 'funds', lines('x')))[0]).toBe(400)
    expect(await refused(shop.api, 'POST', 'funds', give(userId, 'x'))).toEqual([400, 'Invalid amount'])
    expect((await shop.api.create('funds', lines(500) as never)).amount).toBe(-1000)
  })
})

describe('two who pay at once', () => {
  const month = '2026-05'
  const pay = (api: Api, userId: string, amount: number, givenBefore: number) =>
    api.send('POST', 'funds', { group: SALARIES, userId, month, amount, givenBefore })

  test('pay a part once: the other is told what was given meanwhile', async () => {
    const { userId } = await shop.member()
    await shop.earned(userId, 1_000_000, month)
    const both = await Promise.all([pay(shop.api, userId, 400_000, 0), pay(shop.api, userId, 400_000, 0)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const refusal = both.find(({ status }) => status === 409)?.body as { message: string }
    expect(refusal.message).toMatch(/^Somebody paid .* meanwhile: 400,000 dong are given of 2026-05$/)
    expect((await pay(shop.api, userId, 600_000, 400_000)).status).toBe(201)
  })

  test('a run that was cut is pressed again as it stood: who was paid isn’t paid twice, the others are', async () => {
    const crew = await Promise.all([shop.member(), shop.member(), shop.member()])
    for (const { userId } of crew) await shop.earned(userId, 300_000, month)
    const press = (upTo: number) => Promise.all(crew.slice(0, upTo).map(({ userId }) => pay(shop.api, userId, 200_000, 0)))
    expect((await press(1)).map(({ status }) => status)).toEqual([201])
    expect((await press(3)).map(({ status }) => status)).toEqual([409, 201, 201])
    const paid = await shop.api.find('funds', { group: SALARIES, month, userId: { $in: crew.map(({ userId }) => userId) } } as never)
    expect(paid.data.map(({ amount }) => amount)).toEqual([-200_000, -200_000, -200_000])
  })

  test('an advance made meanwhile counts; without a member it says nothing', async () => {
    const { userId } = await shop.member()
    await shop.earned(userId, 1_000_000, month)
    await shop.api.create('funds', { group: SALARIES, userId, amount: 100_000 } as never)
    expect((await pay(shop.api, userId, 900_000, 0)).status).toBe(409)
    expect((await pay(shop.api, userId, 900_000, 100_000)).status).toBe(201)
    expect((await shop.api.send('POST', 'funds', { group: SALARIES, amount: 5, givenBefore: 0 })).status).toBe(400)
  })
})

describe('what HR is paid themselves is decided by somebody else', () => {
  const adjust = (api: Api, userId: string, amount = 500_000) =>
    api.send('POST', 'activities', { group: 'adjustments', userId, amount, body: 'Thưởng', month: '2026-05' })

  test('no adjustment of one’s own month, neither made nor taken away', async () => {
    const own: [number, string] = [403, 'Adjustments of your own salary are made by somebody else of HR, or by BOD']
    const refusal = await adjust(hr.api, hr.userId)
    expect([refusal.status, (refusal.body as { message: string }).message]).toEqual(own)
    const colleague = await shop.member('/office/hr')
    const { body } = await adjust(colleague.api, hr.userId, -200_000)
    const { _id } = body as { _id: string }
    expect((await hr.api.send('DELETE', `activities/${_id}`)).status).toBe(403)
    expect((await adjust(hr.api, worker.userId)).status).toBe(201)
    expect((await adjust(shop.api, shop.founder.userId)).status).toBe(201)
  })

  test('no check-in of one’s own on another day; of others, and for the board, any day', async () => {
    const checkin = async (api: Api, userId: string, created: string) =>
      (await api.send('POST', 'activities', { group: 'checkin', userId, created })).status
    const own = await shop.member('/office/hr')
    expect(saying(await own.api.refused('POST', 'activities', { group: 'checkin', created: '2026-05-11T01:00:00Z' }))).toEqual([
      400,
      'Only a time of today can be chosen',
    ])
    expect(await checkin(own.api, worker.userId, '2026-05-11T01:00:00Z')).toBe(201)
    expect(await checkin(shop.api, shop.founder.userId, '2026-05-11T01:00:00Z')).toBe(201)
    expect(await checkin(own.api, own.userId, '2026-05-20T01:15:00Z')).toBe(201)
  })

  test('a check-out is timed alike, of one’s own and of others', async () => {
    const own = await shop.member('/office/hr')
    now = new Date('2026-05-18T01:00:00Z')
    await own.api.create('activities', { group: 'checkin' } as never)
    now = start
    const later = { group: 'checkout', userId: own.userId, created: '2026-05-18T09:10:00Z' }
    expect(await refused(own.api, 'POST', 'activities', later)).toEqual([400, 'Times move in steps of 15 minutes'])
    const colleague = await shop.member('/office/hr')
    expect(await refused(colleague.api, 'POST', 'activities', later)).toEqual([400, 'Times move in steps of 15 minutes'])
    expect((await colleague.api.send('POST', 'activities', { ...later, created: '2026-05-18T09:15:00Z' })).status).toBe(201)
  })
})

test('a terminal with a key lets people in and out as before, and reads who there is', async () => {
  const { api } = await addProgram(app, shop.founder, ['/office/hr'])
  const scan = (userId: string) => api.send('POST', 'activities', { group: 'checkinBOT', userId })
  const visitor = await shop.member()
  expect([(await scan(visitor.userId)).status, (await scan(visitor.userId)).status]).toEqual([201, 201])
  expect((await api.find('users', { $limit: 0 })).total).toBeGreaterThan(3)
})
