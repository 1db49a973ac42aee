import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startTestApp, type TestApp } from '../testing/app'
import { Shop } from '../testing/shop'
import { newHolder } from './leases'
import { mailingAgain, mailOrLater } from './mail-again'
import { workOffOutbox } from './outbox'

let app: TestApp
let shop: Shop
let now: Date
beforeAll(async () => {
  now = new Date('2026-11-20T03:00:00.000Z')
  app = await startTestApp({ now: () => now })
  shop = await Shop.open(app)
})
afterAll(() => app.close())
afterEach(() => jest.restoreAllMocks())

const refusing = () => jest.spyOn(app.app.get('mail'), 'send').mockRejectedValue(new Error('421 try again later'))
const send = async (text: string, until?: Date): Promise<void> => {
  const company = await app.database.platformRecords('workspaces').byId(shop.founder.workspaceId)
  if (!company) throw new Error('there is no company')
  const message = { to: 'mai@gaongon.example', subject: 'Temporary password', text }
  await mailOrLater(app.app, company, message, until ? { until } : {})
}
const tries = () => workOffOutbox(app.app, [mailingAgain], newHolder())
const waiting = () => app.database.collection('outgoing').find({}).toArray()
const sent = async (): Promise<string[]> => {
  const outbox = join(app.config.dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
}

test('a mail that the mail server didn’t take is sent by itself once it does, and lies nowhere in clear meanwhile', async () => {
  const refused = refusing()
  await send('The password is chim-se-243')
  const [row] = await waiting()
  expect(row).toMatchObject({ kind: 'mail', title: 'Temporary password', state: 'waiting' })
  expect(JSON.stringify(row)).not.toContain('chim-se-243')
  expect(await tries()).toBe(1)
  expect(await waiting()).toMatchObject([{ tries: 1, failed: { message: '421 try again later' } }])
  refused.mockRestore()
  now = new Date(now.getTime() + 60_000)
  expect(await tries()).toBe(1)
  expect(await waiting()).toEqual([])
  expect(await sent()).toEqual([expect.stringMatching(/To: mai@gaongon\.example[^]*chim-se-243/)])
})

test('a password that is over is mailed to nobody any more', async () => {
  const before = (await sent()).length
  refusing()
  await send('The password is meo-muop-17', new Date(now.getTime() + 3_600_000))
  jest.restoreAllMocks()
  now = new Date(now.getTime() + 2 * 3_600_000)
  expect(await tries()).toBe(1)
  expect(await waiting()).toEqual([])
  expect(await sent()).toHaveLength(before)
})
