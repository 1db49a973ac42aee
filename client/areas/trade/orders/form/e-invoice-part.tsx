import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import type { Order } from '@shared/areas/trade/services/orders'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { InvoiceFileButtons } from '../../../../components/e-invoice/invoice-file-buttons'
import { eInvoiceMessages as m } from '../../../../components/e-invoice/messages'
import { statusOf } from '../../../../components/e-invoice/status-of'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { StatusTag } from '../../../../ui/StatusTag/StatusTag'

/** The e-invoice of a sale: how far it is, where it was mailed to, and its files; nothing where it has none. */
export const EInvoicePart = ({ order }: { order: Order | null }) => {
  const intl = useIntl()
  const isSeller = useCan('/sales')
  const id = order?.invoiceId ?? ''
  const invoice = api.invoices.useGet(id, { skip: !id || !isSeller }).data
  if (!id || !invoice) return null
  const { status, number, mailedTo, provider } = invoice
  return (
    <DockPart title={intl.formatMessage(m.title)}>
      <div className="order-e-invoice">
        <Link to={`/sales/invoices?open=${id}`}>{number ?? invoice.order_number}</Link>
        <StatusTag status={statusOf(status)}>{intl.formatMessage(m[`status.${status}`])}</StatusTag>
        {hasNumber(status) && <InvoiceFileButtons invoice={invoice} size="s" />}
      </div>
      {mailedTo && <p className="second">{intl.formatMessage(m.mailed, { address: mailedTo })}</p>}
      {provider === 'stand-in' && <p className="second ink-warn">{intl.formatMessage(m.standIn)}</p>}
    </DockPart>
  )
}
