import writeExcelFile from 'write-excel-file/node'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { signUp } from '../../../../testing/actors'
import type { Api } from '../../../../testing/api'
import { differencesIn, Shop } from '../../../../testing/shop'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Cell = string | number | null

const csv = (text: string): string => `data:text/csv;base64,${Buffer.from(text).toString('base64')}`
const workbook = async (lines: readonly (readonly Cell[])[]): Promise<string> => {
  const bytes = await writeExcelFile(lines.map((line) => line.map((value) => (value === null ? null : { value })))).toBuffer()
  return `data:application/octet-stream;base64,${bytes.toString('base64')}`
}

const send = (api: Api, upload: string, more: object = {}): Promise<ImportRecord> =>
  api.create('imports', { upload, ...more } as never) as never
const read = (api: Api, { _id }: ImportRecord): Promise<ImportRecord> => api.get('imports', _id as never) as never
const patch = (api: Api, { _id }: ImportRecord, data: object): Promise<ImportRecord> =>
  api.patch('imports', _id as never, data as never) as never
const found = async (api: Api, question: string): Promise<Record<string, unknown>[]> =>
  ((await api.send('GET', question)).body as { data: Record<string, unknown>[] }).data

const GOODS: readonly (readonly Cell[])[] = [
  [
    'Loại hàng',
    'Nhóm hàng(3 Cấp)',
    'Mã hàng',
    'Tên hàng',
    'Giá bán',
    'Giá vốn',
    'Tồn kho',
    'ĐVT',
    'Mã ĐVT Cơ bản',
    'Quy đổi',
    'Kệ trưng bày',
  ],
  ['Hàng hóa', 'Đồ uống>>Trà', 'TR_SEN_100', 'Trà sen Tây Hồ 100 g', 185_000, 118_000, 40, 'hộp', null, 1, 'B2'],
  ['Hàng hóa', 'Đồ uống>>Trà', 'TR_SEN_T', 'Trà sen Tây Hồ 100 g (thùng)', 4_200_000, 2_832_000, 1.6, 'thùng', 'TR_SEN_100', 24, 'B2'],
  ['Hàng hóa', 'Gốm', 'AM_BT_350', 'Ấm sứ Bát Tràng 350 ml', 320_000, 205_000.5, 10, 'cái', null, 1, 'C3'],
  ['Hàng hóa', 'Gốm', 'LY_CU{DEL}', 'Ly cũ', 44_000, 26_500, 2, 'cái', null, 1, null],
  ['Dịch vụ', 'Giao hàng', 'GIAO', 'Giao tận nơi', 30_000, 0, 0, 'lần', null, 1, null],
]
const CUSTOMERS =
  'Loại khách,Mã khách hàng,Tên khách hàng,Điện thoại,Địa chỉ,Nhóm khách hàng,Nợ cần thu hiện tại,Tổng bán\n' +
  'Cá nhân,KH01,Chị Mai,0901000001,1 Lê Lợi,,"1.500.000",9000000\n' +
  'Cá nhân,KH02,,0901000002,,,"250.000",0\n' +
  'Công ty,KH03,Quán Gió,0901000003,,Sỉ,0,0\n' +
  ',,Tổng cộng,,,,"1.750.000",9000000\n'
const SUPPLIERS = 'Mã nhà cung cấp;Tên nhà cung cấp;Điện thoại;Nợ cần trả hiện tại\nNCC1;Vườn chè Thái Nguyên;0280111222;2000000\n'

