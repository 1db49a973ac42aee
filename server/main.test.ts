import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { once } from 'node:events'
import { Api } from './testing/api'
import { run, type Program } from './testing/process'

jest.setTimeout(60_000)

let folder: string
const programs: Program[] = []

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'main-'))))
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const startServer = (env: Record<string, string> = {}): Program => {
  const program = run('server/main.ts', [], { PORT: '0', DATA_DIR: folder, DEMO: 'off', ...env })
  programs.push(program)
  return program
}
const admin = (...args: string[]): Program => {
  const program = run('server/admin.ts', args, { DATA_DIR: folder })
  programs.push(program)
  return program
}
const ready = async (program: Program): Promise<Api> => new Api((await program.says(/is ready: (http\S+)/))[1] ?? '')
const lastLine = (program: Program): string => program.output().trimEnd().split('\n').at(-1) ?? ''
const founder = { name: 'Lan', emailRaw: 'lan@example.com', password: 'Test-pass-2468' }

test('a company signs up with a code that was made while the server runs; what it wrote survives kill -9', async () => {
  const server = startServer()
  const api = await ready(server)
  const maker = admin('code', 'create')
  expect(await maker.ended).toBe(0)
  const invitationCode = lastLine(maker)
  const workspace = await api.create('workspaces', { name: 'Gạo Ngon', slug: 'gaongon', invitationCode, founder })
  await server.stop('SIGKILL')

  const again = startServer()
  const later = await ready(again)
  expect((await later.find('workspaces', { slug: 'gaongon' })).data).toMatchObject([{ _id: workspace._id, name: 'Gạo Ngon' }])
  expect((await later.send('POST', 'workspaces', { name: 'X', invitationCode, founder })).body).toMatchObject({
    message: 'Invitation code invalid',
  })

  const signIn = (password: string) =>
    later.send('POST', 'authentication', { strategy: 'local-username', workspaceId: workspace._id, username: '1.gaongon', password })
  const { accessToken } = (await signIn(founder.password)).body as { accessToken: string }
  const signedIn = later.with({ Authorization: `Bearer ${accessToken}` })
  expect((await signedIn.send('GET', 'users')).status).toBe(200)
  const reset = admin('user', 'reset-password', '--workspace', 'gaongon', '--username', '1.gaongon')
  expect(await reset.ended).toBe(0)
  expect((await signIn(founder.password)).status).toBe(401)
  expect((await signIn(lastLine(reset))).status).toBe(201)
  expect((await signedIn.send('GET', 'users')).status).toBe(401)

  const unknown = admin('user', 'reset-password', '--workspace', 'gaongon', '--username', 'nobody')
  expect(await unknown.ended).toBe(1)
  expect(unknown.output().trim()).toBe("There is no member 'nobody' in a workspace 'gaongon'")
  const verify = admin('verify')
  expect([await verify.ended, lastLine(verify)]).toEqual([0, 'All figures agree with their entries.'])
  expect(await again.stop('SIGTERM')).toBe(0)
})

