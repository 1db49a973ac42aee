import type { OwnExample } from '../../../../testing/example'

/** Seen by who keeps money. */
export const questionsExample: OwnExample = {
  create: () => ({
    name: 'Tiền ra theo nơi giữ',
    measure: 'moneyOut',
    rows: 'label',
    columns: 'month',
    range: 'months6',
    sharedWith: 'everybody',
  }),
  patch: { name: 'Tiền ra' },
  otherPatch: { group: 'Other Expenses' },
  // Of the others hardly any are told by all of these.
  reportValues: () => Promise.resolve({ measure: 'ordered', rows: 'product', columns: 'month' }),
  narrowed: {
    create: { bod: 200, '/funds': 200, others: 403 },
    get: { bod: 200, '/funds': 200, others: 404 },
    patch: { bod: 200, '/funds': 403, others: 404 },
    remove: { bod: 200, '/funds': 403, others: 404 },
  },
}
