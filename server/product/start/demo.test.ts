import { readFileSync, statSync } from 'node:fs'
import type { Application } from '../../kernel/application'
import { foundWorkspace } from '../demo/found-workspace'
import { seedDemo } from '../demo/seed-demo'
import { signUp } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import { readyText } from './announce'
import { openDemo, signInFile } from './demo'

jest.mock('../demo/seed-demo', () => ({ seedDemo: jest.fn() }))

const signIn = {
  slug: 'demo',
  people: [{ username: '1.demo', password: 'abcd-12345', name: 'Hà', rights: ['founder', 'bod'] }],
  invitationCode: 'CODE-CODE',
  administrator: { slug: 'nentang', username: '1.nentang', password: 'efgh-67890', name: 'Huy' },
  second: { slug: 'dalat', username: '1.dalat', password: 'abcd-12345', name: 'Hà', paysTaxes: true },
}
const quietly = (): void => undefined
let home: TestApp

/** Makes the demo's workspace, as the seeder's first step does. */
const found = async (): Promise<void> => {
  await foundWorkspace(home.app, 'demo', 'Test-pass-2468')
}
const open = (app: Application = home.app) => openDemo(app, quietly)

beforeEach(async () => {
  home = await startTestApp({ env: { DEMO: 'on' } })
  jest.mocked(seedDemo).mockReset()
  jest.mocked(seedDemo).mockImplementation(async () => {
    await found()
    return signIn
  })
})
afterEach(() => home.close())

test('the first start makes the demo and keeps how to sign in for its owner alone; later starts say where', async () => {
  const made = await open()
  const file = signInFile(home.config.dataDir)
  expect(made).toEqual({ state: 'made', signIn })
  expect(readFileSync(file, 'utf8')).toMatch(/1\.demo +abcd-12345/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readyText('http://here', home.config.dataDir, made)).toMatch(
    /http:\/\/here[^]*1\.demo +abcd-12345[^]*e-invoices[^]*dalat\n +1\.dalat +abcd-12345[^]*nentang\n +1\.nentang +efgh-67890[^]*CODE-CODE[^]*first-sign-in\.txt/,
  )
  const later = await open()
  expect(later).toEqual({ state: 'there' })
  expect(readyText('http://here', home.config.dataDir, later)).toContain(file)
  expect(readyText('http://here', home.config.dataDir, later)).not.toContain('abcd-12345')
  // Another node has no such file.
  expect(readyText('http://here', '/elsewhere', later)).toContain('user reset-password --workspace demo --username 1.demo')
  expect(readyText('http://here', '/elsewhere', later)).not.toContain('first-sign-in.txt')
  expect(seedDemo).toHaveBeenCalledTimes(1)
})

test('a seeding that was cut off is begun afresh, and other companies keep their books', async () => {
  const other = await signUp(home)
  jest.mocked(seedDemo).mockImplementationOnce(async () => {
    await found()
    throw new Error('the lamp went out')
  })
  await expect(open()).rejects.toThrow('the lamp went out')
  const half = await home.database.platformRecords('workspaces').one({ slug: 'demo' })
  expect(await open()).toMatchObject({ state: 'made' })
  const whole = await home.database.platformRecords('workspaces').one({ slug: 'demo' })
  expect(whole?._id).not.toBe(half?._id)
  expect(await home.database.records('users', String(half?._id)).count({})).toBe(0)
  expect(await home.database.records('users', other.workspaceId).count({})).toBe(1)
})

test('a company that took an address of the demo keeps its books, and the start says how to go on', async () => {
  const other = await signUp(home, { slug: 'dalat' })
  await expect(open()).rejects.toThrow(
    "The demo needs the address 'dalat', which another company has. Start without it: DEMO=off npm start",
  )
  await expect(open()).rejects.toThrow("'dalat', which another company has")
  expect(seedDemo).not.toHaveBeenCalled()
  expect(await home.database.records('users', other.workspaceId).count({})).toBe(1)
})

test('a company that signed up at an address of the demo while that was cut off keeps its books, too', async () => {
  jest.mocked(seedDemo).mockRejectedValueOnce(new Error('the lamp went out'))
  await expect(open()).rejects.toThrow('the lamp went out')
  const other = await signUp(home, { slug: 'dalat' })
  await expect(open()).rejects.toThrow("'dalat', which another company has")
  expect(await home.database.records('users', other.workspaceId).count({})).toBe(1)
})

test('a demo that can’t be made names the way out', async () => {
  jest.mocked(seedDemo).mockRejectedValueOnce(new Error('the lamp went out'))
  await expect(open()).rejects.toThrow(
    'The demo company could not be made: the lamp went out\nThe next start begins it afresh. Without it: DEMO=off npm start',
  )
})

test('a database of one’s own stays empty unless the demo is asked for', async () => {
  home.app.set('config', { ...home.config, demo: 'auto' })
  expect(await open()).toEqual({ state: 'none' })
  home.app.set('config', { ...home.config, demo: 'off' })
  expect(await open()).toEqual({ state: 'none' })
  expect(seedDemo).not.toHaveBeenCalled()
})

test('a company that works here already is not joined by the demo on its own', async () => {
  home.app.set('config', { ...home.config, demo: 'auto', mongodbUri: null })
  await signUp(home)
  expect(await open()).toEqual({ state: 'none' })
})
