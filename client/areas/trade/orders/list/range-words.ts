import { useIntl } from 'react-intl'
import { formatDate } from '../../../../lib/format'
import { usePeriodWords } from '../../../../ui/DateRange/DateRange'
import { ordersMessages as m } from '../messages'
import type { DayRange } from './list-query'

/** The days of a list as they are said; null: all time. */
export const useRangeWords = (): ((range: DayRange | null) => string) => {
  const intl = useIntl()
  const words = usePeriodWords()
  return (range) => {
    if (range === null) return words(null)
    const { since, until } = range
    if (since !== null && until !== null) return words({ from: since, to: until })
    if (since !== null) return intl.formatMessage(m.rangeFrom, { day: formatDate(since) })
    return until === null ? words(null) : intl.formatMessage(m.rangeUntil, { day: formatDate(until) })
  }
}
