import type { FundsReport } from '@shared/areas/money/rules/reports/funds'
import { addProgram } from '../../../../testing/actors'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { saying, Shop } from '../../../../testing/shop'

const start = new Date('2026-05-20T03:00:00Z')
let now = start
let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
  shop = await Shop.open(app)
})
beforeEach(() => (now = new Date(now.getTime() + 60_000)))
afterAll(() => app.close())

const enter = (fields: object = {}, api = shop.api) =>
  api.create('funds', { group: 'Other Income', amount: 100, name: 'Thu khác', ...fields })
const refusal = async (data: object, api = shop.api) => saying(await api.refused('POST', 'funds', data))
const refusedPatch = async (fund: { _id: string }, data: object, api = shop.api) =>
  saying(await api.refused('PATCH', `funds/${fund._id}`, data))
const books = (query: object = {}) =>
  shop.api.report<FundsReport>('funds', { report: 'funds', since: '2026-05-20', until: '2026-05-20', ...query })

describe('entering money', () => {
  test('an amount is sent positive and gets the sign of its group', async () => {
    expect(await enter({ amount: 500 })).toMatchObject({ amount: 500, isCredit: true, status: 'new-entry' })
    expect(await enter({ group: 'Other Expenses', amount: 500 })).toMatchObject({ amount: -500, isCredit: false })
  })

  test.each([undefined, null, 0, -5, 1.5, '100', 1e15 + 1, Number.MAX_SAFE_INTEGER])('an amount of %s is refused', async (amount) => {
    expect(await shop.api.refused('POST', 'funds', { group: 'Other Income', amount })).toMatchObject({
      code: 400,
      errors: { amount: 'Invalid amount' },
    })
  })

  test('a group is needed, and one that exists', async () => {
    expect(await refusal({ amount: 5 })).toEqual([400, 'Group of Fund is required'])
    expect(await refusal({ group: ' ', amount: 5 })).toEqual([400, 'Group of Fund is required'])
    expect(await refusal({ group: 'Nothing', amount: 5 })).toEqual([400, 'There is no fund group Nothing'])
  })

  test('with lines the amount is what they come to', async () => {
    const items = [
      { name: 'Giấy', price: 12.5, quantity: 3 },
      { name: 'Bút', price: 4000, quantity: 2 },
    ]
    expect(await enter({ group: 'Other Expenses', amount: undefined, items })).toMatchObject({ amount: -8038 })
    expect(await refusal({ group: 'Other Income', amount: 5, items })).toEqual([400, 'The amount is the sum of the items'])
    expect(await refusal({ group: 'Other Income', items: [{ name: ' ', price: 1, quantity: 1 }] })).toEqual([400, 'Invalid name'])
  })

  test('a line is of whole pieces: 1.6 of them are 2, half a piece is 1, less is none', async () => {
    const of = (quantity: number, own: object = {}) => ({
      group: 'Other Income',
      amount: undefined,
      items: [{ name: 'Giấy', price: 100.4, quantity, ...own }],
    })
    expect(await enter(of(1.6))).toMatchObject({ amount: 201, items: [{ quantity: 2, price: 100.4 }] })
    expect(await enter(of(0.5))).toMatchObject({ amount: 100, items: [{ quantity: 1 }] })
    expect(await refusal(of(0.4))).toEqual([400, 'Invalid price or/and quantity'])
    const entry = await enter(of(3))
    expect(await shop.api.patch('funds', entry._id, { items: of(4.4).items })).toMatchObject({ amount: 402, items: [{ quantity: 4 }] })
  })

  test('a line says which product it is of, and how many are free: those cost nothing', async () => {
    const rice = await shop.goods('Gạo nếp')
    const line = { name: 'Gạo nếp', productId: rice._id, slug: rice.slug, group: 'goods', price: 1000, quantity: 5, quantityGift: 2 }
    const made = await enter({ group: 'Other Income', amount: undefined, items: [line] })
    expect(made).toMatchObject({ amount: 3000, items: [line] })
    expect(await shop.api.get('funds', made._id)).toMatchObject({ amount: 3000, items: [line] })
    const wrong = (own: object) => shop.api.refused('POST', 'funds', { group: 'Other Income', items: [{ ...line, ...own }] })
    expect(await wrong({ quantityGift: 6 })).toMatchObject({
      code: 400,
      errors: { 'items.0.quantityGift': 'Quantity Gift must be less than Total Quantity' },
    })
    expect(await wrong({ productId: 'a'.repeat(24) })).toMatchObject({ code: 400, errors: { 'items.0.productId': expect.any(String) } })
    expect(await wrong({ quantityGift: 5 })).toMatchObject({ code: 400, errors: { amount: 'Invalid amount' } })
  })

  test('a line without a price costs nothing; one that is no number is refused', async () => {
    const items = [
      { name: 'Tặng', quantity: 2 },
      { name: 'Giấy', price: 500, quantity: 2 },
    ]
    expect(await enter({ amount: undefined, items })).toMatchObject({
      amount: 1000,
      items: [{ name: 'Tặng', price: 0, quantity: 2 }, items[1]],
    })
    for (const wrong of [{ price: 'x' }, { price: -1 }, { quantity: 'x' }, { quantity: 0 }, { quantity: null }])
      expect(
        await shop.api.refused('POST', 'funds', { group: 'Other Income', items: [{ name: 'Giấy', price: 1, quantity: 1, ...wrong }] }),
      ).toMatchObject({
        code: 400,
        errors: { 'items.0.quantity': 'Invalid price or/and quantity' },
      })
  })

  test('a label is one of the workspace’s', async () => {
    expect(await shop.api.refused('POST', 'funds', { group: 'Other Income', amount: 5, label: 'Ví MoMo' })).toMatchObject({
      code: 400,
      errors: { label: 'There is no label Ví MoMo' },
    })
    expect(await refusedPatch(await enter(), { label: 'tiền mặt' })).toEqual([400, 'There is no label tiền mặt'])
  })

  test('is dated no earlier than the start of the month two months back', async () => {
    expect((await enter({ created: '2026-03-01T00:00:00Z' })).created).toBe('2026-03-01T00:00:00.000Z')
    expect((await refusal({ group: 'Other Income', amount: 5, created: '2026-02-28T10:00:00Z' }))[1]).toBe(
      'The collection date cannot be earlier than 2026-03-01',
    )
  })

  test('two new labels and eight groups are there from the start', async () => {
    const workspace = await shop.api.get('workspaces', shop.founder.workspaceId)
    expect(workspace.opts.fundLabels).toEqual(['Tiền mặt', 'Ngân hàng'])
    const groups = (await shop.api.find('fundGroups', { $limit: -1 })).data.map(({ name, isCredit, nonBusiness }) => [
      name,
      isCredit,
      nonBusiness,
    ])
    expect(groups).toEqual([
      ['Purchases', false, false],
      ['Other Expenses', false, false],
      ['Salaries and Incentives', false, false],
      ['Agent Commission Expenses', false, false],
      ['Assets', false, false],
      ['Sales', true, false],
      ['Other Income', true, false],
      ['Opening Balance', true, true],
    ])
  })
})

