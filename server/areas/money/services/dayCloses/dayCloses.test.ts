import type { DayClose } from '@shared/areas/money/services/dayCloses'
import type { ReportOf } from '@shared/registry/service-types'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

/** 21:00 of an evening in Vietnam. */
const EVENING = '2029-02-10T14:00:00Z'
let now = new Date(EVENING)
let app: TestApp
let shop: Shop
/** Each test counts a till of its own. */
const tills = Array.from({ length: 16 }, (_, index) => `Két ${index + 1}`)
let label = ''
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  const fundLabels = ['Tiền mặt', 'Ngân hàng', ...tills]
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { fundLabels } } as never)
})
const nextTill = (): string => (label = tills.shift() ?? '')
beforeEach(nextTill)
afterAll(async () => {
  expect(await shop.differences()).toEqual([])
  await app.close()
})

const later = (minutes: number): Date => (now = new Date(now.getTime() + minutes * 60_000))
const nextEvening = async (): Promise<void> => {
  later(24 * 60)
  await shop.signInAgain()
}

/** Cash of 500,000 came in. */
const earn = (amount = 500_000) => shop.api.create('funds', { group: 'Other Income', amount, label, status: 'completed' } as never)
const today = (): string => now.toISOString().slice(0, 10)
const count = (count: number, own: object = {}): Promise<DayClose> =>
  shop.api.create('dayCloses', { day: today(), label, pieces: [{ value: 20_000, count }], ...own } as never)
const sign = ({ _id }: DayClose, own: object = {}): Promise<DayClose> =>
  shop.api.patch('dayCloses', _id, { status: 'signed', ...own } as never)
const takeBack = ({ _id }: DayClose, takenBackReason = 'Đếm sót một tệp'): Promise<DayClose> =>
  shop.api.patch('dayCloses', _id, { status: 'cancelled', takenBackReason } as never)
const refused = async (method: 'POST' | 'PATCH', path: string, body: object, api = shop.api): Promise<[number, string]> =>
  saying(await api.refused(method, path, body))
const cashAt = async (day: string) => {
  const { data } = await shop.api.report<ReportOf<'dayCloses', 'book'>>('dayCloses', { report: 'book', day })
  const { balance, close, later: moved } = data.find((each) => each.label === label) ?? {}
  return { balance, status: close?.status, later: moved }
}
const turnover = async (account: string) => {
  const { data } = await shop.api.report<ReportOf<'ledger', 'trialBalance'>>('ledger', {
    report: 'trialBalance',
    since: '2029-02-01',
    until: '2029-02-28',
  })
  const row = data.find((each) => each.account === account)
  return [row?.debit ?? 0, row?.credit ?? 0]
}

test('a till that lacks 20,000 is signed with the reason: the book follows, on 811 and in the group of what tills lack', async () => {
  await earn()
  const close = await count(24)
  expect(close).toMatchObject({ number: 'KQ000001', day: '2029-02-10', label: 'Két 1', status: 'open', counted: 480_000, other: 0 })
  const signed = await sign(close, { expected: 500_000, reason: 'Thối nhầm khách' })
  expect(signed).toMatchObject({
    status: 'signed',
    expected: 500_000,
    difference: -20_000,
    signedBy: { name: 'Founder' },
    signedAt: '2029-02-10T14:00:00.000Z',
  })
  const fund = await shop.api.get('funds', signed.fundId ?? '')
  expect(fund).toMatchObject({
    group: 'Cash Shortage',
    amount: -20_000,
    label: 'Két 1',
    name: 'KQ000001 · 10/02/2029',
    note: 'Thối nhầm khách',
    number: 'C000001',
    dayCloseId: close._id,
  })
  expect(await cashAt('2029-02-10')).toEqual({ balance: 480_000, status: 'signed', later: undefined })
  expect(await turnover('811')).toEqual([20_000, 0])
  const { groups, netProfit } = await shop.api.report<ReportOf<'orders', 'sales'>>('orders', {
    report: 'sales',
    since: '2029-02-10',
    until: '2029-02-10',
  })
  expect([groups, netProfit]).toEqual([
    [
      { _id: 'Cash Shortage', isCredit: false, total: -20_000 },
      { _id: 'Other Income', isCredit: true, total: 500_000 },
    ],
    480_000,
  ])
})

test('a till with more than the book says is other income; one that agrees books nothing and wants no reason', async () => {
  await earn()
  const more = await sign(await count(25, { other: 1_500 }), { reason: 'Khách không lấy tiền thối' })
  expect(await shop.api.get('funds', more.fundId ?? '')).toMatchObject({ group: 'Cash Surplus', amount: 1_500, number: 'T000003' })
  expect(await turnover('711')).toEqual([0, 1_001_500])
  nextTill()
  await earn()
  const even = await sign(await count(25))
  expect([even.difference, even.fundId, even.reason]).toEqual([0, undefined, undefined])
})

