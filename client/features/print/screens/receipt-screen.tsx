import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Navigate, useParams, useSearchParams } from 'react-router-dom'
import { ordersApi } from '../../../api/orders'
import { useWorkspace } from '../../../api/session/use-workspace'
import { readLocal, writeLocal } from '../../../lib/store-local'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { PrintPage, type Paper } from '../../../ui/PrintPage/PrintPage'
import { Select } from '../../../ui/Select/Select'
import { ZoneContext } from '../../../ui/zone/zone-context'
import { PrintFailed, PrintWaiting } from '../components/print-states'
import { ReceiptPaper } from '../components/receipt-paper'
import { printMessages as m } from '../messages'

const papers: readonly Paper[] = ['roll', 'a5', 'a4']
const memory = 'print.receipt'

/** `?slip=1` or `2` is that one; without it both where the workspace prints two, else the one. */
const slipsOf = (asked: string | null, isBroken: boolean): readonly (1 | 2 | null)[] => {
  if (asked === '1') return [1]
  if (asked === '2') return [2]
  return isBroken ? [1, 2] : [null]
}

/** The receipt of a sale, on a till roll unless another paper was chosen; for members. */
export const ReceiptScreen = () => {
  const intl = useIntl()
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const workspace = useWorkspace()
  const [paper, setPaper] = useState<Paper>(() => readLocal<Paper>(memory, 'roll'))
  const { data: order, error, refetch } = ordersApi.useGet(id)
  if (error && !order) return <PrintFailed error={error} onRetry={() => void refetch()} />
  if (order && order.group !== 'sales') return <Navigate replace to="/404" />
  if (!order || !workspace) return <PrintWaiting />
  const slips = slipsOf(params.get('slip'), workspace.cfg.BreakReceiptIntoPages === true)
  const choose = (next: string): void => {
    const found = papers.find((one) => one === next) ?? 'roll'
    setPaper(found)
    writeLocal(memory, found)
  }
  return (
    <ZoneContext value={workspace.zone}>
      <PrintPage
        title={intl.formatMessage(m.receiptFile, { number: order.order_number })}
        paper={paper}
        tools={
          <>
            <ButtonLink kind="quiet" icon="arrow-left" to={`/sales/orders/byOrder/${order._id}`}>
              {intl.formatMessage(m.back)}
            </ButtonLink>
            <Select
              aria-label={intl.formatMessage(m.paper)}
              options={papers.map((value) => ({ value, label: intl.formatMessage(m[value]) }))}
              value={paper}
              onChange={choose}
            />
            <Button kind="primary" icon="print" onClick={() => window.print()}>
              {intl.formatMessage(m.print)}
            </Button>
          </>
        }
      >
        {slips.map((slip, at) => (
          <div key={slip}>
            {at > 0 && <hr className="receipt-cut" />}
            <ReceiptPaper order={order} issuer={workspace} slip={slip} />
          </div>
        ))}
      </PrintPage>
    </ZoneContext>
  )
}
