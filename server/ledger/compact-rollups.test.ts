import { signUp } from '../testing/actors'
import { startTestApp, type TestApp } from '../testing/app'
import { compactRollups } from './compact-rollups'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

it('the figures of closed days are the same after their rows are merged', async () => {
  const shop = await signUp(app)
  const workspaceId = shop.workspace._id
  const rows = [0, 1, 2].map((slot) => ({
    series: 'funds',
    period: 'D2026-01-05',
    key: 'Sales||credit',
    slot,
    sums: { amount: 100 * (slot + 1), count: 1 },
  }))
  for (const { sums, ...row } of rows) await app.app.get('database').correct('rollups', workspaceId, row, { $set: { sums } })
  const report = () => shop.api.report('funds', { report: 'funds', since: '2026-01-05', until: '2026-01-05' })
  const before = await report()
  expect(before).toMatchObject({ credit: { total: 600 } })
  expect(await compactRollups(app.app)).toBe(2)
  expect(await report()).toEqual(before)
  expect(await app.app.get('database').records('rollups', workspaceId).count({ period: 'D2026-01-05' })).toBe(1)
})
