import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const shiftsExample: OwnExample = {
  create: ({ shop }) => Promise.resolve({ counter: uniqueText('Quầy'), warehouseId: shop.warehouse._id, opening: 500_000 }),
  patch: { status: 'closed', counted: [{ value: 500_000, count: 1 }] },
}
