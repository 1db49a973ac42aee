import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { dong, type Dong } from '@shared/foundation/money/money'
import type { Right } from '@shared/foundation/rights/rights'

/** The demo company: a tea and coffee house in Thủ Đức that sells to shops, hotels and families. */
export const company = { name: 'Mộc Sương', slug: 'demo', slogan: 'Trà và cà phê từ cao nguyên' } as const

export const founder = { name: 'Trần Thu Hà', emailRaw: 'thuha@mocsuong.example', title: 'Giám đốc' } as const

/** The founder's second company: it roasts coffee, and sells it to the first and to others. */
export const sister = {
  name: 'Mộc Sương Đà Lạt',
  slug: 'dalat',
  slogan: 'Xưởng rang cà phê',
  warehouse: { name: 'Xưởng rang Cầu Đất', address: '27 Xuân Trường, Đà Lạt' },
  customers: [
    { name: 'Cà phê Sương Sớm', phone: '0263 355 1180', address: '14 Phan Đình Phùng, Đà Lạt' },
    { name: 'Khách sạn Hồ Xuân', phone: '0263 382 6644', address: '3 Nguyễn Thái Học, Đà Lạt' },
    { name: 'Quán Gió Lạc Dương', phone: '0263 383 9020', address: '51 Văn Cao, Lạc Dương' },
  ],
} as const

/** Who runs the installation: a workspace of their own, without books, from which the platform is looked after. */
export const platform = { name: 'Nền tảng', slug: 'nentang' } as const
export const administrator = { name: 'Hồ Đức Huy', emailRaw: 'duchuy@nentang.example', title: 'Giám đốc' } as const

/** Each workspace that the demo makes, with who founds it: `foundWorkspace` makes no other, and a making that was cut off clears these. */
export const demoWorkspaces = [
  { ...company, founder },
  { ...platform, founder: administrator },
  { name: sister.name, slug: sister.slug, founder },
] as const
export type DemoSlug = (typeof demoWorkspaces)[number]['slug']

export interface DemoMember {
  readonly name: string
  readonly username: string
  readonly title: string
  readonly division: string
  readonly rights: readonly Right[]
  readonly baseSalary: number
  /** Where they are paid; absent: in cash. */
  readonly bank?: string
}

/** With the founder they are eight; each has rights of another kind. */
export const members: readonly DemoMember[] = [
  {
    name: 'Lê Khánh Ly',
    username: 'khanhly',
    title: 'Trưởng phòng bán hàng',
    division: 'Bán hàng',
    rights: ['/sales', '/report'],
    baseSalary: 16_000_000,
    bank: 'Techcombank 1903 5518 2207',
  },
  {
    name: 'Nguyễn Phương Uyên',
    username: 'phuonguyen',
    title: 'Nhân viên bán hàng',
    division: 'Bán hàng',
    rights: ['/sales', '/adbreaks/resourcer'],
    baseSalary: 11_000_000,
  },
  {
    name: 'Phạm Đức Thịnh',
    username: 'ducthinh',
    title: 'Thủ kho',
    division: 'Kho',
    rights: ['/sales', '/purchases'],
    baseSalary: 12_000_000,
    bank: 'MB 0908 771 2246',
  },
  {
    name: 'Võ Minh Tâm',
    username: 'minhtam',
    title: 'Nhân viên mua hàng',
    division: 'Mua hàng',
    rights: ['/purchases'],
    baseSalary: 11_500_000,
    bank: 'ACB 2288 41907',
  },
  {
    name: 'Đặng Thị Ngọc',
    username: 'ngoc',
    title: 'Kế toán',
    division: 'Kế toán',
    rights: ['/funds', '/report', '/sales', '/purchases'],
    baseSalary: 15_000_000,
    bank: 'BIDV 3141 0008 27734',
  },
  {
    name: 'Bùi Hoài An',
    username: 'hoaian',
    title: 'Nhân sự',
    division: 'Văn phòng',
    rights: ['/office/hr'],
    baseSalary: 13_000_000,
    bank: 'Vietcombank 0071 0046 51183',
  },
  {
    name: 'Hoàng Gia Bảo',
    username: 'giabao',
    title: 'Giám đốc điều hành',
    division: 'Ban giám đốc',
    rights: ['bod'],
    baseSalary: 30_000_000,
    bank: 'Vietcombank 0071 0033 81902',
  },
]

