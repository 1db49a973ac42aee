import type { Order } from '@shared/services/orders'
import { useMemo, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { DataTable, TwoLines, type Column, type LiveRows } from '../../../ui/DataTable/DataTable'
import { ordersMessages as m } from '../messages'
import { partnerOfOrder, type TradeGroup } from '../order-group'
import { OrderAbout, OrderOwed, OrderPhoneRow, OrderStatusTag, OrderTotal, OrderWhen } from './order-cells'
import './order-table.css'

const keyOf = (order: Order): string => order._id

const columnsFor = (intl: IntlShape, group: TradeGroup): Column<Order>[] => {
  const owedHead = intl.formatMessage(group === 'sales' ? m.receivable : m.payable)
  return [
    {
      key: 'order',
      head: intl.formatMessage(m.columnOrder),
      width: 96,
      cell: (order) => <TwoLines first={<span className="num">{order.order_number}</span>} second={<OrderWhen order={order} />} />,
    },
    {
      key: 'partner',
      head: intl.formatMessage(group === 'sales' ? m.customer : m.supplier),
      cell: (order) => <TwoLines first={partnerOfOrder(order)?.name ?? '—'} second={<OrderAbout order={order} group={group} />} />,
    },
    {
      key: 'status',
      head: intl.formatMessage(m.columnStatus),
      width: 132,
      cell: (order) => <OrderStatusTag order={order} group={group} />,
    },
    {
      key: 'total',
      head: intl.formatMessage(m.total),
      width: 126,
      align: 'end',
      cell: (order, narrow) =>
        narrow ? (
          <TwoLines first={<OrderTotal order={order} />} second={<OrderOwed order={order} group={group} short />} />
        ) : (
          <OrderTotal order={order} />
        ),
    },
    { key: 'owed', head: owedHead, width: 122, align: 'end', hideNarrow: true, cell: (order) => <OrderOwed order={order} group={group} /> },
  ]
}

interface OrderTableProps {
  group: TradeGroup
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
export const OrderTable = ({ group, rows, live, marked, onMark, open, onOpen, hrefOf, busy, empty }: OrderTableProps) => {
  const intl = useIntl()
  const columns = useMemo(() => columnsFor(intl, group), [intl, group])
  return (
    <DataTable<Order>
      label={intl.formatMessage(group === 'sales' ? m.salesScreen : m.purchasesScreen)}
      columns={columns}
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
