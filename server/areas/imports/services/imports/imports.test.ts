import writeExcelFile from 'write-excel-file/node'
import { deflateRawSync } from 'node:zlib'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import type { Order } from '@shared/areas/trade/services/orders'
import { lock } from '../../../../kernel/locks'
import { addProgram } from '../../../../testing/actors'
import type { Api } from '../../../../testing/api'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { differencesIn, Shop } from '../../../../testing/shop'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await Shop.open(app)
})
afterAll(() => app.close())

const rehearse = (kind: string, rows: readonly object[], more: object = {}): Promise<ImportRecord> =>
  shop.api.create('imports', { kind, rows, ...more } as never) as never
const commit = (_id: string, more: object = {}): Promise<ImportRecord> =>
  shop.api.patch('imports', _id as never, { status: 'committed', ...more } as never) as never
const undo = (_id: string) => shop.api.patch('imports', _id as never, { status: 'undone' } as never)
const countOf = async (path: string, query: string): Promise<number> =>
  ((await shop.api.send('GET', `${path}?${query}&$limit=0`)).body as { total: number }).total

describe('a sheet of customers', () => {
  test('is rehearsed with nothing written, then brought in whole', async () => {
    const before = await countOf('assets', 'group=Customers')
    const told = await rehearse('customers', [
      { 'Tên khách hàng': 'Quán Hẻm 42', 'Điện thoại': 908117420, Mã: 'KH0232' },
      { 'Tên khách hàng': 'Nhà hàng Chay', 'Điện thoại': '0254 352 9090', Mã: 'KH0233' },
    ])
    expect(told).toMatchObject({ rows: 2, faults: [], faulty: 0, makes: 2, status: 'rehearsed' })
    expect(await countOf('assets', 'group=Customers')).toBe(before)
    expect(await commit(told._id)).toMatchObject({ status: 'committed', makes: 2 })
    expect(await countOf('assets', 'group=Customers')).toBe(before + 2)
    expect((await shop.api.send('GET', 'assets?asset_code=KH0232')).body).toMatchObject({
      data: [{ name: 'Quán Hẻm 42', phone: '0908117420', group: 'Customers' }],
    })
  })

  test('names each faulty cell by row, column and text, and writes nothing until they are corrected', async () => {
    const told = await rehearse('customers', [
      { name: 'Một', asset_code: 'A1' },
      { name: '', asset_code: 'A2' },
      { name: 'Ba', asset_code: 'A1' },
    ])
    expect(told.faults).toEqual([
      { row: 2, column: 'name', message: 'This cell must not be empty' },
      { row: 3, column: 'asset_code', message: '“A1” stands in row 1 too' },
    ])
    expect(await shop.api.refused('PATCH', `imports/${told._id}`, { status: 'committed' })).toMatchObject({
      code: 400,
      message: '2 cells need to be corrected first',
    })
    const after: ImportRecord = (await shop.api.patch('imports', told._id, {
      changes: [
        { row: 2, column: 'name', value: 'Hai' },
        { row: 3, column: 'asset_code', value: 'A3' },
      ],
    } as never)) as never
    expect(after).toMatchObject({ faults: [], makes: 3 })
    await commit(told._id)
    expect((await shop.api.send('GET', 'assets?asset_code=A2')).body).toMatchObject({ total: 1, data: [{ name: 'Hai' }] })
  })

  test('may be brought in without its faulty rows, when that is said', async () => {
    const told = await rehearse('customers', [
      { name: 'Một lẻ', asset_code: 'L1' },
      { name: '', asset_code: 'L2' },
    ])
    expect(await commit(told._id, { skipFaulty: true })).toMatchObject({ status: 'committed', makes: 1, skipped: [2] })
    expect((await shop.api.send('GET', 'assets?asset_code=L2')).body).toMatchObject({ total: 0 })
  })

  test('changes those who are in the books already, when that is asked, and changes them back', async () => {
    const rows = [{ name: 'Chị Hoa', phone: '0901234567', note: 'Khách quen' }]
    expect((await rehearse('customers', rows)).faults).toEqual([
      { row: 1, column: 'phone', message: '“0901234567” is in the books already' },
    ])
    const told = await rehearse('customers', rows, { update: true })
    expect(told).toMatchObject({ makes: 0, updates: 1, faults: [] })
    await commit(told._id)
    expect(await shop.api.get('assets', shop.customer._id)).toMatchObject({ note: 'Khách quen' })
    await undo(told._id)
    expect(await shop.api.get('assets', shop.customer._id)).not.toHaveProperty('note')
  })
})

