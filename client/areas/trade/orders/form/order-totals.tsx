import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import { zone as asZone } from '@shared/foundation/days/days'
import { daysOverdue } from '@shared/foundation/documents/order-due'
import type { VatLine } from '@shared/foundation/documents/order-types'
import { isCounted, usableBalance } from '@shared/foundation/documents/order-totals'
import { orders, type Order } from '@shared/areas/trade/services/orders'
import { useFormikContext } from 'formik'
import { useIntl, type IntlShape } from 'react-intl'
import { formatDate } from '../../../../lib/format'
import { limitsOf, newRecordShape } from '../../../../resource/field-limits'
import { linesTotal } from '../../../../ui/LineItems/lines'
import { Field } from '../../../../ui/Field/Field'
import { MoneyInput } from '../../../../ui/MoneyInput/MoneyInput'
import { uiMessages } from '../../../../ui/messages'
import { TextInput } from '../../../../ui/TextInput/TextInput'
import { Totals, type TotalLine } from '../../../../ui/Totals/Totals'
import { orderWords } from '../kinds'
import { formMessages as m, ordersMessages, returnMessages } from '../messages'
import { useToday, useZone } from '../../../../ui/zone/zone-context'
import { asDocument } from '../order-document'
import { vatMessages as vm } from '../../../tax/parts/vat/messages'
import { rateText } from '../../../tax/parts/vat/rates'
import { orderTotal } from './order-total'
import { writtenVat } from './order-vat'
import { useOrderVat } from './use-order-vat'
import { usePartnerBalance } from './order-party'
import type { OrderValues } from './order-values'

const discountNoteMaxLength = limitsOf(newRecordShape(orders), 'discountNote').maxLength

interface OrderTotalsProps {
  group: TradeGroup
  order: Order | null
  locked: boolean
}

/** Items, discount, total, paid, balance used, and what is left under the double rule: unknown while what it comes of can't be read. */
export const OrderTotals = ({ group, order, locked }: OrderTotalsProps) => {
  const intl = useIntl()
  const { values, errors, submitCount, setFieldValue } = useFormikContext<OrderValues>()
  const balance = usePartnerBalance(values.partner?.value) ?? 0
  const usedNow = order?.usePartnerBalance ?? 0
  const withItems = values.items.length > 0
  const sum = linesTotal(values.items)
  const isTooMuch = withItems && sum !== null && (values.discount ?? 0) > sum
  const vat = useOrderVat(group, order)
  const written = withItems && vat ? writtenVat(vat, group, values.items, values.discount) : null
  const total = withItems && vat ? (written?.total ?? null) : orderTotal(values)
  const paid = order?.paid ?? 0
  // Nothing is to be collected of what came back, was cancelled or is in error.
  const cameBack = order?.returnedTotal ?? 0
  const writtenOff = order?.writtenOff ?? 0
  const due = total === null ? null : total - cameBack - paid - (values.usePartnerBalance ?? 0) - writtenOff
  const left = order && !isCounted(order) ? 0 : due
  const textOf = (field: 'discount' | 'total' | 'usePartnerBalance'): string | undefined =>
    Number.isNaN(values[field])
      ? intl.formatMessage(uiMessages.moneyUnclear)
      : submitCount > 0 || (field === 'discount' && isTooMuch)
        ? errors[field]
        : undefined

  const money = (field: 'discount' | 'total' | 'usePartnerBalance', label: string) => (
    <Field name={field} label={label} bare error={textOf(field)} className="order-totals__field">
      {(ids) => (
        <MoneyInput
          {...ids}
          placeholder="0"
          value={values[field]}
          base={field === 'discount' ? (sum ?? undefined) : undefined}
          disabled={locked}
          onChange={(value) => void setFieldValue(field, value)}
        />
      )}
    </Field>
  )
  const [discountWord, balanceWord, totalWord] = [
    intl.formatMessage(m.discount),
    intl.formatMessage(m.balanceUsed),
    intl.formatMessage(ordersMessages.total),
  ]
  const totalOpen = !withItems && !locked && (!order || order.statusPayment === 'pending')
  const lines: TotalLine[] = [
    ...(withItems ? [{ key: 'items', label: intl.formatMessage(m.itemsSum), value: sum }] : []),
    ...(withItems
      ? [
          {
            key: 'discount',
            label: discountWord,
            value: values.discount,
            field: money('discount', discountWord),
          },
          ...(values.discount || values.discountNote
            ? [{ key: 'why', label: <DiscountNote locked={locked} />, value: null, field: <></> }]
            : []),
        ]
      : []),
    ...(written && vat ? vatLines(intl, vat.isIncluded, written.lines) : []),
    { key: 'total', label: totalWord, value: total, kind: 'sum' as const, ...(totalOpen ? { field: money('total', totalWord) } : null) },
    ...(cameBack > 0 ? [{ key: 'returned', label: intl.formatMessage(returnMessages.cameBack), value: -cameBack }] : []),
    ...(order ? [{ key: 'paid', label: intl.formatMessage(m.paid), value: paid === 0 ? 0 : -paid }] : []),
    ...(values.partner && (usableBalance(balance, usedNow) > 0 || values.usePartnerBalance)
      ? [{ key: 'balance', label: balanceWord, value: values.usePartnerBalance, field: money('usePartnerBalance', balanceWord) }]
      : []),
    ...(writtenOff > 0 ? [{ key: 'writtenOff', label: intl.formatMessage(m.writtenOff), value: -writtenOff }] : []),
    left !== null && left < 0
      ? {
          key: 'left',
          label: intl.formatMessage(m.overpaid),
          note: intl.formatMessage(m.overpaidHint),
          value: -left,
          kind: 'final' as const,
        }
      : {
          key: 'left',
          label: intl.formatMessage(orderWords[group].owed),
          value: left,
          kind: 'final' as const,
          ...(order && left !== null && left > 0 ? { note: <DueWords order={order} /> } : null),
        },
  ]
  return <Totals lines={lines} />
}

