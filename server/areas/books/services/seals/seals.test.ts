import type { Fund } from '@shared/areas/money/services/funds'
import type { Seal, SealProof } from '@shared/areas/books/services/seals'
import type { ReportOf } from '@shared/registry/service-types'
import { signUp } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'
import { proveAllSeals } from './prove-all'

/** A month is closed once all is done, and its seal proves for ever what its books said then. */

let now = new Date('2029-02-05T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
beforeEach(async () => {
  now = new Date('2029-02-05T03:00:00Z')
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const FEBRUARY = '2029-02-28'

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

const spend = (amount: number, fields: object = {}): Promise<Fund> =>
  shop.api.create('funds', { group: 'Other Expenses', amount, label: 'Tiền mặt', status: 'completed', ...fields } as never)

/** In February 7 of 10 bags are sold, shipped and paid, and 50,000 is spent; it is the 5th of March. */
const tradeInFebruary = async () => {
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
  const sale = await shop.ship(await shop.sale([of(rice, 7)]))
  await shop.pay(sale, 700_000)
  const spent = await spend(50_000)
  await on('2029-03-05')
  return { rice, sale, spent }
}

const close = (until: string = FEBRUARY, notes: object[] = []): Promise<Seal> => shop.api.create('seals', { until, notes } as never)
const refusedToClose = async (until: string = FEBRUARY, notes: object[] = []) =>
  saying(await shop.api.refused('POST', 'seals', { until, notes }))
const prove = async (code: string): Promise<SealProof> => (await shop.api.send('GET', `seals/${code}`)).body as SealProof
const lockDate = async () => (await shop.api.get('workspaces', shop.founder.workspaceId)).opts.lockDate
const open = (day: string | null, reopenReason?: string) =>
  shop.api.send('PATCH', `workspaces/${shop.founder.workspaceId}`, { opts: { lockDate: day }, ...(reopenReason ? { reopenReason } : {}) })
const monthsOf2029 = () => shop.api.report<ReportOf<'seals', 'months'>>('seals', { report: 'months', year: 2029 })
const openChecks = async (until: string = FEBRUARY) =>
  (await shop.api.report<ReportOf<'seals', 'checks'>>('seals', { report: 'checks', until })).data
    .filter(({ count }) => count > 0)
    .map(({ kind, count, amount, data }) => [kind, count, amount, data.map(({ name }) => name)])

describe('a month that is closed', () => {
  test('keeps what each account and the business came to', async () => {
    await tradeInFebruary()
    const { figures, seq, code } = await close()
    expect(figures.accounts.map(({ account, opening, debit, credit, closing }) => [account, opening, debit, credit, closing])).toEqual([
      ['111', 0, 700_000, 50_000, 650_000],
      ['131', 0, 700_000, 700_000, 0],
      ['156', 0, 600_000, 420_000, 180_000],
      ['3381', 0, 0, 600_000, -600_000],
      ['511', 0, 0, 700_000, -700_000],
      ['632', 0, 420_000, 0, 420_000],
      ['6422', 0, 50_000, 0, 50_000],
    ])
    expect(figures).toMatchObject({
      howCalculateRevenue: 'ordered',
      revenue: 700_000,
      cost: 420_000,
      groups: [{ _id: 'Other Expenses', isCredit: false, total: -50_000 }],
      netProfit: 230_000,
      depreciation: 0,
      netProfitAfterDepreciation: 230_000,
    })
    expect(seq).toBe(await app.database.records('journal', shop.founder.workspaceId).count({}))
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){7}$/)
  })

  test('takes no entry any more, and what is known of it later is of the month in which it is', async () => {
    await tradeInFebruary()
    await close()
    expect(await lockDate()).toBe(FEBRUARY)
    expect(
      (
        await shop.api.refused('POST', 'funds', {
          group: 'Other Income',
          amount: 10,
          label: 'Tiền mặt',
          status: 'completed',
          created: '2029-02-20T03:00:00Z',
        })
      ).code,
    ).toBe(409)
  })

  test('is the next one: days that are closed already stay closed', async () => {
    await tradeInFebruary()
    await close()
    expect((await close('2029-01-31')).figures.accounts).toEqual([])
    expect(await lockDate()).toBe(FEBRUARY)
  })

  test('is over, and closed through its last day', async () => {
    await tradeInFebruary()
    expect(await refusedToClose('2029-02-27')).toEqual([400, 'Close a month through its last day'])
    expect(await refusedToClose('2029-03-31')).toEqual([400, 'Only days that are over can be closed'])
  })
})

describe('before a month is closed', () => {
  test('entries that wait have to be decided', async () => {
    const wait = await spend(20_000, { status: 'pending', name: 'Tiền điện' })
    await tradeInFebruary()
    expect(await openChecks()).toEqual([['waiting-entries', 1, 20_000, [wait.number]]])
    expect(await refusedToClose()).toEqual([409, 'Still to be done before the month is closed: 1'])
    expect(await lockDate()).toBeUndefined()
    await shop.api.patch('funds', wait._id, { status: 'cancelled' })
    expect(await openChecks()).toEqual([])
    expect((await close()).open).toEqual([])
  })

  test('money has to lie somewhere, and no drawer holds less than nothing on any evening', async () => {
    await spend(30_000, { created: '2029-02-03T03:00:00Z' })
    const nowhere = await shop.api.create('funds', { group: 'Other Income', amount: 1_000, status: 'completed' } as never)
    // As entries were that nobody gave an account, before each was given one.
    await app.database.correct('funds', shop.founder.workspaceId, { _id: nowhere._id }, { $unset: { label: '' } })
    await tradeInFebruary()
    expect(await openChecks()).toEqual([
      ['money-without-account', 1, 1_000, [nowhere.number]],
      // On the 3rd and the 4th.
      ['cash-below-zero', 2, -30_000, ['Tiền mặt']],
    ])
  })

  test('what is of an earlier month that is still open counts too, as it is closed with it', async () => {
    await spend(20_000, { status: 'pending', created: '2029-01-10T03:00:00Z' })
    await tradeInFebruary()
    expect((await openChecks()).map(([kind]) => kind)).toEqual(['waiting-entries'])
  })

  test('goods of unknown cost have to be given one', async () => {
    await shop.goods('Hạt dẻ', { stock: 3, cost: 'n/a' })
    await tradeInFebruary()
    expect(await openChecks()).toEqual([['goods-of-unknown-cost', 3, undefined, ['Hạt dẻ']]])
  })

  test('shifts need their end and a decision, whoever’s they are', async () => {
    const member = await shop.member('/sales')
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { checkinNeedApproval: 'enabled' } } as never)
    const own = (group: 'checkin' | 'checkout', created: string) =>
      member.api.create('activities', { userId: member.userId, group, created } as never)
    const worked = await own('checkin', '2029-02-05T01:00:00Z')
    await own('checkout', '2029-02-05T03:00:00Z')
    await tradeInFebruary()
    expect(await openChecks()).toEqual([['open-shifts', 1, undefined, ['Member /sales']]])
    expect(await refusedToClose()).toEqual([409, 'Still to be done before the month is closed: 1'])
    await shop.api.patch('activities', worked._id, { status: 'disapproved' } as never)
    expect(await openChecks()).toEqual([])
  })

  test('a shift that nobody ended counts, however it is decided', async () => {
    const member = await shop.member('/sales')
    const stay = await shop.api.create('activities', { userId: member.userId, group: 'checkin', created: '2029-02-05T01:00:00Z' } as never)
    await tradeInFebruary()
    expect(await openChecks()).toEqual([['open-shifts', 1, undefined, ['Member /sales']]])
    await shop.api.patch('activities', stay._id, { status: 'approved', checkedOut: '2029-02-05T05:00:00Z' } as never)
    expect(await openChecks()).toEqual([])
  })

  test('pay of the month that isn’t paid may stay, with a word', async () => {
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { payroll: 'hours' } } as never)
    const member = await shop.member('/sales')
    await shop.api.patch('users', member.userId, { baseSalary: 24_000_000, baseSalaryFrom: '2029-02' } as never)
    await shop.api.create('activities', {
      group: 'adjustments',
      userId: member.userId,
      amount: 300_000,
      body: 'Thưởng',
      month: '2029-02',
    } as never)
    await tradeInFebruary()
    expect(await openChecks()).toEqual([['unpaid-salaries', 1, 300_000, ['Member /sales']]])
    expect(await refusedToClose()).toEqual([400, 'Say why what is open stays as it is'])
    await shop.api.create('funds', {
      group: 'Salaries and Incentives',
      userId: member.userId,
      month: '2029-02',
      label: 'Tiền mặt',
      status: 'completed',
    } as never)
    expect(await openChecks()).toEqual([])
  })

  test('an order in error may stay, with a word that is kept on the seal', async () => {
    const rice = await shop.goods('Gạo', { price: 100_000 })
    const order = await shop.sale([of(rice, 1)])
    await shop.api.patch('orders', order._id, { status: 'error', isForce: true })
    await on('2029-03-05')
    expect(await openChecks()).toEqual([['orders-in-error', 1, 100_000, [order.order_number]]])
    expect(await refusedToClose()).toEqual([400, 'Say why what is open stays as it is'])
    const { notes, open } = await close(FEBRUARY, [{ kind: 'orders-in-error', note: 'Khách hẹn tháng sau' }])
    expect(notes).toEqual([{ kind: 'orders-in-error', note: 'Khách hẹn tháng sau' }])
    expect(open).toEqual([{ kind: 'orders-in-error', count: 1, amount: 100_000 }])
  })
})

