import { paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { isFundAmount, PREPAID_ORDERS } from '@shared/foundation/documents/funds'
import { isPaidByCredit } from '@shared/foundation/documents/order-kinds'
import { stillOpen } from '@shared/foundation/documents/order-totals'
import type { Order } from '@shared/areas/trade/services/orders'
import { useFormik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useConnection } from '../../../../api/realtime/use-connection'
import { useCan } from '../../../../api/session/use-me'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { useLabelOptions } from '../../../../components/fund-labels'
import { EntrySaved } from '../../../../components/paper/print-voucher'
import { formatMoney } from '../../../../lib/format'
import { readLocal, writeLocal } from '../../../../lib/store-local'
import { Button } from '../../../../ui/Button/Button'
import { Declined, failureOf } from '../../../../ui/form/form-error'
import { useSubmit } from '../../../../ui/form/use-submit'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { Select } from '../../../../ui/Select/Select'
import { toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { partnerOfOrder } from '../kinds'
import { asDocument } from '../order-document'
import { actionMessages as m, seriesMessages as sm } from '../messages'
import { errorText } from '../../../../components/use-error-text'
import { FieldError } from '../../../../ui/Field/FieldError'

const labelKey = 'socai.orders.label'

interface Values {
  /** Undefined until somebody types: what is outstanding. */
  typed: number | null | undefined
  /** How many orders of a series are paid at once. */
  prepaid: (typeof PREPAID_ORDERS)[number]
  label: string
}

/** Takes (or makes) a payment: what is outstanding stands there, the label is the one used last. */
export const TakePayment = ({ order }: { order: Order }) => {
  const intl = useIntl()
  const locale = useLocale()
  const mayComplete = useCan('/funds')
  const { status } = useConnection()
  const [create] = api.funds.useCreate()
  const checkAmount = useAmountCheck()
  const [patch] = api.orders.usePatch()
  const labels = useLabelOptions()
  const due = stillOpen(asDocument(order))
  // Nothing of it was paid: several orders of its series can be paid at once.
  const mayPrepay = (order.period !== undefined || order.ended !== undefined) && order.paid === 0
  const amountOf = ({ typed, prepaid }: Values): number | null => (typed === undefined ? due * prepaid || null : typed)
  const labelOf = ({ label }: Values): string => (labels.find(({ value }) => value === label) ?? labels[0])?.value ?? ''
  const comesIn = isPaidByCredit(order.group)
  const group = paymentGroupOf(order.group)
  const offline = status === 'offline'
  const number = order.order_number
  const submit = useSubmit(
    async (values: Values) => {
      const amount = amountOf(values)
      if (!isFundAmount(amount) || group === null) throw new Declined()
      const partner = partnerOfOrder(order)
      const label = labelOf(values)
      await checkAmount(amount, 'amount')
      const { _id } = await create({
        orderId: order._id,
        group,
        amount,
        name: intl.formatMessage(comesIn ? m.payName : m.payNameOut, { number }),
        ...(partner ? { recipientName: partner.name } : null),
        ...(label ? { label } : null),
        ...(values.prepaid > 1 ? { prepaid: values.prepaid } : null),
        ...(mayComplete ? { status: 'completed' as const } : null),
      }).unwrap()
      // What is paid of a series without an end is followed by its next order.
      if (order.period && values.prepaid === 1) await patch({ id: order._id, data: { period: 0 } }).unwrap()
      return { amount: formatMoney(amount, locale), fundId: _id }
    },
    {
      done: ({ amount, fundId }, { prepaid }) => (
        <EntrySaved fundId={fundId}>
          {prepaid > 1
            ? intl.formatMessage(sm.prepaidTaken, { amount, count: prepaid })
            : intl.formatMessage(mayComplete ? (comesIn ? m.payTaken : m.payPaid) : m.payEntered, { amount, number })}
        </EntrySaved>
      ),
      onSaved: (_saved, { label }, { resetForm }) => resetForm({ values: { typed: undefined, prepaid: 1, label } }),
      onFailed: (thrown, _values, { setErrors }) => {
        const failure = failureOf(thrown)
        const text = failure.errors?.['amount'] ?? failure.message ?? ''
        setErrors({ typed: text })
        toastError(text)
        return true
      },
    },
  )
  const form = useFormik<Values>({
    initialValues: { typed: undefined, prepaid: 1, label: readLocal<string>(labelKey, '') },
    validate: (values) => (isFundAmount(amountOf(values)) ? {} : { typed: errorText('funds.amount-invalid', locale) }),
    onSubmit: submit,
  })
  const { values, setFieldValue, isSubmitting } = form
  const { typed, prepaid } = values
  const amount = amountOf(values)
  const error = form.submitCount > 0 ? form.errors.typed : undefined
  if (group === null || (due === 0 && typed === undefined)) return null

  const take = (): void => {
    if (!isSubmitting && !offline) void form.submitForm()
  }
  return (
    <div className="order-pay">
      <div className="order-pay__row">
        <MoneyInput
          data-pay-amount=""
          aria-label={intl.formatMessage(m.payAmount)}
          aria-invalid={error ? true : undefined}
          value={amount}
          onChange={(next) => void setFieldValue('typed', next)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            take()
          }}
        />
        {mayPrepay && (
          <Select
            aria-label={intl.formatMessage(sm.prepaid)}
            options={PREPAID_ORDERS.map((count) => ({ value: String(count), label: intl.formatMessage(sm.prepaidOrders, { count }) }))}
            value={String(prepaid)}
            onChange={(text) => {
              void setFieldValue('typed', undefined)
              void setFieldValue('prepaid', PREPAID_ORDERS.find((count) => String(count) === text) ?? 1)
            }}
          />
        )}
        {labels.length > 0 && (
          <Select
            aria-label={intl.formatMessage(m.payLabel)}
            options={labels}
            value={labelOf(values)}
            onChange={(next) => {
              void setFieldValue('label', next)
              writeLocal(labelKey, next)
            }}
          />
        )}
        <Button busy={isSubmitting} disabled={offline} title={offline ? intl.formatMessage(m.offline) : undefined} onClick={take}>
          {intl.formatMessage(comesIn ? m.take : m.pay)}
        </Button>
      </div>
      {error && <FieldError role="alert">{error}</FieldError>}
      {amount !== null && amount > due * prepaid && (
        <p className="ink-warn" role="status">
          {intl.formatMessage(comesIn ? m.payMore : m.payMoreOut, { amount: formatMoney(amount - due * prepaid, locale) })}
        </p>
      )}
      {!mayComplete && <p className="second">{intl.formatMessage(m.payWaits)}</p>}
    </div>
  )
}
