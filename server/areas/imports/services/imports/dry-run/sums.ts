import { importColumns, type ImportKind } from '@shared/areas/imports/rules/columns'
import { plainText } from '@shared/areas/imports/rules/heads'
import type { ImportCheck } from '@shared/areas/imports/services/imports'
import { readCell, type CellKind, type ImportColumn, type SheetCell } from '@shared/foundation/text/cells'
import type { Columns, Sheet } from '../sheets'

const SUM_WORDS = new Set(['tong', 'tong cong', 'cong', 'tong so', 'tong tien', 'total', 'grand total', 'sum'])
const FIGURES: readonly CellKind[] = ['money', 'cost', 'quantity']
/** Kinds of which a row without any word can be nothing but a sum. */
const NAMED_KINDS: readonly ImportKind[] = ['products', 'customers', 'suppliers', 'agents', 'stock']
const MAX_SUMS = 50

type Place = readonly [ImportColumn, number]

const isEmpty = (cell: SheetCell | undefined): boolean => cell === null || cell === undefined || String(cell).trim() === ''

/** Whether a row is the sum of others: it has figures, and no word but one that says so; of some kinds no word at all. */
const isSum = (kind: ImportKind, places: readonly Place[], cells: readonly SheetCell[]): boolean => {
  const figures = new Set(places.flatMap(([{ kind: reads }, at]) => (FIGURES.includes(reads) ? [at] : [])))
  const named = new Set(places.flatMap(([, at]) => (figures.has(at) ? [] : [at])))
  const others = cells.flatMap((cell, at) => (isEmpty(cell) || figures.has(at) ? [] : [{ cell, at }]))
  if (!cells.some((cell, at) => figures.has(at) && !isEmpty(cell))) return false
  // A figure that stands where nothing is read says nothing; a code is a word, whatever it is made of.
  const words = others.filter(({ cell, at }) => named.has(at) || /\p{L}/u.test(String(cell)))
  return words.length === 0 ? NAMED_KINDS.includes(kind) : words.every(({ cell }) => SUM_WORDS.has(plainText(String(cell))))
}

/**
 * The rows of a sheet that are sums, and what is to be said of them: a sum is of the rows since the one before, or of all rows.
 * @param places the columns that something stands for, and where they are
 */
export const sumsIn = (
  kind: ImportKind,
  places: readonly Place[],
  rows: Sheet['rows'],
): { readonly sums: number[]; readonly checks: ImportCheck[] } => {
  const sums = rows.flatMap((cells, at) => (isSum(kind, places, cells) ? [at + 1] : []))
  const figureAt = ([column, at]: Place, row: number): number => {
    const read = readCell(column, rows[row - 1]?.[at] ?? null)
    return read.ok && typeof read.value === 'number' ? read.value : 0
  }
  const isSumRow = new Set(sums)
  const added = (place: Place, from: number, until: number): number => {
    let sum = 0
    for (let row = from; row <= until; row += 1) if (!isSumRow.has(row)) sum += figureAt(place, row)
    // Without what binary fractions leave behind.
    return Number(sum.toFixed(3))
  }
  const summed = places.filter(([{ kind: reads, key }]) => reads === 'money' || (reads === 'quantity' && key === 'quantity'))
  const checks = sums.slice(0, MAX_SUMS).flatMap((row, index) =>
    summed.flatMap((place): ImportCheck[] => {
      if (isEmpty(rows[row - 1]?.[place[1]])) return []
      const told = figureAt(place, row)
      const above = added(place, (sums[index - 1] ?? 0) + 1, row - 1)
      const all = added(place, 1, rows.length)
      const kept = [above, all, added(place, 1, row - 1)].find((sum) => sum === told) ?? (index === sums.length - 1 ? all : above)
      return [{ what: 'sum', row, column: place[0].key, told, kept }]
    }),
  )
  return { sums, checks }
}

/** The columns of a sheet that stand for something, and where. */
export const placesOf = (kind: ImportKind, columns: Columns): Place[] =>
  columns.flatMap(({ column: key }, at): Place[] => {
    const column = importColumns[kind].find((known) => known.key === key)
    return column ? [[column, at]] : []
  })
