import { mayReadOrders, TRADE_GROUPS, type TradeGroup } from '../../../foundation/documents/order-kinds'
import { can, type Right } from '../../../foundation/rights/rights'
import { readCell, type SheetCell } from '../../../foundation/text/cells'
import { importColumns, type ImportKind } from './columns'

/** What the columns of a sheet stand for; null: nothing in the books. */
type Columns = readonly { readonly column: string | null }[]

/** Whether a column says of a record what this reader may not see of the record itself. */
export const isKeptColumn = (rights: readonly Right[], kind: ImportKind, key: string): boolean => {
  const visibleTo = importColumns[kind].find((column) => column.key === key)?.visibleTo
  return visibleTo !== undefined && !can(rights, visibleTo)
}

/** Whether rows of a sheet of a kind are of orders. */
const holdsOrders = (kind: ImportKind): boolean => kind === 'orders' || kind === 'returns'

/** Whether somebody may see what a whole sheet of a kind comes to. */
export const maySeeTotal = (rights: readonly Right[], kind: ImportKind): boolean =>
  holdsOrders(kind) ? seesAllOrders(rights) : kind !== 'stock' || can(rights, ['/purchases'])

/** Whether somebody may see every row of a sheet of a kind. */
export const seesAllRows = (rights: readonly Right[], kind: ImportKind): boolean => !holdsOrders(kind) || seesAllOrders(rights)

const seesAllOrders = (rights: readonly Right[]): boolean => TRADE_GROUPS.every((group) => mayReadOrders(rights, group))

/**
 * The group of order that each row of a sheet is of: rows of one number are lines of one order, of which the first may say it alone.
 * Null where that isn't plain.
 */
const groupsOfRows = (columns: Columns, rows: readonly (readonly SheetCell[])[]): (TradeGroup | null)[] => {
  const column = importColumns.orders.find(({ key }) => key === 'group')
  const [groupAt, numberAt] = ['group', 'refId'].map((key) => columns.findIndex((each) => each.column === key))
  const ofNumber = new Map<string, TradeGroup | null>()
  return rows.map((cells) => {
    const read = column && readCell(column, cells[groupAt ?? -1] ?? null)
    const said = read?.ok ? read.value : undefined
    const own = TRADE_GROUPS.find((group) => group === said)
    if (said === undefined) return null
    const number = String(cells[numberAt ?? -1] ?? '').trim()
    const first = number === '' ? undefined : ofNumber.get(number)
    const group = first === undefined ? (own ?? 'sales') : own === undefined || own === first ? first : null
    if (number !== '' && first === undefined) ofNumber.set(number, group)
    return group
  })
}

/** The rows of a sheet as the records they come to would be shown: without those of orders the reader may not see, without what things cost. */
export const rowsAsSeen = (
  rights: readonly Right[],
  kind: ImportKind,
  columns: Columns,
  rows: readonly (readonly SheetCell[])[],
): { readonly row: number; readonly cells: SheetCell[] }[] => {
  const isShown = columns.map(({ column }) => column !== null && !isKeptColumn(rights, kind, column))
  const groups = holdsOrders(kind) ? groupsOfRows(columns, rows) : []
  const mayRead = (at: number): boolean => {
    const group = groups[at]
    return seesAllRows(rights, kind) || (group !== null && group !== undefined && mayReadOrders(rights, group))
  }
  return rows.flatMap((cells, at) =>
    mayRead(at) ? [{ row: at + 1, cells: cells.map((cell, place) => (isShown[place] ? cell : null)) }] : [],
  )
}
