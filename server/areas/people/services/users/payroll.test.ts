import fc from 'fast-check'
import type { ReportOf } from '@shared/registry/service-types'
import type { Right } from '@shared/foundation/rights/rights'
import type { Actor } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

type Payroll = ReportOf<'users', 'payroll'>
type Row = Payroll['data'][number]

/** 14:03 in Vietnam on Saturday, 21 November 2026. */
const start = new Date('2026-11-21T07:03:00Z')
let now = start
let app: TestApp
let shop: Shop
let hr: Actor
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
  hr = await shop.member('/office/hr')
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { payroll: 'hours' } })
})
beforeEach(() => (now = start))
afterAll(() => app.close())

const at = (text: string): string => new Date(`${text}+07:00`).toISOString()
const payroll = (member: Actor = hr, month = '2026-11'): Promise<Payroll> => member.api.report('users', { report: 'payroll', month })
const rowOf = async (member: Actor, by: Actor = hr, month = '2026-11'): Promise<Row> => {
  const row = (await payroll(by, month)).data.find(({ _id }) => _id === member.userId)
  if (!row) throw new Error('no row')
  return row
}
const employ = async (baseSalary: number, ...rights: Right[]): Promise<Actor> => {
  const member = await shop.member(...rights)
  await hr.api.patch('users', member.userId, { baseSalary, baseSalaryFrom: '2026-09' })
  return member
}
const worked = async (member: Actor, day: string, since: string, until?: string): Promise<string> => {
  const { _id } = await hr.api.create('activities', { group: 'checkin', userId: member.userId, created: at(`${day}T${since}`) })
  if (until) await hr.api.create('activities', { group: 'checkout', userId: member.userId, created: at(`${day}T${until}`) })
  return _id
}
const adjust = (member: Actor, amount: unknown, body = 'Thưởng', month = '2026-11', by: Actor = hr) =>
  by.api.create('activities', { group: 'adjustments', userId: member.userId, amount, body, month } as never)
const salary = { group: 'Salaries and Incentives' } as const
const pay = (member: Actor, month = '2026-11', by: Actor = shop.founder) =>
  by.api.create('funds', { ...salary, userId: member.userId, month } as never)
const sumOfLines = ({ lines }: Row): number => lines.reduce((sum, { amount }) => sum + amount, 0)

test('the month fills itself: what counts, what waits, what lacks its end, and whoever is in', async () => {
  const member = await employ(12_000_000, '/sales')
  await worked(member, '2026-11-02', '08:00', '16:00')
  await worked(member, '2026-11-03', '08:00', '17:15')
  await worked(member, '2026-11-11', '08:00')
  await worked(member, '2026-11-21', '07:15')
  const row = await rowOf(member)
  expect(row).toMatchObject({
    baseSalary: 12_000_000,
    workingDays: 25,
    mode: 'hours',
    hours: 28,
    units: 3.5,
    overtime: 1.25,
    invalid: 1,
    pending: 0,
    share: 0.14,
    salary: 1_680_000,
    adjustments: 0,
    total: 1_680_000,
    paid: 0,
    left: 1_680_000,
    runningSince: at('2026-11-21T07:15'),
  })
  expect(row.days).toHaveLength(30)
  expect(row.days[10]).toMatchObject({ day: '2026-11-11', hours: 4, units: 0.5, status: 'approved', valid: false })
  expect(row.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['shift', 960_000],
    ['overtime', 75_000],
    ['invalid', 240_000],
    ['running', 405_000],
  ])
})

test('days mode counts days, and `max` counts Sundays among the working days', async () => {
  const member = await employ(30_000_000, '/sales')
  await worked(member, '2026-11-04', '08:00', '09:00')
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { payroll: 'days', nowd: 'max' } })
  expect(await rowOf(member)).toMatchObject({ mode: 'days', workingDays: 30, units: 1, salary: 1_000_000 })
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { payroll: 'hours', nowd: 'max_ex_sunday' } })
  expect(await rowOf(member)).toMatchObject({ mode: 'hours', workingDays: 25, units: 0.125, salary: 150_000 })
})

