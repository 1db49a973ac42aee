import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEngine } from '@socai/engine'
import { backUp } from '@socai/engine/tools/backup'
import { storeNames } from '../../platform/mongo/embedded/store-names'
import type { SocaiDatabase } from '../../kernel/collections'
import { Lease, newHolder } from '../../kernel/leases'
import { verify } from '../books'
import { Api } from '../../testing/api'
import { freePort } from '../../testing/free-port'
import { run, type Program } from '../../testing/process'
import { DATA_VERSION, openDatabase } from './data-version'
import { openMaintenance } from './maintenance'
import { Pacer, progressText } from './progress'

jest.setTimeout(120_000)

let folder: string
const programs: Program[] = []
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'upgrade-'))))
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const started = (file: string, args: string[], env: Record<string, string> = {}): Program => {
  const program = run(file, args, { PORT: '0', DATA_DIR: folder, DEMO: 'off', ...env })
  programs.push(program)
  return program
}
const server = (env?: Record<string, string>): Program => started('server/main.ts', [], env)
const admin = async (...args: string[]): Promise<{ code: number | NodeJS.Signals; output: string }> => {
  const program = started('server/admin.ts', args)
  return { code: await program.ended, output: program.output().trim() }
}
const ready = async (program: Program): Promise<Api> => new Api((await program.says(/is ready: (http\S+)/))[1] ?? '')

/** Looks into the data folder, or changes it, while no server runs. */
const withData = async <T>(work: (database: SocaiDatabase, uri: string) => Promise<T>): Promise<T> => {
  const engine = await startEngine({ dataDir: folder, names: storeNames })
  try {
    const database = await openDatabase(engine.uri)
    try {
      return await work(database, engine.uri)
    } finally {
      await database.close()
    }
  } finally {
    await engine.close()
  }
}

/** A company that was paid 5,000 twelve times by this customer; its figures are those of an older version: none. */
const olderInstallation = async (): Promise<void> => {
  const first = server()
  const api = await ready(first)
  const { output: invitationCode } = await admin('code', 'create')
  const founder = { name: 'Lan', emailRaw: 'lan@example.com', password: 'Test-pass-2468' }
  const workspace = await api.create('workspaces', { name: 'Gạo Ngon', slug: 'gaongon', invitationCode, founder })
  const signIn = { strategy: 'local-username', workspaceId: workspace._id, username: '1.gaongon', password: founder.password }
  const { accessToken } = (await api.send('POST', 'authentication', signIn)).body as { accessToken: string }
  const own = api.with({ Authorization: `Bearer ${accessToken}` })
  const customer = await own.create('assets', { group: 'Customers', name: 'Chị Hoa' })
  for (let n = 0; n < 12; n++) await own.create('orders', { group: 'sales', customerId: customer._id, total: 5000 })
  expect(await first.stop('SIGTERM')).toBe(0)
  await withData(async (database) => {
    await database.collection('settings').deleteMany({ name: /^(measure|dataVersion)/ })
    await database.collection('rollups').deleteMany({})
  })
}
const differences = (): Promise<string[]> =>
  withData(async (database) => {
    const found: string[] = []
    for await (const { figure } of verify(database)) found.push(figure)
    return found
  })

test('the first start of all says nothing of bringing data up to date', async () => {
  const first = server({ LOG_LEVEL: 'info' })
  await ready(first)
  expect(first.output()).not.toMatch(/migrat|up to date|way back|measures/)
  expect(readdirSync(folder).filter((name) => name.endsWith('.backup'))).toEqual([])
})

