import { addDays, isDay } from '@shared/foundation/days/days'
import type { RecordService } from '@shared/registry/names'
import { services } from '@shared/registry/index'
import { addMember, addProgram } from '../../testing/actors'
import { startTestApp, type TestApp } from '../../testing/app'
import type { Answer } from '../../testing/api'
import { of, Shop } from '../../testing/shop'
import { propertiesOf } from '../../testing/sample'
import { isShared, makeExamples, makers, menders, offers, sharedForms, type Examples } from './examples'

let app: TestApp
let shop: Shop
let examples: Examples
const secret = 'a secret that two servers of one company share'
beforeAll(async () => {
  app = await startTestApp({ env: { AUTH_SECRET: secret } })
  shop = await Shop.open(app)
  examples = await makeExamples(shop)
})
afterAll(() => app.close())

const has = (name: RecordService, field: string): boolean => field in propertiesOf(services[name].record)

const kept = (name: RecordService, body: unknown): object => {
  const once: readonly string[] = services[name].shownOnce ?? []
  return Object.fromEntries(Object.entries(body as object).filter(([field]) => !once.includes(field)))
}

/** Another value of the same kind. */
const another = (value: unknown): unknown =>
  typeof value === 'number' ? value + 5 : isDay(value) ? addDays(value, 1) : `${String(value)} lại`

/** What the server alone decides. */
const decided = {
  _id: 'a'.repeat(24),
  workspaceId: 'a'.repeat(24),
  rev: 99,
  creatorId: 'b'.repeat(24),
  created_by: 'x',
  updater: { _id: 'b'.repeat(24), name: 'x' },
  paid: 1_000_000,
  statusPayment: 'completed',
  order_number: 'S999999',
  stockCount: 99,
  passwordHash: 'x',
  words: ['x'],
  revs: { name: 1 },
  readBy: [],
  isCredit: 'x',
  byKey: true,
  shipments: [],
  $set: { rights: ['bod'] },
}