describe('the states of an entry', () => {
  test('only a completed one moves the books', async () => {
    const before = (await books()).closing
    const entry = await enter({ amount: 70 })
    expect((await books()).closing).toBe(before)
    await shop.api.patch('funds', entry._id, { status: 'pending' })
    expect((await books()).closing).toBe(before)
    expect(await shop.api.patch('funds', entry._id, { status: 'completed' })).toMatchObject({
      status: 'completed',
      completedAt: now.toISOString(),
    })
    expect((await books()).closing).toBe(before + 70)
  })

  test('its creator or the board completes it', async () => {
    const [one, two] = [await shop.member('/funds'), await shop.member('/funds')]
    const entry = await enter({}, one.api)
    expect(await refusedPatch(entry, { status: 'completed' }, two.api)).toEqual([403, 'You must be creator or BOD to make changes'])
    expect(await refusedPatch(entry, { note: 'x' }, two.api)).toEqual([403, 'You must be creator or BOD to make changes'])
    expect((await one.api.patch('funds', entry._id, { status: 'completed' })).status).toBe('completed')
    const other = await enter({}, one.api)
    expect((await shop.api.patch('funds', other._id, { status: 'completed' })).status).toBe('completed')
  })

  test('a key is the creator of its own entries', async () => {
    const { api } = await addProgram(app, shop.founder, ['/funds'])
    const entry = await enter({}, api)
    expect(entry).not.toHaveProperty('creatorId')
    expect((await api.patch('funds', entry._id, { status: 'completed' })).status).toBe('completed')
    expect((await refusedPatch(await enter(), { status: 'completed' }, api))[0]).toBe(403)
  })

  test('entering one completed at once needs /funds or the board', async () => {
    const seller = await shop.member('/sales')
    const order = await shop.sale([], { total: 1000 })
    expect(await refusal({ orderId: order._id, group: 'Sales', amount: 5, status: 'completed' }, seller.api)).toEqual([
      403,
      'Only Funds staff or BOD can enter a completed entry',
    ])
    const entry = await seller.api.create('funds', { orderId: order._id, group: 'Sales', amount: 5 })
    expect((await seller.api.patch('funds', entry._id, { status: 'completed' })).status).toBe('completed')
    expect((await shop.order(order)).paid).toBe(5)
  })

  test('a completed one keeps group, amount, date and lines; its note and label may change', async () => {
    const entry = await enter({ status: 'completed' })
    for (const data of [
      { amount: 5 },
      { group: 'Sales' },
      { created: '2026-05-01T00:00:00Z' },
      { items: [{ name: 'x', price: 1, quantity: 1 }] },
    ])
      expect(await refusedPatch(entry, data)).toEqual([409, 'A completed entry keeps its group, amount, date and items'])
    expect(await shop.api.patch('funds', entry._id, { note: 'đã đối chiếu', label: 'Ngân hàng' })).toMatchObject({
      note: 'đã đối chiếu',
      label: 'Ngân hàng',
      amount: 100,
    })
  })

  test('a whole entry sent back with its note changed is that one change, also of money out', async () => {
    for (const status of ['new-entry', 'completed']) {
      const entry = await enter({ group: 'Other Expenses', status })
      const whole = await shop.api.get('funds', entry._id)
      const saved = await shop.api.patch('funds', entry._id, { ...whole, note: 'sửa' } as never)
      expect(saved).toEqual({ ...whole, note: 'sửa', rev: whole.rev + 1, updated: saved.updated, updater: saved.updater })
    }
  })

  test('is cancelled or refunded once and for all, and stays readable', async () => {
    const [open, paid] = [await enter(), await enter({ status: 'completed' })]
    await shop.api.patch('funds', open._id, { status: 'cancelled' })
    await shop.api.patch('funds', paid._id, { status: 'refunded', refundReason: 'khách trả hàng' })
    expect(await shop.api.get('funds', paid._id)).toMatchObject({
      status: 'cancelled',
      refundedAt: now.toISOString(),
      refundedBy: 'Founder',
      refundReason: 'khách trả hàng',
    })
    for (const entry of [open, paid])
      for (const data of [{ status: 'completed' }, { status: 'new-entry' }, { note: 'x' }])
        expect(await refusedPatch(entry, data)).toEqual([409, 'A cancelled or refunded entry cannot be changed'])
    expect((await shop.api.find('funds', { status: 'cancelled' })).data.map(({ _id }) => _id)).toEqual(
      expect.arrayContaining([open._id, paid._id]),
    )
  })

  test('is refunded by whoever has the right to, and only when it was completed', async () => {
    const cashier = await shop.member('/funds')
    const entry = await enter({ status: 'completed' }, cashier.api)
    expect(await refusedPatch(entry, { status: 'refunded' }, cashier.api)).toEqual([
      403,
      'Only BOD and who has the right to refunds can refund an entry',
    ])
    expect(await refusedPatch(await enter(), { status: 'refunded' })).toEqual([409, 'An entry that is new-entry cannot become refunded'])
    expect(await refusedPatch(entry, { status: 'cancelled' })).toEqual([409, 'An entry that is completed cannot become cancelled'])
  })
})

