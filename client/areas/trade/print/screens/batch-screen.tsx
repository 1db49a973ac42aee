import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useWorkspace } from '../../../../api/session/use-workspace'
import { AccountSelect } from '../../../bank/parts/bank/account-select'
import { paperMessages as pm } from '../../../../components/paper/messages'
import { PaperSelect } from '../../../../components/paper/paper-select'
import { usePaper } from '../../../../components/paper/use-paper'
import { Button, ButtonLink } from '../../../../ui/Button/Button'
import { PrintPage, PrintSheet } from '../../../../ui/PrintPage/PrintPage'
import { Segmented } from '../../../../ui/Segmented/Segmented'
import { ZoneContext } from '../../../../ui/zone/zone-context'
import { InvoicePaper } from '../components/invoice-paper'
import { PrintSettingsButton } from '../components/print-settings'
import { PrintFailed, PrintWaiting } from '../components/print-states'
import { ReceiptPaper } from '../components/receipt-paper'
import { printMessages as m } from '../messages'
import { usePaidTo } from '../use-paid-to'

/** One job prints no more. */
const MAX_DOCUMENTS = 200

/** Many sales orders as one job, each on a sheet of its own: `?ids=a,b,c&as=invoice` or `receipt`. */
export const BatchScreen = () => {
  const intl = useIntl()
  const [params, setParams] = useSearchParams()
  const { issuer, paidTo } = usePaidTo(useWorkspace())
  const kind = params.get('as') === 'receipt' ? 'receipt' : 'invoice'
  const [paper, choose] = usePaper(`print.${kind}s`, kind === 'receipt' ? 'roll' : 'a4')
  const ids = [...new Set((params.get('ids') ?? '').split(',').filter((id) => /^[0-9a-f]{24}$/.test(id)))].slice(0, MAX_DOCUMENTS)
  const { data, error, refetch } = api.orders.useFind(
    { _id: { $in: ids }, group: 'sales', $limit: MAX_DOCUMENTS, $total: false },
    { skip: ids.length === 0 },
  )
  if (error && !data) return <PrintFailed error={error} onRetry={() => void refetch()} />
  if (!issuer || (ids.length > 0 && !data)) return <PrintWaiting />
  const orders = ids.flatMap((id) => data?.data.find(({ _id }) => _id === id) ?? [])
  return (
    <ZoneContext value={issuer.zone}>
      <PrintPage
        title={intl.formatMessage(m.batchFile, { count: orders.length })}
        paper={paper}
        tools={
          <>
            <ButtonLink kind="quiet" icon="arrow-left" to="/sales/orders">
              {intl.formatMessage(m.backToList)}
            </ButtonLink>
            <Segmented
              label={intl.formatMessage(m.batchKind)}
              chosen={kind}
              onChoose={(as) => setParams({ ids: ids.join(','), as }, { replace: true })}
              segments={[
                { key: 'invoice', label: intl.formatMessage(m.title) },
                { key: 'receipt', label: intl.formatMessage(m.receipt) },
              ]}
            />
            <PaperSelect paper={paper} onChoose={choose} />
            <AccountSelect {...paidTo} />
            <PrintSettingsButton />
            <Button kind="primary" icon="print" disabled={orders.length === 0} onClick={() => window.print()}>
              {intl.formatMessage(m.print)}
            </Button>
          </>
        }
      >
        {orders.length === 0 && <p>{intl.formatMessage(m.batchNone)}</p>}
        {orders.map((order) => (
          <PrintSheet key={order._id} stamp={order.status === 'cancelled' && intl.formatMessage(pm.cancelled)}>
            {kind === 'receipt' ? (
              <ReceiptPaper order={order} issuer={issuer} slip={null} />
            ) : (
              <InvoicePaper order={order} issuer={issuer} />
            )}
          </PrintSheet>
        ))}
      </PrintPage>
    </ZoneContext>
  )
}
