export const papers = ['sheet', 'wide', 'small'] as const
export type Paper = (typeof papers)[number]
/** Labels on a sheet of A4: three beside each other, six below. */
export const SHEET_CELLS = 18

/**
 * Labels on their sheets: a sheet begun before keeps its used cells empty (null); on a roll each label is a page.
 * @param from the first free cell, from 1
 */
export const sheetsOf = <T>(labels: readonly T[], paper: Paper, from: number): (T | null)[][] => {
  if (paper !== 'sheet') return labels.map((label) => [label])
  const used = Math.min(Math.max(from, 1), SHEET_CELLS) - 1
  const cells: (T | null)[] = [...new Array<null>(used).fill(null), ...labels]
  return Array.from({ length: Math.ceil(cells.length / SHEET_CELLS) }, (_, at) => cells.slice(at * SHEET_CELLS, (at + 1) * SHEET_CELLS))
}

/** A code short enough to read out: the end of the unit's id. */
export const shortCode = (id: string): string => id.slice(-5).toUpperCase()