describe('vouchers', () => {
  test('are numbered by the way the money goes from when they are pending or completed, and keep their number', async () => {
    const { api } = await Shop.open(app)
    const put = (fields: object) => api.create('funds', { group: 'Other Income', amount: 5, ...fields } as never)
    const draft = await put({})
    expect(draft).not.toHaveProperty('number')
    expect((await put({ status: 'completed' })).number).toBe('T000001')
    expect((await put({ status: 'pending', group: 'Other Expenses' })).number).toBe('C000001')
    const pending = await api.patch('funds', draft._id, { status: 'pending' })
    expect(pending.number).toBe('T000002')
    expect((await api.patch('funds', draft._id, { status: 'completed' })).number).toBe('T000002')
    const dropped = await put({ status: 'pending' })
    expect((await api.patch('funds', dropped._id, { status: 'cancelled' })).number).toBe('T000003')
    expect((await put({ status: 'completed' })).number).toBe('T000004')
  })

  test('one that turns to the other way takes a number of that way', async () => {
    const { api } = await Shop.open(app)
    const entry = await api.create('funds', { group: 'Other Income', amount: 5, status: 'pending' })
    expect(await api.patch('funds', entry._id, { group: 'Other Expenses' })).toMatchObject({ amount: -5, number: 'C000001' })
    expect((await api.create('funds', { group: 'Other Income', amount: 5, status: 'pending' })).number).toBe('T000002')
  })

  test('are found by their number, and no two have the same', async () => {
    const { api } = await Shop.open(app)
    const made = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((amount) => api.create('funds', { group: 'Other Income', amount, status: 'completed' })),
    )
    expect(made.map(({ number }) => number).sort()).toEqual(['T000001', 'T000002', 'T000003', 'T000004', 'T000005', 'T000006'])
    const third = made.find(({ number }) => number === 'T000003')
    expect((await api.find('funds', { search: 't000003' })).data.map(({ _id }) => _id)).toEqual([third?._id])
    expect((await api.find('funds', { number: 'T000003' })).data.map(({ _id }) => _id)).toEqual([third?._id])
  })
})

test('A list tells how many of its entries have each status, by its own conditions', async () => {
  const own = await Shop.open(app)
  await enter({}, own.api)
  await enter({ group: 'Other Expenses' }, own.api)
  const done = await enter({ status: 'completed', name: 'Bán ve chai' }, own.api)
  const counts = async (query: object = {}) => {
    const read = await own.api.report<{ counts: { _id: string; count: number }[]; complete: boolean }>('funds', {
      report: 'statuses',
      ...query,
    })
    expect(read.complete).toBe(true)
    return Object.fromEntries(read.counts.map(({ _id, count }) => [_id, count]))
  }
  expect(await counts()).toEqual({ 'new-entry': 2, completed: 1 })
  expect(await counts({ group: 'Other Income' })).toEqual({ 'new-entry': 1, completed: 1 })
  expect(await counts({ search: 've chai' })).toEqual({ completed: 1 })
  await own.api.patch('funds', done._id, { status: 'refunded' })
  expect(await counts()).toEqual({ 'new-entry': 2, cancelled: 1, refunded: 1 })
  expect((await (await own.member('/sales')).api.refused('GET', 'funds?report=statuses')).code).toBe(403)
})

