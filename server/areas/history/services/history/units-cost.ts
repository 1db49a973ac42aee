import { endOfDay, startOfDay, type Day } from '@shared/foundation/days/days'
import { MAX_UNITS } from '@shared/foundation/documents/order-shipping'
import { isInClosedDays } from '@shared/areas/goods/rules/cost-change'
import type { Audit, StoredOf } from '../../../../kernel/collections'
import type { Call } from '../../../../kernel/service-rules'

/** When a unit came and when it left. */
const momentsOf = ({ created, exportTime }: StoredOf<'stocks'>) =>
  [created, ...(exportTime ? [exportTime] : [])].map((at) => ({ at, sold: 0 as const }))

/**
 * What the units cost now that a change gave another cost, those of closed days apart: the one cost of all of them, or nothing where they differ.
 * @param row of the service `stocks`: a product, and the days its units came in
 */
export const unitsCostOf = async (
  { app, caller: { workspaceId, zone } }: Call<'history'>,
  { recordId: productId, changes = {} }: Audit,
): Promise<{ readonly cost?: number | null }> => {
  const [since, until] = [changes['since']?.after as Day | undefined, changes['until']?.after as Day | undefined]
  if (since === undefined || until === undefined) return {}
  const database = app.get('database')
  const workspace = await database.platformRecords('workspaces').byId(workspaceId, { only: ['opts'] })
  const came = { $gte: startOfDay(since, zone), $lte: endOfDay(until, zone) }
  const units = await database.records('stocks', workspaceId).find({ productId, created: came }, { limit: MAX_UNITS })
  const [cost, ...others] = new Set(
    units.filter((unit) => !isInClosedDays({ ...unit, moves: momentsOf(unit) }, workspace?.opts.lockDate, zone)).map((unit) => unit.cost),
  )
  return cost === undefined || others.length > 0 ? {} : { cost }
}
