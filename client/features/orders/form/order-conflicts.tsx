import { useIntl } from 'react-intl'
import { formatDate, formatMoney } from '../../../lib/format'
import { FieldConflict } from '../../../ui/FieldConflict/FieldConflict'
import { linesTotal } from '../../../ui/LineItems/lines'
import { DockPart } from '../../../ui/DockForm/DockForm'
import { useLocale, useZone } from '../../../ui/zone/zone-context'
import { formMessages as m } from '../messages'
import { fieldLabels } from './field-labels'
import { valuesOf, type OrderField, type OrderValues } from './order-values'
import type { Conflict } from './use-order-form'

interface OrderConflictsProps {
  conflict: Conflict
  values: OrderValues
  warehouseName: (id: string) => string
  onSettle: (field: OrderField, take: boolean) => void
}

/** Every field that two wrote at once, with both values to choose from. */
export const OrderConflicts = ({ conflict, values, warehouseName, onSettle }: OrderConflictsProps) => {
  const intl = useIntl()
  const locale = useLocale()
  const zone = useZone()
  const theirs = valuesOf(conflict.current, zone)

  const say = (field: OrderField, from: OrderValues): string => {
    const nothing = intl.formatMessage(m.nothing)
    switch (field) {
      case 'partner':
        return from.partner?.label ?? nothing
      case 'created':
        return from.created ? formatDate(from.created) : nothing
      case 'warehouseId':
        return from.warehouseId ? warehouseName(from.warehouseId) : nothing
      case 'items':
        return intl.formatMessage(m.itemsAre, {
          count: from.items.length,
          amount: formatMoney(linesTotal(from.items) ?? 0, locale),
        })
      case 'tags':
        return from.tags.join(', ') || nothing
      case 'total':
      case 'discount':
      case 'usePartnerBalance':
        return formatMoney(from[field] ?? 0, locale)
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
        {conflict.fields.map((field) => (
          <FieldConflict
            key={field}
            field={intl.formatMessage(fieldLabels[field])}
            name={conflict.current.updater?.name ?? intl.formatMessage(m.colleague)}
            at={conflict.current.updated ?? conflict.current.created}
            theirs={say(field, theirs)}
            mine={say(field, values)}
            onTake={() => onSettle(field, true)}
            onKeep={() => onSettle(field, false)}
          />
        ))}
      </div>
    </DockPart>
  )
}
