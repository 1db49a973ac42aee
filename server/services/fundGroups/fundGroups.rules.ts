import type { ServiceRules } from '../../kernel/service-rules'

export const fundGroupsRules: ServiceRules<'fundGroups'> = {
  prepareCreate: async (_call, _work, { name, isCredit, nonBusiness = false }) => ({ name, isCredit, nonBusiness, builtIn: false }),
}
