import { INTERNAL_GROUPS } from '@shared/foundation/documents/order-kinds'
import { orders, type Order } from '@shared/areas/trade/services/orders'
import { useIntl, type IntlShape } from 'react-intl'
import { Navigate, useParams } from 'react-router-dom'
import { api } from '../../../../api/api'
import type { WireQuery } from '../../../../api/wire-query'
import { useCan } from '../../../../api/session/use-me'
import { formatMoney, formatQuantity, type Locale } from '../../../../lib/format'
import { periodFilters, useListPeriod } from '../../../../resource/list-period'
import { resourceList } from '../../../../resource/resource-list'
import { Chips } from '../../../../ui/Chips/Chips'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { When } from '../../../../ui/When/When'
import { NewInventoryOrder } from '../components/new-inventory-order'
import { InventoryKind, OpenInventoryOrder, unitsOf } from '../components/open-inventory-order'
import { inventoryOrderMessages as m } from '../messages'

const goodsOf = ({ items }: Order, intl: IntlShape): string => {
  const [first, ...others] = items
  if (!first) return ''
  return others.length === 0 ? first.name : intl.formatMessage(m.more, { name: first.name, count: others.length })
}

/** What its goods are worth; of goods whose cost nobody knows it is unknown, never nought. */
const valueOf = ({ cost, items }: Order, intl: IntlShape, locale: Locale): string =>
  cost === undefined
    ? ''
    : cost === 0 && items.some((item) => item.cost === null)
      ? intl.formatMessage(m.unknownCost)
      : formatMoney(cost, locale)

const useSight = () => ({ seesCost: useCan('/purchases'), period: useListPeriod() })

/** What came in and what went out, with how often in the period. */
const KindChips = ({ chosen, of, onChoose }: { chosen: string; of: WireQuery; onChoose: (group: string) => void }) => {
  const intl = useIntl()
  const come = api.orders.useFind({ ...of, group: 'inventoryIn', $limit: 0 }).data?.total ?? undefined
  const gone = api.orders.useFind({ ...of, group: 'inventoryOut', $limit: 0 }).data?.total ?? undefined
  return (
    <Chips
      label={intl.formatMessage(m.kind)}
      chips={[
        { key: '', label: intl.formatMessage(m.all), count: come === undefined || gone === undefined ? undefined : come + gone },
        { key: 'inventoryIn', label: intl.formatMessage(m.onlyIn), count: come },
        { key: 'inventoryOut', label: intl.formatMessage(m.onlyOut), count: gone },
      ]}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

/** Goods brought in and taken out without an invoice, newest first. */
export const InventoryOrdersScreen = resourceList({
  service: orders,
  messages: m,
  icon: 'warehouse',
  sort: '-_id',
  filters: { group: '', ...periodFilters },
  query: (filters, { period }) => ({
    group: INTERNAL_GROUPS.find((each) => each === filters['group']) ?? { $in: INTERNAL_GROUPS },
    ...period.queryOf(filters),
  }),
  tools: (view) => view.x.period.toolOf(view),
  group: () => 'inventoryIn',
  muted: ({ status }) => status === 'returned',
  chips: ({ x, filters, filter }) => (
    <KindChips chosen={filters['group'] ?? ''} of={x.period.queryOf(filters)} onChoose={(group) => filter({ group })} />
  ),
  use: useSight,
  columns: ({ x, intl, locale }) => [
    {
      key: 'number',
      head: intl.formatMessage(m.number),
      width: 130,
      cell: ({ order_number, created }) => (
        <TwoLines first={<span className="num strong">{order_number}</span>} second={<When value={created} />} />
      ),
    },
    {
      key: 'kind',
      head: intl.formatMessage(m.kind),
      width: 150,
      cell: (order) => <TwoLines first={<InventoryKind order={order} />} second={order.warehouse?.name} />,
    },
    {
      key: 'goods',
      head: intl.formatMessage(m.goods),
      cell: (order) => <TwoLines first={goodsOf(order, intl)} second={order.note ?? order.creator?.name} />,
    },
    {
      key: 'quantity',
      head: intl.formatMessage(m.quantity),
      width: 100,
      align: 'end',
      cell: (order) => <span className="num strong">{formatQuantity(unitsOf(order), locale)}</span>,
    },
    x.seesCost && {
      key: 'value',
      head: intl.formatMessage(m.value),
      width: 130,
      align: 'end',
      hideNarrow: true,
      cell: (order) => <span className="num">{valueOf(order, intl, locale)}</span>,
    },
  ],
  phone: (order, { intl, locale }) => ({
    name: goodsOf(order, intl),
    amount: <span className="num">{formatQuantity(unitsOf(order), locale)}</span>,
    about: (
      <span className="cut">
        {order.order_number} · <InventoryKind order={order} /> · {order.warehouse?.name}
      </span>
    ),
  }),
  Form: ({ record, onClose }) =>
    record ? <OpenInventoryOrder order={record} onClose={onClose} /> : <NewInventoryOrder onClose={onClose} />,
})

/** The address of one of them. */
export const OneInventoryOrder = () => {
  const { orderId = '' } = useParams()
  return <Navigate replace to={`/inventory/ordersWithoutInvoices?open=${orderId}`} />
}
