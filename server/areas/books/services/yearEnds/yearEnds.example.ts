import { lastDayOfYear } from '@shared/areas/books/rules/year-end'
import type { OwnExample } from '../../../../testing/example'

let made = 0

/** A year long before all that examples are about, of which the last month is sealed. */
export const yearEndsExample: OwnExample = {
  create: async ({ shop }) => {
    const year = 1950 - made++
    await shop.api.create('seals', { until: lastDayOfYear(year), notes: [] })
    return { year }
  },
}