describe('opening debts', () => {
  const owed = async (code: string) =>
    ((await shop.api.send('GET', `assets?asset_code=${code}`)).body as { data: Record<string, unknown>[] }).data[0]

  test('come with their partners, of the day they are from, and leave with them', async () => {
    const customers = await rehearse('customers', [
      { 'Tên khách hàng': 'Quán Cây Bàng', Mã: 'N1', 'Nợ đầu kỳ': '1.500.000', 'Nợ từ ngày': '15/01/2025' },
      { 'Tên khách hàng': 'Quán Trưa', Mã: 'N2', 'Nợ đầu kỳ': 0 },
      { 'Tên khách hàng': 'Quán Tối', Mã: 'N3', 'Nợ đầu kỳ': 20_000 },
    ])
    expect(customers).toMatchObject({ faults: [], makes: 3, total: 1_520_000 })
    await commit(customers._id)
    const suppliers = await rehearse('suppliers', [{ name: 'Xưởng gốm', asset_code: 'N4', openingDebt: 800_000, debtSince: '02/01/2025' }])
    await commit(suppliers._id)
    expect(await owed('N1')).toMatchObject({ outstanding: 1_500_000 })
    expect(await owed('N2')).toMatchObject({ outstanding: 0 })
    const supplier = await owed('N4')
    expect(supplier).toMatchObject({ outstanding: 800_000 })
    expect(
      (await shop.api.send('GET', `orders?report=liabilitiesDetails&partnerId=${supplier?.['_id']}&since=2025-01-01&until=2025-01-31`))
        .body,
    ).toMatchObject({ opening: 0, data: [{ kind: 'ordered', amount: 800_000, at: '2025-01-02T05:00:00.000Z' }], closing: 800_000 })
    expect(await differencesIn(app)).toEqual([])
    await undo(customers._id)
    await undo(suppliers._id)
    expect(await countOf('assets', 'asset_code=N1')).toBe(0)
    expect(await countOf('orders', 'group=purchases')).toBe(0)
    expect(await differencesIn(app)).toEqual([])
  })

  test('are refused in parts of a dong, on closed days and on days to come', async () => {
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2025-01-31' } } as never)
    const rows = [
      { name: 'Nửa đồng', openingDebt: -0.5 },
      { name: 'Đã khoá', openingDebt: 1000, debtSince: '31/01/2025' },
      { name: 'Mai sau', openingDebt: 1000, debtSince: '31/01/2099' },
    ]
    const told = await rehearse('agents', rows, { update: true })
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: null } } as never)
    expect(told.faults).toMatchObject([
      { row: 1, column: 'openingDebt' },
      { row: 2, column: 'debtSince', message: expect.stringContaining('2025-01-31') as string },
      { row: 3, column: 'debtSince', message: 'What is from before can not be of a day to come' },
    ])
  })

  test('come once to partners who are in the books, of a day before anything the books have of them', async () => {
    await commit(
      (
        await rehearse('agents', [
          { name: 'Đại lý Cũ', asset_code: 'DLC' },
          { name: 'Đại lý Bán', asset_code: 'DLB' },
        ])
      )._id,
    )
    const sold = { refId: 'DLB-1', created: '04/04/2025', partner: 'DLB', product: 'Công giao', quantity: 1, price: 5000 }
    await commit((await rehearse('orders', [sold]))._id)
    const rows = [
      { name: 'Đại lý Cũ', asset_code: 'DLC', openingDebt: 90_000, debtSince: '' },
      { name: 'Đại lý Bán', asset_code: 'DLB', openingDebt: 70_000, debtSince: '04/04/2025' },
    ]
    const told = await rehearse('agents', rows, { update: true })
    expect(told.faults).toMatchObject([
      { row: 1, column: 'openingDebt', message: 'Đại lý Cũ is in the books already: write since when this is owed' },
      { row: 2, column: 'openingDebt', message: expect.stringContaining('of 2025-04-04 in the books: what is from before') as string },
    ])
    const mended: ImportRecord = (await shop.api.patch('imports', told._id, {
      changes: [
        { row: 1, column: 'debtSince', value: '31/01/2025' },
        { row: 2, column: 'debtSince', value: '03/04/2025' },
      ],
    } as never)) as never
    expect(mended).toMatchObject({ faults: [], makes: 0, updates: 2 })
    const same = await rehearse('agents', [{ ...rows[0], debtSince: '30/01/2025' }], { update: true })
    expect(same.faults).toEqual([])
    await commit(told._id)
    expect([await owed('DLC'), await owed('DLB')]).toMatchObject([{ outstanding: 90_000 }, { outstanding: 75_000 }])
    const again = 'Đại lý Cũ has an opening debt in the books already (2025-01-31): write any other as an order'
    const second: ImportRecord = (await shop.api.patch('imports', same._id, { update: true } as never)) as never
    expect(second.faults).toEqual([{ row: 1, column: 'openingDebt', message: again }])
    expect((await shop.api.refused('PATCH', `imports/${same._id}`, { status: 'committed' })).code).toBe(400)
    expect(await differencesIn(app)).toEqual([])
    await undo(told._id)
    expect([await owed('DLC'), await owed('DLB')]).toMatchObject([{ outstanding: 0 }, { outstanding: 5000 }])
    const after: ImportRecord = (await shop.api.patch('imports', same._id, { update: true } as never)) as never
    expect(after.faults).toEqual([])
    expect(await differencesIn(app)).toEqual([])
  })

  test('two sheets at once bring one debt', async () => {
    await commit((await rehearse('agents', [{ name: 'Đại lý Đôi', asset_code: 'DLD' }]))._id)
    const sheetOf = (openingDebt: number) =>
      rehearse('agents', [{ name: 'Đại lý Đôi', asset_code: 'DLD', openingDebt, debtSince: '31/01/2025' }], { update: true })
    const sheets = [await sheetOf(1000), await sheetOf(2000)]
    const answers = await Promise.all(sheets.map(({ _id }) => shop.api.send('PATCH', `imports/${_id}`, { status: 'committed' })))
    const [done, refused] = [...answers].sort((a, b) => a.status - b.status)
    expect([done?.status, Math.floor((refused?.status ?? 0) / 100)]).toEqual([200, 4])
    expect([1000, 2000]).toContain((await owed('DLD'))?.['outstanding'])
    expect(await countOf('orders', 'group=sales&agentId=' + String((await owed('DLD'))?.['_id']))).toBe(1)
    expect(await differencesIn(app)).toEqual([])
  })
})

