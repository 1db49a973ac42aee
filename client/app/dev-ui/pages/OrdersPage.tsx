import { month as asMonth } from '@shared/foundation/days/days'
import { useState } from 'react'
import { dayOf } from '../../../lib/format'
import { Amount } from '../../../ui/Amount/Amount'
import { Avatar } from '../../../ui/Avatar/Avatar'
import { Button } from '../../../ui/Button/Button'
import { Chips } from '../../../ui/Chips/Chips'
import { DataTable, TwoLines, type Column } from '../../../ui/DataTable/DataTable'
import { PhoneRow } from '../../../ui/DataTable/PhoneRow'
import { Icon } from '../../../ui/icons/Icon'
import { IconButton } from '../../../ui/IconButton/IconButton'
import { ListPage } from '../../../ui/ListPage/ListPage'
import { MonthPicker } from '../../../ui/MonthPicker/MonthPicker'
import { StatusTag } from '../../../ui/StatusTag/StatusTag'
import { Tag } from '../../../ui/Tag/Tag'
import { SearchInput } from '../../../ui/TextInput/TextInput'
import { When } from '../../../ui/When/When'
import { Frame } from '../Frame'
import { manyOrders, now, orders, type SampleOrder } from '../samples'
import { statusNames, useBilingual } from '../use-bilingual'
import { OrderDock } from './OrderDock'

const keyOf = (order: SampleOrder): string => order.id

