import { roundDong } from '../../../foundation/money/money'

/** What a formula may count from, in whole dong; undefined is unknown. */
export interface PriceBases {
  readonly price?: number | undefined
  readonly cost?: number | undefined
  /** By a rank's name, as it is written in brackets. */
  readonly rank: (name: string) => number | undefined
}

const FORMULA = /^=\s*(?:\[([^\]]+)\])?\s*([+\-\u2212])\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*%?\s*$/
/** Prices from here on are rounded to thousands, lower ones to hundreds. */
const THOUSANDS_FROM_DONG = 10_000

export const isFormula = (text: string): boolean => text.trim().startsWith('=')

/**
 * What a formula comes to, in whole dong: `=-12%` off the selling price, `=+25%` on the cost, `=[Bronze]-5%` off the price of a rank.
 * Rounded to thousands. Null when it can't be read, or when what it counts from isn't known.
 */
export function priceByFormula(text: string, { price, cost, rank }: PriceBases): number | null {
  const [, name, sign, figure] = FORMULA.exec(text.trim()) ?? []
  if (figure === undefined) return null
  const isMore = sign === '+'
  const base = name === undefined ? (isMore ? cost : price) : rank(name.trim())
  if (base === undefined) return null
  const share = Number(figure.replace(',', '.')) / 100
  const exact = base * (isMore ? 1 + share : 1 - share)
  const step = exact < THOUSANDS_FROM_DONG ? 100 : 1000
  return Math.max(0, roundDong(exact / step) * step)
}