describe('what was paid ahead from before', () => {
  const partner = async (code: string) =>
    ((await shop.api.send('GET', `assets?asset_code=${code}`)).body as { data: { _id: string }[] }).data[0]
  const entriesOf = async (field: string, code: string) =>
    ((await shop.api.send('GET', `funds?${field}=${(await partner(code))?._id}`)).body as { data: object[] }).data

  test('is a balance of the partner, by an entry of its day, and leaves again with its sheet', async () => {
    const customers = await rehearse('customers', [
      { 'Tên khách hàng': 'Quán Trả Trước', Mã: 'T1', 'Nợ đầu kỳ': '-300.000', 'Nợ từ ngày': '15/01/2025' },
    ])
    const suppliers = await rehearse('suppliers', [{ name: 'Xưởng gỗ', asset_code: 'T2', openingDebt: -200_000, debtSince: '02/01/2025' }])
    expect([customers, suppliers]).toMatchObject([
      { faults: [], makes: 1, total: -300_000 },
      { faults: [], makes: 1, total: -200_000 },
    ])
    await commit(customers._id)
    await commit(suppliers._id)
    expect([await partner('T1'), await partner('T2')]).toMatchObject([
      { outstanding: 0, partnerBalance: 300_000 },
      { outstanding: 0, partnerBalance: 200_000 },
    ])
    expect(await entriesOf('customerId', 'T1')).toMatchObject([
      { group: 'Sales', amount: 300_000, status: 'completed', created: '2025-01-15T05:00:00.000Z' },
    ])
    expect(await entriesOf('supplierId', 'T2')).toMatchObject([
      { group: 'Purchases', amount: -200_000, status: 'completed', created: '2025-01-02T05:00:00.000Z' },
    ])
    expect(await differencesIn(app)).toEqual([])
    const again = [{ name: 'Quán Trả Trước', asset_code: 'T1', openingDebt: -1000, debtSince: '14/01/2025' }]
    expect((await rehearse('customers', again, { update: true })).faults).toMatchObject([
      { row: 1, message: 'Quán Trả Trước has an opening debt in the books already (2025-01-15): write any other as an order' },
    ])
    await undo(customers._id)
    await undo(suppliers._id)
    expect([await countOf('assets', 'asset_code=T1'), await countOf('funds', 'group=Purchases')]).toEqual([0, 0])
    expect(await differencesIn(app)).toEqual([])
  })

  test('stays once it was spent, and does not come to who has a balance already', async () => {
    await commit((await rehearse('customers', [{ name: 'Quán Quen', asset_code: 'T3' }]))._id)
    const row = { name: 'Quán Quen', asset_code: 'T3', openingDebt: -50_000, debtSince: '15/01/2025' }
    const told = await rehearse('customers', [row], { update: true })
    await commit(told._id)
    const customerId = (await partner('T3'))?._id
    await shop.api.create('orders', { group: 'sales', customerId, total: 80_000, usePartnerBalance: 30_000 } as never)
    expect(await partner('T3')).toMatchObject({ outstanding: 50_000, partnerBalance: 20_000 })
    expect(await shop.api.refused('PATCH', `imports/${told._id}`, { status: 'undone' })).toMatchObject({
      code: 409,
      message: 'Quán Quen has a balance of 20,000 only',
    })
    expect(await partner('T3')).toMatchObject({ partnerBalance: 20_000 })
    await shop.api.create('funds', { group: 'Sales', customerId: shop.customer._id, amount: 7000, status: 'completed' } as never)
    const rich = { name: 'Chị Hoa', phone: '0901234567', openingDebt: -1000, debtSince: '15/01/2024' }
    expect((await rehearse('customers', [rich], { update: true })).faults).toMatchObject([
      { row: 1, message: 'Chị Hoa has 7,000 to spend in the books already: this would count twice' },
    ])
    expect(await differencesIn(app)).toEqual([])
  })

  test('is brought in by whoever may complete entries', async () => {
    const seller = await shop.member('/sales')
    const told: ImportRecord = (await seller.api.create('imports', {
      kind: 'customers',
      rows: [{ name: 'Quán Xa', openingDebt: -1000 }],
    } as never)) as never
    expect(told.faults).toMatchObject([{ row: 1, column: 'openingDebt' }])
  })
})

describe('the same content', () => {
  const rows = [{ name: 'Vườn chè Tân Cương' }]

  test('is brought in once, while it stands', async () => {
    const [first, second] = [await rehearse('suppliers', rows), await rehearse('suppliers', rows)]
    const outcomes = await Promise.all([first, second].map(({ _id }) => shop.api.send('PATCH', `imports/${_id}`, { status: 'committed' })))
    expect(outcomes.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409])
    expect((await shop.api.refused('POST', 'imports', { kind: 'suppliers', rows })).code).toBe(409)
    expect(await countOf('assets', 'group=Suppliers&name=Vườn chè Tân Cương')).toBe(1)
    const standing = outcomes[0]?.status === 200 ? first : second
    expect((await shop.api.refused('PATCH', `imports/${standing._id}`, { status: 'committed' })).code).toBe(409)
    await undo(standing._id)
    expect(await countOf('assets', 'group=Suppliers&name=Vườn chè Tân Cương')).toBe(0)
    expect((await rehearse('suppliers', rows)).faults).toEqual([])
  })

  test('is committed as it was seen: rows changed since are looked at first', async () => {
    const told = await rehearse('agents', [{ name: 'Đại lý Minh Anh' }])
    await shop.api.patch('imports', told._id, { changes: [{ row: 1, column: 'name', value: '' }] } as never)
    expect((await shop.api.refused('PATCH', `imports/${told._id}`, { status: 'committed', rev: told.rev })).code).toBe(409)
  })
})

describe('opening stock', () => {
  test('comes into its warehouse at its cost, and leaves without a trace when it is taken back', async () => {
    const tea = await shop.goods('Trà sen')
    const told = await rehearse('stock', [{ product: 'TRA_SEN', quantity: 12, cost: '80.000 ₫', warehouse: 'Kho chính' }])
    expect(told).toMatchObject({ makes: 1, total: 960_000 })
    await commit(told._id)
    expect(await shop.api.get('products', tea._id)).toMatchObject({ stockCount: 12 })
    await undo(told._id)
    expect(await shop.api.get('products', tea._id)).toMatchObject({ stockCount: 0 })
    expect(await countOf('orders', 'group=inventoryIn')).toBe(0)
    expect(await differencesIn(app)).toEqual([])
  })

  test('is not taken back once some of it was sold', async () => {
    const rice = await shop.goods('Gạo nếp')
    const told = await rehearse('stock', [{ product: rice.slug, quantity: 5, cost: 1000 }])
    await commit(told._id)
    const order = await shop.api.create('orders', {
      group: 'sales',
      customerId: shop.customer._id,
      items: [{ productId: rice._id, quantity: 2 }],
    } as never)
    await shop.api.patch('orders', order._id, {
      status: 'shipped',
      warehouseId: shop.warehouse._id,
      shipping: [{ productId: rice._id, quantity: 2 }],
    } as never)
    expect(await shop.api.refused('PATCH', `imports/${told._id}`, { status: 'undone' })).toMatchObject({
      code: 409,
      message: 'Gạo nếp is used by now (2), so this import can not be taken back',
    })
    expect(await shop.api.get('products', rice._id)).toMatchObject({ stockCount: 3 })
    expect(await differencesIn(app)).toEqual([])
  })
})

