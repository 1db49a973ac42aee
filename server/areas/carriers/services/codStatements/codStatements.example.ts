import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const codStatementsExample: OwnExample = {
  create: () => ({ carrier: 'ghn', rows: [{ code: uniqueText('5DH').slice(0, 30), cod: 100, fee: 10 }], file: undefined }),
  patch: { label: 'Tiền mặt' },
  otherPatch: { feeGroup: 'Other Expenses' },
}
