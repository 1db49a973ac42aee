import { useIntl } from 'react-intl'
import { useCan } from '../../../../api/session/use-me'
import { formatDayRange } from '../../../../lib/format'
import { useToday } from '../../../../ui/zone/zone-context'
import type { Goods } from '../inventory'
import { partOf, type InventorySum } from '../inventory-sums'
import { inventoryMessages as m } from '../messages'
import type { FigureEntry } from '../../../../resource/report/figure-entries'
import { RowEntries } from '../../../../resource/report/row-entries'

interface InventorySumEntriesProps {
  sum: InventorySum
  value: number
  goods: readonly Goods[]
  places: readonly { readonly _id: string; readonly name: string }[]
  /** Shows what the value of a product is made of. */
  onValue: (productId: string) => void
  /** Shows a product with what it is made of. */
  onGoods: (productId: string) => void
  onClose: () => void
}

/** The products that add up to a sum of the inventory, each leading on to what it is made of. */
export const InventorySumEntries = ({ sum, value, goods, places, onValue, onGoods, onClose }: InventorySumEntriesProps) => {
  const intl = useIntl()
  const today = useToday()
  const seesOrders = useCan('/sales')
  const label = typeof sum === 'object' ? (places.find(({ _id }) => _id === sum.warehouseId)?.name ?? '') : intl.formatMessage(m[sum])
  const leadOf = (productId: string): Pick<FigureEntry, 'to' | 'onOpen'> => {
    if (typeof sum === 'object') return { to: `/product/${productId}/${sum.warehouseId}` }
    if (sum === 'count') return { to: `/product/${productId}` }
    if (sum === 'notshipped') return { to: seesOrders ? `/sales/orders/byProductNotShipped/${productId}` : null }
    return { to: null, onOpen: () => (sum === 'value' ? onValue : onGoods)(productId) }
  }
  const lines = goods
    .map((line) => ({ _id: line._id, name: line.name, amount: partOf(line, sum) }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => b.amount - a.amount)
  return (
    <RowEntries
      title={`${intl.formatMessage(m.screen)} · ${label}`}
      subtitle={[formatDayRange(today, today), intl.formatMessage(m.products, { count: lines.length })].join(' · ')}
      addUp={intl.formatMessage(m.goodsAddUp)}
      value={value}
      counted={sum !== 'value'}
      entries={lines.map(({ _id, name, amount }) => ({ key: _id, name, amount, ...leadOf(_id) }))}
      onClose={onClose}
    />
  )
}
