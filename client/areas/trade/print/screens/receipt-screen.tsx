import { orderKind } from '@shared/foundation/documents/order-kinds'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useMaybeMe } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { AccountSelect } from '../../../bank/parts/bank/account-select'
import type { Issuer } from '../../../../components/paper/paper'
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
import { slipsOf, type InvoiceOrder, type ReceiptInvoice } from '../invoice'
import { printMessages as m } from '../messages'
import { usePaidTo } from '../use-paid-to'
import { useReceiptInvoice } from '../use-receipt-invoice'
import { useSharedInvoice } from '../use-shared-invoice'

interface ReceiptProps {
  readonly order: InvoiceOrder
  readonly issuer: Issuer
  readonly eInvoice: ReceiptInvoice | null | undefined
  /** Of members: the way back, and what they set up. */
  readonly tools?: ReactNode
  readonly isReady: boolean
}

/** What is the same whoever looks: the slips on their paper, and the button that prints them. */
const Receipt = ({ order, issuer, eInvoice, tools, isReady }: ReceiptProps) => {
  const intl = useIntl()
  const [params] = useSearchParams()
  const [paper, choose] = usePaper('print.receipt', 'roll')
  usePrintsNow(isReady)
  return (
    <ZoneContext value={issuer.zone}>
      <PrintPage
        title={intl.formatMessage(m.receiptFile, { number: order.order_number })}
        paper={paper}
        tools={
          <>
            {tools && (
              <ButtonLink kind="quiet" icon="arrow-left" to={`/sales/orders/byOrder/${order._id}`}>
                {intl.formatMessage(m.back)}
              </ButtonLink>
            )}
            <PaperSelect paper={paper} onChoose={choose} />
            {tools}
            <Button kind="primary" icon="print" onClick={() => window.print()}>
              {intl.formatMessage(m.print)}
            </Button>
          </>
        }
      >
        {slipsOf(params.get('slip'), issuer.cfg.BreakReceiptIntoPages === true).map((slip) => (
          <PrintSheet key={slip} stamp={order.status === 'cancelled' && intl.formatMessage(pm.cancelled)}>
            <ReceiptPaper order={order} issuer={issuer} slip={slip} eInvoice={eInvoice} />
          </PrintSheet>
        ))}
      </PrintPage>
    </ZoneContext>
  )
}

/** By its link: whoever has the token sees the paper. */
const SharedReceipt = ({ id, token }: { id: string; token: string }) => {
  const { data, error, refetch } = useSharedInvoice(id, token)
  if (error) return <PrintFailed error={error} onRetry={refetch} />
  return data ? <Receipt order={data} issuer={data.workspace} eInvoice={data.eInvoice} isReady /> : <PrintWaiting />
}

/** As a member of its workspace. */
const OwnReceipt = ({ id }: { id: string }) => {
  const { issuer, paidTo } = usePaidTo(useWorkspace())
  const { data: order, error, refetch } = api.orders.useGet(id)
  const eInvoice = useReceiptInvoice(order ?? {})
  if (error && !order) return <PrintFailed error={error} onRetry={() => void refetch()} />
  if (order && !orderKind(order.group).isSold) return <Navigate replace to="/404" />
  if (!order || !issuer) return <PrintWaiting />
  return (
    <Receipt
      order={order}
      issuer={issuer}
      eInvoice={eInvoice}
      isReady={eInvoice !== undefined}
      tools={
        <>
          <AccountSelect {...paidTo} />
          <PrintSettingsButton />
        </>
      }
    />
  )
}

/** The receipt of a sale, on a till roll unless another paper was chosen: for members, and for whoever has its link. */
export const ReceiptScreen = () => {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const me = useMaybeMe()
  const { pathname, search } = useLocation()
  const token = params.get('token')
  if (token) return <SharedReceipt id={id} token={token} />
  if (!me) return <Navigate replace to={`/sign_in?next=${encodeURIComponent(pathname + search)}`} />
  return <OwnReceipt id={id} />
}