export const warehouses = [
  { name: 'Thủ Đức', address: '12 Kha Vạn Cân, Linh Đông, Thủ Đức' },
  { name: 'Quận 1', address: '88 Nguyễn Du, Bến Nghé, Quận 1' },
  { name: 'Đà Nẵng', address: '35 Lê Duẩn, Hải Châu, Đà Nẵng' },
] as const

export interface DemoProduct {
  readonly name: string
  readonly unit: string
  readonly price: number
  readonly cost: number
}

const sizes = (name: string, unit: string, variants: readonly (readonly [string, number, number])[]): DemoProduct[] =>
  variants.map(([size, price, cost]) => ({ name: `${name} ${size}`, unit, price, cost }))

/** Goods by category: 74 of them; with the services they are 80. */
export const goods: Readonly<Record<string, readonly DemoProduct[]>> = {
  Trà: [
    ...sizes('Trà sen Tây Hồ', 'hộp', [
      ['50 g', 105_000, 62_000],
      ['100 g', 185_000, 112_000],
      ['200 g', 345_000, 214_000],
    ]),
    ...sizes('Trà ô long Mộc Châu', 'hộp', [
      ['100 g', 82_000, 47_000],
      ['200 g', 142_000, 86_000],
      ['500 g', 328_000, 205_000],
    ]),
    ...sizes('Trà xanh Thái Nguyên', 'gói', [
      ['100 g', 55_000, 31_000],
      ['200 g', 98_000, 57_000],
      ['500 g', 225_000, 138_000],
    ]),
    ...sizes('Trà Shan tuyết Hà Giang', 'hộp', [
      ['100 g', 165_000, 98_000],
      ['250 g', 365_000, 226_000],
    ]),
    ...sizes('Trà lài Bảo Lộc', 'gói', [
      ['100 g', 48_000, 26_000],
      ['250 g', 105_000, 61_000],
    ]),
    ...sizes('Hồng trà cổ thụ', 'hộp', [
      ['100 g', 135_000, 79_000],
      ['250 g', 298_000, 181_000],
    ]),
    ...sizes('Trà atisô Đà Lạt', 'hộp', [
      ['20 gói', 52_000, 29_000],
      ['100 gói', 215_000, 126_000],
    ]),
    ...sizes('Trà gừng mật ong', 'hộp', [['20 gói', 46_000, 25_000]]),
    ...sizes('Bạch trà Suối Giàng', 'hộp', [['50 g', 245_000, 152_000]]),
  ],
  'Cà phê': [
    ...sizes('Cà phê Robusta Buôn Ma Thuột', 'gói', [
      ['250 g', 52_000, 33_000],
      ['500 g', 92_000, 60_000],
      ['1 kg', 168_000, 113_000],
    ]),
    ...sizes('Cà phê Arabica Cầu Đất', 'gói', [
      ['250 g', 98_000, 63_000],
      ['500 g', 182_000, 121_000],
      ['1 kg', 345_000, 233_000],
    ]),
    ...sizes('Cà phê Culi', 'gói', [
      ['500 g', 108_000, 70_000],
      ['1 kg', 198_000, 133_000],
    ]),
    ...sizes('Cà phê phin giấy', 'hộp', [
      ['10 gói', 75_000, 44_000],
      ['30 gói', 205_000, 126_000],
    ]),
    ...sizes('Cà phê hoà tan sấy lạnh', 'hộp', [
      ['15 gói', 68_000, 39_000],
      ['60 gói', 245_000, 149_000],
    ]),
    ...sizes('Cà phê chồn hương', 'hộp', [['250 g', 420_000, 265_000]]),
    ...sizes('Cà phê rang mộc Sơn La', 'gói', [
      ['250 g', 89_000, 56_000],
      ['500 g', 168_000, 109_000],
    ]),
    ...sizes('Cold brew', 'chai', [
      ['330 ml', 45_000, 24_000],
      ['1 lít', 118_000, 67_000],
    ]),
  ],
  'Mật ong và mứt': [
    ...sizes('Mật ong bạc hà Hà Giang', 'chai', [
      ['250 ml', 165_000, 104_000],
      ['500 ml', 310_000, 201_000],
    ]),
    ...sizes('Mật ong hoa cà phê', 'chai', [['500 ml', 145_000, 88_000]]),
    ...sizes('Mứt gừng Huế', 'hộp', [['300 g', 72_000, 41_000]]),
    ...sizes('Mứt dâu tằm', 'hũ', [['350 g', 68_000, 38_000]]),
    ...sizes('Hạt điều rang muối', 'hũ', [['500 g', 195_000, 138_000]]),
    ...sizes('Hạt mắc ca', 'túi', [['500 g', 148_000, 102_000]]),
    ...sizes('Chuối sấy dẻo', 'túi', [['250 g', 52_000, 29_000]]),
  ],
  'Dụng cụ pha': [
    ...sizes('Phin nhôm Huế', 'cái', [
      ['cỡ 6', 48_000, 27_000],
      ['cỡ 7', 65_000, 37_000],
      ['cỡ 9', 88_000, 52_000],
    ]),
    ...sizes('Phin inox', 'cái', [
      ['nhỏ', 72_000, 41_000],
      ['lớn', 98_000, 58_000],
    ]),
    ...sizes('Ấm tử sa', 'cái', [
      ['150 ml', 385_000, 241_000],
      ['220 ml', 520_000, 335_000],
    ]),
    ...sizes('Bộ ấm chén Bát Tràng', 'bộ', [
      ['6 chén', 465_000, 298_000],
      ['4 chén', 385_000, 245_000],
    ]),
    ...sizes('Ly sứ Bát Tràng', 'cái', [['250 ml', 78_000, 44_000]]),
    ...sizes('Máy xay tay', 'cái', [['30 g', 545_000, 368_000]]),
    ...sizes('Bình pha lạnh', 'cái', [['800 ml', 265_000, 168_000]]),
    ...sizes('Giấy lọc V60', 'hộp', [['100 tờ', 92_000, 56_000]]),
    ...sizes('Cân điện tử pha chế', 'cái', [['2 kg', 325_000, 214_000]]),
  ],
  'Quà tặng': [
    ...sizes('Hộp quà Tết Mộc Sương', 'hộp', [
      ['Xuân', 900_000, 565_000],
      ['Phú', 1_350_000, 862_000],
      ['Quý', 1_850_000, 1_190_000],
    ]),
    ...sizes('Giỏ quà cao nguyên', 'giỏ', [
      ['nhỏ', 420_000, 268_000],
      ['lớn', 780_000, 506_000],
    ]),
    ...sizes('Set trà chiều', 'hộp', [
      ['2 người', 295_000, 178_000],
      ['4 người', 485_000, 301_000],
    ]),
    ...sizes('Túi vải canvas', 'cái', [
      ['nâu', 85_000, 46_000],
      ['xanh', 85_000, 46_000],
    ]),
    ...sizes('Hộp quà doanh nghiệp', 'hộp', [
      ['tiêu chuẩn', 560_000, 352_000],
      ['cao cấp', 980_000, 628_000],
    ]),
    ...sizes('Thiệp chúc mừng', 'cái', [
      ['giấy dó', 25_000, 11_000],
      ['in màu', 18_000, 7_000],
      ['nhung đỏ', 35_000, 16_000],
    ]),
    ...sizes('Nến thơm cà phê', 'hũ', [
      ['150 g', 165_000, 92_000],
      ['300 g', 285_000, 164_000],
    ]),
  ],
}

