import type { FundsReport } from '@shared/areas/money/rules/reports/funds'
import type { Fund } from '@shared/areas/money/services/funds'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { addProgram, type Actor } from '../../testing/actors'
import type { Api } from '../../testing/api'
import { startTestApp, type TestApp } from '../../testing/app'
import { differencesIn, saying, Shop } from '../../testing/shop'

/** 10:00 in Vietnam on Wednesday, 20 May 2026. */
const start = new Date('2026-05-20T03:00:00Z')
let now = start
let app: TestApp
let shop: Shop
let accountant: Actor
let partner: Actor
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  accountant = await shop.member('/funds', '/office/hr')
})
beforeEach(() => (now = new Date(now.getTime() + 60_000)))
afterAll(() => app.close())

const SALARIES = 'Salaries and Incentives'
const set = (opts: object, api = shop.api) => api.patch('workspaces', shop.founder.workspaceId, { opts } as never)
const options = async (): Promise<{ fourEyes?: string; fourEyesAbove?: number }> =>
  (await shop.api.get('workspaces', shop.founder.workspaceId)).opts
let paid = 0
/** Each to somebody else, unless it is said to whom. */
const spend = (amount: number, own: object = {}, api: Api = accountant.api): Promise<Fund> => {
  const recipientName = `Cửa hàng ${++paid}`
  return api.create('funds', { group: 'Other Expenses', amount, name: 'Mua bàn ghế', recipientName, status: 'completed', ...own })
}
const to = (api: Api, { _id }: { _id: string }, data: object): Promise<Fund> => api.patch('funds', _id, data as never) as never
const refused = async (api: Api, path: string, data: object) => saying(await api.refused('PATCH', path, data))
const closing = async () =>
  (await shop.api.report<FundsReport>('funds', { report: 'funds', since: '2026-05-01', until: '2026-05-31' })).closing
interface Row {
  service: string
  _id: string
  act: string
  amount?: number
  by: string
  reason?: string
  isOwn: boolean
}
const waiting = async (api: Api = shop.api): Promise<Row[]> => (await api.report<{ data: Row[] }>('workspaces', { report: 'waiting' })).data

const own: [number, string] = [403, 'Whoever made or asked for it can not confirm it: somebody else of the board does']
const board: [number, string] = [403, 'It waits for a second person: a member of the board confirms it']

test('a board of one can’t turn it on, and with the switch off money goes out at once', async () => {
  expect(await refused(shop.api, `workspaces/${shop.founder.workspaceId}`, { opts: { fourEyes: 'enabled' } })).toEqual([
    409,
    'A second person is needed: put another member on the board first',
  ])
  expect(await spend(3_000_000)).toMatchObject({ status: 'completed', amount: -3_000_000 })
  partner = await shop.member('bod')
  expect(await refused(accountant.api, `workspaces/${shop.founder.workspaceId}`, { opts: { fourEyes: 'enabled' } })).toEqual([
    403,
    expect.stringContaining('fourEyes'),
  ])
  await set({ fourEyes: 'enabled', fourEyesAbove: 5_000_000 })
  expect(await options()).toMatchObject({ fourEyes: 'enabled', fourEyesAbove: 5_000_000 })
})