describe('the books', () => {
  test('tell opening, closing, and what came in and went out by group; debits are negative', async () => {
    const own = await Shop.open(app)
    const put = (fields: object) =>
      own.api.create('funds', { group: 'Other Income', amount: 1000, status: 'completed', ...fields } as never)
    await put({ created: '2026-05-18T03:00:00Z', label: 'Tiền mặt' })
    await put({ amount: 300, label: 'Tiền mặt' })
    await put({ group: 'Other Expenses', amount: 450, label: 'Ngân hàng' })
    await put({ group: 'Salaries and Incentives', amount: 50 })
    const read = (query: object = {}) =>
      own.api.report<FundsReport>('funds', { report: 'funds', since: '2026-05-20', until: '2026-05-20', ...query })
    expect(await read()).toMatchObject({
      opening: 1000,
      closing: 800,
      credit: { total: 300, data: [{ _id: 'Other Income', total: 300 }] },
      debit: {
        total: -500,
        data: [
          { _id: 'Other Expenses', total: -450 },
          { _id: 'Salaries and Incentives', total: -50 },
        ],
      },
    })
    // What was paid without naming an account left the cash box.
    expect(await read({ label: 'Tiền mặt' })).toMatchObject({ opening: 1000, closing: 1250 })
    expect(await read({ label: 'Ngân hàng' })).toMatchObject({ opening: 0, closing: -450 })
    // Whatever is asked for, all accounts are told, and add up to the closing of all.
    const labels = [
      { label: 'Ngân hàng', balance: -450 },
      { label: 'Tiền mặt', balance: 1250 },
    ]
    expect(await read()).toMatchObject({ closing: 800, labels })
    expect(await read({ label: 'Tiền mặt', group: 'Other Income' })).toMatchObject({ labels })
    expect(await read({ since: '2026-05-18', until: '2026-05-18' })).toMatchObject({ labels: [{ label: 'Tiền mặt', balance: 1000 }] })
  })

  test('no money lies nowhere: what counts without an account named is cash, whatever waits says nothing yet', async () => {
    const own = await Shop.open(app)
    const put = (fields: object) => own.api.create('funds', { group: 'Other Income', amount: 1000, ...fields } as never)
    expect(await put({ status: 'completed' })).toMatchObject({ label: 'Tiền mặt' })
    expect((await put({ group: 'Opening Balance', status: 'completed' })).label).toBe('Tiền mặt')
    const waiting = await put({ status: 'pending' })
    expect(waiting).not.toHaveProperty('label')
    expect((await own.api.patch('funds', waiting._id, { status: 'completed' })).label).toBe('Tiền mặt')
    // Taken off an entry that counts, it isn't left without one.
    const banked = await put({ status: 'completed', label: 'Ngân hàng' })
    expect((await own.api.patch('funds', banked._id, { label: '' })).label).toBe('Tiền mặt')
    const { labels } = await own.api.report<FundsReport & { labels: unknown }>('funds', {
      report: 'funds',
      since: '2026-05-20',
      until: '2026-05-20',
    })
    expect(labels).toEqual([{ label: 'Tiền mặt', balance: 4000 }])
    expect(await own.differences()).toEqual([])
  })

  test('a company without a cash box keeps it under its first account', async () => {
    const own = await Shop.open(app)
    const put = () => own.api.create('funds', { group: 'Other Income', amount: 1000, status: 'completed' })
    const call = (fundLabels: string[]) => own.api.patch('workspaces', own.founder.workspaceId, { opts: { fundLabels } } as never)
    await call(['Két sắt', 'Ngân hàng'])
    await own.signInAgain()
    expect((await put()).label).toBe('Két sắt')
    await own.api.send('PATCH', `funds?label=${encodeURIComponent('Két sắt')}`, { label: 'Tủ' })
    expect((await put()).label).toBe('Tủ')
  })

  test('past closings don’t change when an entry is refunded later', async () => {
    const own = await Shop.open(app)
    const read = (since: string, until: string) => own.api.report<FundsReport>('funds', { report: 'funds', since, until })
    const entry = await own.api.create('funds', { group: 'Other Income', amount: 900, status: 'completed' })
    expect((await read('2026-05-20', '2026-05-20')).closing).toBe(900)
    const kept = now
    now = new Date('2026-05-25T03:00:00Z')
    await own.signInAgain()
    await own.api.patch('funds', entry._id, { status: 'refunded' })
    expect((await read('2026-05-20', '2026-05-20')).closing).toBe(900)
    expect(await read('2026-05-25', '2026-05-25')).toMatchObject({ opening: 900, closing: 0, credit: { total: -900 } })
    expect(await read('2026-05-01', '2026-05-31')).toMatchObject({ opening: 0, closing: 0 })
    now = kept
    await shop.signInAgain()
  })

  test('the row of a refund names the supplier whose payment it takes back', async () => {
    const own = await Shop.open(app)
    const rice = await own.goods('Gạo')
    const order = await own.purchase([{ productId: rice._id, quantity: 1, cost: 700 }])
    const paid = await own.pay(order, 700)
    await own.api.patch('funds', paid._id, { status: 'refunded' })
    const row = (await own.api.find('funds', { orderId: order._id })).data.find(({ reverses }) => reverses === paid._id)
    expect(row).toMatchObject({ amount: 700, supplierId: order.supplierId, supplier: { name: order.supplier?.name } })
  })

  test('a refund is a row of its own day, linked to what it takes back, and explains the closing', async () => {
    const own = await Shop.open(app)
    const kept = now
    const put = (amount: number) =>
      own.api.create('funds', { group: 'Other Income', amount, status: 'completed', label: 'Tiền mặt', name: 'Cho thuê kho' })
    const entry = await put(7000)
    await put(100)
    now = new Date('2026-06-02T03:00:00Z')
    await own.signInAgain()
    await own.api.patch('funds', entry._id, { status: 'refunded', refundReason: 'huỷ hợp đồng' })
    const june = (await own.api.find('funds', { since: '2026-06-01', until: '2026-06-30' })).data
    expect(june).toMatchObject([
      {
        amount: -7000,
        status: 'refunded',
        reverses: entry._id,
        group: 'Other Income',
        isCredit: true,
        label: 'Tiền mặt',
        name: 'Cho thuê kho',
        refundReason: 'huỷ hợp đồng',
        number: 'C000001',
        balance: 100,
        balanceLabel: 100,
      },
    ])
    const books = await own.api.report<FundsReport>('funds', { report: 'funds', since: '2026-06-01', until: '2026-06-30' })
    expect(books).toMatchObject({ opening: 7100, closing: 100, credit: { total: -7000 } })
    const may = (await own.api.find('funds', { since: '2026-05-01', until: '2026-05-31' })).data
    expect(may.map(({ amount, balance }) => [amount, balance])).toEqual([
      [100, 7100],
      [7000, 7000],
    ])
    const [reversal] = june
    expect(await own.api.get('funds', entry._id)).toMatchObject({ status: 'cancelled', reversedBy: reversal?._id })
    expect(await refusedPatch(reversal ?? entry, { note: 'x' }, own.api)).toEqual([409, 'A cancelled or refunded entry cannot be changed'])
    const behind = await own.api.report<{ total: number; data: { _id: string; amount: number }[] }>('orders', {
      report: 'salesEntries',
      figure: 'group',
      group: 'Other Income',
      since: '2026-06-01',
      until: '2026-06-30',
    })
    expect(behind).toMatchObject({ total: -7000, data: [{ _id: reversal?._id, amount: -7000 }] })
    now = kept
    await shop.signInAgain()
  })

  test('each entry tells the balance after it, over all and within its label; ties go by id', async () => {
    const own = await Shop.open(app)
    const at = '2026-05-19T03:00:00.000Z'
    const put = (amount: number, fields: object) =>
      own.api.create('funds', { group: 'Other Income', amount, status: 'completed', created: at, ...fields } as never)
    await put(1000, { created: '2026-04-02T00:00:00Z', label: 'Tiền mặt' })
    await put(20, { label: 'Ngân hàng' })
    await put(3, { label: 'Tiền mặt' })
    await put(400, { group: 'Other Expenses', label: 'Ngân hàng' })
    await own.api.create('funds', { group: 'Other Income', amount: 7 })
    const rows = (await own.api.find('funds', { $sort: { created: 1 } })).data
    expect(rows.map(({ amount, balance, balanceLabel }) => [amount, balance, balanceLabel])).toEqual([
      [1000, 1000, 1000],
      [20, 1020, 20],
      [3, 1023, 1003],
      [-400, 623, -380],
      [7, undefined, undefined],
    ])
    const second = (await own.api.find('funds', { $sort: { created: 1 }, $limit: 1, $skip: 2 })).data[0]
    expect([second?.balance, second?.balanceLabel]).toEqual([1023, 1003])
    const selected = (await own.api.find('funds', { $sort: { created: 1 }, $limit: 1, $select: ['amount', 'balance'] })).data[0]
    expect(selected).toEqual({ _id: rows[0]?._id, amount: 1000, balance: 1000 })
  })

  test('balances go by time however entries were typed in', async () => {
    const own = await Shop.open(app)
    const put = (amount: number, created: string) =>
      own.api.create('funds', { group: 'Other Income', amount, status: 'completed', created } as never)
    await put(5, '2026-05-10T00:00:00Z')
    await put(1, '2026-05-08T00:00:00Z')
    await put(3, '2026-05-09T00:00:00Z')
    expect((await own.api.find('funds')).data.map(({ balance }) => balance)).toEqual([9, 4, 1])
  })
})

