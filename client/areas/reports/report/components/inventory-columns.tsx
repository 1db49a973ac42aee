import type { IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { roundDong } from '@shared/foundation/money/money'
import { formatQuantity, type Locale } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import type { Column } from '../../../../ui/DataTable/DataTable'
import { FigureButton } from '../../../../ui/FigureButton/FigureButton'
import { IconButton } from '../../../../ui/IconButton/IconButton'
import { isGoods, type InventoryLine } from '../inventory'
import { countIn, placeKey } from '../inventory-sums'
import { inventoryMessages as m } from '../messages'

interface ColumnContext {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly opened: ReadonlySet<string>
  readonly toggle: (productId: string) => void
  readonly seesOrders: boolean
  readonly seesValue: boolean
  /** Shows what the value of a product is made of. */
  readonly openValue: (productId: string) => void
  /** Those that hold something: each has a column where there is room. */
  readonly places: readonly { readonly _id: string; readonly name: string }[]
}

const Pieces = ({ value, locale }: { value: number; locale: Locale }) =>
  value === 0 ? <span className="faint">–</span> : <span className="num">{formatQuantity(value, locale)}</span>

/** Name, in stock, not shipped, to be brought in, value; a figure with entries behind it opens them. */
export const inventoryColumns = ({
  intl,
  locale,
  opened,
  toggle,
  seesOrders,
  seesValue,
  openValue,
  places,
}: ColumnContext): Column<InventoryLine>[] => [
  {
    key: 'name',
    sortable: true,
    head: intl.formatMessage(m.goods),
    cell: (line) =>
      isGoods(line) ? (
        <span className="inventory-name">
          <Avatar name={line.name} image={line.avatar} goods shape="square" size={30} />
          <span className="inventory-name__words">
            <span className="cut strong">{line.name}</span>
            <span className="second cut">
              {line.unit}
              {line.parts.length > 0 && ` · ${intl.formatMessage(m.madeOf, { count: line.parts.length })}`}
            </span>
          </span>
          {line.parts.length > 0 && (
            <IconButton
              icon={opened.has(line._id) ? 'chevron-down' : 'chevron-right'}
              size="s"
              aria-expanded={opened.has(line._id)}
              label={intl.formatMessage(m.parts, { name: line.name })}
              onClick={(event) => {
                event.stopPropagation()
                toggle(line._id)
              }}
            />
          )}
        </span>
      ) : (
        <span className="inventory-part cut">{intl.formatMessage(m.part, { quantity: line.quantity, name: line.name })}</span>
      ),
  },
  {
    key: 'count',
    sortable: true,
    head: intl.formatMessage(m.count),
    align: 'end',
    width: 'minmax(78px, 0.4fr)',
    cell: (line) => (
      <Link className="inventory-figure num" to={`/product/${line._id}`} onClick={(event) => event.stopPropagation()}>
        {formatQuantity(line.count, locale)}
      </Link>
    ),
  },
  ...places.map(({ _id, name }) => ({
    key: placeKey(_id),
    sortable: true,
    head: <span className="cut">{name}</span>,
    align: 'end' as const,
    width: 'minmax(84px, 0.4fr)',
    from: 900 + 90 * places.length,
    cell: (line: InventoryLine) =>
      isGoods(line) ? (
        <Link className="inventory-figure num" to={`/product/${line._id}/${_id}`} onClick={(event) => event.stopPropagation()}>
          <Pieces value={countIn(line, _id)} locale={locale} />
        </Link>
      ) : null,
  })),
  {
    key: 'notshipped',
    sortable: true,
    head: intl.formatMessage(m.notshipped),
    align: 'end',
    width: 'minmax(96px, 0.5fr)',
    cell: (line) => {
      const more = isGoods(line) ? line.used : line.part.needed
      if (line.notshipped === 0 && more === 0) return <Pieces value={0} locale={locale} />
      const own = formatQuantity(line.notshipped, locale)
      return (
        <span className="num">
          {seesOrders && line.notshipped > 0 ? (
            <Link
              className="inventory-figure"
              to={`/sales/orders/byProductNotShipped/${line._id}`}
              onClick={(event) => event.stopPropagation()}
            >
              {own}
            </Link>
          ) : (
            own
          )}
          {more > 0 && <span className="muted"> + {formatQuantity(more, locale)}</span>}
        </span>
      )
    },
  },
  {
    key: 'needImport',
    sortable: true,
    head: intl.formatMessage(m.needImport),
    align: 'end',
    width: 'minmax(84px, 0.4fr)',
    cell: (line) => (
      <span className={line.needImport > 0 ? 'ink-warn strong' : undefined}>
        <Pieces value={line.needImport} locale={locale} />
      </span>
    ),
  },
  ...(seesValue
    ? [
        {
          key: 'value',
          sortable: true,
          head: intl.formatMessage(m.value),
          align: 'end' as const,
          width: 'minmax(112px, 0.6fr)',
          cell: (line: InventoryLine) =>
            isGoods(line) && line.count > 0 ? (
              <FigureButton label={intl.formatMessage(m.openValue, { name: line.name })} onOpen={() => openValue(line._id)}>
                <Amount value={line.unknown === line.count ? null : roundDong(line.value ?? 0)} currency={false} />
              </FigureButton>
            ) : (
              <span className="faint">–</span>
            ),
        },
      ]
    : []),
]
