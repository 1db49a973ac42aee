import type { Day } from '@shared/foundation/days/days'
import type { ReadEntry } from './read-entries'

/** A page is full with so many lines; entries aren't torn apart. */
const LINES_PER_PAGE = 500

/** Where a further page begins: on this day, behind so many entries of it. */
export interface Place {
  readonly from: Day
  readonly skip: number
}

/** What is made of entries as they come, day by day. */
interface Told<Row> {
  /** The rows of an entry; asked for each, also for those before the page. */
  readonly rowsOf: (entry: ReadEntry) => readonly Row[]
  /** The rows under all entries of a day. */
  readonly endOf: (day: Day) => readonly Row[]
}

/**
 * The rows of a page, and where the next begins.
 * @param entries those of whole days, from the day on which the page begins
 */
export const pageOfDays = async <Row>(
  entries: AsyncIterable<ReadEntry>,
  { from, skip }: { readonly from: Day; readonly skip: number },
  { rowsOf, endOf }: Told<Row>,
): Promise<{ rows: Row[]; next: Place | null }> => {
  const rows: Row[] = []
  let today: Day | null = null
  let count = 0
  for await (const entry of entries) {
    if (entry.day !== today) {
      if (today !== null) rows.push(...endOf(today))
      today = entry.day
      count = 0
    }
    const own = rowsOf(entry)
    const isBefore = today === from && count < skip
    if (!isBefore && own.length > 0) {
      if (rows.length >= LINES_PER_PAGE) return { rows, next: { from: today, skip: count } }
      rows.push(...own)
    }
    count += 1
  }
  if (today !== null) rows.push(...endOf(today))
  return { rows, next: null }
}