describe('who sees money', () => {
  test('without /funds nobody reads the books or the list', async () => {
    const seller = await shop.member('/sales', '/purchases', '/report')
    for (const path of [
      'funds',
      'funds?$limit=0',
      'funds?group=Sales',
      `funds?orderId=${'a'.repeat(24)}`,
      'funds?report=funds&since=2026-05-01&until=2026-05-02',
    ])
      expect([path, (await seller.api.send('GET', path)).status]).toEqual([path, 403])
    const entry = await enter()
    expect((await seller.api.send('GET', `funds/${entry._id}`)).status).toBe(403)
    expect((await seller.api.send('PATCH', `funds/${entry._id}`, { note: 'x' })).status).toBe(403)
    const whole = await shop.api.get('funds', entry._id)
    expect((await seller.api.send('PATCH', `funds/${entry._id}`, { ...whole, note: 'x' })).status).toBeLessThan(500)
    expect((await seller.api.send('POST', 'funds', { group: 'Other Income', amount: 5 })).status).toBe(403)
  })

  test('but the payments of an order that they may read, and they enter them', async () => {
    const [seller, buyer] = [await shop.member('/sales'), await shop.member('/purchases')]
    const order = await shop.sale([], { total: 1000 })
    const entry = await seller.api.create('funds', { orderId: order._id, group: 'Sales', amount: 400 })
    expect((await seller.api.find('funds', { orderId: order._id })).data.map(({ _id, amount }) => [_id, amount])).toEqual([
      [entry._id, 400],
    ])
    expect(await seller.api.get('funds', entry._id)).toMatchObject({ amount: 400, order: { order_number: order.order_number } })
    expect((await buyer.api.send('GET', `funds?orderId=${order._id}`)).status).toBe(403)
    expect((await buyer.api.send('GET', `funds/${entry._id}`)).status).toBe(403)
    expect((await buyer.api.send('POST', 'funds', { orderId: order._id, group: 'Sales', amount: 5 })).status).toBe(403)
  })

  test.each([
    ['sale', 'Salaries and Incentives'],
    ['sale', 'Other Expenses'],
    ['sale', 'Assets'],
    ['sale', 'Purchases'],
    ['sale', 'Other Income'],
    ['sale', 'Opening Balance'],
    ['purchase', 'Sales'],
    ['purchase', 'Salaries and Incentives'],
    ['stock take', 'Sales'],
    ['stock take', 'Purchases'],
  ])('without /funds a %s takes no entry of %s, made so or turned into it later', async (kind, group) => {
    const member = await shop.member('/sales', '/purchases')
    const product = await shop.service()
    const order =
      kind === 'sale'
        ? await shop.sale([], { total: 1000 })
        : kind === 'purchase'
          ? await shop.purchase([], { total: 1000 })
          : await shop.api.create('orders', { group: 'inventoryIn', items: [{ productId: product._id, quantity: 1, cost: 5 }] })
    const closing = (await books()).closing
    expect(await refusal({ orderId: order._id, group, amount: 5_000_000_000 }, member.api)).toEqual([
      403,
      `You do not have permission for '${group}'`,
    ])
    if (kind !== 'stock take') {
      const payment = await member.api.create('funds', { orderId: order._id, group: kind === 'sale' ? 'Sales' : 'Purchases', amount: 5 })
      expect((await refusedPatch(payment, { group }, member.api))[0]).toBe(403)
      expect((await refusedPatch(payment, { group, status: 'completed' }, member.api))[0]).toBe(403)
      expect(await member.api.patch('funds', payment._id, { status: 'cancelled' })).toMatchObject({ status: 'cancelled' })
    }
    expect((await books()).closing).toBe(closing)
  })

  test('a salary booked on an order is no matter of who may read the order', async () => {
    const [seller, hr] = [await shop.member('/sales'), await shop.member('/sales', '/office/hr')]
    const order = await shop.sale([], { total: 1000 })
    const salary = await enter({ group: 'Salaries and Incentives', orderId: order._id })
    expect((await seller.api.find('funds', { orderId: order._id })).data).toEqual([])
    expect((await seller.api.send('GET', `funds/${salary._id}`)).status).toBe(403)
    expect((await hr.api.find('funds', { orderId: order._id })).data.map(({ amount }) => amount)).toEqual([-100])
  })

  test('a bonus booked on a sale is no matter of sellers: no count, filter, search, sort or notice tells of it', async () => {
    const [seller, cashier] = [await shop.member('/sales'), await shop.member('/funds')]
    const [socket, ofCashier] = [await seller.socket(), await cashier.socket()]
    const order = await shop.sale([], { total: 1000 })
    const payment = await shop.pay(order, 10)
    const bonus = { group: 'Salaries and Incentives', orderId: order._id, amount: 456_789, name: 'Thưởng Lan' }
    await enter({ ...bonus, status: 'completed' }, cashier.api)
    const asked = async (query: object) => {
      const { total, data } = await seller.api.find('funds', { orderId: order._id, ...query })
      return [total, data.map(({ _id }) => _id)]
    }
    expect(await asked({})).toEqual([1, [payment._id]])
    expect(await asked({ $limit: 0 })).toEqual([1, []])
    expect(await asked({ $sort: { amount: 1 }, $limit: 1 })).toEqual([1, [payment._id]])
    expect(await asked({ $select: ['name'] })).toEqual([1, [payment._id]])
    for (const hidden of [{ amount: -456_789 }, { search: 'thưởng lan' }, { group: 'Salaries and Incentives' }, { amount: { $lt: 0 } }])
      expect([hidden, await asked(hidden)]).toEqual([hidden, [0, []]])
    await ofCashier.received('activities created', ({ record }) => JSON.stringify(record).includes('456789'))
    await socket.settled()
    expect(JSON.stringify([socket.events, (await seller.api.find('activities', { $limit: 100 })).data])).not.toMatch(/456789|Thưởng Lan/)
  })

  test('and events follow the same rule', async () => {
    const [seller, buyer, cashier] = [await shop.member('/sales'), await shop.member('/purchases'), await shop.member('/funds')]
    const [ofSeller, ofBuyer, ofCashier] = [await seller.socket(), await buyer.socket(), await cashier.socket()]
    const order = await shop.sale([], { total: 1000 })
    const payment = await shop.pay(order, 10)
    const other = await enter()
    await ofCashier.received('funds created', ({ record }) => record._id === other._id)
    await Promise.all([ofSeller.settled(), ofBuyer.settled()])
    const received = (socket: typeof ofSeller) =>
      socket.events.filter(({ name }) => name === 'funds created').map(({ record }) => record._id)
    expect([received(ofSeller), received(ofBuyer), received(ofCashier)]).toEqual([[payment._id], [], [payment._id, other._id]])
  })
})

