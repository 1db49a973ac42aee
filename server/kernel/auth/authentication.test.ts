import { createHmac } from 'node:crypto'
import { closedAfter, SignInFixture, type Company } from './testing/office'

let fixture: SignInFixture
let company: Company
beforeAll(async () => {
  fixture = await SignInFixture.open()
  company = await fixture.company()
}, 30_000)
afterAll(() => fixture.close())

const signIn = (body: object, headers = {}) => fixture.post('authentication', body, { headers })
const wrong = 'Wrong e-mail, username or password'

describe('signing in', () => {
  test('by e-mail in any case, or by username, answers the token, the member and the workspace in brief', async () => {
    const { founder, _id, slug } = company
    const byEmail = await signIn({ strategy: 'local', email: founder.email.toUpperCase(), password: founder.password, workspaceId: _id })
    const byName = await signIn({ strategy: 'local-username', username: `1.${slug}`, password: founder.password, workspaceId: _id })
    for (const [{ status, body }, strategy] of [[byEmail, 'local'] as const, [byName, 'local-username'] as const]) {
      expect(status).toBe(201)
      expect(body).toEqual({
        accessToken: expect.any(String) as string,
        authentication: { strategy, payload: expect.objectContaining({ sub: founder._id, wid: _id }) as object },
        user: expect.objectContaining({
          _id: founder._id,
          username: `1.${slug}`,
          title: 'Founder',
          rights: expect.arrayContaining(['founder', 'bod']) as string[],
          workspace: { _id, slug, name: 'Công ty 1', status: 'enabled', apps: ['importXLSX'] },
        }) as object,
      })
      expect(JSON.stringify(body)).not.toMatch(/passwordHash|argon2/)
    }
  })

  test('an unknown workspace, an unknown member and a wrong password get the same answer', async () => {
    const { founder, _id } = company
    const right = { strategy: 'local', email: founder.email, password: founder.password, workspaceId: _id }
    for (const changed of [{ workspaceId: 'f'.repeat(24) }, { email: 'nobody@congty.vn' }, { password: 'Wrong#2026' }]) {
      const { status, body } = await signIn({ ...right, ...changed })
      expect([status, body['message']]).toEqual([401, wrong])
    }
  })

  test('operators, lists and numbers in place of texts are refused on their fields', async () => {
    const { founder, _id } = company
    const right = { strategy: 'local', email: founder.email, password: founder.password, workspaceId: _id }
    for (const [field, value] of [
      ['password', { $gt: '' }],
      ['password', ['Lan#2026']],
      ['password', 12345678],
      ['email', { $ne: null }],
      ['workspaceId', { $exists: true }],
      ['workspaceId', '../../etc'],
    ] as const) {
      const { status, body } = await signIn({ ...right, [field]: value })
      expect([status, Object.keys(body['errors'] as object)]).toEqual([400, [field]])
    }
    expect((await signIn([right])).status).toBe(400)
  })

  test('what is missing is named in the caller’s language', async () => {
    const { body } = await signIn({ strategy: 'local', email: 'a@b.vn', password: 'x' }, { 'accept-language': 'vi' })
    expect(body).toMatchObject({ code: 400, message: 'Hãy nhập workspace của bạn' })
    expect((await signIn({ strategy: 'local', email: 'a@b.vn', workspaceId: company._id })).body['message']).toBe('Password is required')
  })

  test('other ways to sign in don’t exist', async () => {
    for (const strategy of ['oauth', 'api-key', '__proto__', undefined, { $ne: 1 }])
      expect((await signIn({ strategy, apiKey: 'x'.repeat(40) })).status).toBe(401)
  })
})

