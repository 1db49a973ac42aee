import type { OwnExample } from '../../../../testing/example'

export const questionsExample: OwnExample = {
  create: () => ({
    name: 'Doanh thu theo nhóm hàng',
    measure: 'ordered',
    rows: 'category',
    columns: 'month',
    range: 'months6',
    sharedWith: 'everybody',
  }),
  patch: { name: 'Doanh thu theo nhóm' },
  otherPatch: { top: 20 },
  // Of the others hardly any are told by all of these.
  reportValues: () => Promise.resolve({ measure: 'ordered', rows: 'product', columns: 'month' }),
  narrowed: {
    get: { '/purchases': 404, '/funds': 404, others: 200 },
    patch: { bod: 200, '/purchases': 404, '/funds': 404, others: 403 },
    remove: { bod: 200, '/purchases': 404, '/funds': 404, others: 403 },
  },
}
