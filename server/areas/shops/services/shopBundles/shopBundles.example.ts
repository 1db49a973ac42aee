import { uniqueText } from '../../../../testing/sample'
import type { OwnExample } from '../../../../testing/example'

export const shopBundlesExample: OwnExample = {
  create: async ({ recordOf }) => ({ sku: uniqueText('COMBO-'), items: [{ productId: await recordOf('products'), quantity: 2 }] }),
  patch: { note: 'Bán dịp Tết' },
  otherPatch: {},
}
