import type { ImportRecord } from '@shared/areas/imports/services/imports'
import { startTestApp, type TestApp } from '../../../../testing/app'
import { signUp } from '../../../../testing/actors'
import type { Api } from '../../../../testing/api'
import { differencesIn } from '../../../../testing/shop'

/** Files of one drop whose rows name each other: receipts and the orders they pay. */

const now = new Date('2026-11-27T03:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: () => now, env: { TOKEN_MINUTES: '720' } })
})
afterAll(() => app.close())

const csv = (text: string): string => `data:text/csv;base64,${Buffer.from(text).toString('base64')}`
const read = (api: Api, { _id }: ImportRecord): Promise<ImportRecord> => api.get('imports', _id as never) as never
const found = async (api: Api, question: string): Promise<Record<string, unknown>[]> =>
  ((await api.send('GET', question)).body as { data: Record<string, unknown>[] }).data
const turn = (api: Api, [first]: readonly ImportRecord[], data: object): Promise<ImportRecord> =>
  api.patch('imports', first?._id as never, data as never) as never
const drop = async (api: Api, uploads: readonly string[]): Promise<ImportRecord[]> => {
  const files: ImportRecord[] = []
  for (const upload of uploads)
    files.push((await api.create('imports', { upload, ...(files[0] ? { withId: files[0]._id } : {}) } as never)) as never)
  return Promise.all(files.map((file) => read(api, file)))
}

/** What lies in each account by the books. */
const tills = async (api: Api): Promise<unknown> =>
  ((await api.send('GET', 'funds?report=funds&since=2026-01-01&until=2026-11-30')).body as { labels: unknown }).labels

const CUSTOMERS = 'Mã khách hàng;Tên khách hàng;Nợ cần thu hiện tại\nKH1;Cô Ba;"400.000"\nKH2;Chú Tư;0\n'
const SUPPLIERS = 'Mã nhà cung cấp;Tên nhà cung cấp;Nợ cần trả hiện tại\nN1;Xưởng Mộc;0\n'
const ORDERS =
  'Mã đơn;Loại;Ngày;Đối tác;Hàng hoá;Số lượng;Đơn giá;Trạng thái;Đã thanh toán\n' +
  'HD1;bán;03/02/2026;KH1;Khay;4;"100.000";đã giao;"300.000"\n' +
  'HD2;bán;04/03/2026;KH2;Khay;1;"150.000";đã giao;0\n' +
  'PN2;mua;05/03/2026;N1;Gỗ;1;"90.000";đã nhận;0\n'
const ENTRIES =
  'Ngày;Nhóm thu chi;Số tiền;Mã đơn;Đối tác;Số chứng từ\n' +
  '10/02/2026;Bán hàng;"100.000";HD1;;PT1\n' +
  '12/02/2026;Bán hàng;"150.000";hd1;;PT2\n' +
  '05/03/2026;Bán hàng;"150.000";HD2;;PT3\n' +
  '06/03/2026;Bán hàng;"50.000";;KH1;PT4\n' +
  '07/03/2026;Bán hàng;"9.000";HD9;;PT5\n' +
  '08/03/2026;Bán hàng;"1.000";HD2;;PT6\n'

