import type { Month } from '@shared/foundation/days/days'
import { useIntl } from 'react-intl'
import { useCan } from '../../../api/session/use-me'
import { ButtonLink } from '../../../ui/Button/Button'
import { commissionMessages as m } from '../messages'
import type { CommissionRow } from '../use-commissions'

/** Leads to the sheet where every agent is paid what a month that is over came to, for who may; or says that nothing is left. */
export const PayMonth = ({ rows, month }: { rows: readonly CommissionRow[]; month: Month }) => {
  const intl = useIntl()
  const mayPay = useCan('/funds')
  if (!mayPay) return null
  return rows.some(({ payable = 0 }) => payable > 0) ? (
    <ButtonLink icon="wallet" to={`/office/pay-day/commissions?month=${month}`}>
      {intl.formatMessage(m.payMonth)}
    </ButtonLink>
  ) : (
    <span className="second">{intl.formatMessage(m.nothing)}</span>
  )
}
