import type { Seal } from '@shared/areas/books/services/seals'
import type { SealLink } from '@shared/areas/books/services/sealLinks'
import type { SealQuestion } from '@shared/areas/books/services/sealQuestions'
import type { ReportOf } from '@shared/registry/service-types'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

/** An accountant outside reads one sealed month by a link, and nothing else. */

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

const on = async (day: string): Promise<void> => {
  now = new Date(`${day}T03:00:00Z`)
  await shop.signInAgain()
}

const spend = (amount: number, fields: object = {}) =>
  shop.api.create('funds', { group: 'Other Expenses', amount, label: 'Tiền mặt', status: 'completed', ...fields } as never)

/** In January 1,000 came in; in February 7 of 10 bags are sold, shipped and paid, 50,000 is spent, and Lan is paid 300,000; it is sealed on the 5th of March. */
const sealedFebruary = async () => {
  await spend(1_000, { group: 'Other Income', created: '2029-01-10T03:00:00Z' })
  const rice = await shop.goods('Gạo', { price: 100_000, stock: 10, cost: 60_000 })
  const sale = await shop.ship(await shop.sale([of(rice, 7)]))
  await shop.pay(sale, 700_000)
  const spent = await spend(50_000, { name: 'Tiền điện' })
  await spend(300_000, { group: 'Salaries and Incentives', name: 'Lương Lan' })
  await on('2029-03-05')
  const seal: Seal = await shop.api.create('seals', { until: '2029-02-28', notes: [] } as never)
  return { sale, spent, seal }
}

const made = async (seal: Pick<Seal, '_id'>, fields: object = {}): Promise<SealLink & { token: string }> => {
  const link = await shop.api.create('sealLinks', { sealId: seal._id, name: 'Chị Hạnh, kế toán Tâm An', ...fields })
  return { ...link, token: link.token ?? '' }
}

type Report = 'opened' | 'trialBalance' | 'account' | 'journal' | 'partners'
/** Asked by nobody, with the token in the header, where no log has it. */
const ask = async (token: string, report: Report, words: Record<string, string> = {}) => {
  const response = await fetch(`${app.url}/api/sealLinks?${new URLSearchParams({ report, ...words }).toString()}`, {
    headers: { 'Link-Token': token, 'Accept-Language': 'en' },
  })
  return { status: response.status, body: (await response.json()) as unknown }
}
const read = async <R extends Report>(token: string, report: R, words: Record<string, string> = {}): Promise<ReportOf<'sealLinks', R>> => {
  const { status, body } = await ask(token, report, words)
  expect([status, body]).toEqual([200, body])
  return body as ReportOf<'sealLinks', R>
}
const question = async (token: string, data: object) => app.api().send('POST', 'sealQuestions', { token, ...data })