export const services: readonly DemoProduct[] = [
  { name: 'Phí giao nội thành', unit: 'lần', price: 30_000, cost: 0 },
  { name: 'Phí giao ngoại thành', unit: 'lần', price: 60_000, cost: 0 },
  { name: 'Gói quà theo yêu cầu', unit: 'lần', price: 25_000, cost: 0 },
  { name: 'In logo lên hộp', unit: 'lần', price: 250_000, cost: 0 },
  { name: 'Đào tạo pha chế tại quán', unit: 'buổi', price: 1_500_000, cost: 0 },
  { name: 'Bảo dưỡng máy xay', unit: 'lần', price: 350_000, cost: 0 },
]

export interface DemoPartner {
  readonly name: string
  readonly phone: string
  readonly address: string
  /** Days of credit, where some are agreed. */
  readonly paymentDays?: number
  readonly creditLimit?: Dong
  /** Of companies. */
  readonly taxCode?: string
  /** Where an agent's commissions go. */
  readonly bank?: string
}

const partner = (
  name: string,
  phone: string,
  address: string,
  terms: Pick<DemoPartner, 'paymentDays' | 'creditLimit' | 'taxCode' | 'bank'> = {},
): DemoPartner => ({
  name,
  phone,
  address,
  ...terms,
})

