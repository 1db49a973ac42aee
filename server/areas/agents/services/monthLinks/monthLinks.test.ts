import type { Asset } from '@shared/areas/partners/services/assets'
import type { MonthLink } from '@shared/areas/agents/services/monthLinks'
import type { ReportOf } from '@shared/registry/service-types'
import type { Message } from '../../../../platform/mail/mail'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, saying, Shop } from '../../../../testing/shop'

/** A member reads their payslip, and an agent their commissions, by a link: that month of theirs and nothing else. */

type Opened = ReportOf<'monthLinks', 'opened'>

/** 10:00 in Vietnam on Monday, 5 March 2029. */
const start = new Date('2029-03-05T03:00:00Z')
let now = start
let app: TestApp
let shop: Shop
let lan: Actor
let payer: Actor
let hieu: Asset
let chau: Asset
let sold: string

const at = (text: string): string => new Date(`${text}+07:00`).toISOString()
const goTo = async (moment: string): Promise<void> => {
  now = new Date(moment)
  await shop.signInAgain()
}

/** In February Lan works two days of 24 for 12,000,000, gets 200,000 and takes 300,000 ahead; Hiếu and Châu sell tea. */
beforeAll(async () => {
  now = new Date('2029-02-01T03:00:00Z')
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { payroll: 'days' } })
  lan = await shop.member('/sales')
  await shop.api.patch('users', lan.userId, { name: 'Lê Thị Lan', title: 'Bán hàng', baseSalary: 12_000_000, baseSalaryFrom: '2029-02' })
  const [gold, silver] = [await shop.api.create('apRanks', { name: 'Vàng' }), await shop.api.create('apRanks', { name: 'Bạc' })]
  hieu = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Hiếu', email: 'hieu@daily.example', phone: '0912000111' })
  chau = await shop.api.create('assets', { group: 'Sales Agents', name: 'Đại lý Châu', phone: '0912000222' })
  await shop.api.create('apAgents', { agentId: hieu._id, rankId: gold._id })
  await shop.api.create('apAgents', { agentId: chau._id, rankId: silver._id, p1Id: hieu._id })
  await shop.api.create('apComs', {
    rankId: gold._id,
    mechanics: [
      { sourceName: 'own', methodName: 'every [X] units', x: 10, comValue: 45_000 },
      { sourceName: 'own', methodName: 'percent of gross profit', x: 10 },
      { sourceName: 'referred', methodName: 'percent of revenue', x: 5 },
    ],
  })
  const tea = await shop.goods('Trà', { price: 100_000, stock: 500, cost: 60_000 })
  const sell = async (agent: Asset, quantity: number): Promise<string> => {
    const order = await shop.api.create('orders', { group: 'sales', agentId: agent._id, items: [of(tea, quantity)] as never })
    await shop.ship(order)
    await shop.move(order, 'delivered')
    await shop.pay(order, order.total)
    return order.order_number
  }
  sold = await sell(hieu, 25)
  await sell(chau, 10)
  for (const day of ['2029-02-05', '2029-02-06']) {
    await goTo(at(`${day}T17:00`))
    const of = { userId: lan.userId }
    await shop.api.create('activities', { group: 'checkin', ...of, created: at(`${day}T08:00`) })
    await shop.api.create('activities', { group: 'checkout', ...of, created: at(`${day}T16:00`) })
  }
  const adjustment = { group: 'adjustments', userId: lan.userId, amount: 200_000, body: 'Thưởng chuyên cần', month: '2029-02' }
  await shop.api.create('activities', adjustment as never)
  await goTo(at('2029-02-20T10:00'))
  await shop.api.create('funds', { group: 'Salaries and Incentives', userId: lan.userId, amount: 300_000, status: 'completed' })
  await goTo(start.toISOString())
  payer = await shop.member('/office/hr', '/funds')
}, 30_000)
beforeEach(async () => {
  await goTo(start.toISOString())
})
afterAll(() => app.close())

const payslipOf = (member: Actor = lan) => ({ kind: 'payslip', userId: member.userId, month: '2029-02' })
const commissionsOf = (agent: Asset = hieu) => ({ kind: 'commissions', agentId: agent._id, month: '2029-02' })
const made = async (data: object, by: Actor = shop.founder): Promise<MonthLink & { token: string }> => {
  const link: MonthLink = await by.api.create('monthLinks', data as never)
  return { ...link, token: link.token ?? '' }
}
/** Asked by nobody, with the token in the header, where no log has it. */
const ask = async (token: string) => {
  const response = await fetch(`${app.url}/api/monthLinks?report=opened`, { headers: { 'Link-Token': token, 'Accept-Language': 'en' } })
  return { status: response.status, body: (await response.json()) as unknown }
}
const read = async (token: string): Promise<Opened> => {
  const { status, body } = await ask(token)
  expect([status, body]).toEqual([200, body])
  return body as Opened
}

