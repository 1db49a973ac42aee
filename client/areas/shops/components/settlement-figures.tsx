import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import { useIntl } from 'react-intl'
import { formatNumber } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Figure, Figures } from '../../../ui/Figures/Figures'
import { useLocale } from '../../../ui/zone/zone-context'
import { settlementMessages as m } from '../messages'

type Total = Plain<ReportOf<'shops', 'settlement'>>['total']

/** What the orders of the range came to, what their platforms paid and kept, and what they still owe. */
export const SettlementFigures = ({ total }: { total: Total }) => {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <Figures>
      <Figure label={intl.formatMessage(m.total)} note={intl.formatMessage(m.orders, { count: total.orders })}>
        <Amount value={total.total} currency={false} />
      </Figure>
      <Figure label={intl.formatMessage(m.paidOut)}>
        <Amount value={total.paidOut} currency={false} />
      </Figure>
      <Figure
        label={intl.formatMessage(m.fees)}
        {...(total.unexplained !== 0 && {
          note: <span className="ink-warn">{intl.formatMessage(m.unexplained, { amount: formatNumber(total.unexplained, locale) })}</span>,
        })}
      >
        <Amount value={total.fees} currency={false} />
      </Figure>
      <Figure
        label={intl.formatMessage(m.owed)}
        {...(total.late > 0 && {
          note: <span className="ink-debit">{intl.formatMessage(m.late, { count: total.late })}</span>,
        })}
      >
        <Amount value={total.owed} currency={false} />
      </Figure>
    </Figures>
  )
}
