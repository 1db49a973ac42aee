import { useIntl } from 'react-intl'
import { FieldConflicts } from '../../../../components/record-form/record-conflict'
import type { RecordForm } from '../../../../components/record-form/record-form'
import { formatDate, formatMoney } from '../../../../lib/format'
import { linesTotal } from '../../../../ui/LineItems/lines'
import { DockPart } from '../../../../ui/DockForm/DockForm'
import { uiMessages } from '../../../../ui/messages'
import { useLocale } from '../../../../ui/zone/zone-context'
import { formMessages as m, seriesMessages } from '../messages'
import type { OrderField, OrderValues } from './order-values'

interface OrderConflictsProps {
  form: RecordForm<OrderValues>
  values: OrderValues
  labels: Record<OrderField, string>
  warehouseName: (id: string) => string
}

/** Every field that two wrote at once, with both values to choose from. */
export const OrderConflicts = ({ form, values, labels, warehouseName }: OrderConflictsProps) => {
  const intl = useIntl()
  const locale = useLocale()

  const money = (amount: number | null): string =>
    amount === null || Number.isNaN(amount) ? intl.formatMessage(uiMessages.unknown) : formatMoney(amount, locale)
  const say = (field: OrderField, from: OrderValues): string => {
    const nothing = intl.formatMessage(m.nothing)
    switch (field) {
      case 'partner':
        return from.partner?.label ?? nothing
      case 'created':
        return from.created ? formatDate(from.created) : nothing
      case 'dueDate':
        return from.dueDate ? formatDate(from.dueDate) : intl.formatMessage(m.dueAtOnce)
      case 'warehouseId':
        return from.warehouseId ? warehouseName(from.warehouseId) : nothing
      case 'items':
        return intl.formatMessage(m.itemsAre, {
          count: from.items.length,
          amount: money(linesTotal(from.items)),
        })
      case 'tags':
        return from.tags.join(', ') || nothing
      case 'inputInvoice':
        return [from.inputInvoice.series, from.inputInvoice.number].filter(Boolean).join(' ') || nothing
      case 'series':
        return from.series ? intl.formatMessage(from.series.kind === 'months' ? seriesMessages.months : seriesMessages.endless) : nothing
      case 'total':
      case 'discount':
      case 'usePartnerBalance':
        return money(from[field] ?? 0)
      case 'tracking':
      case 'note':
      case 'reservation':
      case 'refId':
      case 'discountNote':
        return from[field] || nothing
    }
  }
  return (
    <DockPart title={intl.formatMessage(m.conflicts)} sunken>
      <p className="second order-conflicts__hint">{intl.formatMessage(m.conflictsHint)}</p>
      <div className="order-conflicts">
        <FieldConflicts form={form} values={values} labels={labels} say={say} />
      </div>
    </DockPart>
  )
}
