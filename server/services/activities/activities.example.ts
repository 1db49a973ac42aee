import type { OwnExample } from '../../testing/example'
import { uniqueText } from '../../testing/sample'

export const activitiesExample: OwnExample = {
  record: async ({ shop, recordOf }) => {
    await recordOf('orders')
    const [notice] = (await shop.api.find('activities', { group: 'notifications' })).data
    return notice?._id ?? ''
  },
  create: async ({ recordOf }) => ({
    group: 'adjustments',
    userId: await recordOf('users'),
    amount: 50_000,
    body: uniqueText('Thưởng'),
  }),
  patch: { status: 'read' },
  // Who may make and change one depends on its kind.
  narrowed: ['create', 'patch', 'remove'],
}