/** The sample of a list with its dock; `?page=long` is the same with ten thousand rows. */
export const OrdersPage = ({ long }: { long?: boolean }) => {
  const bilingual = useBilingual()
  const [open, setOpen] = useState<string | undefined>(long || window.innerWidth < 768 ? undefined : 'S000427')
  const [month, setMonth] = useState(asMonth('2026-11'))
  const [text, setText] = useState('')
  const [chip, setChip] = useState('all')
  const name = (status: string): string => {
    const found = statusNames.find((entry) => entry[0] === status)
    return found ? bilingual(found[1], found[2]) : status
  }
  const whenOf = (order: SampleOrder) => <When value={order.at} as={dayOf(order.at) === dayOf(now) ? 'time' : 'day-month'} />
  const about = (order: SampleOrder) => (
    <span className={order.highlight ? `ui-row-words ink-${order.highlight}` : 'ui-row-words'}>
      {order.who && <Avatar name={order.who} size={16} solid />}
      {order.who &&
        (order.highlight === 'credit'
          ? bilingual('Khánh Ly vừa tạo', 'just added by Khánh Ly')
          : bilingual('Đức Thịnh đổi sang Đang giao', 'Đức Thịnh set it to Shipped'))}
      {order.tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
      {!order.who && <span className="cut">{order.place}</span>}
    </span>
  )
  const owed = (order: SampleOrder) =>
    order.status === 'returned' || order.status === 'error' ? (
      <span className="faint">—</span>
    ) : order.receivable === 0 ? (
      <span className="ui-row-words muted" style={{ justifyContent: 'flex-end', gap: 5 }}>
        <span className="ink-credit">
          <Icon name="check" size={14} />
        </span>
        {bilingual('Đã thu', 'Paid')}
      </span>
    ) : (
      <TwoLines
        first={<Amount value={order.receivable} currency={false} ink={order.debtDays ? 'warn' : 'text2'} />}
        {...(order.debtDays && {
          second: <span className="ink-warn">{bilingual(`nợ ${order.debtDays} ngày`, `for ${order.debtDays} days`)}</span>,
        })}
      />
    )
  const columns: Column<SampleOrder>[] = [
    {
      key: 'number',
      head: bilingual('Đơn', 'Order'),
      width: 92,
      sortable: true,
      cell: (order) => <TwoLines first={<span className="num strong">{order.number}</span>} second={whenOf(order)} />,
    },
    {
      key: 'customer',
      head: bilingual('Khách hàng', 'Customer'),
      cell: (order) => <TwoLines first={order.customer} second={about(order)} />,
    },
    {
      key: 'status',
      head: bilingual('Trạng thái', 'Status'),
      width: 136,
      cell: (order) => <StatusTag status={order.status}>{name(order.status)}</StatusTag>,
    },
    {
      key: 'total',
      head: bilingual('Tổng tiền', 'Total'),
      width: 118,
      align: 'end',
      sortable: true,
      cell: (order, narrow) => {
        const total = <Amount value={order.total} weight="name" struck={order.status === 'returned'} />
        return narrow && order.receivable > 0 ? (
          <TwoLines first={total} second={<Amount value={order.receivable} currency={false} />} />
        ) : (
          total
        )
      },
    },
    { key: 'owed', head: bilingual('Còn phải thu', 'Receivable'), width: 112, align: 'end', hideNarrow: true, cell: owed },
  ]
  const rows = long ? manyOrders : orders
  return (
    <Frame
      area="orders"
      pages={[
        bilingual('Đơn hàng', 'Orders'),
        bilingual('Công nợ', 'Liabilities'),
        bilingual('Hàng hoá', 'Goods'),
        bilingual('Dịch vụ', 'Services'),
      ]}
    >
      <ListPage
        title={bilingual('Đơn hàng', 'Orders')}
        dockSize="order"
        dock={open && <OrderDock key={open} number={open} onClose={() => setOpen(undefined)} />}
        tools={
          <>
            <MonthPicker value={month} onChange={setMonth} from={asMonth('2026-06')} until={asMonth('2026-11')} />
            <SearchInput
              label={bilingual('Tìm đơn', 'Find an order')}
              placeholder={bilingual('Số đơn, khách, mặt hàng', 'Number, customer, item')}
              kbd="/"
              value={text}
              onChange={setText}
            />
            <IconButton edge icon="filter" label={bilingual('Lọc', 'Filter')} />
            <Button kind="primary" icon="plus" kbd="N">
              {bilingual('Đơn mới', 'New order')}
            </Button>
          </>
        }
        chips={
          <Chips
            label={bilingual('Lọc theo trạng thái', 'Filter by status')}
            chosen={chip}
            onChoose={setChip}
            chips={[
              { key: 'all', label: bilingual('Tất cả', 'All'), count: 128 },
              { key: 'new', label: name('new-order'), count: 12 },
              { key: 'processing', label: name('processing'), count: 9 },
              { key: 'shipped', label: name('shipped'), count: 14 },
              { key: 'delivered', label: name('delivered'), count: 41 },
              { key: 'owed', label: bilingual('Còn phải thu', 'Receivable'), count: 23 },
              { key: 'error', label: name('error'), count: 1 },
            ]}
          />
        }
        foot={
          <>
            <span className="num">{bilingual(`1–25 trong ${rows.length} đơn`, `1–25 of ${rows.length} orders`)}</span>
            <span>
              {bilingual('Tổng', 'Total')} <Amount value={486250000} weight="strong" />
            </span>
            <span>
              {bilingual('Còn phải thu', 'Receivable')} <Amount value={83610000} weight="strong" ink="warn" />
            </span>
          </>
        }
      >
        <DataTable
          label={bilingual('Đơn hàng', 'Orders')}
          columns={columns}
          rows={rows}
          rowKey={keyOf}
          open={open}
          onOpen={(order) => setOpen(order.id)}
          live={{ of: 'all', highlight: (key) => orders.find(({ id }) => id === key)?.highlight }}
          muted={(order) => order.status === 'returned'}
          sort={{ key: 'number', direction: 'down' }}
          onSort={() => undefined}
          phone={(order) => (
            <PhoneRow
              name={order.customer}
              amount={<Amount value={order.total} />}
              about={
                <>
                  <StatusTag status={order.status}>
                    <span style={{ color: 'var(--text)' }}>{name(order.status)}</span>
                  </StatusTag>
                  <span className="num">
                    {order.number} · {whenOf(order)}
                  </span>
                </>
              }
              owed={order.receivable ? <Amount value={order.receivable} currency={false} ink="text2" /> : owed(order)}
              who={order.who && about({ ...order, tags: [] })}
            />
          )}
        />
      </ListPage>
    </Frame>
  )
}