/** Agents, and those who buy for a business, pay by the month. */
const monthly30 = { paymentDays: 30, creditLimit: dong(300_000_000) }

export const customers: readonly DemoPartner[] = [
  partner('Công ty TNHH Thương mại An Khang', '0903 418 276', '48 Đặng Văn Bi, Bình Thọ, Thủ Đức', { ...monthly30, taxCode: '0312456817' }),
  partner('Chuỗi cà phê Bến Thơ', '0938 551 204', '17 Trần Cao Vân, Quận 3', { paymentDays: 15 }),
  partner('Khách sạn Sông Hương', '0234 382 2122', '51 Lê Lợi, Huế', { ...monthly30, taxCode: '3300915275' }),
  partner('Tạp hoá Cô Tám', '0907 113 558', '209 Lê Văn Việt, Thủ Đức'),
  partner('Quán Nhà Gió', '0263 355 1480', '6 Hồ Tùng Mậu, Đà Lạt, Lâm Đồng'),
  partner('Siêu thị mini Hương Việt', '0251 389 7765', '120 Phạm Văn Thuận, Biên Hoà, Đồng Nai', { paymentDays: 7 }),
  partner('Bếp Nhà Mẹ', '0235 391 6688', '33 Trần Phú, Hội An, Quảng Nam'),
  partner('Văn phòng Luật Trường Sơn', '0918 226 410', '95 Hai Bà Trưng, Hà Nội'),
  partner('Nhà hàng Chay Thiện Duyên', '0254 352 9090', '14 Hạ Long, Vũng Tàu'),
  partner('Công ty CP Du lịch Biển Đảo', '0258 352 4421', '72 Trần Phú, Nha Trang, Khánh Hoà', { taxCode: '4201739052' }),
  partner('Trường Mầm non Hoa Mi', '0256 382 7714', '8 Nguyễn Huệ, Quy Nhơn, Bình Định'),
  partner('Cửa hàng Quà Xưa', '0912 774 031', '27 Hàng Gai, Hà Nội'),
  partner('Homestay Lá Thông', '0263 356 2209', '12 Khe Sanh, Đà Lạt, Lâm Đồng'),
  partner('Công ty TNHH Phần mềm Sao Khuê', '028 3997 1250', '364 Cộng Hoà, Tân Bình', { taxCode: '0315098479' }),
  partner('Nhà sách Phương Đông', '0236 382 1470', '68 Hùng Vương, Đà Nẵng'),
  partner('Spa Sen Trắng', '0909 640 772', '151 Võ Thị Sáu, Quận 3'),
  partner('Đỗ Thị Ngọc Bích', '0905 331 864', '40 Bạch Đằng, Nha Trang, Khánh Hoà'),
  partner('Nguyễn Hoàng Long', '0977 204 815', '22 Lý Thường Kiệt, Quận 10'),
  partner('Trần Mỹ Duyên', '0986 118 540', '5 Phan Đình Phùng, Phú Nhuận'),
  partner('Lý Quốc Bảo', '0932 447 196', '310 Nguyễn Trãi, Quận 5'),
  partner('Hồ Thanh Vân', '0914 902 377', '19 Lê Hồng Phong, Cần Thơ'),
  partner('Phan Nhật Minh', '0968 570 214', '77 Nguyễn Văn Cừ, Long Biên, Hà Nội'),
  partner('Cao Thị Lan Hương', '0945 663 128', '2 Ngô Quyền, Hải Phòng'),
  partner('Câu lạc bộ Golf Đồi Xanh', '0251 356 1188', 'Long Thành, Đồng Nai'),
  partner('Bệnh viện Quốc tế Phúc An', '028 5413 3300', '6 Nguyễn Lương Bằng, Quận 7'),
  partner('Công ty CP Bao bì Tân Việt', '0274 375 6620', 'KCN Sóng Thần, Dĩ An, Bình Dương'),
  partner('Ngân hàng Đông Phương, CN Thủ Đức', '028 3896 4417', '210 Võ Văn Ngân, Thủ Đức', { taxCode: '0200987619-004' }),
  partner('Tiệm bánh Mây', '0933 518 206', '61 Trần Quang Diệu, Quận 3'),
]

