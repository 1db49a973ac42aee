/** A cell by its place: rows and columns count from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Cells from the one where choosing began to the one where it ended. */
export interface SheetRange {
  readonly anchor: CellPlace
  readonly focus: CellPlace
}

interface Edges {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export const edgesOf = ({ anchor, focus }: SheetRange): Edges => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.min(anchor.column, focus.column),
  right: Math.max(anchor.column, focus.column),
})

export const isInRange = (range: SheetRange, { row, column }: CellPlace): boolean => {
  const { top, bottom, left, right } = edgesOf(range)
  return row >= top && row <= bottom && column >= left && column <= right
}

export const cellCount = (range: SheetRange): number => {
  const { top, bottom, left, right } = edgesOf(range)
  return (bottom - top + 1) * (right - left + 1)
}

/** What a pasted block comes to in a range: once from its corner, a single cell in all of it, a row down all of its rows. */
export const pastedInto = (range: SheetRange, block: readonly (readonly string[])[]): { place: CellPlace; text: string }[] => {
  const { top, bottom, left, right } = edgesOf(range)
  const [first = []] = block
  const rows = block.length === 1 ? bottom - top + 1 : block.length
  const columns = block.length === 1 && first.length === 1 ? right - left + 1 : undefined
  return Array.from({ length: rows }, (_, down) => {
    const cells = block.length === 1 ? first : (block[down] ?? [])
    return Array.from({ length: columns ?? cells.length }, (_each, across) => ({
      place: { row: top + down, column: left + across },
      text: (columns === undefined ? cells[across] : cells[0]) ?? '',
    }))
  }).flat()
}

/** Filling down: each column's topmost cell, for all cells below it in the range. */
export const filledDown = (range: SheetRange, textAt: (place: CellPlace) => string): { place: CellPlace; text: string }[] => {
  const { top, bottom, left, right } = edgesOf(range)
  const columns = Array.from({ length: right - left + 1 }, (_, across) => left + across)
  return columns.flatMap((column) =>
    Array.from({ length: bottom - top }, (_, down) => ({
      place: { row: top + 1 + down, column },
      text: textAt({ row: top, column }),
    })),
  )
}
