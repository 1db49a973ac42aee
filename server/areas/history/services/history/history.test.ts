import type { HistoryEntry } from '@shared/areas/history/services/history'
import { ObjectId } from 'mongodb'
import type { Api } from '../../../../testing/api'
import { signUp } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { of, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const historyOf = async (api: Api, query: string): Promise<HistoryEntry[]> =>
  ((await api.send('GET', `history?${query}`)).body as { data: HistoryEntry[] }).data

test('A record tells who changed what, newest first, field by field', async () => {
  const tea = await shop.goods('Trà nhài', { price: 1000 })
  await shop.api.patch('products', tea._id, { price: 2000 as never })
  await shop.api.patch('products', tea._id, { status: 'disabled', unit: 'hộp' })
  const listed = await historyOf(shop.api, `service=products&recordId=${tea._id}`)
  expect(listed.map(({ action, name, by }) => [action, name, by])).toEqual(
    ['patch', 'patch', 'create'].map((action) => [action, 'Trà nhài', { _id: shop.founder.userId, name: expect.any(String) as string }]),
  )
  expect(listed[0]?.changes).toEqual({ status: { before: 'active', after: 'disabled' }, unit: { before: 'ea.', after: 'hộp' } })
  expect(listed[1]?.changes).toEqual({ price: { before: 1000, after: 2000 } })
})

test('What somebody may not read of a record isn’t in its history either', async () => {
  const rice = await shop.goods('Gạo lứt', { cost: 500 })
  await shop.api.patch('products', rice._id, { cost: 700 })
  await shop.api.patch('products', rice._id, { cost: 800, unit: 'kg' })
  const seller = await shop.member('/sales')
  const query = `service=products&recordId=${rice._id}`
  expect(await historyOf(shop.api, query)).toHaveLength(3)
  const listed = await historyOf(seller.api, query)
  expect(listed[0]?.changes).toEqual({ unit: { before: 'ea.', after: 'kg' } })
  expect(listed[1]?.changes).toMatchObject({ name: { after: 'Gạo lứt' }, unit: { after: 'ea.' } })
  expect(Object.keys(listed[1]?.changes ?? {})).not.toContain('cost')
  expect((await historyOf(shop.api, query))[2]?.changes).toMatchObject({ cost: { after: 500 } })
  const supplier = `service=assets&recordId=${shop.supplier._id}`
  expect(await historyOf(seller.api, supplier)).toEqual([])
  expect(await historyOf(shop.api, supplier)).toHaveLength(1)
  const cashier = await shop.member('/funds')
  expect((await historyOf(cashier.api, '$limit=100')).filter(({ service }) => ['assets', 'orders'].includes(service))).toEqual([])
  expect(JSON.stringify(await historyOf(shop.api, '$limit=500'))).not.toMatch(/passwordHash|apiKeyHash/)
})

test('What a field names is told by its name: the category of a product, the keeper of an asset', async () => {
  const tea = await shop.goods('Trà đen')
  const drinks = await shop.api.create('categories', { group: 'goods', name: 'Đồ uống' })
  await shop.api.patch('products', tea._id, { categoryId: drinks._id })
  const [listed] = await historyOf(shop.api, `service=products&recordId=${tea._id}&$limit=1`)
  expect(listed?.changes).toEqual({
    categoryId: { before: shop.goodsCategory._id, after: drinks._id, beforeName: 'Lương thực', afterName: 'Đồ uống' },
  })
})

test('Another company’s history is nobody else’s, and can’t be asked for', async () => {
  const other = await signUp(app)
  expect(await historyOf(other.api, `service=assets&recordId=${shop.customer._id}`)).toEqual([])
  expect(JSON.stringify(await historyOf(other.api, '$limit=500'))).not.toContain(shop.customer._id)
  expect((await shop.api.refused('GET', `history?workspaceId=${other.workspaceId}`)).code).toBe(400)
})

test('It is asked for by days and by who did it', async () => {
  const seller = await shop.member('/sales')
  await seller.api.patch('assets', shop.customer._id, { note: 'Hay mua trà' })
  const own = await historyOf(shop.api, `by=${seller.userId}`)
  expect(own.map(({ service, changes }) => [service, changes])).toEqual([['assets', { note: { after: 'Hay mua trà' } }]])
  expect(await historyOf(shop.api, `since=2001-01-01&until=2001-12-31`)).toEqual([])
  const page = (await shop.api.send('GET', 'history?$limit=2&$skip=1')).body as { total: number; data: object[] }
  expect(page.data).toHaveLength(2)
  expect(page.total).toBeGreaterThan(3)
})

test('After a large import it still says how much there is in all, whatever page is asked for', async () => {
  const rows = Array.from({ length: 520 }, (_, at) => ({ name: `Khách ${at}`, asset_code: `KH${at}` }))
  const sheet = await shop.api.create('imports', { kind: 'customers', rows } as never)
  await shop.api.patch('imports', sheet._id, { status: 'committed' } as never)
  const all = await historyOf(shop.api, 'service=assets&$limit=-1')
  expect(all.length).toBeGreaterThan(520)
  for (const [limit, skip] of [
    [0, 0],
    [2, 1],
    [25, 490],
  ])
    expect((await shop.api.send('GET', `history?service=assets&$limit=${limit}&$skip=${skip}`)).body).toMatchObject({
      total: all.length,
      data: all.slice(skip, (skip ?? 0) + (limit ?? 0)).map(({ _id }) => ({ _id })),
    })
}, 20_000)

test('However much there is, each page is told, and pages follow each other by the last change of the one before', async () => {
  const company = await Shop.open(app)
  const audits = app.database.collection('audits')
  const [row] = await audits.find({ recordId: new ObjectId(company.customer._id) }).toArray()
  expect(row).toBeDefined()
  const idOf = (at: number): string => at.toString(16).padStart(24, '0')
  await audits.insertMany(
    Array.from({ length: 5600 }, (_, at) => ({
      ...row,
      _id: new ObjectId(idOf(at)),
      at: new Date(Date.parse('2024-03-01T00:00:00Z') + Math.floor(at / 3)),
      action: 'patch',
      changes: { note: { before: String(at), after: String(at + 1) } },
    })),
  )
  const days = 'since=2024-02-01&until=2024-04-01'
  const page = async (query: string) =>
    (await company.api.send('GET', `history?${days}&${query}`)).body as { total: number | null; data: HistoryEntry[] }
  const first = await page('$limit=3')
  expect(first.total).toBeNull()
  expect(first.data.map(({ _id }) => _id)).toEqual([5599, 5598, 5597].map(idOf))
  expect((await page('$limit=2&$skip=5590')).data.map(({ _id }) => _id)).toEqual([9, 8].map(idOf))
  const all: string[] = []
  for (let more = true; more;) {
    const { data } = await page(`$limit=500&$total=false${all.length > 0 ? `&after=${all.at(-1)}` : ''}`)
    all.push(...data.map(({ _id }) => _id))
    more = data.length === 500
  }
  expect(all).toEqual(Array.from({ length: 5600 }, (_, at) => idOf(5599 - at)))
  expect((await page('$limit=2&$sort[created]=1&after=' + idOf(5))).data.map(({ _id }) => _id)).toEqual([6, 7].map(idOf))
  expect((await company.api.refused('GET', `history?after=${'f'.repeat(24)}`)).code).toBe(404)
}, 30_000)

test('A creation tells what it began with, however it was changed or removed since; what one command did is one act', async () => {
  const jam = await shop.goods('Mứt gừng', { price: 100 })
  const sale = await shop.sale([{ productId: jam._id, quantity: 3 }], { discount: 50, note: 'giao sớm' })
  await shop.api.patch('orders', sale._id, { discount: 0, note: 'giao chiều' })
  const made = (await historyOf(shop.api, `service=orders&recordId=${sale._id}&action=create`))[0]
  expect(made?.changes).toMatchObject({
    total: { after: 250 },
    discount: { after: 50 },
    note: { after: 'giao sớm' },
    customer: { after: { name: 'Chị Hoa' } },
    status: { after: 'new-order' },
  })
  expect(Object.keys(made?.changes ?? {})).not.toContain('paid')
  const guest = await shop.api.create('assets', { group: 'Customers', name: 'Cô Tư', phone: '0911222333' })
  await shop.api.patch('assets', guest._id, { name: 'Cô Tư Sài Gòn', phone: '0911222444' })
  await shop.api.send('DELETE', `assets/${guest._id}`)
  expect((await historyOf(shop.api, `service=assets&recordId=${guest._id}`)).at(-1)?.changes).toMatchObject({
    name: { after: 'Cô Tư' },
    phone: { after: '0911222333' },
  })
  const paid = await shop.pay(sale, 300)
  const [entry] = await historyOf(shop.api, `service=funds&recordId=${paid._id}`)
  const act = await historyOf(shop.api, `actOf=${entry?._id ?? ''}`)
  expect(act.map(({ service, name }) => [service, name]).toSorted()).toEqual([
    ['funds', paid.number],
    ['orders', sale.order_number],
  ])
})

test('Of what was taken back the act tells three states: before it, after it, and once it had been taken back; nothing of what still counts', async () => {
  const jam = await shop.goods('Mứt me', { price: 100 })
  const sale = await shop.sale([{ productId: jam._id, quantity: 3 }])
  const [first, second] = [await shop.pay(sale, 120), await shop.pay(sale, 80)]
  const actOf = async (fund: { _id: string }) =>
    (await historyOf(shop.api, `service=funds&recordId=${fund._id}&action=create`))[0]?._id ?? ''
  await shop.api.patch('funds', first._id, { status: 'refunded', refundReason: 'thu nhầm đơn' } as never)
  await shop.pay(sale, 50)
  const threeStates = async (api: Api, fund: { _id: string }) => {
    const told = await historyOf(api, `takenBack=${await actOf(fund)}`)
    return Object.fromEntries(told.map(({ service, changes }) => [service, changes]))
  }
  const told = await threeStates(shop.api, first)
  expect(told['orders']).toMatchObject({ paid: { before: 0, after: 120, back: 80 } })
  expect(told['funds']).toMatchObject({ status: { after: 'completed', back: 'cancelled' }, refundReason: { back: 'thu nhầm đơn' } })
  expect(Object.keys(told['funds'] ?? {})).not.toContain('amount')
  const listed = await historyOf(shop.api, 'service=funds&action=create&$limit=4&$sort[created]=1')
  expect(listed.filter(({ undone }) => undone).map(({ amount }) => amount)).toEqual([120])
  expect(await threeStates(shop.api, second)).toEqual({})
  const cashier = await shop.member('/funds')
  expect(Object.keys(await threeStates(cashier.api, first))).toEqual(['funds'])
  expect(await historyOf((await shop.member()).api, `takenBack=${await actOf(first)}`)).toEqual([])
})

test('A change tells the whole record as it stood behind it, to those who may read the record', async () => {
  const jam = await shop.goods('Mứt sen', { price: 100, cost: 60 })
  const sale = await shop.sale([{ productId: jam._id, quantity: 3 }])
  await shop.api.patch('orders', sale._id, { discount: 50, note: 'giao chiều' })
  await shop.api.patch('orders', sale._id, { discount: 120 })
  await shop.api.patch('products', jam._id, { cost: 75 })
  await shop.api.patch('products', jam._id, { name: 'Mứt hạt sen', price: 130 })
  const changesOf = async (service: string, recordId: string) =>
    (await historyOf(shop.api, `service=${service}&recordId=${recordId}&action=patch&$sort[created]=1`)).map(({ _id }) => _id)
  const stood = (api: typeof shop.api, id = '') => historyOf(api, `stateAfter=${id}`)
  const [first, second] = await changesOf('orders', sale._id)
  expect((await stood(shop.api, first))[0]?.changes).toMatchObject({
    discount: { after: 50 },
    note: { after: 'giao chiều' },
    total: { after: 250 },
    items: { after: [{ name: 'Mứt sen', quantity: 3 }] },
  })
  expect((await stood(shop.api, second))[0]?.changes).toMatchObject({ discount: { after: 120 }, note: { after: 'giao chiều' } })
  const seller = await shop.member('/sales')
  const [dearer, renamed] = await changesOf('products', jam._id)
  expect((await stood(shop.api, dearer))[0]?.changes).toMatchObject({
    name: { after: 'Mứt sen' },
    price: { after: 100 },
    cost: { after: 75 },
  })
  const [told] = await stood(seller.api, renamed)
  expect(told?.changes).toMatchObject({ name: { after: 'Mứt hạt sen' }, price: { after: 130 } })
  expect(told?.changes).not.toHaveProperty('cost')
  expect(await stood((await shop.member()).api, first)).toEqual([])
})

describe('Changes are taken back', () => {
  interface Back {
    readonly data: readonly { name?: string; way?: string; changes?: object; left?: string[]; refused?: string }[]
    readonly next: string | null
  }
  const bulkId = 'b'.repeat(24)
  const takeBack = async (query: string, { api = shop.api, preview = false } = {}): Promise<Back> => {
    const { status, body } = await api.send('PATCH', `history?${query}`, preview ? { preview } : {})
    expect(status).toBe(200)
    return body as Back
  }
  const latestOf = async (service: string, recordId: string): Promise<string> =>
    (await historyOf(shop.api, `service=${service}&recordId=${recordId}&$limit=1`))[0]?._id ?? ''

  test('Many orders changed together go back by one command, which tells first what it would do; what can’t stays and says why', async () => {
    const tea = await shop.goods('Trà đào', { price: 100 })
    const sales = [await shop.sale([{ productId: tea._id, quantity: 1 }]), await shop.sale([{ productId: tea._id, quantity: 2 }])]
    const closed = await shop.sale([{ productId: tea._id, quantity: 3 }])
    const bulk = shop.api.with({ 'Bulk-Id': bulkId })
    for (const { _id } of [...sales, closed]) await bulk.patch('orders', _id, { status: 'confirmed' })
    await shop.move(closed, 'cancelled')
    expect((await historyOf(shop.api, `bulkId=${bulkId}`)).map(({ name }) => name)).toEqual(
      [closed, ...sales.toReversed()].map(({ order_number: number }) => number),
    )
    const listed = await takeBack(`bulkId=${bulkId}`, { preview: true })
    expect(listed.data.map(({ name, way, refused }) => [name, way, refused])).toEqual([
      [closed.order_number, undefined, 'It was changed since'],
      [sales[1]?.order_number, 'status', undefined],
      [sales[0]?.order_number, 'status', undefined],
    ])
    expect(listed.data[1]?.changes).toEqual({ status: { before: 'confirmed', after: 'new-order' } })
    expect((await shop.order(sales[0] as never)).status).toBe('confirmed')
    expect(await takeBack(`bulkId=${bulkId}`)).toEqual(listed)
    expect((await shop.order(sales[0] as never)).status).toBe('new-order')
    expect((await shop.order(closed)).status).toBe('cancelled')
    expect((await takeBack(`bulkId=${bulkId}`)).data.map(({ refused }) => refused)).toEqual([
      'It was changed since',
      'It is as it was before already',
      'It is as it was before already',
    ])
  })

  test('Goods of a shipment come back to their warehouse, money of a payment is refunded, fields get what they held', async () => {
    const jar = await shop.goods('Hũ mứt', { price: 100 })
    await shop.receive(jar, 5)
    const sale = await shop.sale([{ productId: jar._id, quantity: 2 }])
    await shop.ship(sale)
    expect(await shop.stockOf(jar)).toBe(3)
    const shipped = `entryId=${await latestOf('orders', sale._id)}`
    expect((await takeBack(shipped, { preview: true })).data.map(({ way }) => way)).toEqual(['shipment'])
    expect(await shop.stockOf(jar)).toBe(3)
    expect((await takeBack(shipped)).data.map(({ way }) => way)).toEqual(['shipment'])
    expect(await shop.stockOf(jar)).toBe(5)
    const paid = await shop.pay(sale, 200)
    expect((await takeBack(`entryId=${await latestOf('funds', paid._id)}`)).data.map(({ way }) => way)).toEqual(['refund'])
    expect((await shop.order(sale)).paid).toBe(0)
    await shop.api.patch('assets', shop.customer._id, { phone: '0901', note: 'gọi sáng' })
    const edit = await latestOf('assets', shop.customer._id)
    await shop.api.patch('assets', shop.customer._id, { note: 'gọi chiều' })
    expect((await takeBack(`entryId=${edit}`)).data).toMatchObject([{ way: 'fields', left: ['note'] }])
    expect(await shop.api.get('assets', shop.customer._id)).toMatchObject({ note: 'gọi chiều' })
    expect(await shop.differences()).toEqual([])
  })

  test('A member who was disabled is let in again by the field alone; a field goes back also where it was changed since', async () => {
    const helper = await shop.member('/sales')
    await shop.api.patch('users', helper.userId, { status: 'disabled' } as never)
    const out = await latestOf('users', helper.userId)
    expect((await shop.api.send('PATCH', `history?entryId=${out}`, { fields: ['status'] })).body).toMatchObject({
      data: [{ way: 'fields' }],
    })
    expect(await shop.api.get('users', helper.userId)).toMatchObject({ status: 'active' })
    const jar = await shop.goods('Hũ mơ', { price: 100 })
    await shop.api.patch('products', jar._id, { price: 200 as never })
    const dearer = await latestOf('products', jar._id)
    await shop.api.patch('products', jar._id, { price: 300 as never })
    expect((await takeBack(`entryId=${dearer}`, { preview: true })).data[0]?.refused).toBe('It was changed since')
    const { body } = await shop.api.send('PATCH', `history?entryId=${dearer}`, { fields: ['price'] })
    expect(body).toMatchObject({ data: [{ changes: { price: { before: 300, after: 100 } } }] })
    expect(await shop.api.get('products', jar._id)).toMatchObject({ price: 100 })
  })

  test('One field of a change goes back by itself; what changes along is told before', async () => {
    const jar = await shop.goods('Hũ tắc', { price: 100 })
    const sale = await shop.sale([{ productId: jar._id, quantity: 3 }])
    await shop.api.patch('orders', sale._id, { discount: 60, note: 'khách quen' })
    const entryId = await latestOf('orders', sale._id)
    const ask = async (data: object): Promise<Back> => (await shop.api.send('PATCH', `history?entryId=${entryId}`, data)).body as Back
    const [told] = (await ask({ preview: true, fields: ['discount'] })).data
    expect(told).toMatchObject({
      way: 'fields',
      changes: { discount: { before: 60, after: 0 } },
      follows: { total: { before: 240, after: 300 } },
    })
    expect(await shop.order(sale)).toMatchObject({ total: 240, discount: 60 })
    await ask({ fields: ['discount'] })
    expect(await shop.order(sale)).toMatchObject({ total: 300, discount: 0, note: 'khách quen' })
    expect((await ask({ preview: true, fields: ['discount'] })).data[0]?.refused).toBe('It is as it was before already')
    expect((await ask({ preview: true, fields: ['total'] })).data[0]?.refused).toBeDefined()
  })

  test('Orders delivered together are shipped again as they were, or not yet, where delivering shipped them', async () => {
    const jar = await shop.goods('Hũ sấu', { price: 100 })
    await shop.receive(jar, 4)
    const shipped = await shop.ship(await shop.sale([{ productId: jar._id, quantity: 4 }]))
    const carried = await shop.sale([{ group: 'others', name: 'Công khuân', price: 500, quantity: 1 }, of(await shop.service(), 1)])
    const together = 'd'.repeat(24)
    const bulk = shop.api.with({ 'Bulk-Id': together })
    for (const { _id } of [shipped, carried]) await bulk.patch('orders', _id, { status: 'delivered' })
    const listed = await takeBack(`bulkId=${together}`, { preview: true })
    expect(listed.data.map(({ way, changes }) => [way, changes])).toEqual([
      ['shipment', { status: { before: 'delivered', after: 'processing' } }],
      ['status', { status: { before: 'delivered', after: 'shipped' } }],
    ])
    expect(await takeBack(`bulkId=${together}`)).toEqual(listed)
    expect(await shop.order(shipped)).toMatchObject({ status: 'shipped', items: [{ shipped: 4 }] })
    expect(await shop.order(carried)).toMatchObject({ status: 'processing', items: [{ shipped: 0 }, { shipped: 0 }], shipments: [] })
    expect(await shop.stockOf(jar)).toBe(0)
    expect(await shop.differences()).toEqual([])
  })

  test('A shipment that was corrected has its quantities again; one that was taken out is there again', async () => {
    const jar = await shop.goods('Hũ me', { price: 100 })
    await shop.receive(jar, 5)
    const { _id, shippingTime } = await shop.ship(await shop.sale([{ productId: jar._id, quantity: 5 }]))
    const correct = (quantity: number) =>
      shop.api.patch('orders', _id, { ...shop.shipping([[jar, quantity]]), shippingTime: shippingTime as never })
    await correct(3)
    const corrected = `entryId=${await latestOf('orders', _id)}`
    expect((await takeBack(corrected, { preview: true })).data).toMatchObject([{ way: 'correction' }])
    expect(await shop.stockOf(jar)).toBe(2)
    await takeBack(corrected)
    expect(await shop.stockOf(jar)).toBe(0)
    expect((await takeBack(corrected)).data).toMatchObject([{ refused: 'It is as it was before already' }])
    await correct(0)
    const takenOut = `entryId=${await latestOf('orders', _id)}`
    expect(await shop.stockOf(jar)).toBe(5)
    expect((await takeBack(takenOut)).data).toMatchObject([{ way: 'correction' }])
    expect(await shop.order({ _id })).toMatchObject({ status: 'shipped', shippingTime, items: [{ shipped: 5 }] })
    await correct(1)
    expect((await takeBack(corrected)).data).toMatchObject([{ refused: 'It was changed since' }])
    expect(await shop.differences()).toEqual([])
  })

  test('A return, of a part or of the whole order, is taken back as if it had never been', async () => {
    const jar = await shop.goods('Hũ gừng', { price: 100 })
    await shop.receive(jar, 3)
    const sale = await shop.ship(await shop.sale([{ productId: jar._id, quantity: 3 }]))
    await shop.api.patch('orders', sale._id, { returning: [{ productId: jar._id, quantity: 1 }] } as never)
    const part = `entryId=${await latestOf('orders', sale._id)}`
    expect((await takeBack(part, { preview: true })).data.map(({ way }) => way)).toEqual(['return'])
    expect(await shop.stockOf(jar)).toBe(1)
    expect((await takeBack(part)).data).toMatchObject([{ way: 'return' }])
    expect(await shop.stockOf(jar)).toBe(0)
    expect((await takeBack(part)).data).toMatchObject([{ refused: 'It is as it was before already' }])
    await shop.move(sale, 'delivered')
    await shop.move(sale, 'returned')
    const whole = `entryId=${await latestOf('orders', sale._id)}`
    expect((await takeBack(whole, { preview: true })).data).toMatchObject([
      { way: 'return', changes: { status: { before: 'returned', after: 'delivered' } } },
    ])
    expect(await shop.stockOf(jar)).toBe(3)
    await takeBack(whole)
    expect((await shop.order(sale)).status).toBe('delivered')
    expect(await shop.stockOf(jar)).toBe(0)
    expect(await shop.differences()).toEqual([])
  })

  test('A label or tag that got another name has the one before again, wherever it stands', async () => {
    const { workspaceId } = shop.founder
    await shop.api.patch('workspaces', workspaceId, { opts: { fundLabels: ['Tiền mặt', 'Két', 'Ngân hàng'], orderTags: ['Gấp'] } } as never)
    const fund = await shop.api.create('funds', { group: 'Other Income', name: 'Lãi', amount: 500, label: 'Két' } as never)
    const tea = await shop.goods('Trà gừng', { price: 100 })
    const sale = await shop.api.patch('orders', (await shop.sale([{ productId: tea._id, quantity: 1 }]))._id, { tags: ['Gấp'] })
    await shop.api.send('PATCH', encodeURI('funds?label=Két'), { label: 'Két sắt' })
    const label = `entryId=${await latestOf('workspaces', workspaceId)}`
    await shop.api.send('PATCH', encodeURI('orders?tag=Gấp'), { tag: 'Gấp lắm' })
    const tag = `entryId=${await latestOf('workspaces', workspaceId)}`
    const listed = [{ way: 'rename', changes: { label: { before: 'Két sắt', after: 'Két' } } }]
    expect((await takeBack(label, { preview: true })).data).toMatchObject(listed)
    expect(await shop.api.get('funds', fund._id)).toMatchObject({ label: 'Két sắt' })
    const seller = await shop.member('/sales')
    expect((await takeBack(label, { api: seller.api })).data.map(({ way }) => way)).not.toContain('rename')
    expect((await takeBack(label)).data).toMatchObject(listed)
    expect(await shop.api.get('funds', fund._id)).toMatchObject({ label: 'Két' })
    expect((await takeBack(tag)).data).toMatchObject([{ way: 'rename' }])
    expect(await shop.order(sale)).toMatchObject({ tags: ['Gấp'] })
    expect((await takeBack(tag)).data).toMatchObject([{ refused: 'It is as it was before already' }])
    expect(await shop.differences()).toEqual([])
  })

  test('Nobody takes back what they could not change, or can’t see', async () => {
    const mug = await shop.goods('Ly sứ', { price: 100 })
    const sale = await shop.sale([{ productId: mug._id, quantity: 1 }])
    const [seller, buyer] = [await shop.member('/sales'), await shop.member('/purchases')]
    const paid = await shop.pay(sale, 100)
    await shop.api.patch('orders', sale._id, { note: 'giao gấp' })
    const [payment, note] = [await latestOf('funds', paid._id), await latestOf('orders', sale._id)]
    expect((await takeBack(`entryId=${note}`, { api: buyer.api })).data).toEqual([])
    expect((await takeBack(`entryId=${payment}`, { api: seller.api })).data.map(({ way }) => way)).not.toContain('refund')
    const other = await signUp(app)
    expect(await takeBack(`entryId=${note}`, { api: other.api })).toEqual({ data: [], next: null })
    expect((await shop.api.refused('PATCH', 'history', {})).code).toBe(400)
    expect((await takeBack(`entryId=${note}`, { api: seller.api })).data).toMatchObject([{ way: 'fields' }])
    expect((await shop.order(sale)).note ?? '').toBe('')
  })
})