test('a member sees their own row alone, by REST and by socket; nobody else’s salary, adjustment or payment', async () => {
  const member = await employ(10_000_000, '/sales', '/purchases', '/report')
  const other = await employ(20_000_000, '/sales')
  await worked(other, '2026-11-05', '08:00', '16:00')
  const [ofMember, ofOther] = [await member.socket(), await other.socket()]
  const { _id: adjustment } = await adjust(other, 500_000)
  const { _id: fund } = await pay(other)
  await ofOther.received('funds created')
  await Promise.all([ofMember.settled(), ofOther.settled()])
  const own = await payroll(member)
  expect(own.data.map(({ _id }) => _id)).toEqual([member.userId])
  expect(own.total).toEqual({ salary: 0, adjustments: 0, total: 0, paid: 0, left: 0 })
  const received = (socket: typeof ofMember) =>
    socket.events.filter(({ record }) => record['_id'] === adjustment || record['_id'] === fund).length
  expect(received(ofMember)).toBe(0)
  expect(received(ofOther)).toBe(2)
  for (const service of ['activities', 'funds', 'users'] as const)
    expect(JSON.stringify(ofMember.events.filter(({ name }) => name.startsWith(service)))).not.toMatch(/20000000|500000/)
  expect((await member.api.send('GET', `activities/${adjustment}`)).status).toBe(404)
  expect((await member.api.send('GET', `funds/${fund}`)).status).toBeGreaterThanOrEqual(403)
  expect((await member.api.send('GET', `funds?group=${encodeURIComponent(salary.group)}`)).status).toBe(403)
  expect((await member.api.send('GET', `funds?group=${encodeURIComponent(salary.group)}&userId=${other.userId}`)).status).toBe(403)
  expect((await member.api.get('users', other.userId)).baseSalary).toBeUndefined()
  expect((await member.api.get('users', other.userId)).salaries).toBeUndefined()
  expect(await other.api.get('funds', fund)).toMatchObject({ amount: -1_300_000, payslip: { total: 1_300_000 } })
  expect((await other.api.find('funds', { ...salary, userId: other.userId })).data.map(({ _id }) => _id)).toEqual([fund])
  expect((await app.api().send('GET', 'users?report=payroll&month=2026-11')).status).toBe(401)
  const stranger = await Shop.open(app)
  expect((await payroll(stranger.founder)).data.map(({ _id }) => _id)).toEqual([stranger.founder.userId])
  for (const month of ['2026-13', '2026', 'x']) expect((await hr.api.send('GET', `users?report=payroll&month=${month}`)).status).toBe(400)
})