describe('what is paid of an order', () => {
  test('is the sum of its completed entries in its own direction', async () => {
    const sale = await shop.sale([], { total: 1000 })
    await shop.pay(sale, 300)
    await shop.api.create('funds', { orderId: sale._id, group: 'Other Expenses', amount: 50, status: 'completed' })
    await shop.api.create('funds', { orderId: sale._id, group: 'Sales', amount: 900 })
    expect((await shop.order(sale)).paid).toBe(300)
    const purchase = await shop.purchase([], { total: 1000 })
    await shop.pay(purchase, 1000)
    expect(await shop.order(purchase)).toMatchObject({ paid: 1000, statusPayment: 'completed' })
  })

  test('falls when an entry is refunded', async () => {
    const sale = await shop.sale([], { total: 1000 })
    const entry = await shop.pay(sale, 1000)
    await shop.api.patch('funds', entry._id, { status: 'refunded' })
    expect(await shop.order(sale)).toMatchObject({ paid: 0, statusPayment: 'pending' })
  })

  test('an order that isn’t there is named', async () => {
    expect(await shop.api.refused('POST', 'funds', { orderId: 'a'.repeat(24), group: 'Sales', amount: 5 })).toMatchObject({
      code: 400,
      errors: { orderId: expect.any(String) as string },
    })
  })

  test('completed by two at the same moment it is counted once', async () => {
    const sale = await shop.sale([], { total: 1000 })
    const entry = await shop.api.create('funds', { orderId: sale._id, group: 'Sales', amount: 400 })
    await Promise.all([1, 2, 3].map(() => shop.api.send('PATCH', `funds/${entry._id}`, { status: 'completed' })))
    expect((await shop.order(sale)).paid).toBe(400)
  })
})

