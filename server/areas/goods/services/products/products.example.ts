import type { OwnExample } from '../../../../testing/example'

export const productsExample: OwnExample = {
  record: async ({ shop }) => (await shop.goods('Gạo Thơm', { price: 1000, cost: 600, stock: 60 }))._id,
  patch: { lowStock: 3 },
  otherPatch: { unit: 'bao' },
}
