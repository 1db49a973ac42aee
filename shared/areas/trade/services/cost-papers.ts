import { report } from '../../../foundation/declaration/define-service'
import { day, list, money, oneOf, optional, shape, text, whole } from '../../../foundation/declaration/schema-kit'
import { Type } from '@sinclair/typebox'
import { LACKS } from '../../tax/rules/papers'

const sums = { count: whole(), amount: money() }

/**
 * Costs of a range of days that lack what the law wants to see before they are deducted, the latest first: expenses and purchases without
 * their seller's invoice, and what was paid in cash from a limit on.
 */
export const costPapers = report({
  access: ['/report'],
  parameters: { since: day(), until: day() },
  result: shape({
    since: day(),
    until: day(),
    /** From how much at a time cash isn't deducted, on the last day; absent: the law of that day isn't known here. */
    limit: optional(shape({ from: money(), since: day(), source: text(300) })),
    total: shape(sums),
    data: list(
      shape({
        _id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
        service: oneOf(['orders', 'funds']),
        document: optional(text(20)),
        date: day(),
        /** What it is for, else to whom it was paid. */
        name: optional(text(500)),
        /** Of an expense: its group. */
        group: optional(text()),
        /** What was paid, or of a purchase what it comes to; whole dong above 0. */
        amount: money(),
        lacks: list(oneOf(LACKS), LACKS.length),
      }),
      2000,
    ),
    /** Of the total what the caller may not read one by one. */
    hidden: shape(sums),
  }),
  sources: ['orders', 'funds', 'fundGroups', 'workspaces', 'taxRules'],
  countsUnseen: true,
})
