import { paymentGroupOf } from '@shared/foundation/documents/fund-groups'
import { isFundAmount, PREPAID_ORDERS } from '@shared/foundation/documents/funds'
import { isPaidByCredit } from '@shared/foundation/documents/order-kinds'
import { outstanding } from '@shared/foundation/documents/order-totals'
import type { Order } from '@shared/areas/trade/services/orders'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { fundsApi } from '../../../../api/funds'
import { ordersApi } from '../../../../api/orders'
import { useConnection } from '../../../../api/realtime/use-connection'
import { useCan } from '../../../../api/session/use-me'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { useLabelOptions } from '../../../../components/label-select'
import { formatMoney } from '../../../../lib/format'
import { readLocal, writeLocal } from '../../../../lib/store-local'
import { Button } from '../../../../ui/Button/Button'
import { Declined, failureOf } from '../../../../ui/form/form-error'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { Select } from '../../../../ui/Select/Select'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { partnerOfOrder } from '../kinds'
import { asDocument } from '../order-document'
import { actionMessages as m, seriesMessages as sm } from '../messages'
import { errorText } from '../../../../components/use-error-text'
import { FieldError } from '../../../../ui/Field/FieldError'

const labelKey = 'socai.orders.label'
/** How many orders of a series are paid at once. */

/** Takes (or makes) a payment: what is outstanding stands there, the label is the one used last. */
export const TakePayment = ({ order }: { order: Order }) => {
  const intl = useIntl()
  const locale = useLocale()
  const mayComplete = useCan('/funds')
  const { status } = useConnection()
  const [create, { isLoading }] = fundsApi.useCreate()
  const checkAmount = useAmountCheck()
  const [typed, setTyped] = useState<{ amount: number | null } | null>(null)
  const [chosen, setChosen] = useState<string>(() => readLocal<string>(labelKey, ''))
  const [error, setError] = useState<string | null>(null)
  const [prepaid, setPrepaid] = useState<(typeof PREPAID_ORDERS)[number]>(1)
  const [patch] = ordersApi.usePatch()
  const labels = useLabelOptions()
  const label = (labels.find(({ value }) => value === chosen) ?? labels[0])?.value ?? ''
  const due = Math.max(0, outstanding(asDocument(order)))
  // Nothing of it was paid: several orders of its series can be paid at once.
  const mayPrepay = (order.period !== undefined || order.ended !== undefined) && order.paid === 0
  const amount = typed ? typed.amount : due * prepaid || null
  const comesIn = isPaidByCredit(order.group)
  const group = paymentGroupOf(order.group)
  const offline = status === 'offline'
  if (group === null || (due === 0 && !typed)) return null

  const take = async (): Promise<void> => {
    if (isLoading || offline) return
    if (!isFundAmount(amount)) return setError(errorText('funds.amount-invalid', locale))
    const number = order.order_number
    const partner = partnerOfOrder(order)
    try {
      await checkAmount(amount, 'amount')
      await create({
        orderId: order._id,
        group,
        amount,
        name: intl.formatMessage(comesIn ? m.payName : m.payNameOut, { number }),
        ...(partner ? { recipientName: partner.name } : null),
        ...(label ? { label } : null),
        ...(prepaid > 1 ? { prepaid } : null),
        ...(mayComplete ? { status: 'completed' as const } : null),
      }).unwrap()
      // What is paid of a series without an end is followed by its next order.
      if (order.period && prepaid === 1) await patch({ id: order._id, data: { period: 0 } }).unwrap()
      setTyped(null)
      setError(null)
      setPrepaid(1)
      if (prepaid > 1) return toastDone(intl.formatMessage(sm.prepaidTaken, { amount: formatMoney(amount, locale), count: prepaid }))
      toastDone(
        intl.formatMessage(mayComplete ? (comesIn ? m.payTaken : m.payPaid) : m.payEntered, {
          amount: formatMoney(amount, locale),
          number,
        }),
      )
    } catch (thrown) {
      if (thrown instanceof Declined) return
      const failure = failureOf(thrown)
      const text = failure.errors?.['amount'] ?? failure.message ?? ''
      setError(text)
      toastError(text)
    }
  }
  return (
    <div className="order-pay">
      <div className="order-pay__row">
        <MoneyInput
          data-pay-amount=""
          aria-label={intl.formatMessage(m.payAmount)}
          aria-invalid={error ? true : undefined}
          value={amount}
          onChange={(next) => {
            setTyped({ amount: next })
            setError(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            void take()
          }}
        />
        {mayPrepay && (
          <Select
            aria-label={intl.formatMessage(sm.prepaid)}
            options={PREPAID_ORDERS.map((count) => ({ value: String(count), label: intl.formatMessage(sm.prepaidOrders, { count }) }))}
            value={String(prepaid)}
            onChange={(text) => {
              setPrepaid(PREPAID_ORDERS.find((count) => String(count) === text) ?? 1)
              setTyped(null)
            }}
          />
        )}
        {labels.length > 0 && (
          <Select
            aria-label={intl.formatMessage(m.payLabel)}
            options={labels}
            value={label}
            onChange={(next) => {
              setChosen(next)
              writeLocal(labelKey, next)
            }}
          />
        )}
        <Button busy={isLoading} disabled={offline} title={offline ? intl.formatMessage(m.offline) : undefined} onClick={() => void take()}>
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