test('Three files of KiotViet are told by their heads, rehearsed and written as one, and taken back as one', async () => {
  const { api } = await signUp(app)
  const goods = await send(api, await workbook(GOODS), { name: 'DanhSachSanPham_KV05012026.xlsx' })
  expect(goods).toMatchObject({ kind: 'products', origin: 'kiotviet', rows: 5, makes: 3, faulty: 0, leftOut: 1 })
  expect(goods.columns.filter(({ unknown }) => unknown)).toEqual([{ head: 'Kệ trưng bày', column: null, unknown: true }])
  expect(goods.besides).toEqual([
    { what: 'categories', count: 3, names: ['Trà', 'Gốm', 'Giao hàng'] },
    { what: 'warehouses', count: 1, names: ['Kho chính'] },
    { what: 'stock', count: 2, pieces: 50, amount: 6_770_010 },
    { what: 'units', count: 1 },
    { what: 'deleted', count: 1 },
  ])
  // The old program's two deleted glasses of 26.500 are in its file, not in these books; ten pots cost a whole dong each.
  expect(goods.checks).toEqual([{ what: 'stock', told: 6_823_005, kept: 6_770_010, rows: 1 }])
  const customers = await send(api, csv(CUSTOMERS), { withId: goods._id })
  expect(customers).toMatchObject({ kind: 'customers', origin: 'kiotviet', makes: 2, faulty: 1, leftOut: 1, sums: [4] })
  expect(customers.faults).toEqual([{ row: 2, column: 'name', message: 'This cell must not be empty' }])
  expect(customers.checks).toEqual([
    { what: 'debts', told: 1_750_000, kept: 1_500_000, rows: 1 },
    { what: 'sum', row: 4, column: 'openingDebt', told: 1_750_000, kept: 1_750_000 },
  ])
  const suppliers = await send(api, csv(SUPPLIERS), { withId: goods._id })
  expect(suppliers).toMatchObject({ kind: 'suppliers', origin: 'kiotviet', makes: 1, faulty: 0 })
  // Dropped once more, a file is told; it is no second one.
  expect(await api.refused('POST', 'imports', { upload: csv(SUPPLIERS), withId: goods._id, name: 'lai.csv' })).toMatchObject({ code: 409 })
  expect(await api.refused('PATCH', `imports/${goods._id}`, { status: 'committed' })).toMatchObject({
    code: 400,
    message: '1 cells need to be corrected first',
  })
  expect(await found(api, 'products')).toEqual([])

  expect(await patch(api, customers, { status: 'committed', skipFaulty: true })).toMatchObject({ status: 'committed', skipped: [2] })
  for (const each of [goods, suppliers]) expect(await read(api, each)).toMatchObject({ status: 'committed' })
  expect(await found(api, 'products?$sort[slug]=1')).toMatchObject([
    { slug: 'AM_BT_350', stockCount: 10, unit: 'cái', category: { name: 'Gốm' }, price: 320_000, cost: 205_000.5 },
    { slug: 'GIAO', group: 'services', stockCount: 0 },
    { slug: 'TR_SEN_100', stockCount: 40, category: { name: 'Trà' } },
  ])
  expect(await found(api, 'assets?group=Customers&$sort[name]=1')).toMatchObject([
    { asset_code: 'KH01', outstanding: 1_500_000, phone: '0901000001' },
    { asset_code: 'KH03', outstanding: 0 },
  ])
  expect(await found(api, 'assets?group=Suppliers')).toMatchObject([{ name: 'Vườn chè Thái Nguyên', outstanding: 2_000_000 }])
  expect(await differencesIn(app)).toEqual([])
  expect(await api.refused('POST', 'imports', { upload: csv(SUPPLIERS) })).toMatchObject({ code: 409 })

  await patch(api, suppliers, { status: 'undone' })
  for (const service of ['products', 'categories', 'warehouses', 'assets', 'orders']) expect(await found(api, service)).toEqual([])
  expect(await read(api, goods)).toMatchObject({ status: 'undone' })
  expect(await differencesIn(app)).toEqual([])
})

test('200.000 screws are no fault; 12.000 come in by several documents, with the sums of the file, and leave by one press', async () => {
  const { api } = await signUp(app)
  const screws = (count: number): string => csv(`Tên hàng,Mã hàng,Giá bán,Giá vốn,Tồn kho\nVít 3 cm,VIT,200,120,${count}\n`)
  expect(await send(api, screws(200_000))).toMatchObject({
    faulty: 0,
    checks: [{ what: 'stock', told: 24_000_000, kept: 24_000_000, rows: 0 }],
  })
  const many = await send(api, screws(12_000))
  expect(many.checks).toEqual([{ what: 'stock', told: 1_440_000, kept: 1_440_000, rows: 0 }])
  // All that comes in together is written at once: so much of it, in whichever file.
  const more = await send(api, csv('Mã hàng,Số lượng,Giá vốn,Kho\nVIT,288001,120,Kho chính\n'), { withId: many._id, kind: 'stock' })
  expect(more.faults).toEqual([{ row: 1, column: 'quantity', message: 'At most 300000 units come in at once' }])
  await patch(api, more, { skipped: [1] })
  await patch(api, many, { status: 'committed' })
  expect(await found(api, 'products')).toMatchObject([{ slug: 'VIT', stockCount: 12_000 }])
  const papers = await found(api, 'orders?group=inventoryIn')
  const quantities = papers.flatMap(({ items }) => (items as { quantity: number }[]).map(({ quantity }) => quantity))
  expect(quantities.sort((a, b) => b - a)).toEqual([5000, 5000, 2000])
  expect(await differencesIn(app)).toEqual([])
  await patch(api, many, { status: 'undone' })
  for (const service of ['products', 'orders', 'stocks']) expect(await found(api, service)).toEqual([])
  expect(await differencesIn(app)).toEqual([])
})

