import { Type } from '@sinclair/typebox'
import { ORDER_GROUP_NAMES, orderKind } from '../../../foundation/documents/order-kinds'
import { ORDER_STATUSES, PAYMENT_STATUSES } from '../../../foundation/documents/order-statuses'
import { report } from '../../../foundation/declaration/define-service'
import { day, flag, id, list, money, oneOf, optional, shape, whole } from '../../../foundation/declaration/schema-kit'

/** Whoever deals with orders of some group. */
export const anyGroup = [...new Set(ORDER_GROUP_NAMES.flatMap((group) => orderKind(group).rights))]

/** How many orders have each status, and their total. */
const statusCounts = <const Status extends string>(by: 'status' | 'statusPayment', statuses: readonly Status[]) =>
  report({
    access: anyGroup,
    parameters: { since: optional(day()), until: optional(day()), group: optional(oneOf(ORDER_GROUP_NAMES)) },
    result: shape({ groups: list(shape({ _id: oneOf(statuses), count: Type.Integer(), total: money() }), 20) }),
    tables: [
      {
        rows: 'groups',
        columns: [
          { key: '_id', header: { id: 'report.column.status', defaultMessage: 'Status' }, kind: 'text' },
          { key: 'count', header: { id: 'report.column.orders', defaultMessage: 'Orders' }, kind: 'quantity' },
          { key: 'total', header: { id: 'report.column.amount', defaultMessage: 'Amount' }, kind: 'money' },
        ],
        opens: { service: 'orders', filters: { [by]: '_id' } },
      },
    ],
    sources: ['orders'],
  })

export const orderListReports = {
  status: statusCounts('status', ORDER_STATUSES),
  statusPayment: statusCounts('statusPayment', PAYMENT_STATUSES),
  /** What a list comes to: it takes the list's own conditions. Orders that came back, are cancelled or in error are counted apart. */
  totals: report({
    access: anyGroup,
    parameters: {},
    takesConditions: true,
    result: shape({
      orders: whole(),
      total: money(),
      /** Still to be collected, or to be paid. */
      outstanding: money(),
      leftOut: shape({ orders: whole(), total: money() }),
      /** Those from when the books began: what is open of them is part of `outstanding`, what they come to of no sum but this. */
      opening: shape({ orders: whole(), total: money() }),
      /** Orders that count and aren't paid in full. */
      owing: whole(),
      /** How many stand at each status that some of them are at. */
      statuses: list(shape({ _id: oneOf(ORDER_STATUSES), count: whole() }), 30),
      /** What the orders add to their partners' balances; where they were added up one by one. */
      balance: optional(money()),
      /** Of all sales of whole days: the revenue of these days, as the business report has it: on the workspace's basis, less returns on
       *  their day. Any other list has none. */
      revenue: optional(money()),
      /** False: there are too many to add up, and the sums say nothing. */
      complete: flag(),
    }),
    sources: ['orders'],
  }),
  partnerBalance: report({
    access: anyGroup,
    parameters: { partnerId: id('assets') },
    result: shape({ partnerId: id('assets'), partnerBalance: money(), outstanding: money() }),
    sources: ['orders', 'funds'],
  }),
}