describe('a link to a sealed month', () => {
  test('shows its balances as they were sealed, whoever asks, without signing in', async () => {
    const { seal } = await sealedFebruary()
    const { token } = await made(seal)
    const { data, total } = await read(token, 'trialBalance')
    expect(
      data.map(({ account, openingDebit, openingCredit, debit, credit, closingDebit, closingCredit }) => [
        account,
        openingDebit,
        openingCredit,
        debit,
        credit,
        closingDebit,
        closingCredit,
      ]),
    ).toEqual([
      ['111', 1_000, 0, 700_000, 350_000, 351_000, 0],
      ['131', 0, 0, 700_000, 700_000, 0, 0],
      ['156', 0, 0, 600_000, 420_000, 180_000, 0],
      ['3381', 0, 0, 0, 600_000, 0, 600_000],
      ['421', 0, 1_000, 0, 0, 0, 1_000],
      ['511', 0, 0, 0, 700_000, 0, 700_000],
      ['632', 0, 0, 420_000, 0, 420_000, 0],
      ['6422', 0, 0, 350_000, 0, 350_000, 0],
    ])
    expect(total).toMatchObject({ closingDebit: 1_301_000, closingCredit: 1_301_000 })
  })

  test('tells the company, for whom it is, until when, the seal and the result', async () => {
    const { seal } = await sealedFebruary()
    const { token, until } = await made(seal)
    expect(until).toBe('2029-04-04')
    const opened = await read(token, 'opened')
    expect(opened).toMatchObject({
      workspace: { name: shop.founder.workspace.name },
      name: 'Chị Hạnh, kế toán Tâm An',
      until: '2029-04-04',
      month: { since: '2029-02-01', until: '2029-02-28' },
      seal: { code: seal.code, later: 0 },
      figures: { revenue: 700_000, cost: 420_000, netProfit: -70_000 },
      questions: [],
      questionsLeft: 50,
    })
    expect(JSON.stringify(opened)).not.toMatch(/workspaceId|creator|hash|visits/)
  })

  test('knows nothing of other months, and nothing that was entered after the seal', async () => {
    const { seal } = await sealedFebruary()
    const { token } = await made(seal)
    now = new Date('2029-03-05T04:00:00Z')
    await spend(9_000, { name: 'Tháng ba' })
    await shop.api.send('PATCH', `workspaces/${shop.founder.workspaceId}`, { opts: { lockDate: null }, reopenReason: 'Quên một phiếu' })
    await spend(40_000, { created: '2029-02-20T03:00:00Z', name: 'Phiếu quên' })
    expect((await read(token, 'opened')).seal.later).toBe(1)
    const balance = await read(token, 'trialBalance')
    expect(balance.data.find(({ account }) => account === '6422')).toMatchObject({ debit: 350_000 })
    const cash = await read(token, 'account', { account: '111' })
    expect(cash).toMatchObject({
      since: '2029-02-01',
      until: '2029-02-28',
      opening: 1_000,
      debit: 700_000,
      credit: 350_000,
      closing: 351_000,
    })
    const journal = await read(token, 'journal')
    for (const book of [cash, journal]) {
      expect([...new Set(book.data.map(({ day }) => day.slice(0, 7)))]).toEqual(['2029-02'])
      expect(JSON.stringify(book)).not.toMatch(/Phiếu quên|Tháng ba/)
    }
    // A page may be asked for, but no other days.
    expect((await read(token, 'journal', { place: '2029-03-01.0' })).data.map(({ day }) => day.slice(0, 7))).not.toContain('2029-03')
    expect((await read(token, 'account', { account: '111', place: '2029-01-01.0' })).opening).toBe(1_000)
    expect((await ask(token, 'journal', { since: '2029-01-01' })).status).toBe(400)
  })

  test('tells what goods cost, and of pay what a day comes to: not who, and not by whom it was entered', async () => {
    const { seal, sale } = await sealedFebruary()
    const { token } = await made(seal)
    const journal = await read(token, 'journal')
    expect(journal.data.filter(({ account, number }) => account === '632' && number === sale.order_number)).toMatchObject([
      { debit: 420_000 },
    ])
    expect(journal.data.filter(({ withheld }) => withheld).map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['111', 0, 300_000],
      ['6422', 300_000, 0],
    ])
    expect(JSON.stringify(journal)).not.toMatch(/Lan|"by"|"recordId"/)
  })

  test('tells the account of each partner, which add up to the trial balance, and the lines of one', async () => {
    const an = await shop.api.create('assets', { group: 'Customers', name: 'Chị An' })
    const service = await shop.service('Giao hàng', 200_000)
    await shop.ship(await shop.sale([of(service, 1)], { customerId: an._id }))
    const { seal } = await sealedFebruary()
    const { token } = await made(seal)
    const { data, total } = await read(token, 'partners', { account: '131' })
    expect(data).toEqual([
      { _id: an._id, name: 'Chị An', opening: 0, debit: 200_000, credit: 0, closing: 200_000 },
      { _id: shop.customer._id, name: 'Chị Hoa', opening: 0, debit: 700_000, credit: 700_000, closing: 0 },
    ])
    const balance = (await read(token, 'trialBalance')).data.find(({ account }) => account === '131')
    expect(total).toEqual({ opening: 0, debit: balance?.debit, credit: balance?.credit, closing: balance?.closingDebit })
    expect(await read(token, 'account', { account: '131', partnerId: shop.customer._id })).toMatchObject({
      partner: 'Chị Hoa',
      debit: 700_000,
      credit: 700_000,
    })
    expect((await read(token, 'partners', { account: '331' })).data).toEqual([])
  })

  test('shows what was ticked, and nothing besides', async () => {
    const { seal } = await sealedFebruary()
    const { token } = await made(seal, { books: ['journal'] })
    expect((await read(token, 'opened')).figures).toBeUndefined()
    for (const report of ['trialBalance', 'account', 'partners'] as const)
      expect(saying((await ask(token, report)).body as never)).toEqual([403, 'This link does not show that'])
    expect((await read(token, 'journal')).data.length).toBeGreaterThan(0)
  })

  test('opens no other door of the company', async () => {
    const { seal } = await sealedFebruary()
    const { token } = await made(seal)
    for (const path of ['ledger', 'seals', 'orders?group=sales', 'funds', 'sealLinks', 'sealQuestions', `seals/${seal.code}`]) {
      const response = await fetch(`${app.url}/api/${path}`, {
        headers: { 'Link-Token': token, Authorization: `Bearer ${token}` },
      })
      expect([path, response.status]).toEqual([path, 401])
    }
  })
})