describe('an expense in parts', () => {
  const part = (amount: number, own: object = {}, api: Api = accountant.api) =>
    spend(amount, { name: 'Sơn tường', recipientName: 'Thợ Sơn', ...own }, api)

  test('waits from the part on with which its day and payee come above the limit', async () => {
    const before = await closing()
    const first = await part(3_000_000)
    expect(first).toMatchObject({ status: 'completed' })
    const second = await part(2_000_001, { recipientName: ' thợ son ' })
    expect(second).toMatchObject({ status: 'pending', asked: { act: 'completed', byId: accountant.userId, beside: -3_000_000 } })
    expect(await waiting()).toMatchObject([{ _id: second._id, amount: -2_000_001, beside: -3_000_000 }])
    expect(await closing()).toBe(before - 3_000_000)
    expect(await refused(accountant.api, `funds/${second._id}`, { status: 'completed' })).toEqual(board)
    expect(await to(partner.api, second, { status: 'completed' })).toMatchObject({
      status: 'completed',
      confirmed: { byId: partner.userId },
    })
    expect(await closing()).toBe(before - 5_000_001)
  })

  test('is told apart by payee, by group and by day; what was called off or confirmed is none of it', async () => {
    expect(await part(2_000_000, { recipientName: 'Thợ Mộc' })).toMatchObject({ status: 'completed' })
    expect(await part(2_000_000, { group: 'Assets' })).toMatchObject({ status: 'completed' })
    expect(await part(5_000_000, { created: '2026-05-19T03:00:00Z' })).toMatchObject({ status: 'completed' })
    // 3,000,000 of the first part and 2,000,000 are not above it.
    expect(await part(2_000_000)).toMatchObject({ status: 'completed' })
    const more = await part(1_000)
    expect(more).toMatchObject({ status: 'pending' })
    await to(accountant.api, more, { status: 'cancelled' })
    expect(await waiting()).toEqual([])
  })

  test('a note that is called done later is counted then', async () => {
    const note = await part(4_000_000, { recipientName: 'Thợ Điện', status: 'new-entry' })
    expect(await part(4_000_000, { recipientName: 'Thợ Điện' })).toMatchObject({ status: 'completed' })
    const asked = await to(accountant.api, note, { status: 'completed' })
    expect(asked).toMatchObject({ status: 'pending', asked: { byId: accountant.userId } })
    expect(await to(partner.api, note, { status: 'completed' })).toMatchObject({ status: 'completed' })
  })

  test('of two parts at the same moment one waits', async () => {
    const parts = await Promise.all([1, 2].map(() => part(3_000_000, { recipientName: 'Thợ Nước' })))
    expect(parts.map(({ status }) => status).sort()).toEqual(['completed', 'pending'])
    const asked = parts.find(({ status }) => status === 'pending')
    if (asked) await to(partner.api, asked, { status: 'completed' })
    expect(await waiting()).toEqual([])
  })
})

