import type { IntlShape } from 'react-intl'
import { formatNumber, formatQuantity, type Locale } from '../../../../lib/format'
import { PersonName } from '../../../../ui/PersonName/PersonName'
import { Amount } from '../../../../ui/Amount/Amount'
import { Avatar } from '../../../../ui/Avatar/Avatar'
import { TwoLines, type Column } from '../../../../ui/DataTable/DataTable'
import type { CountRow } from '../count-rows'
import { stocktakeMessages as m } from '../messages'

/** `−2` missing, `+1` found; a dash where counts agree or nobody counted. */
export const Difference = ({ row: { difference }, locale }: { row: CountRow; locale: Locale }) =>
  difference ? (
    <span className={`num strong ${difference > 0 ? 'ink-credit' : 'ink-debit'}`}>{formatNumber(difference, locale, { plus: true })}</span>
  ) : (
    <span className="faint">–</span>
  )

interface ColumnsOptions {
  intl: IntlShape
  locale: Locale
  /** The colleague who counts a product just now. */
  collaboratorAt: (productId: string) => string | undefined
}

export const countColumns = ({ intl, locale, collaboratorAt }: ColumnsOptions): Column<CountRow>[] => [
  {
    key: 'product',
    head: intl.formatMessage(m.product),
    cell: ({ productId, name, slug, avatar }) => {
      const collaborator = collaboratorAt(productId)
      return (
        <span className="stocktake-product">
          <Avatar name={name} image={avatar} goods shape="square" size={30} />
          <TwoLines
            first={name}
            second={
              collaborator ? (
                <span className="ink-collaborator">{intl.formatMessage(m.collaboratorCounts, { name: collaborator })}</span>
              ) : (
                slug
              )
            }
          />
        </span>
      )
    },
  },
  {
    key: 'book',
    head: intl.formatMessage(m.book),
    width: 72,
    align: 'end',
    cell: ({ book }) => <span className="num">{formatQuantity(book, locale)}</span>,
  },
  {
    key: 'counted',
    head: intl.formatMessage(m.counted),
    width: 84,
    align: 'end',
    cell: ({ count, difference }) =>
      count ? (
        <span className={`num strong ${difference === 0 ? 'ink-credit' : ''}`}>{formatQuantity(count.counted, locale)}</span>
      ) : (
        <span className="faint">–</span>
      ),
  },
  {
    key: 'difference',
    head: `${intl.formatMessage(m.missing)} / ${intl.formatMessage(m.extra)}`,
    width: 112,
    align: 'end',
    cell: (row) => <Difference row={row} locale={locale} />,
  },
  {
    key: 'value',
    head: intl.formatMessage(m.value),
    width: 124,
    align: 'end',
    hideNarrow: true,
    cell: ({ difference, value }) => (difference ? <Amount value={value} currency={false} /> : <span className="faint">–</span>),
  },
  {
    key: 'by',
    head: intl.formatMessage(m.by),
    width: 140,
    hideNarrow: true,
    cell: ({ count }) =>
      count ? <PersonName name={count.by?.name ?? ''} /> : <span className="faint">{intl.formatMessage(m.notYet)}</span>,
  },
]