describe.each(makers)('a new one of %s', (name) => {
  test('takes nothing that the server alone decides', async () => {
    const create = await examples[name].create()
    for (const [field, value] of Object.entries(decided)) {
      if (field in propertiesOf(services[name].create)) continue
      const { status, body } = await shop.api.send('POST', name, { ...create, [field]: value })
      expect([field, status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([field, 400, [field]])
    }
  })

  test('is made once for an Idempotency-Key, also when twenty ask at the same moment, and all get the same answer', async () => {
    const body = await examples[name].create()
    const keyed = shop.api.with({ 'Idempotency-Key': `once-${name}` })
    const count = async () => (offers(name, 'find') ? ((await shop.api.find(name, { $limit: 0 })).total ?? 0) : null)
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 20 }, () => keyed.send('POST', name, body)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    // What is shown once is in the first answer alone.
    for (const answer of answers) expect(kept(name, answer.body)).toEqual(kept(name, answers[0]?.body))
    expect(await count()).toBe(before === null ? null : before + 1)
    const other = await keyed.send('POST', name, { ...body, name: 'Khác' })
    expect([other.status, (other.body as { message: string }).message].slice(0, other.status === 409 ? 2 : 1)).toEqual(
      other.status === 409 ? [409, 'This Idempotency-Key was already used for another request'] : [400],
    )
  })

  test('refuses lists of no records, texts and nothing in place of a record', async () => {
    for (const body of ['[]', '[[]]', '[null]', '"x"', 'null', '5', ''])
      expect([body, (await shop.api.send('POST', name, body)).status]).toEqual([body, 400])
  })
})

describe.each(menders)('a change of %s', (name) => {
  test('takes nothing that the server alone decides', async () => {
    const { _id } = examples[name]
    const before = await shop.api.get(name, _id)
    for (const [field, value] of Object.entries({ ...decided, rev: 'x' })) {
      if (field === '_id' && services[name].scope === 'platform') continue
      const { status, body } = await shop.api.send('PATCH', `${name}/${_id}`, { [field]: value })
      expect([field, status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([field, 400, [field]])
    }
    expect(await shop.api.get(name, _id)).toEqual(before)
  })

  test('counts its rev, and a change that changes nothing doesn’t', async () => {
    const { _id, patch } = examples[name]
    const before = await shop.api.get(name, _id)
    const after = await shop.api.patch(name, _id, patch as never)
    expect(after.rev).toBe(before.rev + 1)
    expect((await shop.api.patch(name, _id, patch as never)).rev).toBe(after.rev)
    expect((await shop.api.patch(name, _id, {} as never)).rev).toBe(after.rev)
    expect(await shop.api.get(name, _id)).toEqual(after)
  })

  test('made twice with one Idempotency-Key is answered alike, also of a whole record', async () => {
    const { _id, patch } = examples[name]
    const whole = await shop.api.get(name, _id)
    const [field = ''] = Object.keys(patch)
    const value = patch[field]
    const body = { ...whole, [field]: another(value), rev: undefined }
    const keyed = shop.api.with({ 'Idempotency-Key': `patch-${name}` })
    const first = await keyed.send('PATCH', `${name}/${_id}`, body)
    expect(first.status).toBe(200)
    await shop.api.patch(name, _id, patch as never)
    const again = await keyed.send('PATCH', `${name}/${_id}`, body)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(((await shop.api.get(name, _id)) as unknown as Record<string, unknown>)[field]).toEqual(patch[field])
  })
})

describe.each(sharedForms)('two people with one form of %s', (name) => {
  test('who changed different fields both succeed; the same field is a conflict that shows what it is now', async () => {
    const { _id, patch, otherPatch } = examples[name]
    const seen = await shop.api.get(name, _id)
    const [field = ''] = Object.keys(patch)
    const mine = typeof patch[field] === 'number' ? 41 : 'của tôi'
    const theirs = typeof patch[field] === 'number' ? 42 : 'của họ'
    await shop.api.patch(name, _id, { [field]: theirs, rev: seen.rev } as never)
    const other = await shop.api.patch(name, _id, { ...otherPatch, rev: seen.rev } as never)
    expect(other).toMatchObject({ ...otherPatch, [field]: theirs })
    const { status, body } = await shop.api.send('PATCH', `${name}/${_id}`, { [field]: mine, rev: seen.rev })
    expect([status, body]).toEqual([
      409,
      {
        name: 'Conflict',
        message: 'Somebody changed the same fields meanwhile. Compare the two values and choose',
        code: 409,
        className: 'conflict',
        data: { fields: [field], current: await shop.api.get(name, _id) },
      },
    ])
    expect(await shop.api.patch(name, _id, { [field]: mine, rev: other.rev } as never)).toMatchObject({ [field]: mine })
  })

  test('a whole record sent back with one field changed is that one change', async () => {
    const { _id, otherPatch } = examples[name]
    const [field = ''] = Object.keys(otherPatch)
    const whole = await shop.api.get(name, _id)
    const saved = await shop.api.patch(name, _id, { ...whole, [field]: 'một thay đổi' } as never)
    expect(saved).toEqual({ ...whole, [field]: 'một thay đổi', rev: whole.rev + 1, updated: saved.updated })
  })
})

describe.each(sharedForms.filter((name) => has(name, 'updater') && isShared(name)))('a changed record of %s', (name) => {
  test('tells colleagues who changed it last, and forgets them when a program does', async () => {
    const { _id, otherPatch } = examples[name]
    const [field = ''] = Object.keys(otherPatch)
    const colleague = await addMember(app, shop.founder, ['bod'], 'Lê Khánh Ly')
    const socket = await shop.founder.socket()
    await colleague.api.patch(name, _id, { [field]: 'Ly đổi' } as never)
    const received = await socket.received(`${name} patched`, ({ record }) => record[field] === 'Ly đổi')
    expect(received.record['updater']).toMatchObject({ _id: colleague.userId, name: 'Lê Khánh Ly' })
    const unchanged = await shop.api.patch(name, _id, { [field]: 'Ly đổi' } as never)
    expect(unchanged).toMatchObject({ updater: { name: 'Lê Khánh Ly' } })
    const { api } = await addProgram(app, shop.founder, ['bod'])
    const byProgram = await api.send('PATCH', `${name}/${_id}`, { [field]: 'máy đổi' })
    // Members are changed by somebody who is signed in alone.
    if (name === 'users') expect(byProgram.status).toBe(403)
    else {
      expect(byProgram.status).toBe(200)
      expect(byProgram.body).not.toHaveProperty('updater')
    }
    socket.close()
  })
})

describe('something that exists already', () => {
  const duplicate = async (name: string, body: object, field: string): Promise<void> => {
    const { status, body: answer } = await shop.api.send('POST', name, body)
    expect([status, Object.keys((answer as { errors?: object }).errors ?? {})]).toEqual([409, [field]])
    expect(JSON.stringify(answer)).not.toMatch(/E11000|index|socai|workspaceId|dup key/)
  }

  test('is named by its field alone', async () => {
    await shop.api.create('categories', { group: 'goods', name: 'Trùng' })
    await duplicate('categories', { group: 'goods', name: 'Trùng' }, 'name')
    await duplicate('fundGroups', { name: 'Sales', isCredit: true }, 'name')
    const member = { name: 'A', emailRaw: 'trung@x.example', password: 'Test-pass-2468' }
    await shop.api.create('users', member)
    await duplicate('users', member, 'emailRaw')
  })

  test('made by two at the same moment is made once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => shop.api.send('POST', 'categories', { group: 'goods', name: 'Cùng lúc' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
  })

  test('of two products with one name each gets a SKU of its own, also at the same moment', async () => {
    const made = await Promise.all(Array.from({ length: 5 }, () => shop.goods('Gạo Đặc Sản')))
    expect(made.map(({ slug }) => slug).sort()).toEqual(['GAO_DAC_SAN', 'GAO_DAC_SAN_2', 'GAO_DAC_SAN_3', 'GAO_DAC_SAN_4', 'GAO_DAC_SAN_5'])
  })

  test('another company may have the same', async () => {
    const other = await Shop.open(app)
    expect((await other.api.create('categories', { group: 'goods', name: 'Trùng' })).name).toBe('Trùng')
    expect((await other.goods('Gạo Đặc Sản')).slug).toBe('GAO_DAC_SAN')
  })
})

describe('an Idempotency-Key', () => {
  const order = (): object => ({ group: 'sales', customerId: shop.customer._id, total: 5000 })

  test('of a call that failed may be used again', async () => {
    const keyed = shop.api.with({ 'Idempotency-Key': 'failed-first' })
    expect((await keyed.send('POST', 'orders', { group: 'sales' })).status).toBe(400)
    expect((await keyed.send('POST', 'orders', order())).status).toBe(201)
  })

  test('with another body is refused, also of a patch', async () => {
    const keyed = shop.api.with({ 'Idempotency-Key': 'another-body' })
    const made = (await keyed.send('POST', 'orders', order())).body as { _id: string }
    const refusal: Partial<Answer> = { status: 409, body: expect.objectContaining({ code: 409, className: 'conflict' }) as object }
    expect(await keyed.send('POST', 'orders', { ...order(), total: 6000 })).toMatchObject(refusal)
    expect(await keyed.send('PATCH', `orders/${made._id}`, order())).toMatchObject(refusal)
  })

  test('belongs to its caller: a colleague and a program have their own', async () => {
    const key = { 'Idempotency-Key': 'mine' }
    const seller = await shop.member('/sales')
    const program = await addProgram(app, shop.founder, ['/sales'])
    const ids = []
    for (const api of [shop.api, seller.api, program.api])
      ids.push(((await api.with(key).send('POST', 'orders', order())).body as { _id: string })._id)
    expect(new Set(ids).size).toBe(3)
  })

  test('ships once: a repeated shipment moves no further goods', async () => {
    const rice = await shop.goods('Gạo khóa', { stock: 6 })
    const sale = await shop.sale([of(rice, 6)])
    const keyed = shop.api.with({ 'Idempotency-Key': 'ship-once' })
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => keyed.send('PATCH', `orders/${sale._id}`, shop.shipping([[rice, 2]]))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await shop.stockOf(rice)).toBe(4)
  })

  test('survives a restart, and is one for two servers on one database', async () => {
    const key = { 'Idempotency-Key': 'restart' }
    const body = order()
    const first = await shop.api.with(key).send('POST', 'orders', body)
    const again = await startTestApp({ env: { MONGODB_URI: app.uri, AUTH_SECRET: secret } })
    const repeated = await again.api(shop.founder.token).with(key).send('POST', 'orders', body)
    expect([repeated.status, repeated.body]).toEqual([201, first.body])
    const program = await addProgram(app, shop.founder, ['/sales'])
    const [here, there] = [app.keyed(program.apiKey), again.keyed(program.apiKey)]
    const pair = await Promise.all(
      Array.from({ length: 6 }, (_, index) => (index % 2 ? here : there).with({ 'Idempotency-Key': 'both' }).send('POST', 'orders', body)),
    )
    expect(pair.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
    expect(new Set(pair.map((answer) => (answer.body as { _id: string })._id)).size).toBe(1)
    await again.close()
  })

  test('is never longer than 200 characters', async () => {
    expect((await shop.api.with({ 'Idempotency-Key': 'x'.repeat(201) }).send('POST', 'orders', order())).status).toBe(400)
  })
})

test('every change is audited with who, when and what', async () => {
  const audits = app.database.records('audits', shop.founder.workspaceId)
  const rows = await audits.find({ recordId: examples.orders._id }, { sort: { at: 1 } })
  expect(rows[0]).toMatchObject({ service: 'orders', action: 'create', by: { _id: shop.founder.userId } })
  expect(rows.some(({ changes }) => changes?.['note']?.after === 'giao chiều')).toBe(true)
  const users = await audits.find({ service: 'users' })
  expect(JSON.stringify(users)).not.toMatch(/passwordHash|argon2/)
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})