test('a difference without a reason, notes told twice, an account at a bank and days gone by are refused by name', async () => {
  await earn()
  const { _id } = await count(24)
  const own = `dayCloses/${_id}`
  expect(await refused('PATCH', own, { status: 'signed' })).toEqual([400, 'Say why the till differs from the book'])
  expect(
    await refused('PATCH', own, {
      pieces: [
        { value: 500, count: 1 },
        { value: 500, count: 2 },
      ],
    }),
  ).toEqual([400, 'Notes of 500 are told twice'])
  expect(await refused('POST', 'dayCloses', { day: today(), label: 'Ngân hàng' })).toEqual([
    400,
    'Ngân hàng is an account at a bank: only cash is counted by notes',
  ])
  expect(await refused('POST', 'dayCloses', { day: '2029-02-08' })).toEqual([400, 'Cash is counted for today or yesterday'])
  expect(await refused('PATCH', own, { expected: 500_000 })).toEqual([400, "'expected' says something only together with 'status'"])
})

test('two at once: one count of an account and day stands, and one of two signatures', async () => {
  await earn()
  const answers = await Promise.all(
    [1, 2].map(() => shop.api.send('POST', 'dayCloses', { day: today(), label, pieces: [{ value: 20_000, count: 25 }] })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'The cash of this day and account is being counted already: open that count',
  })
  const { data } = await shop.api.find('dayCloses', { label } as never)
  const signing = await Promise.all([1, 2].map(() => shop.api.send('PATCH', `dayCloses/${data[0]?._id}`, { status: 'signed' })))
  expect(signing.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(signing.find(({ status }) => status === 409)?.body).toMatchObject({
    message: 'Signed by Founder already: it can’t be changed any more',
  })
})

test('whoever signs for a book that moved meanwhile is told what it says by now', async () => {
  await earn()
  const { _id } = await count(24)
  await earn(60_000)
  expect(await refused('PATCH', `dayCloses/${_id}`, { status: 'signed', expected: 500_000, reason: 'Thối nhầm' })).toEqual([
    409,
    'The book says 560,000 by now: look at the difference again',
  ])
})

test('what moves after the signature is told, and the count stays as it was signed', async () => {
  await earn()
  const close = await sign(await count(25))
  later(10)
  const late = await earn(30_000)
  expect(await cashAt('2029-02-10')).toEqual({ balance: 530_000, status: 'signed', later: { count: 1, amount: 30_000 } })
  later(10)
  await shop.api.patch('funds', late._id, { status: 'refunded' })
  expect(await cashAt('2029-02-10')).toEqual({ balance: 500_000, status: 'signed', later: { count: 1, amount: 0 } })
  expect(await shop.api.get('dayCloses', close._id)).toMatchObject({ expected: 500_000, counted: 500_000 })
})

test('the board takes a signed count back with a reason: the entry goes with it, the trace stays, and the till is counted anew', async () => {
  await earn()
  const cashier = await shop.member('/funds')
  const signed = await sign(await count(24), { reason: 'Thối nhầm khách' })
  const own = `dayCloses/${signed._id}`
  expect(await refused('PATCH', own, { note: 'Sửa' })).toEqual([409, 'Signed by Founder already: it can’t be changed any more'])
  expect(await refused('PATCH', own, { status: 'cancelled', takenBackReason: 'x' }, cashier.api)).toEqual([
    403,
    'Only BOD takes a signed count back',
  ])
  expect(await refused('PATCH', own, { status: 'cancelled' })).toEqual([400, 'Say why it is taken back'])
  expect(await refused('PATCH', `funds/${signed.fundId}`, { status: 'refunded' })).toEqual([
    409,
    'This difference belongs to the count of the cash: take the count back, and it goes with it',
  ])
  expect(await takeBack(signed)).toMatchObject({
    status: 'cancelled',
    counted: 480_000,
    difference: -20_000,
    takenBackBy: 'Founder',
    takenBackReason: 'Đếm sót một tệp',
  })
  expect(await cashAt('2029-02-10')).toEqual({ balance: 500_000, status: undefined, later: undefined })
  expect(await shop.api.get('funds', signed.fundId ?? '')).toMatchObject({ status: 'cancelled', refundReason: 'Đếm sót một tệp' })
  expect((await sign(await count(25))).difference).toBe(0)
  expect(await refused('PATCH', own, { status: 'signed' })).toEqual([409, 'This count was taken back'])
})

test('an account that gets another name keeps its counts', async () => {
  await earn()
  const close = await sign(await count(25))
  await shop.api.send('PATCH', `funds?label=${encodeURIComponent(label)}`, { label: 'Két quầy' })
  expect(await shop.api.get('dayCloses', close._id)).toMatchObject({ label: 'Két quầy', status: 'signed' })
})

test('the board is written what the evening came to, and told by the bell', async () => {
  const letter = new Promise<{ to: string; subject: string; text: string }>((resolve) =>
    app.app.set('mail', { send: (message: never) => Promise.resolve(resolve(message)) } as never),
  )
  await earn()
  const cashier = await shop.member('/funds')
  await shop.ship(await shop.sale([of(await shop.goods('Gạo', { price: 50_000, stock: 3, cost: 30_000 }), 2)]))
  const { _id } = await count(24)
  await cashier.api.patch('dayCloses', _id, { status: 'signed', reason: 'Thối nhầm khách' } as never)
  const { to, subject, text } = await letter
  expect([to, subject]).toEqual([`founder@${shop.founder.slug}.example`, 'End of 10/02/2029: the till lacks 20,000 ₫'])
  expect(text).toContain('Counted: 480,000 ₫\nThe book says: 500,000 ₫\nDifference: −20,000 ₫\nReason: Thối nhầm khách')
  expect(text).toContain('Sales of the day (orders: 1): 100,000 ₫, profit 40,000 ₫')
  expect(text).toContain('Orders left to deliver: 1\n')
  const { data } = await shop.api.find('activities', { group: 'notifications', $limit: -1 } as never)
  expect(data.find(({ kind, values }) => kind === 'day-signed' && values?.group === label)?.values).toMatchObject({
    amount: '480000',
    difference: '-20000',
    day: '2029-02-10',
  })
})

test('the bell rings to the board when a signed count is taken back, with the reason', async () => {
  await earn()
  const { _id } = await sign(await count(25))
  const other = await shop.member('bod')
  await other.api.patch('dayCloses', _id, { status: 'cancelled', takenBackReason: 'Đếm sót một tệp' } as never)
  const { data } = await shop.api.find('activities', { group: 'notifications', $limit: -1 } as never)
  expect(data.find(({ kind, target }) => kind === 'day-taken-back' && target?._id === _id)).toMatchObject({
    status: 'unread',
    values: { amount: '500000', day: today(), group: label, reason: 'Đếm sót một tệp' },
  })
})

test('each of the board is written in the language they read, whoever signs', async () => {
  await earn()
  const other = await shop.member('bod')
  later(1)
  const { workspaceId, username, password } = other
  await app
    .api()
    .with({ 'Accept-Language': 'vi' })
    .send('POST', 'authentication', { strategy: 'local-username', workspaceId, username, password })
  const { emailRaw } = await shop.api.get('users', other.userId)
  const founders = `founder@${shop.founder.slug}.example`
  const subjects = new Map<string, string>()
  const both = new Promise<void>((resolve) =>
    app.app.set('mail', {
      send: async ({ to, subject }: { to: string; subject: string }) => {
        subjects.set(to, subject)
        if (subjects.has(emailRaw) && subjects.has(founders)) resolve()
      },
    } as never),
  )
  await sign(await count(25))
  await both
  const written = today().split('-').reverse().join('/')
  expect([subjects.get(founders), subjects.get(emailRaw)]).toEqual([
    `End of ${written}: the till agrees with the book`,
    `Kết ngày ${written}: quỹ khớp sổ`,
  ])
})

test('who may not see funds sees no count and no book', async () => {
  const { api } = await shop.member('/sales')
  expect((await api.refused('GET', 'dayCloses')).code).toBe(403)
  expect((await api.refused('GET', 'dayCloses?report=book&day=2029-02-10')).code).toBe(403)
})

test('a count that is taken back on the next day leaves that evening to be counted as if it had never been', async () => {
  await earn()
  const signed = await sign(await count(24), { reason: 'Thối nhầm khách' })
  await nextEvening()
  await takeBack(signed)
  // The book of that evening keeps the difference until the day it was taken back.
  expect(await cashAt('2029-02-10')).toMatchObject({ balance: 500_000 })
  const anew = await sign(await count(24, { day: '2029-02-10' }), { expected: 500_000, reason: 'Thiếu thật' })
  expect(anew).toMatchObject({ day: '2029-02-10', difference: -20_000 })
  expect(await shop.api.get('funds', anew.fundId ?? '')).toMatchObject({ created: '2029-02-10T16:59:59.999Z', amount: -20_000 })
  expect(await cashAt('2029-02-11')).toMatchObject({ balance: 480_000 })
})

test('on a day that is closed no difference is booked any more', async () => {
  await earn()
  await nextEvening()
  const yesterday = await count(24, { day: '2029-02-11' })
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2029-02-11' } } as never)
  expect(await refused('PATCH', `dayCloses/${yesterday._id}`, { status: 'signed', reason: 'Thiếu' })).toEqual([
    409,
    'Locked until 2029-02-11: nothing of 2029-02-11 can be added or changed. Choose a later date, or ask the board to open the books',
  ])
  expect(await shop.api.get('dayCloses', yesterday._id)).toMatchObject({ status: 'open' })
})

// The last one: the switch stays on.
test('cash that is gone waits for no second person: nobody pays it', async () => {
  await shop.member('bod')
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { fourEyes: 'enabled', fourEyesAbove: 10_000 } } as never)
  await earn()
  const { fundId } = await sign(await count(24), { reason: 'Thối nhầm khách' })
  expect(await shop.api.get('funds', fundId ?? '')).toMatchObject({ group: 'Cash Shortage', amount: -20_000, status: 'completed' })
  expect(await cashAt(today())).toMatchObject({ balance: 480_000, status: 'signed' })
})
