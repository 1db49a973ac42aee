import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const importsExample: OwnExample = {
  create: () => ({
    kind: 'customers',
    rows: [{ name: uniqueText('Khách') }],
    name: uniqueText('khach'),
    upload: undefined,
    columns: undefined,
  }),
  patch: { name: 'khach-hang-cu.xlsx' },
  otherPatch: {},
  narrowed: {
    create: { '/sales': 200, bod: 200, others: 403 },
    get: { '/sales': 200, bod: 200, others: 404 },
    // What a colleague brought in is changed by the board alone.
    patch: { '/sales': 403, bod: 200, others: 404 },
  },
}
