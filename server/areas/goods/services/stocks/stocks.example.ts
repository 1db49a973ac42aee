import type { OwnExample } from '../../../../testing/example'

export const stocksExample: OwnExample = {
  record: async ({ shop, recordOf }) => {
    const [unit] = (await shop.api.find('stocks', { productId: await recordOf('products') })).data
    return unit?._id ?? ''
  },
  reportValues: async ({ shop, recordOf }) => ({
    shippingTime: (await shop.api.get('orders', await recordOf('orders'))).shippingTime ?? '',
  }),
}
