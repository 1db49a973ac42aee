import type { TradeGroup } from '@shared/foundation/documents/order-kinds'
import type { Order } from '@shared/areas/trade/services/orders'
import type { ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { parcelMessages } from '../../../../components/parcels/messages'
import { ParcelCell } from '../../../../components/parcels/parcel-state'
import type { ParcelsOfOrders } from '../../../../components/parcels/use-parcels'
import { PersonName } from '../../../../ui/PersonName/PersonName'
import { Amount } from '../../../../ui/Amount/Amount'
import { sortOf, sortText } from '../../../../ui/DataTable/columns'
import { DataTable, TwoLines, type Column, type LiveRows } from '../../../../ui/DataTable/DataTable'
import { vatMessages } from '../../../tax/parts/vat/messages'
import { orderWords, partnerOfOrder } from '../kinds'
import { ordersMessages as m } from '../messages'
import { OrderAbout, OrderGoods, OrderOwed, OrderPhoneRow, OrderShipped, OrderStatusTag, OrderTotal, OrderWhen } from './order-cells'
import './order-table.css'

const keyOf = (order: Order): string => order._id

/** All columns of the list; those that come with width are optional. @param isTaxed whether totals may hold VAT @param parcels of companies that
 *  send with carriers: what is on its way of the orders; where there is none the column leaves its room to the others */
export const orderColumns = (intl: IntlShape, group: TradeGroup, isTaxed: boolean, parcels: ParcelsOfOrders | null): Column<Order>[] => {
  const owedHead = intl.formatMessage(orderWords[group].owed)
  return [
    {
      key: 'created',
      head: intl.formatMessage(m.columnOrder),
      width: 112,
      sortable: true,
      cell: (order) => <TwoLines first={<span className="num">{order.order_number}</span>} second={<OrderWhen order={order} />} />,
    },
    {
      key: 'partner',
      head: intl.formatMessage(orderWords[group].partner),
      cell: (order) => <TwoLines first={partnerOfOrder(order)?.name ?? '—'} second={<OrderAbout order={order} group={group} />} />,
    },
    {
      key: 'goods',
      head: intl.formatMessage(m.columnGoods),
      optional: true,
      from: 1000,
      cell: (order) => <OrderGoods order={order} />,
    },
    {
      key: 'by',
      head: intl.formatMessage(m.columnBy),
      width: 132,
      optional: true,
      from: 1300,
      cell: ({ creator, creatorProgram }) => (
        <span className="order-block">
          {creator ? <PersonName name={creator.name} /> : <span className="cut">{creatorProgram ?? '–'}</span>}
        </span>
      ),
    },
    {
      key: 'shipped',
      head: intl.formatMessage(orderWords[group].shipped),
      width: 84,
      align: 'end',
      optional: true,
      from: 860,
      cell: (order) => <OrderShipped order={order} />,
    },
    {
      key: 'status',
      head: intl.formatMessage(m.columnStatus),
      width: 132,
      cell: (order) => <OrderStatusTag order={order} group={group} />,
    },
    ...(parcels && parcels.size > 0
      ? [
          {
            key: 'parcel',
            head: intl.formatMessage(parcelMessages.column),
            width: 150,
            optional: true as const,
            from: 1100,
            cell: ({ _id }: Order) => <ParcelCell parcels={parcels.get(_id)} />,
          },
        ]
      : []),
    {
      key: 'total',
      head: intl.formatMessage(isTaxed ? vatMessages.withVat : m.total),
      width: 126,
      sortable: true,
      align: 'end',
      cell: (order, narrow) =>
        narrow ? (
          <TwoLines first={<OrderTotal order={order} />} second={<OrderOwed order={order} group={group} short />} />
        ) : (
          <OrderTotal order={order} />
        ),
    },
    {
      key: 'paid',
      head: intl.formatMessage(m.columnPaid),
      width: 116,
      align: 'end',
      optional: true,
      from: 1160,
      cell: ({ paid }) => (paid === 0 ? <span className="faint">–</span> : <Amount value={paid} currency={false} />),
    },
    {
      key: 'owed',
      head: owedHead,
      width: 122,
      align: 'end',
      sortable: true,
      hideNarrow: true,
      cell: (order) => <OrderOwed order={order} group={group} />,
    },
  ]
}

interface OrderTableProps {
  group: TradeGroup
  columns: Column<Order>[]
  /** `owed`, or `-owed` downwards. */
  sort: string
  onSort: (sort: string) => void
  rows: readonly Order[] | undefined
  live: LiveRows<Order>
  /** Undefined while orders are opened, not marked. */
  marked: Set<string> | undefined
  onMark: (marked: Set<string>) => void
  open: string | undefined
  onOpen: (order: Order) => void
  hrefOf: (id: string) => string
  busy: boolean
  empty: ReactNode
}

/** The orders of a page: number, partner, status, total, and what is left to settle. */
export const OrderTable = ({
  group,
  columns,
  sort,
  onSort,
  rows,
  live,
  marked,
  onMark,
  open,
  onOpen,
  hrefOf,
  busy,
  empty,
}: OrderTableProps) => {
  const intl = useIntl()
  return (
    <DataTable<Order>
      label={intl.formatMessage(orderWords[group].screen)}
      columns={columns}
      sort={sortOf(sort)}
      onSort={(by) => onSort(sortText(by))}
      rows={rows}
      rowKey={keyOf}
      phone={(order) => <OrderPhoneRow order={order} group={group} />}
      open={open}
      onOpen={onOpen}
      hrefOf={hrefOf}
      live={live}
      {...(marked ? { marked } : null)}
      onMark={onMark}
      muted={({ status }) => status === 'cancelled' || status === 'returned'}
      freshLabel={(count) => intl.formatMessage(m.freshOrders, { count })}
      busy={busy}
      empty={empty}
    />
  )
}