describe('adjustments', () => {
  test('are signed, need an amount and a note, and are dated the last moment of their month', async () => {
    const member = await employ(10_000_000)
    for (const amount of [undefined, null, 0, 'x', 1.5, 1e16])
      expect(await hr.api.refused('POST', 'activities', { group: 'adjustments', userId: member.userId, amount, body: 'x' })).toMatchObject({
        code: 400,
        errors: { amount: 'Invalid amount' },
      })
    expect(
      saying(await hr.api.refused('POST', 'activities', { group: 'adjustments', userId: member.userId, amount: 5, body: ' ' })),
    ).toEqual([400, 'Note is required'])
    expect(await adjust(member, -88_000, '<b>Vỡ 2 ly</b>')).toMatchObject({
      amount: -88_000,
      body: '<b>Vỡ 2 ly</b>',
      created: '2026-11-30T16:59:59.999Z',
      month: '2026-11',
    })
    expect(await rowOf(member)).toMatchObject({ salary: 0, adjustments: -88_000, total: -88_000 })
    expect(
      (await member.api.refused('POST', 'activities', { group: 'adjustments', userId: member.userId, amount: 5, body: 'x' })).code,
    ).toBe(403)
  })

  test('are removed by whoever added them or by bod; never once the month was paid', async () => {
    const member = await employ(10_000_000)
    const otherHr = await shop.member('/office/hr')
    const [one, two, three] = [await adjust(member, 100_000), await adjust(member, 200_000), await adjust(member, 300_000)]
    expect(saying(await otherHr.api.refused('DELETE', `activities/${one._id}`))).toEqual([
      403,
      'You can only remove the adjustments you added',
    ])
    const socket = await member.socket()
    expect((await hr.api.remove('activities', one._id))._id).toBe(one._id)
    expect((await socket.received('activities removed')).record['_id']).toBe(one._id)
    await shop.api.remove('activities', two._id)
    expect((await rowOf(member)).adjustments).toBe(300_000)
    const fund = await pay(member)
    expect(await hr.api.refused('DELETE', `activities/${three._id}`)).toMatchObject({ code: 409, data: { _id: fund._id } })
    expect(await hr.api.refused('POST', 'activities', { group: 'adjustments', userId: member.userId, amount: 5, body: 'x' })).toMatchObject(
      {
        code: 409,
        message: 'The salary of 2026-11 is already paid',
      },
    )
  })
})

