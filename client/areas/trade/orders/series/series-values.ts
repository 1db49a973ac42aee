import { nextOfSeries, ORDER_PERIODS, seriesDays, type OrderPeriod } from '@shared/areas/trade/rules/series'
import { subscriptionErrors } from '@shared/areas/trade/rules/validate'
import { isDay, monthOfDay, type Day } from '@shared/foundation/days/days'
import type { Order, OrderCreate } from '@shared/areas/trade/services/orders'

/** How an order comes again: month by month up to `ended`, or every `period` months until it is cancelled. */
export interface SeriesValues {
  readonly kind: 'months' | 'endless'
  readonly started: Day | null
  readonly ended: Day | null
  /** 1–28, or 0 for the last day of the month. */
  readonly moPaymentDate: number
  /** Months. */
  readonly period: OrderPeriod
}

const dayNumber = (day: Day): number => Number(day.slice(8))

/** A series that begins on a day, paid on the same day of each month. */
export const newSeries = (kind: SeriesValues['kind'], started: Day | null): SeriesValues => ({
  kind,
  started,
  ended: null,
  moPaymentDate: started && dayNumber(started) <= 28 ? dayNumber(started) : 0,
  period: 1,
})

const isPeriod = (months: number | undefined): months is OrderPeriod => ORDER_PERIODS.some((one) => one === months)

/** The series a stored order belongs to; null when it comes once. */
export const seriesOf = ({ started, ended, period, moPaymentDate }: Order): SeriesValues | null =>
  started === undefined && period === undefined
    ? null
    : {
        kind: ended ? 'months' : 'endless',
        started: started ?? null,
        ended: ended ?? null,
        moPaymentDate: moPaymentDate ?? 0,
        period: isPeriod(period) ? period : 1,
      }

/** What is sent of a series with a new order. */
export const seriesInput = ({ kind, started, ended, moPaymentDate, period }: SeriesValues): Partial<OrderCreate> => ({
  ...(started ? { started } : null),
  ...(kind === 'months' && ended ? { ended } : null),
  ...(kind === 'endless' ? { period } : null),
  moPaymentDate,
})

/** What is wrong with a series, by the path of its field. */
export const seriesProblems = (series: SeriesValues | null) => {
  if (!series) return []
  const ended = series.kind === 'months' ? series.ended : null
  const problems = subscriptionErrors({ started: series.started, ended, moPaymentDate: series.moPaymentDate })
  return series.kind === 'months' && series.started && !series.ended
    ? [...problems, { path: 'ended', code: 'orders.subscription-dates-invalid' as const, values: {} }]
    : problems
}

/** The days on which the orders of a series fall: all of them, or the first and the next of one without an end. */
export const seriesPlan = (series: SeriesValues): readonly Day[] => {
  const { kind, started, ended, moPaymentDate, period } = series
  if (!isDay(started)) return []
  if (kind === 'endless') return [started, nextOfSeries(monthOfDay(started), period, moPaymentDate).day]
  if (!isDay(ended) || ended <= started) return []
  return seriesDays(started, ended, moPaymentDate).map(({ day }) => day)
}
