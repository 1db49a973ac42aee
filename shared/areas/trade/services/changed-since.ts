import { Type } from '@sinclair/typebox'
import { RESULT_ACTS } from '../rules/reports/changed-since'
import { report } from '../../../foundation/declaration/define-service'
import {
  day,
  flag,
  id,
  instant,
  list,
  money,
  oneOf,
  optional,
  orNull,
  shape,
  text,
  whole,
} from '../../../foundation/declaration/schema-kit'

/** A figure of the result of the business: revenue, cost of goods, or a group of income and expense. */
const figure = { figure: oneOf(['revenue', 'cost', 'group']), group: optional(text()) }

/** How figures moved, each with its sign in the net profit: after − before is what was added. */
const changes = () => list(shape({ ...figure, before: money(), after: money() }), 1000)

/**
 * What was entered of a range since a moment: each figure of the business report then and now, and the entries in between, in the order in
 * which they were recorded. All they add comes to the difference of the net profit, to the dong.
 */
export const changedSince = report({
  access: ['/report'],
  parameters: { since: day(), until: day(), at: instant() },
  result: shape({
    since: day(),
    until: day(),
    at: instant(),
    howCalculateRevenue: oneOf(['ordered', 'shipped']),
    /** As they enter the net profit: costs and expenses below 0. */
    figures: list(shape({ ...figure, known: money(), now: money() }), 1000),
    netProfit: shape({ known: money(), now: money() }),
    data: list(
      shape({
        /** Of the entry. */
        _id: Type.String({ pattern: '^[0-9a-f]{24}$' }),
        /** `commissions`: what an order brought an agent. */
        service: oneOf(['orders', 'funds', 'assets', 'commissions']),
        recordId: Type.Unsafe<string>({ type: 'string', pattern: '^[0-9a-f]{24}$', kind: 'id' }),
        number: optional(text(20)),
        name: optional(text(500)),
        act: oneOf(RESULT_ACTS),
        /** What was entered before is less by it, or taken back. */
        less: flag(),
        /** The day it counts on, and when it was recorded. */
        day: day(),
        at: instant(),
        /** Null: the server itself; `program`: what the key that did it is called. */
        by: orNull(Type.Union([shape({ _id: id('users'), name: text() }), shape({ key: Type.Literal(true), program: optional(text()) })])),
        changes: changes(),
      }),
      1000,
    ),
    /** What single orders cost and single people are paid, where the caller may not read it: added up, without names. */
    hidden: shape({ count: whole(), changes: changes() }),
    /** What more there is than is listed, added up. */
    rest: changes(),
    /** Whether all of it is listed, or added up as hidden. */
    isComplete: flag(),
  }),
  sources: ['orders', 'funds', 'fundGroups', 'workspaces'],
  countsUnseen: true,
})