describe('Receipts that name orders of the same drop', () => {
  let api: Api
  let files: ImportRecord[]
  beforeAll(async () => {
    ;({ api } = await signUp(app))
    // In no order: the receipts come first.
    files = await drop(api, [ENTRIES, ORDERS, CUSTOMERS, SUPPLIERS].map(csv))
  })

  test('are found before anything is written: how many, of how much; a number nobody knows, and more than the order comes to, by row', () => {
    const [entries] = files
    expect(entries).toMatchObject({ kind: 'funds', makes: 4, faulty: 2 })
    expect(entries?.besides).toEqual([
      { what: 'paidOrders', count: 3, amount: 400_000 },
      { what: 'entriesBefore', count: 4 },
    ])
    expect(entries?.faults.map(({ row, column }) => [row, column])).toEqual([
      [5, 'order'],
      [6, 'amount'],
    ])
  })

  test('pay them, and what an order says was paid beyond them is paid by none of them', async () => {
    await turn(api, files, { status: 'committed', skipFaulty: true })
    const orders = await found(api, 'orders?$sort[created]=1')
    expect(orders.filter(({ refId }) => refId).map(({ refId, total, paid, statusPayment }) => [refId, total, paid, statusPayment])).toEqual(
      [
        ['HD1', 400_000, 300_000, 'pending'],
        ['HD2', 150_000, 150_000, 'completed'],
        ['PN2', 90_000, 0, 'pending'],
      ],
    )
    const entries = await found(api, 'funds?$sort[created]=1')
    expect(entries.map(({ refId, amount, isOpening, order }) => [refId, amount, isOpening, (order as { _id?: string })?._id])).toEqual([
      [undefined, 50_000, true, orders.find(({ refId }) => refId === 'HD1')?.['_id']],
      ['PT1', 100_000, true, orders.find(({ refId }) => refId === 'HD1')?.['_id']],
      ['PT2', 150_000, true, orders.find(({ refId }) => refId === 'HD1')?.['_id']],
      ['PT3', 150_000, true, orders.find(({ refId }) => refId === 'HD2')?.['_id']],
      ['PT4', 50_000, true, undefined],
      // The suppliers' file says that nothing is owed: the purchase was paid without naming it.
      [undefined, -90_000, true, undefined],
    ])
    // What partners owe stays as their file says: 400.000 of 100.000 open in HD1, and 50.000 that were paid ahead.
    const owing = await found(api, 'assets?$sort[name]=1')
    expect(owing.map((each) => [each['asset_code'], Number(each['outstanding']) - Number(each['partnerBalance'] ?? 0)])).toEqual([
      ['KH2', 0],
      ['KH1', 400_000],
      ['N1', 0],
    ])
    expect(await differencesIn(app)).toEqual([])
  })

  test('come in once: the same file is refused, and a receipt that stands in the books is told in a longer one', async () => {
    expect(await api.refused('POST', 'imports', { upload: csv(ENTRIES) })).toMatchObject({ code: 409 })
    const longer: ImportRecord = (await api.create('imports', {
      upload: csv(`${ENTRIES}09/03/2026;Bán hàng;"2.000";;KH1;PT1\n`),
    } as never)) as never
    expect(longer).toMatchObject({ makes: 2 })
    expect(longer.faults.map(({ row, column }) => [row, column])).toEqual([
      [1, 'refId'],
      [2, 'refId'],
      [3, 'refId'],
      [4, 'refId'],
      [5, 'order'],
    ])
  })

  test('leave together, and nothing stays behind', async () => {
    await turn(api, files, { status: 'undone' })
    for (const service of ['funds', 'orders', 'assets', 'products']) expect(await found(api, service)).toEqual([])
    expect(await differencesIn(app)).toEqual([])
  })
})

test('One number of a sale and of a purchase: the group of the entry tells which of them is paid', async () => {
  const { api } = await signUp(app)
  const entries = 'Ngày;Nhóm thu chi;Số tiền;Mã đơn\n05/03/2026;Mua hàng;"90.000";X2\n'
  const heads = 'Mã đơn;Loại;Ngày;Đối tác;Hàng hoá;Số lượng;Đơn giá;Trạng thái\n'
  const sold = `${heads}X2;bán;04/03/2026;KH2;Khay;1;1000;đã giao\n`
  const bought = `${heads}X2;mua;05/03/2026;N1;Gỗ;1;"90.000";đã nhận\n`
  const files = await drop(api, [sold, bought, CUSTOMERS, SUPPLIERS, entries].map(csv))
  expect(files[4]).toMatchObject({ faulty: 0, besides: [{ what: 'paidOrders', count: 1, amount: 90_000 }, { what: 'entriesBefore' }] })
  await turn(api, files, { status: 'committed' })
  expect((await found(api, 'orders?refId=X2&$sort[created]=1')).map(({ group, paid }) => [group, paid])).toEqual([
    ['sales', 0],
    ['purchases', 90_000],
  ])
})

