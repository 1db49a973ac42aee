import { SignInFixture, type Company } from '../../../../kernel/auth/testing/office'

let fixture: SignInFixture
beforeAll(async () => {
  fixture = await SignInFixture.open()
}, 30_000)
afterAll(() => fixture.close())

const errorsOf = (body: Record<string, unknown>) => body['errors'] as Record<string, string>
const textsOf = (value: unknown) => JSON.stringify(value)

describe('before sign-in', () => {
  test('a workspace is found by its exact address, in brief', async () => {
    const { slug, _id } = await fixture.company()
    const { body } = await fixture.get(`workspaces?slug=${slug}`)
    expect(body).toEqual({
      total: 1,
      limit: 10,
      skip: 0,
      data: [{ _id, name: expect.any(String) as string, slug, status: 'enabled', apps: ['importXLSX'] }],
    })
    for (const near of [slug.slice(0, -1), `${slug}x`, slug.toUpperCase()])
      expect((await fixture.get(`workspaces?slug=${near}`)).body).toMatchObject({ total: 0, data: [] })
  })

  test('nothing else is found, neither by operators nor without an address', async () => {
    expect((await fixture.get('workspaces')).status).toBe(401)
    for (const query of ['slug[$ne]=x', 'slug[$in][]=congty1', '$limit=5', 'slug[$regex]=.'])
      expect([400, 401]).toContain((await fixture.get(`workspaces?${query}`)).status)
    expect((await fixture.get('workspaces?report=myWorkspaces')).status).toBe(401)
  })

  test('another company’s member sees no more of it than anybody', async () => {
    const [own, other] = [await fixture.company(), await fixture.company()]
    const { body } = await fixture.get(`workspaces?slug=${other.slug}`, { as: own.founder })
    expect(Object.keys((body['data'] as object[])[0] ?? {}).sort()).toEqual(['_id', 'apps', 'name', 'slug', 'status'])
    expect((await fixture.get(`workspaces/${other._id}`, { as: own.founder })).status).toBe(404)
    expect((await fixture.patch(`workspaces/${other._id}`, { name: 'Ours' }, { as: own.founder })).status).toBe(404)
    expect((await fixture.get('workspaces', { as: own.founder })).body).toMatchObject({ total: 1, data: [{ _id: own._id }] })
  })
})

