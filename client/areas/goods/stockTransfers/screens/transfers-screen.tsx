import { stockTransfers, type StockTransfer } from '@shared/areas/goods/services/stockTransfers'
import type { IntlShape } from 'react-intl'
import { formatQuantity } from '../../../../lib/format'
import { periodFilters, useListPeriod } from '../../../../resource/list-period'
import { resourceList } from '../../../../resource/resource-list'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { When } from '../../../../ui/When/When'
import { NewTransfer } from '../components/new-transfer'
import { OpenTransfer, Way } from '../components/open-transfer'
import { ReceivingChips } from '../components/receiving-chips'
import { transferMessages as m } from '../messages'

const goodsOf = ({ items }: StockTransfer, intl: IntlShape): string => {
  const [first, ...others] = items
  if (!first) return ''
  return others.length === 0 ? first.name : intl.formatMessage(m.more, { name: first.name, count: others.length })
}

/** What went from one warehouse to another, newest first. */
export const TransfersScreen = resourceList({
  service: stockTransfers,
  messages: m,
  icon: 'warehouse',
  sort: '-created',
  use: useListPeriod,
  filters: { to: '', ...periodFilters },
  query: (filters, { queryOf }) => ({ ...queryOf(filters), ...(filters['to'] && { toWarehouseId: filters['to'] }) }),
  chips: ({ x, filters, filter }) => (
    <ReceivingChips chosen={filters['to'] ?? ''} of={x.queryOf(filters)} onChoose={(to) => filter({ to })} />
  ),
  tools: (view) => view.x.toolOf(view),
  columns: ({ intl, locale }) => [
    {
      key: 'created',
      sortable: true,
      head: intl.formatMessage(m.number),
      width: 130,
      cell: ({ transfer_number, created }) => (
        <TwoLines first={<span className="num strong">{transfer_number}</span>} second={<When value={created} />} />
      ),
    },
    {
      key: 'way',
      head: intl.formatMessage(m.way),
      cell: (transfer) => <TwoLines first={<Way transfer={transfer} />} second={transfer.creator?.name} />,
    },
    {
      key: 'goods',
      head: intl.formatMessage(m.goods),
      hideNarrow: true,
      cell: (transfer) => <TwoLines first={goodsOf(transfer, intl)} second={transfer.note} />,
    },
    {
      key: 'quantity',
      sortable: true,
      head: intl.formatMessage(m.quantity),
      width: 100,
      align: 'end',
      cell: ({ quantity }) => <span className="num strong">{formatQuantity(quantity, locale)}</span>,
    },
  ],
  phone: (transfer, { intl, locale }) => ({
    name: <Way transfer={transfer} />,
    amount: <span className="num">{formatQuantity(transfer.quantity, locale)}</span>,
    about: (
      <span className="cut">
        {transfer.transfer_number} · {goodsOf(transfer, intl)}
      </span>
    ),
  }),
  Form: ({ record, onClose }) => (record ? <OpenTransfer transfer={record} onClose={onClose} /> : <NewTransfer onClose={onClose} />),
})
