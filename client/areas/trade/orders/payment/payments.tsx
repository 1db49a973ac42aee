import { isPaidByCredit } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { useCan } from '../../../../api/session/use-me'
import { Button } from '../../../../ui/Button/Button'
import { SkeletonBar } from '../../../../ui/Skeleton/Skeleton'
import { actionMessages as m } from '../messages'
import { WriteOffs } from '../debt/write-offs'
import { FundLine } from './fund-line'
import { PayCodeButton } from '../../../bank/parts/bank/pay-code'
import { TakePayment } from './take-payment'
import { useOrderFunds } from './use-order-funds'

/** The payments of an order, newest first, what was written off of it, and under them the one to be taken or made next. */
export const Payments = ({ order }: { order: Order }) => {
  const intl = useIntl()
  const mayOpenFunds = useCan('/funds')
  const { funds, more, error, isLoading, refetch } = useOrderFunds(order._id)
  const rest = intl.formatMessage(m.morePayments, { count: more })
  const open = order.status !== 'cancelled' && order.status !== 'returned'
  return (
    <div className="order-payments">
      {isLoading && <SkeletonBar width="80%" />}
      {error !== undefined && (
        <p className="second">
          {intl.formatMessage(m.paymentsFailed)}{' '}
          <Button kind="link" size="s" icon="refresh" onClick={() => refetch()} aria-label={intl.formatMessage(m.paymentsFailed)} />
        </p>
      )}
      {!isLoading && error === undefined && funds.length === 0 && <p className="faint">{intl.formatMessage(m.noPayments)}</p>}
      {funds.length > 0 && (
        <ul>
          {funds.map((fund) => (
            <FundLine key={fund._id} fund={fund} order={order} />
          ))}
        </ul>
      )}
      <WriteOffs order={order} />
      {more > 0 && (mayOpenFunds ? <Link to={`/funds/byOrder/${order._id}`}>{rest}</Link> : <span className="second">{rest}</span>)}
      {open && isPaidByCredit(order.group) && <PayCodeButton order={order} />}
      {open && <TakePayment order={order} />}
    </div>
  )
}
