import { type Static, Type } from '@sinclair/typebox'
import { missingInAmount, missingInFundItems, missingInFundLabel, missingInFundStatus, missingInMonths } from '../rules/stored-as-sent'
import { FUND_STATUSES, PREPAID_ORDERS } from '../../../foundation/documents/funds'
import { FUND_GROUPS, mayReadEntries } from '../../../foundation/documents/fund-groups'
import { KEPT_GROUPS } from '../../../foundation/documents/asset-groups'
import { ARRIVAL_STATES } from '../../../foundation/documents/arrival'
import { fundEntries } from '../rules/entries'
import { fundPostings } from '../rules/postings'
import { ACCOUNT_NUMBERS } from '../../../foundation/ledger/accounts'
import { fundJournal } from '../rules/journal'
import { mayReadOrders, ORDER_GROUP_NAMES } from '../../../foundation/documents/order-kinds'
import { can } from '../../../foundation/rights/rights'
import { countsReport } from '../../../foundation/declaration/counts-report'
import { fundExamples, fundNotes } from './fund-notes'
import { secondPersonFields } from '../../../foundation/rights/second-person'
import { type RowQuery, type Viewer, defineService, report } from '../../../foundation/declaration/define-service'
import { inputInvoice } from './input-invoice'
import { VAT_RATES } from '../../../foundation/documents/vat-rates'
import { payslip } from '../../people/services/pay-shapes'
import {
  bookTime,
  creatorFields,
  day,
  dayOrMonth,
  flag,
  id,
  instant,
  judged,
  knownAt,
  list,
  literalOf,
  money,
  month,
  name,
  oneOf,
  optional,
  orNull,
  picture,
  shape,
  text,
  unitCost,
  updaterFields,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'

/** Notices of banks that an entry keeps. */
export const MAX_BANK_NOTICES = 50

const count = () => Type.Number({ minimum: 0, maximum: 1e9 })
const itemWords = {
  name: name('funds.item-name-invalid'),
  /** The SKU of the product that it is, as it stood then. */
  slug: optional(text(100)),
  productId: optional(id('products')),
  group: optional(oneOf(['goods', 'others'])),
  note: optional(text(500)),
  unit: optional(text(30)),
}
const item = shape({
  ...itemWords,
  price: unitCost(),
  quantity: count(),
  /** How many of them are free. */
  quantityGift: optional(count()),
})
/**
 * What a price and a quantity hold is judged by the domain's rule, whose text is the specification's; no price is 0, and quantities are
 * kept in whole pieces.
 */
const itemInput = shape({
  ...itemWords,
  price: optional(judged(unitCost())),
  quantity: judged(count()),
  quantityGift: optional(judged(count())),
})

const fields = {
  name: optional(text(500)),
  recipientName: optional(text()),
  recipientInfo: optional(text(500)),
  note: optional(text(2000)),
  /** The account its money lies in, one of the workspace's; what counts without one lies in cash, or in the first the workspace has. */
  label: optional(text(60)),
  refId: optional(text()),
  avatar: optional(picture()),
}

/** What an entry keeps of a partner at the time it was made. */
const partner = shape({ _id: id('assets'), name: text() })

export const fund = shape({
  _id: id('funds'),
  ...workspaceFields,
  ...creatorFields,
  ...updaterFields,
  /** The name of its fund group. */
  group: text(),
  isCredit: flag(),
  /** Signed: money in is positive, money out negative. */
  amount: money(),
  /** `refunded` is the row of a reversal; the entry that was taken back is `cancelled`, or stays `completed` where a part of it is kept. */
  status: oneOf(FUND_STATUSES),
  /** Of a pending or completed entry: T000001 for money in, C000001 for money out; never used again. */
  number: optional(text(20)),
  ...fields,
  items: optional(list(item, 100)),
  orderId: optional(id('orders')),
  order: optional(shape({ _id: id('orders'), order_number: text(20), group: text(20), created: instant() })),
  customerId: optional(id('assets')),
  customer: optional(partner),
  agentId: optional(id('assets')),
  agent: optional(partner),
  supplierId: optional(id('assets')),
  supplier: optional(partner),
  /** What it is paid for: an owned or rented asset. */
  assetId: optional(id('assets')),
  asset: optional(shape({ _id: id('assets'), name: text(), group: text() })),
  /** The months over which what is paid is lost; of the group Assets. */
  assetSince: optional(month()),
  assetUntil: optional(month()),
  /** What is lost each month, negative; the last month takes the remainder too. */
  assetDepre: optional(money()),
  /** Of an asset that was owned before the books began: what of it was lost by the end of the entry's day, whole dong above 0. */
  assetDepreciated: optional(money()),
  /** The day its asset was removed: nothing is lost from the next month on. */
  assetEnded: optional(day()),
  /** The seller's invoice of an expense. */
  inputInvoice: optional(inputInvoice),
  /** What of it is VAT that is deducted, at which rate and on what; of a company by deduction. */
  inputVat: optional(shape({ rate: literalOf(VAT_RATES), base: money(), amount: money() })),
  instantPayment: optional(flag()),
  recurringPayment: optional(flag()),
  /** Whose salary it pays: of `month`, or ahead of it. With an agent, `month` is that of the commission. */
  userId: optional(id('users')),
  user: optional(shape({ _id: id('users'), name: text() })),
  month: optional(month()),
  /** What the month came to when it was paid. */
  payslip: optional(payslip),
  /** The workspace whose key made the entry; the key counts as its creator. */
  byKey: optional(flag()),
  /** Of before the books began: a partner's balance that was paid ahead, or an asset that was owned. It moved no cash of these books. */
  isOpening: optional(flag()),
  completedAt: optional(instant()),
  refundedAt: optional(instant()),
  refundedBy: optional(text()),
  refundReason: optional(text(500)),
  /** The row of its reversal, on the day it was refunded. */
  reversedBy: optional(id('funds')),
  /** What was given back of it in parts, each by an entry of its own that names it: whole dong above 0, at most its amount. */
  refundedAmount: optional(money()),
  /** Of a reversal: the entry it takes back, wholly or in part. */
  reverses: optional(id('funds')),
  /** The number of that entry. */
  reversesNumber: optional(text(20)),
  /** Of a reversal: it gives back a part; the entry it names stays completed. */
  isPart: optional(flag()),
  /** The other entry of a transfer between labels: what happens to one happens to both. */
  transferWith: optional(id('funds')),
  /** The label of that other entry. */
  transferLabel: optional(text(60)),
  /** The count of cash whose difference it books. */
  dayCloseId: optional(id('dayCloses')),
  /** The shift at a counter whose difference it books, or whose cash it carried. */
  shiftId: optional(id('shifts')),
  /** So many orders of a series were paid ahead, this entry being the first; and the month of the last, once all are paid. */
  prepaid: optional(whole({ maximum: 12 })),
  prepaidUntil: optional(month()),
  /** The first entry of what was paid ahead. */
  prepaidOf: optional(id('funds')),
  /** The balance after this entry; in lists, for entries that moved the books. */
  balance: optional(money()),
  balanceLabel: optional(money()),
  /** Of an entry that pays a member or an agent: what is known of its money since it was sent; absent: on its way. */
  arrival: optional(
    shape({
      state: oneOf(ARRIVAL_STATES),
      /** When the bank told it, or somebody marked it. */
      at: instant(),
      /** The bank (`Vietcombank (SePay)`), or whoever marked it. */
      by: text(),
      byHand: flag(),
      /** What the bank told in all, whole dong: what left the account less what came back; absent where it told nothing. */
      told: optional(money()),
    }),
  ),
  ...secondPersonFields(['completed', 'refunded']),
})
export type Fund = Static<typeof fund>

export const fundCreate = shape({
  ...fields,
  items: optional(list(itemInput, 100)),
  /** Absent only of a transfer. */
  group: optional(name('funds.group-required')),
  /** Moves the amount from `label` to this one: a pair of entries, the one that goes out is answered. */
  transferTo: optional(text(60)),
  // Judged by the domain's rule, whose text is the specification's: it may be missing, too large or not a number.
  amount: optional(judged(money())),
  created: optional(bookTime()),
  status: optional(oneOf(['new-entry', 'pending', 'completed'])),
  orderId: optional(id('orders')),
  customerId: optional(id('assets')),
  agentId: optional(id('assets')),
  supplierId: optional(id('assets')),
  /** An owned or rented asset; with one of the ways it is paid over months, by the board. */
  assetId: optional(id('assets')),
  instantPayment: optional(flag()),
  recurringPayment: optional(flag()),
  assetSince: optional(month({ error: 'funds.months-invalid' })),
  assetUntil: optional(month({ error: 'funds.months-invalid' })),
  /** With an order that comes again: pays so many of them, one after another, out of the amount. */
  prepaid: optional(
    Type.Union(
      PREPAID_ORDERS.map((count) => Type.Literal(count)),
      { kind: 'number' },
    ),
  ),
  /** Of an expense: the seller's invoice. No purchase and no other expense has it. */
  inputInvoice: optional(inputInvoice),
  /** Pays a member's salary, or an agent's commission, of `month`: all that is left, or of a salary as much of it as `amount` says; a member's
   *  without a month is an advance. */
  userId: optional(id('users')),
  month: optional(month({ error: 'payroll.month-invalid' })),
  /** With a member: what their month was given so far as the payer saw it (advances and what waits included), whole dong. Refused with 409
   *  when it is another sum by now, so that two who pay at once pay nobody twice. */
  givenBefore: optional(money({ minimum: 0 })),
})
export type FundCreate = Static<typeof fundCreate>

export const fundPatch = shape({
  ...fields,
  items: optional(list(itemInput, 100)),
  group: optional(name('funds.group-required')),
  amount: optional(judged(money())),
  created: optional(bookTime()),
  status: optional(oneOf(FUND_STATUSES)),
  refundReason: optional(text(500)),
  /** Of an expense: the seller's invoice; null takes it away. */
  inputInvoice: optional(orNull(inputInvoice)),
  /** Refuses what waits for a second person, and says why; whoever asked withdraws it. */
  refusal: optional(text(500)),
  /** Of an entry that pays a member or an agent: its money is there, by hand where the bank tells nothing; `false` takes that back. */
  arrived: optional(flag()),
})
export type FundPatch = Static<typeof fundPatch>

/** Debits are negative. */
const side = () => shape({ total: money(), data: list(shape({ _id: text(), total: money() }), 1000) })

const groupColumns = [
  { key: '_id', header: { id: 'report.column.group', defaultMessage: 'Group' }, kind: 'text' },
  { key: 'total', header: { id: 'report.column.amount', defaultMessage: 'Amount' }, kind: 'money' },
] as const

/** With /funds every entry; else the payments of orders that the member may read, salaries for HR, and one's own. */
const rows = ({ rights, userId }: Viewer): RowQuery | null => {
  if (can(rights, ['/funds'])) return null
  const orderGroups = ORDER_GROUP_NAMES.filter((group) => mayReadOrders(rights, group))
  const payments = { group: { $ne: FUND_GROUPS.salaries.name }, 'order.group': { $in: orderGroups } }
  if (mayReadEntries(rights, FUND_GROUPS.salaries.name)) return { $or: [payments, { group: FUND_GROUPS.salaries.name }] }
  return userId === null ? payments : { $or: [payments, { group: FUND_GROUPS.salaries.name, userId }] }
}

export const funds = defineService({
  path: 'funds',
  scope: 'workspace',
  methods: ['find', 'get', 'create', 'patch'],
  record: fund,
  create: fundCreate,
  patch: fundPatch,
  notes: fundNotes,
  examples: fundExamples,
  commands: {
    create: { transferTo: {}, givenBefore: { of: ['userId'] } },
    patch: { refundReason: { of: ['status'] }, refusal: { alone: [] }, arrived: { alone: [] } },
  },
  takenAs: {
    amount: missingInAmount,
    items: missingInFundItems,
    status: missingInFundStatus,
    label: missingInFundLabel,
    assetSince: missingInMonths,
    assetUntil: missingInMonths,
  },
  // A member who may read an order also reads and enters its payments: see the service's rules.
  access: { find: 'member', get: 'member', create: 'member', patch: 'member' },
  rows,
  hidden: [{ fields: ['payslip'], visibleTo: ['/office/hr'], orPerson: 'userId' }],
  /** Whose month a salary pays, while it stands: `<member>:<month>`; what was left of it: `<member>:<month>:2` and on. */
  secret: {
    /** The account of the journal that its money stands on, and the one against it where that doesn't follow from what it pays. */
    cashAccount: optional(oneOf(['111', '112'])),
    otherAccount: optional(oneOf(ACCOUNT_NUMBERS)),
    salaryOf: optional(text(40)),
    /** Seller, series and number of its invoice, while it stands: see `inputInvoiceKey`. */
    inputInvoiceKey: optional(text(60)),
    /** What banks told of its money, each once: above 0 what left the account, below 0 what came back. */
    bankNotices: optional(
      list(shape({ accountId: id('bankAccounts'), reference: text(100), at: instant(), amount: money(), by: text() }), MAX_BANK_NOTICES),
    ),
    /** Of a month that is paid in parts: what became an expense with this entry, all of it with the first; whole dong, at least 0. */
    monthEarned: optional(money()),
    /** The day on which what a member is paid is an expense, where that isn't the day it is paid; and from which it is none any more. */
    accruedOn: optional(day()),
    accrualEnded: optional(day()),
    /** What of a commission was an expense when it was earned: whole dong, below 0 where that was less than nothing. */
    accruedAmount: optional(money()),
    /** The series that is being paid ahead, until all its orders are paid. */
    prepaying: optional(text(40)),
    /** Whose month a commission pays, likewise: `<agent>:<month>`. */ commissionOf: optional(text(40)),
  },
  filter: [
    '_id',
    'group',
    'status',
    'label',
    'created',
    'orderId',
    'refId',
    'number',
    'customerId',
    'agentId',
    'supplierId',
    'assetId',
    'creatorId',
    'amount',
    'isCredit',
    'userId',
    'month',
    'isOpening',
  ],
  sort: ['_id', 'created', 'amount'],
  defaultSort: { created: -1, _id: -1 },
  search: ['number', 'name', 'recipientName', 'recipientInfo', 'note', 'refId', 'group', 'order.order_number'],
  references: {
    assetId: {
      service: 'assets',
      as: 'asset',
      fields: ['name', 'group'],
      keep: 'frozen',
      groups: KEPT_GROUPS,
      whenRemoved: 'partners.removed',
    },
    userId: { service: 'users', as: 'user', fields: ['name'], keep: 'frozen' },
    customerId: {
      service: 'assets',
      as: 'customer',
      fields: ['name'],
      keep: 'frozen',
      groups: ['Customers'],
      whenRemoved: 'partners.removed',
    },
    agentId: {
      service: 'assets',
      as: 'agent',
      fields: ['name'],
      keep: 'frozen',
      groups: ['Sales Agents'],
      whenRemoved: 'partners.removed',
    },
    supplierId: {
      service: 'assets',
      as: 'supplier',
      fields: ['name'],
      keep: 'frozen',
      groups: ['Suppliers'],
      whenRemoved: 'partners.removed',
    },
  },
  indexes: [
    { fields: { created: -1, _id: -1 } },
    { fields: { status: 1, created: -1, _id: -1 } },
    { fields: { group: 1, created: -1, _id: -1 } },
    { fields: { label: 1, created: -1, _id: -1 }, partial: { label: { $exists: true } } },
    { fields: { orderId: 1, _id: -1 }, partial: { orderId: { $exists: true } } },
    { fields: { assetId: 1, created: -1, _id: -1 }, partial: { assetId: { $exists: true } } },
    { fields: { customerId: 1, created: -1 }, partial: { customerId: { $exists: true } } },
    { fields: { agentId: 1, created: -1 }, partial: { agentId: { $exists: true } } },
    { fields: { supplierId: 1, created: -1 }, partial: { supplierId: { $exists: true } } },
    { fields: { refundedAt: 1 }, partial: { refundedAt: { $exists: true } } },
    { fields: { assetUntil: 1, assetSince: 1 }, partial: { assetUntil: { $exists: true } } },
    // What stood when the books began.
    { fields: { isOpening: 1, _id: -1 }, partial: { isOpening: { $exists: true } } },
    { fields: { number: 1 }, unique: true, partial: { number: { $exists: true } } },
    { fields: { prepaidOf: 1, orderId: 1 }, unique: true, partial: { prepaidOf: { $exists: true } } },
    { fields: { reverses: 1 }, partial: { reverses: { $exists: true } } },
    { fields: { userId: 1, created: -1 }, partial: { userId: { $exists: true } } },
    { fields: { month: 1, userId: 1 }, partial: { month: { $exists: true } } },
    // A member's month is settled by one entry at most, and each part of what that left by one.
    { fields: { salaryOf: 1 }, unique: true, partial: { salaryOf: { $exists: true } }, whenTaken: 'payroll.month-paid' },
    { fields: { inputInvoiceKey: 1 }, unique: true, partial: { inputInvoiceKey: { $exists: true } } },
    // A series is paid ahead by one at a time.
    { fields: { prepaying: 1 }, unique: true, partial: { prepaying: { $exists: true } }, whenTaken: 'funds.prepaid-waits' },
    // And an agent's month likewise.
    { fields: { commissionOf: 1 }, unique: true, partial: { commissionOf: { $exists: true } }, whenTaken: 'agents.month-paid' },
    // What waits for a second person.
    { fields: { 'asked.at': -1 }, partial: { 'asked.at': { $exists: true } } },
    // What changed since a moment, for programs that keep a copy.
    { fields: { updated: 1, _id: 1 } },
  ],
  /** Gives a label another name, everywhere it stands. */
  patchMany: {
    access: ['/funds'],
    by: { label: text(60) },
    data: shape({ label: text(60) }),
    example: { label: 'Vietcombank' },
    result: shape({ label: text(60), entries: whole() }),
  },
  reports: {
    /** The cash books of a range: opening, what came in and went out by group, closing; and the same day by day. */
    funds: report({
      access: ['/funds'],
      parameters: { since: day(), until: day(), knownAt: knownAt(), label: optional(text()), group: optional(text()) },
      result: shape({
        since: day(),
        until: day(),
        opening: money(),
        closing: money(),
        credit: side(),
        debit: side(),
        /** What lies under each label at the end of the range, whatever is asked for; '' is what nobody said where it is, 0 is left out. */
        labels: list(shape({ label: text(60), balance: money() }), 1000),
        steps: list(shape({ day: dayOrMonth(), income: money(), expense: money(), balance: money() }), 4000),
      }),
      tables: [
        { rows: 'credit.data', columns: groupColumns, opens: { service: 'funds', filters: { group: '_id' } } },
        { rows: 'debit.data', columns: groupColumns, opens: { service: 'funds', filters: { group: '_id' } } },
        {
          rows: 'labels',
          columns: [
            { key: 'label', header: { id: 'report.column.label', defaultMessage: 'Account' }, kind: 'text' },
            { key: 'balance', header: { id: 'report.column.balance', defaultMessage: 'Balance' }, kind: 'money' },
          ],
          opens: { service: 'funds', filters: { label: 'label' } },
        },
        {
          rows: 'steps',
          columns: [
            { key: 'day', header: { id: 'report.column.day', defaultMessage: 'Day' }, kind: 'day' },
            { key: 'income', header: { id: 'report.column.income', defaultMessage: 'In' }, kind: 'money' },
            { key: 'expense', header: { id: 'report.column.expense', defaultMessage: 'Out' }, kind: 'money' },
            { key: 'balance', header: { id: 'report.column.balance', defaultMessage: 'Balance' }, kind: 'money' },
          ],
        },
      ],
      sources: ['funds'],
    }),
    /** How many entries of a list have each status. */
    statuses: countsReport({ access: ['/funds'], value: oneOf(FUND_STATUSES), sources: ['funds'] }),
  },
  postings: fundPostings,
  journal: fundJournal,
  entries: fundEntries,
  notices: ['payment-completed', 'salary-paid', 'payment-waits', 'payment-answered', 'pay-not-arrived'],
  rings: {
    'payment-completed': { topic: 'money', en: 'Money moved: {number}', vi: 'Đã thu chi: {number}' },
    'salary-paid': { topic: 'money', en: 'Your salary was paid', vi: 'Lương của bạn đã được chi' },
    'payment-waits': { topic: 'decisions', en: 'A payment waits for your confirmation', vi: 'Có khoản tiền chờ bạn xác nhận' },
    'payment-answered': { topic: 'money', en: 'What you asked for was answered by {who}', vi: '{who} đã trả lời khoản tiền bạn xin' },
    'pay-not-arrived': { topic: 'money', en: 'Pay has not arrived', vi: 'Có khoản lương chưa tới nơi' },
  },
  // A member's pay of a month, then the entry, then what it pays.
  // What one is paid in parts on one day is added up while the others wait.
  locks: { salaries: ['funds'], funds: ['orders'], spending: ['stock'] },
  bringsBack: { not: ['status', 'amount', 'arrival'] },
  sandbox: {},
  realtime: 'merge',
  computedRows: true,
})