describe('a transfer from one label to another', () => {
  const balances = async (own: Shop) => {
    const read = async (label?: string) =>
      (
        await own.api.report<{ closing: number }>('funds', {
          report: 'funds',
          since: '2000-01-01',
          until: '2999-01-01',
          ...(label === undefined ? {} : { label }),
        })
      ).closing
    return [await read(), await read('Tiền mặt'), await read('Ngân hàng')]
  }

  test('is a pair of entries: the whole stays, each label has its own, and the result of the business knows nothing of it', async () => {
    const own = await Shop.open(app)
    await own.api.create('funds', { group: 'Opening Balance', amount: 1000, label: 'Tiền mặt', status: 'completed' })
    const out = await own.api.create('funds', { label: 'Tiền mặt', transferTo: 'Ngân hàng', amount: 400, name: 'Nộp tiền' })
    const into = await own.api.get('funds', out.transferWith ?? '')
    expect(
      [out, into].map(({ amount, label, transferLabel, status, isCredit, name }) => [amount, label, transferLabel, status, isCredit, name]),
    ).toEqual([
      [-400, 'Tiền mặt', 'Ngân hàng', 'completed', false, 'Nộp tiền'],
      [400, 'Ngân hàng', 'Tiền mặt', 'completed', true, 'Nộp tiền'],
    ])
    expect([out.number, into.number]).toEqual([expect.stringMatching(/^C/), expect.stringMatching(/^T/)])
    expect(await balances(own)).toEqual([1000, 600, 400])
    const { netProfit } = await own.api.report<{ netProfit: number }>('orders', {
      report: 'sales',
      since: '2000-01-01',
      until: '2999-01-01',
    })
    expect(netProfit).toBe(0)
    await own.api.patch('funds', into._id, { status: 'refunded' })
    expect(await balances(own)).toEqual([1000, 1000, 0])
    expect((await own.api.get('funds', out._id)).status).toBe('cancelled')
    expect(await own.differences()).toEqual([])
  })

  test('that waits is completed or called off as one', async () => {
    const own = await Shop.open(app)
    const enterTransfer = () => own.api.create('funds', { label: 'Tiền mặt', transferTo: 'Ngân hàng', amount: 50, status: 'new-entry' })
    const first = await enterTransfer()
    await own.api.patch('funds', first._id, { status: 'completed' })
    expect(await balances(own)).toEqual([0, -50, 50])
    const second = await enterTransfer()
    await own.api.patch('funds', second.transferWith ?? '', { status: 'cancelled' })
    expect((await own.api.get('funds', second._id)).status).toBe('cancelled')
    expect((await own.api.refused('PATCH', `funds/${first._id}`, { label: 'Ngân hàng' })).code).toBe(409)
  })

  test('needs two labels of the company and an amount, and has nothing of an order or a partner', async () => {
    const transfer = (fields: object) =>
      shop.api.refused('POST', 'funds', { label: 'Tiền mặt', transferTo: 'Ngân hàng', amount: 5, ...fields })
    expect((await transfer({ transferTo: 'Tiền mặt' })).errors).toEqual({ transferTo: 'Choose another label to transfer to' })
    expect((await transfer({ transferTo: 'Két' })).errors).toEqual({ transferTo: 'There is no label Két' })
    expect((await transfer({ label: undefined })).errors).toEqual({ label: 'A transfer needs the label the money goes out of' })
    expect((await transfer({ amount: 0 })).errors).toEqual({ amount: 'Invalid amount' })
    expect(Object.keys((await transfer({ customerId: shop.customer._id })).errors ?? {})).toEqual(['customerId'])
    const seller = await shop.member('/sales')
    expect((await seller.api.send('POST', 'funds', { label: 'Tiền mặt', transferTo: 'Ngân hàng', amount: 5 })).status).toBe(403)
  })
})

