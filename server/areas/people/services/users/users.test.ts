import { closedAfter, SignInFixture, until, type Company, type Member } from '../../../../kernel/auth/testing/office'
import { resetPassword } from './reset-password'

let fixture: SignInFixture
let company: Company
let hr: Member
let seller: Member
beforeAll(async () => {
  fixture = await SignInFixture.open()
  company = await fixture.company()
  hr = await fixture.hire(company, 'Hoa', ['/office/hr'])
  seller = await fixture.hire(company, 'Sang', ['/sales'])
}, 30_000)
afterAll(() => fixture.close())

const errorsOf = (body: Record<string, unknown>) => body['errors'] as Record<string, string>
const messageOf = async (answer: Promise<{ status: number; body: Record<string, unknown> }>) => {
  const { status, body } = await answer
  return [status, body['message']]
}
const change = (as: Member, who: Member, body: object) => fixture.patch(`users/${who._id}`, body, { as })
const canSignIn = async (member: Member, password: string) =>
  (
    await fixture.post('authentication', {
      strategy: 'local-username',
      username: member.username,
      password,
      workspaceId: member.workspaceId,
    })
  ).status

describe('saved views of lists', () => {
  const views = [{ name: 'Nợ lâu nhất', path: '/sales/orders', query: 'chip=unsettled&sort=-owed' }]

  test('are a member’s own: on every device of theirs, and nobody else’s to see or change', async () => {
    expect((await change(seller, seller, { views })).body).toMatchObject({ views })
    expect((await fixture.get(`users/${seller._id}`, { as: seller })).body['views']).toEqual(views)
    for (const other of [hr, company.founder]) {
      expect((await fixture.get(`users/${seller._id}`, { as: other })).body).not.toHaveProperty('views')
      expect((await change(other, seller, { views: [] })).status).toBe(403)
    }
  })

  test('have a name, and lead to a screen of this place', async () => {
    for (const wrong of [{ name: ' ' }, { path: 'https://elsewhere.example' }, { path: '/funds?x=1' }, { query: 'a#b' }])
      expect((await change(seller, seller, { views: [{ ...views[0], ...wrong }] })).status).toBe(400)
  })
})

describe('a new member', () => {
  test('gets the next number as username and signs in at once, by username or e-mail', async () => {
    const { body } = await fixture.post('users', { name: 'Nam', emailRaw: 'Nam@congty.vn', password: 'sáu ký' }, { as: hr })
    expect(body).toMatchObject({
      name: 'Nam',
      username: `4.${company.slug}`,
      emailRaw: 'Nam@congty.vn',
      email: 'nam@congty.vn',
      status: 'active',
      rights: [],
    })
    expect(JSON.stringify(body)).not.toMatch(/password|argon2/)
    const [byName, byEmail] = await Promise.all([
      fixture.post('authentication', {
        strategy: 'local-username',
        username: `4.${company.slug}`,
        password: 'sáu ký',
        workspaceId: company._id,
      }),
      fixture.post('authentication', { strategy: 'local', email: 'NAM@congty.vn', password: 'sáu ký', workspaceId: company._id }),
    ])
    expect([byName.status, byEmail.status]).toEqual([201, 201])
  })

  test('needs a name, an e-mail and a password of at least 6 characters', async () => {
    const { body } = await fixture.post('users', { password: '' }, { as: hr })
    expect(errorsOf(body)).toEqual({ name: 'Please enter the name', emailRaw: 'Email is required', password: 'Password is required' })
    const short = await fixture.post('users', { name: 'Nam', emailRaw: 'n@congty.vn', password: '12345' }, { as: hr })
    expect(errorsOf(short.body)).toEqual({ password: 'Password must have at least 6 chars.' })
  })

  test('has an e-mail and a username of their own', async () => {
    const sameEmail = await fixture.post('users', { name: 'Sang', emailRaw: seller.email.toUpperCase(), password: 'secret' }, { as: hr })
    expect([sameEmail.status, Object.keys(errorsOf(sameEmail.body))]).toEqual([409, ['emailRaw']])
    const sameName = await fixture.post(
      'users',
      { name: 'Sang', emailRaw: 's2@congty.vn', username: seller.username, password: 'secret' },
      { as: hr },
    )
    expect([sameName.status, Object.keys(errorsOf(sameName.body))]).toEqual([409, ['username']])
    const elsewhere = await fixture.company()
    expect(
      (await fixture.post('users', { name: 'Sang', emailRaw: seller.email, password: 'secret' }, { as: elsewhere.founder })).status,
    ).toBe(201)
    const twins = await Promise.all(
      Array.from({ length: 4 }, () => fixture.post('users', { name: 'Song', emailRaw: 'song@congty.vn', password: 'secret' }, { as: hr })),
    )
    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  })

  test('is taken in by HR alone, who is told of it', async () => {
    expect((await fixture.post('users', { name: 'X', emailRaw: 'x@congty.vn', password: 'secret' }, { as: seller })).status).toBe(403)
    await fixture.post('users', { name: 'Yến', emailRaw: 'yen@congty.vn', password: 'secret' }, { as: company.founder })
    const notices = (as: Member) => fixture.get('activities?group=notifications', { as })
    expect((await notices(hr)).body['data']).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'member-created', values: { name: 'Yến' }, status: 'unread' })]),
    )
    expect((await notices(seller)).body['data']).toEqual([])
  })

  test('gets no more than the giver may give', async () => {
    const asked = (as: Member, rights: string[]) =>
      fixture.post('users', { name: 'Z', emailRaw: `z${Math.random()}@congty.vn`, password: 'secret', rights }, { as })
    expect((await asked(hr, ['bod'])).status).toBe(403)
    expect((await asked(company.founder, ['admin'])).status).toBe(403)
    expect((await asked(hr, ['/nonsense'])).status).toBe(400)
    expect((await asked(company.founder, ['bod'])).body['rights']).toEqual([
      'bod',
      '/sales',
      '/purchases',
      '/funds',
      '/refunds',
      '/report',
      '/office/hr',
    ])
  })
})

