import type { IntlShape } from 'react-intl'
import { Link } from 'react-router-dom'
import { formatNumber, formatQuantity, type Locale } from '../../../../lib/format'
import { Amount } from '../../../../ui/Amount/Amount'
import { TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import { Icon, type IconName } from '../../../../ui/icons/Icon'
import { When } from '../../../../ui/When/When'
import { stockMessages as m } from '../messages'
import { documentLink, kindOf, unitCostOf, type Movement, type MovementKind } from '../movements'

const looks: Readonly<Record<MovementKind, { icon: IconName; ink: string }>> = {
  in: { icon: 'arrow-down', ink: 'ink-credit' },
  out: { icon: 'arrow-up', ink: 'ink-brand' },
  back: { icon: 'undo', ink: 'ink-warn' },
  moved: { icon: 'arrow-right', ink: 'ink-brand' },
  priced: { icon: 'edit', ink: 'ink-warn' },
}

/** What kind of movement it is: glyph, word and ink. */
export const KindMark = ({ movement, intl }: { movement: Movement; intl: IntlShape }) => {
  const kind = kindOf(movement)
  return (
    <span className={`stock-kind ${looks[kind].ink}`}>
      <Icon name={looks[kind].icon} size={14} />
      {intl.formatMessage(m[kind])}
    </span>
  )
}

/** `+60` in credit, `−24`. */
export const Moved = ({ quantity, locale }: { quantity: number; locale: Locale }) => (
  <span className={quantity > 0 ? 'num strong ink-credit' : 'num strong'}>{formatNumber(quantity, locale, { plus: true })}</span>
)

interface ColumnsOptions {
  intl: IntlShape
  locale: Locale
  seesCost: boolean
  nameOf: (warehouseId: string) => string
}

export const movementColumns = ({ intl, locale, seesCost, nameOf }: ColumnsOptions): Column<Movement>[] => [
  {
    key: 'time',
    head: intl.formatMessage(m.at),
    width: 88,
    cell: ({ time }) => <TwoLines first={<When value={time} as="day-month" />} second={<When value={time} as="time" />} />,
  },
  { key: 'kind', head: intl.formatMessage(m.kind), width: 100, cell: (movement) => <KindMark movement={movement} intl={intl} /> },
  {
    key: 'document',
    head: intl.formatMessage(m.document),
    width: 'minmax(0, 2fr)',
    cell: (movement) => (
      <TwoLines
        first={
          movement.order_number ? (
            <Link className="stock-order num" to={documentLink(movement)}>
              {movement.order_number}
            </Link>
          ) : (
            intl.formatMessage(m.anOrder)
          )
        }
        second={movement.partner}
      />
    ),
  },
  {
    key: 'warehouse',
    head: intl.formatMessage(m.warehouse),
    cell: ({ warehouseId }) => <span className="cut products-block">{nameOf(warehouseId)}</span>,
  },
  {
    key: 'quantity',
    head: intl.formatMessage(m.quantity),
    width: 84,
    align: 'end',
    cell: ({ quantity }) => <Moved quantity={quantity} locale={locale} />,
  },
  ...(seesCost
    ? [
        {
          key: 'cost',
          head: intl.formatMessage(m.unitCost),
          width: 100,
          align: 'end' as const,
          cell: (movement: Movement) =>
            kindOf(movement) === 'priced' ? (
              <Amount value={movement.cost ?? null} currency={false} signed />
            ) : (
              <Amount value={unitCostOf(movement)} currency={false} />
            ),
        },
      ]
    : []),
  {
    key: 'balance',
    head: intl.formatMessage(m.count),
    width: 84,
    align: 'end',
    rule: true,
    cell: ({ balance }) => <span className="num">{formatQuantity(balance, locale)}</span>,
  },
]