test('an upgrade tells what it does and what the way back is, takes a dead process’s work over at once, and ends with the right figures', async () => {
  await olderInstallation()
  // Killed amid it: the lease is in force for a thousand years.
  await withData((database) =>
    database
      .collection('settings')
      .insertOne({ name: 'lease migrations', value: '3026-01-01T00:00:00.000Z', owner: 'dead', who: 'node 0', since: '2026-01-01' }),
  )
  const dry = await admin('migrate', '--dry-run')
  expect(dry.output).toMatch(/^measures: builds the figures of measures that are new or are counted otherwise now \(\d\d records\)$/)
  const upgraded = server()
  await ready(upgraded)
  const file = join(folder, `before-${DATA_VERSION}.backup`)
  expect(upgraded.output()).toContain('which older versions can’t read afterwards')
  expect(upgraded.output()).toContain(`The way back is ${file}`)
  expect(upgraded.output()).toMatch(/^measures: builds the figures .* \(\d\d records\)$/m)
  expect(upgraded.output()).not.toContain('waiting')
  await upgraded.stop('SIGTERM')
  expect(await differences()).toEqual([])

  const backup = join(folder, '..', `${folder.split('/').at(-1)}-later.backup`)
  const back = `${folder}-back`
  try {
    expect(await admin('backup', backup)).toMatchObject({ code: 0 })
    for (const each of [file, backup]) {
      const restored = started('server/admin.ts', ['restore', '--replace', each], { DATA_DIR: back })
      expect([each, await restored.ended]).toEqual([each, 0])
      expect(existsSync(join(back, `before-${DATA_VERSION}.backup`))).toBe(false)
    }
  } finally {
    for (const path of [backup, back]) rmSync(path, { recursive: true, force: true })
  }
})

test('admin upgrade rehearses on a copy, beside a server too, upgrades in earnest what went well, and goes back by one word', async () => {
  await olderInstallation()
  const due = 'measures: builds the figures of measures that are new or are counted otherwise now'
  const isDue = async (): Promise<boolean> => (await admin('migrate', '--dry-run')).output.startsWith(due)
  const copies = (): string[] => readdirSync(join(folder, '..')).filter((name) => name.startsWith(`${folder.split('/').at(-1)}-rehearsal-`))
  // An engine that runs stands for a server of the older version.
  const engine = await startEngine({ dataDir: folder, names: storeNames })
  const rehearsed = await admin('upgrade', '--rehearse')
  expect(rehearsed.code).toBe(0)
  expect(rehearsed.output).toMatch(
    /Rehearsed on a copy in \d+ s: .*, and all figures agree with their entries\.\nNothing of the installation was changed\.$/,
  )
  expect([await isDue(), copies()]).toEqual([true, []])
  expect(await admin('upgrade')).toEqual({ code: 1, output: 'A server runs on this data: stop it first. (--rehearse works beside it.)' })
  await engine.close()

  const upgraded = await admin('upgrade', '--json')
  expect(upgraded.code).toBe(0)
  const told = JSON.parse(upgraded.output.split('\n').at(-1) ?? '')
  expect(told).toMatchObject({ upgraded: true, did: expect.arrayContaining(['measures']), differences: [], fewer: [] })
  expect([await isDue(), copies(), await differences()]).toEqual([false, [], []])
  expect((await admin('upgrade')).output).toMatch(/^Nothing is due: \S+ works with the data as it is\.$/)

  const back = await admin('upgrade', '--back')
  expect(back).toMatchObject({ code: 0, output: expect.stringContaining('Start the version of before on it.') })
  expect(await isDue()).toBe(true)
  expect(await admin('upgrade', '--back')).toMatchObject({ code: 1, output: expect.stringContaining('There is no way back') })
})

test('what a rehearsal finds wrong keeps the upgrade from the installation', async () => {
  await olderInstallation()
  // An order that says another sum than its entries: no migration mends it.
  await withData((database) => database.collection('orders').updateOne({}, { $set: { paid: 77 } }))
  const { code, output } = await admin('upgrade')
  expect(code).toBe(1)
  expect(output).toMatch(
    /gaongon: payment of S000001: kept .*77.*\n(.*\n)*The rehearsal on a copy went wrong: nothing of the installation was changed\.$/,
  )
  expect((await admin('migrate', '--dry-run')).output).toMatch(/^measures: /)
  expect(existsSync(join(folder, `before-${DATA_VERSION}.backup`))).toBe(false)
})

test('a server that is killed as soon as it begins goes on at the next start', async () => {
  await olderInstallation()
  const killed = server()
  await killed.says(/^measures: builds/m)
  await killed.stop('SIGKILL')
  const next = server()
  await ready(next)
  expect(next.output()).not.toContain('waiting')
  await next.stop('SIGTERM')
  expect(await differences()).toEqual([])
})