describe('what members see of each other', () => {
  test('salary, bank, phone and e-mail are for HR and the person', async () => {
    await change(hr, seller, { baseSalary: 12_000_000, bank: 'VCB 0123', phone: '0901' })
    const seen = async (as: Member) => (await fixture.get(`users/${seller._id}`, { as })).body
    const other = await fixture.hire(company, 'Tin')
    expect(await seen(hr)).toMatchObject({ baseSalary: 12_000_000, bank: 'VCB 0123', phone: '0901', email: seller.email })
    expect(await seen(seller)).toMatchObject({ baseSalary: 12_000_000, phone: '0901' })
    for (const field of ['baseSalary', 'bank', 'phone', 'email', 'emailRaw', 'passwordHash'])
      expect(await seen(other)).not.toHaveProperty(field)
    expect((await fixture.get(`users?email=${seller.email}`, { as: other })).status).toBe(403)
    const { founder } = await fixture.company()
    expect((await fixture.get(`users/${seller._id}`, { as: founder })).status).toBe(404)
    expect((await fixture.patch(`users/${seller._id}`, { name: 'Theirs' }, { as: founder })).status).toBe(404)
  })

  test('papers are attached by HR, and read by HR and the person; only pictures that were uploaded can be attached', async () => {
    const papers = [{ name: 'hop-dong.jpg', path: '/files/abc-500.jpg' }]
    const seen = async (as: Member) => (await fixture.get(`users/${seller._id}`, { as })).body['attachments']
    expect((await change(hr, seller, { attachments: papers })).status).toBe(200)
    const colleague = await fixture.hire(company, 'Minh', ['/sales'])
    expect([await seen(hr), await seen(seller), await seen(colleague)]).toEqual([papers, papers, undefined])
    expect((await change(seller, seller, { attachments: [] })).status).toBe(403)
    const elsewhere = [{ name: 'x', path: 'https://elsewhere.test/x.jpg' }]
    expect((await change(hr, seller, { attachments: elsewhere })).status).toBe(400)
    expect((await change(hr, seller, { attachments: Array.from({ length: 11 }, () => papers[0]) })).status).toBe(400)
  })

  test('nobody who isn’t signed in sees any', async () => {
    expect((await fixture.get('users')).status).toBe(401)
    expect((await fixture.get(`users?email=${seller.email}`)).status).not.toBe(200)
  })
})