describe('Goods that came back, of orders of the same drop', () => {
  const customers = 'Mã khách hàng;Tên khách hàng;Nợ cần thu hiện tại\nKH1;Cô Ba;"50.000"\nKH2;Chú Tư;0\n'
  const suppliers = 'Mã nhà cung cấp;Tên nhà cung cấp;Nợ cần trả hiện tại\nN1;Xưởng Mộc;"40.000"\n'
  const orders =
    'Mã đơn;Loại;Ngày;Đối tác;Hàng hoá;Số lượng;Đơn giá;Chiết khấu;Giá vốn;Trạng thái;Đã thanh toán\n' +
    'HD1;bán;03/02/2026;KH1;Khay gỗ;4;"100.000";"40.000";"60.000";đã giao;"310.000"\n' +
    'HD2;bán;04/03/2026;KH2;Khay gỗ;1;"150.000";0;"60.000";đã giao;"150.000"\n' +
    'PN1;mua;05/03/2026;N1;Ván;3;"30.000";0;;đã nhận;"20.000"\n'
  const sold =
    'Mã trả hàng,Thời gian,Mã hóa đơn,Mã khách hàng,Tổng tiền hàng trả,Phí trả hàng,Cần trả khách,Đã trả khách,Trạng thái,Mã hàng,Tên hàng,Số lượng,Giá nhập lại,Thành tiền\n' +
    'TH1,10/02/2026 09:00,HD1,KH1,90000,0,90000,-90000,Đã trả,Khay gỗ,Khay gỗ,1,90000,90000\n' +
    'TH2,04/03/2026 18:00,HD2,KH2,150000,0,150000,-150000,Đã trả,Khay gỗ,Khay gỗ,1,150000,150000\n' +
    'TH3,05/03/2026 18:00,HD2,KH2,150000,0,150000,0,Đã trả,Khay gỗ,Khay gỗ,1,150000,150000\n' +
    'TH4,05/03/2026 18:00,HD7,KH2,150000,0,150000,0,Đã trả,Khay gỗ,Khay gỗ,1,150000,150000\n' +
    'TH5,05/03/2026 18:00,HD1,KH1,150000,0,150000,0,Đã trả,Nón,Nón,1,150000,150000\n' +
    'TH6,05/03/2026 18:00,HD1,KH1,90000,0,90000,0,Đã hủy,Khay gỗ,Khay gỗ,1,90000,90000\n'
  const bought =
    'Mã trả hàng nhập;Thời gian;Mã nhập hàng;Mã nhà cung cấp;NCC cần trả;Tiền NCC trả;Trạng thái;Mã hàng;Số lượng;Giá trả lại\n' +
    'THN1;06/03/2026;PN1;N1;30000;0;Đã trả hàng;Ván;1;30000\n'
  let api: Api
  let files: ImportRecord[]
  beforeAll(async () => {
    ;({ api } = await signUp(app))
    files = await drop(api, [sold, bought, orders, customers, suppliers, 'Tên hàng;Mã hàng\nKhay gỗ;KHAY\n'].map(csv))
  })

  test('are known by their heads and held against their orders: a number, goods or pieces that an order has not are told by row', () => {
    expect(files.map(({ kind, origin, makes, faulty, total }) => [kind, origin, makes, faulty, total])).toEqual([
      ['returns', 'kiotviet', 2, 3, 240_000],
      ['returns', 'kiotviet', 1, 0, 30_000],
      ['orders', 'other', 3, 0, 600_000],
      ['customers', 'kiotviet', 2, 0, 50_000],
      ['suppliers', 'kiotviet', 1, 0, 40_000],
      ['products', 'other', 1, 0, undefined],
    ])
    expect(files[0]?.faults.map(({ row, column }) => [row, column])).toEqual([
      [3, 'quantity'],
      [4, 'order'],
      [5, 'product'],
    ])
    expect(files[0]?.besides).toEqual([{ what: 'cancelled', count: 1 }])
  })

  test('stand in their orders on their own days, the money that was given back with them; debts are as the files say', async () => {
    await turn(api, files, { status: 'committed', skipFaulty: true })
    const written = (await found(api, 'orders?$sort[created]=1')).filter(({ refId }) => refId)
    expect(written.map((each) => [each['refId'], each['status'], each['total'], each['returnedTotal'], each['paid']])).toEqual([
      ['HD1', 'delivered', 360_000, 90_000, 220_000],
      ['HD2', 'returned', 150_000, 150_000, 0],
      ['PN1', 'delivered', 90_000, 30_000, 20_000],
    ])
    // Three of four trays of 60.000 stay sold; the other sale came back whole.
    expect(written.slice(0, 2).map(({ cost }) => cost)).toEqual([180_000, 0])
    const owing = await found(api, 'assets?$sort[name]=1')
    expect(owing.map((each) => [each['name'], Number(each['outstanding']) - Number(each['partnerBalance'] ?? 0)])).toEqual([
      ['Chú Tư', 0],
      ['Cô Ba', 50_000],
      ['Xưởng Mộc', 40_000],
    ])
    expect(await differencesIn(app)).toEqual([])
  })

  test('never come twice: of an order that is in the books a longer file says so, row by row', async () => {
    expect(await api.refused('POST', 'imports', { upload: csv(sold) })).toMatchObject({ code: 409 })
    const longer: ImportRecord = (await api.create('imports', {
      upload: csv(`${bought}THN2;07/03/2026;PN1;N1;30000;0;Đã trả hàng;Ván;1;30000\n`),
    } as never)) as never
    expect(longer).toMatchObject({ makes: 0, faulty: 2 })
    expect(longer.faults[0]?.message).toContain('in the books already')
  })

  test('leave with their orders, and nothing stays behind', async () => {
    await turn(api, files, { status: 'undone' })
    for (const service of ['funds', 'orders', 'assets', 'products']) expect(await found(api, service)).toEqual([])
    expect(await differencesIn(app)).toEqual([])
  })
})

