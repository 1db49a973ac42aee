import type { Day } from '@shared/foundation/days/days'
import { adjustmentOf, contentOf, standingLines } from '@shared/areas/invoices/rules/invoice-lines'
import { wrongWordsOf } from '@shared/areas/invoices/rules/error-notice'
import type { Invoice } from '@shared/areas/invoices/services/invoices'
import type { Order } from '@shared/areas/trade/services/orders'
import { Formik, type FormikErrors, useFormikContext } from 'formik'
import { useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { api } from '../../../api/api'
import { BuyerFields, buyerOf, useTaxCodeProblem } from '../../../components/e-invoice/buyer-fields'
import { eInvoiceMessages as em } from '../../../components/e-invoice/messages'
import { errorText } from '../../../components/use-error-text'
import { formatMoney } from '../../../lib/format'
import { Fields } from '../../../ui/Field/Field'
import { DateField } from '../../../ui/form/DateField'
import { FormDialog } from '../../../ui/form/FormDialog'
import { TextField } from '../../../ui/form/TextField'
import { useSubmit } from '../../../ui/form/use-submit'
import { WayChoice } from '../../../ui/WayChoice/WayChoice'
import { useLocale, useToday } from '../../../ui/zone/zone-context'
import { correctMessages as m, issueMessages as pm, noticeMessages as nm } from '../messages'
import { agreementAddress, agreementName } from './agreement-address'
import { contentNow } from './content-now'
import { InvoiceVersions } from './invoice-versions'
import './invoices.css'

type Way = 'adjustment' | 'replacement' | 'notice'

interface Values {
  way: Way
  taxCode: string
  legalName: string
  name: string
  address: string
  email: string
  words: string
  reason: string
  agreement: string
  day: Day | null
}

/** What a notice puts right by itself. */
const NoticeFields = () => {
  const intl = useIntl()
  return (
    <Fields>
      <TextField name="legalName" label={intl.formatMessage(em.legalName)} maxLength={400} />
      <TextField name="name" label={intl.formatMessage(em.name)} maxLength={200} />
      <TextField name="address" label={intl.formatMessage(em.address)} maxLength={400} />
      <TextField name="words" label={intl.formatMessage(m.words)} maxLength={400} />
      <TextField name="reason" label={intl.formatMessage(nm.colWhy)} maxLength={255} />
    </Fields>
  )
}

interface CorrectProps {
  invoice: Invoice
  /** Its adjustments that have a number. */
  adjustments: readonly Invoice[]
  /** What it is of. */
  orders: readonly Order[]
  onDone: (made: Invoice) => void
  onClose: () => void
}

const Body = ({ invoice, adjustments, orders, onClose }: Omit<CorrectProps, 'onDone'>) => {
  const intl = useIntl()
  const locale = useLocale()
  const today = useToday()
  const { values, setFieldValue } = useFormikContext<Values>()
  const before = standingLines([invoice, ...adjustments].flatMap(({ lines }) => lines))
  const now = contentNow(orders, invoice)
  const after = standingLines(now.lines)
  const change = adjustmentOf(before, after)
  const agrees = change.length === 0
  const { way } = values
  const isAdjusting = way === 'adjustment'
  const isNotice = way === 'notice'
  const amount = formatMoney(isAdjusting ? contentOf(change).total : now.total, locale, { currency: true })
  return (
    <FormDialog
      title={intl.formatMessage(m.title, { number: invoice.number ?? '' })}
      subtitle={`${invoice.order_number} · ${invoice.buyer.legalName ?? invoice.buyer.name ?? ''}`}
      width={960}
      verb={isNotice ? intl.formatMessage(m.verbNotice) : intl.formatMessage(isAdjusting ? m.verbAdjust : m.verbReplace, { amount })}
      icon={isNotice ? 'file' : 'send'}
      kbd="Ctrl ↵"
      safe={intl.formatMessage(pm.later)}
      cautious
      ready={isNotice || (isAdjusting ? !agrees : now.lines.length > 0)}
      note={intl.formatMessage(isNotice ? m.noticeRight : m.note)}
      onClose={onClose}
    >
      <div className="invoice-part">
        <WayChoice<Way>
          label={intl.formatMessage(m.ways)}
          chosen={way}
          onChoose={(chosen) => void setFieldValue('way', chosen)}
          ways={[
            { key: 'adjustment', title: intl.formatMessage(m.adjustment), about: intl.formatMessage(m.adjustmentAbout) },
            { key: 'replacement', title: intl.formatMessage(m.replacement), about: intl.formatMessage(m.replacementAbout) },
            { key: 'notice', title: intl.formatMessage(m.notice), about: intl.formatMessage(m.noticeAbout) },
          ]}
        />
        {isNotice ? (
          <NoticeFields />
        ) : (
          <>
            {agrees && <p className="muted">{intl.formatMessage(m.agrees)}</p>}
            <InvoiceVersions before={before} after={after} change={change} />
            {!isAdjusting && orders.length === 1 && (
              <Fields least={250}>
                <BuyerFields />
              </Fields>
            )}
            <Fields>
              <TextField name="reason" label={intl.formatMessage(m.reason)} maxLength={255} required />
              <TextField name="agreement" label={intl.formatMessage(m.agreement)} maxLength={200} />
              <DateField name="day" label={intl.formatMessage(m.agreementDay)} max={today} />
            </Fields>
            <p>
              <Link
                className="reach"
                to={agreementAddress(invoice, { ...values, way, agreement: values.agreement.trim() || agreementName(invoice, today) })}
                target="_blank"
                rel="noopener"
                onClick={() => {
                  if (values.agreement.trim() === '') void setFieldValue('agreement', agreementName(invoice, today))
                }}
              >
                {intl.formatMessage(m.agreementDrawUp)}
              </Link>
            </p>
          </>
        )}
      </div>
    </FormDialog>
  )
}

/** Adjusts or replaces an issued invoice by what its order says today: both versions side by side. */
export const CorrectDialog = ({ invoice, adjustments, orders, onDone, onClose }: CorrectProps) => {
  const intl = useIntl()
  const today = useToday()
  const [create] = api.invoices.useCreate()
  const [patch] = api.invoices.usePatch()
  const locale = useLocale()
  const taxCodeProblem = useTaxCodeProblem()
  const before = standingLines([invoice, ...adjustments].flatMap(({ lines }) => lines))
  const agrees = adjustmentOf(before, contentNow(orders, invoice).lines).length === 0
  const { taxCode = '', legalName = '', name = '', address = '', email = '' } = invoice.buyer
  const submit = useSubmit(
    (values: Values) => {
      const { way, reason, agreement, day, words } = values
      if (way === 'notice') {
        const { legalName: company, name: person, address: place } = values
        const notice = { legalName: company, name: person, address: place, words, reason }
        return patch({ id: invoice._id, data: { notice } }).unwrap()
      }
      return create({
        originalId: invoice._id,
        kind: way,
        reason: reason.trim(),
        ...(agreement.trim() ? { agreement: { name: agreement.trim(), date: day ?? today } } : null),
        ...(way === 'replacement' && orders.length === 1 ? { buyer: buyerOf(values) } : null),
      }).unwrap()
    },
    {
      done: (_made, { way }) => intl.formatMessage(way === 'notice' ? m.noticeMade : pm.sent, { number: invoice.order_number }),
      onSaved: onDone,
      fieldOf: (path) => (path === 'notice' ? 'address' : path.replace('buyer.', '')),
    },
  )
  const validate = (values: Values): FormikErrors<Values> => ({
    ...(values.way !== 'notice' && values.reason.trim() === '' ? { reason: intl.formatMessage(m.reasonMissing) } : {}),
    ...(values.way === 'replacement' ? taxCodeProblem(values.taxCode) : {}),
    ...(values.way === 'notice' && wrongWordsOf(invoice.buyer, values).length === 0
      ? { address: errorText('invoices.notice-same', locale) }
      : {}),
  })
  const way: Way = agrees ? 'replacement' : 'adjustment'
  const first: Values = { way, taxCode, legalName, name, address, email, words: '', reason: '', agreement: '', day: today }
  return (
    <Formik<Values> initialValues={first} validate={validate} onSubmit={submit}>
      <Body invoice={invoice} adjustments={adjustments} orders={orders} onClose={onClose} />
    </Formik>
  )
}
