import type { OwnExample } from '../../testing/example'

export const assetsExample: OwnExample = {
  record: async ({ shop }) => shop.customer._id,
  patch: { phone: '0909' },
  otherPatch: { address: 'Huế' },
}
