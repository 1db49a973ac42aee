import { addDays, day, dayOf, daysBetween, type Day, type Zone } from '../days/days'
import { fieldError, type FieldError } from '../errors/field-error'
import { stillOpen } from './order-totals'
import type { OrderDocument } from './order-types'

type Due = Pick<OrderDocument, 'created' | 'dueDate'>

/** The longest after its own day that an order may be due, in days. */
export const MOST_DAYS_TO_DUE = 730

/** The day by which an order is to be paid: its own unless it says another. */
export const dueDayOf = ({ created, dueDate }: Due, zone: Zone): Day => dueDate ?? dayOf(created, zone)

/** The day by which an order of a partner's terms is to be paid. @param paymentDays days of credit; absent: none are agreed */
export const agreedDueDate = (made: Day, paymentDays: number | undefined): Day | undefined =>
  paymentDays === undefined ? undefined : daysAfter(made, paymentDays)

/** The last day that can be written. */
const LAST_DAY = day('9999-12-31')

/** A day that many days later, the last one at most. */
const daysAfter = (of: Day, count: number): Day => (daysBetween(of, LAST_DAY) < count ? LAST_DAY : addDays(of, count))

/** For how many days an order should have been paid: 0 while it isn't due, and of one that nothing is owed of. */
export const daysOverdue = (order: OrderDocument, today: Day, zone: Zone): number =>
  stillOpen(order) === 0 ? 0 : Math.max(0, daysBetween(dueDayOf(order, zone), today))

/** What is wrong with the day by which an order is to be paid: it is no earlier than the order, nor years later. */
export const dueDateErrors = (dueDate: Day | null | undefined, made: Day): FieldError[] => {
  const until = daysAfter(made, MOST_DAYS_TO_DUE)
  return dueDate == null || (dueDate >= made && dueDate <= until)
    ? []
    : [fieldError('dueDate', 'orders.due-date-invalid', { from: made, until })]
}
