import { orderKind } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom'
import type { Issuer } from '../../../../components/paper/paper'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { PaperSelect } from '../../../../components/paper/paper-select'
import { usePaper } from '../../../../components/paper/use-paper'
import { api } from '../../../../api/api'
import { useMaybeMe } from '../../../../api/session/use-me'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { AccountSelect } from '../../../bank/parts/bank/account-select'
import { useShareInvoice } from '../../parts/share-invoice/use-share-invoice'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { ToolButton } from '../../../../ui/Button/ToolButton'
import { PrintPage } from '../../../../ui/PrintPage/PrintPage'
import { ZoneContext } from '../../../../ui/zone/zone-context'
import { InvoicePaper } from '../components/invoice-paper'
import { PrintSettingsButton } from '../components/print-settings'
import { PrintFailed, PrintWaiting } from '../components/print-states'
import type { InvoiceOrder } from '../invoice'
import { printMessages as m } from '../messages'
import { usePaidTo } from '../use-paid-to'
import { useSharedInvoice } from '../use-shared-invoice'

interface InvoiceProps {
  order: InvoiceOrder
  issuer: Issuer
  mine: Order | null
  /** Further tools of members. */
  tools?: ReactNode
}

/** What is the same whoever looks: the paper and the button that prints it. */
const Invoice = ({ order, issuer, mine, tools }: InvoiceProps) => {
  const intl = useIntl()
  const [paper, choose] = usePaper('print.invoice', 'a4')
  return (
    <ZoneContext value={issuer.zone}>
      <PrintPage
        paper={paper}
        stamp={order.status === 'cancelled' && intl.formatMessage(pm.cancelled)}
        title={intl.formatMessage(m.fileName, { number: order.order_number })}
        tools={
          <>
            {mine && (
              <ButtonLink kind="quiet" icon="arrow-left" to={`/sales/orders/byOrder/${mine._id}`}>
                {intl.formatMessage(m.back)}
              </ButtonLink>
            )}
            {mine && (
              <ButtonLink kind="quiet" icon="file" to={`/print/receipt/${mine._id}`}>
                {intl.formatMessage(m.receipt)}
              </ButtonLink>
            )}
            {mine?.shipments
              .filter(({ lines }) => lines.length > 0)
              .map(({ time }, at) => (
                <ButtonLink key={time} kind="quiet" icon="box" to={`/print/shipping/${encodeURIComponent(time)}`}>
                  {intl.formatMessage(m.noteOf, { nth: at + 1 })}
                </ButtonLink>
              ))}
            <PaperSelect paper={paper} onChoose={choose} />
            {tools}
            {mine && <PrintSettingsButton />}
            {mine && mine.status !== 'cancelled' && <ShareTools order={mine} />}
            <Button kind="primary" icon="print" onClick={() => window.print()}>
              {intl.formatMessage(m.print)}
            </Button>
          </>
        }
      >
        <InvoicePaper order={order} issuer={issuer} />
      </PrintPage>
    </ZoneContext>
  )
}

const ShareTools = ({ order }: { order: Order }) => {
  const intl = useIntl()
  const { copyLink, revoke, busy } = useShareInvoice(order)
  return (
    <>
      {order.printToken && (
        <ToolButton kind="quiet" icon="lock" label={intl.formatMessage(m.revoke)} disabled={busy} onClick={() => void revoke()} />
      )}
      <ToolButton icon="link" label={intl.formatMessage(m.copyLink)} disabled={busy} onClick={() => void copyLink()} />
    </>
  )
}

/** By its link: whoever has the token sees the paper. */
const SharedInvoiceView = ({ id, token }: { id: string; token: string }) => {
  const { data, error, refetch } = useSharedInvoice(id, token)
  if (error) return <PrintFailed error={error} onRetry={refetch} />
  return data ? <Invoice order={data} issuer={data.workspace} mine={null} /> : <PrintWaiting />
}

/** As a member of its workspace. */
const OwnInvoice = ({ id }: { id: string }) => {
  const { issuer, paidTo } = usePaidTo(useWorkspace())
  const { data, error, refetch } = api.orders.useGet(id)
  if (error && !data) return <PrintFailed error={error} onRetry={() => void refetch()} />
  if (data && !orderKind(data.group).isSold) return <Navigate replace to="/404" />
  if (!data || !issuer) return <PrintWaiting />
  return <Invoice order={data} issuer={issuer} mine={data} tools={<AccountSelect {...paidTo} />} />
}

/** The printed sales invoice: for members, and for whoever has its link. */
export const InvoiceScreen = () => {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const me = useMaybeMe()
  const { pathname, search } = useLocation()
  const token = params.get('token')
  if (token) return <SharedInvoiceView id={id} token={token} />
  if (!me) return <Navigate replace to={`/sign_in?next=${encodeURIComponent(pathname + search)}`} />
  return <OwnInvoice id={id} />
}
