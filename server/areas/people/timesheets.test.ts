import type { ReportOf } from '@shared/registry/service-types'
import type { Actor } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { Shop } from '../../testing/shop'
import { buildTimesheets } from '../../product/start/build-measures'
import { migrate } from '../../kernel/migration'
import { verify } from '../../product/books'

type Row = ReportOf<'users', 'payroll'>['data'][number]

/** 14:03 in Vietnam on Saturday, 21 November 2026. */
const now = new Date('2026-11-21T07:03:00Z')
let app: TestApp
let shop: Shop
let member: Actor
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  shop = await Shop.open(app)
  member = await shop.member('/sales')
  await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { payroll: 'hours' } })
  await shop.api.patch('users', member.userId, { baseSalary: 27_000_000, baseSalaryFrom: '2026-09' })
})
afterAll(() => app.close())

const at = (text: string): string => new Date(`${text}+07:00`).toISOString()
const act = (data: object) => shop.api.create('activities', { userId: member.userId, ...data } as never)
const worked = async (day: string, since: string, until: string): Promise<string> => {
  const { _id } = await act({ group: 'checkin', created: at(`${day}T${since}`) })
  await act({ group: 'checkout', created: at(`${day}T${until}`) })
  return _id
}
const rowOf = async (month: string): Promise<Row> => {
  const { data } = await shop.api.report<ReportOf<'users', 'payroll'>>('users', { report: 'payroll', month })
  const row = data.find(({ _id }) => _id === member.userId)
  if (!row) throw new Error('no row')
  return row
}
const differences = async (repair = false): Promise<string[]> => {
  const found: string[] = []
  for await (const { figure, mend } of verify(app.database)) {
    found.push(figure)
    if (repair) await mend?.(app.database)
  }
  return found
}

test('a timesheet follows what is entered, put right, refused, taken away, paid and refunded', async () => {
  const moved = await worked('2026-11-02', '08:00', '16:00')
  const refused = await worked('2026-11-03', '08:00', '17:00')
  const { _id: bonus } = await act({ group: 'adjustments', amount: 300_000, body: 'Thưởng', month: '2026-11' })
  expect(await rowOf('2026-11')).toMatchObject({ hours: 17, adjustments: 300_000 })
  await shop.api.patch('activities', moved, { created: at('2026-10-30T08:00'), checkedOut: at('2026-10-30T12:00') })
  await shop.api.patch('activities', refused, { status: 'disapproved' })
  await shop.api.remove('activities', bonus)
  expect(await rowOf('2026-11')).toMatchObject({ hours: 0, adjustments: 0, total: 0 })
  expect(await rowOf('2026-10')).toMatchObject({ hours: 4 })
  const { _id: payment } = await shop.api.create('funds', {
    group: 'Salaries and Incentives',
    userId: member.userId,
    month: '2026-10',
  } as never)
  await shop.api.patch('users', member.userId, { baseSalary: 54_000_000, baseSalaryFrom: '2026-10' })
  expect(await rowOf('2026-10')).toMatchObject({ total: 500_000, difference: 500_000 })
  await shop.api.patch('funds', payment, { status: 'refunded' })
  expect(await rowOf('2026-10')).toMatchObject({ total: 1_000_000, paid: 0 })
  expect((await rowOf('2026-10')).difference).toBeUndefined()
  expect(await differences()).toEqual([])
})

test('two who write the first lines of the same sheet both stand in it', async () => {
  const other = await shop.member('/office/hr')
  const sent = [100_000, 20_000, 3_000].map((amount) =>
    shop.api.create('activities', { group: 'adjustments', userId: other.userId, amount, body: 'Thưởng', month: '2026-11' } as never),
  )
  await Promise.all(sent)
  const { data } = await shop.api.report<ReportOf<'users', 'payroll'>>('users', { report: 'payroll', month: '2026-11' })
  expect(data.find(({ _id }) => _id === other.userId)?.adjustments).toBe(123_000)
})

test('check-ins from before there were timesheets are in them after the next start', async () => {
  await worked('2026-11-05', '08:00', '16:00')
  const before = await rowOf('2026-11')
  await app.database.collection('timesheets').deleteMany({})
  await app.database.collection('settings').deleteOne({ name: 'timesheets' })
  expect((await rowOf('2026-11')).hours).toBe(0)
  await migrate(app.database, buildTimesheets)
  expect(await rowOf('2026-11')).toEqual(before)
  await app.database.collection('timesheets').deleteMany({})
  await migrate(app.database, buildTimesheets)
  expect((await rowOf('2026-11')).hours).toBe(0)
})

test('a timesheet that doesn’t agree with its records is named, and put right', async () => {
  await worked('2026-11-06', '08:00', '16:00')
  const figure = `timesheet 2026-11 ${member.userId}`
  await app.database.clear('timesheets', shop.founder.workspaceId)
  expect(await differences()).toContain(figure)
  await differences(true)
  expect(await differences()).toEqual([])
  expect((await rowOf('2026-11')).hours).toBe(16)
})

test('the time zone is fixed once somebody has come to work', async () => {
  expect((await shop.api.refused('PATCH', `workspaces/${shop.founder.workspaceId}`, { zone: 'Europe/Berlin' })).errors).toHaveProperty(
    'zone',
  )
})