describe('a link ends', () => {
  const over = [404, 'This link has ended: ask the company for another']

  test('after its last day, at once when it is revoked, and with its company; a stranger can’t tell which', async () => {
    const { seal } = await sealedFebruary()
    const [expired, revoked] = [await made(seal, { until: '2029-03-06' }), await made(seal)]
    await shop.api.patch('sealLinks', revoked._id, { status: 'revoked' })
    await on('2029-03-06')
    expect((await ask(expired.token, 'opened')).status).toBe(200)
    await on('2029-03-07')
    const answers = await Promise.all([expired.token, revoked.token, 'A'.repeat(32)].map((token) => ask(token, 'opened')))
    expect(answers.map(({ body }) => saying(body as never))).toEqual([over, over, over])
    const told = answers.map(({ body }) => JSON.stringify(body))
    expect(new Set(told).size).toBe(1)
  })

  test.each(['', 'x', 'A'.repeat(33), '../../x', 'ă'.repeat(32)])('and %p opened none ever', async (token) => {
    expect([400, 404]).toContain((await app.api().send('GET', `sealLinks?${new URLSearchParams({ report: 'opened', token })}`)).status)
  })

  test('within ninety days, after thirty where nothing is said', async () => {
    const { seal } = await sealedFebruary()
    expect((await made(seal, { until: '2029-06-03' })).until).toBe('2029-06-03')
    for (const until of ['2029-06-04', '2029-03-04'])
      expect(saying(await shop.api.refused('POST', 'sealLinks', { sealId: seal._id, name: 'A', until }))).toEqual([
        400,
        'A link ends within 90 days, from today on',
      ])
  })

  test('for good', async () => {
    const { seal } = await sealedFebruary()
    const { _id } = await made(seal)
    expect(await shop.api.patch('sealLinks', _id, { status: 'revoked' })).toMatchObject({ status: 'revoked', revokedAt: now.toISOString() })
    expect((await shop.api.refused('PATCH', `sealLinks/${_id}`, { status: 'revoked' })).code).toBe(409)
  })
})

