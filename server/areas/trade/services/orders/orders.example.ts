import type { OwnExample } from '../../../../testing/example'
import { of } from '../../../../testing/shop'

export const ordersExample: OwnExample = {
  record: async ({ shop, recordOf }) => {
    const product = { _id: await recordOf('products') } as Parameters<typeof of>[0]
    const order = await shop.sale([of(product, 2)], { note: 'giao sáng', tracking: 'GHN-42' })
    return (await shop.ship(order, [[product, 1]]))._id
  },
  create: async ({ shop, recordOf }) => ({
    group: 'sales',
    customerId: shop.customer._id,
    items: [{ productId: await recordOf('products'), quantity: 1 }],
  }),
  createNaming: { supplierId: { group: 'purchases', total: 5 }, agentId: { group: 'sales', total: 5 } },
  patch: { note: 'giao chiều' },
  otherPatch: { refId: 'HĐ-7' },
  word: 'GHN',
}