describe('older orders and entries', () => {
  test('keep their days, and payments of one sheet pay the orders of another', async () => {
    await shop.goods('Cà phê', { price: 50_000 })
    const orders = await rehearse('orders', [
      { 'Mã đơn': 'HD-1', Ngày: '03/02/2025', 'Khách hàng': 'Chị Hoa', 'Hàng hoá': 'CA_PHE', SL: 2, 'Đơn giá': '45.000' },
      { 'Mã đơn': 'HD-1', 'Hàng hoá': 'Công giao', SL: 1, 'Đơn giá': 10_000, 'Khách hàng': null },
      { 'Mã đơn': 'HD-2', Ngày: 45_700, 'Khách hàng': '0901234567', 'Tổng tiền': '1.234.567 ₫' },
    ])
    expect(orders.faults).toEqual([{ row: 2, column: 'partner', message: 'This cell must not be empty' }])
    const mended: ImportRecord = (await shop.api.patch('imports', orders._id, {
      changes: [{ row: 2, column: 'partner', value: 'Chị Hoa' }],
    } as never)) as never
    expect(mended).toMatchObject({ faults: [], makes: 2, total: 1_334_567 })
    await commit(orders._id)
    const [first] = ((await shop.api.send('GET', 'orders?group=sales&refId=HD-1')).body as { data: { _id: string }[] }).data
    expect(first).toMatchObject({ total: 100_000, created: '2025-02-03T05:00:00.000Z' })
    const funds = await rehearse('funds', [
      { Ngày: '2025-02-04', 'Nhóm thu chi': 'Bán hàng', 'Số tiền': 60_000, 'Mã đơn': 'HD-1', Nhãn: 'Tiền mặt' },
      { Ngày: '2025-02-05', 'Nhóm thu chi': 'Sales', 'Số tiền': '40.000đ', 'Mã đơn': 'HD-1', Nhãn: 'Ngân hàng' },
      { Ngày: '2025-02-05', 'Nhóm thu chi': 'Chi khác', 'Số tiền': 500_000, 'Nội dung': 'Tiền điện' },
    ])
    expect(funds).toMatchObject({ faults: [], makes: 3 })
    await commit(funds._id)
    expect(await shop.api.get('orders', first?._id as never)).toMatchObject({ paid: 100_000, statusPayment: 'completed' })
    expect(await differencesIn(app)).toEqual([])
    expect((await shop.api.refused('PATCH', `imports/${orders._id}`, { status: 'undone' })).code).toBe(409)
    await undo(funds._id)
    expect(await shop.api.get('orders', first?._id as never)).toMatchObject({ paid: 0, statusPayment: 'pending' })
    await undo(orders._id)
    expect(await countOf('orders', 'group=sales&refId=HD-1')).toBe(0)
    expect(await differencesIn(app)).toEqual([])
  })

  test('that were delivered and paid stand so on their own days, and move no stock', async () => {
    const cup = await shop.goods('Cốc sứ', { price: 90_000 })
    const report = async () =>
      (await shop.api.send('GET', 'orders?report=sales&since=2025-03-01&until=2025-03-31')).body as Record<string, number>
    const head = { 'Mã đơn': 'HD-77', Ngày: '03/03/2025', 'Khách hàng': 'Chị Hoa', 'Trạng thái': 'Đã giao', 'Ngày giao': '05/03/2025' }
    const paid = { 'Đã thu': '700.000', 'Ngày thu': '10/03/2025', Nhãn: 'Ngân hàng' }
    const told = await rehearse('orders', [
      { ...head, ...paid, 'Hàng hoá': 'COC_SU', SL: 10, 'Quà tặng': 2, 'Đơn giá': 90_000, 'Giá vốn': 40_000 },
      { ...head, ...paid, 'Hàng hoá': 'Công giao', SL: 1, 'Đơn giá': 30_000 },
      { 'Mã đơn': 'HD-78', Ngày: '04/03/2025', 'Khách hàng': 'Chị Hoa', 'Hàng hoá': 'COC_SU', SL: 3, 'Trạng thái': 'đã giao' },
      { 'Mã đơn': 'HD-79', Ngày: '04/03/2025', 'Khách hàng': 'Chị Hoa', 'Hàng hoá': 'COC_SU', SL: 1, 'Trạng thái': 'chưa giao' },
    ])
    expect(told).toMatchObject({ faults: [], makes: 3, total: 750_000 + 270_000 + 90_000 })
    expect(await commit(told._id)).toMatchObject({ makes: 3 })
    const [sold] = ((await shop.api.send('GET', 'orders?group=sales&refId=HD-77')).body as { data: Order[] }).data
    expect(sold).toMatchObject({
      status: 'delivered',
      statusPayment: 'pending',
      total: 750_000,
      paid: 700_000,
      created: '2025-03-03T05:00:00.000Z',
      items: [
        { productId: cup._id, quantity: 10, shipped: 10 },
        { name: 'Công giao', shipped: 1 },
      ],
      shipments: [{ net: 750_000, cost: 400_000 }],
    })
    expect(sold?.shipments[0]?.time).toMatch(/^2025-03-05/)
    expect((await shop.api.send('GET', `funds?orderId=${sold?._id}`)).body).toMatchObject({
      data: [
        { amount: 700_000, status: 'completed', label: 'Ngân hàng', created: '2025-03-10T05:00:00.000Z', customerId: shop.customer._id },
      ],
    })
    expect(await report()).toMatchObject({ revenueOrdered: 1_110_000, revenueShipped: 1_020_000, cost: 400_000, unknownUnits: 3 })
    expect(await shop.api.get('products', cup._id)).toMatchObject({ stockCount: 0 })
    expect((await shop.api.send('GET', `products?report=notshipped&productId=${cup._id}`)).body).toMatchObject({
      data: [{ notshipped: 1 }],
    })
    const bell = (await shop.api.send('GET', 'activities?group=notifications&$limit=100')).body as { data: { title: string }[] }
    expect(bell.data.filter(({ title }) => title.includes(String(sold?.order_number)))).toEqual([])
    expect(await differencesIn(app)).toEqual([])
    await undo(told._id)
    expect(await countOf('orders', 'group=sales&refId=HD-77')).toBe(0)
    expect(await countOf('funds', `orderId=${sold?._id}`)).toBe(0)
    expect(await report()).toMatchObject({ revenueOrdered: 0, revenueShipped: 0, cost: 0 })
    expect(await differencesIn(app)).toEqual([])
  })

  test('are not taken back once something of them came back', async () => {
    const told = await rehearse('orders', [
      { refId: 'HD-80', created: '04/03/2025', partner: 'Chị Hoa', product: 'COC_SU', quantity: 3, status: 'đã giao', paid: 270_000 },
    ])
    await commit(told._id)
    const [sold] = ((await shop.api.send('GET', 'orders?group=sales&refId=HD-80')).body as { data: Order[] }).data
    expect(sold).toMatchObject({ statusPayment: 'completed' })
    await shop.api.patch('orders', sold?._id as never, { status: 'returned' } as never)
    expect((await shop.api.refused('PATCH', `imports/${told._id}`, { status: 'undone' })).code).toBe(409)
    expect(await differencesIn(app)).toEqual([])
  })

  test('come to what the books say where a part of a service is sold: 0.58 of 25 is 15, and may be paid whole', async () => {
    const told = await rehearse('orders', [
      { refId: 'HD-81', created: '04/03/2025', partner: 'Chị Hoa', product: 'Công gói', quantity: 0.58, price: 25, paid: 15 },
    ])
    expect(told).toMatchObject({ faults: [], total: 15 })
    await commit(told._id)
    const [sold] = ((await shop.api.send('GET', 'orders?group=sales&refId=HD-81')).body as { data: Order[] }).data
    expect(sold).toMatchObject({ total: 15, paid: 15 })
    await undo(told._id)
  })

  test('say what stands in the way of their delivery and payment, cell by cell', async () => {
    const row = { created: '04/03/2025', partner: 'Chị Hoa', total: 90_000 }
    const told = await rehearse('orders', [
      { ...row, refId: 'F-1', status: 'đã giao', deliveredOn: '01/03/2025' },
      { ...row, refId: 'F-2', status: 'chưa giao', deliveredOn: '05/03/2025' },
      { ...row, refId: 'F-3', paid: 90_001 },
      { ...row, refId: 'F-4', paid: 1000, label: 'Ví lạ' },
      { ...row, refId: 'F-5', paid: -5 },
      { ...row, refId: 'F-6', paid: 1000, paidOn: 'hôm qua' },
    ])
    expect(told.faults.map(({ row: at, column }) => `${at} ${column}`)).toEqual([
      '1 deliveredOn',
      '2 deliveredOn',
      '3 paid',
      '4 label',
      '5 paid',
      '6 paidOn',
    ])
    const seller = await shop.member('/sales')
    const bySeller: ImportRecord = (await seller.api.create('imports', {
      kind: 'orders',
      rows: [{ ...row, paid: 90_000 }],
    } as never)) as never
    expect(bySeller.faults).toMatchObject([{ row: 1, column: 'paid' }])
  })

  test('are refused on days that are closed', async () => {
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: '2025-12-31' } } as never)
    const told = await rehearse('funds', [{ created: '31/12/2025', group: 'Other Income', amount: 1000 }])
    expect(told.faults).toMatchObject([{ row: 1, column: 'created' }])
    await shop.api.patch('workspaces', shop.founder.workspaceId, { opts: { lockDate: null } } as never)
  })
})

