import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { Office, type Member } from '../../kernel/auth/testing/office'

let office: Office
let company: Awaited<ReturnType<Office['company']>>
let admin: Member
let file: Buffer
beforeAll(async () => {
  office = await Office.open()
  company = await office.company()
  admin = await administrator()
  await office.post('assets', { name: 'Chị Lan', group: 'Customers' }, { as: company.founder })
  file = await fileOf(company.founder)
}, 30_000)
afterAll(() => office.close())

const administrator = async (): Promise<Member> => {
  const { founder, _id } = await office.company()
  await office.database.collection('users').updateOne({ email: founder.email }, { $addToSet: { rights: 'admin' } })
  office.app.get('access').userChanged(founder._id)
  return office.signIn({ workspaceId: _id, email: founder.email, password: founder.password })
}
const fileOf = async (as: { token: string }): Promise<Buffer> => {
  const answer = await fetch(`${office.url}/api/workspaceArchive`, { headers: { Authorization: `Bearer ${as.token}` } })
  return Buffer.from(await answer.arrayBuffer())
}
const open = async (file: Buffer, slug: string, headers: Readonly<Record<string, string>>) => {
  const answer = await fetch(`${office.url}/api/workspaceArchive?slug=${slug}`, { method: 'POST', body: new Uint8Array(file), headers })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const by = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` })

test('a company’s file is opened with an invitation code, which is used up; its members enter with the passwords they had', async () => {
  const { body: code } = await office.post('codes', {}, { as: admin })
  const withCode = { 'X-Invitation-Code': String(code['code']) }

  const opened = await open(file, 'nhamoi', withCode)
  expect(opened).toMatchObject({ status: 201, body: { slug: 'nhamoi', name: expect.any(String) as string } })
  const { email, password } = company.founder
  const founder = await office.signIn({ workspaceId: String(opened.body['_id']), email, password })
  expect((await office.get('assets?group=Customers', { as: founder })).body).toMatchObject({ total: 1, data: [{ name: 'Chị Lan' }] })
  expect((await open(file, 'nhakhac', withCode)).body['message']).toBe('Invitation code invalid')
})

test('a file that is none leaves the code as it was, and nothing behind', async () => {
  const { body: code } = await office.post('codes', {}, { as: admin })
  const withCode = { 'X-Invitation-Code': String(code['code']) }
  for (const broken of [randomBytes(2000), file.subarray(0, file.length / 2), gzipSync(Buffer.alloc(120 * 1024 * 1024, 'a'), { level: 1 })])
    expect((await open(broken, 'nhahong', withCode)).status).toBe(400)
  expect((await office.get('workspaces?slug=nhahong')).body['total']).toBe(0)
  expect((await open(file, 'nhahong', withCode)).status).toBe(201)
})

test('the platform’s administrator opens one without a code; nobody else does', async () => {
  expect((await open(file, 'nhaquantri', by(company.founder))).status).toBe(403)
  expect((await open(file, 'nhaquantri', {})).status).toBe(401)
  expect((await open(file, company.slug, by(admin))).body['errors']).toEqual({ slug: `The address ${company.slug} is already taken` })
  expect((await open(file, '', by(admin))).status).toBe(409)
  expect((await open(file, 'nhaquantri', by(admin))).status).toBe(201)
})

test('one code opens one file, when two come with it at once', async () => {
  const { body: code } = await office.post('codes', {}, { as: admin })
  const withCode = { 'X-Invitation-Code': String(code['code']) }
  const answers = await Promise.all(['nhamot', 'nhahai'].map((slug) => open(file, slug, withCode)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
})

test('a file without passwords lets in whoever asks for a forgotten one, and nobody by a password they had or guess', async () => {
  const board = await office.hire(company, 'Thảo', ['bod'])
  const opened = await open(await fileOf(board), 'nhaquenmatkhau', by(admin))
  expect(opened.status).toBe(201)
  const workspaceId = String(opened.body['_id'])
  const { email } = company.founder
  const enter = async (password: string) =>
    (await office.post('authentication', { strategy: 'local', workspaceId, email, password })).status
  for (const password of [company.founder.password, '-']) expect(await enter(password)).toBe(401)
  await office.get(`users?email=${email}&password=forgot&workspaceId=${workspaceId}`)
  const temporary = /^ {4}(\S+)$/m.exec(await office.mailTo(email))?.[1] ?? ''
  expect(await enter(temporary)).toBe(201)
})
