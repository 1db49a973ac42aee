import { OutboundError } from '../platform/outbound/outbound'
import { startTestApp, type TestApp } from '../testing/app'
import { Shop } from '../testing/shop'
import { newHolder } from './leases'
import { putInOutbox, workOffOutbox, type Outcome, type OutboxRule } from './outbox'
import { transact } from './unit-of-work'

let app: TestApp
let shop: Shop
let now: Date
beforeAll(async () => {
  now = new Date('2026-11-20T03:00:00.000Z')
  app = await startTestApp({ now: () => now })
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const put = (recordId: string, { kind = 'letter', lane }: { kind?: string; lane?: string } = {}) =>
  transact(app.app.get('work'), { workspaceId: shop.founder.workspaceId, now: () => now, keys: [] }, (work) =>
    putInOutbox(work, { kind, recordId, title: `Thư ${recordId}`, ...(lane ? { lane } : {}) }),
  )
const rule = (attempt: (recordId: string) => Outcome | Promise<Outcome>, more: Partial<OutboxRule> = {}): OutboxRule => ({
  kind: 'letter',
  attempt: (_app, { recordId }) => Promise.resolve(attempt(recordId)),
  ...more,
})
const work = (one: OutboxRule, holder = newHolder()) => workOffOutbox(app.app, [one], holder)
const rows = async () => {
  await shop.signInAgain()
  return (await shop.api.send('GET', 'outgoing?$limit=50')).body as { data: Record<string, unknown>[] }
}
const later = (minutes: number): Date => (now = new Date(now.getTime() + minutes * 60_000))

test('what was put in is done once, in its order, and is gone then', async () => {
  const done: string[] = []
  for (const id of ['1', '2', '3']) await put(id, { lane: 'series C26TMS' })
  const letter = rule((id) => {
    done.push(id)
    return { outcome: 'done' }
  })
  await Promise.all([work(letter), work(letter)])
  expect(done).toEqual(['1', '2', '3'])
  expect(await work(letter)).toBe(0)
  expect(await rows()).toMatchObject({ total: 0 })
})

test('a command that came to nothing has nothing done', async () => {
  const command = transact(app.app.get('work'), { workspaceId: shop.founder.workspaceId, now: () => now, keys: [] }, async (unit) => {
    await putInOutbox(unit, { kind: 'letter', recordId: 'never', title: 'Thư' })
    throw new Error('refused')
  })
  await expect(command).rejects.toThrow('refused')
  expect(await work(rule(() => ({ outcome: 'done' })))).toBe(0)
})

test('what could not be done is tried again after growing pauses, and is stuck in the end until the board asks for it', async () => {
  await put('silent')
  const told: string[] = []
  const letter = rule(() => Promise.reject(new OutboundError('unreachable', 'the post is closed')), {
    pausesMs: [60_000, 600_000],
    maxTries: 3,
    whenStuck: (_work, { title }, { message }) => Promise.resolve(told.push(`${title}: ${message}`)),
  })
  expect(await work(letter)).toBe(1)
  expect(await work(letter)).toBe(0)
  later(1)
  expect(await work(letter)).toBe(1)
  later(1)
  expect(await work(letter)).toBe(0)
  later(9)
  expect(await work(letter)).toBe(1)
  const [stuck] = (await rows()).data
  expect(stuck).toMatchObject({
    kind: 'letter',
    title: 'Thư silent',
    state: 'stuck',
    tries: 3,
    failed: { message: 'the post is closed', vi: 'bên kia chưa trả lời, sẽ tự thử lại' },
  })
  expect(stuck).not.toHaveProperty('lane')
  expect(told).toEqual(['Thư silent: the post is closed'])
  later(30)
  expect(await work(letter)).toBe(0)
  const seller = await shop.member('/sales')
  expect((await seller.api.send('PATCH', `outgoing/${String(stuck?.['_id'])}`, { state: 'waiting' })).status).toBe(403)
  await shop.api.patch('outgoing', String(stuck?.['_id']) as never, { state: 'waiting' })
  expect(await work(rule(() => ({ outcome: 'done' })))).toBe(1)
  expect(await rows()).toMatchObject({ total: 0 })
})

test('what is stuck lets the others of its lane by, what waits does not', async () => {
  for (const id of ['bad', 'good']) await put(id, { lane: 'one after the other' })
  const done: string[] = []
  const letter = (bad: Outcome) =>
    rule((id) => {
      if (id === 'bad') return bad
      done.push(id)
      return { outcome: 'done' }
    })
  await work(letter({ outcome: 'later', why: { message: 'busy' } }))
  expect(done).toEqual([])
  later(20)
  await work(letter({ outcome: 'stuck', why: { message: 'no such street', vi: 'không có đường này' } }))
  expect(done).toEqual(['good'])
  expect((await rows()).data).toMatchObject([
    { title: 'Thư bad', state: 'stuck', failed: { message: 'no such street', vi: 'không có đường này' } },
  ])
})

test('what a killed process was at is taken up by another as soon as it is known to be dead', async () => {
  await put('cut off')
  let begun: () => void = () => undefined
  const isBegun = new Promise<void>((resolve) => (begun = resolve))
  let end: (outcome: Outcome) => void = () => undefined
  const dead = work(
    rule(() => {
      begun()
      return new Promise<Outcome>((resolve) => (end = resolve))
    }),
  )
  await isBegun
  expect(await work(rule(() => ({ outcome: 'done' })))).toBe(0)
  // The only process there is knows that whoever held the lease is dead.
  expect(
    await work(
      rule(() => ({ outcome: 'done' })),
      newHolder({ isAlone: true }),
    ),
  ).toBe(1)
  end({ outcome: 'done' })
  await dead
  expect((await rows()).data.map(({ recordId }) => recordId)).toEqual(['bad'])
})

test('however many lanes wait for a provider that is silent, what others have is done, and no lane takes all the time', async () => {
  for (let lane = 0; lane < 12; lane++)
    for (const place of ['first', 'second']) await put(`${place} of ${lane}`, { lane: `silent ${lane}` })
  const done: string[] = []
  const letter = rule((id) => {
    if (/ of /.test(id)) throw new OutboundError('unreachable', 'the post is closed')
    done.push(id)
    return { outcome: 'done' }
  })
  expect(await work(letter)).toBe(12)
  for (let count = 0; count < 25; count++) await put(`many ${count}`, { lane: 'many' })
  await put('another’s')
  expect(await work(letter)).toBe(21)
  expect(done).toContain('another’s')
  expect(await work(letter)).toBe(5)
  // What waits behind the first of its lane isn't looked at again before that is due.
  const { data } = (await shop.api.send('GET', 'outgoing?$limit=50&state=waiting')).body as { data: { title: string; due: string }[] }
  expect(data.filter(({ due }) => new Date(due) <= now)).toEqual([])
})