describe('a file', () => {
  const dataUrl = (bytes: Buffer): string => `data:application/octet-stream;base64,${bytes.toString('base64')}`
  const upload = (kind: string, bytes: Buffer): Promise<ImportRecord> =>
    shop.api.create('imports', { kind, upload: dataUrl(bytes), name: 'tep.xlsx' } as never) as never
  const refusedUpload = (kind: string, bytes: Buffer) => shop.api.refused('POST', 'imports', { kind, upload: dataUrl(bytes) })

  test('of Excel is read by its heads, days and amounts as they are written', async () => {
    const bytes = await writeExcelFile(
      [
        [{ value: 'Sổ quỹ tháng 10' }],
        [{ value: 'Ngày' }, { value: 'Nhóm thu chi' }, { value: 'Số tiền' }, { value: 'Nội dung' }],
        [
          { value: new Date('2025-10-31T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
          { value: 'Thu khác' },
          { value: 1_200_000, type: Number },
          { value: 'Bán phế liệu' },
        ],
        [{ value: '31/10/2025' }, { value: 'Thu khác' }, { value: '1,200,001' }, { value: 'Tổng', type: 'Formula' as never }],
      ] as never,
      {},
    ).toBuffer()
    const told = await upload('funds', bytes)
    expect(told).toMatchObject({ rows: 2, faults: [], total: 2_400_001 })
  })

  test('of CSV is read in the marks of either language; what begins as a formula is refused', async () => {
    const told = await upload('customers', Buffer.from('\ufeffTên;Điện thoại\r\n"Hoa; Mai";0905\r\n=1+1;\'+84905\r\n'))
    expect(told.faults).toEqual([{ row: 2, column: 'name', message: 'A formula has no value here; write its value' }])
    expect(told.rows).toBe(2)
  })

  test('that is no sheet is refused', async () => {
    for (const bytes of [Buffer.from([0x89, 0x50, 0, 1, 2]), Buffer.from('PK\x03\x04 nothing')])
      expect((await refusedUpload('funds', bytes)).message).toBe(
        'This file can not be read as a sheet. Save it as .xlsx or .csv and choose it again',
      )
  })

  test('that unpacks to more than 50 MB is refused, whatever it says of its size', async () => {
    const packed = deflateRawSync(Buffer.alloc(60 * 1024 * 1024))
    const name = Buffer.from('xl/workbook.xml')
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(8, 8)
    local.writeUInt32LE(packed.length, 18)
    local.writeUInt32LE(100, 22)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(100, 24)
    entry.writeUInt16LE(name.length, 28)
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06054b50, 0)
    end.writeUInt16LE(1, 8)
    end.writeUInt16LE(1, 10)
    end.writeUInt32LE(46 + name.length, 12)
    end.writeUInt32LE(30 + name.length + packed.length, 16)
    expect(await refusedUpload('products', Buffer.concat([local, name, packed, entry, name, end]))).toMatchObject({ code: 413 })
  })
})

test('37 faulty cells in 10,000 rows are listed, exactly these; corrected, all come in', async () => {
  const wrong = new Set(Array.from({ length: 37 }, (_, place) => 1 + place * 270))
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    name: `Hàng ${index + 1}`,
    category: 'Lương thực',
    price: wrong.has(index + 1) ? 'mười nghìn' : '1.234.567 ₫',
  }))
  const before = await countOf('products', 'group=goods')
  const told = await rehearse('products', rows)
  expect(told.faults).toEqual([...wrong].map((row) => ({ row, column: 'price', message: '“mười nghìn” is no amount in dong' })))
  expect(await countOf('products', 'group=goods')).toBe(before)
  await shop.api.patch('imports', told._id, { changes: [...wrong].map((row) => ({ row, column: 'price', value: 10_000 })) } as never)
  await commit(told._id)
  expect(await countOf('products', 'group=goods')).toBe(before + 10_000)
}, 120_000)

