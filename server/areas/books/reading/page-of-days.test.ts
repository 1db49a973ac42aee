import { day } from '@shared/foundation/days/days'
import { pageOfDays, type Place } from './page-of-days'
import type { ReadEntry } from './read-entries'

/** So many entries on each day, each with 100 lines. */
const entriesOn = async function* (days: Readonly<Record<string, number>>, from: string): AsyncGenerator<ReadEntry> {
  for (const [on, count] of Object.entries(days))
    if (on >= from)
      for (let at = 0; at < count; at += 1)
        yield await Promise.resolve({
          _id: `${on} ${at}`,
          workspaceId: '',
          at: new Date(0),
          service: 'orders',
          recordId: '',
          day: day(on),
          lines: [],
        })
}

const hundred = (entry: { _id: string }): string[] => Array.from({ length: 100 }, () => entry._id)

/** The entries of each page, and the sums under days. */
const pagesOf = async (days: Readonly<Record<string, number>>): Promise<string[][]> => {
  const pages: string[][] = []
  let next: Place | null = { from: day('2029-02-01'), skip: 0 }
  while (next) {
    const place: Place = next
    const { rows, next: further } = await pageOfDays<string>(entriesOn(days, place.from), place, {
      rowsOf: hundred,
      endOf: (on) => [`sum ${on}`],
    })
    pages.push([...new Set(rows)])
    next = further
  }
  return pages
}

test('pages follow each other without gap or double, also within a day, whose sums stand once, under its last entry', async () => {
  expect(await pagesOf({ '2029-02-01': 2, '2029-02-02': 6, '2029-02-03': 1 })).toEqual([
    ['2029-02-01 0', '2029-02-01 1', 'sum 2029-02-01', '2029-02-02 0', '2029-02-02 1', '2029-02-02 2'],
    ['2029-02-02 3', '2029-02-02 4', '2029-02-02 5', 'sum 2029-02-02', '2029-02-03 0', 'sum 2029-02-03'],
  ])
})

test('a page that is just full is the last one where nothing follows', async () => {
  expect(await pagesOf({ '2029-02-01': 5 })).toEqual([
    ['2029-02-01 0', '2029-02-01 1', '2029-02-01 2', '2029-02-01 3', '2029-02-01 4', 'sum 2029-02-01'],
  ])
  expect(await pagesOf({})).toEqual([[]])
})
