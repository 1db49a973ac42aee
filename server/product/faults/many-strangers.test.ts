import { startTestApp, type TestApp } from '../../testing/app'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: 'on' } })
})
afterAll(() => app.close())

const from = (address: string) => app.api().with({ 'X-Forwarded-For': address })

test('sign-ins of made-up names are refused from one address after a hundred', async () => {
  const statuses: Record<number, number> = {}
  for (let tried = 0; tried < 110; tried++) {
    const { status } = await from('203.0.113.5').send('POST', 'authentication', {
      strategy: 'local',
      workspaceId: 'a'.repeat(24),
      email: `nobody${tried}@congty.vn`,
      password: 'Wrong#2026',
    })
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  expect(statuses).toEqual({ 401: 100, 429: 10 })
}, 60_000)

test('workspaces aren’t listed by guessing their addresses', async () => {
  const statuses: Record<number, number> = {}
  for (let tried = 0; tried < 310; tried++) {
    const { status } = await from('203.0.113.6').send('GET', `workspaces?slug=guess${tried}`)
    statuses[status] = (statuses[status] ?? 0) + 1
  }
  expect(statuses).toEqual({ 200: 300, 429: 10 })
}, 60_000)
