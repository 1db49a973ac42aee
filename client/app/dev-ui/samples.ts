import type { OrderLine } from '../../ui/LineItems/LineItems'
import type { PickerOption } from '../../ui/Picker/Picker'

/** Invented orders, goods and figures for the living page of pieces. */
export interface SampleOrder {
  id: string
  number: string
  at: string
  customer: string
  tags: string[]
  place: string
  status: string
  total: number
  receivable: number
  debtDays?: number
  highlight?: 'credit' | 'collaborator'
  who?: string
}

const order = (
  number: string,
  at: string,
  customer: string,
  status: string,
  total: number,
  receivable: number,
  place: string,
  tags: string[] = [],
  more: Partial<SampleOrder> = {},
): SampleOrder => ({ id: number, number, at, customer, tags, place, status, total, receivable, ...more })

export const now = '2026-11-21T07:10:00Z'

export const orders: SampleOrder[] = [
  order('S000431', '2026-11-21T07:03:00Z', 'Chuỗi cà phê Bến Thơ', 'new-order', 8640000, 8640000, 'Quận 3', [], {
    highlight: 'credit',
    who: 'Đỗ Khánh Ly',
  }),
  order('S000430', '2026-11-21T06:41:00Z', 'Khách sạn Sông Hương', 'processing', 12480000, 0, 'Huế', ['Giao sáng']),
  order('S000429', '2026-11-21T04:26:00Z', 'Tạp hoá Cô Tám', 'shipped', 1936000, 1436000, 'Bến Tre', [], {
    highlight: 'collaborator',
    who: 'Phạm Đức Thịnh',
  }),
  order('S000428', '2026-11-21T03:58:00Z', 'Đại lý Nguyễn Văn Hiếu', 'processing', 23750000, 13750000, 'Cần Thơ', ['Đại lý bạc']),
  order(
    'S000427',
    '2026-11-21T02:12:00Z',
    'Công ty TNHH Thương mại An Khang',
    'partial-shipped',
    15000000,
    6650000,
    'Thủ Đức, TP. Hồ Chí Minh',
    ['Sỉ', 'Xuất hoá đơn'],
  ),
  order('S000426', '2026-11-20T09:00:00Z', 'Quán Nhà Gió', 'delivered', 3420000, 0, 'Đà Lạt, Lâm Đồng'),
  order('S000425', '2026-11-20T08:00:00Z', 'Siêu thị mini Hương Việt', 'shipped', 6875000, 4875000, 'Biên Hoà, Đồng Nai', ['Giao sáng'], {
    debtDays: 1,
  }),
  order('S000424', '2026-11-20T07:00:00Z', 'Bếp Nhà Mệ', 'finished', 2150000, 0, 'Hội An, Quảng Nam'),
  order('S000423', '2026-11-20T06:00:00Z', 'Sàn Shopee · 2411208QK7', 'error', 410000, 410000, 'Đơn từ giao diện', ['Shopee']),
  order('S000422', '2026-11-19T06:00:00Z', 'Văn phòng Luật Trường Sơn', 'reserved', 18900000, 9450000, 'Hai Bà Trưng, Hà Nội', ['Quà Tết']),
  order('S000421', '2026-11-19T05:00:00Z', 'Nhà hàng Chay Thiện Duyên', 'finished', 4268000, 0, 'Vũng Tàu'),
  order('S000420', '2026-11-19T04:00:00Z', 'Đỗ Thị Ngọc Bích', 'returned', 925000, 0, 'Nha Trang, Khánh Hoà'),
  order('S000419', '2026-11-18T04:00:00Z', 'Trường Mầm non Hoạ Mi', 'shipped', 2760000, 2760000, 'Quy Nhơn, Bình Định', [], {
    debtDays: 3,
  }),
  order('S000418', '2026-11-18T03:00:00Z', 'Công ty CP Du lịch Biển Đảo', 'confirmed', 31200000, 31200000, 'Phú Quốc', ['Quà Tết']),
]

/** Ten thousand of them, for the long list. */
export const manyOrders: SampleOrder[] = Array.from({ length: 10_000 }, (_, at) => {
  const model = orders[at % orders.length] ?? orders[0]!
  const { highlight: _highlight, ...plain } = model
  return { ...plain, id: `long ${at}`, number: `S${String(20_000 - at).padStart(6, '0')}` }
})

export const lines: OrderLine[] = [
  {
    key: 'a',
    itemId: '1',
    name: 'Trà sen Tây Hồ 100 g',
    code: 'TRA_SEN_TAY_HO_100G',
    unit: 'hộp',
    quantity: 24,
    free: 2,
    price: 185000,
    shipped: 24,
  },
  {
    key: 'b',
    itemId: '2',
    name: 'Cà phê Robusta Buôn Ma Thuột 1 kg',
    code: 'CA_PHE_ROBUSTA_BMT_1KG',
    unit: 'gói',
    quantity: 40,
    free: 0,
    price: 168000,
    shipped: 20,
  },
  {
    key: 'c',
    itemId: '3',
    name: 'Trà ô long Mộc Châu 200 g',
    code: 'TRA_O_LONG_MOC_CHAU_200G',
    unit: 'hộp',
    quantity: 30,
    free: 3,
    price: 142000,
    shipped: 0,
  },
  {
    key: 'd',
    itemId: '4',
    name: 'Phin nhôm Huế cỡ 7',
    code: 'PHIN_NHOM_HUE_7',
    unit: 'cái',
    quantity: 12,
    free: 0,
    price: 65000,
    shipped: 0,
  },
  { key: 'e', itemId: '5', name: 'Phí giao nội thành', code: 'Dịch vụ', quantity: 1, free: 0, price: 120000 },
]

