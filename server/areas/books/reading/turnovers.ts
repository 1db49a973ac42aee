import type { Day } from '@shared/foundation/days/days'
import type { Before } from '@shared/areas/books/rules/trial-balance'
import { firstDayOfYear, lastDayOfYear } from '@shared/areas/books/rules/year-end'
import { CARRIED_FORWARD } from '@shared/foundation/ledger/journal-lines'
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
const turnoversBefore = (call: Call<'ledger'>, asked: Asked, day: Day): Promise<RollupRow[]> =>
  readBefore(call.app.get('database'), call.caller.workspaceId, 'turnovers', day, { known: knownOf(call, asked) })

/** How turnovers are read: all before a day, and those of a range. */
export interface TurnoversReader {
  readonly before: (day: Day) => Promise<RollupRow[]>
  readonly within: (since: Day, until: Day) => Promise<RollupRow[]>
}

/** What was written before a range, as its accounts begin with it. */
export const readBeforeRange = async (
  { before, within }: TurnoversReader,
  { since, until }: { readonly since: Day; readonly until: Day },
): Promise<Before> => {
  const year = Number(since.slice(0, 4))
  const [first, last] = [firstDayOfYear(year), lastDayOfYear(year)]
  const [turnovers, lastDay] = await Promise.all([before(since), since > first && until >= last ? within(last, last) : []])
  const isCarried = lastDay.some(({ key, sums }) => key === CARRIED_FORWARD && Object.values(sums).some((sum) => sum !== 0))
  return { turnovers, ofEarlierYears: isCarried ? await before(first) : null }
}

/** The same, as it was known. */
export const beforeRange = (call: Call<'ledger'>, asked: Asked, range: { readonly since: Day; readonly until: Day }): Promise<Before> =>
  readBeforeRange(
    { before: (day) => turnoversBefore(call, asked, day), within: (since, until) => turnoversIn(call, asked, since, until) },
    range,
  )