/** What the lines come to without VAT, and the VAT of each rate that has some; of prices that hold it only what is in them. */
const vatLines = (intl: IntlShape, isHeld: boolean, lines: readonly VatLine[]): TotalLine[] => {
  const taxed = lines.filter(({ amount }) => amount !== 0)
  const told = taxed.map(({ rate, amount }) => ({
    key: `vat${rate}`,
    label: intl.formatMessage(isHeld ? vm.heldOf : vm.of, { rate: rateText(intl, rate) }),
    value: amount,
  }))
  const net = lines.reduce((sum, { base }) => sum + base, 0)
  return [{ key: 'net', label: intl.formatMessage(vm.net), value: net, ...(isHeld ? null : { kind: 'sum' as const }) }, ...told]
}

/** When what is left is to be paid, or for how long it is overdue; nothing is said of what is due at once and was made today. */
const DueWords = ({ order }: { order: Order }) => {
  const intl = useIntl()
  const zone = asZone(useZone())
  const late = daysOverdue(asDocument(order), useToday(), zone)
  if (late > 0) return <span className="ink-debit">{intl.formatMessage(m.overdueFor, { days: late })}</span>
  return order.dueDate ? <>{intl.formatMessage(m.dueOn, { day: formatDate(order.dueDate) })}</> : null
}

/** Why there is a discount, in a line of its own. */
const DiscountNote = ({ locked }: { locked: boolean }) => {
  const intl = useIntl()
  const { values, setFieldValue } = useFormikContext<OrderValues>()
  return (
    <TextInput
      className="order-totals__why"
      data-field="discountNote"
      aria-label={intl.formatMessage(m.discountNote)}
      placeholder={intl.formatMessage(m.discountNote)}
      maxLength={discountNoteMaxLength}
      value={values.discountNote}
      disabled={locked}
      onChange={(event) => void setFieldValue('discountNote', event.target.value)}
    />
  )
}