test('meanwhile the port answers: browsers a page, programs when to come back, health how far it is; a node that waits says for whom', async () => {
  await olderInstallation()
  const engine = await startEngine({ dataDir: folder, names: storeNames, port: 0 })
  const database = await openDatabase(engine.uri)
  const lease = await Lease.take(database, 'migrations', newHolder({ node: 7 }))
  const port = await freePort()
  const node = mkdtempSync(join(tmpdir(), 'node-'))
  const waiting = server({ MONGODB_URI: engine.uri, DATA_DIR: node, PORT: String(port) })
  await waiting.says(/another node \(node 7 on \S+, process \d+, since 2\d{3}-\S+Z\) is migrating; waiting/)
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
  const orders = await ask('/api/orders', { 'Accept-Language': 'vi' })
  expect([orders.status, orders.headers.get('retry-after')]).toEqual([503, '10'])
  expect(await orders.json()).toEqual({
    name: 'Unavailable',
    message: 'Dữ liệu đang được nâng cấp cho phiên bản mới. Vui lòng thử lại sau vài phút',
    code: 503,
    className: 'unavailable',
  })
  const health = await ask('/api/health')
  expect([health.status, await health.json()]).toEqual([503, { status: 'migrating' }])
  const page = await ask('/office/orders')
  expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([503, 'text/html; charset=utf-8', '10'])
  expect(await page.text()).toMatch(
    /http-equiv="refresh" content="10"[^]*Dữ liệu đang được nâng cấp[^]*The data is being brought up to date/,
  )
  await lease?.end()
  await ready(waiting)
  expect((await ask('/api/health')).status).toBe(200)
  expect(waiting.output()).toContain('The way back is a backup of the database from before this start.')
  await waiting.stop('SIGTERM')
  await database.close()
  await engine.close()
  rmSync(node, { recursive: true, force: true })
  expect(await differences()).toEqual([])
})

test('a program refuses the data of a newer version, and its backup, at the start and by every command', async () => {
  const backup = join(folder, '..', `${folder.split('/').at(-1)}-newer.backup`)
  await withData(async (database, uri) => {
    await database.collection('settings').insertOne({ name: 'dataVersion', value: '99' })
    await backUp({ uri, dataDir: folder, names: storeNames, file: backup, now: new Date(), dataVersion: 99 })
  })
  const text = `This data was made by a newer version (data version 99, this program knows ${DATA_VERSION}). Start that one, or restore the backup of before.`
  const start = server()
  expect([await start.ended, start.output().trim()]).toEqual([1, text])
  const commands = [['verify'], ['migrate'], ['check'], ['code', 'create'], ['workspace', 'list'], ['backup', join(folder, 'x.backup')]]
  for (const args of commands) expect([args, await admin(...args)]).toEqual([args, { code: 1, output: text }])
  const elsewhere = `${folder}-elsewhere`
  const restored = started('server/admin.ts', ['restore', backup], { DATA_DIR: elsewhere })
  expect([await restored.ended, restored.output().trim()]).toEqual([1, `${backup} can't be used: ${text}`])
  expect(readdirSync(elsewhere)).toEqual([])
  for (const path of [backup, elsewhere]) rmSync(path, { recursive: true, force: true })
})

test('health tells how far it is', async () => {
  const maintenance = await openMaintenance(0, '127.0.0.1')
  maintenance.tell({ migration: 'commissions', what: 'orders', done: 12_400, count: 50_000, secondsLeft: 170 })
  const url = `http://127.0.0.1:${maintenance.port}`
  expect(await (await fetch(`${url}/api/health`)).json()).toEqual({
    status: 'migrating',
    migration: 'commissions',
    what: 'orders',
    done: 12_400,
    count: 50_000,
    secondsLeft: 170,
  })
  expect(await (await fetch(url)).text()).toContain('commissions: orders 12,400 of 50,000, about 3 min left')
  await maintenance.close()
})

test('time left follows from the pace so far, and isn’t guessed in the first seconds', () => {
  let now = 0
  const pacer = new Pacer('commissions', { what: 'orders', count: 50_000 }, () => now)
  now = 1000
  expect(progressText(pacer.did(400))).toBe('commissions: orders 400 of 50,000')
  now = 60_000
  expect(progressText(pacer.did(12_000))).toBe('commissions: orders 12,400 of 50,000, about 4 min left')
  now = 230_000
  expect(progressText(pacer.did(35_000))).toBe('commissions: orders 47,400 of 50,000, about 13 s left')
  expect(progressText(pacer.did(4000))).toBe('commissions: orders 51,400 of 51,400, about 1 s left')
})
