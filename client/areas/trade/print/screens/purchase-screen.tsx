import { orderKind } from '@shared/foundation/documents/order-kinds'
import { useIntl } from 'react-intl'
import { Navigate, useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { orderAddress } from '../../../../components/order-address'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { usePaper } from '../../../../components/paper/use-paper'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { ZoneContext } from '../../../../ui/zone/zone-context'
import { PaperTools } from '../components/paper-tools'
import { PrintFailed, PrintWaiting } from '../components/print-states'
import { PurchasePaper } from '../components/purchase-paper'
import { printMessages as m } from '../messages'

/** The printed order to a supplier, for who buys. */
export const PurchaseScreen = () => {
  const intl = useIntl()
  const { id = '' } = useParams()
  const issuer = useWorkspace()
  const [paper, choose] = usePaper('print.purchase', 'a4')
  const { data: order, error, refetch } = api.orders.useGet(id)
  if (error && !order) return <PrintFailed error={error} onRetry={() => void refetch()} />
  if (order && orderKind(order.group).settlement?.owed !== 'payable') return <Navigate replace to="/404" />
  if (!order || !issuer) return <PrintWaiting />
  return (
    <ZoneContext value={issuer.zone}>
      <PrintPage
        paper={paper}
        stamp={order.status === 'cancelled' && intl.formatMessage(pm.cancelled)}
        title={intl.formatMessage(m.purchaseFile, { number: order.order_number })}
        tools={<PaperTools to={orderAddress(order)} back={m.back} paper={paper} onChoose={choose} />}
      >
        <PurchasePaper order={order} issuer={issuer} />
      </PrintPage>
    </ZoneContext>
  )
}
