import { can } from '@shared/foundation/rights/rights'
import { AppError } from '../../../../platform/errors'
import { levelAt } from '../../stock-history'
import type { ServiceRules } from '../../../../kernel/service-rules'

export const warehousesRules: ServiceRules<'warehouses'> = {
  preparePatch: async (_call, work, before, data) => {
    if (data.status === 'removed') {
      const levels = await work.read('levels').find({ warehouseId: before._id, count: { $gt: 0 } })
      const count = levels.reduce((sum, level) => sum + level.count, 0)
      if (count > 0) throw AppError.of('warehouses.has-stock', { name: before.name, count })
    }
    return data
  },
  reports: {
    byProduct: async ({ app, caller }, { warehouseId, productId, timeOfInventory }) => {
      const level = await levelAt(app.get('database'), caller.workspaceId, { warehouseId, productId }, timeOfInventory ?? null)
      return can(caller.rights, ['/purchases']) ? level : { count: level.count }
    },
  },
}
