import type { OwnExample } from '../../testing/example'
import { uniqueText } from '../../testing/sample'

export const commentsExample: OwnExample = {
  create: async ({ recordOf }) => ({
    target: 'orders',
    targetId: await recordOf('orders'),
    group: 'orders/comment',
    desc: uniqueText('Lời'),
  }),
  patch: { desc: 'giao thật sớm' },
  // A comment is seen by whoever sees what it is about, and changed by whoever wrote it.
  narrowed: ['find', 'get', 'create', 'patch', 'remove'],
}
