import { DENOMINATIONS } from '@shared/areas/money/rules/cash-count'

/** A sum of whole dong in notes, the largest first, and what is left over. */
export const inNotes = (sum: number) => {
  let other = sum
  const pieces = DENOMINATIONS.flatMap((value) => {
    const count = Math.floor(other / value)
    other -= count * value
    return count > 0 ? [{ value, count }] : []
  })
  return { pieces, other }
}