export const agents: readonly DemoPartner[] = [
  partner('Đại lý Nguyễn Văn Hiếu', '0907 665 124', '88 Mậu Thân, Ninh Kiều, Cần Thơ', {
    ...monthly30,
    bank: 'Vietcombank 0071 0028 11904',
  }),
  partner('Đại lý Thanh Trà', '0913 448 290', '15 Quang Trung, Vinh, Nghệ An', { ...monthly30, bank: 'MB 0974 220 561' }),
  partner('Đại lý Hoa Ban', '0982 137 655', '102 Chu Văn Thịnh, Sơn La', { bank: 'Agribank 3200 2051 77816' }),
  partner('Đại lý Minh Châu', '0939 872 415', '45 Phạm Ngũ Lão, Rạch Giá, Kiên Giang', { bank: 'ACB 7712 60945' }),
  partner('Đại lý Bảo Trâm', '0961 554 308', '9 Hoàng Văn Thụ, Pleiku, Gia Lai'),
  partner('Đại lý Phúc Lộc', '0978 206 143', '230 Trần Hưng Đạo, Long Xuyên, An Giang'),
]

export const suppliers: readonly DemoPartner[] = [
  partner('HTX Trà Mộc Châu', '0212 386 9001', 'Tiểu khu Chè Đen, Mộc Châu, Sơn La', { paymentDays: 30 }),
  partner('Nông trại Cầu Đất', '0263 383 5577', 'Xuân Trường, Đà Lạt, Lâm Đồng', { paymentDays: 15, taxCode: '5801420365' }),
  partner('Rang xay Ban Mê', '0262 395 4412', '18 Phan Bội Châu, Buôn Ma Thuột, Đắk Lắk'),
  partner('Gốm sứ Bát Tràng Hoà Phát', '0243 874 1120', 'Bát Tràng, Gia Lâm, Hà Nội'),
  partner('Ong mật Hà Giang', '0219 386 7745', 'Đồng Văn, Hà Giang'),
  partner('In và bao bì Tân Việt', '0274 375 6600', 'KCN Sóng Thần, Dĩ An, Bình Dương', { taxCode: '3700519205' }),
]

export const tags = ['Sỉ', 'Xuất hoá đơn', 'Giao sáng', 'Quà Tết', 'Khách quen'] as const
/** Chosen by hand; the others' colours follow from their names. */
export const tagColors = { 'Quà Tết': '#b3362b', 'Giao sáng': '#2f68b0' }

/** Recurring money out and in, by fund group: what for, to whom, how much, on which day of the month. */
export const monthly = [
  { group: FUND_GROUPS.otherExpenses.name, name: 'Cước Internet và điện thoại', recipientName: 'VNPT', amount: 1_180_000, day: 10 },
  { group: FUND_GROUPS.otherExpenses.name, name: 'Tiền điện', recipientName: 'EVN TP.HCM', amount: 4_860_000, day: 12 },
  { group: FUND_GROUPS.otherExpenses.name, name: 'Tiền nước', recipientName: 'Cấp nước Thủ Đức', amount: 640_000, day: 12 },
  { group: FUND_GROUPS.otherIncome.name, name: 'Lãi tiền gửi', recipientName: 'Vietcombank', amount: 1_450_000, day: 25 },
] as const

/** Now and then, any day. */
export const occasional = [
  {
    group: FUND_GROUPS.otherExpenses.name,
    name: 'Xăng xe giao hàng',
    recipientName: 'Cửa hàng xăng dầu 12',
    least: 180_000,
    most: 650_000,
  },
  { group: FUND_GROUPS.otherExpenses.name, name: 'Văn phòng phẩm', recipientName: 'Nhà sách Phương Đông', least: 120_000, most: 940_000 },
  {
    group: FUND_GROUPS.otherExpenses.name,
    name: 'Thuê xe giao hàng tỉnh',
    recipientName: 'Nhà xe Thành Bưởi',
    least: 800_000,
    most: 3_200_000,
  },
  { group: FUND_GROUPS.otherExpenses.name, name: 'Quảng cáo mạng xã hội', recipientName: 'Meta', least: 500_000, most: 2_500_000 },
  { group: FUND_GROUPS.otherExpenses.name, name: 'Sửa máy rang', recipientName: 'Cơ khí Hoà Bình', least: 900_000, most: 3_260_000 },
  {
    group: FUND_GROUPS.otherExpenses.name,
    name: 'Hộp giấy kraft in logo',
    recipientName: 'In và bao bì Tân Việt',
    least: 1_500_000,
    most: 5_400_000,
  },
  {
    group: FUND_GROUPS.otherExpenses.name,
    name: 'Quà tri ân đại lý',
    recipientName: 'Siêu thị mini Hương Việt',
    least: 600_000,
    most: 2_400_000,
  },
  {
    group: FUND_GROUPS.otherIncome.name,
    name: 'Bán bao tải, phế liệu',
    recipientName: 'Vựa ve chai Tư Lành',
    least: 150_000,
    most: 600_000,
  },
] as const

