import type { PartnerField } from '@shared/foundation/documents/partners'
import type { RecordOf } from '@shared/registry/service-types'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { monthInNumbers } from '../../../../lib/format'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { orderLink } from './account-links'
import { accountMessages as m } from './messages'
import './account.css'

/** The orders of a partner that come again, and through which month each is paid; nothing where there are none. */
export const SeriesPart = ({ partnerId, group }: { partnerId: RecordOf<'assets'>['_id']; group: PartnerField }) => {
  const intl = useIntl()
  const { currentData } = api.orders.useReport('series', { partnerId })
  const rows = currentData?.data ?? []
  if (rows.length === 0) return null
  return (
    <DockPart title={intl.formatMessage(m.series)} count={rows.length}>
      <ul className="account-orders">
        {rows.map(({ _id, order_number, paidUntil, next }) => (
          <li key={_id}>
            <Link className="account-order" to={orderLink(group, next?._id ?? _id)}>
              <span className="name num">{order_number}</span>
              <span className="num">
                {paidUntil ? intl.formatMessage(m.paidUntil, { month: monthInNumbers(paidUntil) }) : intl.formatMessage(m.paidNone)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DockPart>
  )
}