describe('a forged token', () => {
  const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
  const sign = (header: object, payload: object, secret: string | Buffer = 'another secret'): string => {
    const content = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`
  }

  test('without an algorithm, with another secret or for another workspace opens nothing', async () => {
    const other = await fixture.company()
    const own = company.founder.token
    const [head, , signature] = own.split('.')
    const elsewhere = Buffer.from(JSON.stringify({ ...claims(own), wid: other._id })).toString('base64url')
    const none = sign({ alg: 'none', typ: 'JWT' }, claims(own)).replace(/[^.]*$/, '')
    const secret = fixture.app.get('config').authSecret.export()
    for (const token of [
      none,
      sign({ alg: 'HS256', typ: 'JWT' }, claims(own)),
      `${head}.${elsewhere}.${signature}`,
      sign({ alg: 'HS512', typ: 'JWT' }, claims(own), secret),
      'nonsense',
    ]) {
      expect((await fixture.get('users', { as: { token } })).status).toBe(401)
      expect((await signIn({ strategy: 'jwt', accessToken: token })).status).toBe(401)
    }
  })

  test('signed with the very secret still needs the session it names', async () => {
    const secret = fixture.app.get('config').authSecret.export()
    const own = claims(company.founder.token)
    const other = await fixture.company()
    for (const changed of [{ sid: 'f'.repeat(24) }, { sub: other.founder._id }, { sub: other.founder._id, wid: other._id }]) {
      const token = sign({ alg: 'HS256', typ: 'JWT' }, { ...own, ...changed }, secret)
      expect((await fixture.get('users', { as: { token } })).status).toBe(401)
    }
  })
})

describe('a session', () => {
  test('ends with its sign-out: token and socket are gone within a second, other sessions stay', async () => {
    const first = await fixture.signIn({ workspaceId: company._id, email: company.founder.email, password: company.founder.password })
    const socket = await fixture.socket(first)
    const closed = closedAfter(socket)
    expect((await fixture.call('DELETE', 'authentication/null', { as: first })).status).toBe(200)
    expect((await fixture.get('users', { as: first })).status).toBe(401)
    expect(await closed).toBeLessThan(1000)
    expect((await fixture.get('users', { as: company.founder })).status).toBe(200)
  })

  test('can be ended by naming its token', async () => {
    const member = await fixture.signIn({ workspaceId: company._id, email: company.founder.email, password: company.founder.password })
    expect((await fixture.call('DELETE', `authentication/${member.token}`, { as: member })).status).toBe(200)
    expect((await signIn({ strategy: 'jwt', accessToken: member.token })).body['message']).toBe(
      'Your session has ended, please sign in again',
    )
  })

  test('is renewed while it lives, and not after its newest token has ended', async () => {
    const { founder } = company
    const early = await fixture.signIn({ workspaceId: company._id, email: founder.email, password: founder.password })
    fixture.wait(40)
    const renewed = await signIn({ strategy: 'jwt', accessToken: early.token })
    expect(renewed.status).toBe(201)
    expect(renewed.body).toMatchObject({
      authentication: { strategy: 'jwt' },
      user: { _id: founder._id, workspace: { slug: company.slug } },
    })
    fixture.wait(40)
    const token = String(renewed.body['accessToken'])
    expect((await fixture.get('users', { as: { token } })).status).toBe(200)
    const expired = await fixture.get('users', { as: early })
    expect([expired.status, expired.body['message']]).toEqual([401, 'jwt expired'])
    fixture.wait(40)
    expect((await signIn({ strategy: 'jwt', accessToken: token })).body['message']).toBe('jwt expired')
    company = { ...company, founder: await fixture.signIn({ workspaceId: company._id, email: founder.email, password: founder.password }) }
  })

  test('of a disabled workspace ends, and nobody signs in there', async () => {
    const closed = await fixture.company()
    await fixture.database.collection('workspaces').updateOne({ slug: closed.slug }, { $set: { status: 'disabled' } })
    fixture.app.get('access').workspaceChanged(closed._id)
    const { email, password } = closed.founder
    const text = 'Sorry, your workspace has been disabled'
    expect((await fixture.get('users', { as: closed.founder })).body['message']).toBe(text)
    expect((await signIn({ strategy: 'local', email, password, workspaceId: closed._id })).body['message']).toBe(text)
  })

  test('ended by another process is noticed at the next look', async () => {
    const member = await fixture.signIn({ workspaceId: company._id, email: company.founder.email, password: company.founder.password })
    const socket = await fixture.socket(member)
    const closed = closedAfter(socket)
    await fixture.database.collection('sessions').updateMany({}, { $set: { ended: fixture.app.get('now')() } })
    await fixture.app.get('access').catchUp()
    expect(await closed).toBeLessThan(1000)
    company = {
      ...company,
      founder: await fixture.signIn({ workspaceId: company._id, email: company.founder.email, password: company.founder.password }),
    }
  })
})

test('who is known already is recognised without a look at the database', async () => {
  const access = fixture.app.get('access')
  const { token } = company.founder
  await access.authenticate({ accessToken: token })
  const find = jest.spyOn(fixture.database, 'platformRecords')
  for (let times = 0; times < 1000; times++) await access.authenticate({ accessToken: token })
  expect(find).not.toHaveBeenCalled()
  find.mockRestore()
})

test('too many wrong passwords for one account: 429 with the time to wait, even for the right one', async () => {
  const busy = await fixture.company()
  const wrongly = { strategy: 'local', email: busy.founder.email, password: 'Wrong#2026', workspaceId: busy._id }
  const statuses: number[] = []
  // Ten times the usual twenty: these tries come from this machine itself.
  for (let round = 0; round < 20; round++)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => signIn(wrongly)))).map(({ status }) => status))
  expect(new Set(statuses)).toEqual(new Set([401]))
  const { status, body, headers } = await signIn({ ...wrongly, password: busy.founder.password })
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body).toMatchObject({ data: { retryAfter: expect.any(Number) as number } })
  expect(
    (await signIn({ strategy: 'local', email: company.founder.email, password: company.founder.password, workspaceId: company._id }))
      .status,
  ).toBe(201)
}, 60_000)
