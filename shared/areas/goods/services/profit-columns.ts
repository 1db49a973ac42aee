import { Type } from '@sinclair/typebox'
import { column } from '../../../foundation/declaration/define-service'
import { money, oneOf, optional, shape } from '../../../foundation/declaration/schema-kit'

/** Of a row or of all, for the board alone: what the goods that were shipped cost, what is left of the revenue that the business report counts,
 *  and that as a part of the revenue (absent where there is none). */
export const profitSums = { cost: optional(money()), profit: optional(money()), margin: optional(Type.Number()) }

/** Beside the rows, for the board alone: which revenue is counted, and what of the business report's revenue, cost and what is left of them is of
 *  none of the rows; with it they sum to the report's. */
export const profitBesides = {
  howCalculateRevenue: optional(oneOf(['ordered', 'shipped'])),
  rest: optional(shape({ revenue: money(), cost: money(), profit: money() })),
}

/** Their columns; whoever may not see costs is shown none. */
export const profitColumns = [
  { ...column('report.column.cost', 'Cost', 'money'), visibleTo: ['bod'] },
  { ...column('report.column.profit', 'Profit', 'money'), visibleTo: ['bod'] },
  { ...column('report.column.margin', 'Margin', 'percent'), visibleTo: ['bod'] },
] as const
