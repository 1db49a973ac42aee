import { Type } from '@sinclair/typebox'
import { AGE_NAMES, LATENESS } from '../../partners/rules/reports/liabilities'
import { CHANNELS, HOURS, WEEKDAYS } from '../../../foundation/documents/order-origin'
import { STATEMENT_GROUPS } from '../../../foundation/documents/order-statement'
import { TRADE_FIGURES, TRADE_VIEWS } from '../rules/reports/trade-entries'
import { profitBesides, profitColumns, profitSums } from '../../goods/services/profit-columns'
import { changedSince } from './changed-since'
import { column, report } from '../../../foundation/declaration/define-service'
import {
  asOf,
  day,
  dayOrMonth,
  id,
  instant,
  knownAt,
  list,
  money,
  month,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  whole,
} from '../../../foundation/declaration/schema-kit'

const trade = ['/sales', '/purchases'] as const
const range = { since: day(), until: day() }
/** The evening whose debts are asked for, and as was known when; neither: what is open now. */
const evening = { asOf: asOf(), knownAt: knownAt() }
const knownRange = { ...range, knownAt: knownAt() }
const account = oneOf(STATEMENT_GROUPS)

/** `writtenOff` is a part of `paid`: what was settled by nobody expecting it any more. */
const accountSums = { opening: money(), ordered: money(), paid: money(), writtenOff: money(), closing: money() }
const ages = Object.fromEntries(AGE_NAMES.map((age) => [age, money()])) as Record<(typeof AGE_NAMES)[number], ReturnType<typeof money>>

/** Who owes what: the account of every partner that orders name in `group` over a range; of suppliers, what we owe. */
const liabilities = report({
  access: trade,
  parameters: { group: account, ...knownRange },
  result: shape({
    since: day(),
    until: day(),
    total: shape(accountSums),
    data: list(
      shape({ _id: id('assets'), name: text(), phone: optional(text(40)), address: optional(text(400)), ...accountSums }),
      100_000,
    ),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('liabilities.column.name', 'Partner', 'text'),
        column('liabilities.column.opening', 'Opening', 'money'),
        column('liabilities.column.ordered', 'Ordered', 'money'),
        column('liabilities.column.paid', 'Payments', 'money'),
        column('liabilities.column.closing', 'Closing', 'money'),
      ],
    },
  ],
  sources: ['orders', 'funds', 'assets'],
  countsUnseen: true,
})

/** The statement of one account: every order, return, payment and refund of a range with the balance after it. */
const liabilitiesDetails = report({
  access: trade,
  parameters: { partnerId: id('assets'), group: optional(account), ...knownRange },
  result: shape({
    since: day(),
    until: day(),
    ...accountSums,
    data: list(
      shape({
        service: oneOf(['orders', 'funds']),
        _id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
        /** The order's number; of a payment, that of the order it pays. */
        number: optional(text(20)),
        /** Raises the account, changes what was ordered on a day that is closed, is taken back from it, lowers it, takes a payment back, or is
         *  written off, or that taken back. */
        kind: oneOf(['ordered', 'changed', 'returned', 'paid', 'refunded', 'writtenOff', 'writeOffUndone']),
        at: instant(),
        /** Signed as it changes the balance. */
        amount: money(),
        balance: money(),
        /** Of what was ordered: the day by which it is to be paid, where that isn't its own. */
        dueDate: optional(day()),
      }),
      10_000,
    ),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('liabilities.column.at', 'Day', 'day'),
        column('liabilities.column.number', 'Number', 'text'),
        column('liabilities.column.amount', 'Amount', 'money'),
        column('liabilities.column.balance', 'Balance', 'money'),
      ],
    },
  ],
  sources: ['orders', 'funds'],
  countsUnseen: true,
})

/** What is open of each partner and of all, in these parts. */
const openDebts = <Parts extends Readonly<Record<string, ReturnType<typeof money>>>>(parts: Parts) =>
  shape({
    total: shape({ orders: whole(), open: money(), ...parts }),
    data: list(
      shape({
        _id: id('assets'),
        name: text(),
        phone: optional(text(40)),
        address: optional(text(400)),
        orders: whole(),
        open: money(),
        ...parts,
        /** Of the oldest open order: its days, or for how many it is overdue (0 where none is); null when it is over 90. */
        oldest: orNull(whole()),
        /** What the partner may still spend. */
        balance: money(),
      }),
      100_000,
    ),
  })

