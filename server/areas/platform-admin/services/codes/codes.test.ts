import { SignInFixture } from '../../../../kernel/auth/testing/office'

let fixture: SignInFixture
beforeAll(async () => {
  fixture = await SignInFixture.open()
}, 30_000)
afterAll(() => fixture.close())

test('only the platform’s administrator makes and sees invitation codes', async () => {
  const company = await fixture.company()
  const { founder, _id } = company
  expect((await fixture.get('codes', { as: founder })).status).toBe(403)
  expect((await fixture.post('codes', {}, { as: founder })).status).toBe(403)
  expect((await fixture.get('codes')).status).toBe(401)

  await fixture.database.collection('users').updateOne({ email: founder.email }, { $addToSet: { rights: 'admin' } })
  const admin = await fixture.signIn({ workspaceId: _id, email: founder.email, password: founder.password })
  fixture.app.get('access').userChanged(founder._id)
  const made = await fixture.post('codes', { note: 'Hội chợ' }, { as: admin })
  expect(made.body).toMatchObject({ note: 'Hội chợ', code: expect.stringMatching(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/) as string })
  expect((await fixture.post('codes', { code: 'MINE' }, { as: admin })).status).toBe(400)
  expect(
    (await fixture.post('workspaces', await fixture.signUpBody({ invitationCode: ` ${String(made.body['code']).toLowerCase()} ` }))).status,
  ).toBe(201)
  expect((await fixture.get(`codes?code=${String(made.body['code'])}`, { as: admin })).body).toMatchObject({
    total: 1,
    data: [{ usedAt: expect.any(String) as string }],
  })
})

describe('a code', () => {
  const administrator = async () => {
    const { founder, _id } = await fixture.company()
    await fixture.database.collection('users').updateOne({ email: founder.email }, { $addToSet: { rights: 'admin' } })
    fixture.app.get('access').userChanged(founder._id)
    return fixture.signIn({ workspaceId: _id, email: founder.email, password: founder.password })
  }
  const signUpWith = async (code: unknown, more: object = {}) =>
    fixture.post('workspaces', { ...(await fixture.signUpBody({ invitationCode: code })), ...more })

  test('that was called back serves nobody; one that was used can’t be called back', async () => {
    const as = await administrator()
    const { body: open } = await fixture.post('codes', {}, { as })
    expect((await fixture.patch(`codes/${String(open['_id'])}`, { status: 'revoked' }, { as })).body).toMatchObject({ status: 'revoked' })
    expect((await signUpWith(open['code'])).body['message']).toBe('Invitation code invalid')

    const { body: used } = await fixture.post('codes', {}, { as })
    const { body: workspace } = await signUpWith(used['code'])
    const late = await fixture.patch(`codes/${String(used['_id'])}`, { status: 'revoked' }, { as })
    expect([late.status, late.body['message']]).toEqual([409, 'This code was used already'])
    expect((await fixture.get(`codes?code=${String(used['code'])}`, { as })).body).toMatchObject({
      data: [{ usedBy: { _id: workspace['_id'], name: workspace['name'] } }],
    })
  })

  test('made for somebody serves them alone', async () => {
    const as = await administrator()
    const { body } = await fixture.post('codes', { email: 'Khoi@TanViet.example' }, { as })
    const founder = { name: 'Khôi', emailRaw: 'khoi@tanviet.example', password: 'Khoi#2026' }
    expect((await signUpWith(body['code'])).status).toBe(400)
    expect((await signUpWith(body['code'], { founder })).status).toBe(201)
  })

  test('serves on its last day, and not after it', async () => {
    const as = await administrator()
    const [today, yesterday] = [0, -1].map((days) =>
      new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' }),
    )
    expect((await fixture.post('codes', { until: yesterday }, { as })).body['errors']).toEqual({ until: 'This day is over' })
    const { body } = await fixture.post('codes', { until: today }, { as })
    fixture.wait(24 * 60)
    expect((await signUpWith(body['code'])).status).toBe(400)
    fixture.wait(-24 * 60)
    expect((await signUpWith(body['code'])).status).toBe(201)
  })
})
