import type { ServiceRules } from '../../platform/mongo/service-rules'
import { fail } from '../../errors'

export const fundGroupsRules: ServiceRules<'fundGroups'> = {
  prepareCreate: async (_call, work, data) => {
    const name = data.name.trim()
    if (await work.read('fundGroups').one({ name }))
      throw fail('fundGroups.exists', { name }, { problems: [{ path: 'name', code: 'fundGroups.exists', values: { name } }] })
    return { name, isCredit: data.isCredit, nonBusiness: data.nonBusiness ?? false, builtIn: false }
  },
}
