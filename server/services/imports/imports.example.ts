import type { OwnExample } from '../../testing/example'
import { uniqueText } from '../../testing/sample'

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
}
