import { type Static, Type } from '@sinclair/typebox'
import { column, defineService, report } from '../../../foundation/declaration/define-service'
import {
  day,
  flag,
  id,
  instant,
  knownAt,
  list,
  money,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  whole,
  workspaceFields,
} from '../../../foundation/declaration/schema-kit'
import { ACCOUNT_NUMBERS } from '../../../foundation/ledger/accounts'
import { ACTS } from '../../../foundation/ledger/journal-lines'

/** The services whose records are entered. */
export const ENTERED_SERVICES = ['orders', 'funds', 'assets', 'deliveries'] as const

const account = () => oneOf(ACCOUNT_NUMBERS)
/** Dong; costs of units may have two decimals. Below 0: taken back on the same side, written in red. */
const amount = () => Type.Number({ kind: 'number' })
const recordId = () => Type.Unsafe<string>({ type: 'string', pattern: '^[0-9a-f]{24}$', kind: 'id' })

/** What is entered of which record; of one that the asker may not read neither its number nor who did it. */
const cause = {
  service: optional(oneOf(ENTERED_SERVICES)),
  recordId: optional(recordId()),
  /** The number and the partner or words of the record, as it stands now. */
  number: optional(text(20)),
  name: optional(text(500)),
  group: optional(text()),
  /** Null: the server itself, for what falls due. */
  by: optional(
    orNull(Type.Union([shape({ _id: id('users'), name: text() }), shape({ key: Type.Literal(true), program: optional(text()) })])),
  ),
}

/** What a line is of in its account: the partner, product, label, group, asset or member by name. */
const of = optional(text(500))

export const ledgerEntry = shape({
  _id: id('ledger'),
  ...workspaceFields,
  /** The business day; `at` is when it was recorded. */
  day: day(),
  at: instant(),
  ...cause,
  /** Made of what stood before the journal began. */
  opening: optional(flag()),
  lines: list(shape({ act: oneOf(ACTS), account: account(), side: oneOf(['debit', 'credit']), amount: amount(), of }), 10_000),
})
export type LedgerEntry = Static<typeof ledgerEntry>

const range = { since: day(), until: day() }
/** Where a further page begins: on this day, behind so many entries of it. */
const place = { from: optional(day()), skip: optional(whole()) }
const next = orNull(shape({ from: day(), skip: whole() }))

/** A line as the books on paper have it; `withheld`: the sum of what of a day may not be read one by one. */
const bookLine = {
  entryId: optional(id('ledger')),
  day: day(),
  at: optional(instant()),
  ...cause,
  act: optional(oneOf(ACTS)),
  of,
  debit: amount(),
  credit: amount(),
  opening: optional(flag()),
  withheld: optional(flag()),
}

const sums = {
  openingDebit: money(),
  openingCredit: money(),
  debit: money(),
  credit: money(),
  closingDebit: money(),
  closingCredit: money(),
}

const sources = ['orders', 'funds'] as const

/** Every account that has a figure in a range: what it stood at, what was written on its sides, what it stands at. */
const trialBalance = report({
  access: ['/report'],
  parameters: { ...range, knownAt: knownAt() },
  result: shape({ ...range, knownAt: knownAt(), data: list(shape({ account: account(), ...sums }), 100), total: shape(sums) }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('books.column.account', 'Account', 'text'),
        column('books.column.openingDebit', 'Opening debit', 'money'),
        column('books.column.openingCredit', 'Opening credit', 'money'),
        column('books.column.debit', 'Debit', 'money'),
        column('books.column.credit', 'Credit', 'money'),
        column('books.column.closingDebit', 'Closing debit', 'money'),
        column('books.column.closingCredit', 'Closing credit', 'money'),
      ],
    },
  ],
  sources,
  countsUnseen: true,
})

/** The columns by which every line tells of its entry. */
const ofEntry = [
  column('books.column.day', 'Day', 'day'),
  column('books.column.number', 'Number', 'text'),
  column('books.column.name', 'Description', 'text'),
] as const

/** The ledger of an account, or of a partner in it: every line of a range, oldest first, with the balance after it. */
const accountLedger = report({
  access: ['/report'],
  parameters: { account: account(), ...range, knownAt: knownAt(), partnerId: optional(id('assets')), ...place },
  result: shape({
    ...range,
    /** The moment that it is of; absent: now. */
    knownAt: knownAt(),
    account: account(),
    /** What the partner is called, where one was asked for. */
    partner: optional(text(500)),
    /** Balances are debits less credits. */
    opening: amount(),
    debit: amount(),
    credit: amount(),
    closing: amount(),
    data: list(shape({ ...bookLine, counter: text(), balance: amount() }), 50_000),
    next,
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        ...ofEntry,
        column('books.column.of', 'Of', 'text'),
        column('books.column.counter', 'Against', 'text'),
        column('books.column.debit', 'Debit', 'money'),
        column('books.column.credit', 'Credit', 'money'),
        column('books.column.balance', 'Balance', 'money'),
      ],
    },
  ],
  sources,
  countsUnseen: true,
})

/** Every line of a range, entry by entry. */
const journal = report({
  access: ['/report'],
  parameters: { ...range, knownAt: knownAt(), order: optional(oneOf(['newest', 'oldest'])), ...place },
  result: shape({
    ...range,
    knownAt: knownAt(),
    /** Of the whole range. */
    total: shape({ debit: money(), credit: money() }),
    data: list(shape({ ...bookLine, account: account() }), 50_000),
    next,
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        ...ofEntry,
        column('books.column.account', 'Account', 'text'),
        column('books.column.of', 'Of', 'text'),
        column('books.column.debit', 'Debit', 'money'),
        column('books.column.credit', 'Credit', 'money'),
      ],
    },
  ],
  sources,
  countsUnseen: true,
})

/**
 * What the books began with, as it stands now: opening stock, debts, advances, money and assets against the capital that is left over. Each
 * entry balances, so that the accounts come to nothing together.
 */
const opening = report({
  access: ['bod'],
  parameters: {},
  result: shape({
    /** The first and the last day of it. */
    since: optional(day()),
    until: optional(day()),
    /** By account: what of its partners, products, labels or assets stands on the one side and on the other, of how many it is, and on which days it was entered. */
    data: list(
      shape({ account: account(), debit: amount(), credit: amount(), count: whole(), since: optional(day()), until: optional(day()) }),
      100,
    ),
    /** Of cash and bank by label. */
    labels: list(shape({ label: text(60), balance: amount() }), 1000),
    /** Pieces of the opening stock. */
    pieces: amount(),
  }),
  tables: [
    {
      rows: 'data',
      columns: [
        column('books.column.account', 'Account', 'text'),
        column('books.column.debit', 'Debit', 'money'),
        column('books.column.credit', 'Credit', 'money'),
      ],
    },
  ],
  sources,
  countsUnseen: true,
})

/** The journal: what each command entered, debit and credit; of each entry only the lines that the asker may read one by one. */
export const ledger = defineService({
  path: 'ledger',
  scope: 'workspace',
  methods: ['find'],
  record: ledgerEntry,
  access: { find: ['/report'] },
  history: 'untold',
  filter: ['service', 'recordId'],
  sort: ['day'],
  defaultSort: { day: -1 },
  narrowedBy: {
    /** The business days. */
    since: day(),
    until: day(),
    account: account(),
    act: oneOf(ACTS),
    /** Only what moves the account of this customer, agent or supplier. */
    partnerId: id('assets'),
  },
  indexes: [],
  realtime: 'off',
  reports: { trialBalance, account: accountLedger, journal, opening },
})