describe('changing a member', () => {
  test('everybody changes their own name, picture, phone, bank account, e-mail and username, and nothing else', async () => {
    const own = await fixture.hire(company, 'Chi', [], { title: 'Thu ngân' })
    expect((await change(own, own, { name: 'Chi Mai', phone: '0902', avatar: '/files/a.webp', username: 'chimai' })).body).toMatchObject({
      name: 'Chi Mai',
      username: 'chimai',
    })
    for (const body of [{ rights: ['/funds'] }, { status: 'disabled' }, { baseSalary: 1 }, { title: 'Sếp' }, { division: 'Kho' }]) {
      expect([body, (await change(own, own, body)).status]).toEqual([body, 403])
    }
    expect((await change(own, own, { bank: '970436 · 0071001234567' })).body).toMatchObject({ bank: '970436 · 0071001234567' })
    expect((await change(own, seller, { name: 'Not me' })).status).toBe(403)
    expect((await change(own, seller, { bank: '970436 · 1' })).status).toBe(403)
    const whole = (await fixture.get(`users/${own._id}`, { as: own })).body
    expect((await change(own, own, { ...whole, name: 'Chi' })).status).toBe(200)
  })

  test('a new e-mail has to be verified anew; its case doesn’t matter', async () => {
    const own = await fixture.hire(company, 'Mai')
    await fixture.database.collection('users').updateOne({ email: own.email }, { $set: { emailVerified: true } })
    expect((await change(own, own, { emailRaw: own.email.toUpperCase() })).body).toMatchObject({ emailVerified: true, email: own.email })
    expect((await change(own, own, { emailRaw: 'mai2@congty.vn' })).body).toMatchObject({ emailVerified: false, email: 'mai2@congty.vn' })
    expect((await change(own, own, { emailRaw: seller.email })).status).toBe(409)
  })

  test('HR gives rights of work, but none to itself and none of the board', async () => {
    const colleague = await fixture.hire(company, 'Long')
    expect((await change(hr, colleague, { rights: ['/sales', '/funds'] })).body['rights']).toEqual(['/sales', '/funds'])
    expect((await change(hr, hr, { rights: ['/office/hr', '/funds'] })).status).toBe(403)
    expect((await change(hr, colleague, { rights: ['bod'] })).status).toBe(403)
    expect((await change(hr, company.founder, { rights: [] })).status).toBe(403)
  })

  test('HR can’t take the board’s accounts over', async () => {
    for (const body of [{ password: 'Taken#2026' }, { emailRaw: 'hr2@congty.vn' }, { username: 'boss' }, { status: 'disabled' }]) {
      expect([body, (await change(hr, company.founder, body)).status]).toEqual([body, 403])
    }
    expect((await change(hr, company.founder, { division: 'Ban giám đốc' })).status).toBe(200)
  })

  test('a program adds and changes no members, whatever its rights', async () => {
    const { body } = await fixture.patch(`workspaces/${company._id}`, { apiKey: '', rights: ['bod'] }, { as: company.founder })
    const key = String(body['apiKey'])
    const refused = [403, 'An API key adds and changes no members; somebody who is signed in does']
    for (const change of [
      { password: 'Taken#2026' },
      { emailRaw: 'taken@congty.vn' },
      { username: 'taken' },
      { rights: ['bod'] },
      { rights: [] },
      { status: 'disabled' },
      { baseSalary: 1 },
      { bank: '970436 · 0071001234567' },
      { division: 'Kho' },
    ])
      for (const member of [company.founder, seller]) {
        const { status, body: told } = await fixture.patch(`users/${member._id}`, change, { key })
        expect([change, status, told['message']]).toEqual([change, ...refused])
      }
    const { status, body: told } = await fixture.post('users', { name: 'Máy', emailRaw: 'may@congty.vn', password: 'Secret#2026' }, { key })
    expect([status, told['message']]).toEqual(refused)
  })

  test('HR changes neither its own salary nor the founder’s bank account; the board does', async () => {
    const own = [403, 'Your own base salary is set by somebody else of HR, or by BOD']
    for (const body of [{ baseSalary: 90_000_000 }, { baseSalary: 90_000_000, baseSalaryFrom: '2027-01' }, { baseSalaryFrom: '2026-01' }]) {
      const refused = await change(hr, hr, body)
      expect([refused.status, refused.body['message']]).toEqual(own)
    }
    const founders = await change(hr, company.founder, { bank: '970436 · 0071001234567' })
    expect([founders.status, founders.body['message']]).toEqual([403, "The founder's bank account is changed by BOD"])
    expect((await change(hr, seller, { baseSalary: 9_000_000, bank: '970436 · 1' })).status).toBe(200)
    expect((await change(company.founder, hr, { baseSalary: 12_000_000 })).body['baseSalary']).toBe(12_000_000)
    expect((await change(company.founder, company.founder, { baseSalary: 20_000_000, bank: '970436 · 2' })).status).toBe(200)
    expect((await change(hr, hr, { baseSalary: 12_000_000, bank: '970436 · 3' })).body['bank']).toBe('970436 · 3')
  })

  test('changed rights hold at once, also for an open socket', async () => {
    const member = await fixture.hire(company, 'Khoa', ['/office/hr'])
    const socket = await fixture.socket(member)
    const phoneHeard = async (phone: string) => {
      await change(company.founder, seller, { phone })
      await socket.settled()
      return socket.events.findLast(({ name, record }) => name === 'users patched' && record._id === seller._id)?.record['phone']
    }
    expect(await phoneHeard('0903')).toBe('0903')
    const seats = socket.epochs.length
    await change(company.founder, member, { rights: ['/sales'] })
    await until(() => (socket.epochs.length > seats ? true : null))
    expect((await fixture.post('users', { name: 'X', emailRaw: 'x@congty.vn', password: 'secret' }, { as: member })).status).toBe(403)
    expect(await phoneHeard('0904')).toBeUndefined()
  })

  test('a disabled member is gone within a second: token, socket and sign-in', async () => {
    const member = await fixture.hire(company, 'Vinh')
    const socket = await fixture.socket(member)
    const closed = closedAfter(socket)
    expect((await change(hr, member, { status: 'disabled' })).body['status']).toBe('disabled')
    expect((await fixture.get('users', { as: member })).status).toBe(401)
    expect(await closed).toBeLessThan(1000)
    expect(await canSignIn(member, 'Wrong#2026')).toBe(401)
    expect(
      await messageOf(
        fixture.post('authentication', { strategy: 'local', email: member.email, password: member.password, workspaceId: company._id }),
      ),
    ).toEqual([401, 'Your account has been disabled'])
    await change(hr, member, { status: 'active' })
    expect(await canSignIn(member, member.password)).toBe(201)
    expect((await fixture.get('users', { as: member })).status).toBe(401)
  })
})

