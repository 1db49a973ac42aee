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

test('a list that is sent to be made says how many are brought in', async () => {
  expect(await shop.api.refused('POST', 'products', [{ name: 'Trà' }])).toMatchObject({
    code: 400,
    message: 'One record is made at a time: send an object, not a list. Many at once come in by a sheet: POST /imports with {kind, rows}',
  })
})

test('a word that a list can’t be asked by comes back with those it can, and a moment with how it is written', async () => {
  const refused = await shop.api.refused('GET', 'warehouses?colour=red')
  expect(refused).toMatchObject({ message: "'colour' can not be used in a query", data: { known: ['_id', 'name', 'status', 'created'] } })
  expect((await shop.api.refused('GET', 'warehouses?created=yesterday')).message).toBe(
    "'created' is asked for by a day such as 2026-11-24, or a moment such as 2026-11-24T03:00:00Z",
  )
  expect(await shop.api.refused('PATCH', 'orders?group=sales', { tag: 'x' })).toMatchObject({ data: { known: ['tag'] } })
})
