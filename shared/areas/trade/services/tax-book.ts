import { Type } from '@sinclair/typebox'
import { INDUSTRIES } from '../../../foundation/documents/taxpayer'
import { report } from '../../../foundation/declaration/define-service'
import { day, flag, list, money, oneOf, optional, shape, text } from '../../../foundation/declaration/schema-kit'

/** The books of a household by Circular 152/2025 that are kept here: revenue (S1a, S2a, S2b), revenue and costs (S2c), money (S2e). */
export const TAX_BOOKS = ['S1a', 'S2a', 'S2b', 'S2c', 'S2e'] as const
export type TaxBook = (typeof TAX_BOOKS)[number]

/** What stands for a line of S2c, in the form's order: revenue, and costs a) to e). */
export const COST_LINES = ['revenue', 'goods', 'wages', 'depreciation', 'services', 'interest', 'others'] as const

const taxSums = { amount: money(), vat: optional(money()), pit: optional(money()) }

/**
 * A book of a household: its rows as the journal has them, in parts (by industry, by account of money), with sums. Taxes stand under a book
 * of exactly one period that is declared.
 */
export const taxBook = report({
  access: ['/report'],
  parameters: { book: oneOf(TAX_BOOKS), since: day(), until: day() },
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
        rows: list(
          shape({
            _id: optional(Type.String({ pattern: '^[0-9a-f]{24}$' })),
            service: optional(oneOf(['orders', 'funds'])),
            number: optional(text(20)),
            date: optional(day()),
            kind: oneOf(['sold', 'returned', 'money', 'cost']),
            /** Whose it is, what it is for, or the group of a cost. */
            name: optional(text(500)),
            line: optional(oneOf(COST_LINES)),
            /** Signed: below 0 what came back, or went out. */
            amount: money(),
          }),
          20_000,
        ),
        ...taxSums,
      }),
      200,
    ),
    /** Of S2c the difference of revenue and costs, and the year's tax on it where the book is of a whole year. */
    ...taxSums,
    /** Rows are left out that the caller may not read one by one; the sums stand. */
    withheld: flag(),
  }),
  sources: ['orders', 'funds', 'products', 'workspaces', 'fundGroups', 'assets'],
  countsUnseen: true,
})
