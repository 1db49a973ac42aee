import type { OwnExample } from '../../testing/example'

export const fundsExample: OwnExample = {
  record: async ({ shop, recordOf }) => (await shop.pay(await shop.api.get('orders', await recordOf('orders')), 500))._id,
  create: () => ({ group: 'Other Income', amount: 100 }),
  patch: { note: 'biên lai 3' },
  otherPatch: { recipientName: 'Chị Hoa' },
  // Without the right to funds a member reads and enters the payments of the orders they may read.
  narrowed: ['find', 'get', 'create', 'patch'],
}
