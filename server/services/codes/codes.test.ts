import { Office } from '../../kernel/auth/testing/office'

let office: Office
beforeAll(async () => {
  office = await Office.open()
}, 30_000)
afterAll(() => office.close())

test('only the platform’s administrator makes and sees invitation codes', async () => {
  const company = await office.company()
  const { founder, _id } = company
  expect((await office.get('codes', { as: founder })).status).toBe(403)
  expect((await office.post('codes', {}, { as: founder })).status).toBe(403)
  expect((await office.get('codes')).status).toBe(401)

  await office.database.collection('users').updateOne({ email: founder.email }, { $addToSet: { rights: 'admin' } })
  const admin = await office.signIn({ workspaceId: _id, email: founder.email, password: founder.password })
  office.app.get('access').userChanged(founder._id)
  const made = await office.post('codes', { note: 'Hội chợ' }, { as: admin })
  expect(made.body).toMatchObject({ note: 'Hội chợ', code: expect.stringMatching(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/) as string })
  expect((await office.post('codes', { code: 'MINE' }, { as: admin })).status).toBe(400)
  expect(
    (await office.post('workspaces', await office.signUpBody({ invitationCode: ` ${String(made.body['code']).toLowerCase()} ` }))).status,
  ).toBe(201)
  expect((await office.get(`codes?code=${String(made.body['code'])}`, { as: admin })).body).toMatchObject({
    total: 1,
    data: [{ usedAt: expect.any(String) as string }],
  })
})
