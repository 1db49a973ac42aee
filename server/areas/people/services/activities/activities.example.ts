import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const activitiesExample: OwnExample = {
  record: async ({ shop, recordOf }) => {
    await recordOf('orders')
    const { data } = await shop.api.find('activities', { group: 'notifications', $limit: 100 })
    return data.find(({ target }) => target?.service === 'orders')?._id ?? ''
  },
  create: async ({ recordOf }) => ({
    group: 'adjustments',
    userId: await recordOf('users'),
    amount: 50_000,
    body: uniqueText('Thưởng'),
  }),
  patch: { status: 'read' },
  // A notice is for whoever may read its order; an adjustment is made by HR and taken back by whoever made it.
  narrowed: {
    get: { '/sales': 200, bod: 200, others: 404 },
    create: { '/office/hr': 200, bod: 200, others: 403 },
    patch: { '/sales': 200, bod: 200, others: 404 },
    remove: { bod: 200, '/office/hr': 403, others: 404 },
  },
}
