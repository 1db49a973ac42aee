import { Type } from '@sinclair/typebox'
import { CHANNELS, HOURS, WEEKDAYS } from '../../../foundation/documents/order-origin'
import { ACCOUNT_NUMBERS } from '../../../foundation/ledger/accounts'
import { report } from '../../../foundation/declaration/define-service'
import { day, flag, id, instant, list, money, oneOf, optional, shape, text, whole } from '../../../foundation/declaration/schema-kit'
import { ASKERS, DIMENSIONS, MEASURE_NAMES } from '../rules/measures'
import { MOST_COLUMNS, MOST_ROWS, PLACES, SORTS } from '../rules/table'
import { MOST_STEPS } from '../rules/steps'

/** What a question is narrowed to. */
export const conditions = {
  productId: optional(id('products')),
  categoryId: optional(id('categories')),
  customerId: optional(id('assets')),
  agentId: optional(id('assets')),
  supplierId: optional(id('assets')),
  memberId: optional(id('users')),
  channel: optional(oneOf(CHANNELS)),
  warehouseId: optional(id('warehouses')),
  tag: optional(text(60)),
  /** 1 is Monday, 7 is Sunday. */
  weekday: optional(oneOf(WEEKDAYS)),
  hour: optional(oneOf(HOURS)),
  group: optional(text()),
  label: optional(text(60)),
  account: optional(oneOf(ACCOUNT_NUMBERS)),
}

/** What is asked: a measure by rows, and by columns beside them. */
export const terms = {
  measure: oneOf(MEASURE_NAMES),
  rows: oneOf(DIMENSIONS),
  columns: optional(oneOf(DIMENSIONS)),
  ...conditions,
  /** Also what each row came to in the range before. */
  compare: optional(flag()),
  /** Absent: the largest first. */
  sort: optional(oneOf(SORTS)),
  /** So many rows are told one by one; absent: 50. */
  top: optional(whole({ minimum: 1, maximum: MOST_ROWS })),
}

/** Whole dong, or pieces. */
const amount = () => Type.Number({ kind: 'number' })
const cells = () => list(amount(), Math.max(MOST_STEPS, MOST_COLUMNS + 2))

const sums = { cells: cells(), total: amount(), before: optional(amount()) }

/** A place on an axis: of time a step with its days within the range, else what it is by its id, name or number; '' is none. */
const place = {
  is: oneOf(PLACES),
  key: text(),
  /** What it is called; empty where whoever asks may not know. */
  name: text(),
  since: optional(day()),
  until: optional(day()),
  /** The range ends within the step. */
  isCut: optional(flag()),
}

/** A figure by rows and columns, from what the books keep added up. */
export const pivot = report({
  access: ASKERS,
  parameters: { since: day(), until: day(), ...terms },
  result: shape({
    since: day(),
    until: day(),
    measure: terms.measure,
    kind: oneOf(['money', 'quantity']),
    /** Of profit: which revenue it is reckoned from. */
    howCalculateRevenue: optional(oneOf(['ordered', 'shipped'])),
    /** The range that is compared with. */
    before: optional(shape({ since: day(), until: day() })),
    columns: list(shape(place), Math.max(MOST_STEPS, MOST_COLUMNS + 2)),
    data: list(shape({ ...place, ...sums }), MOST_ROWS + 2),
    /** How many rows `others` stands for. */
    others: whole(),
    total: shape(sums),
  }),
  sources: ['orders', 'funds', 'fundGroups', 'workspaces', 'assets', 'products', 'categories', 'users', 'warehouses'],
  countsUnseen: true,
})

/** The entries of money behind a figure of what came in or went out; their sum is the figure, to the dong. */
export const moneyEntries = report({
  access: ['/funds'],
  parameters: {
    since: day(),
    until: day(),
    direction: oneOf(['in', 'out']),
    group: optional(text()),
    /** Empty: of no account. */
    label: optional(text(60)),
  },
  result: shape({
    total: money(),
    count: whole(),
    data: list(
      shape({
        _id: id('funds'),
        number: optional(text(20)),
        name: text(500),
        /** The beginning of its day. */
        at: instant(),
        amount: money(),
      }),
      1000,
    ),
  }),
  sources: ['funds'],
})