test('What was used since keeps all files in the books, and is named', async () => {
  const shop = await Shop.open(app)
  const { api } = shop
  const goods = await send(api, csv('Tên sản phẩm,Mã SP,Đơn giá,Giá nhập,Số lượng\nBát men lam,BAT,90.000,1tr2,5\n'))
  expect(goods).toMatchObject({ kind: 'products', origin: 'other', makes: 1, faulty: 0 })
  const customers = await send(api, csv('Tên KH,Số ĐT,Đ/c,Nợ cũ\nCô Tư,0902,3 Hàng Bè,300k\n'), { withId: goods._id })
  expect(customers).toMatchObject({ kind: 'customers', makes: 1, checks: [{ what: 'debts', told: 300_000, kept: 300_000, rows: 0 }] })
  await patch(api, goods, { status: 'committed' })
  const [bowl] = await found(api, 'products?slug=BAT')
  await shop.ship(await shop.sale([{ productId: bowl?.['_id'], quantity: 1 }]))
  expect(await api.refused('PATCH', `imports/${customers._id}`, { status: 'undone' })).toMatchObject({
    code: 409,
    message: expect.stringContaining('Bát men lam') as unknown,
  })
  expect(await found(api, 'assets?search=co tu')).toMatchObject([{ outstanding: 300_000 }])
})

test('A file names what another of them makes: stock its goods, orders their partners', async () => {
  const { api } = await signUp(app)
  const orders = await send(api, csv('Mã đơn,Đối tác,Sản phẩm,Số lượng,Đơn giá\nHD1,KH9,KHAY,2,50000\n'))
  expect(orders).toMatchObject({ kind: 'orders', faulty: 1 })
  await send(api, csv('Mã khách hàng,Tên khách hàng\nKH9,Chú Chín\n'), { withId: orders._id })
  await send(api, csv('Tên hàng,Mã hàng,Giá bán\nKhay gỗ,KHAY,50000\n'), { withId: orders._id })
  const stock = await send(api, csv('Mã hàng;Số lượng;Giá vốn;Kho\nKHAY;7;30000;Kho Sông\n'), { withId: orders._id, kind: 'stock' })
  expect(stock).toMatchObject({
    faulty: 0,
    besides: [
      { what: 'warehouses', count: 1, names: ['Kho Sông'] },
      { what: 'stock', amount: 210_000 },
    ],
  })
  expect(await read(api, orders)).toMatchObject({ faulty: 0, makes: 1 })
  await patch(api, orders, { status: 'committed' })
  expect(await found(api, 'orders?group=sales')).toMatchObject([{ refId: 'HD1', total: 100_000, customer: { name: 'Chú Chín' } }])
  expect(await found(api, 'products')).toMatchObject([{ slug: 'KHAY', stockCount: 7 }])
  expect(await differencesIn(app)).toEqual([])
  await patch(api, orders, { status: 'undone' })
  for (const service of ['products', 'assets', 'orders', 'warehouses']) expect(await found(api, service)).toEqual([])
  expect(await differencesIn(app)).toEqual([])
})

describe('A sheet as people keep it', () => {
  let api: Api
  beforeAll(async () => {
    ;({ api } = await signUp(app))
  })

  test('has heads of two merged lines below a title, sums in the middle, and figures as text', async () => {
    const told = await send(
      api,
      await workbook([
        ['BẢNG KÊ HÀNG HOÁ', null, null, null, null],
        ['Mã hàng', 'Tên hàng', 'Giá', null, 'Tồn kho'],
        [null, null, 'Giá bán', 'Giá vốn', null],
        ['X1', 'Trà A', '120.000', '80.000 đ', '5'],
        ['X2', 'Trà B', '1tr2', '950k', 2],
        [null, 'Cộng', null, null, 7],
        ['X3', 'Trà C', '105.000,0', '60,000.00', 1],
        [null, null, null, null, 9],
      ]),
    )
    expect(told.columns.map(({ column }) => column)).toEqual(['slug', 'name', 'price', 'cost', 'quantity'])
    expect(told).toMatchObject({ rows: 5, sums: [3, 5], faults: [], makes: 3, leftOut: 0 })
    expect(told.checks).toEqual([
      { what: 'stock', told: 2_360_000, kept: 2_360_000, rows: 0 },
      { what: 'sum', row: 3, column: 'quantity', told: 7, kept: 7 },
      // Nine stand below, and eight above.
      { what: 'sum', row: 5, column: 'quantity', told: 9, kept: 8 },
    ])
  })

  test.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffTên khách;Nợ\nQuán Đợi;5000\n')],
    ['UTF-16 with tabs', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Tên khách\tNợ\nQuán Đợi\t5000\n', 'utf16le')])],
    // ê, ợ = ơ and a dot below, á = a and an acute, Đ.
    ['windows-1258', Buffer.from('T\xean kh\xe1ch,N\xf5\xf2\nQu\xe1n \xd0\xf5\xf2i,5000\n', 'latin1')],
  ])('is read in %s', async (_name, bytes) => {
    const told = await send(api, `data:text/csv;base64,${bytes.toString('base64')}`)
    expect(told).toMatchObject({ kind: 'customers', makes: 1, total: 5000 })
    const { body } = await api.send('GET', `imports?report=rows&importId=${told._id}`)
    expect(body).toEqual({ data: [{ row: 1, cells: ['Quán Đợi', expect.anything()] }] })
  })

  test('whose heads nobody knows is no other kind of sheet: it waits for its columns to be named', async () => {
    const told = await send(api, csv('Cái gì,Bao nhiêu,Chỗ\nNón lá,70000,A1\n'))
    expect(told).toMatchObject({ kind: 'products', missing: ['name'], makes: 0, faults: [] })
    expect(told.columns.every(({ unknown }) => unknown)).toBe(true)
    expect(await api.refused('PATCH', `imports/${told._id}`, { status: 'committed' })).toMatchObject({
      code: 400,
      message: 'Say first which column is “Tên hàng” (Product name)',
    })
    const columns = [
      { head: 'Cái gì', column: 'name' },
      { head: 'Bao nhiêu', column: 'price' },
      { head: 'Chỗ', column: null },
    ]
    expect(await patch(api, told, { columns })).toMatchObject({
      columns,
      makes: 1,
      besides: [{ what: 'categories', names: ['Chưa xếp nhóm'] }],
    })
    expect(await patch(api, told, { kind: 'suppliers' })).toMatchObject({ kind: 'suppliers', missing: ['name'] })
    const named = { columns: [{ head: 'Cái gì', column: 'name' }] }
    expect(await patch(api, told, named)).toMatchObject({ makes: 1 })
  })
})

