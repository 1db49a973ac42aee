import type { OwnExample } from '../../../../testing/example'

export const assetsExample: OwnExample = {
  record: async ({ shop }) => shop.customer._id,
  create: () => ({ group: 'Customers' }),
  createNaming: { userId: { group: 'Owned Assets', name: 'Máy rang' } },
  patch: { phone: '0909' },
  otherPatch: { address: 'Huế' },
  reportValues: async () => ({ taxCode: '0100109106' }),
}