describe('a payslip by link', () => {
  test('tells the month so far before it is paid: days, bonus, what was paid ahead, what is left', async () => {
    const { token, until, name } = await made(payslipOf(), payer)
    expect([name, until]).toEqual(['Lê Thị Lan', '2029-05-04'])
    expect(await read(token)).toEqual({
      kind: 'payslip',
      company: { name: shop.founder.workspace.name },
      zone: 'Asia/Ho_Chi_Minh',
      name: 'Lê Thị Lan',
      month: '2029-02',
      until: '2029-05-04',
      payslip: {
        title: 'Bán hàng',
        settled: false,
        mode: 'days',
        workingDays: 24,
        baseSalary: 12_000_000,
        hours: 16,
        units: 2,
        overtime: 0,
        salary: 1_000_000,
        adjustments: [{ amount: 200_000, note: 'Thưởng chuyên cần' }],
        total: 1_200_000,
        advances: 300_000,
        net: 900_000,
        payments: [{ at: at('2029-02-20T10:00'), amount: 300_000, advance: true }],
        paid: 300_000,
        left: 900_000,
      },
    })
  })

  test('tells when the rest was paid, once it was', async () => {
    const { token } = await made(payslipOf())
    await shop.api.create('funds', { group: 'Salaries and Incentives', userId: lan.userId, month: '2029-02' } as never)
    const { payslip } = await read(token)
    expect(payslip).toMatchObject({ settled: true, net: 900_000, paid: 1_200_000, left: 0 })
    expect(payslip?.payments[1]).toEqual({ at: start.toISOString(), amount: 900_000, advance: false })
  })

  test('is made by whoever may pay salaries, of a month that has pay', async () => {
    const [hr, funds] = [await shop.member('/office/hr'), await shop.member('/funds')]
    for (const other of [hr, funds]) expect((await other.api.send('POST', 'monthLinks', payslipOf())).status).toBe(403)
    expect((await funds.api.send('GET', 'monthLinks')).status).toBe(403)
    expect(saying(await shop.api.refused('POST', 'monthLinks', { ...payslipOf(), month: '2029-04' }))[0]).toBe(400)
    expect(saying(await shop.api.refused('POST', 'monthLinks', { ...payslipOf(), month: '2029-01' }))).toEqual([
      400,
      'Lê Thị Lan has no pay in 2029-01',
    ])
    expect((await shop.api.refused('POST', 'monthLinks', { ...payslipOf(), agentId: hieu._id })).code).toBe(400)
    expect((await shop.api.refused('POST', 'monthLinks', { kind: 'payslip', month: '2029-02' })).code).toBe(400)
  })

  test('is mailed to the member, in the language of whoever sends it; the company keeps to whom, and nowhere the token', async () => {
    const { mail } = { mail: app.app.get('mail') }
    const sent = new Promise<Message>((resolve) =>
      app.app.set('mail', { send: (message: Message) => Promise.resolve(resolve(message)) } as never),
    )
    const { _id, token, mailedTo } = await made({ ...payslipOf(), mail: true })
    const { to, subject, text } = await sent
    app.app.set('mail', mail)
    const { emailRaw } = await shop.api.get('users', lan.userId)
    expect([to, mailedTo]).toEqual([emailRaw, emailRaw])
    expect(subject).toBe(`Payslip 02/2029, ${shop.founder.workspace.name}`)
    expect(text).toContain(`/month/${shop.founder.workspace.slug}#${token}\n`)
    expect(JSON.stringify(await app.database.records('monthLinks', shop.founder.workspaceId).byId(_id))).not.toContain(token)
    expect(JSON.stringify(await shop.api.find('history', { $limit: 50 }))).not.toContain(token)
  })
})

