import type { ImportKind } from '@shared/areas/imports/rules/columns'
import type { OriginFile } from '@shared/areas/imports/rules/origins'
import type { ImportColumn, SheetCell } from '@shared/foundation/text/cells'
import type { Sheet } from '../sheets'

type Place = readonly [ImportColumn, number]
type Cells = Sheet['rows'][number]

const isEmpty = (cell: SheetCell | undefined): boolean => cell === null || cell === undefined || String(cell).trim() === ''

/** Rows as they are meant: what a row leaves to the one above it is there. */
export interface WholeRows {
  readonly rows: Sheet['rows']
  /** Rows of what the versions below have in common: no goods of their own. */
  readonly models: readonly number[]
}

/** What a row is known by that leaves the rest to the row above, what tells that one, and what is left to it. */
interface Leaving {
  readonly by: readonly string[]
  readonly key: string
  readonly left: readonly string[]
}

/** A version of the product above tells itself and its code; the further lines of an order tell their goods. */
const leaving: Readonly<Partial<Record<ImportKind, Leaving>>> = {
  products: { by: ['variant', 'variant2', 'variant3'], key: 'name', left: ['name', 'category', 'group', 'unit', 'price', 'cost'] },
  orders: { by: ['product'], key: 'refId', left: ['refId', 'partner'] },
  returns: { by: ['product'], key: 'refId', left: ['refId', 'order'] },
}

/** Of an own sheet an order's further lines are those that leave number, partner and day together: nobody forgets all three. */
const ownLeaving: Readonly<Partial<Record<ImportKind, Leaving>>> = {
  orders: { by: ['product'], key: 'refId', left: ['refId', 'partner', 'created'] },
}

/** Programs leave cells to the row above; of an own sheet a single empty cell may as well be forgotten. An order leaves its number and its partner, or neither. */
export const wholeRows = (kind: ImportKind, file: OriginFile | null, places: readonly Place[], rows: Sheet['rows']): WholeRows => {
  const leaves = file ? (file.leavesToAbove ? leaving[kind] : undefined) : ownLeaving[kind]
  const placeOf = new Map(places.map(([{ key }, at]) => [key, at]))
  const keyAt = leaves && placeOf.get(leaves.key)
  const by = (leaves?.by ?? []).flatMap((key) => placeOf.get(key) ?? [])
  if (!leaves || keyAt === undefined || by.length === 0) return { rows, models: [] }
  const left = leaves.left.flatMap((key) => placeOf.get(key) ?? [])
  const codeAt = placeOf.get('slug')
  const partnerAt = kind === 'orders' ? placeOf.get('partner') : undefined
  const wholly = file ? (partnerAt === undefined ? [] : [partnerAt]) : left
  const isLeft = (cells: Cells): boolean =>
    isEmpty(cells[keyAt]) && by.some((at) => !isEmpty(cells[at])) && wholly.every((at) => isEmpty(cells[at]))
  const models: number[] = []
  let above: Cells | null = null
  const whole = rows.map((cells, index) => {
    if (!isLeft(cells)) {
      if (!isEmpty(cells[keyAt])) above = cells
      const next = rows[index + 1]
      const isModel = kind === 'products' && (codeAt === undefined || isEmpty(cells[codeAt])) && by.every((at) => isEmpty(cells[at]))
      if (isModel && next && isLeft(next)) models.push(index + 1)
      return cells
    }
    const from = above
    return from ? cells.map((cell, at) => (left.includes(at) && isEmpty(cell) ? (from[at] ?? null) : cell)) : cells
  })
  return { rows: whole, models }
}

/** The words of what a version is: 'MÀU:Đỏ|SIZE:L' of one program, 'Đỏ' and 'L' of another. */
export const variantWords = (...said: readonly unknown[]): string[] =>
  said.flatMap((each) =>
    each === undefined
      ? []
      : String(each)
          .split('|')
          .flatMap((part) => part.split(':').at(-1)?.trim() || []),
  )

/** The name of a version: that of the product, and what it has not said yet of the version. */
export const nameOfVersion = (name: string, words: readonly string[]): string => {
  const missing = words.filter((word) => !name.toLowerCase().includes(word.toLowerCase()))
  return missing.length === 0 ? name : `${name} - ${missing.join(', ')}`
}