/** How old is what is open today, or was on an evening, by the day the goods left; Σ of the parts is `open`. */
const aging = report({
  access: trade,
  parameters: { group: account, ...evening },
  result: openDebts(ages),
  tables: [
    {
      rows: 'data',
      columns: [
        column('liabilities.column.name', 'Partner', 'text'),
        column('liabilities.column.under8', 'Under 8 days', 'money'),
        column('liabilities.column.to30', '8–30', 'money'),
        column('liabilities.column.to60', '31–60', 'money'),
        column('liabilities.column.to90', '61–90', 'money'),
        column('liabilities.column.over90', 'Over 90', 'money'),
        column('liabilities.column.open', 'Open', 'money'),
      ],
    },
  ],
  sources: ['orders', 'funds', 'assets'],
  countsUnseen: true,
})

/** The orders behind one partner's ages: of which something is open, or was on an evening, the oldest first. */
const agingDetails = report({
  access: trade,
  parameters: { group: account, partnerId: id('assets'), ...evening },
  result: shape({
    asOf: day(),
    open: money(),
    data: list(
      shape({
        _id: id('orders'),
        number: text(20),
        /** The day its age is counted from: when goods first left or came, else its own. */
        since: day(),
        days: whole(),
        open: money(),
      }),
      100_000,
    ),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('liabilities.column.number', 'Number', 'text'),
        column('liabilities.column.since', 'Since', 'day'),
        column('liabilities.column.days', 'Days', 'quantity'),
        column('liabilities.column.open', 'Open', 'money'),
      ],
    },
  ],
  sources: ['orders', 'funds', 'assets'],
  countsUnseen: true,
})

const lateness = Object.fromEntries(LATENESS.map((part) => [part, money()])) as Record<(typeof LATENESS)[number], ReturnType<typeof money>>

/** What of what is open today is due, and for how long: by the day each order is to be paid; Σ of the parts is `open`, as by age. */
const dueDebts = report({
  access: trade,
  parameters: { group: account },
  result: openDebts(lateness),
  tables: [
    {
      rows: 'data',
      columns: [
        column('liabilities.column.name', 'Partner', 'text'),
        column('liabilities.column.notDue', 'Not due', 'money'),
        column('liabilities.column.late30', '1–30 late', 'money'),
        column('liabilities.column.late60', '31–60', 'money'),
        column('liabilities.column.late90', '61–90', 'money'),
        column('liabilities.column.lateOver90', 'Over 90', 'money'),
        column('liabilities.column.open', 'Open', 'money'),
      ],
    },
  ],
  sources: ['orders', 'assets'],
  countsUnseen: true,
})

/** How many orders of before came back whole: of those that are counted they are no part, so that neither is ever below none. */
const returned = { returned: whole() }

const soldSums = { orders: whole(), ...returned, ordered: money(), shipped: money(), ...profitSums }
const buyerSums = { ...soldSums, paid: money() }

/** Sales by customer or agent, sums less returns on their day; who they are is for those who may read the orders. */
const salesBy = (field: 'customerId' | 'agentId') =>
  report({
    access: ['/report', '/sales'],
    parameters: knownRange,
    result: shape({
      since: day(),
      until: day(),
      ...profitBesides,
      total: shape(buyerSums),
      data: list(shape({ _id: id('assets'), name: text(), ...buyerSums }), 100_000),
    }),
    tables: [
      {
        rows: 'data',
        columns: [
          column('report.column.name', 'Name', 'text'),
          column('report.column.orders', 'Orders', 'quantity'),
          column('report.column.returned', 'Returned', 'quantity'),
          column('report.column.ordered', 'Ordered', 'money'),
          column('report.column.shipped', 'Shipped', 'money'),
          column('report.column.paid', 'Paid for orders', 'money'),
          ...profitColumns,
        ],
        opens: { service: 'orders', filters: { [field]: '_id' } },
      },
    ],
    sources: ['orders', 'funds'],
    countsUnseen: true,
  })

const soldColumns = [
  column('report.column.orders', 'Orders', 'quantity'),
  column('report.column.returned', 'Returned', 'quantity'),
  column('report.column.ordered', 'Ordered', 'money'),
  column('report.column.shipped', 'Shipped', 'money'),
  ...profitColumns,
]