describe('An old program’s cash book and price lists', () => {
  const goods = 'Nhóm hàng(3 Cấp);Mã hàng;Tên hàng;Giá bán;Mã ĐVT Cơ bản\nKhay;KHAY;Khay gỗ;"100.000";\nKhay;NON;Nón lá;"40.000";\n'
  const prices =
    'Mã hàng;Tên hàng;Nhóm hàng;Giá vốn;Giá nhập cuối;Giá chung;Giá sỉ;Khách VIP\n' +
    'KHAY;Khay gỗ;Khay;"60.000";"60.000";"100.000";"90.000";"95.000"\n' +
    'NON;Nón lá;Khay;"20.000";"20.000";"40.000";"35.000";0\n' +
    'LA;Lá dừa;Khay;0;0;"5.000";0;0\n'
  const orders =
    'Mã hóa đơn;Thời gian;Mã khách hàng;Tên khách hàng;Khách cần trả;Khách đã trả;Trạng thái;Mã hàng;Số lượng;Đơn giá;Thành tiền\n' +
    'HD000001;03/02/2026 09:00;KH1;Cô Ba;"200.000";"150.000";Hoàn thành;KHAY;2;"100.000";"200.000"\n'
  const book =
    'Mã phiếu;Thời gian;Loại thu chi;Tên tài khoản;Số tài khoản;Mã người nộp/nhận;Người nộp/nhận;Số điện thoại;Giá trị;Loại sổ quỹ;Trạng thái;Ghi chú\n' +
    'TTHD000001;03/02/2026 09:05;Phiếu thu Tiền khách trả;;;KH1;Cô Ba;;"100.000";Tiền mặt;Đã thanh toán;\n' +
    'TTHD000001-2;05/02/2026 10:00;Phiếu thu Tiền khách trả;ACB;123;KH1;Cô Ba;;"50.000";Ngân hàng;Đã thanh toán;đợt hai\n' +
    'PT000007;06/02/2026 10:00;Phiếu thu Thanh lý kệ cũ;;;;Anh Năm;;"30.000";Tiền mặt;Đã thanh toán;\n' +
    'PC000001;07/02/2026 08:00;Phiếu chi Tiền điện;;;;Điện lực;;"-20.000";Tiền mặt;Đã thanh toán;\n' +
    'PC000002;07/02/2026 08:00;Phiếu chi Tiền nước;;;;Cấp nước;;"-9.000";Tiền mặt;Đã hủy;\n' +
    'PC000003;08/02/2026 08:00;Phiếu chi Chuyển/Rút;;;;;;"-5.000";Tiền mặt;Đã thanh toán;\n' +
    'PCTH000001;09/02/2026 08:00;Phiếu chi Tiền trả khách;;;KH1;Cô Ba;;"-7.000";Tiền mặt;Đã thanh toán;\n' +
    'PC000004;10/02/2026 08:00;Phiếu chi Tiền ship;;;;;;"-3.000";Ví Momo;Đã thanh toán;\n'
  let api: Api
  let files: ImportRecord[]
  beforeAll(async () => {
    ;({ api } = await signUp(app))
    // A kind of the old book that the company has as a group of its own.
    await api.create('fundGroups', { name: 'Tiền điện', isCredit: false } as never)
    // The price list comes before the goods it is of.
    files = await drop(api, [prices, book, orders, CUSTOMERS, goods].map(csv))
  })

  test('are known by their heads; further price lists stay out, and the dry run names them; goods nobody knows are told by row', () => {
    const [list, cash] = files
    expect(list).toMatchObject({ kind: 'products', origin: 'kiotviet', makes: 0, updates: 0, leftOut: 3 })
    expect(list?.columns.some(({ unknown }) => unknown)).toBe(false)
    expect(list?.besides).toEqual([
      { what: 'priced', count: 2 },
      { what: 'priceLists', count: 3, names: ['Giá sỉ', 'Khách VIP'] },
    ])
    expect(list?.faults.map(({ row, column }) => [row, column])).toEqual([[3, 'slug']])
    expect(cash).toMatchObject({ kind: 'funds', origin: 'kiotviet', makes: 4, leftOut: 4 })
    expect(cash?.besides).toEqual([
      { what: 'paidOrders', count: 2, amount: 150_000 },
      { what: 'entriesBefore', count: 4 },
      { what: 'cancelled', count: 1 },
      { what: 'moved', count: 1 },
      { what: 'givenBack', count: 1 },
    ])
    expect(cash?.faults.map(({ row, column }) => [row, column])).toEqual([[8, 'label']])
  })

  test('its receipts pay the orders whose numbers they hold; what came in and went out otherwise stands as it is called', async () => {
    await turn(api, files, { status: 'committed', skipFaulty: true })
    const entries = (await found(api, 'funds?$sort[created]=1')).filter(({ refId }) => refId)
    expect(entries.map(({ refId, group, name, amount, label, order }) => [refId, group, name, amount, label, order !== undefined])).toEqual(
      [
        ['TTHD000001', 'Sales', 'Tiền khách trả', 100_000, 'Tiền mặt', true],
        ['TTHD000001-2', 'Sales', 'Tiền khách trả', 50_000, 'Ngân hàng', true],
        ['PT000007', 'Other Income', 'Thanh lý kệ cũ', 30_000, 'Tiền mặt', false],
        ['PC000001', 'Tiền điện', 'Tiền điện', -20_000, 'Tiền mặt', false],
      ],
    )
    expect(await found(api, 'orders?refId=HD000001')).toMatchObject([{ total: 200_000, paid: 150_000 }])
    expect(await differencesIn(app)).toEqual([])
  })

  test('its money is in what is counted: the till holds what was written down, and each month says what it earned and spent', async () => {
    const counted = { group: 'Opening Balance', label: 'Tiền mặt', amount: 500_000, status: 'completed', created: '2026-10-31T10:00:00Z' }
    await api.create('funds', counted as never)
    expect(await tills(api)).toEqual([{ label: 'Tiền mặt', balance: 500_000 }])
    const february = await api.send('GET', 'orders?report=sales&since=2026-02-01&until=2026-02-28')
    expect(february.body).toMatchObject({
      groups: [
        { _id: 'Tiền điện', total: -20_000 },
        { _id: 'Other Income', total: 30_000 },
      ],
      netProfit: 210_000,
    })
    const { body } = await api.send('GET', 'ledger?report=opening')
    const accounts = (body as { data: { account: string; debit: number; credit: number }[] }).data
    // What is counted in the till, and what the customers' file says is owed, is the owner's.
    expect(accounts.map(({ account, debit, credit }) => [account, debit - credit])).toEqual([
      ['111', 500_000],
      ['131', 400_000],
      ['411', -900_000],
    ])
    expect(await differencesIn(app)).toEqual([])
  })

  test('a price list that comes later changes the price for everybody, and nothing else; so does a sheet of codes and prices', async () => {
    const later = 'Mã hàng;Tên hàng;Giá nhập cuối;Bảng giá chung;Giá sỉ\nKHAY;Khay;"60.000";"110.000";"90.000"\nNON;Nón;0;"40.000";0\n'
    const [list] = await drop(api, [csv(later)])
    expect(list).toMatchObject({ makes: 0, updates: 1, unchanged: 1, besides: [{ what: 'priceLists', count: 1, names: ['Giá sỉ'] }] })
    await turn(api, [list as ImportRecord], { status: 'committed' })
    expect((await found(api, 'products?$sort[name]=1')).map(({ name, price }) => [name, price])).toEqual([
      ['Khay gỗ', 110_000],
      ['Nón lá', 40_000],
    ])
    const upload = csv('Mã hàng;Tên hàng;Giá bán\nNON;Nón lá;"45.000"\n')
    const own: ImportRecord = (await api.create('imports', { upload, update: true } as never)) as never
    expect(own).toMatchObject({ faulty: 0, updates: 1, differences: [{ row: 1, column: 'price', before: 40_000 }] })
  })
})

