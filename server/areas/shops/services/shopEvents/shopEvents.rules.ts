import { OPEN_OUTCOMES, SHOP_EVENT_KINDS, TOLD_EVENTS } from '@shared/areas/shops/rules/events'
import type { ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'

const COUNTED_MS = 7 * 86_400_000

const counts: ReportFunctions<'shopEvents'>['counts'] = async ({ app, caller }, { assetId }) => {
  const events = app.get('database').records('shopEvents', caller.workspaceId)
  const within = { at: { $gte: new Date(app.get('now')().getTime() - COUNTED_MS) }, ...(assetId ? { assetId } : {}) }
  const [kinds, open] = await Promise.all([
    Promise.all(SHOP_EVENT_KINDS.map(async (kind) => ({ _id: kind, count: await events.count({ ...within, kind, ...TOLD_EVENTS }) }))),
    events.count({ ...within, outcome: { $in: OPEN_OUTCOMES } }),
  ])
  return { total: kinds.reduce((sum, { count }) => sum + count, 0), kinds, open }
}

/** The journal of shops: written by what marketplaces tell. */
export const shopEventsRules: ServiceRules<'shopEvents'> = { reports: { counts } }
