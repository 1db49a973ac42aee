import type { HistoryEntry } from '@shared/areas/history/services/history'
import type { Api } from '../../../../testing/api'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const historyOf = async (query: Record<string, string>, api: Api = shop.api): Promise<HistoryEntry[]> =>
  ((await api.send('GET', `history?${new URLSearchParams(query).toString()}`)).body as { data: HistoryEntry[] }).data

test('An order is told with whom it is for and what it came to when it was made, whatever became of it', async () => {
  const tea = await shop.goods('Trà ô long', { price: 150_000 })
  const sale = await shop.sale([of(tea, 2)])
  await shop.api.patch('orders', sale._id, { items: [{ ...of(tea, 5) }] } as never)
  expect((await shop.order(sale)).total).toBe(750_000)
  const told = await historyOf({ service: 'orders', recordId: sale._id })
  expect(told.map(({ action, amount, partner, undone }) => [action, amount, partner, undone])).toEqual([
    ['patch', 750_000, shop.customer.name, undefined],
    ['create', 300_000, shop.customer.name, undefined],
  ])
})

test('Money is told with its sign, for whom, for which order, and whether it was taken back', async () => {
  const tea = await shop.goods('Trà sen', { price: 100_000 })
  const sale = await shop.sale([of(tea, 1)])
  const paid = await shop.pay(sale, 60_000)
  const [made] = (await historyOf({ service: 'funds', recordId: paid._id })).slice(-1)
  expect(made).toMatchObject({ amount: 60_000, partner: shop.customer.name, order: { _id: sale._id, order_number: sale.order_number } })
  expect(made?.undone).toBeUndefined()
  await shop.api.patch('funds', paid._id, { status: 'refunded', refundReason: 'thu nhầm' } as never)
  const [again] = (await historyOf({ service: 'funds', recordId: paid._id })).slice(-1)
  expect(again).toMatchObject({ action: 'create', amount: 60_000, undone: true })
  const [taken] = await historyOf({ service: 'funds', recordId: paid._id })
  expect(again?.undoneBy).toEqual({ _id: taken?._id, by: taken?.by, at: taken?.at })
  expect(taken?.changes).toMatchObject({ status: { after: 'cancelled' } })
  const rent = await shop.api.create('funds', {
    group: 'Other Expenses',
    name: 'Tiền nhà',
    amount: 1_200_000,
    recipientName: 'Bà Sáu',
  } as never)
  expect(await historyOf({ service: 'funds', recordId: rent._id })).toMatchObject([{ amount: -1_200_000, partner: 'Bà Sáu' }])
})

test('One finds by name, by number and by amount as people write it, in Vietnamese and without accents', async () => {
  const orchid = await shop.goods('Bình hoa lan', { price: 3_000_000 })
  const sale = await shop.sale([of(orchid, 1)])
  const found = async (words: string) => (await historyOf({ words, $limit: '100' }, vi)).map(({ recordId }) => recordId)
  const vi = shop.api.with({ 'Accept-Language': 'vi' })
  expect(await found('binh hoa lan')).toEqual([orchid._id])
  expect(await found(sale.order_number)).toEqual([sale._id])
  expect(await found('3tr')).toEqual(expect.arrayContaining([sale._id]))
  expect(await found('3.000.000')).toEqual(await found('3tr'))
  expect(await found('3.000.001')).toEqual([])
  const page = (await vi.send('GET', 'history?words=3tr&$limit=1')).body as { total: number }
  expect(page.total).toBe((await found('3tr')).length)
})

test('Whoever may not read a cost finds nothing by it', async () => {
  await shop.goods('Ấm tử sa', { price: 900_000, cost: 123_457 })
  const seller = await shop.member('/sales')
  const tea = (await historyOf({ words: 'am tu sa' }))[0]
  await shop.api.patch('products', tea?.recordId ?? '', { cost: 234_567 as never })
  expect(await historyOf({ words: '234567' })).toHaveLength(1)
  expect(await historyOf({ words: '234567' }, seller.api)).toEqual([])
})

test('Changes of money, of goods, of rights and what was taken back are looked for by themselves', async () => {
  const company = await Shop.open(app)
  const tea = await company.goods('Trà shan', { price: 100_000, stock: 5 })
  const sale = await company.ship(await company.sale([of(tea, 1)]))
  const paid = await company.pay(sale, 100_000)
  await company.api.patch('funds', paid._id, { status: 'refunded', refundReason: 'thu nhầm' } as never)
  const seller = await company.member('/sales')
  await company.api.patch('users', seller.userId, { rights: ['/funds'] } as never)
  const kinds = async (kind: string) => [
    ...new Set((await historyOf({ kind, $limit: '200' }, company.api)).map(({ service, action }) => `${service} ${action}`)),
  ]
  expect(await kinds('money')).toEqual(expect.arrayContaining(['funds create', 'funds patch']))
  expect((await kinds('money')).filter((each) => !each.startsWith('funds'))).toEqual([])
  expect(await kinds('goods')).toEqual(expect.arrayContaining(['orders patch', 'products create']))
  expect(await kinds('rights')).toEqual(expect.arrayContaining(['users patch', 'users create']))
  expect(await historyOf({ kind: 'undone', service: 'funds' }, company.api)).toMatchObject([{ recordId: paid._id, action: 'patch' }])
  const rights = await historyOf({ kind: 'rights', $limit: '1' }, company.api)
  expect(rights).toMatchObject([{ recordId: seller.userId, action: 'patch' }])
  const next = await historyOf({ kind: 'rights', after: rights[0]?._id ?? '' }, company.api)
  expect(next.map(({ service }) => service)).not.toContain('orders')
  expect(next.length).toBeGreaterThan(0)
  expect((await company.api.refused('GET', 'history?kind=everything')).code).toBe(400)
})

test('A guest who asks on the public wall is told by name, not as something the program did', async () => {
  const { workspaceId, slug } = shop.founder
  await app.database.collection('workspaces').updateOne({ slug }, { $set: { apps: ['publicwall'] } })
  await app.api().send('POST', 'posts', { workspaceId, guestName: 'Cô Lan', guestPhone: '0903111222', desc: 'Hộp quà Tết còn không em?' })
  expect(await historyOf({ service: 'posts' })).toMatchObject([{ action: 'create', by: null, guest: 'Cô Lan' }])
})
