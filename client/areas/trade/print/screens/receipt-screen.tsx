import { orderKind } from '@shared/foundation/documents/order-kinds'
import { useIntl } from 'react-intl'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { AccountSelect } from '../../../bank/parts/bank/account-select'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { PaperSelect } from '../../../../components/paper/paper-select'
import { usePrintsNow } from '../../../../components/paper/use-prints-now'
import { usePaper } from '../../../../components/paper/use-paper'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { PrintPage, PrintSheet } from '../../../../ui/PrintPage/PrintPage'
import { ZoneContext } from '../../../../ui/zone/zone-context'
import { PrintSettingsButton } from '../components/print-settings'
import { PrintFailed, PrintWaiting } from '../components/print-states'
import { ReceiptPaper } from '../components/receipt-paper'
import { slipsOf } from '../invoice'
import { printMessages as m } from '../messages'
import { usePaidTo } from '../use-paid-to'

/** The receipt of a sale, on a till roll unless another paper was chosen; for members. */
export const ReceiptScreen = () => {
  const intl = useIntl()
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const { issuer, paidTo } = usePaidTo(useWorkspace())
  const [paper, choose] = usePaper('print.receipt', 'roll')
  const { data: order, error, refetch } = api.orders.useGet(id)
  const isReady = order !== undefined && issuer !== undefined
  usePrintsNow(isReady)
  if (error && !order) return <PrintFailed error={error} onRetry={() => void refetch()} />
  if (order && !orderKind(order.group).isSold) return <Navigate replace to="/404" />
  if (!order || !issuer) return <PrintWaiting />
  const slips = slipsOf(params.get('slip'), issuer.cfg.BreakReceiptIntoPages === true)
  return (
    <ZoneContext value={issuer.zone}>
      <PrintPage
        title={intl.formatMessage(m.receiptFile, { number: order.order_number })}
        paper={paper}
        tools={
          <>
            <ButtonLink kind="quiet" icon="arrow-left" to={`/sales/orders/byOrder/${order._id}`}>
              {intl.formatMessage(m.back)}
            </ButtonLink>
            <PaperSelect paper={paper} onChoose={choose} />
            <AccountSelect {...paidTo} />
            <PrintSettingsButton />
            <Button kind="primary" icon="print" onClick={() => window.print()}>
              {intl.formatMessage(m.print)}
            </Button>
          </>
        }
      >
        {slips.map((slip) => (
          <PrintSheet key={slip} stamp={order.status === 'cancelled' && intl.formatMessage(pm.cancelled)}>
            <ReceiptPaper order={order} issuer={issuer} slip={slip} />
          </PrintSheet>
        ))}
      </PrintPage>
    </ZoneContext>
  )
}
