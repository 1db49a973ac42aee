import { startTestApp, type TestApp } from '../testing/app'
import { of, Shop } from '../testing/shop'

/** What a program asks that keeps a copy of the books elsewhere: what is new, what has changed, and all of it. */

let now = new Date('2026-05-20T03:00:00Z')
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const minutesLater = (count: number): void => void (now = new Date(now.getTime() + count * 60_000))
const asked = async (query: string): Promise<string[]> => {
  const { body } = await shop.api.send('GET', `orders?${query}`)
  return (body as { data: { order_number: string }[] }).data.map(({ order_number }) => order_number)
}

test('what changed since a moment is asked for by `updated`, in the order in which it changed', async () => {
  const rice = await shop.goods('Gạo', { stock: 5 })
  const [first, second, third] = [await shop.sale([of(rice, 1)]), await shop.sale([of(rice, 1)]), await shop.sale([of(rice, 1)])]
  minutesLater(10)
  await shop.api.patch('orders', first._id, { note: 'giao sớm' })
  minutesLater(10)
  const since = now.toISOString()
  await shop.pay(third, 1000)
  minutesLater(10)
  await shop.ship(second)
  expect(await asked(`updated[$gte]=${since}&$sort[updated]=1`)).toEqual([third.order_number, second.order_number])
  expect(await asked(`updated[$gte]=2026-05-20&$sort[updated]=-1`)).toEqual([second.order_number, third.order_number, first.order_number])
  const fourth = await shop.sale([of(rice, 1)])
  expect(await asked(`_id[$gt]=${third._id}&$sort[_id]=1`)).toEqual([fourth.order_number])
})

test('any list is asked by when its records changed, and how often', async () => {
  const [near, far] = [await shop.api.create('warehouses', { name: 'Kho gần' }), await shop.api.create('warehouses', { name: 'Kho xa' })]
  minutesLater(10)
  const { updated } = await shop.api.patch('warehouses', near._id, { name: 'Kho kề bên' })
  const named = async (query: Readonly<Record<string, unknown>>): Promise<string[]> =>
    (await shop.api.find('warehouses', query)).data.map(({ name }) => name)
  expect(await named({ updated: { $gte: updated } })).toEqual(['Kho kề bên'])
  expect(await named({ _id: { $in: [near._id, far._id] }, rev: { $gt: 1 } })).toEqual(['Kho kề bên'])
  expect(await named({ _id: { $in: [near._id, far._id] }, $sort: { rev: 1 } })).toEqual(['Kho xa', 'Kho kề bên'])
})

describe('many records are sent in one call', () => {
  interface Sent {
    readonly made: number
    readonly refused: number
    readonly data: readonly {
      readonly at: number
      readonly status: number
      readonly body: { _id?: string; name?: string; message?: string }
    }[]
  }
  const send = async (records: readonly object[], key = '') => {
    const { status, body } = await shop.api.with(key === '' ? {} : { 'Idempotency-Key': key }).send('POST', 'warehouses', records)
    return { status, ...(body as Sent) }
  }
  const listed = async (): Promise<number | null> => (await shop.api.find('warehouses', { $limit: 0 })).total

  test('each is answered as if it had been sent by itself; one that is refused spoils no other', async () => {
    const before = (await listed()) ?? 0
    const sent = await send([{ name: 'Kho Đông' }, { name: '' }, { name: 'Kho Tây' }])
    expect([sent.status, sent.made, sent.refused]).toEqual([207, 2, 1])
    expect(sent.data.map(({ at, status, body }) => [at, status, body.name])).toEqual([
      [0, 201, 'Kho Đông'],
      [1, 400, 'BadRequest'],
      [2, 201, 'Kho Tây'],
    ])
    expect(await listed()).toBe(before + 2)
  })

  test('sent again with its key, what was refused is made and nothing twice', async () => {
    const before = (await listed()) ?? 0
    const first = await send([{ name: 'Kho Bắc' }, { name: '' }], 'nightly')
    const again = await send([{ name: 'Kho Bắc' }, { name: 'Kho Nam' }], 'nightly')
    expect(again.data[0]).toEqual(first.data[0])
    expect([first.made, again.made, (await listed()) ?? 0]).toEqual([1, 2, before + 2])
  })

  test('at most two hundred, and nobody makes what they may not make by itself', async () => {
    const many = Array.from({ length: 201 }, () => ({ name: 'Kho' }))
    expect((await shop.api.refused('POST', 'warehouses', many)).message).toMatch(/^A list is made of 1 to 200 records/)
    const { api } = await shop.member('/funds')
    expect((await api.refused('POST', 'warehouses', [{ name: 'Kho' }])).code).toBe(403)
    expect((await app.api().refused('POST', 'posts', [{ desc: 'a' }])).code).toBe(400)
  })
})

test('a word that a list can’t be asked by comes back with those it can, and a moment with how it is written', async () => {
  const refused = await shop.api.refused('GET', 'warehouses?colour=red')
  expect(refused).toMatchObject({
    message: "'colour' can not be used in a query",
    data: { known: ['_id', 'name', 'status', 'created', 'updated', 'rev'] },
  })
  expect((await shop.api.refused('GET', 'warehouses?created=yesterday')).message).toBe(
    "'created' is asked for by a day such as 2026-11-24, or a moment such as 2026-11-24T03:00:00Z",
  )
  expect(await shop.api.refused('PATCH', 'orders?group=sales', { tag: 'x' })).toMatchObject({ data: { known: ['tag'] } })
})
