import type { OwnExample } from '../../../../testing/example'

export const sealLinksExample: OwnExample = {
  create: async ({ recordOf }) => ({ sealId: await recordOf('seals'), name: 'Chị Hạnh, kế toán Tâm An', books: ['trialBalance'] }),
  patch: { name: 'Chị Hạnh' },
  otherPatch: { email: 'hanh@taman.example' },
}
