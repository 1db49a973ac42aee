import type { ServiceRules } from '../../platform/mongo/service-rules'

export const fundGroupsRules: ServiceRules<'fundGroups'> = {
  prepareCreate: async (_call, _work, { name, isCredit, nonBusiness = false }) => ({ name, isCredit, nonBusiness, builtIn: false }),
}
