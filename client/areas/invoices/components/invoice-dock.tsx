import { hasNumber } from '@shared/foundation/documents/invoice-statuses'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { InvoiceFileButtons } from '../../../components/e-invoice/invoice-file-buttons'
import { eInvoiceMessages as em } from '../../../components/e-invoice/messages'
import { statusOf } from '../../../components/e-invoice/status-of'
import { orderAddress } from '../../../components/order-address'
import type { ResourceFormProps } from '../../../resource/resource-form'
import { formatDate } from '../../../lib/format'
import { Button, ButtonLink } from '../../../ui/Button/Button'
import { DockForm, DockPart } from '../../../ui/DockForm/DockForm'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { toastError } from '../../../ui/Toasts/Toasts'
import { When } from '../../../ui/When/When'
import { invoiceMessages as m } from '../messages'
import { agreementAddress } from './agreement-address'
import { CorrectDialog } from './correct-dialog'
import { InvoicePaper } from './invoice-paper'
import { InvoiceTrail } from './invoice-trail'
import { IssueDialog } from './issue-dialog'
import { MailDialog } from './mail-dialog'
import { NoticesPart } from './notices-part'
import './invoices.css'

const Facts = ({ invoice }: { invoice: Invoice }) => {
  const intl = useIntl()
  const { orderIds, order_number, template, series, taxAuthorityCode, reservationCode, issuedAt, mailedAt, mailedTo, reason, agreement } =
    invoice
  const rows = [
    {
      key: 'order',
      label: m.order,
      value: (
        <>
          <Link to={orderAddress({ _id: orderIds[0] ?? '', group: 'sales' })}>{order_number}</Link>
          {orderIds.length > 1 && <span className="muted"> {intl.formatMessage(m.otherOrders, { count: orderIds.length - 1 })}</span>}
        </>
      ),
    },
    { key: 'series', label: m.series, value: `${template.slice(0, 1)}${series}` },
    { key: 'issued', label: m.issuedAt, value: issuedAt && <When value={issuedAt} as="date-time" /> },
    { key: 'code', label: m.code, value: taxAuthorityCode },
    { key: 'lookup', label: m.lookup, value: reservationCode },
    { key: 'mailed', label: m.mailedAt, value: mailedAt && <When value={mailedAt} as="date-time" /> },
    { key: 'mailedTo', label: m.mailTo, value: mailedTo },
    { key: 'reason', label: m.reason, value: reason },
    { key: 'agreement', label: m.agreement, value: agreement && `${agreement.name} · ${formatDate(agreement.date)}` },
  ]
  return (
    <dl className="invoice-facts">
      {rows.map(
        ({ key, label, value }) =>
          value && (
            <div key={key}>
              <dt className="muted">{intl.formatMessage(label)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const OpenInvoice = ({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) => {
  const intl = useIntl()
  const [asking, setAsking] = useState<'mend' | 'correct' | 'mail' | null>(null)
  const [patch, { isLoading }] = api.invoices.usePatch()
  const { status, number, order_number, failure, provider, kind } = invoice
  const { orderIds } = invoice
  const found = api.orders.useFind({ _id: { $in: orderIds }, $limit: orderIds.length, $total: false }).data?.data ?? []
  const orders = found.length === orderIds.length ? found : []
  const [order] = orders
  const isGathered = orderIds.length > 1
  const partnerId = order?.customerId ?? order?.agentId ?? ''
  const partner = api.assets.useGet(partnerId, { skip: !partnerId || !hasNumber(status) }).data
  const later = api.invoices.useFind({ originalId: invoice._id, $limit: -1 }, { skip: !hasNumber(status) }).data?.data ?? []
  const isOpen = status === 'draft' || status === 'failed'
  const mayCorrect = hasNumber(status) && status !== 'replaced' && kind !== 'adjustment'
  const become = async (next: 'withdrawn' | 'issuing'): Promise<void> => {
    try {
      await patch({ id: invoice._id, data: { status: next } }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const close = (): void => setAsking(null)
  return (
    <>
      <DockForm
        title={number ? intl.formatMessage(m.named, { number }) : intl.formatMessage(m.of, { number: order_number })}
        status={
          <StatusTag status={statusOf(status)} pill>
            {intl.formatMessage(em[`status.${status}`])}
          </StatusTag>
        }
        onClose={onClose}
        foot={
          <>
            {number && (
              <>
                <InvoiceFileButtons invoice={invoice} />
                <Button kind="quiet" icon="send" onClick={() => setAsking('mail')}>
                  {intl.formatMessage(m.mail)}
                </Button>
              </>
            )}
            {isOpen && (
              <Button kind="danger-quiet" busy={isLoading} onClick={() => void become('withdrawn')}>
                {intl.formatMessage(m.withdraw)}
              </Button>
            )}
            {isOpen && kind === 'original' && (
              <Button
                kind="primary"
                icon="send"
                disabled={!order}
                busy={isLoading}
                onClick={() => (isGathered ? void become('issuing') : setAsking('mend'))}
              >
                {intl.formatMessage(isGathered ? m.again : m.mend)}
              </Button>
            )}
            {mayCorrect && (
              <Button kind="primary" icon="edit" disabled={!order} onClick={() => setAsking('correct')}>
                {intl.formatMessage(m.correct)}
              </Button>
            )}
          </>
        }
      >
        <DockPart className="invoice-part">
          {failure && status === 'failed' && (
            <div role="alert">
              <p className="ink-debit strong">{intl.formatMessage(m.refusedBy, { message: failure.message })}</p>
              <p className="second">
                <When value={failure.at} as="date-time" /> · {failure.code}
              </p>
            </div>
          )}
          {status === 'issuing' && <p className="muted">{intl.formatMessage(m.onItsWay)}</p>}
          {provider === 'stand-in' && <p className="ink-warn">{intl.formatMessage(em.standIn)}</p>}
          <Facts invoice={invoice} />
          {kind !== 'original' && (
            <p>
              <ButtonLink kind="quiet" size="s" icon="print" to={agreementAddress(invoice)}>
                {intl.formatMessage(m.printAgreement)}
              </ButtonLink>
            </p>
          )}
        </DockPart>
        <NoticesPart invoice={invoice} />
        <DockPart className="invoice-part">
          <InvoicePaper invoice={invoice} />
        </DockPart>
        <InvoiceTrail key={invoice.rev} invoice={invoice} />
      </DockForm>
      {asking === 'mend' && order && <IssueDialog order={order} invoice={invoice} onDone={close} onClose={close} />}
      {asking === 'mail' && <MailDialog invoice={invoice} known={partner?.email ?? ''} onClose={close} />}
      {asking === 'correct' && order && (
        <CorrectDialog
          invoice={invoice}
          adjustments={later.filter((one) => one.kind === 'adjustment' && hasNumber(one.status))}
          orders={orders}
          onDone={close}
          onClose={close}
        />
      )}
    </>
  )
}

/** An invoice beside its list: how far it is, what it says, and what can be done about it. */
export const InvoiceDock = ({ record, onClose }: ResourceFormProps<'invoices', object>) =>
  record ? <OpenInvoice invoice={record} onClose={onClose} /> : null
