import type { Opening } from '../../../workspace/opened-books'
import { lastDayOfYear } from '@shared/areas/books/rules/year-end'

/** Takes back what carried years forward whose last day is opened: their income and expenses can change again. */
export const undoYearEnds = async ({ app, params, work, lockDate }: Opening): Promise<void> => {
  for (const yearEnd of await work.read('yearEnds').find({ openedAt: { $exists: false } }))
    if (lastDayOfYear(yearEnd.year) > (lockDate ?? ''))
      await app.service('yearEnds').change(work, params, yearEnd, { accounts: [], openedAt: work.now })
}
