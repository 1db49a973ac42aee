import type * as Argon2 from '@node-rs/argon2'
import { verify } from '@node-rs/argon2'
import { SignInFixture, until, type Company, type Member } from '../../kernel/auth/testing/office'

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof Argon2>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})
const check = jest.mocked(verify)

let fixture: SignInFixture
let company: Company
beforeAll(async () => {
  fixture = await SignInFixture.open()
  company = await fixture.company()
}, 30_000)
afterAll(() => fixture.close())

const change = (who: Member, body: object) => fixture.patch(`users/${who._id}`, body, { as: who })
const temporaryPassword = async (address: string): Promise<string> => {
  await fixture.get(`users?email=${address}&password=forgot`)
  return until(async () => /^ {4}(\S+)$/m.exec(await fixture.mailTo(address))?.[1] ?? null)
}

describe('a session left open on a desk', () => {
  test.each([
    ['e-mail', { emailRaw: 'thief@elsewhere.example' }],
    ['username', { username: 'thief' }],
  ])('changes no %s without the present password, be it the founder’s', async (_what, taking) => {
    const own = await fixture.hire(company, `Mai${_what.length}`)
    const { founder } = company
    fixture.wait(16)
    for (const victim of [own, founder]) {
      const refused = await change(victim, taking)
      expect([refused.status, refused.body['errors']]).toEqual([400, { currentPassword: 'Password is required' }])
      expect((await change(victim, { ...taking, currentPassword: 'Wrong#2026' })).status).toBe(403)
    }
    expect((await change(own, { ...taking, currentPassword: own.password })).body).toMatchObject(taking)
  })

  test('sends no pay to another account, and sends the record back unchanged, or in another case, without being asked', async () => {
    const own = await fixture.hire(company, 'Chi')
    fixture.wait(16)
    const whole = (await fixture.get(`users/${own._id}`, { as: own })).body
    expect((await change(own, { ...whole, phone: '0902' })).status).toBe(200)
    const refused = await change(own, { bank: '970436 · 0071001234567' })
    expect([refused.status, refused.body['errors']]).toEqual([400, { currentPassword: 'Password is required' }])
    const proven = await change(own, { bank: '970436 · 0071001234567', currentPassword: own.password })
    expect(proven.body).toMatchObject({ bank: '970436 · 0071001234567' })
  })
})

test('the old address is told that another one took its place', async () => {
  const own = await fixture.hire(company, 'Nga')
  await change(own, { emailRaw: 'nga2@congty.vn' })
  expect(await fixture.mailTo(own.email)).toContain(`Your account ${own.username} in`)
})

test('an address entered while the mailed password is checked isn’t proven by it', async () => {
  const victim = await fixture.company()
  const own = await fixture.hire(company, 'Race')
  await fixture.database.collection('users').updateOne({ email: victim.founder.email }, { $set: { emailVerified: true } })
  const password = await temporaryPassword(own.email)
  // The own password is checked first: meanwhile the address changes.
  check.mockImplementationOnce(async () => {
    expect((await change(own, { emailRaw: victim.founder.email, currentPassword: own.password })).status).toBe(200)
    return false
  })
  const signedIn = await fixture.signIn({ ...own, password })
  expect((await fixture.get(`users/${own._id}`, { as: signedIn })).body).toMatchObject({ emailVerified: false })
  const { body } = await fixture.get('workspaces?report=myWorkspaces', { as: signedIn })
  expect((body['data'] as { _id: string }[]).map(({ _id }) => _id)).toEqual([company._id])
})

test('whoever is refused waits for two checks of a password, member or not, with a mailed password or without', async () => {
  const own = await fixture.hire(company, 'Thu')
  const wrong = { strategy: 'local', workspaceId: company._id, password: 'Wrong#2026' }
  const checks = async (body: object): Promise<number> => {
    check.mockClear()
    expect((await fixture.post('authentication', body)).status).toBe(401)
    return check.mock.calls.length
  }
  const [plain, nobody, nowhere] = [
    await checks({ ...wrong, email: own.email }),
    await checks({ ...wrong, email: 'nobody@congty.vn' }),
    await checks({ ...wrong, email: own.email, workspaceId: 'f'.repeat(24) }),
  ]
  await temporaryPassword(own.email)
  expect([plain, nobody, nowhere, await checks({ ...wrong, email: own.email })]).toEqual([2, 2, 2, 2])
})
