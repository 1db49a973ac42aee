import { roundDong } from '@shared/foundation/money/money'
import type { ReportOf } from '@shared/registry/service-types'
import type { Plain } from '@shared/foundation/declaration/wire'
import type { IntlShape } from 'react-intl'
import type { useTableCells } from '../../../../components/declared-table/declared-table'
import { formatQuantity, type Locale } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import type { Column } from '../../../../ui/DataTable/DataTable'
import { useLocale } from '../../../../ui/zone/zone-context'
import { countIn, placeKey } from '../inventory-sums'
import { inventoryMessages as m } from '../messages'
import './inventory.css'

type Stock = Plain<ReportOf<'products', 'stockValue'>>

export type Row = Stock['data'][number]

type Held = Pick<Row, 'count' | 'value' | 'unknown'>

const Pieces = ({ value }: { value: number }) => {
  const locale = useLocale()
  return value === 0 ? <span className="faint">–</span> : <span className="num">{formatQuantity(value, locale)}</span>
}

/** What they are worth; of which none has a known cost, unknown. */
export const Value = ({ held: { count, value = 0, unknown = 0 } }: { held: Held }) => (
  <Amount value={count > 0 && unknown === count ? null : roundDong(value)} currency={false} />
)

interface GoodsColumnsOptions {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly places: Stock['warehouses']
  readonly seesValue: boolean
}

type Cells = ReturnType<ReturnType<typeof useTableCells>>

/** A column for each warehouse stands after the declared ones, from the headings on. */
export const withPlaces = (cells: Cells, rows: readonly Row[], places: Stock['warehouses']): Cells => {
  const head = cells.length - rows.length - 1
  return cells.map((row, at) => {
    const line = rows[at - head - 1]
    if (at === head) return [...row, ...places.map(({ name }) => ({ head: name }))]
    return line ? [...row, ...places.map(({ _id }) => countIn(line, _id))] : row
  })
}

/** Name, a column for each warehouse, the count and, for those who may see it, the value. */
export const goodsColumns = ({ intl, locale, places, seesValue }: GoodsColumnsOptions): Column<Row>[] => [
  {
    key: 'name',
    sortable: true,
    head: intl.formatMessage(m.goods),
    cell: ({ name, unit, avatar }) => (
      <span className="inventory-name">
        <Avatar name={name} image={avatar} goods shape="square" size={30} />
        <span className="inventory-name__words">
          <span className="cut strong">{name}</span>
          <span className="second cut">{unit}</span>
        </span>
      </span>
    ),
  },
  ...places.map(({ _id, name }): Column<Row> => ({
    key: placeKey(_id),
    sortable: true,
    head: <span className="cut">{name}</span>,
    align: 'end',
    width: 'minmax(84px, 0.4fr)',
    from: 560 + 90 * places.length,
    cell: (row) => <Pieces value={countIn(row, _id)} />,
  })),
  {
    key: 'count',
    sortable: true,
    head: intl.formatMessage(m.count),
    align: 'end',
    width: 'minmax(78px, 0.4fr)',
    cell: ({ count }) => <span className="num strong">{formatQuantity(count, locale)}</span>,
  },
  ...(seesValue
    ? [
        {
          key: 'value',
          sortable: true,
          head: intl.formatMessage(m.value),
          align: 'end' as const,
          width: 'minmax(112px, 0.6fr)',
          cell: (row: Row) => <Value held={row} />,
        },
      ]
    : []),
]