export interface SampleProduct {
  name: string
  code: string
  price: number
}

const product = (value: string, name: string, code: string, price: number): PickerOption<SampleProduct> => ({
  value,
  label: name,
  detail: code,
  data: { name, code, price },
})

export const products: PickerOption<SampleProduct>[] = [
  product('1', 'Trà sen Tây Hồ 100 g', 'TRA_SEN_TAY_HO_100G', 185000),
  product('2', 'Cà phê Robusta Buôn Ma Thuột 1 kg', 'CA_PHE_ROBUSTA_BMT_1KG', 168000),
  product('3', 'Trà ô long Mộc Châu 200 g', 'TRA_O_LONG_MOC_CHAU_200G', 142000),
  product('4', 'Phin nhôm Huế cỡ 7', 'PHIN_NHOM_HUE_7', 65000),
  product('6', 'Mật ong bạc hà Hà Giang 500 ml', 'MAT_ONG_BAC_HA_500ML', 170000),
  product('7', 'Hộp quà Tết Mộc Sương, gỗ thông', 'HOP_QUA_TET_GO', 900000),
]

export interface SampleFund {
  id: string
  number: string
  at: string
  name: string
  about: string
  group: string
  label: string
  amount: number
  balance: number | null
  state: 'completed' | 'pending' | 'cancelled'
}

const fund = (
  number: string,
  at: string,
  name: string,
  about: string,
  group: string,
  label: string,
  amount: number,
  balance: number | null,
  state: SampleFund['state'] = 'completed',
): SampleFund => ({
  id: number,
  number,
  at,
  name,
  about,
  group,
  label,
  amount,
  balance,
  state,
})

export const funds: SampleFund[] = [
  fund('T000318', '2026-11-21T06:52:00Z', 'Thu tiền đơn S000430', 'Khách sạn Sông Hương', 'Bán hàng', 'Vietcombank', 12480000, 291640000),
  fund('C000207', '2026-11-21T04:30:00Z', 'Tiền điện kho Thủ Đức tháng 10', 'EVN HCMC', 'Chi khác', 'Vietcombank', -4860000, 279160000),
  fund('T000317', '2026-11-21T04:05:00Z', 'Đặt cọc đơn S000428', 'Đại lý Nguyễn Văn Hiếu', 'Bán hàng', 'Vietcombank', 10000000, 284020000),
  fund(
    'T000316',
    '2026-11-21T03:48:00Z',
    'Thu tiền đơn S000427',
    'Công ty TNHH Thương mại An Khang',
    'Bán hàng',
    'Tiền mặt',
    3000000,
    274020000,
  ),
  fund('C000206', '2026-11-21T03:14:00Z', 'Thuê xe giao Đà Nẵng', 'Nguyễn Hữu Phước', 'Chi khác', 'Tiền mặt', -6200000, null, 'pending'),
  fund('T000315', '2026-11-20T08:33:00Z', 'Thu tiền đơn S000424', 'Bếp Nhà Mệ', 'Bán hàng', 'MoMo', 2150000, 271020000),
  fund(
    'T000314',
    '2026-11-20T08:20:00Z',
    'Thu tiền đơn S000424',
    'Quốc Bảo hoàn 15:31, gõ nhầm số tiền',
    'Bán hàng',
    'MoMo',
    2510000,
    null,
    'cancelled',
  ),
  fund(
    'C000205',
    '2026-11-20T04:02:00Z',
    'Trả tiền nhập cà phê nhân P000094',
    'HTX Nông sản Cư Kuin',
    'Mua hàng',
    'Vietcombank',
    -48600000,
    268870000,
  ),
  fund(
    'C000204',
    '2026-11-20T02:40:00Z',
    'Hoa hồng tháng 10',
    'Đại lý Lê Thị Mỹ Dung',
    'Hoa hồng đại lý',
    'Vietcombank',
    -3150000,
    317470000,
  ),
  fund(
    'T000313',
    '2026-11-19T10:15:00Z',
    'Đặt cọc quà Tết đơn S000422',
    'Văn phòng Luật Trường Sơn',
    'Bán hàng',
    'Vietcombank',
    9450000,
    320620000,
  ),
]

const income = [15, 24, 21, 27.5, 19, 10, 6.5, 22, 26.5, 23, 30, 19.5, 11, 8, 25.5, 28.5, 24, 30.5, 34, 22, 13]
const cost = [9, 16, 13, 19, 12, 6, 4.5, 14, 16, 15.5, 19, 12, 7, 5, 17.5, 19, 15, 21, 22, 13.5, 9]
const profit = income.map((_, at) => income.slice(0, at + 1).reduce((sum, value, index) => sum + value - (cost[index] ?? 0), 0))

export const days = income.map((value, at) => ({
  key: `2026-11-${String(at + 1).padStart(2, '0')}`,
  label: String(at + 1),
  values: [value * 1e6, (cost[at] ?? 0) * 1e6],
  line: (profit[at] ?? 0) * 1e6,
}))
