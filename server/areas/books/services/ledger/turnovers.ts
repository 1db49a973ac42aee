import type { Day } from '@shared/foundation/days/days'
import type { RollupRow } from '@shared/foundation/ledger/rows'
import type { Call } from '../../../../kernel/service-rules'
import { readBefore, readRange } from '../../../../ledger/read-rollups'

/** What was written on the sides of accounts in a range of days. */
export const turnoversIn = ({ app, caller }: Call<'ledger'>, since: Day, until: Day): Promise<RollupRow[]> =>
  readRange(app.get('database'), caller.workspaceId, ['turnovers'], since, until)

/** And before a day. */
export const turnoversBefore = ({ app, caller }: Call<'ledger'>, day: Day): Promise<RollupRow[]> =>
  readBefore(app.get('database'), caller.workspaceId, 'turnovers', day)