test('the operator closes a workspace, names an administrator and calls a code back, while the server runs', async () => {
  const server = startServer()
  const api = await ready(server)
  const told = async (...args: string[]): Promise<[number | NodeJS.Signals | null, string]> => {
    const program = admin(...args)
    return [await program.ended, lastLine(program)]
  }
  const [, invitationCode] = await told('code', 'create')
  const workspace = await api.create('workspaces', { name: 'Gạo Ngon', slug: 'gaongon', invitationCode, founder })
  const signIn = () =>
    api.send('POST', 'authentication', {
      strategy: 'local',
      workspaceId: workspace._id,
      email: founder.emailRaw,
      password: founder.password,
    })
  const { accessToken } = (await signIn()).body as { accessToken: string }
  const signedIn = api.with({ Authorization: `Bearer ${accessToken}` })
  expect((await signedIn.send('GET', 'codes')).status).toBe(403)
  expect(await told('user', 'grant', '--workspace', 'gaongon', '--username', '1.gaongon', '--right', 'admin')).toEqual([0, 'granted'])
  expect((await signedIn.send('GET', 'codes')).status).toBe(200)

  const [, unused] = await told('code', 'create', '--email', 'khoi@tanviet.example', '--until', '2999-12-31')
  expect(await told('code', 'revoke', unused)).toEqual([0, 'revoked'])
  expect(await told('code', 'revoke', invitationCode)).toEqual([1, `The code '${invitationCode}' was used already`])
  const [, codes] = await told('code', 'list', '--json')
  expect(JSON.parse(codes)).toEqual([
    { code: invitationCode, state: 'used', usedBy: 'Gạo Ngon', email: '', until: '', note: '' },
    { code: unused, state: 'revoked', usedBy: '', email: 'khoi@tanviet.example', until: '2999-12-31', note: '' },
  ])

  expect(await told('workspace', 'disable', '--workspace', 'gaongon')).toEqual([0, 'disabled'])
  expect((await signedIn.send('GET', 'users')).status).toBe(401)
  expect((await signIn()).body).toMatchObject({ message: 'Sorry, your workspace has been disabled' })
  expect(await told('workspace', 'enable', '--workspace', 'gaongon')).toEqual([0, 'enabled'])
  expect((await signIn()).status).toBe(201)
  expect(await told('workspace', 'list')).toEqual([0, 'gaongon  enabled  1  Lan  Gạo Ngon'])
})

test('a program reads in one line how the installation stands and what a command did', async () => {
  const server = startServer()
  const api = await ready(server)
  const told = async (...args: string[]): Promise<[unknown, Record<string, unknown>]> => {
    const program = admin(...args, '--json')
    return [await program.ended, JSON.parse(lastLine(program)) as Record<string, unknown>]
  }
  expect((await api.send('GET', 'health?deep')).body).toMatchObject({ status: 'ok', warnings: ['no-backup', 'restore-unproved'] })
  const kept = { to: 'lan@gaongon.example', outbox: join(folder, 'outbox'), done: 'kept' }
  expect(await told('mail', 'test', 'lan@gaongon.example')).toEqual([0, kept])
  expect(readdirSync(join(folder, 'outbox'))).toHaveLength(1)
  const file = join(folder, 'evening.backup')
  expect(await told('backup', file)).toMatchObject([0, { file, faults: 0 }])
  expect(await told('check')).toMatchObject([0, { valid: true, problemCount: 0 }])
  const [code, proof] = await told('restore', file, '--prove')
  expect([code, proof]).toEqual([0, { file, of: expect.any(String) as string, proved: expect.any(String) as string }])
  // The copy is gone, and the installation knows that its backups can be restored.
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`${basename(folder)}-`))).toEqual([])
  const restoreProved = { at: proof['proved'], of: proof['of'] }
  expect((await api.send('GET', 'health?deep')).body).toMatchObject({ status: 'ok', backup: proof['of'], restoreProved, warnings: [] })
  const standing = { dataDir: folder, database: 'embedded', server: server.pid, due: 'nothing', workspaces: 0, members: 0 }
  expect(await told('status')).toMatchObject([0, { ...standing, lastBackup: proof['of'], lastRestoreProved: proof['proved'] }])
}, 120_000)

test('a first start that was killed amid the making of the demo begins afresh, and Ctrl-C ends it in order', async () => {
  const first = startServer({ DEMO: 'on' })
  await first.says(/Making the demo company: 10 %/)
  await first.stop('SIGKILL')
  const second = startServer({ DEMO: 'on' })
  await second.says(/Making the demo company: 10 %/)
  expect(await second.stop('SIGINT')).toBe(0)
  expect(lastLine(second)).toBe('The demo company is not whole: the next start makes it anew.')
  expect(second.output()).not.toMatch(/Error|Unavailable|disk| at /)
})

test('without a server the commands open the data themselves', async () => {
  const server = startServer()
  await ready(server)
  await server.stop()
  const maker = admin('code', 'create')
  expect(await maker.ended).toBe(0)
  expect(lastLine(maker)).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/)
})

