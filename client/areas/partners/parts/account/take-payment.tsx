import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { PartnerField } from '@shared/foundation/documents/partners'
import { sumDong } from '@shared/foundation/money/money'
import { spreadPayment } from '@shared/foundation/documents/order-statement'
import { isFundAmount } from '@shared/foundation/documents/funds'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { fundsApi } from '../../../../api/funds'
import { useCan } from '../../../../api/session/use-me'
import { useAmountCheck } from '../../../../components/large-amount/use-amount-check'
import { useLabelOptions } from '../../../../components/label-select'
import { errorText } from '../../../../components/use-error-text'
import { formatMoney } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Button } from '../../../../ui/Button/Button'
import { Field } from '../../../../ui/Field/Field'
import { Declined, failureOf } from '../../../../ui/form/form-error'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { Row, Stack } from '../../../../ui/Panel/Panel'
import { Select } from '../../../../ui/Select/Select'
import { toastDone, toastError } from '../../../../ui/Toasts/Toasts'
import { useLocale } from '../../../../ui/zone/zone-context'
import { accountMessages as m } from './messages'
import type { OpenOrder } from './open-orders'

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
  const [create] = fundsApi.useCreate()
  const checkAmount = useAmountCheck()
  const labels = useLabelOptions()
  const due = sumDong(orders.map(({ open }) => open))
  const [amount, setAmount] = useState<number | null>(due)
  const [label, setLabel] = useState('')
  const [busy, setBusy] = useState(false)
  const isOwed = group === 'supplierId'
  const money = (value: number): string => formatMoney(value, locale)
  const problem = !isFundAmount(amount)
    ? errorText('funds.amount-invalid', locale)
    : amount > due
      ? intl.formatMessage(m.tooMuch, { amount: money(due) })
      : undefined
  const parts = problem ? [] : spreadPayment(amount ?? 0, orders)
  const chosen = label || labels[0]?.value

  const enter = async (): Promise<void> => {
    if (busy || problem) return
    setBusy(true)
    let entered = 0
    try {
      await checkAmount(amount)
      for (const { order, amount: part } of parts) {
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
      toastDone(intl.formatMessage(m.took, { amount: money(entered), count: parts.length }))
      onClose()
    } catch (thrown) {
      if (thrown instanceof Declined) return
      const reason = failureOf(thrown).message ?? ''
      toastError(entered > 0 ? intl.formatMessage(m.tookPart, { amount: money(entered), reason }) : reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    // No form: it may stand in the partner's, and a form within another isn't sent.
    <div
      role="group"
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
        event.preventDefault()
        event.stopPropagation()
        if (problem === undefined && !busy) void enter()
      }}
    >
      <Stack gap={8}>
        <Field label={intl.formatMessage(m.amount)} error={problem} hint={intl.formatMessage(m.takeHow)}>
          {(ids) => <MoneyInput {...ids} autoFocus value={amount} onChange={setAmount} />}
        </Field>
        {labels.length > 0 && (
          <Field label={intl.formatMessage(m.label)}>
            {(ids) => <Select {...ids} options={labels} value={chosen ?? ''} onChange={setLabel} />}
          </Field>
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
          <Button kind="primary" busy={busy} disabled={problem !== undefined} onClick={() => void enter()}>
            {intl.formatMessage(isOwed ? m.make : m.take)}
          </Button>
        </Row>
      </Stack>
    </div>
  )
}