describe('a label', () => {
  const rename = (own: Shop, label: string, to: string, api = own.api) =>
    api.send('PATCH', `funds?label=${encodeURIComponent(label)}`, { label: to })
  const labelsOf = async (own: Shop) => (await own.api.get('workspaces', own.founder.workspaceId)).opts.fundLabels

  test('is renamed everywhere: in the settings, on its entries, in its balance, on closed days too', async () => {
    const own = await Shop.open(app)
    const entry = await own.api.create('funds', { group: 'Other Income', amount: 70, label: 'Tiền mặt', status: 'completed' })
    await own.api.create('funds', { group: 'Other Income', amount: 5, label: 'Tiền mặt' })
    const yesterday = new Date(app.app.get('now')().getTime() - 86_400_000).toISOString().slice(0, 10)
    await own.api.create('funds', {
      group: 'Other Income',
      amount: 9,
      label: 'Tiền mặt',
      status: 'completed',
      created: `${yesterday}T01:00:00.000Z` as never,
    })
    await own.api.patch('workspaces', own.founder.workspaceId, { opts: { lockDate: yesterday as never } })
    expect(await rename(own, 'Tiền mặt', 'Két | 100%')).toMatchObject({ status: 200, body: { label: 'Két | 100%', entries: 3 } })
    expect(await labelsOf(own)).toEqual(['Két | 100%', 'Ngân hàng'])
    expect((await own.api.get('funds', entry._id)).label).toBe('Két | 100%')
    const balance = (label: string) =>
      own.api.report<{ closing: number }>('funds', { report: 'funds', since: '2000-01-01', until: '2999-01-01', label })
    expect([(await balance('Két | 100%')).closing, (await balance('Tiền mặt')).closing]).toEqual([79, 0])
    expect((await rename(own, 'Két | 100%', 'Tiền mặt')).status).toBe(200)
    expect((await balance('Tiền mặt')).closing).toBe(79)
    expect(await own.differences()).toEqual([])
  })

  test('keeps its name against one that is there, against none, and without the right', async () => {
    expect((await rename(shop, 'Tiền mặt', 'ngân HÀNG')).body).toMatchObject({ code: 409, message: 'Label already exists' })
    expect((await rename(shop, 'Tiền mặt', '  ')).status).toBe(400)
    expect((await rename(shop, 'Két', 'Tủ')).body).toMatchObject({ code: 400, errors: { label: 'There is no label Két' } })
    expect((await shop.api.send('PATCH', 'funds', { label: 'Tủ' })).status).toBe(400)
    expect((await shop.api.send('PATCH', 'funds?group=Sales', { label: 'Tủ' })).status).toBe(400)
    expect((await rename(shop, 'Tiền mặt', 'Tủ', (await shop.member('/sales')).api)).status).toBe(403)
    expect(await labelsOf(shop)).toEqual(['Tiền mặt', 'Ngân hàng'])
  })

  test('renamed by two at the same moment has one of the names, and entries written meanwhile have it too', async () => {
    const own = await Shop.open(app)
    const answers = await Promise.all([rename(own, 'Tiền mặt', 'Két'), rename(own, 'Tiền mặt', 'Tủ')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    const [name = ''] = await labelsOf(own)
    expect(await own.api.refused('POST', 'funds', { group: 'Other Income', amount: 5, label: 'Tiền mặt' })).toMatchObject({ code: 400 })
    expect((await own.api.create('funds', { group: 'Other Income', amount: 5, label: name })).label).toBe(name)
  })

  test('sent twice under one key it is renamed once', async () => {
    const own = await Shop.open(app)
    const keyed = own.api.with({ 'Idempotency-Key': 'rename-1' })
    const [first, second] = [await rename(own, 'Tiền mặt', 'Két', keyed), await rename(own, 'Tiền mặt', 'Két', keyed)]
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
  })
})

test('the books agree with their entries after all of this', async () => {
  expect(await shop.differences()).toEqual([])
})
