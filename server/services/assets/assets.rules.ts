import { groupsFor } from '../../kernel/access'
import { PARTNER_GROUPS, shippingAfter, shippingOf } from '@shared/domain/partners/partners'
import { partnerTotals } from './partner-totals'
import type { ServiceRules } from '../../kernel/service-rules'

/** Partners: only a name and a group are required; where goods go is taken from the partner's own address. */
export const assetsRules: ServiceRules<'assets'> = {
  prepareCreate: async (_call, _work, data) => ({ ...data, ...shippingOf(data) }),
  preparePatch: async (_call, _work, before, data) => ({ ...data, ...shippingAfter(before, data) }),
  reports: {
    totals: partnerTotals,
    /** How many active partners each group has, of the groups the caller may read. */
    assets: async ({ app, caller, service }) => {
      const partners = app.get('database').records('assets', caller.workspaceId)
      const readable = groupsFor(service.declaration, caller, 'read') ?? []
      return {
        groups: await Promise.all(
          PARTNER_GROUPS.filter((group) => readable.includes(group)).map(async (group) => {
            const active = { group, status: 'active' }
            return { _id: group, count: await partners.count(active) }
          }),
        ),
      }
    },
  },
}
