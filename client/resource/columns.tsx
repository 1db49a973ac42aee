import type { ReactNode } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { RecentChangesMap } from '../api/realtime/recent-changes'
import type { ProposedService } from '@shared/areas/assistants/rules/proposable'
import { ProposedOr } from '../components/proposed/proposed-mark'
import { RecentChangeBadge } from '../components/recent/change-badge'
import { formatQuantity, type Locale } from '../lib/format'
import { Amount } from '../ui/Amount/Amount'
import { Avatar } from '../ui/Avatar/Avatar'
import { TwoLines, type Column } from '../ui/DataTable/DataTable'
import { When } from '../ui/When/When'
import './resource.css'

interface Row {
  readonly _id: string
}

/** What a cell may need besides its row. */
export interface CellContext {
  readonly intl: IntlShape
  readonly locale: Locale
  readonly recent: RecentChangesMap
  /** The text of a field's name. */
  readonly labelOf: (name: string) => string
}

/** A column made from a field's name. */
export interface PlainColumn {
  readonly column: (context: CellContext) => Column<Row>
  /** What it says on a phone: its value, and its second line. */
  readonly phone: (row: Row) => { readonly first: ReactNode; readonly second?: ReactNode }
  readonly isFigure: boolean
}

export type ColumnNode<R> = Column<R> | PlainColumn | false

const valueAt = (row: object, key: string): unknown => (row as Readonly<Record<string, unknown>>)[key]
const textAt = (row: object, key: string | undefined): string => {
  const value = key === undefined ? undefined : valueAt(row, key)
  return typeof value === 'string' ? value : ''
}
const numberAt = (row: object, key: string): number | undefined => {
  const value = valueAt(row, key)
  return typeof value === 'number' ? value : undefined
}

type Looks = Pick<Column<Row>, 'width' | 'sortable' | 'hideNarrow'>

interface TextColumnOptions extends Looks {
  readonly head?: MessageDescriptor
  /** The field in its second line, where also stands who just changed the row. */
  readonly second?: string
  /** In the second line while that field is empty. */
  readonly none?: MessageDescriptor
  /** The record's picture before it, by the field `avatar`. */
  readonly picture?: 'square' | 'round'
}

interface Proposable {
  readonly service: ProposedService
  /** Fields whose proposed values stand elsewhere in the row. */
  readonly toldBeside?: readonly string[]
}

/**
 * The second line of a row: who just made or changed it, for as long as that is marked; else what is given.
 * @param proposable of records that assistants may propose to change: that they do stands there, too
 */
export const whoOr = (recent: RecentChangesMap, id: string, otherwise: ReactNode, proposable?: Proposable): ReactNode => {
  if (recent.has(id)) return <RecentChangeBadge recent={recent} id={id} />
  return proposable ? <ProposedOr {...proposable} id={id} otherwise={otherwise} /> : otherwise
}

/** A text, with another field under it. */
export const textColumn = (key: string, { head, second, none, picture, ...looks }: TextColumnOptions = {}): PlainColumn => ({
  isFigure: false,
  phone: (row) => ({ first: textAt(row, key), second: textAt(row, second) }),
  column: ({ intl, recent, labelOf }) => ({
    key,
    head: head ? intl.formatMessage(head) : labelOf(key),
    ...looks,
    cell: (row) => {
      const below = textAt(row, second) || (none && intl.formatMessage(none)) || undefined
      const lines = <TwoLines first={textAt(row, key)} second={second === undefined ? undefined : whoOr(recent, row._id, below)} />
      if (!picture) return lines
      return (
        <span className="resource-name">
          <Avatar
            name={textAt(row, key)}
            image={textAt(row, 'avatar') || undefined}
            size={34}
            {...(picture === 'square' && { shape: picture })}
          />
          {lines}
        </span>
      )
    },
  }),
})

const figureColumn = (
  key: string,
  { head, ...looks }: Looks & { readonly head?: MessageDescriptor },
  figure: (row: Row, locale: Locale) => ReactNode,
): PlainColumn => ({
  isFigure: true,
  phone: (row) => ({ first: figure(row, 'vi') }),
  column: ({ intl, locale, labelOf }) => ({
    key,
    head: head ? intl.formatMessage(head) : labelOf(key),
    width: 130,
    align: 'end',
    ...looks,
    cell: (row) => figure(row, locale),
  }),
})

/** Whole dong; a dash where there is none. @public */
export const moneyColumn = (key: string, looks: Looks & { readonly head?: MessageDescriptor } = {}): PlainColumn =>
  figureColumn(key, looks, (row) => <Amount value={numberAt(row, key)} weight="name" />)

/** A count. @public */
export const quantityColumn = (key: string, looks: Looks & { readonly head?: MessageDescriptor } = {}): PlainColumn =>
  figureColumn(key, looks, (row, locale) => <span className="num">{formatQuantity(numberAt(row, key) ?? 0, locale)}</span>)

/** A moment, as its day; a dash where there is none. @public */
export const dayColumn = (key: string, looks: Looks & { readonly head?: MessageDescriptor } = {}): PlainColumn =>
  figureColumn(key, looks, (row) =>
    textAt(row, key) ? <When value={textAt(row, key)} as="day-month" /> : <span className="faint">–</span>,
  )

/** The columns of a table, those made from names among them. */
export const columnsIn = <R extends Row>(nodes: readonly ColumnNode<R>[], context: CellContext): Column<R>[] =>
  nodes.flatMap((node): Column<R>[] => (node ? ['column' in node ? node.column(context) : node] : []))
