import type { OwnExample } from '../../../../testing/example'

export const fundsExample: OwnExample = {
  record: async ({ shop, recordOf }) => (await shop.pay(await shop.api.get('orders', await recordOf('orders')), 500))._id,
  create: () => ({ group: 'Other Income', amount: 100 }),
  patch: { note: 'biên lai 3' },
  otherPatch: { recipientName: 'Chị Hoa' },
  // Without the right to funds a member reads and enters the payments of the orders they may read; an entry is changed by its creator or bod.
  narrowed: {
    find: { '/funds': 200, bod: 200, others: 403 },
    get: { '/funds': 200, '/sales': 200, bod: 200, others: 403 },
    create: { '/funds': 200, bod: 200, others: 403 },
    patch: { bod: 200, others: 403 },
  },
}
