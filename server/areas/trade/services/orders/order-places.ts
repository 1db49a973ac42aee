import { addDays, day as asDay, type Day } from '@shared/foundation/days/days'
import type { RollupRow } from '@shared/foundation/ledger/rows'
import type { Application } from '../../../../kernel/application'
import { readRange, readWhole } from '../../../../ledger/read-rollups'

/** How many orders stand where: the rows of the measure `orderStatus` of a range of days; absent ends are open. */
export const readPlaces = async (
  app: Application,
  workspaceId: string,
  { since, until }: { readonly since?: Day | undefined; readonly until?: Day | undefined },
): Promise<RollupRow[]> => {
  const database = app.get('database')
  if (!since && !until) return readWhole(database, workspaceId, 'orderStatus')
  const [first, last] = [since ?? BEGINNING, until ?? addDays(asDay(app.get('now')().toISOString().slice(0, 10)), MAX_DAYS_AHEAD)]
  return readRange(database, workspaceId, ['orderStatus'], first, last)
}

const BEGINNING = asDay('2000-01-01')
/** Books reach one year ahead. */
const MAX_DAYS_AHEAD = 400
