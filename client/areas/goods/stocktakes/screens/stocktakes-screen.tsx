import { stocktakes, type Stocktake } from '@shared/areas/goods/services/stocktakes'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { api } from '../../../../api/api'
import { formatQuantity } from '../../../../lib/format'
import { areaField, selectField, textField } from '../../../../resource/fields'
import { resourceForm } from '../../../../resource/resource-form'
import { resourceList } from '../../../../resource/resource-list'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { When } from '../../../../ui/When/When'
import { stocktakeMessages as m } from '../messages'

const inks: Readonly<Record<Stocktake['status'], string>> = { open: 'ink-brand', closed: 'ink-credit', cancelled: 'faint' }

const useWarehouses = () => {
  const { data } = api.warehouses.useFind({ status: 'active', $sort: { created: 1 }, $limit: -1 })
  return (data?.data ?? []).map(({ _id, name }) => ({ value: _id as string, label: name }))
}

const NewStocktake = resourceForm({
  service: stocktakes,
  messages: m,
  isSingle: true,
  use: (_given: undefined) => useWarehouses(),
  fields: ({ x }) => [
    selectField('warehouseId', { options: x, placeholder: '' }),
    textField('reason', { hint: m.reasonHint }),
    areaField('note'),
  ],
})

const Status = ({ status }: Pick<Stocktake, 'status'>) => <span className={inks[status]}>{useIntl().formatMessage(m[status])}</span>

/** The counts of warehouses, the newest first; one that is opened is counted on a page of its own. */
export const StocktakesScreen = resourceList({
  service: stocktakes,
  messages: m,
  icon: 'scan',
  sort: '-_id',
  muted: ({ status }) => status === 'cancelled',
  columns: ({ intl, locale }) => [
    {
      key: 'number',
      head: intl.formatMessage(m.number),
      width: 140,
      cell: ({ stocktake_number, created }) => (
        <TwoLines first={<span className="num strong">{stocktake_number}</span>} second={<When value={created} />} />
      ),
    },
    {
      key: 'warehouse',
      head: intl.formatMessage(m.warehouseId),
      cell: ({ warehouse, reason }) => <TwoLines first={warehouse?.name} second={reason} />,
    },
    {
      key: 'state',
      head: intl.formatMessage(m.state),
      width: 150,
      cell: ({ status, creator }) => <TwoLines first={<Status status={status} />} second={creator?.name} />,
    },
    {
      key: 'products',
      head: intl.formatMessage(m.products),
      width: 150,
      align: 'end',
      cell: ({ counts }) => <span className="num">{formatQuantity(counts.length, locale)}</span>,
    },
  ],
  phone: ({ stocktake_number, warehouse, status, reason }) => ({
    name: warehouse?.name,
    amount: <Status status={status} />,
    about: (
      <span className="cut">
        {stocktake_number} · {reason}
      </span>
    ),
  }),
  Form: (props) =>
    props.record ? <Navigate to={`/warehouses/stocktakes/${props.record._id}`} replace /> : <NewStocktake {...props} given={undefined} />,
})
