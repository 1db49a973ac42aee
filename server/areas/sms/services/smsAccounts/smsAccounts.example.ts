import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const smsAccountsExample: OwnExample = {
  create: () => ({ provider: 'file', sender: uniqueText('MS').slice(0, 20), key: undefined, secret: undefined }),
  patch: { sender: 'MOCSUONG' },
  otherPatch: {},
}
