import type { OwnExample } from '../../../../testing/example'

export const carrierAccountsExample: OwnExample = {
  create: () => ({ carrier: 'own', name: 'Xe nhà', token: undefined, label: undefined }),
  patch: { price: 25_000 },
  otherPatch: { name: 'Xe tải' },
}
