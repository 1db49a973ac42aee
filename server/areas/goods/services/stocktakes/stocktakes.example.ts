import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const stocktakesExample: OwnExample = {
  // Of one warehouse one count is open at a time.
  create: async ({ shop }) => ({
    warehouseId: (await shop.api.create('warehouses', { name: uniqueText('Kho đếm') }))._id,
    reason: uniqueText('Kiểm kê quý'),
  }),
  patch: { reason: 'Kiểm kê cuối năm' },
}
