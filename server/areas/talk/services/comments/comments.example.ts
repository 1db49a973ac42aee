import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const commentsExample: OwnExample = {
  create: async ({ recordOf }) => ({
    target: 'orders',
    targetId: await recordOf('orders'),
    group: 'orders/comment',
    desc: uniqueText('Lời'),
  }),
  patch: { desc: 'giao thật sớm' },
  // A comment is seen by whoever sees what it is about, and changed by whoever wrote it.
  narrowed: {
    get: { '/sales': 200, bod: 200, others: 404 },
    create: { '/sales': 200, bod: 200, others: 404 },
    patch: { '/sales': 403, bod: 403, others: 404 },
  },
}