describe('the last active founder', () => {
  test('can’t be disabled and stays founder and board', async () => {
    const { founder } = await fixture.company()
    for (const body of [{ status: 'disabled' }, { rights: ['bod'] }, { rights: ['founder'] }, { rights: [] }]) {
      const { status, body: answer } = await change(founder, founder, body)
      expect([status, answer['message']]).toEqual([409, 'The last active founder must remain founder and BOD'])
    }
  })

  test('is one of two who let each other go at the same moment', async () => {
    const place = await fixture.company()
    const { founder } = place
    const second = await fixture.hire(place, 'Phu', ['founder', 'bod'])
    const answers = await Promise.all([change(founder, second, { status: 'disabled' }), change(second, founder, { status: 'disabled' })])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await fixture.database.records('users', place._id).count({ rights: 'founder', status: 'active' })).toBe(1)
  })

  test('is changed by it when the other is let go, so that no two commands can each rely on the other', async () => {
    const place = await fixture.company()
    const second = await fixture.hire(place, 'Phu', ['founder', 'bod'])
    const stored = () => fixture.database.collection('users').findOne({ email: place.founder.email })
    const before = await stored()
    expect((await change(place.founder, second, { status: 'disabled' })).status).toBe(200)
    expect(await stored()).not.toEqual(before)
    const { body } = await fixture.get(`users/${place.founder._id}`, { as: place.founder })
    expect(Object.keys(body)).not.toContain('leaned')
  })
})

