/** The side of an account on which an amount is written. */
export type Side = 'debit' | 'credit'

/** What the sub-ledger of an account tells apart. */
export type SubLedger = 'label' | 'partner' | 'product' | 'group' | 'asset' | 'member' | 'rate' | 'carrier' | 'none'

interface AccountDescription {
  readonly en: string
  readonly vi: string
  /** The side on which its balance stands as a rule; of income, expense and result that on which they grow. */
  readonly stands: Side
  /** Whether its balance is carried on from year to year, or comes to the year's result. */
  readonly kind: 'balance' | 'income' | 'expense'
  readonly by: SubLedger
}

/** The chart of accounts: numbers of Circular 133/2016/TT-BTC, names for people. */
export const ACCOUNTS = {
  '111': { en: 'Cash', vi: 'Tiền mặt', stands: 'debit', kind: 'balance', by: 'label' },
  '112': { en: 'Bank', vi: 'Tiền gửi ngân hàng', stands: 'debit', kind: 'balance', by: 'label' },
  '131': { en: 'Customers and agents', vi: 'Phải thu khách hàng', stands: 'debit', kind: 'balance', by: 'partner' },
  '1331': { en: 'VAT to be deducted', vi: 'Thuế GTGT được khấu trừ', stands: 'debit', kind: 'balance', by: 'rate' },
  '1381': { en: 'Missing goods to be resolved', vi: 'Tài sản thiếu chờ xử lý', stands: 'debit', kind: 'balance', by: 'product' },
  '1388': {
    en: 'Other receivables: money with carriers',
    vi: 'Phải thu khác: tiền hãng vận chuyển giữ',
    stands: 'debit',
    kind: 'balance',
    by: 'carrier',
  },
  '156': { en: 'Goods', vi: 'Hàng hoá', stands: 'debit', kind: 'balance', by: 'product' },
  '211': { en: 'Assets', vi: 'Tài sản cố định', stands: 'debit', kind: 'balance', by: 'asset' },
  '214': { en: 'Depreciation', vi: 'Hao mòn tài sản cố định', stands: 'credit', kind: 'balance', by: 'asset' },
  '242': { en: 'Prepaid expenses', vi: 'Chi phí trả trước', stands: 'debit', kind: 'balance', by: 'asset' },
  '331': { en: 'Suppliers', vi: 'Phải trả người bán', stands: 'credit', kind: 'balance', by: 'partner' },
  '3331': { en: 'VAT to be paid', vi: 'Thuế GTGT phải nộp', stands: 'credit', kind: 'balance', by: 'rate' },
  '334': { en: 'Pay', vi: 'Phải trả người lao động', stands: 'credit', kind: 'balance', by: 'member' },
  '3381': { en: 'Surplus goods to be resolved', vi: 'Tài sản thừa chờ giải quyết', stands: 'credit', kind: 'balance', by: 'product' },
  '3388': { en: 'Other payables', vi: 'Phải trả, phải nộp khác', stands: 'credit', kind: 'balance', by: 'group' },
  '411': { en: 'Capital and opening balances', vi: 'Vốn chủ sở hữu và số dư đầu', stands: 'credit', kind: 'balance', by: 'none' },
  '421': { en: 'Result of earlier periods', vi: 'Lợi nhuận chưa phân phối', stands: 'credit', kind: 'balance', by: 'none' },
  '511': { en: 'Revenue', vi: 'Doanh thu bán hàng', stands: 'credit', kind: 'income', by: 'product' },
  '632': { en: 'Cost of goods sold', vi: 'Giá vốn hàng bán', stands: 'debit', kind: 'expense', by: 'product' },
  '6421': { en: 'Selling expenses', vi: 'Chi phí bán hàng', stands: 'debit', kind: 'expense', by: 'group' },
  '6422': { en: 'General expenses', vi: 'Chi phí quản lý kinh doanh', stands: 'debit', kind: 'expense', by: 'group' },
  '711': { en: 'Other income', vi: 'Thu nhập khác', stands: 'credit', kind: 'income', by: 'group' },
  '811': { en: 'Other expenses', vi: 'Chi phí khác', stands: 'debit', kind: 'expense', by: 'group' },
} as const satisfies Readonly<Record<string, AccountDescription>>

export type Account = keyof typeof ACCOUNTS

/** All accounts by number. */
export const ACCOUNT_NUMBERS = (Object.keys(ACCOUNTS) as Account[]).sort()

const described: Readonly<Record<Account, AccountDescription>> = ACCOUNTS

/** What an account is called, where its balance stands, and what its sub-ledger tells apart. */
export const describedAccount = (account: Account): AccountDescription => described[account]

export const isAccount = (value: string): value is Account => Object.hasOwn(ACCOUNTS, value)