describe('a seal', () => {
  test('holds while the books are what they were, however its code is typed', async () => {
    await tradeInFebruary()
    const { code, seq } = await close()
    await spend(10_000)
    for (const typed of [code, code.toLowerCase().replaceAll('-', ''), code.replaceAll('-', '%20'), `%20${code}%20`])
      expect(await prove(typed)).toMatchObject({ code, seq, holds: true, later: { count: 0 } })
  })

  test('is broken by a byte of any entry, and names it', async () => {
    const { sale } = await tradeInFebruary()
    const { code } = await close()
    const journal = app.database.records('journal', shop.founder.workspaceId)
    const [entry] = await journal.find({ recordId: sale._id }, { sort: { n: 1 } })
    const body = entry?.body ?? ''
    await app.database.correct(
      'journal',
      shop.founder.workspaceId,
      { _id: entry?._id },
      { $set: { body: body.replaceAll('700000', '700001') } },
    )
    expect(await prove(code)).toMatchObject({
      holds: false,
      broken: { why: 'changed', service: 'orders', recordId: sale._id, name: sale.order_number, day: '2029-02-05' },
    })
    await app.database.correct('journal', shop.founder.workspaceId, { _id: entry?._id }, { $set: { body } })
    expect((await prove(code)).holds).toBe(true)
  })

  test.each([
    ['a figure', { 'figures.netProfit': 230_001 }],
    ['a word', { notes: [{ kind: 'orders-in-error', note: 'x' }] }],
    ['its day', { until: '2029-01-31' }],
  ])('is broken by %s of its own that is changed', async (_what, fields) => {
    await tradeInFebruary()
    const { code, _id } = await close()
    await app.database.correct('seals', shop.founder.workspaceId, { _id }, { $set: fields })
    expect(await prove(code)).toMatchObject({ holds: false, broken: { why: 'seal' } })
  })

  test('is broken where the line was made anew after an entry was changed', async () => {
    await tradeInFebruary()
    const { code } = await close()
    const [entry] = await app.database.records('journal', shop.founder.workspaceId).find({})
    await app.database.correct('journal', shop.founder.workspaceId, { _id: entry?._id }, { $set: { rev: 9 } })
    await app.database.clear('blocks', shop.founder.workspaceId)
    expect(await prove(code)).toMatchObject({ holds: false, broken: { why: 'line' } })
    await app.database.clear('journal', shop.founder.workspaceId)
  })

  test('stays when its month is opened, which wants a reason, and tells what came after it', async () => {
    const { spent } = await tradeInFebruary()
    const { code, _id } = await close()
    expect(saying((await open('2029-01-31')).body as never)).toEqual([400, 'Say why: a sealed month is opened'])
    expect((await open('2029-01-31', 'Quên một phiếu chi')).status).toBe(200)
    expect(await shop.api.get('seals', _id)).toMatchObject({ opened: { by: 'Founder', reason: 'Quên một phiếu chi' } })
    await spend(40_000, { created: '2029-02-20T03:00:00Z', name: 'Phiếu quên' })
    const month = async () => (await monthsOf2029()).data[1]
    expect(await month()).toMatchObject({ month: '2029-02', state: 'opened', seal: { later: 1, netProfit: 230_000 } })
    const proof = await prove(code)
    expect(proof).toMatchObject({
      holds: true,
      later: { count: 1, amount: 40_000, data: [{ day: '2029-02-20', service: 'funds', amount: 40_000 }] },
    })
    expect(spent.amount).toBe(-50_000)

    const again = await close()
    expect(again).toMatchObject({ number: 2, figures: { netProfit: 190_000 } })
    expect(again.code).not.toBe(code)
    expect(await month()).toMatchObject({ state: 'sealed', seal: { _id: again._id, later: 0 } })
    expect(await prove(code)).toMatchObject({ holds: true, later: { count: 1 } })
    expect(await prove(again.code)).toMatchObject({ holds: true, later: { count: 0 } })
  })

  test('is made once, however many close the month at the same moment', async () => {
    await tradeInFebruary()
    const answers = await Promise.all(Array.from({ length: 4 }, () => shop.api.send('POST', 'seals', { until: FEBRUARY })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect((await shop.api.find('seals', {})).total).toBe(1)
    expect(await refusedToClose()).toEqual([409, 'This month is sealed already'])
  })

  test('is proven by itself each night, and what was found stands beside it', async () => {
    await tradeInFebruary()
    const { _id } = await close()
    await proveAllSeals(app.app)
    expect(await shop.api.get('seals', _id)).toMatchObject({ checked: { holds: true } })
    const [entry] = await app.database.records('journal', shop.founder.workspaceId).find({})
    await app.database.correct('journal', shop.founder.workspaceId, { _id: entry?._id }, { $set: { rev: 9 } })
    await proveAllSeals(app.app)
    expect(await shop.api.get('seals', _id)).toMatchObject({ checked: { holds: false, broken: { why: 'changed' } } })
    await app.database.correct('journal', shop.founder.workspaceId, { _id: entry?._id }, { $set: { rev: entry?.rev } })
  })
})

describe('who may', () => {
  test('see seals: whoever reads reports; what came later is told by the board’s figures alone', async () => {
    await tradeInFebruary()
    const { code, _id } = await close()
    await open(null, 'Sửa')
    await spend(40_000, { created: '2029-02-20T03:00:00Z' })
    const reader = await shop.member('/report')
    expect((await reader.api.get('seals', _id)).code).toBe(code)
    expect((await reader.api.send('GET', `seals/${code}`)).body).toMatchObject({ holds: true, later: { count: 1 } })
    expect(((await reader.api.send('GET', `seals/${code}`)).body as SealProof).later).toEqual({ count: 1 })
    expect((await reader.api.send('POST', 'seals', { until: FEBRUARY })).status).toBe(403)
    expect((await reader.api.send('GET', `seals?report=checks&until=${FEBRUARY}`)).status).toBe(403)
    const seller = await shop.member('/sales')
    expect((await seller.api.send('GET', `seals/${code}`)).status).toBe(403)
  })

  test('prove a code: the company it is of, and nobody else', async () => {
    await tradeInFebruary()
    const { code } = await close()
    const other = await signUp(app)
    expect((await other.api.send('GET', `seals/${code}`)).status).toBe(404)
    expect((await shop.api.send('GET', `seals/${'0000-'.repeat(7)}0000`)).status).toBe(404)
  })
})

test('months tell how they stand, from the first with books on', async () => {
  await spend(10, { group: 'Other Income', created: '2029-01-10T03:00:00Z' })
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2029-01-31' } } as never)
  await tradeInFebruary()
  const states = async () => (await monthsOf2029()).data.map(({ month, state }) => `${month} ${state}`)
  expect(await states()).toEqual(['2029-03 running', '2029-02 open', '2029-01 closed'])
  await close()
  expect(await states()).toEqual(['2029-03 running', '2029-02 sealed', '2029-01 closed'])
})

describe('what was proven last night', () => {
  const spoil = async () => {
    const journal = app.database.records('journal', shop.founder.workspaceId)
    const [entry] = await journal.find({}, { sort: { slot: 1, n: 1 } })
    const rev = entry?.rev ?? 0
    const set = (value: number) => app.database.correct('journal', shop.founder.workspaceId, { _id: entry?._id }, { $set: { rev: value } })
    await set(rev + 1)
    return () => set(rev)
  }

  test('is not read again by a page, which says since when; the next night reads all', async () => {
    await tradeInFebruary()
    const { code } = await close()
    expect((await prove(code)).known).toBeUndefined()
    await proveAllSeals(app.app)
    expect(await prove(code)).toMatchObject({ holds: true, known: now.toISOString() })
    const restore = await spoil()
    expect(await prove(code)).toMatchObject({ holds: true, known: now.toISOString() })
    await proveAllSeals(app.app)
    const proof = await prove(code)
    expect(proof).toMatchObject({ holds: false, broken: { why: 'changed' } })
    expect(proof.known).toBeUndefined()
    await restore()
    expect((await prove(code)).holds).toBe(true)
  })

  test('leaves what was entered since to be read by the page', async () => {
    const { sale } = await tradeInFebruary()
    await close('2029-01-31')
    await proveAllSeals(app.app)
    const late = await spend(7_000, { created: '2029-02-27T03:00:00Z' })
    const { code } = await close()
    expect(await prove(code)).toMatchObject({ holds: true, known: now.toISOString() })
    const journal = app.database.records('journal', shop.founder.workspaceId)
    const [entry] = await journal.find({ recordId: late._id })
    await app.database.correct('journal', shop.founder.workspaceId, { _id: entry?._id }, { $set: { rev: 9 } })
    expect(await prove(code)).toMatchObject({ holds: false, broken: { why: 'changed', recordId: late._id } })
    await app.database.correct('journal', shop.founder.workspaceId, { _id: entry?._id }, { $set: { rev: entry?.rev } })
    expect(sale.status).toBe('shipped')
  })

  test('can’t be claimed by who reaches the database alone, nor of another company, nor of a line made anew', async () => {
    await tradeInFebruary()
    const { code } = await close()
    await proveAllSeals(app.app)
    const restore = await spoil()
    const settings = app.database.collection('settings')
    const name = `line proven ${shop.founder.workspaceId}`
    const kept = await settings.findOne({ name })
    await settings.updateOne({ name }, { $set: { value: JSON.stringify([9, 'x', 0]) } })
    expect((await prove(code)).holds).toBe(false)
    const other = await Shop.open(app)
    const foreign = app.app.get('sealer').seal('[1,"",0]', `line/${other.founder.workspaceId}`)
    await settings.updateOne({ name }, { $set: { value: foreign } })
    expect((await prove(code)).holds).toBe(false)
    await settings.updateOne({ name }, { $set: { value: kept?.value } })
    expect((await prove(code)).holds).toBe(true)
    await app.database.clear('blocks', shop.founder.workspaceId)
    expect((await prove(code)).holds).toBe(false)
    await restore()
  })
})
