import { builtInGroupOf, FUND_GROUPS, type BuiltInGroup } from '@shared/foundation/documents/fund-groups'
import { CHANNELS, type Channel } from '@shared/foundation/documents/order-origin'
import type { Dimension, Measure } from '@shared/areas/questions/rules/measures'
import type { Language } from '@shared/registry/catalogue'

/** Groups that nobody chooses, and that figures tell of. */
const UNLISTED = ['badDebts', 'cashSurplus', 'cashShortage'] as const
type UnlistedGroup = (typeof UNLISTED)[number]

/** What a mailed question says. */
interface MailWords {
  readonly measures: Readonly<Record<Measure, string>>
  readonly dimensions: Readonly<Record<Dimension, string>>
  readonly groups: Readonly<Record<BuiltInGroup | UnlistedGroup, string>>
  readonly channels: Readonly<Record<Channel, string>>
  /** Monday first. */
  readonly weekdays: readonly string[]
  readonly hour: (key: string) => string
  readonly severalTags: string
  readonly total: string
  readonly others: (count: number) => string
  readonly rest: string
  readonly none: string
  readonly nothing: string
  readonly more: (count: number) => string
  readonly open: string
  readonly end: string
  readonly quarter: (key: string) => string
  readonly week: (day: string) => string
}

const quarterOf = (key: string, word: string): string => `${word} ${key.slice(6)}/${key.slice(0, 4)}`

export const mailWords: Readonly<Record<Language, MailWords>> = {
  vi: {
    measures: {
      ordered: 'Doanh thu đặt hàng',
      shipped: 'Doanh thu đã giao',
      cost: 'Giá vốn',
      profit: 'Lãi gộp',
      orders: 'Số đơn',
      returned: 'Đơn trả lại',
      piecesOrdered: 'Số lượng đặt',
      piecesShipped: 'Số lượng đã giao',
      piecesGiven: 'Số lượng tặng',
      paid: 'Khách đã trả',
      discount: 'Chiết khấu',
      income: 'Thu nhập khác',
      expense: 'Chi phí',
      moneyIn: 'Tiền vào',
      moneyOut: 'Tiền ra',
      receivable: 'Phải thu cuối kỳ',
      payable: 'Phải trả cuối kỳ',
      debit: 'Phát sinh nợ',
      credit: 'Phát sinh có',
    },
    dimensions: {
      product: 'Mặt hàng',
      category: 'Nhóm hàng',
      customer: 'Khách hàng',
      agent: 'Đại lý',
      supplier: 'Nhà cung cấp',
      buyer: 'Người mua',
      seller: 'Người bán',
      channel: 'Kênh bán',
      warehouse: 'Kho xuất',
      tag: 'Thẻ',
      weekday: 'Thứ',
      hour: 'Giờ',
      group: 'Loại thu chi',
      label: 'Nơi giữ tiền',
      account: 'Tài khoản kế toán',
      day: 'Ngày',
      week: 'Tuần',
      month: 'Tháng',
      quarter: 'Quý',
      year: 'Năm',
    },
    groups: {
      sales: 'Bán hàng',
      purchases: 'Mua hàng',
      otherIncome: 'Thu khác',
      otherExpenses: 'Chi khác',
      salaries: 'Lương, thưởng',
      commissions: 'Hoa hồng đại lý',
      assets: 'Tài sản',
      opening: 'Số dư đầu kỳ',
      badDebts: 'Xoá nợ khó đòi',
      cashSurplus: 'Thừa quỹ',
      cashShortage: 'Thiếu quỹ',
    },
    channels: {
      office: 'Nhân viên lên đơn',
      counter: 'Quầy bán',
      lazada: 'Lazada',
      shopee: 'Shopee',
      tiki: 'Tiki',
      program: 'Phần mềm',
    },
    weekdays: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
    hour: (key) => `${key} giờ`,
    severalTags: 'Tính ở nhiều thẻ',
    total: 'Cộng',
    others: (count) => `${count} dòng khác`,
    rest: 'Không thuộc dòng nào',
    none: 'Không ghi',
    nothing: 'Trong khoảng này chưa có gì.',
    more: (count) => `… và ${count} dòng nữa trong tệp kèm theo`,
    open: 'Xem',
    end: 'Muốn thôi nhận: mở câu hỏi và tắt "Gửi cho tôi".',
    quarter: (key) => quarterOf(key, 'Quý'),
    week: (day) => `Tuần từ ${day}`,
  },
  en: {
    measures: {
      ordered: 'Revenue ordered',
      shipped: 'Revenue delivered',
      cost: 'Cost of goods',
      profit: 'Profit',
      orders: 'Orders',
      returned: 'Orders returned',
      piecesOrdered: 'Pieces ordered',
      piecesShipped: 'Pieces delivered',
      piecesGiven: 'Pieces given',
      paid: 'Paid by buyers',
      discount: 'Discounts',
      income: 'Other income',
      expense: 'Expenses',
      moneyIn: 'Money in',
      moneyOut: 'Money out',
      receivable: 'Owed to us at the end',
      payable: 'Owed by us at the end',
      debit: 'Debited',
      credit: 'Credited',
    },
    dimensions: {
      product: 'Product',
      category: 'Category',
      customer: 'Customer',
      agent: 'Agent',
      supplier: 'Supplier',
      buyer: 'Buyer',
      seller: 'Seller',
      channel: 'Channel',
      warehouse: 'Warehouse',
      tag: 'Tag',
      weekday: 'Day of the week',
      hour: 'Hour of the day',
      group: 'Group of funds',
      label: 'Where money is',
      account: 'Account of the books',
      day: 'Day',
      week: 'Week',
      month: 'Month',
      quarter: 'Quarter',
      year: 'Year',
    },
    groups: {
      sales: 'Sales',
      purchases: 'Purchases',
      otherIncome: 'Other income',
      otherExpenses: 'Other expenses',
      salaries: 'Salaries and incentives',
      commissions: 'Agent commissions',
      assets: 'Assets',
      opening: 'Opening balance',
      badDebts: 'Bad debts written off',
      cashSurplus: 'Cash surplus',
      cashShortage: 'Cash shortage',
    },
    channels: {
      office: 'Entered by members',
      counter: 'Counter',
      lazada: 'Lazada',
      shopee: 'Shopee',
      tiki: 'Tiki',
      program: 'Programs',
    },
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    hour: (key) => `${key}:00`,
    severalTags: 'Counted with several tags',
    total: 'Total',
    others: (count) => `${count} other rows`,
    rest: 'Of none of these',
    none: 'None',
    nothing: 'There is nothing in this range yet.',
    more: (count) => `… and ${count} more rows in the file`,
    open: 'See',
    end: 'To end these mails open the question and turn off “Mail it to me”.',
    quarter: (key) => quarterOf(key, 'Quarter'),
    week: (day) => `Week from ${day}`,
  },
}

/** What a group of funds is called; a company's own is called what the company calls it. */
export const groupWord = (name: string, language: Language): string => {
  const builtIn = builtInGroupOf(name) ?? UNLISTED.find((key) => FUND_GROUPS[key].name === name)
  return builtIn ? mailWords[language].groups[builtIn] : name
}

/** What a channel is called; of none that there is any more its key. */
export const channelWord = (key: string, language: Language): string => {
  const channel = CHANNELS.find((each) => each === key)
  return channel ? mailWords[language].channels[channel] : key
}