/** Sales by the member who made the order, sums less returns on their day; of a program or a marketplace it names none. */
const members = report({
  access: ['/report', '/sales'],
  parameters: knownRange,
  result: shape({
    since: day(),
    until: day(),
    ...profitBesides,
    total: shape(soldSums),
    data: list(shape({ _id: optional(id('users')), name: text(), ...soldSums }), 100_000),
  }),
  tables: [
    {
      rows: 'data',
      columns: [column('report.column.name', 'Name', 'text'), ...soldColumns],
      opens: { service: 'orders', filters: { creatorId: '_id' } },
    },
  ],
  sources: ['orders', 'users'],
  countsUnseen: true,
})

/** Sales day by day, of more than 62 days month by month, newest first: those on which something was sold, shipped or taken back. */
const days = report({
  access: ['/report', '/sales'],
  parameters: knownRange,
  result: shape({
    since: day(),
    until: day(),
    ...profitBesides,
    total: shape(soldSums),
    data: list(shape({ day: dayOrMonth(), ...soldSums }), 100_000),
  }),
  tables: [{ rows: 'data', columns: [column('report.column.day', 'Day', 'day'), ...soldColumns] }],
  sources: ['orders'],
  countsUnseen: true,
})

/** What was let off and given away, by buyer, less returns on their day. */
const discounts = report({
  access: ['/report'],
  parameters: knownRange,
  result: shape({
    since: day(),
    until: day(),
    total: money(),
    gifts: money(),
    data: list(
      shape({
        _id: id('assets'),
        name: text(),
        /** Where orders name the buyer. */
        field: oneOf(['customerId', 'agentId']),
        orders: whole(),
        ...returned,
        discount: money(),
        gifts: money(),
      }),
      100_000,
    ),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('report.column.name', 'Name', 'text'),
        column('report.column.orders', 'Orders', 'quantity'),
        column('report.column.returned', 'Returned', 'quantity'),
        column('report.column.discount', 'Discount', 'money'),
        column('report.column.gifts', 'Gifts', 'money'),
      ],
    },
  ],
  sources: ['orders'],
  countsUnseen: true,
})

/** The entries behind one figure of a report of trade, of one row or of all; their sum is the figure, to the dong and the piece. */
const tradeEntries = report({
  access: ['/report', '/sales'],
  parameters: {
    ...range,
    /** Whose figures: of customers, of agents, of members who sold, of orders that no member made, the discounts of buyers,
     *  of products, of days, by where and when orders were made, by tag. Cost and profit are the board's to ask for. */
    by: oneOf(TRADE_VIEWS),
    figure: oneOf(TRADE_FIGURES),
    partnerId: optional(id('assets')),
    productId: optional(id('products')),
    memberId: optional(id('users')),
    /** Of products: all of one category. */
    categoryId: optional(id('categories')),
    /** Of `made`: the channel, the day of the week (1 is Monday) and the hour of the order, and the warehouse that its goods left. */
    channel: optional(oneOf(CHANNELS)),
    weekday: optional(oneOf(WEEKDAYS)),
    hour: optional(oneOf(HOURS)),
    warehouseId: optional(id('warehouses')),
    tag: optional(text(60)),
  },
  result: shape({
    total: Type.Number(),
    count: whole(),
    data: list(
      shape({
        service: oneOf(['orders', 'funds']),
        _id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
        /** Of the order, also where a payment is the entry. */
        number: optional(text(20)),
        name: text(500),
        /** The beginning of its day. */
        at: instant(),
        amount: Type.Number(),
      }),
      1000,
    ),
  }),
  sources: ['orders', 'funds'],
  countsUnseen: true,
})

/** Series of orders, and the month through which each is paid without a gap: all that aren't called off, those of one partner, or one. */
const series = report({
  access: trade,
  parameters: { partnerId: optional(id('assets')), sourceId: optional(id('orders')) },
  result: shape({
    data: list(
      shape({
        /** Its first order. */
        _id: id('orders'),
        order_number: text(20),
        group: text(20),
        partnerId: optional(id('assets')),
        /** What the partner is called. */
        name: optional(text()),
        /** Absent where the first order is still to be paid. */
        paidUntil: optional(month()),
        /** The first order that is still to be paid; absent where all are. */
        next: optional(shape({ _id: id('orders'), order_number: text(20), month: month(), total: money() })),
      }),
      10_000,
    ),
  }),
  sources: ['orders', 'funds'],
})

export const orderReports = {
  series,
  changedSince,
  tradeEntries,
  liabilities,
  liabilitiesDetails,
  aging,
  dueDebts,
  agingDetails,
  customers: salesBy('customerId'),
  agents: salesBy('agentId'),
  members,
  days,
  discounts,
}
