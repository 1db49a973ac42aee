import type { ExampleContext, OwnExample } from '../../../../testing/example'

const transfer = async ({ shop, recordOf }: ExampleContext) => ({
  fromWarehouseId: shop.warehouse._id,
  toWarehouseId: await recordOf('warehouses'),
  items: [{ productId: await recordOf('products'), quantity: 1 }],
})

export const stockTransfersExample: OwnExample = { create: transfer }
