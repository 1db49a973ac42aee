import { Type } from '@sinclair/typebox'
import { HOUSEHOLD_GROUPS } from '../../tax/rules/household'
import { INDUSTRIES } from '../../../foundation/documents/taxpayer'
import { report } from '../../../foundation/declaration/define-service'
import { day, flag, knownAt, list, money, oneOf, optional, shape, text, whole } from '../../../foundation/declaration/schema-kit'

/**
 * A household's year by what was delivered: its revenue against the thresholds of the law, and the taxes of each period that has begun. By
 * revenue each period is paid provisionally, also where the year is settled by income.
 */
export const taxYear = report({
  access: ['/report'],
  parameters: { year: whole({ minimum: 2026, maximum: 2100 }), knownAt: knownAt() },
  result: shape({
    year: whole(),
    knownAt: knownAt(),
    /** What was delivered in the year, less what came back. */
    revenue: money(),
    group: oneOf(HOUSEHOLD_GROUPS),
    /** Up to `free` nothing is owed, above `income` income is what is taxed, above `monthly` each month is declared. */
    thresholds: shape({ free: money(), income: money(), monthly: money(), since: day(), source: text(300) }),
    /** A day, as far as the year has gone; and what it comes to then. */
    pace: money(),
    expected: money(),
    /** The day on which the year passed what is free. */
    passedFree: optional(day()),
    /** The day on which the next group begins at that pace, and its threshold. */
    passes: optional(day()),
    next: optional(money()),
    periods: list(
      shape({
        /** `2026-Q3`, `2026-07`. */
        period: text(10),
        since: day(),
        until: day(),
        revenue: money(),
        vat: money(),
        pit: money(),
        /** The last day on which it is declared and paid. */
        deadline: day(),
        /** Its last day is in the closed books. */
        closed: flag(),
        lines: list(
          shape({
            tax: oneOf(['vat', 'pit']),
            industry: oneOf(INDUSTRIES),
            /** Goods whose percentage is cut while the law reduces the rate of VAT. */
            isReduced: flag(),
            base: money(),
            percent: Type.Number({ minimum: 0, maximum: 100 }),
            amount: money(),
          }),
          20,
        ),
        /** What was sold of each industry. */
        sold: list(shape({ industry: oneOf(INDUSTRIES), isReduced: flag(), revenue: money() }), 20),
      }),
      12,
    ),
    /** What VAT the periods before the one in which the year passed what is free would have: sources disagree on whether it is owed. */
    earlierVat: money(),
    /** Tax of the year's income: revenue less cost of goods, expenses and depreciation. */
    income: shape({
      revenue: money(),
      cost: money(),
      groups: list(shape({ _id: text(), total: money() }), 1000),
      depreciation: money(),
      income: money(),
      percent: Type.Number({ minimum: 0, maximum: 100 }),
      amount: money(),
    }),
    /** Personal income tax of the year by revenue. */
    pitByRevenue: money(),
    percentsSince: day(),
    percentsSource: text(300),
  }),
  sources: ['orders', 'funds', 'products', 'workspaces', 'fundGroups', 'taxRules'],
  countsUnseen: true,
})
