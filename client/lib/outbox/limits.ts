import type { WaitingSale } from './device'

/** So many sales wait at most, and for so long, before a counter stops selling without a connection. */
export const MOST_WAITING = 500
export const MOST_HOURS = 72
const HOUR_MS = 3_600_000

/** Why no more can be sold without a connection; null while it can. */
export const whyFull = (sales: readonly Pick<WaitingSale, 'at'>[], now: number): 'count' | 'hours' | null => {
  const [oldest] = sales
  if (sales.length >= MOST_WAITING) return 'count'
  return oldest && now - Date.parse(oldest.at) > MOST_HOURS * HOUR_MS ? 'hours' : null
}
