import writeExcelFile from 'write-excel-file/node'
import type { ImportRecord } from '@shared/areas/imports/services/imports'
import type { ReportOf } from '@shared/registry/service-types'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { signUp, type Founder } from '../../../../testing/actors'
import type { Api } from '../../../../testing/api'
import { differencesIn } from '../../../../testing/shop'

/** Shops that leave their old program, each with its files as they are: what comes in is held against sums worked out by hand. */

const now = new Date('2026-11-27T03:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
afterAll(() => app.close())

type Cell = string | number | null
type Lines = readonly (readonly Cell[])[]

const csv = (text: string, encoding: BufferEncoding = 'utf8'): string =>
  `data:text/csv;base64,${Buffer.from(text, encoding).toString('base64')}`
const workbook = async (lines: Lines): Promise<string> => {
  const bytes = await writeExcelFile(lines.map((line) => line.map((value) => (value === null ? null : { value })))).toBuffer()
  return `data:application/octet-stream;base64,${bytes.toString('base64')}`
}

const drop = async (api: Api, uploads: readonly string[]): Promise<ImportRecord[]> => {
  const files: ImportRecord[] = []
  for (const upload of uploads)
    files.push((await api.create('imports', { upload, ...(files[0] ? { withId: files[0]._id } : {}) } as never)) as never)
  const read: ImportRecord[] = []
  for (const { _id } of files) read.push((await api.get('imports', _id as never)) as never)
  return read
}
const turn = (api: Api, files: readonly ImportRecord[], data: object): Promise<ImportRecord> =>
  api.patch('imports', files[0]?._id as never, data as never) as never
const found = async (api: Api, question: string): Promise<Record<string, unknown>[]> =>
  ((await api.send('GET', question)).body as { data: Record<string, unknown>[] }).data
const opening = async (api: Api) => {
  const { data, labels, pieces } = await api.report<ReportOf<'ledger', 'opening'>>('ledger', { report: 'opening' } as never)
  return { ...Object.fromEntries(data.map(({ account, debit, credit }) => [account, debit - credit])), labels, pieces }
}
const unknownIn = ({ columns }: ImportRecord): string[] => columns.flatMap(({ head, unknown }) => (unknown ? [head] : []))

test('Sapo: titles above the heads, versions below their product, a second branch with a warehouse of its own', async () => {
  const { api } = await signUp(app)
  const files = await drop(api, [
    await workbook([
      ['DANH SÁCH SẢN PHẨM'],
      ['Ngày xuất: 27/11/2026'],
      [
        'Tên sản phẩm*',
        'Loại sản phẩm',
        'Thuộc tính 1',
        'Giá trị thuộc tính 1',
        'Tên phiên bản sản phẩm',
        'Mã SKU*',
        'Đơn vị',
        'LC_CN1_Tồn kho ban đầu*',
        'LC_CN1_Giá vốn khởi tạo*',
        'LC_CN2_Tồn kho ban đầu*',
        'LC_CN2_Giá vốn khởi tạo*',
        'PL_Giá bán lẻ',
      ],
      ['Áo thun', 'Áo', 'Màu', 'Đỏ', null, 'AO-1', 'cái', 3, 50_000, 2, 52_000, 120_000],
      [null, null, null, 'Xanh', null, 'AO-2', null, 1, 50_000, 0, 0, 125_000],
      ['Nón lá', 'Phụ kiện', null, null, null, 'NON', 'cái', '1.000', '7.500', null, null, '20.000'],
      [null, null, null, null, null, 'LAC', null, 5, 1000, null, null, 2000],
    ]),
    // UTF-16 with tabs, and the debt with commas between thousands.
    csv('\ufeffTên nhà cung cấp\tMã nhà cung cấp\tNợ hiện tại\nXưởng May\tX1\t1,500,000\n', 'utf16le'),
  ])
  expect(files.map((file) => [file.kind, file.origin, unknownIn(file)])).toEqual([
    ['products', 'sapo', []],
    ['suppliers', 'other', []],
  ])
  expect(files[0]).toMatchObject({ makes: 3, faulty: 1, faults: [{ row: 4, column: 'name' }] })
  // 3 × 50.000 + 2 × 52.000 + 1 × 50.000 + 1.000 × 7.500; the row that nobody can name is worth 5.000 more.
  expect(files[0]?.checks).toEqual([{ what: 'stock', told: 7_809_000, kept: 7_804_000, rows: 1 }])
  // A thousand pieces are a thousand records: they were understood, and stay out here.
  await turn(api, files, { skipped: [3] })
  await turn(api, files, { status: 'committed', skipFaulty: true })
  expect(await found(api, 'products?$sort[slug]=1')).toMatchObject([
    { slug: 'AO_1', name: 'Áo thun - Đỏ', stockCount: 5, category: { name: 'Áo' }, unit: 'cái', price: 120_000 },
    { slug: 'AO_2', name: 'Áo thun - Xanh', stockCount: 1, category: { name: 'Áo' }, unit: 'cái', price: 125_000 },
  ])
  expect((await found(api, 'warehouses?$sort[name]=1')).map(({ name }) => name)).toEqual(['Chi nhánh 2', 'Kho chính'])
  expect(await opening(api)).toEqual({ 156: 304_000, 331: -1_500_000, 411: 1_196_000, labels: [], pieces: 6 })
})

test('MISA: what versions share is no goods; Odoo: one kind of file for customers and suppliers, told by its sums', async () => {
  const { api } = await signUp(app)
  const goods = [
    'DANH MỤC HÀNG HÓA;;;;;;;;',
    'Tên hàng hóa;Là mẫu mã;Nhóm hàng hóa;Đơn vị tính;Giá mua;Giá bán;Mã SKU;Màu sắc;Tồn đầu kỳ',
    'Khăn lụa;Có;Khăn;cái;40.000;90.000;;;',
    ';;;;40.000;90.000;KL-D;Đen;12',
    ';;;;41.000;95.000;KL-V;Vàng;11',
    'Trà sen;Không;Trà;hộp;60.000;150.000;TS;;4',
  ]
  const partners = (name: string, owes: string, owed: string): string =>
    `Tên,Mã tham chiếu,Điện thoại,Đường,Tổng phải thu,Tổng phải trả\n${name},${name}1,0901,1 Lê Lợi,${owes},${owed}\nHết nợ,H${name},0902,,0.0,0.0\n`
  const files = await drop(api, [
    csv(goods.join('\r\n')),
    csv(partners('Mai', '700000.0', '0.0')),
    csv(partners('Lụa', '0.0', '2500000.0')),
  ])
  expect(files.map((file) => [file.kind, file.origin, file.makes, file.faulty, unknownIn(file)])).toEqual([
    ['products', 'misa', 3, 0, []],
    ['customers', 'odoo', 2, 0, []],
    ['suppliers', 'odoo', 2, 0, []],
  ])
  expect(files[0]?.besides).toContainEqual({ what: 'models', count: 1 })
  await turn(api, files, { status: 'committed' })
  // 12 × 40.000 + 11 × 41.000 + 4 × 60.000
  expect(await opening(api)).toEqual({ 131: 700_000, 156: 1_171_000, 331: -2_500_000, 411: 629_000, labels: [], pieces: 27 })
  expect((await found(api, 'products?$sort[slug]=1')).map(({ name }) => name)).toEqual(['Khăn lụa - Đen', 'Khăn lụa - Vàng', 'Trà sen'])
})

test('An order’s further lines leave its cells empty, of Odoo and of a sheet of one’s own: none of them is lost', async () => {
  const { api } = await signUp(app)
  const goods =
    'Internal Reference,Name,Product Category,Sales Price,Cost,Quantity On Hand\nTS,Trà sen,Trà,150000,60000,4\nTN,Trà nhài,Trà,90000,40000,5\n'
  const sold = [
    'Order Reference,Order Date,Customer,Status,Order Lines/Product/Internal Reference,Order Lines/Quantity,Order Lines/Unit Price,Order Lines/Subtotal,Total',
    'S00001,2026-10-02 10:00:00,Mai,Sales Order,TS,2,150000,270000.0,360000.0',
    ',,,,TN,1,90000,90000.0,',
    'S00002,2026-10-03 10:00:00,Lụa,Sales Order,TN,3,90000,270000.0,270000.0',
  ]
  const own = [
    'Số đơn,Ngày bán,Tên khách hàng,Mã hàng,SL,Đơn giá,Đã trả',
    'D1,04/10/2026,Mai,TS,1,150000,200000',
    ',,,TN,2,90000,',
    ',05/10/2026,,TN,1,90000,',
  ]
  const files = await drop(api, [csv(goods), csv('Tên,Nợ\nMai,0\nLụa,0\n'), csv(sold.join('\n')), csv(own.join('\n'))])
  expect(files.map((file) => [file.kind, file.origin, file.makes, file.faulty, unknownIn(file)])).toEqual([
    ['products', 'odoo', 2, 0, []],
    ['customers', 'other', 2, 0, []],
    ['orders', 'odoo', 2, 0, []],
    // A line that says its day and not whose it is was forgotten.
    ['orders', 'other', 1, 1, []],
  ])
  await turn(api, files, { status: 'committed', skipFaulty: true })
  const orders = await found(api, 'orders?group=sales&$sort[created]=1')
  // 2 at 150,000 less a tenth and 1 at 90,000; 3 at 90,000; 1 at 150,000 and 2 at 90,000, of which 200,000 is paid.
  expect(orders.map(({ refId, total, paid }) => [refId, total, paid])).toEqual([
    ['S00001', 360_000, 360_000],
    ['S00002', 270_000, 270_000],
    ['D1', 330_000, 200_000],
  ])
})

test('The day the figures are of is said once: debts and assets are dated by it, never ahead', async () => {
  const shop = await signUp(app)
  const { api } = shop
  const say = (openingDay: string | null) => api.send('PATCH', `workspaces/${shop.workspaceId}`, { opts: { openingDay } })
  expect((await say('2026-11-28')).status).toBe(400)
  expect((await say('2026-11-20')).status).toBe(200)
  const files = await drop(api, [csv('Tên khách,Nợ\nCô Sáu,70k\n')])
  await turn(api, files, { status: 'committed' })
  await api.create('assets', {
    group: 'Owned Assets',
    name: 'Xe máy',
    opening: { amount: 36_000_000, since: '2026-01', months: 36 },
  } as never)
  const { data } = await api.report<ReportOf<'ledger', 'opening'>>('ledger', { report: 'opening' } as never)
  expect(data.map(({ account, since, until }) => [account, since, until])).toEqual([
    ['131', '2026-11-20', '2026-11-20'],
    ['211', '2026-11-20', '2026-11-20'],
    ['214', '2026-11-20', '2026-11-20'],
    ['411', '2026-11-20', '2026-11-20'],
  ])
  await turn(api, files, { status: 'undone' })
  await say(null)
  const again = await drop(api, [csv('Tên khách,Nợ\nCô Bảy,80k\n')])
  await turn(api, again, { status: 'committed' })
  expect((await found(api, 'orders'))[0]).toMatchObject({ total: 80_000, created: '2026-10-31T05:00:00.000Z' })
})

const KIOT_GOODS: Lines = [
  ['Nhóm hàng(3 Cấp)', 'Mã hàng', 'Tên hàng', 'Giá bán', 'Giá vốn', 'Tồn kho', 'Mã ĐVT Cơ bản', 'Thuộc tính', 'Vị trí'],
  ['Gốm>>Bát', 'BAT-1', 'Bát men', 50_000, 20_000, 10, null, 'MÀU:Lam|CỠ:L', 'A1'],
  ['Gốm>>Bát', 'BAT-2', 'Bát men', '60.000', ' 25.000 ', '4', null, 'MÀU:Nâu', 'A1'],
  ['Gốm>>Bát', 'bat-1', 'Bát men', 50_000, 20_000, 10, null, null, 'A1'],
]
const KIOT_CUSTOMERS =
  'Mã khách hàng;Tên khách hàng;Điện thoại;Nợ cần thu hiện tại\n' +
  'KH1;Cô Ba;0901000001;"500.000"\n' +
  'KH2;Chú Tư;0901000002;0\n' +
  'KH3;Dì Năm;0901000003;"90.000"\n'
const HEADS = [
  'Mã hóa đơn',
  'Thời gian',
  'Mã khách hàng',
  'Tên khách hàng',
  'Giảm giá hóa đơn',
  'VAT',
  'Thu khác',
  'Khách cần trả',
  'Khách đã trả',
  'Tiền mặt',
  'Trạng thái',
  'Mã hàng',
  'Tên hàng',
  'Số lượng',
  'Đơn giá',
  'Giảm giá',
  'Thành tiền',
]
const KIOT_ORDERS: Lines = [
  HEADS,
  // Two lines and 5.000 off: 145.000, of which 100.000 was paid in cash.
  [
    'HD1',
    '03/02/2026 09:15',
    'KH1',
    'Cô Ba',
    5000,
    0,
    0,
    145_000,
    100_000,
    100_000,
    'Hoàn thành',
    'BAT-1',
    'Bát men',
    2,
    50_000,
    5000,
    90_000,
  ],
  [
    'HD1',
    '03/02/2026 09:15',
    'KH1',
    'Cô Ba',
    5000,
    0,
    0,
    145_000,
    100_000,
    100_000,
    'Hoàn thành',
    'BAT-2',
    'Bát men',
    1,
    60_000,
    0,
    60_000,
  ],
  // VAT and carriage beside the line; paid whole by transfer.
  ['HD2', '2026-03-04 10:00', 'KH2', 'Chú Tư', 0, 4000, 10_000, 64_000, 64_000, 0, 'Hoàn thành', 'BAT-1', 'Bát men', 1, 50_000, 0, 50_000],
  // Whoever walked in, on a day that Excel counts: 31 October 2026.
  ['HD3', 46_326.4, null, 'Khách lẻ', 0, 0, 0, 50_000, 50_000, 50_000, 'Hoàn thành', 'BAT-1', 'Bát men', 1, 50_000, 0, 50_000],
  ['HD4', '5-11-2026', 'KH3', 'Dì Năm', 0, 0, 0, 120_000, 0, 0, 'Hoàn thành', 'BAT-2', 'Bát men', 2, 60_000, 0, 120_000],
  ['HD5', '06/11/2026', 'KH2', 'Chú Tư', 0, 0, 0, 60_000, 0, 0, 'Đã hủy', 'BAT-2', 'Bát men', 1, 60_000, 0, 60_000],
  ['HD6', '31/02/2026', 'KH2', 'Chú Tư', 0, 0, 0, 60_000, 0, 0, 'Hoàn thành', 'BAT-2', 'Bát men', 1, 60_000, 0, 60_000],
]
const KIOT_PURCHASES: Lines = [
  ['Mã nhập hàng', 'Thời gian', 'Mã nhà cung cấp', 'Cần trả NCC', 'Tiền đã trả NCC', 'Mã hàng', 'Số lượng', 'Giá nhập', 'Thành tiền'],
  ['PN1', '10/01/2026 08:00', 'N1', 200_000, 150_000, 'BAT-1', 10, 20_000, 200_000],
]
const KIOT_SUPPLIERS = 'Mã nhà cung cấp,Tên nhà cung cấp,Nợ cần trả hiện tại\nN1,Lò Bát Tràng,"300,000"\n'

describe('KiotViet: a year’s orders beside goods and debts', () => {
  let shop: Founder
  let files: ImportRecord[]
  beforeAll(async () => {
    shop = await signUp(app)
    files = await drop(shop.api, [
      await workbook(KIOT_ORDERS),
      await workbook(KIOT_GOODS),
      csv(KIOT_CUSTOMERS),
      await workbook(KIOT_PURCHASES),
      csv(KIOT_SUPPLIERS),
    ])
  })

  test('are told with no question, and each fault by its cell', () => {
    expect(files.map((file) => [file.kind, file.makes, file.faulty, unknownIn(file)])).toEqual([
      ['orders', 4, 1, []],
      ['products', 2, 1, []],
      ['customers', 3, 0, []],
      ['orders', 1, 0, []],
      ['suppliers', 1, 0, []],
    ])
    expect(files[0]?.besides).toContainEqual({ what: 'cancelled', count: 1 })
    expect(files[0]?.faults).toMatchObject([{ row: 7, column: 'created' }])
    // 45.000 of Cô Ba's and 120.000 of Dì Năm's are in their orders; what Dì Năm paid without naming one is paid ahead.
    expect(files[2]?.besides).toEqual([
      { what: 'debts', count: 2, amount: 425_000 },
      { what: 'inOrders', count: 2, amount: 165_000 },
    ])
    expect(files[2]?.checks).toEqual([{ what: 'debts', told: 590_000, kept: 590_000, rows: 0 }])
  })

  test('come in on their own days; stock, debts and cash stand as the files say', async () => {
    const { api } = shop
    await turn(api, files, { status: 'committed', skipFaulty: true })
    const orders = (await found(api, 'orders?group=sales&$sort[created]=1')).filter(({ refId }) => refId)
    expect(orders.map(({ refId, created, total, paid }) => [refId, String(created).slice(0, 10), total, paid])).toEqual([
      ['HD1', '2026-02-03', 145_000, 100_000],
      ['HD2', '2026-03-04', 64_000, 64_000],
      ['HD3', '2026-10-31', 50_000, 50_000],
      ['HD4', '2026-11-05', 120_000, 0],
    ])
    expect(orders[2]).toMatchObject({ customer: { name: 'Khách lẻ' } })
    expect(await found(api, 'orders?group=purchases&refId=PN1')).toMatchObject([{ total: 200_000, paid: 150_000 }])
    expect((await found(api, 'products?$sort[slug]=1')).map(({ name, stockCount }) => [name, stockCount])).toEqual([
      ['Bát men - Lam, L', 10],
      ['Bát men - Nâu', 4],
    ])
    const owing = await found(
      api,
      'assets?asset_code[$in][]=KH1&asset_code[$in][]=KH2&asset_code[$in][]=KH3&asset_code[$in][]=N1&$sort[name]=1',
    )
    expect(owing.map(({ name, outstanding, partnerBalance = 0 }) => [name, Number(outstanding) - Number(partnerBalance)])).toEqual([
      ['Chú Tư', 0],
      ['Cô Ba', 500_000],
      ['Dì Năm', 90_000],
      ['Lò Bát Tràng', 300_000],
    ])
    // Money of the old books lies in no account of these: 300.000 of stock and 590.000 to collect less 300.000 to pay is the owner's.
    expect(await opening(api)).toEqual({ 131: 590_000, 156: 300_000, 331: -300_000, 411: -590_000, labels: [], pieces: 14 })
    expect(await differencesIn(app)).toEqual([])
  })

  test('leave as they came, but not once somebody has sold of it: the reason names it', async () => {
    const { api } = shop
    const [bowl] = await found(api, 'products?slug=BAT_1')
    const [house] = await found(api, 'warehouses')
    const [buyer] = await found(api, 'assets?asset_code=KH2')
    const items = [{ productId: bowl?.['_id'], quantity: 1 }]
    const sale = await api.create('orders', { group: 'sales', customerId: buyer?.['_id'], items } as never)
    expect(await api.refused('PATCH', `imports/${files[0]?._id}`, { status: 'undone' })).toMatchObject({
      code: 409,
      message: expect.stringContaining('Bát men - Lam, L') as unknown,
    })
    await api.patch('orders', sale._id, { status: 'shipped', warehouseId: house?.['_id'], shipping: items } as never)
    expect((await api.refused('PATCH', `imports/${files[1]?._id}`, { status: 'undone' })).code).toBe(409)
  })

  test('taken back at once leave nothing behind', async () => {
    const { api } = await signUp(app)
    const again = await drop(api, [await workbook(KIOT_ORDERS), await workbook(KIOT_GOODS), csv(KIOT_CUSTOMERS)])
    await turn(api, again, { status: 'committed', skipFaulty: true })
    expect(await api.refused('POST', 'imports', { upload: csv(KIOT_CUSTOMERS) })).toMatchObject({ code: 409 })
    await turn(api, again, { status: 'undone' })
    for (const service of ['products', 'assets', 'orders', 'funds', 'categories', 'warehouses'])
      expect(await found(api, service)).toEqual([])
    expect(await opening(api)).toEqual({ labels: [], pieces: 0 })
    expect(await differencesIn(app)).toEqual([])
  })
})
