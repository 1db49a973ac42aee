import type { Day } from '@shared/foundation/days/days'
import type { RollupRow } from '@shared/foundation/ledger/rows'
import type { Call } from '../../../kernel/service-rules'
import { knownAtOf, type Known } from '../../../ledger/known-at'
import { readBefore, readRange } from '../../../ledger/read-rollups'

/** A question to the journal as it was known at a moment; absent: as is known now. */
interface Asked {
  readonly knownAt?: Date | undefined
}

const knownOf = ({ app, caller }: Call<'ledger'>, { knownAt }: Asked): Known | null => knownAtOf(knownAt, app.get('now')(), caller.zone)

/** The entries that were recorded by then: a condition on their fields. */
export const recordedBy = ({ knownAt }: Asked): Readonly<Record<string, unknown>> =>
  knownAt === undefined ? {} : { at: { $lte: knownAt } }

/** What was written on the sides of accounts in a range of days. */
export const turnoversIn = (call: Call<'ledger'>, asked: Asked, since: Day, until: Day): Promise<RollupRow[]> =>
  readRange(call.app.get('database'), call.caller.workspaceId, ['turnovers'], since, until, { known: knownOf(call, asked) })

/** And before a day. */
export const turnoversBefore = (call: Call<'ledger'>, asked: Asked, day: Day): Promise<RollupRow[]> =>
  readBefore(call.app.get('database'), call.caller.workspaceId, 'turnovers', day, { known: knownOf(call, asked) })