describe('an expense above the limit', () => {
  test('moves nothing until somebody else of the board confirms it', async () => {
    const before = await closing()
    expect(await spend(5_000_000)).toMatchObject({ status: 'completed' })
    const entry = await spend(5_000_001)
    expect(entry).toMatchObject({ status: 'pending', asked: { act: 'completed', byId: accountant.userId } })
    expect(entry).not.toHaveProperty('completedAt')
    expect(await closing()).toBe(before - 5_000_000)
    expect(await waiting()).toMatchObject([{ service: 'funds', _id: entry._id, act: 'completed', amount: -5_000_001, isOwn: false }])
    expect(await refused(accountant.api, `funds/${entry._id}`, { status: 'completed' })).toEqual(board)
    const after = await to(partner.api, entry, { status: 'completed' })
    expect(after).toMatchObject({ status: 'completed', confirmed: { byId: partner.userId, askedById: accountant.userId } })
    expect(after).not.toHaveProperty('asked')
    expect(await closing()).toBe(before - 10_000_001)
    expect(await waiting()).toEqual([])
    // What was confirmed stays as it was confirmed.
    expect(await refused(accountant.api, `funds/${entry._id}`, { amount: 50_000_000 })).toEqual([409, expect.any(String)])
  })

  test('isn’t confirmed by the board member who made it', async () => {
    const entry = await spend(6_000_000, {}, partner.api)
    expect(await refused(partner.api, `funds/${entry._id}`, { status: 'completed' })).toEqual(own)
    expect(await waiting(partner.api)).toMatchObject([{ _id: entry._id, isOwn: true }])
    expect((await to(shop.api, entry, { status: 'completed' })).status).toBe('completed')
  })

  test('is confirmed as it stands: a change asks anew, in the name of whoever made it', async () => {
    const entry = await spend(6_000_000)
    const seen = await partner.api.get('funds', entry._id)
    now = new Date(now.getTime() + 60_000)
    await to(accountant.api, entry, { amount: 60_000_000 })
    expect(await refused(partner.api, `funds/${entry._id}`, { status: 'completed', rev: seen.rev })).toEqual([
      409,
      'It was changed since you saw it: look at it again before confirming',
    ])
    expect(await to(partner.api, entry, { amount: 7_000_000, status: 'completed' })).toMatchObject({
      status: 'pending',
      asked: { byId: partner.userId },
    })
    expect(await refused(partner.api, `funds/${entry._id}`, { status: 'completed' })).toEqual(own)
    expect(await to(shop.api, entry, { status: 'completed' })).toMatchObject({ status: 'completed', amount: -7_000_000 })
  })

  test('raised above it later waits, too; one below it that its maker completes doesn’t', async () => {
    const entry = await spend(4_000_000, { status: 'new-entry' })
    expect(entry).not.toHaveProperty('asked')
    expect(await to(accountant.api, entry, { amount: 40_000_000, status: 'completed' })).toMatchObject({ status: 'pending' })
    expect((await to(accountant.api, entry, { status: 'cancelled' })).status).toBe('cancelled')
    expect(await waiting()).toEqual([])
  })

  test('is confirmed once when two press at the same moment', async () => {
    const before = await closing()
    const entry = await spend(8_000_000)
    const answers = await Promise.all(
      [partner, shop.founder].map(({ api }) => api.send('PATCH', `funds/${entry._id}`, { status: 'completed' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await closing()).toBe(before - 8_000_000)
    expect(await differencesIn(app)).toEqual([])
  })

  test('is refused with a reason that its maker is told, or withdrawn by its maker', async () => {
    const entry = await spend(9_000_000)
    expect(await refused(partner.api, `funds/${entry._id}`, { refusal: ' ' })).toEqual([400, 'Say why you refuse'])
    expect(await to(partner.api, entry, { refusal: 'Sai số tài khoản' })).toMatchObject({
      status: 'cancelled',
      refused: { reason: 'Sai số tài khoản', byId: partner.userId },
    })
    const told = await accountant.api.send('GET', 'activities?group=notifications&$limit=5')
    expect(told.body).toMatchObject({
      data: expect.arrayContaining([
        expect.objectContaining({
          kind: 'payment-answered',
          values: expect.objectContaining({ did: 'refused', reason: 'Sai số tài khoản' }),
        }),
      ]),
    })
    const other = await spend(9_000_000)
    expect((await to(accountant.api, other, { refusal: '' })).status).toBe('cancelled')
    expect(await refused(partner.api, `funds/${other._id}`, { refusal: 'muộn' })).toEqual([409, 'Nothing waits for a second person here'])
  })

  test('of a program waits, and neither the program nor whoever made its key confirms it', async () => {
    const { api: program } = await addProgram(app, shop.founder, ['bod'])
    const entry = await spend(6_000_000, {}, program)
    expect(entry.status).toBe('pending')
    expect(await refused(program, `funds/${entry._id}`, { status: 'completed' })).toEqual([
      403,
      'An API key can not confirm what waits for a second person',
    ])
    expect(await refused(shop.api, `funds/${entry._id}`, { status: 'completed' })).toEqual(own)
    const socket = await partner.socket()
    expect(await socket.call('patch', 'funds', entry._id, { status: 'completed' })).toMatchObject({ status: 'completed' })
  })

  test('by purchases and pay: a supplier’s payment, a salary of any amount, a sheet of entries', async () => {
    const order = await shop.purchase(
      [[(await shop.goods('Gạo tẻ', { cost: 1 }))._id, 1]].map(([productId]) => ({ productId, quantity: 1, price: 9_000_000 })),
    )
    expect((await shop.pay(order, 9_000_000)).status).toBe('pending')
    expect((await shop.order(order)).paid).toBe(0)
    await shop.earned(partner.userId, 5000, '2026-05')
    const advance = await spend(1000, { group: SALARIES, userId: partner.userId })
    expect(advance).toMatchObject({ status: 'pending' })
    expect((await to(shop.api, advance, { status: 'completed' })).status).toBe('completed')
  })
})

describe('taking money or a sheet back', () => {
  test('a refund waits, the entry counts meanwhile; an order’s payments are refunded one by one', async () => {
    const order = await shop.sale([{ productId: (await shop.service())._id, quantity: 10 }])
    const payment = await shop.pay(order, 3000)
    const before = await closing()
    expect(await refused(shop.api, `orders/${order._id}`, { status: 'cancelled' })).toEqual([409, expect.stringContaining('second person')])
    expect(await to(shop.api, payment, { status: 'refunded', refundReason: 'Khách đổi ý' })).toMatchObject({
      status: 'completed',
      asked: { act: 'refunded', reason: 'Khách đổi ý' },
    })
    expect(await closing()).toBe(before)
    expect((await waiting(partner.api)).find(({ _id }) => _id === payment._id)).toMatchObject({
      act: 'refunded',
      amount: -3000,
      reason: 'Khách đổi ý',
    })
    expect(await refused(shop.api, `funds/${payment._id}`, { status: 'refunded' })).toEqual(own)
    expect(await to(partner.api, payment, { status: 'refunded' })).toMatchObject({
      status: 'cancelled',
      refundReason: 'Khách đổi ý',
      confirmed: { act: 'refunded', byId: partner.userId },
    })
    expect(await closing()).toBe(before - 3000)
    expect((await shop.move(order, 'cancelled')).status).toBe('cancelled')
  })

  test('undoing a payment in the history asks for its refund, no more', async () => {
    const entry = await spend(1000)
    const { body } = await shop.api.send('GET', `history?recordId=${entry._id}`)
    const [row] = (body as { data: { _id: string }[] }).data
    await shop.api.send('PATCH', `history?entryId=${row?._id}`, {})
    expect(await shop.api.get('funds', entry._id)).toMatchObject({ status: 'completed', asked: { act: 'refunded' } })
  })

  test('a sheet that pays above the limit waits as a whole, and so does taking it back', async () => {
    const before = await closing()
    const rows = [
      { group: 'Other Expenses', amount: 7_000_000, name: 'Thuê kho', created: '2026-05-19', status: 'completed' },
      { group: 'Other Expenses', amount: 1000, name: 'Bút', created: '2026-05-19', status: 'completed' },
    ]
    const sheet: ImportRecord = (await shop.api.create('imports', { kind: 'funds', rows } as never)) as never
    expect(sheet.faults).toEqual([])
    const act = (api: Api, status: string): Promise<ImportRecord> => api.patch('imports', sheet._id, { status } as never) as never
    expect(await act(shop.api, 'committed')).toMatchObject({ status: 'rehearsed', asked: { act: 'committed' } })
    expect(await closing()).toBe(before)
    expect(await refused(shop.api, `imports/${sheet._id}`, { status: 'committed' })).toEqual(own)
    expect(await act(partner.api, 'committed')).toMatchObject({ status: 'committed', confirmed: { act: 'committed' } })
    expect(await closing()).toBe(before - 7_001_000)
    expect(await act(shop.api, 'undone')).toMatchObject({ status: 'committed', asked: { act: 'undone' } })
    expect(await shop.api.patch('imports', sheet._id, { refusal: 'thôi' } as never)).not.toHaveProperty('asked')
    await act(shop.api, 'undone')
    expect(await act(partner.api, 'undone')).toMatchObject({ status: 'undone' })
    expect(await closing()).toBe(before)
    expect(await differencesIn(app)).toEqual([])
  })
})

test('loosening it needs the second person itself, tightening it nobody; and the board keeps two', async () => {
  expect(await set({ fourEyesAbove: 1_000_000 })).toMatchObject({ opts: { fourEyesAbove: 1_000_000 } })
  expect(await set({ fourEyesAbove: null, howCalculateRevenue: 'ordered' })).toMatchObject({
    opts: { fourEyesAbove: 1_000_000, howCalculateRevenue: 'ordered' },
    asked: { act: 'settings' },
    wanted: { fourEyes: 'enabled' },
  })
  expect(await refused(shop.api, `workspaces/${shop.founder.workspaceId}`, { opts: { fourEyesAbove: null } })).toEqual(own)
  expect(await set({ fourEyes: 'disabled' }, partner.api)).toMatchObject({ opts: { fourEyes: 'enabled' }, asked: { byId: partner.userId } })
  expect(await refused(shop.api, `users/${partner.userId}`, { status: 'disabled' })).toEqual([409, expect.stringContaining('at least')])
  const { api: program } = await addProgram(app, shop.founder, ['bod'])
  expect((await refused(program, `workspaces/${shop.founder.workspaceId}`, { opts: { fourEyes: 'disabled' } }))[0]).toBe(403)
  expect((await waiting()).find(({ service }) => service === 'workspaces')).toMatchObject({ act: 'settings', isOwn: false })
  const after = await set({ fourEyes: 'disabled' })
  expect(after).toMatchObject({ opts: { fourEyes: 'disabled' } })
  expect(after).not.toHaveProperty('asked')
  expect((await spend(9_000_000)).status).toBe('completed')
})