describe('Entries of a sheet of one’s own', () => {
  const sheet = (days: readonly string[]): string =>
    csv(`Ngày;Nhóm thu chi;Số tiền;Tài khoản\n${days.map((day) => `${day};Chi khác;"10.000";Tiền mặt\n`).join('')}`)
  const told = async (api: Api, days: readonly string[]): Promise<ImportRecord['besides']> =>
    ((await api.create('imports', { upload: sheet(days) } as never)) as never as ImportRecord).besides

  test('are of before up to the day that the figures of before are of, and move money after it', async () => {
    const { api, workspaceId } = await signUp(app)
    await api.patch('workspaces', workspaceId as never, { opts: { openingDay: '2026-11-10' } } as never)
    const [file] = await drop(api, [sheet(['10/11/2026', '11/11/2026'])])
    expect(file?.besides).toEqual([
      { what: 'entriesBefore', count: 1 },
      { what: 'entriesSince', count: 1 },
    ])
    await turn(api, [file as ImportRecord], { status: 'committed' })
    expect(await tills(api)).toEqual([{ label: 'Tiền mặt', balance: -10_000 }])
    expect(await differencesIn(app)).toEqual([])
    await turn(api, [file as ImportRecord], { status: 'undone' })
    expect(await found(api, 'funds')).toEqual([])
    expect(await differencesIn(app)).toEqual([])
  })

  test('move money in books that run, but those of an account up to the day on which what lay there was written down', async () => {
    const { api } = await signUp(app)
    expect(await told(api, ['31/10/2026', '01/11/2026'])).toEqual([
      { what: 'entriesBefore', count: 1 },
      { what: 'entriesSince', count: 1 },
    ])
    await api.create('funds', { group: 'Other Income', amount: 90_000, status: 'completed' } as never)
    expect(await told(api, ['30/10/2026', '02/11/2026'])).toEqual([{ what: 'entriesSince', count: 2 }])
    await api.create('funds', { group: 'Opening Balance', label: 'Tiền mặt', amount: 7000, status: 'completed' } as never)
    expect(await told(api, ['29/10/2026', '27/11/2026'])).toEqual([{ what: 'entriesBefore', count: 2 }])
  })
})