describe('the company', () => {
  test('is shown the token once; only its hash is kept', async () => {
    const { seal } = await sealedFebruary()
    const { _id, token } = await made(seal)
    expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
    expect(JSON.stringify(await shop.api.get('sealLinks', _id))).not.toContain(token)
    const stored = await app.database.records('sealLinks', shop.founder.workspaceId).byId(_id)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  test('sees how often it was opened, when and from where; half an hour is one visit', async () => {
    const { seal } = await sealedFebruary()
    const { _id, token } = await made(seal)
    expect(await shop.api.get('sealLinks', _id)).toMatchObject({ uses: 0, visits: [] })
    await Promise.all([ask(token, 'opened'), ask(token, 'trialBalance'), ask(token, 'journal')])
    now = new Date('2029-03-05T03:20:00Z')
    await ask(token, 'account')
    expect(await shop.api.get('sealLinks', _id)).toMatchObject({
      uses: 1,
      usedAt: '2029-03-05T03:00:00.000Z',
      visits: [{ at: '2029-03-05T03:00:00.000Z', address: expect.stringMatching(/127\.0\.0\.1|::1/) }],
    })
    now = new Date('2029-03-05T03:31:00Z')
    await ask(token, 'opened')
    expect(await shop.api.get('sealLinks', _id)).toMatchObject({ uses: 2, usedAt: '2029-03-05T03:31:00.000Z' })
  })

  test('is its board: who reads reports makes no links and sees none', async () => {
    const { seal } = await sealedFebruary()
    await made(seal)
    const reader = await shop.member('/report')
    expect((await reader.api.send('POST', 'sealLinks', { sealId: seal._id, name: 'A' })).status).toBe(403)
    expect((await reader.api.send('GET', 'sealLinks')).status).toBe(403)
    expect((await reader.api.send('GET', 'sealQuestions')).status).toBe(403)
  })
})

describe('a question of the accountant', () => {
  test('rings for whoever made the link, leads to the record, and is answered on the page', async () => {
    const { seal, spent } = await sealedFebruary()
    const { token } = await made(seal)
    const line = (await read(token, 'journal')).data.find(({ number }) => number === spent.number)
    const { status, body } = await question(token, { text: 'Hoá đơn đâu?', entryId: line?.entryId, account: '6422' })
    expect([status, body]).toMatchObject([201, { text: 'Hoá đơn đâu?', account: '6422', subject: `${spent.number} · Tiền điện` }])
    const [notice] = (await shop.api.find('activities', { $limit: 1 })).data
    expect(notice).toMatchObject({
      kind: 'accountant-question',
      body: 'Hoá đơn đâu?',
      values: { name: 'Chị Hạnh, kế toán Tâm An' },
      target: { service: 'sealQuestions' },
      status: 'unread',
    })
    const [asked] = (await shop.api.find('sealQuestions', { sealId: seal._id })).data as SealQuestion[]
    expect(asked).toMatchObject({
      by: 'Chị Hạnh, kế toán Tâm An',
      service: 'funds',
      recordId: spent._id,
      day: '2029-02-05',
      status: 'pending',
    })
    await shop.api.patch('sealQuestions', asked?._id ?? '', { answer: 'Em gửi kèm' } as never)
    expect((await read(token, 'opened')).questions).toMatchObject([
      { text: 'Hoá đơn đâu?', subject: `${spent.number} · Tiền điện`, answer: 'Em gửi kèm', answeredAt: now.toISOString() },
    ])
  })

  test('is about what the link shows: no pay, no entry of another month', async () => {
    const { seal } = await sealedFebruary()
    const { token } = await made(seal)
    const journal = app.database.records('journal', shop.founder.workspaceId)
    const entries = await journal.find({})
    const january = entries.find(({ day }) => day === '2029-01-10')
    const pay = entries.find(({ body }) => body.includes('Salaries'))
    for (const entry of [january, pay])
      expect(saying((await question(token, { text: 'Gì đây?', entryId: entry?._id })).body as never)).toEqual([
        400,
        'This entry is not shown by the link',
      ])
  })

  test('comes by an open link alone, ten an hour and fifty in all', async () => {
    const { seal } = await sealedFebruary()
    const { _id, token } = await made(seal)
    expect((await question('A'.repeat(32), { text: 'Gì?' })).status).toBe(404)
    expect((await app.api().send('POST', 'sealQuestions', { text: 'Gì?' })).status).toBe(400)
    expect((await question(token, { text: '' })).status).toBe(400)
    expect((await question(token, { text: 'x'.repeat(501) })).status).toBe(400)
    const asked: number[] = []
    for (let nth = 0; nth < 11; nth++) asked.push((await question(token, { text: `Câu ${nth}` })).status)
    expect(asked).toEqual([...Array.from({ length: 10 }, () => 201), 429])
    const another = await made(seal)
    await app.database.correct('sealLinks', shop.founder.workspaceId, { _id: another._id }, { $set: { questions: 50 } })
    expect(saying((await question(another.token, { text: 'Câu 51' })).body as never)).toEqual([
      409,
      'All 50 questions of this link are asked: write to the company',
    ])
    expect((await shop.api.get('sealLinks', _id)).questions).toBe(10)
  })
})
