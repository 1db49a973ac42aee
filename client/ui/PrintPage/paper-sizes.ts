/** A4, half of it, or a till roll of 80 mm. */
export type Paper = 'a4' | 'a5' | 'roll'

/** What a printer leaves of a sheet to write on, in mm; a roll is as long as what stands on it. */
export const PAPERS = {
  a4: { width: 210, height: 297, margin: 14 },
  a5: { width: 148, height: 210, margin: 10 },
  roll: { width: 80, height: null, margin: 3 },
} as const satisfies Record<Paper, { width: number; height: number | null; margin: number }>

const PX_PER_MM = 96 / 25.4
/** A page that is wider than it is long is taken for one that lies on its side. */
const SHORTEST_ROLL = PAPERS.roll.width + 1

/** How much gives way on a sheet, the least of them first: nothing, notice and signatures, the lines too. */
export const FITS = ['', 'close', 'closest'] as const
export type Fit = (typeof FITS)[number]

/** So many sheets of a paper a content of this height needs. @param height CSS px */
const pagesOf = (height: number, paper: 'a4' | 'a5'): number => {
  const { height: sheet, margin } = PAPERS[paper]
  return Math.max(1, Math.ceil((height - 0.5) / ((sheet - 2 * margin) * PX_PER_MM)))
}

/** The least that has to give way for the fewest sheets. @param heightAt how high the content is then, CSS px */
export const fitOf = (paper: 'a4' | 'a5', heightAt: (fit: Fit) => number): Fit => {
  const pages = FITS.map((fit) => pagesOf(heightAt(fit), paper))
  return FITS[pages.indexOf(Math.min(...pages))] ?? ''
}

/** How long a piece of roll is for a content of this height, in mm. @param height CSS px */
export const rollLength = (height: number): number => Math.max(SHORTEST_ROLL, Math.ceil(height / PX_PER_MM) + 1 + 2 * PAPERS.roll.margin)
