import { Type } from '@sinclair/typebox'
import { INDUSTRIES } from '../../../foundation/documents/taxpayer'
import { report } from '../../../foundation/declaration/define-service'
import { GOODS_COSTS, type GoodsCosts } from '../../goods/rules/goods-book'
import { day, flag, id, list, money, oneOf, optional, orNull, shape, text, whole } from '../../../foundation/declaration/schema-kit'

/** The books of a household by Circular 152/2025: revenue (S1a, S2a, S2b), revenue and costs (S2c), goods (S2d), money (S2e), other taxes (S3a),
 *  which nothing here enters: its form is printed empty. */
export const TAX_BOOKS = ['S1a', 'S2a', 'S2b', 'S2c', 'S2d', 'S2e', 'S3a'] as const
export type TaxBook = (typeof TAX_BOOKS)[number]

/** What stands for a line of S2c, in the form's order: revenue, and costs a) to e). */
export const COST_LINES = ['revenue', 'goods', 'wages', 'depreciation', 'services', 'interest', 'others'] as const

/** What a piece costs in the book of goods. */
export const BOOK_COSTS: readonly GoodsCosts[] = GOODS_COSTS
export type BookCosts = GoodsCosts

const held = shape({ quantity: Type.Number(), value: money() })

const taxSums = { amount: money(), vat: optional(money()), pit: optional(money()) }

/**
 * A book of a household: its rows as the journal has them, in parts (by industry, by account of money, by product), with sums. Taxes stand
 * under a book of exactly one period that is declared. Of goods the rows are what moved, and a piece costs what its unit did.
 */
export const taxBook = report({
  access: ['/report'],
  parameters: {
    book: oneOf(TAX_BOOKS),
    since: day(),
    until: day(),
    /** Of goods: `month` has each piece that leaves cost the average of its month; absent: what its unit cost. */
    costs: optional(oneOf(GOODS_COSTS)),
  },
  result: shape({
    book: oneOf(TAX_BOOKS),
    since: day(),
    until: day(),
    taxpayer: optional(shape({ name: text(), taxCode: text(14), address: text(400) })),
    parts: list(
      shape({
        /** Of revenue: whose percentages it is taxed by. */
        industry: optional(oneOf(INDUSTRIES)),
        /** Of money: the account it lies in, what was there before and is after, and what came and went. */
        label: optional(text(60)),
        opening: optional(money()),
        incoming: optional(money()),
        outgoing: optional(money()),
        closing: optional(money()),
        /** Of goods: which, and what stood, came in, left and stands. Absent where they are told together. */
        product: optional(shape({ _id: id('products'), name: text(), unit: text(30) })),
        stock: optional(shape({ opening: held, incoming: held, outgoing: held, closing: held })),
        rows: list(
          shape({
            _id: optional(Type.String({ pattern: '^[0-9a-f]{24}$' })),
            service: optional(oneOf(['orders', 'funds'])),
            number: optional(text(20)),
            date: optional(day()),
            kind: oneOf(['sold', 'returned', 'money', 'cost', 'bought', 'sentBack', 'cameIn', 'wentOut', 'recosted']),
            /** Whose it is, what it is for, or the group of a cost. */
            name: optional(text(500)),
            line: optional(oneOf(COST_LINES)),
            /** Signed: below 0 what came back, or went out. */
            amount: money(),
            /** Of goods: pieces, and what one cost (dong, at most 2 decimals), on the side of what comes in or of what leaves; below 0 is what
             *  went back, or came back. Then what was there, and how many of the pieces are of unknown cost. */
            side: optional(oneOf(['in', 'out'])),
            quantity: optional(Type.Number()),
            price: optional(orNull(Type.Number())),
            left: optional(held),
            unknown: optional(whole()),
          }),
          20_000,
        ),
        ...taxSums,
      }),
      100_000,
    ),
    /** Of goods: what a piece costs, and by how much what left cost more by the average than by the books. */
    costs: optional(oneOf(GOODS_COSTS)),
    difference: optional(money()),
    /** Rows beyond the first 20,000, which are left out; the sums stand. */
    more: optional(whole()),
    /** Of S2c the difference of revenue and costs, and the year's tax on it where the book is of a whole year. */
    ...taxSums,
    /** Rows are left out that the caller may not read one by one; the sums stand. */
    withheld: flag(),
  }),
  sources: ['orders', 'funds', 'products', 'stocks', 'workspaces', 'fundGroups', 'assets', 'taxRules'],
  countsUnseen: true,
})
