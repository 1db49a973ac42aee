import { warehouses } from '@shared/areas/goods/services/warehouses'
import { roundDong } from '@shared/foundation/money/money'
import { useCan } from '../../../../api/session/use-me'
import { api } from '../../../../api/api'
import { EveningChoice } from '../../../../components/known-at/evening-choice'
import { useEvening, type ShownEvening } from '../../../../components/known-at/use-evening'
import { formatQuantity } from '../../../../lib/format'
import { textColumn } from '../../../../resource/columns'
import { areaField, own, textField } from '../../../../resource/fields'
import { resourceScreen } from '../../../../resource/resource-screen'
import { Amount } from '../../../../ui/Amount/Amount'
import { ToolLink } from '../../../../ui/Button/ToolButton'
import { TwoLines } from '../../../../ui/DataTable/DataTable'
import { useLocale } from '../../../../ui/zone/zone-context'
import { useIntl } from 'react-intl'
import { WarehouseProducts } from '../components/warehouse-products'
import { stockByWarehouse, wholeStock } from '../levels'
import { warehouseMessages as m } from '../messages'

/** What stands in each warehouse, or stood there on an evening, as cells. */
const useStock = () => {
  const intl = useIntl()
  const locale = useLocale()
  const seesCost = useCan('/purchases')
  const evening = useEvening()
  const levels = api.stocks.useReport('levels', evening.asked).currentData?.data
  const stock = levels && stockByWarehouse(levels)
  const kinds = (id: string) => (stock ? formatQuantity(stock.get(id)?.kinds ?? 0, locale) : '…')
  const units = (id: string) => (stock ? formatQuantity(stock.get(id)?.units ?? 0, locale) : '…')
  const value = (id: string) => {
    const here = stock?.get(id)
    if (!here?.units) return <span className="faint">–</span>
    const amount = <Amount value={here.value === undefined ? null : roundDong(here.value)} weight="name" />
    if (!here.unknown) return amount
    return <TwoLines first={amount} second={intl.formatMessage(m.unknown, { count: formatQuantity(here.unknown, locale) })} />
  }
  const whole = stock && wholeStock(stock)
  const seesProducts = useCan(['/report', '/sales', '/purchases'])
  return { evening, levels, whole, seesCost, seesProducts, kinds, units, value }
}

/** The same evening, product by product. */
const byProduct = ({ on, known }: ShownEvening): string => {
  const query = new URLSearchParams({ ...(on !== null && { on }), ...(known !== null && { known }) }).toString()
  return query === '' ? '/report/inventory' : `/report/inventory?${query}`
}

/** The warehouses, with what stands in each. */
export const WarehousesScreen = resourceScreen({
  service: warehouses,
  messages: m,
  use: useStock,
  icon: 'warehouse',
  sort: 'created',
  pageSize: 20,
  query: () => ({ status: 'active' }),
  columns: ({ x, intl }) => [
    textColumn('name', { second: 'address', none: m.noAddress }),
    {
      key: 'kinds',
      head: intl.formatMessage(m.kinds),
      width: 100,
      align: 'end',
      cell: ({ _id }) => <span className="num">{x.kinds(_id)}</span>,
    },
    {
      key: 'units',
      head: intl.formatMessage(m.units),
      width: 130,
      align: 'end',
      cell: ({ _id }) => <span className="num strong">{x.units(_id)}</span>,
    },
    x.seesCost && { key: 'value', head: intl.formatMessage(m.value), width: 170, align: 'end', cell: ({ _id }) => x.value(_id) },
  ],
  tools: ({ x, intl }) => (
    <>
      <EveningChoice evening={x.evening} />
      {x.seesProducts && <ToolLink icon="box" label={intl.formatMessage(m.byProduct)} to={byProduct(x.evening)} />}
    </>
  ),
  totals: ({ x, locale }) =>
    x.whole && {
      units: <b className="num">{formatQuantity(x.whole.units, locale)}</b>,
      ...(x.whole.value !== undefined && { value: <Amount value={roundDong(x.whole.value)} weight="strong" /> }),
    },
  phone: ({ _id, name, address }, { x, intl }) => ({
    name,
    amount: <span className="num">{x.units(_id)}</span>,
    about: <span className="cut">{address || intl.formatMessage(m.noAddress)}</span>,
    owed: x.seesCost && x.value(_id),
  }),
  fields: ({ record, x }) => [
    textField('name'),
    areaField('address', { hint: m.addressHint }),
    own(record && <WarehouseProducts warehouseId={record._id} levels={x.levels} />),
  ],
  archive: {
    status: 'removed',
    changes: () => [m.removeLists, m.removeHistory],
    texts: { verb: m.remove, title: m.removeTitle, done: m.removed },
  },
})
