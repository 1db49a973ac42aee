import type { OwnExample } from '../../testing/example'
import { uniqueText } from '../../testing/sample'

export const commentsExample: OwnExample = {
  create: async ({ recordOf }) => ({
    target: 'orders',
    targetId: await recordOf('orders'),
    group: 'orders/comment',
    desc: uniqueText('giao sớm nhé'),
  }),
  patch: { desc: 'giao thật sớm' },
  // Who may see the record that is talked about talks; who wrote a comment rewrites it or takes it back.
  narrowed: ['find', 'get', 'create', 'patch'],
}
