import { randomInt } from 'node:crypto'
import type { OwnExample } from '../../../../testing/example'

export const bankAccountsExample: OwnExample = {
  create: () => ({ bank: '970436', account: String(randomInt(1e9, 9e9)), label: 'Ngân hàng', secret: undefined, token: undefined }),
  patch: { holder: 'CONG TY MOC SUONG' },
  otherPatch: {},
  // Whoever pays changes nothing but the bank's template.
  narrowed: { patch: { bod: 200, others: 403 } },
}
