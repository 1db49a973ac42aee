import sharp from 'sharp'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { signUp, type Founder } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { cleanUpUploads } from './clean-up'

const DAY_MS = 86_400_000
let app: TestApp
let founder: Founder
let ahead = 0
beforeAll(async () => {
  app = await startTestApp({ env: { UPLOAD_MB: '1' }, now: () => new Date(Date.now() + ahead) })
  founder = await signUp(app)
})
afterAll(() => app.close())
afterEach(() => (ahead = 0))

/** A picture of noise: it doesn't get small. */
const picture = async (side: number): Promise<string> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}
const isThere = (uri: string): boolean => existsSync(join(app.config.dataDir, uri))
const send = async (side = 40, by = founder) => (await by.api.create('uploads', { uri: await picture(side) })).uri

test('a picture that nothing speaks of goes after a week, with all its copies; the others stay', async () => {
  const [logo, forgotten] = [await send(), await send()]
  await founder.api.patch('workspaces', founder.workspaceId, { avatar: logo })
  ahead = 6 * DAY_MS
  expect(await cleanUpUploads(app.app)).toBe(0)
  ahead = 8 * DAY_MS
  const fresh = await send(40, { ...founder, api: app.api((await signInNow()).token) })
  expect(await cleanUpUploads(app.app)).toBe(1)
  expect([logo, fresh].map(isThere)).toEqual([true, true])
  for (const copy of [forgotten, forgotten.replace('-500.jpg', '-45.webp'), forgotten.replace('-500.jpg', '-250.jpg')])
    expect(isThere(copy)).toBe(false)
  expect(await cleanUpUploads(app.app)).toBe(0)
})

test('a picture that stood on a record once stays for its history', async () => {
  const [first, second] = [await send(), await send()]
  await founder.api.patch('users', founder.userId, { avatar: first })
  await founder.api.patch('users', founder.userId, { avatar: second })
  ahead = 8 * DAY_MS
  await cleanUpUploads(app.app)
  expect([first, second].map(isThere)).toEqual([true, true])
})

test('a workspace has so much room for pictures and no more; another one isn’t touched by it', async () => {
  const full = await signUp(app)
  const refused = async (): Promise<unknown> => {
    for (let sent = 0; sent < 20; sent++) {
      const { status, body } = await full.api.send('POST', 'uploads', { uri: await picture(500) })
      if (status !== 201) return [status, (body as { message: string }).message]
    }
    return 'never'
  }
  expect(await refused()).toEqual([413, 'Your pictures take all the room a workspace has (1 MB)'])
  expect(await send()).toMatch(/^\/files\//)
})

const signInNow = async (): Promise<{ token: string }> => {
  const { username, password, workspaceId } = founder
  const { body } = await app.api().send('POST', 'authentication', { strategy: 'local-username', username, password, workspaceId })
  return { token: (body as { accessToken: string }).accessToken }
}
