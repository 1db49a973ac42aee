import { useIntl } from 'react-intl'
import { formatDate, formatWeekday } from '../../../lib/format'
import { useLocale, useToday } from '../../../ui/zone/zone-context'
import { homeMessages as m } from './messages'
import { useLowStock, useToShip } from './use-home-facts'

/** A line under a greeting: the date, what the page itself tells first, what waits to be shipped, what runs low. */
export const useDayFacts = (own: readonly (string | undefined)[] = []): string => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const toShip = useToShip()
  const low = useLowStock()
  // All at once: a line that grows word by word moves what is under it.
  const isKnown = toShip !== undefined && low !== undefined
  const facts = [
    toShip && toShip.count > 0 ? intl.formatMessage(m.factToShip, { count: toShip.count }) : undefined,
    low && low.count > 0 ? intl.formatMessage(m.factLow, { count: low.count }) : undefined,
    ...own,
  ].filter((fact) => fact !== undefined)
  return [`${formatWeekday(today, locale)}, ${formatDate(today)}`, isKnown ? facts.join(', ') : ''].filter(Boolean).join(' · ')
}