test('A list of products leaves as a file, is changed there, and comes back to the same products', async () => {
  const other = await Shop.open(app)
  const tea = await other.goods('Trà xanh', { price: 10_000 })
  const { body } = await other.api.with({ 'Accept-Language': 'vi' }).send('GET', 'products?format=csv')
  const sheet = String(body).replace(';10000;', ';"12.500 ₫";')
  const upload = `data:text/csv;base64,${Buffer.from(sheet).toString('base64')}`
  const told: ImportRecord = (await other.api.create('imports', { kind: 'products', upload, update: true } as never)) as never
  expect(told).toMatchObject({ faults: [], makes: 0, updates: 1 })
  await other.api.patch('imports', told._id, { status: 'committed' } as never)
  expect(await other.api.get('products', tea._id)).toMatchObject({ price: 12_500, name: 'Trà xanh', slug: 'TRA_XANH' })
})

test('A list that was changed in a sheet changes only the cells that say something else, and tells them beforehand', async () => {
  const other = await Shop.open(app)
  const tea = await other.goods('Trà xanh', { price: 10_000, cost: 4000 })
  const rice = await other.goods('Gạo', { price: 20_000 })
  const noodles = await other.api.create('categories', { group: 'goods', name: 'Mì' })
  const keep = { category: 'Lương thực', unit: 'ea.' }
  const rows = [
    { recordId: tea._id, name: 'Trà xanh Thái Nguyên', slug: 'TRA_XANH', ...keep, price: 12_000 },
    { recordId: rice._id, name: 'Gạo', slug: 'GAO', ...keep, category: 'Mì', price: 20_000 },
    { recordId: other.supplier._id, name: 'Nhà máy', ...keep },
  ]
  const said = { kind: 'products', rows, update: true } as never
  const told: ImportRecord = (await other.api.create('imports', said)) as never
  expect(told.faults).toMatchObject([{ row: 3, column: 'recordId' }])
  expect(told).toMatchObject({
    makes: 0,
    updates: 2,
    unchanged: 0,
    differences: [
      { row: 1, column: 'name', before: 'Trà xanh' },
      { row: 1, column: 'price', before: 10_000 },
      { row: 2, column: 'category', before: 'Lương thực' },
    ],
  })
  // A colleague changes what the sheet only repeats: that it would be set back is told before it is.
  await other.api.patch('products', rice._id, { price: 25_000 } as never)
  const early = await other.api.refused('PATCH', `imports/${told._id}`, { status: 'committed', skipFaulty: true })
  expect(early).toMatchObject({ code: 409 })
  const again: ImportRecord = (await other.api.patch('imports', told._id, { update: true } as never)) as never
  expect(again.differences).toContainEqual({ row: 2, column: 'price', before: 25_000 })
  await other.api.patch('imports', told._id, { changes: [{ row: 2, column: 'price', value: null }] } as never)
  await other.api.patch('imports', told._id, { status: 'committed', skipFaulty: true } as never)
  expect(await other.api.get('products', tea._id)).toMatchObject({ name: 'Trà xanh Thái Nguyên', price: 12_000, cost: 4000, rev: 2 })
  expect(await other.api.get('products', rice._id)).toMatchObject({ price: 25_000, categoryId: noodles._id })
  await other.api.patch('imports', told._id, { status: 'undone' } as never)
  expect(await other.api.get('products', tea._id)).toMatchObject({ name: 'Trà xanh', price: 10_000 })
})

test('A list that comes back as it went changes nothing; a code that was changed, or an id of another company, is a fault', async () => {
  const other = await Shop.open(app)
  const tea = await other.goods('Trà xanh', { price: 10_000 })
  await other.api.create('assets', { group: 'Customers', name: 'Anh Ba', phone: other.customer.phone } as never)
  const upload = async (query: string, edit: (sheet: string) => string = (sheet) => sheet): Promise<string> =>
    `data:text/csv;base64,${Buffer.from(edit(String((await other.api.send('GET', query)).body))).toString('base64')}`
  const rehearsed = async (kind: string, file: string): Promise<ImportRecord> =>
    (await other.api.create('imports', { kind, upload: file, update: true } as never)) as never
  const goods = 'products?format=csv&$select[]=name&$select[]=slug&$select[]=category&$select[]=price&$select[]=_id'
  expect(await rehearsed('products', await upload(goods))).toMatchObject({
    faults: [],
    makes: 0,
    updates: 0,
    unchanged: 1,
    differences: [],
  })
  const renamed = await upload(goods, (sheet) => sheet.replace('TRA_XANH', 'TRA_MOI'))
  expect((await rehearsed('products', renamed)).faults).toMatchObject([
    { row: 1, column: 'slug', message: '“TRA_XANH” can’t be changed here' },
  ])
  const stranger = await upload(goods, (sheet) => sheet.replace(tea._id, shop.customer._id))
  expect((await rehearsed('products', stranger)).faults).toMatchObject([{ row: 1, column: 'recordId' }])
  // Two customers share a phone: each row finds its own.
  const partners = 'assets?format=csv&group=Customers&$select[]=name&$select[]=phone&$select[]=_id'
  const phoned = await rehearsed('customers', await upload(partners, (sheet) => sheet.replace('Anh Ba', 'Anh Ba Huế')))
  expect(phoned).toMatchObject({ faults: [], makes: 0, updates: 1, unchanged: 1, differences: [{ column: 'name', before: 'Anh Ba' }] })
})

