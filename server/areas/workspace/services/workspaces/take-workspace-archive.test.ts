import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { packed } from './archive/testing/archive-file'
import { SignInFixture, type Member } from '../../../../kernel/auth/testing/office'

let fixture: SignInFixture
let company: Awaited<ReturnType<SignInFixture['company']>>
let admin: Member
let file: Buffer
beforeAll(async () => {
  fixture = await SignInFixture.open()
  company = await fixture.company()
  admin = await administrator()
  await fixture.post('assets', { name: 'Chị Lan', group: 'Customers' }, { as: company.founder })
  file = await fileOf(company.founder)
}, 30_000)
afterAll(() => fixture.close())

const administrator = async (): Promise<Member> => {
  const { founder, _id } = await fixture.company()
  await fixture.database.collection('users').updateOne({ email: founder.email }, { $addToSet: { rights: 'admin' } })
  fixture.app.get('access').userChanged(founder._id)
  return fixture.signIn({ workspaceId: _id, email: founder.email, password: founder.password })
}
const fileOf = async (as: { token: string }): Promise<Buffer> => {
  const answer = await fetch(`${fixture.url}/api/workspaceArchive`, { headers: { Authorization: `Bearer ${as.token}` } })
  return Buffer.from(await answer.arrayBuffer())
}
const open = async (file: Buffer, slug: string, headers: Readonly<Record<string, string>>) => {
  const answer = await fetch(`${fixture.url}/api/workspaceArchive?slug=${slug}`, { method: 'POST', body: new Uint8Array(file), headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const by = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` })

test('a company’s file is opened with an invitation code, which is used up; its members enter with the passwords they had', async () => {
  const { body: code } = await fixture.post('codes', {}, { as: admin })
  const withCode = { 'X-Invitation-Code': String(code['code']) }

  const opened = await open(file, 'nhamoi', withCode)
  expect(opened).toMatchObject({ status: 201, body: { slug: 'nhamoi', name: expect.any(String) as string } })
  const { email, password } = company.founder
  const founder = await fixture.signIn({ workspaceId: String(opened.body['_id']), email, password })
  expect((await fixture.get('assets?group=Customers', { as: founder })).body).toMatchObject({ total: 1, data: [{ name: 'Chị Lan' }] })
  expect((await open(file, 'nhakhac', withCode)).body['message']).toBe('Invitation code invalid')
})

test('a file that is none leaves the code as it was, and nothing behind; with the third the code is spent', async () => {
  const before = filesHere()
  for (const spent of [false, true]) {
    const { body: code } = await fixture.post('codes', {}, { as: admin })
    const withCode = { 'X-Invitation-Code': String(code['code']) }
    const unfit = [randomBytes(2000), file.subarray(0, file.length / 2), gzipSync(Buffer.alloc(120 * 1024 * 1024, 'a'), { level: 1 })]
    for (const broken of spent ? unfit : unfit.slice(0, 2)) expect((await open(broken, 'nhahong', withCode)).status).toBe(400)
    // A file whose address is taken is no worse for it.
    if (!spent) expect((await open(file, company.slug, withCode)).status).toBe(409)
    expect((await fixture.get('workspaces?slug=nhahong')).body['total']).toBe(0)
    const after = await open(file, `nhahong${String(spent)}`, withCode)
    expect([after.status, after.body['message']]).toEqual(spent ? [400, 'Invitation code invalid'] : [201, undefined])
  }
  expect(filesHere()).toEqual(before)
})

const filesHere = (): string[] =>
  ['files', 'arriving'].flatMap((name) => {
    const folder = join(fixture.app.get('config').dataDir, name)
    return existsSync(folder) ? readdirSync(folder) : []
  })

/** The company's file with its lines changed. */
const changed = (change: (lines: string[]) => string[]): Buffer => packed(change(gunzipSync(file).toString('utf8').trim().split('\n')))

test('131 KB that unfold to 90 MB of nothing are refused, and others work on meanwhile', async () => {
  const { body: code } = await fixture.post('codes', {}, { as: admin })
  const line = `{"in":"products","document":{"a":[${'[[]],'.repeat(18 * 1024 * 1024)}0]}}`
  const bomb = changed((lines) => [...lines, line])
  const answer = open(bomb, 'nhabom', { 'X-Invitation-Code': String(code['code']) })
  let answered = 0
  const opening = { isOver: false }
  void answer.then(() => (opening.isOver = true))
  while (!opening.isOver) {
    expect((await fixture.get('assets?group=Customers', { as: company.founder })).status).toBe(200)
    answered++
  }
  expect((await answer).body['message']).toMatch(/^This file can not be opened: line \d+ is damaged, or no line of a data file of Sổ Cái$/)
  expect(answered).toBeGreaterThan(3)
})

test('a file with a password that takes a day to check holds up nobody’s sign-in', async () => {
  const { body: code } = await fixture.post('codes', {}, { as: admin })
  const slow = changed((lines) => lines.map((line) => line.replace(/(\$argon2id\$v=19\$)m=19456,t=2(,p=1)/, '$1m=65536,t=200000$2')))
  const opened = await open(slow, 'nhacham', { 'X-Invitation-Code': String(code['code']) })
  expect(opened.status).toBe(201)
  const { email, password, workspaceId } = company.founder
  const signIn = (workspaceId: string) => fixture.post('authentication', { strategy: 'local', email, password, workspaceId })
  const tried = await Promise.all([1, 2].map(() => signIn(String(opened.body['_id']))))
  expect(tried.map(({ status }) => status)).toEqual([401, 401])
  expect((await signIn(workspaceId)).status).toBe(201)
})

test('the platform’s administrator opens one without a code; nobody else does', async () => {
  expect((await open(file, 'nhaquantri', by(company.founder))).status).toBe(403)
  expect((await open(file, 'nhaquantri', {})).status).toBe(401)
  expect((await open(file, company.slug, by(admin))).body['errors']).toEqual({ slug: `The address ${company.slug} is already taken` })
  expect((await open(file, '', by(admin))).status).toBe(409)
  expect((await open(file, 'nhaquantri', by(admin))).status).toBe(201)
})

test('one code opens one file, when two come with it at once', async () => {
  const { body: code } = await fixture.post('codes', {}, { as: admin })
  const withCode = { 'X-Invitation-Code': String(code['code']) }
  const answers = await Promise.all(['nhamot', 'nhahai'].map((slug) => open(file, slug, withCode)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
})

test('a file without passwords lets in whoever asks for a forgotten one, and nobody by a password they had or guess', async () => {
  const board = await fixture.hire(company, 'Thảo', ['bod'])
  const opened = await open(await fileOf(board), 'nhaquenmatkhau', by(admin))
  expect(opened.status).toBe(201)
  const workspaceId = String(opened.body['_id'])
  const { email } = company.founder
  const enter = async (password: string) =>
    (await fixture.post('authentication', { strategy: 'local', workspaceId, email, password })).status
  for (const password of [company.founder.password, '-']) expect(await enter(password)).toBe(401)
  await fixture.get(`users?email=${email}&password=forgot&workspaceId=${workspaceId}`)
  const temporary = /^ {4}(\S+)$/m.exec(await fixture.mailTo(email))?.[1] ?? ''
  expect(await enter(temporary)).toBe(201)
})
