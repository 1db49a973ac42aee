import { isDay } from '@shared/foundation/days/days'
import { useUrlQuery } from '../../lib/use-url-query'

interface Place {
  readonly from: string
  readonly skip: number
}
interface Page<Row, From> {
  readonly data: readonly Row[]
  readonly next: From | null
}

/** The place at which the shown page begins, kept in the address: the browser's way back leads to the page before. */
export const useBookPlace = () => {
  const [{ from, skip }, change] = useUrlQuery({ from: '', skip: 0 })
  const isFirst = !isDay(from)
  return {
    place: isFirst ? {} : { from, skip },
    isFirst,
    goTo: (next: Place | null): void => change(next ?? { from: '', skip: 0 }, { push: true }),
  }
}

/** A file has so many pages at most. */
const MAX_PAGES = 100

/** All rows of a book, page by page; the first is known. @returns also whether there are more than a file has */
export const readAllPages = async <Row, From>(
  first: Page<Row, From>,
  read: (from: From) => Promise<Page<Row, From>>,
): Promise<{ rows: Row[]; isCutOff: boolean }> => {
  const rows = [...first.data]
  let { next } = first
  for (let page = 1; page < MAX_PAGES && next !== null; page += 1) {
    const answer: Page<Row, From> = await read(next)
    rows.push(...answer.data)
    next = answer.next
  }
  return { rows, isCutOff: next !== null }
}
