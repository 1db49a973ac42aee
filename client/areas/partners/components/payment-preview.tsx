import { endOfMonth, isZone, DEFAULT_ZONE, month as asMonth } from '@shared/foundation/days/days'
import { depreciationPlan, MAX_ASSET_MONTHS, plannedEntries } from '@shared/areas/partners/rules/schedule'
import { isFundAmount } from '@shared/foundation/documents/funds'
import { useIntl } from 'react-intl'
import { useNow } from '../../../lib/use-now'
import { Amount } from '../../../ui/Amount/Amount'
import { When } from '../../../ui/When/When'
import { useZone } from '../../../ui/zone/zone-context'
import { paymentMessages as m } from '../messages'
import { shortMonth } from '../short-month'
import type { PaymentWay } from '@shared/areas/partners/rules/schedule'

export interface PaymentValues {
  way: PaymentWay
  amount: number | null
  assetSince: string
  assetUntil: string
  name: string
  recipientName: string
  label: string
  completed: boolean
}

/** Every entry that will be made, and what is lost of it each month. */
export const PaymentPreview = ({ values, count }: { values: PaymentValues; count: number }) => {
  const intl = useIntl()
  const named = useZone()
  const zone = isZone(named) ? named : DEFAULT_ZONE
  const now = useNow()
  const { way, amount, assetSince, assetUntil } = values
  if (count < 1 || count > MAX_ASSET_MONTHS || !isFundAmount(amount)) return null
  const months = { since: asMonth(assetSince), until: asMonth(assetUntil) }
  const entries = plannedEntries(way, { amount, months, created: new Date(now), zone })
  const parts = way === 'instant' ? depreciationPlan(amount, months) : []
  return (
    <section aria-label={intl.formatMessage(m.preview)}>
      <h3 className="second kept-heading">
        {intl.formatMessage(m.preview)} · {intl.formatMessage(m.total, { count: entries.length })}
      </h3>
      <ul className="kept-preview num">
        {entries.map((entry) => (
          <li key={entry.created.toISOString()}>
            <span>
              {intl.formatMessage(m.entry)} <When value={entry.created.toISOString()} as="date" />
            </span>
            <Amount value={-entry.amount} weight="name" />
          </li>
        ))}
        {parts.map((lost) => (
          <li key={lost.month} className="kept-preview__part">
            <span>{intl.formatMessage(m.lost, { month: shortMonth(lost.month) })}</span>
            <span>
              <Amount value={lost.amount} currency={false} /> <When value={endOfMonth(lost.month, zone).toISOString()} as="day-month" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
