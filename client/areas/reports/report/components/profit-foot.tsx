import { dong } from '@shared/foundation/money/money'
import type { ReportOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { formatMoney } from '../../../../lib/format'
import { useLocale } from '../../../../ui/zone/zone-context'
import { reportMessages as m } from '../messages'

type Told = Pick<ReportOf<'orders', 'days'>, 'rest' | 'howCalculateRevenue'> & { readonly total: { readonly profit?: number } }

/** How the profit of the rows is reckoned, what of it is of none of them, and what it comes to in the business report. */
export const ProfitFoot = ({ data: { rest, howCalculateRevenue, total } }: { data: Told }) => {
  const intl = useIntl()
  const locale = useLocale()
  if (!rest || !howCalculateRevenue) return null
  const basis = intl.formatMessage(howCalculateRevenue === 'shipped' ? m.basisAskShipped : m.basisAskOrdered)
  const gross = dong((total.profit ?? 0) + rest.profit)
  return (
    <span className="muted num">
      {[
        intl.formatMessage(m.profitNote, { basis }),
        ...(rest.profit === 0 ? [] : [intl.formatMessage(m.profitRest, { rest: formatMoney(rest.profit, locale) })]),
        intl.formatMessage(m.profitGross, { gross: formatMoney(gross, locale) }),
      ].join(' · ')}
    </span>
  )
}
