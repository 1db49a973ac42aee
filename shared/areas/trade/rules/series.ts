import {
  addMonths,
  day,
  daysInMonth,
  month,
  monthOfDay,
  monthsOf,
  shiftMonth,
  startOfDay,
  type Day,
  type Month,
  type Zone,
} from '../../../foundation/days/days'
import type { OrderStatus, PaymentStatus } from '../../../foundation/documents/order-statuses'

/** The most orders a series makes at once. */
export const MAX_SERIES = 60
/** Every how many months an order comes again. */
export const ORDER_PERIODS = [1, 3, 6, 12] as const
export type OrderPeriod = (typeof ORDER_PERIODS)[number]

/** The day of a month on which an order is paid: 1–28, or the last for 0. */
export const paymentDayOf = (month: Month, moPaymentDate: number): Day =>
  day(`${month}-${String(moPaymentDate === 0 ? daysInMonth(month) : Math.min(moPaymentDate, daysInMonth(month))).padStart(2, '0')}`)

/** The months of a series with the day of each order: the first on `started`, the others on their payment day. */
export const seriesDays = (started: Day, ended: Day, moPaymentDate: number): { month: Month; day: Day }[] =>
  monthsOf(monthOfDay(started), monthOfDay(ended)).map((month, index) => ({
    month,
    day: index === 0 ? started : paymentDayOf(month, moPaymentDate),
  }))

/** Month and day of the order that follows one of `month` after `period` months. */
export const nextOfSeries = (month: Month, period: number, moPaymentDate: number): { month: Month; day: Day } => {
  const next = shiftMonth(month, period)
  return { month: next, day: paymentDayOf(next, moPaymentDate) }
}

/** The moment an order of a series is dated. */
export const seriesMoment = (of: Day, zone: Zone): Date => startOfDay(of, zone)

/** The last day a series that begins on a day may end. */
export const lastSeriesDay = (started: Day): Day => addMonths(started, MAX_SERIES - 1)

/** What is read of the orders of one series. */
export interface OrderOfSeries {
  readonly periodOf?: string | undefined
  readonly period?: number | undefined
  readonly status: OrderStatus
  readonly statusPayment?: PaymentStatus | undefined
}

/** Nobody pays it: it is called off, or came back. */
const isGone = ({ status }: OrderOfSeries): boolean => status === 'cancelled' || status === 'returned'

/** The orders of a series from the first that is still to be paid on, in the order of their months. */
export const unpaidOfSeries = <O extends OrderOfSeries>(orders: readonly O[]): O[] => {
  const live = orders
    .filter((order) => order.periodOf !== undefined && !isGone(order))
    .sort((a, b) => ((a.periodOf ?? '') < (b.periodOf ?? '') ? -1 : 1))
  const first = live.findIndex(({ statusPayment }) => statusPayment !== 'completed')
  return first < 0 ? [] : live.slice(first)
}

/** The month through which a series is paid without a gap; null where its first order is still to be paid. */
export function paidUntilOf(orders: readonly OrderOfSeries[]): Month | null {
  const [open] = unpaidOfSeries(orders)
  const paid = orders
    .filter((order) => !isGone(order) && order.periodOf !== undefined && (open === undefined || order.periodOf < (open.periodOf ?? '')))
    .reduce<OrderOfSeries | null>((last, order) => (last && (last.periodOf ?? '') >= (order.periodOf ?? '') ? last : order), null)
  return paid?.periodOf === undefined ? null : shiftMonth(month(paid.periodOf), (paid.period ?? 1) - 1)
}