describe('paying', () => {
  test('two browsers that pay the same month pay it once', async () => {
    const member = await employ(10_000_000)
    await worked(member, '2026-11-05', '08:00', '16:00')
    const answers = await Promise.all(
      [hr, shop.founder, hr].map((payer) => payer.api.send('POST', 'funds', { ...salary, userId: member.userId, month: '2026-11' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const { data } = await shop.api.find('funds', { ...salary, userId: member.userId })
    expect(data).toHaveLength(1)
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ data: { _id: data[0]?._id } })
    expect(data[0]).toMatchObject({ amount: -400_000, month: '2026-11', recipientName: 'Member', name: 'Lương tháng 11/2026' })
  })

  test('is a new entry unless the payer may complete it; what was called off or refunded can be paid again', async () => {
    const member = await employ(10_000_000)
    await worked(member, '2026-11-05', '08:00', '16:00')
    const asked = await pay(member, '2026-11', hr)
    expect(asked).toMatchObject({ status: 'new-entry', amount: -400_000 })
    expect(await rowOf(member)).toMatchObject({ paid: 0, left: 400_000, payments: [{ _id: asked._id, status: 'new-entry' }] })
    await hr.api.patch('funds', asked._id, { status: 'cancelled' })
    const paid = await pay(member)
    expect(paid.status).toBe('completed')
    expect(await rowOf(member)).toMatchObject({ paid: 400_000, left: 0 })
    await shop.api.patch('funds', paid._id, { status: 'refunded' })
    expect((await pay(member))._id).not.toBe(paid._id)
  })

  test('the amount is the server’s: less the advances, no more, and never changed', async () => {
    const member = await employ(10_000_000)
    await worked(member, '2026-11-05', '08:00', '16:00')
    const advance = { ...salary, userId: member.userId, amount: 150_000, status: 'completed' }
    expect(await shop.api.create('funds', advance as never)).toMatchObject({ amount: -150_000, name: 'Tạm ứng lương tháng 11/2026' })
    expect(await rowOf(member)).toMatchObject({ total: 400_000, paid: 150_000, left: 250_000 })
    expect((await shop.api.refused('POST', 'funds', { ...salary, userId: member.userId, month: '2026-11', amount: 400_000 })).code).toBe(
      400,
    )
    const entry = await pay(member, '2026-11', hr)
    expect(entry).toMatchObject({ amount: -250_000, payslip: { total: 400_000, advances: 150_000 } })
    expect((await hr.api.refused('PATCH', `funds/${entry._id}`, { amount: 300_000 })).code).toBe(400)
    expect((await shop.api.refused('POST', 'funds', advance)).code).toBe(409)
  })

  test('less than what is left can be paid, from an account and on a day that are named; the rest later, once', async () => {
    const member = await employ(10_000_000)
    await worked(member, '2026-11-05', '08:00', '16:00')
    const part = { ...salary, userId: member.userId, month: '2026-11' }
    const above: [number, string] = [400, 'This is more than what is left to pay for 2026-11']
    expect(saying(await shop.api.refused('POST', 'funds', { ...part, amount: 400_001 }))).toEqual(above)
    const first = await shop.api.create('funds', {
      ...part,
      amount: 150_000,
      label: 'Ngân hàng',
      created: at('2026-11-20T09:00'),
    } as never)
    expect(first).toMatchObject({ amount: -150_000, label: 'Ngân hàng', status: 'completed', payslip: { total: 400_000, advances: 0 } })
    expect(await rowOf(member)).toMatchObject({ total: 400_000, paid: 150_000, left: 250_000 })
    // The month is settled: nobody adds to it, nor is anything paid ahead of it.
    expect((await hr.api.refused('POST', 'funds', { ...salary, userId: member.userId, amount: 1 })).code).toBe(409)
    expect(saying(await shop.api.refused('POST', 'funds', { ...part, amount: 250_001 }))).toEqual(above)
    const rests = await Promise.all([1, 2, 3].map(() => shop.api.send('POST', 'funds', part)))
    expect(rests.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const { data } = await shop.api.find('funds', { ...salary, userId: member.userId, $sort: { created: -1 } })
    expect(data.map(({ name, amount }) => [name, amount])).toEqual([
      ['Lương tháng 11/2026, phần còn lại', -250_000],
      ['Lương tháng 11/2026', -150_000],
    ])
    expect(await rowOf(member)).toMatchObject({ paid: 400_000, left: 0 })
    expect((await shop.api.refused('POST', 'funds', part)).data).toEqual({ _id: first._id })
  })

  test('the settlement of a month is taken back with its rest paid: what is still due is paid anew', async () => {
    const member = await employ(10_000_000)
    await worked(member, '2026-11-05', '08:00', '16:00')
    const part = { ...salary, userId: member.userId, month: '2026-11' }
    const first = await shop.api.create('funds', { ...part, amount: 150_000 } as never)
    await shop.api.create('funds', { ...part, amount: 50_000 } as never)
    await shop.api.patch('funds', first._id, { status: 'refunded' })
    expect(await rowOf(member)).toMatchObject({ paid: 50_000, left: 350_000 })
    expect(await pay(member)).toMatchObject({ amount: -350_000, payslip: { total: 400_000, advances: 50_000 } })
    expect(await shop.differences()).toEqual([])
  })

  test('nothing to pay, a month to come, other groups and other people are refused', async () => {
    const member = await employ(10_000_000)
    const refused = async (data: object, by: Actor = hr) =>
      saying(await by.api.refused('POST', 'funds', { ...salary, userId: member.userId, month: '2026-11', ...data }))
    expect(await refused({})).toEqual([400, 'There is nothing to pay for 2026-11'])
    expect(await refused({ month: '2026-12' })).toEqual([400, 'The month 2026-12 is yet to come'])
    expect((await refused({ group: 'Other Expenses' }))[0]).toBe(400)
    expect((await refused({ userId: undefined }))[0]).toBe(400)
    expect((await refused({}, await shop.member('/funds')))[0]).toBe(403)
    expect((await refused({}, member))[0]).toBe(403)
  })

  test('a paid month keeps its figures; later changes are a difference to settle', async () => {
    const member = await employ(27_000_000)
    await worked(member, '2026-10-05', '08:00', '16:00')
    await pay(member, '2026-10')
    const before = await rowOf(member, hr, '2026-10')
    expect(
      (await hr.api.refused('POST', 'activities', { group: 'checkin', userId: member.userId, created: at('2026-10-06T08:00') })).code,
    ).toBe(409)
    await hr.api.patch('users', member.userId, { baseSalary: 54_000_000, baseSalaryFrom: '2026-10' })
    expect(await rowOf(member, hr, '2026-10')).toEqual({ ...before, difference: 1_000_000 })
    expect((await rowOf(member, hr, '2026-11')).baseSalary).toBe(54_000_000)
  })
})

test('a base salary holds from its month; the history stays with HR and the person', async () => {
  const member = await employ(10_000_000)
  const raised = await hr.api.patch('users', member.userId, { baseSalary: 12_000_000 })
  expect(raised).toMatchObject({
    baseSalary: 12_000_000,
    baseSalaryFrom: '2026-11',
    salaries: [
      { from: '2026-09', amount: 10_000_000 },
      { from: '2026-11', amount: 12_000_000 },
    ],
  })
  expect((await member.api.get('users', member.userId)).salaries).toHaveLength(2)
  await worked(member, '2026-10-05', '08:00', '16:00')
  expect((await rowOf(member, hr, '2026-10')).baseSalary).toBe(10_000_000)
  expect((await member.api.refused('PATCH', `users/${member.userId}`, { baseSalary: 99_000_000 })).code).toBe(403)
})

test('disabled members stay on the payroll', async () => {
  const member = await employ(10_000_000)
  await shop.api.patch('users', member.userId, { status: 'disabled' })
  expect((await rowOf(member)).status).toBe('disabled')
})

test('whatever happens in a month, the parts sum to the total, and paying twice pays once', async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant('work' as const),
      day: fc.integer({ min: 1, max: 20 }),
      from: fc.integer({ min: 0, max: 40 }),
      length: fc.integer({ min: 0, max: 55 }),
    }),
    fc.record({
      kind: fc.constant('adjust' as const),
      amount: fc.integer({ min: -900_000, max: 900_000 }).filter((amount) => amount !== 0),
    }),
    fc.record({ kind: fc.constant('refuse' as const) }),
  )
  const month = fc.record({ base: fc.integer({ min: 1, max: 60_000_000 }), steps: fc.array(step, { minLength: 1, maxLength: 5 }) })
  for (const { base, steps } of fc.sample(month, { numRuns: 6, seed: 2026 })) {
    const member = await employ(base)
    for (const each of steps) {
      const begin = new Date(`2026-11-${String('day' in each ? each.day : 1).padStart(2, '0')}T00:00:00+07:00`).getTime()
      if (each.kind === 'adjust') await adjust(member, each.amount)
      if (each.kind === 'work') {
        const since = new Date(begin + each.from * 900_000)
        const sent = { group: 'checkin', userId: member.userId, created: since.toISOString() }
        const { status } = await hr.api.send('POST', 'activities', sent)
        if (status === 201)
          await hr.api.send('POST', 'activities', {
            ...sent,
            group: 'checkout',
            created: new Date(since.getTime() + each.length * 900_000).toISOString(),
          })
      }
      if (each.kind === 'refuse') {
        const [first] = (await hr.api.find('activities', { group: 'checkin', userId: member.userId })).data
        if (first) await hr.api.patch('activities', first._id, { status: 'disapproved' })
      }
      const row = await rowOf(member)
      expect(sumOfLines(row)).toBe(row.total)
      expect(row.salary).toBeLessThanOrEqual(base)
    }
    const { total } = await rowOf(member)
    const paid = await Promise.all([1, 2].map(() => shop.api.send('POST', 'funds', { ...salary, userId: member.userId, month: '2026-11' })))
    expect(paid.filter(({ status }) => status === 201)).toHaveLength(total > 0 ? 1 : 0)
    if (total > 0) expect(await rowOf(member)).toMatchObject({ paid: total, left: 0 })
  }
}, 30_000)
