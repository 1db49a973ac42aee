import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { PartnerField } from '@shared/foundation/documents/partners'
import { sumDong } from '@shared/foundation/money/money'
import { spreadPayment } from '@shared/foundation/documents/order-statement'
import { isFundAmount } from '@shared/foundation/documents/funds'
import { FormikProvider, useFormik } from 'formik'
import { useIntl } from 'react-intl'
import { api } from '../../../../api/api'
import { useCan } from '../../../../api/session/use-me'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { useLabelOptions } from '../../../../components/fund-labels'
import { errorText } from '../../../../components/use-error-text'
import { formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { BoundField } from '../../../../ui/form/bound-field'
import { failureOf } from '../../../../ui/form/form-error'
import { MoneyField } from '../../../../ui/form/NumberFields'
import { useSubmit } from '../../../../ui/form/use-submit'
import { Row, Stack } from '../../../../ui/Panel/Panel'
import { Select } from '../../../../ui/Select/Select'
import { useLocale } from '../../../../ui/zone/zone-context'
import { accountMessages as m } from './messages'
import type { OpenOrder } from './open-orders'

interface Values {
  amount: number | null
  label: string
}

interface TakePaymentProps {
  orders: readonly OpenOrder[]
  partnerName: string
  group: PartnerField
  onClose: () => void
}

/** One payment for several orders: what each gets is shown before it is entered; an entry of funds for each. */
export const TakePayment = ({ orders, partnerName, group, onClose }: TakePaymentProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const mayComplete = useCan('/funds')
  const [create] = api.funds.useCreate()
  const checkAmount = useAmountCheck()
  const labels = useLabelOptions()
  const due = sumDong(orders.map(({ open }) => open))
  const isOwed = group === 'supplierId'
  const money = (value: number): string => formatMoney(value, locale)
  const problemOf = (amount: number | null): string | undefined => {
    if (!isFundAmount(amount)) return errorText('funds.amount-invalid', locale)
    return amount > due ? intl.formatMessage(m.tooMuch, { amount: money(due) }) : undefined
  }
  const partsOf = (amount: number | null) => (problemOf(amount) ? [] : spreadPayment(amount ?? 0, orders))
  const submit = useSubmit(
    async ({ amount, label }: Values) => {
      const chosen = label || labels[0]?.value
      let entered = 0
      await checkAmount(amount)
      try {
        for (const { order, amount: part } of partsOf(amount)) {
          const number = order.order.order_number
          await create({
            orderId: order.order._id,
            group: isOwed ? FUND_GROUPS.purchases.name : FUND_GROUPS.sales.name,
            amount: part,
            name: intl.formatMessage(m.payName, { number }),
            recipientName: partnerName,
            ...(chosen ? { label: chosen } : null),
            ...(mayComplete ? { status: 'completed' as const } : null),
          }).unwrap()
          entered += part
        }
      } catch (thrown) {
        if (entered === 0) throw thrown
        const reason = failureOf(thrown).message ?? ''
        throw new Error(intl.formatMessage(m.tookPart, { amount: money(entered), reason }), { cause: thrown })
      }
      return entered
    },
    {
      done: (entered, { amount }) => intl.formatMessage(m.took, { amount: money(entered), count: partsOf(amount).length }),
      onSaved: onClose,
    },
  )
  const form = useFormik<Values>({
    initialValues: { amount: due, label: '' },
    initialTouched: { amount: true },
    validate: ({ amount }) => {
      const problem = problemOf(amount)
      return problem ? { amount: problem } : {}
    },
    onSubmit: submit,
  })
  const parts = partsOf(form.values.amount)
  return (
    // No form element: it may stand in the partner's, and a form within another isn't sent.
    <FormikProvider value={form}>
      <div
        role="group"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
          event.preventDefault()
          event.stopPropagation()
          if (!form.isSubmitting) void form.submitForm()
        }}
      >
        <Stack gap={8}>
          <MoneyField name="amount" label={intl.formatMessage(m.amount)} hint={intl.formatMessage(m.takeHow)} autoFocus />
          {labels.length > 0 && (
            <BoundField<string> name="label" label={intl.formatMessage(m.label)}>
              {({ set, value, ...bound }) => (
                <Select {...bound} options={labels} value={value || (labels[0]?.value ?? '')} onChange={set} />
              )}
            </BoundField>
          )}
          <ul className="account-parts">
            {parts.map(({ order: { order }, amount: part }) => (
              <li key={order._id}>
                <span className="num">{order.order_number}</span>
                <Amount value={part} currency={false} />
              </li>
            ))}
          </ul>
          <Row>
            <Button onClick={onClose}>{intl.formatMessage(m.cancel)}</Button>
            <Button kind="primary" busy={form.isSubmitting} disabled={parts.length === 0} onClick={() => void form.submitForm()}>
              {intl.formatMessage(isOwed ? m.make : m.take)}
            </Button>
          </Row>
        </Stack>
      </div>
    </FormikProvider>
  )
}
