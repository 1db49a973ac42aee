import type { Fund } from '@shared/areas/money/services/funds'
import type { IntlShape } from 'react-intl'
import type { RecentChange } from '../../../api/realtime/recent-changes'
import { formatMoney, type Locale } from '../../../lib/format'
import { standingOf } from './fund-status'
import { fundsMessages as m } from './messages'

/** What a colleague did to an entry, in one sentence; undefined where only that they did is known. */
export const fundChangeLabel = (intl: IntlShape, locale: Locale, { type, by, before, record }: RecentChange): string | undefined => {
  if (by === null || type === 'created' || !before) return undefined
  const was = before as unknown as Fund
  const is = record as unknown as Fund
  if (standingOf(is) !== standingOf(was))
    return intl.formatMessage(m.changedStatus, { name: by, status: intl.formatMessage(m[`status.${standingOf(is)}`]) })
  if (is.amount !== was.amount)
    return intl.formatMessage(m.changedAmount, { name: by, amount: formatMoney(is.amount, locale, { plus: true }) })
  return undefined
}