describe('signing up', () => {
  test('makes the workspace, its founder 1.<slug>, the built-in fund groups, labels and settings', async () => {
    const { _id, slug, founder } = await fixture.company({ name: 'Gạo Đông Á' })
    const { body } = await fixture.get(`workspaces/${_id}`, { as: founder })
    expect(body).toMatchObject({
      name: 'Gạo Đông Á',
      zone: 'Asia/Ho_Chi_Minh',
      opts: {
        payroll: 'days',
        nowd: 'max_ex_sunday',
        howCalculateRevenue: 'ordered',
        fundLabels: ['Tiền mặt', 'Ngân hàng'],
        orderTags: [],
      },
    })
    expect((await fixture.get('users', { as: founder })).body).toMatchObject({
      total: 1,
      data: [
        {
          username: `1.${slug}`,
          title: 'Founder',
          rights: ['founder', 'bod', '/sales', '/purchases', '/funds', '/refunds', '/report', '/office/hr'],
        },
      ],
    })
    const groups = (await fixture.get('fundGroups?$limit=-1', { as: founder })).body['data'] as { name: string }[]
    expect(groups.map(({ name }) => name).sort()).toEqual(
      [
        'Sales',
        'Purchases',
        'Other Income',
        'Other Expenses',
        'Salaries and Incentives',
        'Agent Commission Expenses',
        'Assets',
        'Opening Balance',
      ].sort(),
    )
  })

  test('answers the workspace without its secrets, and the same again for the same Idempotency-Key', async () => {
    const body = await fixture.signUpBody()
    const headers = { 'idempotency-key': 'sign-up-once' }
    const first = await fixture.post('workspaces', body, { headers })
    const again = await fixture.post('workspaces', body, { headers })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect(Object.keys(first.body)).not.toEqual(expect.arrayContaining(['apiKeyHash']))
  })

  test('keeps who brought the company here, for its board to see', async () => {
    const { body } = await fixture.post('workspaces', await fixture.signUpBody({ referral: 'ban-be' }))
    expect(body).toMatchObject({ referral: 'ban-be' })
  })

  test('two at once with one code make exactly one workspace', async () => {
    const code = await fixture.code()
    const bodies = await Promise.all(Array.from({ length: 6 }, () => fixture.signUpBody({ invitationCode: code })))
    const answers = await Promise.all(bodies.map((body) => fixture.post('workspaces', body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400])
    expect(answers.filter(({ status }) => status === 400).map(({ body }) => body['message'])).toEqual(
      Array(5).fill('Invitation code invalid'),
    )
    const slugs = bodies.map((body) => String(body['slug']))
    expect(await fixture.database.platformRecords('workspaces').count({ slug: { $in: slugs } })).toBe(1)
    expect(await fixture.database.platformRecords('users').count({ username: { $in: slugs.map((slug) => `1.${slug}`) } })).toBe(1)
  })

  test('a code serves once, and one that was never made serves nobody', async () => {
    const body = await fixture.signUpBody()
    expect((await fixture.post('workspaces', body)).status).toBe(201)
    for (const invitationCode of [body['invitationCode'], 'ABCD-EFGH-JKLM-NPQR']) {
      const { status, body: answer } = await fixture.post('workspaces', await fixture.signUpBody({ invitationCode }))
      expect([status, errorsOf(answer)['invitationCode']]).toEqual([400, 'Invitation code invalid'])
    }
  })

  test('a refused sign-up leaves its code for the next try', async () => {
    const { slug } = await fixture.company()
    const body = await fixture.signUpBody({ slug })
    const taken = await fixture.post('workspaces', body)
    expect([taken.status, errorsOf(taken.body)['slug']]).toEqual([409, `The address ${slug} is already taken`])
    expect((await fixture.post('workspaces', { ...body, slug: `${slug}b` })).status).toBe(201)
  })

  test('an address made of the name gets a number when it is taken; the product’s own are nobody’s', async () => {
    const name = 'Phở Thìn 13'
    const { slug: _slug, ...first } = await fixture.signUpBody({ name })
    const { slug: _other, ...second } = await fixture.signUpBody({ name })
    const { slug: _third, ...admin } = await fixture.signUpBody({ name: 'Admin' })
    const slugs = await Promise.all([first, second].map(async (body) => (await fixture.post('workspaces', body)).body['slug']))
    expect(slugs.sort()).toEqual(['phothin13', 'phothin132'])
    expect((await fixture.post('workspaces', admin)).body['slug']).toBe('admin2')
    for (const slug of ['api', 'www', 'files'])
      expect((await fixture.post('workspaces', await fixture.signUpBody({ slug }))).status).toBe(409)
    for (const slug of ['A', 'a', 'có-dấu', 'x'.repeat(31)])
      expect((await fixture.post('workspaces', await fixture.signUpBody({ slug }))).status).toBe(400)
  })

  test('what is missing is named by the specification’s texts', async () => {
    const { status, body } = await fixture.post('workspaces', { name: ' ', founder: { name: '', emailRaw: 'lan', password: '' } })
    expect(status).toBe(400)
    expect(errorsOf(body)).toEqual({
      name: 'Name of your workspace is required',
      invitationCode: 'Invitation code invalid',
      'founder.name': 'Your name is required',
      'founder.emailRaw': 'Email is required',
      'founder.password': 'Password is required',
    })
    const operator = await fixture.post('workspaces', await fixture.signUpBody({ invitationCode: { $ne: null } }))
    expect(operator.status).toBe(400)
  })
})

describe('settings', () => {
  let company: Company
  const patch = (as: { token: string }, body: object) => fixture.patch(`workspaces/${company._id}`, body, { as })
  beforeAll(async () => {
    company = await fixture.company()
  })

  test('are merged key by key', async () => {
    const { founder } = company
    await patch(founder, { opts: { howCalculateRevenue: 'shipped' } })
    const { body } = await patch(founder, { opts: { payroll: 'hours' }, brandColor: '#0a7d55', cfg: { invoiceName: 'Hóa đơn' } })
    expect(body).toMatchObject({
      opts: { howCalculateRevenue: 'shipped', payroll: 'hours', nowd: 'max_ex_sunday' },
      brandColor: '#0a7d55',
      cfg: { invoiceName: 'Hóa đơn' },
    })
    expect((await patch(founder, { opts: { secret: 1 } })).status).toBe(400)
  })

  test('the board’s are the board’s; order tags and fund labels are also for who works with them', async () => {
    const [seller, treasurer] = [await fixture.hire(company, 'Hoa', ['/sales']), await fixture.hire(company, 'Tin', ['/funds'])]
    expect((await patch(seller, { opts: { orderTags: ['Gấp'] } })).body).toMatchObject({ opts: { orderTags: ['Gấp'] } })
    expect((await patch(treasurer, { opts: { fundLabels: ['Tiền mặt', 'Ngân hàng', 'Momo'] } })).status).toBe(200)
    for (const [who, body] of [
      [seller, { opts: { fundLabels: [] } }],
      [treasurer, { opts: { orderTags: [] } }],
      [seller, { opts: { cashflow: 'disabled' } }],
      [seller, { name: 'Mine' }],
      [seller, { apiKey: '', rights: ['bod'] }],
      [treasurer, { apps: ['sms'] }],
    ] as const) {
      expect([textsOf(body), (await patch(who, body)).status]).toEqual([textsOf(body), 403])
    }
  })

  test('a whole workspace sent back with one change is that one change', async () => {
    const { founder } = company
    const { body: whole } = await fixture.get(`workspaces/${company._id}`, { as: founder })
    const { status, body } = await patch(founder, { ...whole, slogan: 'Tươi mỗi ngày' })
    expect([status, body['slogan']]).toEqual([200, 'Tươi mỗi ngày'])
  })

  test('a label stands once, and one in use stays', async () => {
    const { founder } = company
    const twice = await patch(founder, { opts: { fundLabels: ['Tiền mặt', 'tiền mặt '] } })
    expect([twice.status, twice.body['message']]).toEqual([409, 'Label already exists'])
    await fixture.post('funds', { group: 'Other Income', amount: 5000, name: 'Bán giấy vụn', label: 'Ngân hàng' }, { as: founder })
    const gone = await patch(founder, { opts: { fundLabels: ['Tiền mặt'] } })
    expect([gone.status, gone.body['message']]).toEqual([409, 'Label used, must not be deleted'])
  })

  test('the zone is a known one, and fixed after the first order', async () => {
    const { founder } = company
    expect((await patch(founder, { zone: 'Mars/Olympus' })).status).toBe(400)
    expect((await patch(founder, { zone: 'Asia/Tokyo' })).body['zone']).toBe('Asia/Tokyo')
    await fixture.database
      .collection('orders')
      .insertOne({ workspaceId: (await fixture.database.collection('workspaces').findOne({ slug: company.slug }))?._id })
    const late = await patch(founder, { zone: 'Asia/Bangkok' })
    expect([late.status, late.body['message']]).toEqual([409, 'The time zone is fixed after the first order or check-in'])
  })

  test('members hear of a change without the key’s fields', async () => {
    const member = await fixture.hire(company, 'Nam')
    const socket = await fixture.socket(member)
    await patch(company.founder, { apiKey: '', rights: ['/sales'] })
    expect(Object.keys((await socket.received('workspaces patched')).record).filter((field) => field.startsWith('apiKey'))).toEqual([])
  })
})

describe('an API key', () => {
  test('is shown once, acts with the rights it was issued with, and ends when the next is made', async () => {
    const company = await fixture.company()
    const { founder, _id } = company
    const issued = await fixture.patch(`workspaces/${_id}`, { apiKey: '', rights: ['/office/hr'] }, { as: founder })
    const key = String(issued.body['apiKey'])
    expect(key.length).toBeGreaterThan(40)
    const again = await fixture.get(`workspaces/${_id}`, { as: founder })
    expect(textsOf(again.body)).not.toContain(key)
    expect(again.body).toMatchObject({ apiKeyRights: ['/office/hr'], apiKeyHint: `…${key.slice(-4)}` })
    const stored = await fixture.database.collection('workspaces').findOne({ slug: company.slug })
    expect(textsOf(stored)).not.toContain(key)

    expect((await fixture.get('users', { key })).body).toMatchObject({ total: 1 })
    const made = await fixture.post('activities', { group: 'checkinBOT', userId: founder._id }, { key })
    expect(made.status).toBe(201)
    expect(made.body['creatorId']).toBeUndefined()
    expect((await fixture.get('funds', { key })).status).toBe(403)
    expect((await fixture.patch(`workspaces/${_id}`, { apiKey: '' }, { key })).status).toBe(403)

    const next = await fixture.patch(`workspaces/${_id}`, { apiKey: '' }, { as: founder })
    expect((await fixture.get('users', { key })).status).toBe(401)
    expect((await fixture.get('users', { key: String(next.body['apiKey']) })).status).toBe(200)
    expect((await fixture.get('users', { key: 'socai_nonsense-nonsense-nonsense' })).status).toBe(401)
  })

  test('holds no right of a person or of the platform', async () => {
    const { founder, _id } = await fixture.company()
    for (const right of ['founder', 'admin'])
      expect((await fixture.patch(`workspaces/${_id}`, { apiKey: '', rights: [right] }, { as: founder })).status).toBe(403)
    expect((await fixture.patch(`workspaces/${_id}`, { rights: ['/sales'] }, { as: founder })).status).toBe(400)
  })
})

test('“my workspaces” are those where the same verified e-mail is a member', async () => {
  const [first, second] = [await fixture.company(), await fixture.company()]
  const emailRaw = first.founder.email
  await fixture.post('users', { name: 'Lan', emailRaw, password: 'Lan#2026' }, { as: second.founder })
  const mine = async () =>
    ((await fixture.get('workspaces?report=myWorkspaces', { as: first.founder })).body['data'] as { slug: string }[]).map(
      ({ slug }) => slug,
    )
  expect(await mine()).toEqual([first.slug])
  await fixture.database.collection('users').updateMany({ email: emailRaw }, { $set: { emailVerified: true } })
  expect(await mine()).toEqual([first.slug, second.slug])
})
