import { startTestApp, type TestApp } from '../testing/app'
import { dueMigrations, runMigrations } from './migrations'

let app: TestApp
beforeAll(async () => (app = await startTestApp()))
afterAll(() => app.close())

const names = async (): Promise<string[]> => (await dueMigrations(app.database)).map(({ name }) => name)

test('of two nodes that start together on older books one brings them up to date, the other waits for it', async () => {
  const all = [
    'sort keys',
    'vouchers',
    'earnings',
    'pages',
    'api keys',
    'commissions',
    'measures',
    'timesheets',
    'unread comments',
    'sheets',
  ]
  expect(await names()).toEqual(all)
  const said: string[] = []
  const node = () => runMigrations(app.database, ({ name }) => void said.push(name))
  await Promise.all([node(), node()])
  expect(said).toEqual(all)
  expect(await names()).toEqual([])
})
