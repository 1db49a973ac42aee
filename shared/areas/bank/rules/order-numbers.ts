import { orderKind } from '../../../foundation/documents/order-kinds'
import { parseOrderNumber } from '../../../foundation/documents/order-numbers'

/** Figures of the longest order number that is looked for: beyond, what stands behind it is another number. */
const MAX_FIGURES = 9
const SHORTEST_FIGURES = 6

/**
 * The numbers of sales that a transfer's text may name, the likeliest first. Banks change case, drop punctuation, put blanks in and write
 * other numbers right behind: where one ends can't always be told, so that several may come of one place.
 */
export function orderNumbersIn(text: string): string[] {
  return numberReadings('S', text).filter((number) => {
    const parsed = parseOrderNumber(number)
    return parsed !== null && orderKind(parsed.group).settlement?.owed === 'receivable'
  })
}

/** Likewise, the numbers that begin with a letter, whether there is such a one or not. */
export function numberReadings(letter: string, text: string): string[] {
  const upper = text.toUpperCase()
  const compact = upper.replace(/[^A-Z0-9]+/g, '')
  const found = [upper, compact].flatMap((each) =>
    [...each.matchAll(new RegExp(`${letter}(\\d{6,})`, 'g'))].flatMap(([, figures = '']) => readings(figures)),
  )
  return [...new Set(found)].map((figures) => `${letter}${figures}`)
}

/** A number that begins with a nought is six figures long; any other may be as long as what stands there. */
const readings = (figures: string): string[] => {
  const longest = figures.startsWith('0') ? SHORTEST_FIGURES : Math.min(figures.length, MAX_FIGURES)
  const lengths = Array.from({ length: longest - SHORTEST_FIGURES + 1 }, (_, more) => SHORTEST_FIGURES + more)
  // The whole of it is likelier than a part.
  return lengths.reverse().map((length) => figures.slice(0, length))
}
