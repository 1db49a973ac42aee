import { invoices, type Invoice } from '@shared/areas/invoices/services/invoices'
import { useIntl, type IntlShape } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router-dom'
import { api } from '../../../api/api'
import { eInvoiceMessages as em } from '../../../components/e-invoice/messages'
import { statusOf } from '../../../components/e-invoice/status-of'
import { periodFilters, useListPeriod } from '../../../resource/list-period'
import { resourceList } from '../../../resource/resource-list'
import { Amount } from '../../../ui/Amount/Amount'
import { TwoLines } from '../../../ui/DataTable/DataTable'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { When } from '../../../ui/When/When'
import { InvoiceChips, InvoiceSums, STATES, statusesOf } from '../components/invoice-counts'
import { InvoiceDock } from '../components/invoice-dock'
import { IssueDialog } from '../components/issue-dialog'
import { Uninvoiced } from '../components/uninvoiced'
import { invoiceMessages as m } from '../messages'
import '../components/invoices.css'

const CORRECTIONS = ['adjustment', 'replacement']

/** It counts for nothing any more. */
const isVoid = (status: Invoice['status']): boolean => status === 'replaced' || status === 'withdrawn'

const vatOf = ({ total, net }: Pick<Invoice, 'total' | 'net'>): number => total - net

/** What an invoice is of: its order, or how many counter sales. */
const ofOrders = (intl: IntlShape, { order_number, orderIds }: Pick<Invoice, 'order_number' | 'orderIds'>): string =>
  orderIds.length > 1 ? intl.formatMessage(m.ofSales, { count: orderIds.length }) : order_number

const Buyer = ({ invoice }: { invoice: Invoice }) => {
  const intl = useIntl()
  const { buyer, original, kind } = invoice
  const about = kind === 'original' ? ofOrders(intl, invoice) : intl.formatMessage(m[`kind.${kind}`], { number: original?.number ?? '' })
  return <TwoLines first={<span className="name">{buyer.legalName ?? buyer.name ?? intl.formatMessage(m.consumer)}</span>} second={about} />
}

const InvoicesList = resourceList<'invoices', object, ReturnType<typeof useListPeriod>>({
  service: invoices,
  messages: m,
  icon: 'file',
  sort: '-created',
  dockSize: 'order',
  isGiven: true,
  filters: { ...periodFilters, state: '' },
  use: useListPeriod,
  query: (filters, period) => {
    const state = STATES.find((each) => each === filters['state']) ?? ''
    return {
      ...period.queryOf(filters),
      ...(state === '' ? null : state === 'corrections' ? { kind: { $in: CORRECTIONS } } : { status: { $in: statusesOf(state) } }),
    }
  },
  tools: (view) => view.x.toolOf(view),
  chips: ({ filters, filter }) => (
    <>
      <InvoiceChips filters={filters} filter={filter} />
      <Uninvoiced filters={filters} />
    </>
  ),
  foot: ({ filters }) => <InvoiceSums filters={filters} />,
  muted: ({ status }) => isVoid(status),
  columns: ({ intl }) => [
    {
      key: 'number',
      head: intl.formatMessage(m.number),
      width: 130,
      cell: ({ number, issuedAt, created }) => (
        <TwoLines first={<span className="num">{number ?? '–'}</span>} second={<When value={issuedAt ?? created} />} />
      ),
    },
    { key: 'buyer', head: intl.formatMessage(m.buyer), cell: (invoice) => <Buyer invoice={invoice} /> },
    {
      key: 'status',
      head: intl.formatMessage(m.status),
      width: 'minmax(140px, 0.6fr)',
      cell: ({ status, failure }) => (
        <TwoLines
          first={<StatusTag status={statusOf(status)}>{intl.formatMessage(em[`status.${status}`])}</StatusTag>}
          second={status === 'failed' ? failure?.message : undefined}
        />
      ),
    },
    {
      key: 'net',
      head: intl.formatMessage(m.net),
      width: 120,
      align: 'end',
      cell: ({ net, status }) => <Amount value={net} currency={false} struck={isVoid(status)} />,
    },
    {
      key: 'vat',
      head: intl.formatMessage(m.vat),
      width: 110,
      from: 690,
      align: 'end',
      cell: (invoice) => <Amount value={vatOf(invoice)} currency={false} struck={isVoid(invoice.status)} />,
    },
  ],
  phone: (invoice, { intl }) => ({
    name: invoice.buyer.legalName ?? invoice.buyer.name ?? intl.formatMessage(m.consumer),
    about: `${invoice.number ?? '–'} · ${ofOrders(intl, invoice)}`,
    amount: <Amount value={invoice.total} />,
    owed: intl.formatMessage(em[`status.${invoice.status}`]),
  }),
  Form: InvoiceDock,
})

/** The order that the address names is invoiced over the list. */
const IssueOf = ({ orderId, onDone, onClose }: { orderId: string; onDone: (made: Invoice) => void; onClose: () => void }) => {
  const order = api.orders.useGet(orderId).data
  const known = api.invoices.useGet(order?.invoiceId ?? '', { skip: !order?.invoiceId }).data
  if (!order || (order.invoiceId && !known)) return null
  // One of many sales: what is on its invoice is told there.
  if (known && known.orderIds.length > 1) return <Navigate to={`/sales/invoices?open=${known._id}`} replace />
  return <IssueDialog order={order} {...(known ? { invoice: known } : null)} onDone={onDone} onClose={onClose} />
}

/** E-invoices: issued, on their way, refused; `?order=` issues one of an order. */
export const InvoicesPage = () => {
  const [params, setParams] = useSearchParams()
  const orderId = params.get('order')
  return (
    <>
      <InvoicesList />
      {orderId && (
        <IssueOf
          key={orderId}
          orderId={orderId}
          onDone={({ _id }) => setParams({ open: _id }, { replace: true })}
          onClose={() => setParams({}, { replace: true })}
        />
      )}
    </>
  )
}