test('Orders of a sheet that says nothing of delivery were delivered up to the day of the figures, and take nothing from what is counted', async () => {
  const { api, workspaceId } = await signUp(app)
  await api.patch('workspaces', workspaceId as never, { opts: { openingDay: '2026-11-10' } } as never)
  const goods = csv('Mã;Tên hàng;Giá bán;Giá vốn;Tồn\nKHAY;Khay;"100.000";"60.000";5\n')
  const heads = 'Số hóa đơn;Ngày hóa đơn;Tên khách hàng;Mã SKU;SL;Đơn giá;Đã thanh toán'
  const sold = csv(`${heads}\nHD1;10/11/2026;Cô Ba;KHAY;2;"100.000";"200.000"\nHD2;11/11/2026;Cô Ba;KHAY;1;"100.000";0\n`)
  const files = await drop(api, [sold, goods, csv('Tên khách hàng;Nợ\nCô Ba;0\n')])
  expect(files[0]).toMatchObject({ kind: 'orders', makes: 2, faults: [], besides: [{ what: 'ordersBefore', count: 1 }] })
  await turn(api, files, { status: 'committed' })
  expect(await found(api, 'orders?group=sales&$sort[created]=1')).toMatchObject([
    { refId: 'HD1', status: 'delivered', paid: 200_000, shippingTime: expect.stringMatching(/^2026-11-10/) as string },
    { refId: 'HD2', status: 'new-order', paid: 0 },
  ])
  expect(await found(api, 'products?slug=KHAY')).toMatchObject([{ stockCount: 5 }])
  expect(await differencesIn(app)).toEqual([])
})