describe('an agent’s month by link', () => {
  test('tells each order’s commission and why; of gross profit the sum alone, and nobody’s phone', async () => {
    const { token } = await made(commissionsOf())
    const opened = await read(token)
    expect(opened).toMatchObject({
      name: 'Đại lý Hiếu',
      commissions: { rank: 'Vàng', total: 240_000, carried: 0, payments: [], paid: 0, left: 240_000 },
    })
    const told = opened.commissions?.mechanics.map(({ methodName, x, total, count, commissions }) => [
      methodName,
      x,
      total,
      count,
      commissions,
    ])
    expect(told).toEqual([
      [
        'every [X] units',
        10,
        90_000,
        1,
        [expect.objectContaining({ order: sold, depth: 0, base: 25, rest: 5, multiply: 2, amount: 90_000 })],
      ],
      ['percent of gross profit', 10, 100_000, 1, []],
      ['percent of revenue', 5, 50_000, 1, [expect.objectContaining({ from: 'Đại lý Châu', depth: 1, base: 1_000_000, amount: 50_000 })]],
    ])
    expect(JSON.stringify(opened)).not.toMatch(/09120|Chị Hoa|60000|600000|1500000|_id|creator/)
  })

  test('is the board’s: who pays salaries makes none and sees none', async () => {
    const { _id } = await made(commissionsOf())
    expect((await payer.api.send('POST', 'monthLinks', commissionsOf())).status).toBe(403)
    expect((await payer.api.send('GET', `monthLinks/${_id}`)).status).toBe(404)
    expect((await payer.api.find('monthLinks', { $limit: 100 })).data.every(({ kind }) => kind === 'payslip')).toBe(true)
    expect(saying(await shop.api.refused('POST', 'monthLinks', { ...commissionsOf(chau), mail: true }))).toEqual([
      400,
      'There is no email address of Đại lý Châu',
    ])
  })

  test('tells what was paid, and when', async () => {
    const { token } = await made(commissionsOf())
    await shop.api.create('funds', { group: 'Agent Commission Expenses', agentId: hieu._id, month: '2029-02' } as never)
    expect((await read(token)).commissions).toMatchObject({
      payments: [{ at: start.toISOString(), amount: 240_000 }],
      paid: 240_000,
      left: 0,
    })
  })
})

describe('a link', () => {
  const over = [404, 'This link has ended: ask the company for another']

  test('ends after its last day, at once when it is revoked, and when another is made of the same month; a stranger can’t tell which', async () => {
    const [first, second] = [await made(payslipOf()), await made(payslipOf())]
    const commissions = await made({ ...commissionsOf(), until: '2029-03-06' })
    expect(saying((await ask(first.token)).body as never)).toEqual(over)
    expect((await ask(second.token)).status).toBe(200)
    await shop.api.patch('monthLinks', second._id, { status: 'revoked' })
    expect((await shop.api.refused('PATCH', `monthLinks/${second._id}`, { until: '2029-03-20' })).code).toBe(409)
    await goTo('2029-03-06T16:59:00Z')
    expect((await ask(commissions.token)).status).toBe(200)
    await goTo('2029-03-06T17:01:00Z')
    const answers = await Promise.all([first.token, second.token, commissions.token, 'A'.repeat(32)].map(ask))
    expect(answers.map(({ body }) => saying(body as never))).toEqual([over, over, over, over])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  })

  test('of two who make it at once one stays open', async () => {
    const links = await Promise.all([made(payslipOf(), payer), made(payslipOf())])
    expect((await Promise.all(links.map(({ token }) => ask(token)))).map(({ status }) => status).sort()).toEqual([200, 404])
  })

  test('opens no other door, nor another company’s', async () => {
    const { token } = await made(payslipOf())
    for (const path of ['users?report=payroll&month=2029-02', 'funds', 'orders?group=sales', 'monthLinks', `users/${lan.userId}`]) {
      const response = await fetch(`${app.url}/api/${path}`, { headers: { 'Link-Token': token, Authorization: `Bearer ${token}` } })
      expect([path, response.status]).toEqual([path, 401])
    }
    const response = await fetch(`${app.url}/api/sealLinks?report=opened`, { headers: { 'Link-Token': token } })
    expect(response.status).toBe(404)
    expect((await app.api().send('GET', `monthLinks?report=opened&month=2029-01&token=${token}`)).status).toBe(400)
  })

  test('says who made it and when it was opened last; half an hour is one visit', async () => {
    const { _id, token } = await made(payslipOf(), payer)
    expect(await shop.api.get('monthLinks', _id)).toMatchObject({ creatorId: payer.userId, uses: 0 })
    await Promise.all([ask(token), ask(token)])
    now = new Date('2029-03-05T03:31:00Z')
    await ask(token)
    expect(await shop.api.get('monthLinks', _id)).toMatchObject({ uses: 2, usedAt: '2029-03-05T03:31:00.000Z' })
  })

  test('is within ninety days', async () => {
    expect((await made({ ...payslipOf(), until: '2029-06-03' })).until).toBe('2029-06-03')
    for (const until of ['2029-06-04', '2029-03-04'])
      expect(saying(await shop.api.refused('POST', 'monthLinks', { ...payslipOf(), until }))).toEqual([
        400,
        'A link ends within 90 days, from today on',
      ])
  })
})