describe('a password', () => {
  test('is changed with the present one; other sessions end, this one stays', async () => {
    const member = await fixture.hire(company, 'Dung')
    const elsewhere = await fixture.signIn(member)
    const socket = await fixture.socket(elsewhere)
    const closed = closedAfter(socket)
    expect((await change(member, member, { password: 'Next#2026', currentPassword: 'Wrong' })).status).toBe(403)
    expect((await change(member, member, { password: 'Next#2026', currentPassword: member.password })).status).toBe(200)
    expect(await closed).toBeLessThan(1000)
    expect((await fixture.get('users', { as: elsewhere })).status).toBe(401)
    expect((await fixture.get('users', { as: member })).status).toBe(200)
    expect([await canSignIn(member, member.password), await canSignIn(member, 'Next#2026')]).toEqual([401, 201])
  })

  test('has 8 characters with a letter, a number and a special one, and is none of the last four', async () => {
    const member = await fixture.hire(company, 'Giang')
    for (const weak of ['Short#1', 'no-number!', '12345678!', 'NoSpecial1', ''])
      expect((await change(member, member, { password: weak })).status).toBe(400)
    const used = [member.password, 'First#2026', 'Second#2026', 'Third#2026']
    for (const password of used.slice(1)) expect((await change(member, member, { password })).status).toBe(200)
    for (const password of used) {
      expect(errorsOf((await change(member, member, { password })).body)).toEqual({ password: 'The last 4 passwords cannot be reused' })
    }
    expect((await change(member, member, { password: 'Fourth#2026' })).status).toBe(200)
    expect((await change(member, member, { password: member.password })).status).toBe(200)
  })

  test('is not changed from a session left open long ago without the present one', async () => {
    const member = await fixture.hire(company, 'Ha')
    fixture.wait(20)
    const stale = await change(member, member, { password: 'Taken#2026' })
    expect([stale.status, Object.keys(errorsOf(stale.body))]).toEqual([400, ['currentPassword']])
    expect((await change(member, member, { password: 'Next#2026', currentPassword: member.password })).status).toBe(200)
  })

  test('is reset by HR: the member’s sessions end', async () => {
    const member = await fixture.hire(company, 'Kien')
    hr = await fixture.signIn(hr)
    company = { ...company, founder: await fixture.signIn(company.founder) }
    expect((await change(hr, member, { password: 'Reset#2026' })).status).toBe(200)
    expect((await fixture.get('users', { as: member })).status).toBe(401)
    expect(await canSignIn(member, 'Reset#2026')).toBe(201)
  })

  test('that is forgotten: a temporary one comes by mail, valid for an hour beside the old one', async () => {
    const member = await fixture.hire(company, 'Thu')
    const ask = (email: string, more = '') => fixture.get(`users?email=${email}&password=forgot${more}`)
    const empty = { total: 0, limit: 10, skip: 0, data: [] }
    expect((await ask('nobody@congty.vn', `&slug=${company.slug}`)).body).toEqual(empty)
    expect((await ask(member.email.toUpperCase(), `&workspaceId=${company._id}`)).body).toEqual(empty)
    const mail = await fixture.mailTo(member.email)
    const temporary = /^ {4}(\S+)$/m.exec(mail)?.[1] ?? ''
    expect(await canSignIn(member, member.password)).toBe(201)
    expect(await canSignIn(member, temporary)).toBe(201)
    expect((await fixture.get(`users/${member._id}`, { as: member })).body['emailVerified']).toBe(true)
    fixture.wait(61)
    expect(await canSignIn(member, temporary)).toBe(401)
    expect(await canSignIn(member, member.password)).toBe(201)
    expect((await fixture.get('users?email=x@congty.vn&password=other')).status).toBe(400)
    expect((await fixture.get('users?email=x@congty.vn&password[$ne]=x')).status).toBe(400)
  })

  test('that is forgotten ends with a new one set', async () => {
    const member = await fixture.hire({ ...company, founder: await fixture.signIn(company.founder) }, 'Uyen')
    await fixture.get(`users?email=${member.email}&password=forgot&slug=${company.slug}`)
    const temporary = /^ {4}(\S+)$/m.exec(await fixture.mailTo(member.email))?.[1] ?? ''
    await until(async () => ((await canSignIn(member, temporary)) === 201 ? true : null))
    expect((await change(member, member, { password: 'Next#2026', currentPassword: temporary })).status).toBe(200)
    expect(await canSignIn(member, temporary)).toBe(401)
  })

  test('is reset from the command line', async () => {
    const now = fixture.app.get('now')()
    const place = await fixture.company()
    const password = await resetPassword(fixture.database, { workspace: place.slug, username: `1.${place.slug}`, now })
    expect(await canSignIn(place.founder, place.founder.password)).toBe(401)
    expect(await canSignIn(place.founder, String(password))).toBe(201)
    expect(await resetPassword(fixture.database, { workspace: place.slug, username: 'nobody', now })).toBeNull()
  })
})

test('whoever keeps the members sees who has signed in with the password they were given; nobody else does', async () => {
  const place = await fixture.company()
  const keeper = await fixture.hire(place, 'Keeper', ['/office/hr'])
  const other = await fixture.hire(place, 'Sang', ['/sales'])
  const { body: made } = await fixture.post('users', { name: 'Lan', emailRaw: 'lan@congty.vn', password: 'sáu ký' }, { as: keeper })
  const lan = { ...(made as { _id: string; username: string }), password: 'sáu ký', workspaceId: place._id }
  const stateOfLan = async () => {
    const { body } = await fixture.get('users?report=signIns', { as: keeper })
    const { given, last } = (body['data'] as { _id: string; given?: string; last?: string }[]).find(({ _id }) => _id === lan._id) ?? {}
    return given === undefined ? 'no password' : last === undefined ? 'never' : last < given ? 'not since' : 'signed in'
  }
  expect(await stateOfLan()).toBe('never')
  fixture.wait(1)
  expect(await canSignIn(lan as never, lan.password)).toBe(201)
  expect(await stateOfLan()).toBe('signed in')
  fixture.wait(1)
  expect((await fixture.patch(`users/${lan._id}`, { password: 'Khac#2026' }, { as: keeper })).status).toBe(200)
  expect(await stateOfLan()).toBe('not since')
  expect((await fixture.get('users?report=signIns', { as: other })).status).toBe(403)
})
