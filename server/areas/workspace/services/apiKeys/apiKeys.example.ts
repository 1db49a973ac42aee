import type { OwnExample } from '../../../../testing/example'

export const apiKeysExample: OwnExample = {
  create: () => ({ name: 'Website bán hàng', rights: ['/sales'] }),
  patch: { name: 'Máy tính tiền' },
  otherPatch: {},
}
