import { lastDayOf, month, shiftMonth } from '@shared/foundation/days/days'
import type { OwnExample } from '../../../../testing/example'

let made = 0
/** Months long before all that examples are about: closing them closes nothing else. */
const monthEnd = (): string => lastDayOf(shiftMonth(month('1999-12'), -made++))

export const sealsExample: OwnExample = {
  create: () => ({ until: monthEnd(), notes: [] }),
  reportValues: async ({ shop, recordOf }) => ({
    code: (await shop.api.get('seals', await recordOf('seals'))).code,
  }),
}
