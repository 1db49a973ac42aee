import { hasVat } from '@shared/foundation/documents/order-totals'
import { cutIn, INVOICE_PARTS, invoiceOf } from '@shared/areas/invoices/rules/invoice-lines'
import { INVOICE_PAYMENTS, type Invoice } from '@shared/areas/invoices/services/invoices'
import type { Order } from '@shared/areas/trade/services/orders'
import type { CreateOf } from '@shared/registry/service-types'
import { Formik, useFormikContext } from 'formik'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { isApiError } from '../../../api/api-error'
import { api } from '../../../api/api'
import { BuyerFields, buyerOf, useTaxCodeProblem } from '../../../components/e-invoice/buyer-fields'
import { eInvoiceMessages as em } from '../../../components/e-invoice/messages'
import { formatMoney } from '../../../lib/format'
import { Button } from '../../../ui/Button/Button'
import { CheckboxField, SegmentedField, SelectField } from '../../../ui/form/ChoiceFields'
import { FormDialog } from '../../../ui/form/FormDialog'
import { useSubmit } from '../../../ui/form/use-submit'
import { toastError } from '../../../ui/Toasts/Toasts'
import { useLocale, useToday } from '../../../ui/zone/zone-context'
import { issueMessages as m } from '../messages'
import { InvoicePaper } from './invoice-paper'
import { useCutOf } from './use-cut-of'
import { firstValues, newOf, type IssueValues, type Partner } from './issue-values'
import './invoices.css'

/** Form and sign of the account that new invoices go through. */
type Sign = Pick<Partial<Invoice>, 'template' | 'series'>

/** The rules read lines and the discount alone. */
export const documentOf = (order: Order) => order as unknown as Parameters<typeof invoiceOf>[0]

const LivePaper = ({ order, type, sign }: { order: Order; type: Invoice['type']; sign: Sign }) => {
  const { values } = useFormikContext<IssueValues>()
  const { cutOf, cut } = useCutOf([order])
  const content = invoiceOf(documentOf(order), values.part, cutOf)
  const amount = cutIn(content.lines)
  return (
    <InvoicePaper
      invoice={{ ...content, ...sign, buyer: buyerOf(values), type, ...(cut && amount !== 0 ? { cut: { ...cut, amount } } : null) }}
    />
  )
}

const Verb = ({
  order,
  keepDraft,
  onClose,
  standIn,
  sign,
  partner,
}: {
  order: Order
  keepDraft: (() => void) | null
  onClose: () => void
  standIn: boolean
  sign: Sign
  partner: Partner | undefined
}) => {
  const intl = useIntl()
  const locale = useLocale()
  const { values, submitForm } = useFormikContext<IssueValues>()
  const { total, lines } = invoiceOf(documentOf(order), values.part)
  const type = hasVat(documentOf(order)) ? 'vat' : 'sales'
  return (
    <FormDialog
      title={intl.formatMessage(m.title, { number: order.order_number })}
      subtitle={(order.customer ?? order.agent)?.name}
      width={1080}
      verb={intl.formatMessage(m.verb, { amount: formatMoney(total, locale, { currency: true }) })}
      icon="send"
      kbd="Ctrl ↵"
      safe={intl.formatMessage(m.later)}
      cautious
      ready={lines.length > 0}
      note={intl.formatMessage(lines.length > 0 ? m.noCancel : m.nothing)}
      others={
        keepDraft && (
          <Button
            onClick={() => {
              keepDraft()
              void submitForm()
            }}
          >
            {intl.formatMessage(m.draft)}
          </Button>
        )
      }
      onClose={onClose}
    >
      <div className="invoice-form">
        <div className="invoice-form__fields">
          <SegmentedField
            name="part"
            label={intl.formatMessage(m.part)}
            segments={INVOICE_PARTS.map((key) => ({ key, label: intl.formatMessage(m[`part.${key}`]) }))}
          />
          <BuyerFields />
          <SelectField
            name="payment"
            label={intl.formatMessage(m.payment)}
            options={INVOICE_PAYMENTS.map((value) => ({ value, label: intl.formatMessage(m[`payment.${value}`]) }))}
          />
          {Object.keys(newOf(values, partner)).length > 0 && (
            <CheckboxField name="remembers" hint={intl.formatMessage(m.remembersHint)}>
              {intl.formatMessage(m.remembers)}
            </CheckboxField>
          )}
          <p className="second">{intl.formatMessage(standIn ? em.standIn : m.once)}</p>
        </div>
        <LivePaper order={order} type={type} sign={sign} />
      </div>
    </FormDialog>
  )
}

/** Issues the invoice of an order, or sends one again that was refused, with the paper beside it as it will be. */
export const IssueDialog = ({
  order,
  invoice,
  onDone,
  onClose,
}: {
  order: Order
  invoice?: Invoice | undefined
  onDone: (made: Invoice) => void
  onClose: () => void
}) => {
  const intl = useIntl()
  const [create] = api.invoices.useCreate()
  const [patch] = api.invoices.usePatch()
  const [patchPartner] = api.assets.usePatch()
  const taxCodeProblem = useTaxCodeProblem()
  const today = useToday()
  const isDraft = useRef(false)
  const partnerId = order.customerId ?? order.agentId ?? ''
  const partner = api.assets.useGet(partnerId, { skip: !partnerId || invoice !== undefined })
  // The invoice is made by then: what the partner couldn't take is said, and holds nothing up.
  const remember = async (values: IssueValues): Promise<void> => {
    const known = newOf(values, partner.data)
    if (!values.remembers || Object.keys(known).length === 0) return
    try {
      await patchPartner({ id: partnerId, data: known }).unwrap()
    } catch (thrown) {
      if (isApiError(thrown)) toastError(thrown.message)
    }
  }
  const number = order.order_number
  const submit = useSubmit(
    async (values: IssueValues) => {
      const { part, payment } = values
      const given = { part, payment, buyer: buyerOf(values) }
      if (invoice)
        return patch({ id: invoice._id, data: { ...given, ...(isDraft.current ? null : { status: 'issuing' as const }) } }).unwrap()
      const data: CreateOf<'invoices'> = { orderIds: [order._id], ...given, status: isDraft.current ? 'draft' : 'issuing' }
      const made = await create(data).unwrap()
      await remember(values)
      return made
    },
    {
      done: () => intl.formatMessage(isDraft.current ? m.kept : m.sent, { number }),
      onSaved: onDone,
      onFailed: () => {
        isDraft.current = false
        return false
      },
      fieldOf: (path) => path.replace('buyer.', ''),
    },
  )
  const { provider, template, series } = api.invoices.useReport('counts', { since: today, until: today }).data ?? {}
  const sign: Sign = invoice
    ? { template: invoice.template, series: invoice.series }
    : { ...(template && { template }), ...(series && { series }) }
  const mayKeep = !invoice || invoice.status === 'draft'
  if (partner.isLoading) return null
  return (
    <Formik<IssueValues>
      initialValues={firstValues(order, invoice, partner.data?.email ?? '')}
      validate={({ taxCode }) => taxCodeProblem(taxCode)}
      onSubmit={submit}
    >
      <Verb
        order={order}
        keepDraft={mayKeep ? () => (isDraft.current = true) : null}
        onClose={onClose}
        standIn={provider === 'stand-in'}
        sign={sign}
        partner={partner.data}
      />
    </Formik>
  )
}