/** What the company owns or rents, and who keeps it. */
export interface Holding {
  readonly group: 'Owned Assets' | 'Rented Assets'
  readonly name: string
  readonly asset_code?: string
  readonly address?: string
  readonly keeper: string
  /** Who is paid for it. */
  readonly from?: string
  /** Owned before the books began: bought so many months before its day, lost over so many. */
  readonly owned?: { readonly amount: number; readonly monthsBefore: number; readonly months: number }
  /** Paid at once, and lost over so many months. */
  readonly paid?: { readonly amount: number; readonly months: number }
  /** Paid each month. */
  readonly rent?: number
  /** How many days after the first. */
  readonly after?: number
  readonly maintenance?: { readonly name: string; readonly period: 1 | 3 | 6 | 12 }
}

export const holdings: readonly Holding[] = [
  {
    group: 'Owned Assets',
    name: 'Máy rang cà phê 15 kg',
    asset_code: 'MR-01',
    address: 'Kho Thủ Đức',
    keeper: 'ducthinh',
    from: 'Cơ khí Hoà Bình',
    paid: { amount: 168_000_000, months: 60 },
    maintenance: { name: 'Bảo dưỡng máy rang, tra dầu', period: 3 },
  },
  {
    group: 'Owned Assets',
    name: 'Xe tải nhỏ',
    asset_code: '51D-284.66',
    keeper: 'ducthinh',
    from: 'Ô tô Trường Phát',
    paid: { amount: 312_000_000, months: 72 },
    maintenance: { name: 'Đăng kiểm xe tải', period: 12 },
  },
  {
    group: 'Owned Assets',
    name: 'Máy tính xách tay × 4',
    keeper: 'ngoc',
    from: 'Điện máy Sao Việt',
    address: 'Văn phòng',
    paid: { amount: 72_000_000, months: 36 },
  },
  {
    group: 'Owned Assets',
    name: 'Máy ép nắp túi zip',
    asset_code: 'ME-02',
    address: 'Kho Thủ Đức',
    keeper: 'ducthinh',
    owned: { amount: 36_000_000, monthsBefore: 27, months: 60 },
  },
  {
    group: 'Owned Assets',
    name: 'Tủ lạnh trưng bày cold brew',
    keeper: 'phuonguyen',
    from: 'Điện máy Sao Việt',
    address: 'Quận 1',
    after: 30,
    paid: { amount: 21_600_000, months: 36 },
  },
  {
    group: 'Rented Assets',
    name: 'Kho Thủ Đức',
    address: 'Ông Lâm Văn Sáu',
    keeper: 'ducthinh',
    from: 'Ông Lâm Văn Sáu',
    rent: 18_000_000,
  },
  {
    group: 'Rented Assets',
    name: 'Cửa hàng Quận 1',
    address: 'Bà Trương Mỹ Lệ',
    keeper: 'phuonguyen',
    from: 'Bà Trương Mỹ Lệ',
    rent: 25_000_000,
  },
  {
    group: 'Rented Assets',
    name: 'Phần mềm hoá đơn điện tử',
    keeper: 'ngoc',
    from: 'Hoá đơn Việt',
    paid: { amount: 1_800_000, months: 12 },
  },
]

export const notes = [
  { by: 'hoaian', name: 'Cứu hoả 114, cấp cứu 115', note: 'Bình chữa cháy: sau quầy và cạnh cửa kho.', pinned: true },
  { by: 'ngoc', name: 'Chốt sổ ngày 5 hằng tháng', note: 'Chứng từ tháng trước nộp kế toán trước 17 giờ.' },
  { by: 'founder', name: 'Hạn mức nợ khách sỉ', note: 'Không quá 30 triệu hoặc 45 ngày.', privacy: 'bod' },
] as const