test('What a seller may not see of a product isn’t told by bringing it in', async () => {
  const other = await Shop.open(app)
  const tea = await other.goods('Trà xanh', { price: 10_000, cost: 4000 })
  const seller = await other.member('/sales')
  const rows = [{ recordId: tea._id, name: 'Trà xanh', slug: 'TRA_XANH', category: 'Lương thực', cost: 4000 }]
  const told = (await seller.api.send('POST', 'imports', { kind: 'products', rows, update: true })).body as ImportRecord
  expect(told.differences).toEqual([{ row: 1, column: 'cost' }])
})

test('Only who may write a kind brings it in and sees it', async () => {
  const cashier = await shop.member('/funds')
  const seller = await shop.member('/sales')
  expect((await seller.api.refused('POST', 'imports', { kind: 'funds', rows: [{ amount: 1 }] })).code).toBe(403)
  expect((await cashier.api.refused('POST', 'imports', { kind: 'customers', rows: [{ name: 'A' }] })).code).toBe(403)
  const told = await rehearse('funds', [{ group: 'Other Income', amount: 5000 }])
  expect((await seller.api.refused('GET', `imports/${told._id}`)).code).toBe(404)
  expect((await seller.api.refused('GET', `imports?report=rows&importId=${told._id}`)).code).toBe(404)
  expect(await cashier.api.get('imports', told._id)).toMatchObject({ makes: 1 })
})

describe('A sheet that others brought in', () => {
  const cellsOf = async (api: Api, importId: string) => {
    const { data } = await api.report<{ data: { row: number; cells: unknown[] }[] }>('imports', { report: 'rows', importId })
    return data.map(({ row, cells }) => [row, ...cells])
  }

  test('says what goods cost to those alone who see it of the goods', async () => {
    const [seller, buyer] = [await shop.member('/sales'), await shop.member('/purchases')]
    const program = await addProgram(app, shop.founder, ['/sales'])
    await shop.goods('Trà che giá', { stock: 1 })
    const heads = { name: 'Trà kín', category: 'Lương thực', price: 9000, cost: 4321, 'Lãi dự kiến': 4679 }
    const products = await rehearse('products', [heads])
    const stock = await rehearse('stock', [{ product: 'Trà che giá', quantity: 2, cost: 43_219 }])
    expect(await cellsOf(buyer.api, products._id)).toEqual([[1, 'Trà kín', 'Lương thực', 9000, 4321, null]])
    expect(await cellsOf(buyer.api, stock._id)).toEqual([[1, 'Trà che giá', 2, 43_219]])
    for (const api of [seller.api, program.api]) {
      expect(await cellsOf(api, products._id)).toEqual([[1, 'Trà kín', 'Lương thực', 9000, null, null]])
      expect(await cellsOf(api, stock._id)).toEqual([[1, 'Trà che giá', 2, null]])
      expect(await api.get('imports', stock._id)).not.toHaveProperty('total')
    }
    expect((await buyer.api.get('imports', stock._id)).total).toBe(86_438)
  })

  test('tells its differences and faults as the records would, in answers and to sockets', async () => {
    const seller = await shop.member('/sales')
    const socket = await seller.socket()
    const known = await shop.goods('Trà đổi giá', { price: 7000, cost: 999 })
    const rows = [
      { SKU: known.slug, name: 'Trà đổi giá', category: 'Lương thực', price: 7100, cost: 1111 },
      { SKU: 'TRA_HONG', name: 'Trà hỏng', category: 'Lương thực', price: 'mắc', cost: 'bimat54321' },
    ]
    const told = await rehearse('products', rows, { update: true })
    expect(told.differences).toContainEqual({ row: 1, column: 'cost', before: 999 })
    const seen = await seller.api.get('imports', told._id)
    expect(seen.differences).toEqual([
      { row: 1, column: 'price', before: 7000 },
      { row: 1, column: 'cost' },
    ])
    expect(seen.faults).toEqual([{ row: 2, column: 'price', message: '“mắc” is no amount in dong' }])
    const received = await socket.received('imports created', ({ record }) => record._id === told._id)
    expect(received.record).toEqual(seen)
  })

  test('shows rows of sales and purchases to those who see such orders, and of sales no cost of goods', async () => {
    const [seller, buyer] = [await shop.member('/sales'), await shop.member('/purchases')]
    await shop.goods('Gạo đơn cũ', { cost: 600 })
    const sold = { group: 'sales', partner: 'Chị Hoa', product: 'Gạo đơn cũ', quantity: 1, price: 2000, unitCost: 31_317 }
    const bought = { group: 'purchases', partner: 'Nhà máy Gạo', product: 'Gạo đơn cũ', quantity: 1, price: 54_321 }
    const told = await rehearse('orders', [
      { refId: 'B1', ...sold },
      { refId: 'M1', ...bought },
      // A further line of the purchase, which says its group no more.
      { refId: 'M1', ...bought, group: '', partner: '', price: 54_322 },
      { refId: 'L1', ...bought, group: 'gì đó' },
    ])
    expect(await cellsOf(seller.api, told._id)).toEqual([[1, 'B1', 'sales', 'Chị Hoa', 'Gạo đơn cũ', 1, 2000, null]])
    expect((await cellsOf(buyer.api, told._id)).map(([row, , , partner]) => [row, partner])).toEqual([
      [2, 'Nhà máy Gạo'],
      [3, ''],
    ])
    for (const { api } of [seller, buyer]) {
      const record = await api.get('imports', told._id)
      expect([record.faults, record.total, record.rows]).toEqual([[], undefined, 4])
    }
    expect((await shop.api.get('imports', told._id)).faults.map(({ row, column }) => [row, column])).toEqual([
      [3, 'partner'],
      [4, 'group'],
      [4, 'partner'],
    ])
  })

  test('is changed and taken back by whoever brought it in, or the board: a seller takes back nobody’s purchases and payments', async () => {
    const [seller, cashier] = [await shop.member('/sales'), await shop.member('/sales', '/purchases', '/funds')]
    const sheet = { partner: 'Chị Hoa', total: 5000, status: 'delivered', paid: 5000 }
    const told: ImportRecord = (await cashier.api.create('imports', {
      kind: 'orders',
      rows: [{ refId: 'KT-1', ...sheet }],
    } as never)) as never
    const refused = { code: 403, message: 'Only who brought this sheet in, or the board, may change it or take it back' }
    for (const change of [{ changes: [{ row: 1, column: 'total', value: 1 }] }, { skipped: [1] }, { update: true }, { name: 'x' }])
      expect(await seller.api.refused('PATCH', `imports/${told._id}`, change)).toMatchObject(refused)
    await cashier.api.patch('imports', told._id, { status: 'committed' })
    expect(await seller.api.refused('PATCH', `imports/${told._id}`, { status: 'undone' })).toMatchObject(refused)
    // Who may no longer make what it made takes it back no more.
    await shop.api.patch('users', cashier.userId, { rights: ['/sales', '/purchases'] })
    expect((await cashier.api.send('PATCH', `imports/${told._id}`, { status: 'undone' })).status).toBe(403)
    expect(await countOf('orders', 'group=sales&refId=KT-1')).toBe(1)
    expect(await undo(told._id)).toMatchObject({ status: 'undone' })
    expect(await countOf('orders', 'group=sales&refId=KT-1')).toBe(0)
  })

  test('is its maker’s own, a program’s too, until others have a hand in it', async () => {
    const seller = await shop.member('/sales')
    const program = await addProgram(app, shop.founder, ['/sales'])
    const { apiKey = '' } = await shop.api.create('apiKeys', { name: 'Máy khác', rights: ['/sales'] })
    const other = { api: app.keyed(apiKey) }
    for (const [api, name] of [
      [seller.api, 'Trà của tôi'],
      [program.api, 'Trà của máy'],
    ] as const) {
      const rows = [{ name, category: 'Lương thực', price: 5, cost: 'chín' }]
      const told = (await api.create('imports', { kind: 'products', rows } as never)) as never as ImportRecord
      expect(told.faults).toEqual([{ row: 1, column: 'cost', message: '“chín” is no amount in dong' }])
      expect(await cellsOf(api, told._id)).toEqual([[1, name, 'Lương thực', 5, 'chín']])
      expect(await cellsOf(other.api, told._id)).toEqual([[1, name, 'Lương thực', 5, null]])
      expect((await other.api.send('PATCH', `imports/${told._id}`, { name: 'x' })).status).toBe(403)
      await api.patch('imports', told._id, { changes: [{ row: 1, column: 'cost', value: 9 }] } as never)
      await shop.api.patch('imports', told._id, { changes: [{ row: 1, column: 'cost', value: 43_219 }] } as never)
      expect(await cellsOf(api, told._id)).toEqual([[1, name, 'Lương thực', 5, null]])
    }
  })
})

