import {
  addMonths,
  day,
  daysInMonth,
  monthOfDay,
  monthsOf,
  shiftMonth,
  startOfDay,
  type Day,
  type Month,
  type Zone,
} from '../../../foundation/days/days'

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
