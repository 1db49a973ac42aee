import type { OwnExample } from '../../../../testing/example'

export const usersExample: OwnExample = {
  record: async ({ shop }) => (await shop.member('/sales')).userId,
  create: () => ({ password: 'Test-pass-2468' }),
  patch: { title: 'Thủ kho' },
  otherPatch: { division: 'Kho' },
  word: 'member',
  // A list is for members, though anybody may ask for a forgotten password; members change what is their own.
  narrowed: {
    find: { nobody: 401, others: 200 },
    patch: { bod: 200, '/office/hr': 200, others: 403 },
  },
}
