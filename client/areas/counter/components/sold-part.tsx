import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { eInvoiceMessages as em } from '../../../components/e-invoice/messages'
import { statusOf } from '../../../components/e-invoice/status-of'
import { useShortcut } from '../../../lib/use-shortcut'
import { Amount } from '../../../ui/Amount/Amount'
import { Button } from '../../../ui/Button/Button'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { toastDone, toastError } from '../../../ui/Toasts/Toasts'
import { useTaxes } from '../../tax/parts/vat/use-taxes'
import type { ReceiptOrder } from '../../trade/parts/receipt/receipt-printer'
import { receiptAddress } from '../../trade/parts/share-invoice/use-share-invoice'
import { sellingMessages } from '../selling-messages'
import { soldMessages as m } from '../sold-messages'
import { IssueSold } from './issue-sold'
import { SendReceipt } from './send-receipt'

export interface SoldPartProps {
  /** As it was answered, or as the receipt of one that waits to be sent. */
  readonly sale: Order | ReceiptOrder
  readonly onPrint: (order: ReceiptOrder) => void
  readonly onReturn: (order: Order) => void
  /** Done with it: the next code is scanned. */
  readonly onDone: () => void
}

const isInBooks = (sale: Order | ReceiptOrder): sale is Order => '_id' in sale

/** The sale before this one: its change, and what can be done with it. */
export const SoldPart = ({ sale, onPrint, onReturn, onDone }: SoldPartProps) => {
  const inBooks = isInBooks(sale)
  const current = api.orders.useGet(inBooks ? sale._id : '', { skip: !inBooks }).data
  // Without an answer it is as it was sold.
  const order = inBooks ? (current ?? sale) : null
  const isGone = order?.status === 'cancelled' || order?.status === 'returned'
  return (
    <div className="counter-last">
      <SoldLines sale={sale} isGone={isGone} />
      <span className="counter-last__acts">
        <PrintAgain
          onPrint={() => {
            onPrint({ ...sale, ...(order && { invoiceId: order.invoiceId, invoiceStatus: order.invoiceStatus }) })
            onDone()
          }}
        />
        {order && !isGone && <SoldActs order={order} onReturn={onReturn} onDone={onDone} />}
      </span>
    </div>
  )
}

const SoldLines = ({ sale: { order_number, total, change }, isGone }: { sale: Order | ReceiptOrder; isGone: boolean }) => {
  const intl = useIntl()
  return (
    <>
      <span className="muted">{intl.formatMessage(sellingMessages.last)}</span>
      <span>
        <b>{order_number}</b> <Amount value={total} struck={isGone} />
      </span>
      {(change ?? 0) > 0 && (
        <span>
          {intl.formatMessage(m.change)} <Amount value={change} ink="credit" weight="strong" size="large" />
        </span>
      )}
    </>
  )
}

const PrintAgain = ({ onPrint }: { onPrint: () => void }) => {
  const intl = useIntl()
  return (
    <Button size="s" icon="print" onClick={onPrint}>
      {intl.formatMessage(sellingMessages.print)}
    </Button>
  )
}

/** Of a sale that stands in the books: its e-invoice, its receipt by link or mail, its return. */
const SoldActs = ({ order, onReturn, onDone }: { order: Order } & Pick<SoldPartProps, 'onReturn' | 'onDone'>) => {
  const intl = useIntl()
  const isTaxpayer = useTaxes() !== undefined
  const [link, setLink] = useState<string | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [patch, sharing] = api.orders.usePatch()
  const [issue, issuing] = api.invoices.useCreate()
  const { _id, order_number: number, invoiceId, customer } = order
  const send = async (): Promise<void> => {
    try {
      const { printToken } = await patch({ id: _id, data: { share: true } }).unwrap()
      if (printToken) setLink(receiptAddress(_id, printToken))
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const issueNow = async (): Promise<void> => {
    // Only of a buyer with a tax code is known what stands on it.
    if (!customer?.taxCode) return setIsAsking(true)
    try {
      await issue({ orderIds: [_id] }).unwrap()
      toastDone(intl.formatMessage(m.issuing, { number }))
      onDone()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  // In the field of codes they are letters of a name: Esc leaves it.
  useShortcut('h', () => void issueNow(), isTaxpayer && !invoiceId && !issuing.isLoading)
  useShortcut('r', () => onReturn(order))
  return (
    <>
      {invoiceId ? (
        <InvoiceOfSale invoiceId={invoiceId} />
      ) : (
        isTaxpayer && (
          <Button size="s" icon="file" kbd="Esc H" aria-keyshortcuts="h" busy={issuing.isLoading} onClick={() => void issueNow()}>
            {intl.formatMessage(m.issue)}
          </Button>
        )
      )}
      <Button size="s" icon="send" busy={sharing.isLoading} onClick={() => void send()}>
        {intl.formatMessage(m.send)}
      </Button>
      <Button size="s" icon="undo" kbd="Esc R" aria-keyshortcuts="r" onClick={() => onReturn(order)}>
        {intl.formatMessage(m.takeBack)}
      </Button>
      {isAsking && (
        <IssueSold
          order={order}
          onClose={() => {
            setIsAsking(false)
            onDone()
          }}
        />
      )}
      {link && (
        <SendReceipt
          order={order}
          link={link}
          onClose={() => {
            setLink(null)
            onDone()
          }}
        />
      )}
    </>
  )
}

/** How far the invoice has come: it is issued while the next one buys. */
const InvoiceOfSale = ({ invoiceId }: { invoiceId: string }) => {
  const intl = useIntl()
  const invoice = api.invoices.useGet(invoiceId).data
  if (!invoice) return null
  return (
    <span className="counter-last__invoice">
      <StatusTag status={statusOf(invoice.status)}>{intl.formatMessage(em[`status.${invoice.status}`])}</StatusTag>{' '}
      <Link to={`/sales/invoices?open=${invoiceId}`}>{invoice.number ?? intl.formatMessage(em.title)}</Link>
    </span>
  )
}