test('A column of one’s own becomes a field of the goods, is brought up to date by the next file, and what came in is found by its tag', async () => {
  const { api } = await signUp(app)
  const goods = await send(api, await workbook(GOODS), { tag: 'KiotViet 05/01' })
  const named = await patch(api, goods, { columns: [{ head: 'Kệ trưng bày', column: 'ownField' }] })
  expect(named.columns.at(-1)).toEqual({ head: 'Kệ trưng bày', column: 'ownField' })
  expect(named).toMatchObject({ faulty: 0, tag: 'KiotViet 05/01', seconds: 1 })
  await patch(api, goods, { status: 'committed' })
  const tagged = await found(api, `products?importTag=${encodeURIComponent('KiotViet 05/01')}&$sort[slug]=1`)
  expect(tagged.map(({ slug, ownFields }) => [slug, ownFields])).toEqual([
    ['AM_BT_350', [{ name: 'Kệ trưng bày', value: 'C3' }]],
    ['GIAO', undefined],
    ['TR_SEN_100', [{ name: 'Kệ trưng bày', value: 'B2' }]],
  ])
  // The next file needs no word about its column; what it doesn't name stays.
  await api.patch(
    'products',
    tagged[2]?.['_id'] as never,
    {
      ownFields: [
        { name: 'Hãng', value: 'Lộc' },
        { name: 'Kệ trưng bày', value: 'B2' },
      ],
    } as never,
  )
  const next = await send(api, csv('Mã hàng,Tên hàng,Nhóm hàng,Kệ trưng bày\nTR_SEN_100,Trà sen Tây Hồ 100 g,Trà,D1\n'), { update: true })
  expect(next).toMatchObject({ makes: 0, updates: 1, differences: [{ row: 1, column: 'ownField' }] })
  await patch(api, next, { status: 'committed' })
  const [tea] = await found(api, 'products?slug=TR_SEN_100')
  expect(tea?.['ownFields']).toEqual([
    { name: 'Hãng', value: 'Lộc' },
    { name: 'Kệ trưng bày', value: 'D1' },
  ])
  await patch(api, next, { status: 'undone' })
  await patch(api, goods, { status: 'undone' })
  expect(await found(api, 'products')).toEqual([])
})

test('Debts that come in with partners carry the tag on their orders, too; orders and entries have no fields of one’s own', async () => {
  const { api } = await signUp(app)
  const customers = await send(api, csv(CUSTOMERS), { tag: 'Tệp 05/01' })
  await patch(api, customers, { status: 'committed', skipFaulty: true })
  expect((await found(api, `assets?importTag=${encodeURIComponent('Tệp 05/01')}`)).length).toBe(2)
  expect(await found(api, `orders?importTag=${encodeURIComponent('Tệp 05/01')}`)).toMatchObject([{ total: 1_500_000, isOpening: true }])
  const orders = await send(api, csv('Mã đơn,Ngày,Khách hàng,Hàng hoá,Số lượng,Tài xế\nA1,31/10/2026,Chị Mai,Trà,1,Tú\n'), {
    kind: 'orders',
  })
  expect((await api.refused('PATCH', `imports/${orders._id}`, { columns: [{ head: 'Tài xế', column: 'ownField' }] })).code).toBe(400)
})