test.each([
  ['backup', 'there.backup'],
  ['verify'],
  ['verify', '--repair'],
  ['check'],
  ['migrate'],
  ['migrate', '--dry-run'],
  ['code', 'create'],
  ['code', 'list'],
  ['workspace', 'list'],
  ['workspace', 'disable', '--workspace', 'gaongon'],
  ['user', 'reset-password', '--workspace', 'gaongon', '--username', '1.gaongon'],
  ['export', '--workspace', 'gaongon', '--out', 'there.gz'],
  ['copy', '--to', 'mongodb://127.0.0.1:1'],
])('in a folder without an installation `%s %s` says so and makes nothing', async (...args: string[]) => {
  const typo = join(folder, 'typo')
  const command = run('server/admin.ts', args, { DATA_DIR: typo })
  programs.push(command)
  expect([await command.ended, command.output()]).toEqual([1, `There is no installation in ${typo} (DATA_DIR)\n`])
  expect(readdirSync(folder)).toEqual([])
})

test('a company’s file that isn’t there, or can’t be written, is told in words, and makes nothing', async () => {
  const missing = join(folder, 'nowhere', 'company.gz')
  const fresh = join(folder, 'fresh')
  const taking = run('server/admin.ts', ['import', missing], { DATA_DIR: fresh })
  programs.push(taking)
  expect([await taking.ended, taking.output()]).toEqual([1, `${missing}: there is no such file or folder\n`])
  const folderGiven = admin('import', folder)
  expect([await folderGiven.ended, folderGiven.output()]).toEqual([1, `${folder}: it is a folder\n`])
  expect(readdirSync(folder)).toEqual([])
})

test('a code for days that are over is not made', async () => {
  const maker = admin('code', 'create', '--until', '2020-01-01')
  expect([await maker.ended, lastLine(maker)]).toEqual([1, "--until is '2020-01-01', which is over: name today or a later day"])
})

test('a look at what is due writes nothing, be it a secret', async () => {
  await ready(startServer())
  await programs[0]?.stop()
  rmSync(join(folder, 'data-secret'))
  const before = readdirSync(folder).sort()
  const look = admin('migrate', '--dry-run')
  expect([await look.ended, lastLine(look)]).toEqual([0, 'Nothing is due.'])
  expect(readdirSync(folder).sort()).toEqual(before)
})

test('whoever reads a command’s output may stop early, as `| head` does', async () => {
  const openapi = admin('openapi')
  await openapi.says(/"openapi": "3\.1/)
  openapi.deafen()
  expect(await openapi.ended).toBe(0)
  expect(openapi.output()).not.toMatch(/EPIPE|Error: /)
})

test('the engine alone prints its address and serves until it is stopped', async () => {
  const engine = admin('engine', '--data-dir', join(folder, 'engine'), '--port', '0')
  const [uri] = await engine.says(/^mongodb:\/\/127\.0\.0\.1:\d+\/\S*$/m)
  const server = startServer({ MONGODB_URI: uri })
  await ready(server)
  expect(await server.stop()).toBe(0)
  expect(await engine.stop()).toBe(0)
})

test.each([
  [{ PORT: 'many' }, "PORT is 'many', but it has to be a whole number from 0 to 65535"],
  [{ REDIS_URL: 'redis://127.0.0.1:1' }, 'Redis does not answer (REDIS_URL): connect ECONNREFUSED 127.0.0.1:1'],
])('what keeps it from starting is one line: %j', async (env, text) => {
  const server = startServer(env as Record<string, string>)
  expect(await server.ended).toBe(1)
  expect(server.output().trim()).toBe(text)
})

test('a damaged secret is one line', async () => {
  writeFileSync(join(folder, 'auth-secret'), 'oops')
  const server = startServer()
  expect(await server.ended).toBe(1)
  expect(server.output().trim().split('\n')).toEqual([expect.stringContaining('auth-secret is damaged')])
})

test('a port that is taken is one line', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = startServer({ PORT: String(port) })
  expect(await server.ended).toBe(1)
  expect(server.output().trim()).toBe(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`,
  )
  other.close()
})

test('two servers never share a data folder', async () => {
  await ready(startServer())
  const second = startServer()
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toBe(
    `The data directory ${folder} is in use by another running process. Stop it, or choose another DATA_DIR.`,
  )
})
