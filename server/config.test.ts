import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ConfigError, isLoopbackHost, loadConfig, loadEnvFile, withDatabaseName } from './config'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'socai-config-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const load = (env: Record<string, string> = {}, argv: string[] = []) => loadConfig({ DATA_DIR: folder, ...env }, argv)
const complaint = (env: Record<string, string>, argv: string[] = []): string => {
  try {
    load(env, argv)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error('the settings were accepted')
}

test('without any setting it listens on this machine alone, with the engine in the data folder', () => {
  expect(load()).toMatchObject({
    port: 3030,
    host: '127.0.0.1',
    isLoopback: true,
    dataDir: folder,
    mongodbUri: null,
    redisUrl: null,
    smtpUrl: null,
    tokenMinutes: 60,
    demo: 'auto',
    publicUrl: 'http://127.0.0.1:3030',
  })
})

test('a cell knows where the others are, and not itself', () => {
  const { cells } = load({ CELL: 'a', CELLS: 'a=https://a.example.com, b=https://b.example.com/' })
  expect(cells).toEqual({ name: 'a', others: new Map([['b', 'https://b.example.com']]) })
  expect(load().cells).toBeNull()
})

test('flags win over the environment, and an empty setting counts as absent', () => {
  expect(load({ PORT: '4000', HOST: '', SMTP_URL: ' ' }, ['--port', '4001', '--host', '0.0.0.0'])).toMatchObject({
    port: 4001,
    isLoopback: false,
    smtpUrl: null,
    publicUrl: 'http://localhost:4001',
  })
})

test.each([
  [{ PORT: 'http' }, "PORT is 'http', but it has to be a whole number from 0 to 65535"],
  [{ PORT: '70000' }, "PORT is '70000', but it has to be a whole number from 0 to 65535"],
  [{ TOKEN_MINUTES: '5' }, "TOKEN_MINUTES is '5', but it has to be a whole number from 15 to 720"],
  [{ DEMO: 'yes' }, "DEMO is 'yes', but it has to be one of on, off, auto"],
  [{ MONGODB_URI: 'localhost:27017' }, 'MONGODB_URI has to be an address that begins with mongodb:// or mongodb+srv://'],
  [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET has to have at least 32 characters'],
  [{ PUBLIC_URL: 'https://' }, 'PUBLIC_URL has to be an address that begins with http:// or https://'],
  [{ CELL: 'a' }, 'CELL and CELLS have to be set together'],
  [{ CELL: 'a', CELLS: 'a=https://a.example.com' }, 'CELLS names no cell besides this one'],
  [
    { CELL: 'a', CELLS: 'b=http://b.example.com' },
    "CELLS has to list the cells as a=https://a.example.com,b=https://b.example.com; 'b=http://b.example.com' is none",
  ],
  [{ HOST: 'a b' }, "HOST 'a b' is not a host name or address"],
])('a wrong value is named in one line: %j', (env, text) => {
  expect(complaint(env)).toBe(text)
})

test('an address that may carry a password is not repeated in the complaint', () => {
  expect(complaint({ SMTP_URL: 'ftp://me:my-password@host' })).not.toContain('my-password')
})

test('an unknown flag is named', () => {
  expect(complaint({}, ['--prot', '1'])).toContain("'--prot'")
})

test('a data folder that cannot be made is one clear line', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(complaint({ DATA_DIR: join(folder, 'file', 'data') })).toMatch(/^DATA_DIR '.*' can't be made: ENOTDIR$/)
})

test('the secret is made once, for its owner alone, and kept', () => {
  const first = load().authSecret
  expect(first.symmetricKeySize).toBe(64)
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(load().authSecret.equals(first)).toBe(true)
})

test('a damaged secret stops the start', () => {
  writeFileSync(join(folder, 'auth-secret'), 'not a secret')
  expect(complaint({})).toContain('auth-secret is damaged')
})

test('a missing .env is no error', () => {
  expect(() => loadEnvFile(join(folder, '.env'))).not.toThrow()
})

test('loopback hosts are told from others', () => {
  expect(['127.0.0.1', '127.1.2.3', '::1', 'localhost'].every(isLoopbackHost)).toBe(true)
  expect(['0.0.0.0', '::', '192.168.1.2', 'example.com', '127.evil.com'].some(isLoopbackHost)).toBe(false)
})

test.each([
  ['mongodb://%2Ftmp%2Fe.sock/?directConnection=true', 'mongodb://%2Ftmp%2Fe.sock/socai?directConnection=true'],
  ['mongodb://a:1,b:2', 'mongodb://a:1,b:2/socai'],
  ['mongodb+srv://u:p@host/books?w=1', 'mongodb+srv://u:p@host/books?w=1'],
])('the database of %s has a name', (uri, named) => {
  expect(withDatabaseName(uri)).toBe(named)
})