test('A sheet of one’s own tells nothing of what goods cost, nor of orders that one may not see', async () => {
  const seller = await shop.member('/sales')
  await shop.goods('Gạo dò giá', { cost: 617 })
  const bring = async (kind: string, row: object): Promise<ImportRecord> =>
    (await seller.api.create('imports', { kind, rows: [row] } as never)) as never
  const stock = await bring('stock', { product: 'Gạo dò giá', quantity: 1 })
  expect([stock.faults, stock.makes, stock.total]).toEqual([[], 1, undefined])
  const bought = { group: 'purchases', partner: 'Nhà máy Gạo', product: 'Gạo dò giá', quantity: 1, paid: 1_000_000 }
  const order = await bring('orders', bought)
  expect([order.faults.map(({ column }) => column), order.makes, order.total]).toEqual([['group'], 0, undefined])
  expect(JSON.stringify([stock, order])).not.toContain('617')
})

describe('The refusal of a faulty sheet says of its rehearsal', () => {
  const refusedTo = async (api: Api, _id: string) =>
    (await api.refused('PATCH', `imports/${_id}`, { status: 'committed' })).data as Partial<ImportRecord>

  test('nothing of what goods cost to a seller', async () => {
    const { slug } = await shop.goods('Trà che giá vốn', { cost: 53_197 })
    const { api } = await shop.member('/sales')
    const rows = [
      { product: slug, quantity: 1 },
      { product: 'KHONG_CO', quantity: 1 },
    ]
    const { _id } = await api.create('imports', { kind: 'stock', rows } as never)
    const told = await refusedTo(api, _id)
    expect(told).toMatchObject({ faulty: 1, faults: [{ row: 2, column: 'product' }] })
    expect(JSON.stringify(told)).not.toContain('53197')
    expect((await refusedTo(shop.api, _id)).total).toBe(53_197)
  })

  test('nothing of purchases to a seller', async () => {
    const rows = [
      { refId: 'S1', group: 'sales', partner: 'Khách Chưa Ghi', total: 5 },
      { refId: 'P1', group: 'purchases', partner: 'Nhà Máy Che Tên', total: 5 },
    ]
    const { _id } = await shop.api.create('imports', { kind: 'orders', rows } as never)
    expect(JSON.stringify(await refusedTo(shop.api, _id))).toContain('Nhà Máy Che Tên')
    expect(JSON.stringify(await refusedTo((await shop.member('/sales')).api, _id))).not.toContain('Nhà Máy Che Tên')
  })
})

describe('Sheets are brought in by turns', () => {
  /** Somebody else works on a sheet, so that bringing it in waits until they are done. */
  const working = async (importId: string) => {
    let isDone = (): void => undefined
    const done = new Promise<void>((resolve) => (isDone = resolve))
    const params = { caller: { workspaceId: shop.founder.workspaceId } }
    const begun = new Promise<void>((isBegun) => {
      void app.app.service('imports').run(params as never, [lock.record('imports', importId as never)], async () => {
        isBegun()
        await done
        return {}
      })
    })
    await begun
    return isDone
  }
  const customer = (name: string) => ({ kind: 'customers', rows: [{ name }] })

  test('one of a company at a time: further ones wait, 20 of a member at most, while others’ are answered', async () => {
    const other = await Shop.open(app)
    const told = await rehearse('customers', [{ name: 'Khách đến lượt' }])
    const isDone = await working(told._id)
    const committed = commit(told._id)
    const sends = Array.from({ length: 22 }, async (_, n) => (await shop.api.send('POST', 'imports', customer(`Khách ${n}`))).status)
    expect(await Promise.race(sends)).toBe(429)
    expect((await other.api.send('POST', 'imports', customer('Khách nhà khác'))).status).toBe(201)
    isDone()
    expect((await committed).status).toBe('committed')
    expect((await Promise.all(sends)).sort()).toEqual([...Array<number>(20).fill(201), 429, 429])
  })
})
