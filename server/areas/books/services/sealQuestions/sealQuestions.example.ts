import type { SealLink } from '@shared/areas/books/services/sealLinks'
import type { OwnExample } from '../../../../testing/example'

export const sealQuestionsExample: OwnExample = {
  create: async ({ shop, recordOf }) => {
    const link: SealLink = await shop.api.create('sealLinks', {
      sealId: await recordOf('seals'),
      name: 'Chị Hạnh',
      books: ['journal'],
    } as never)
    return { token: link.token, text: 'Khoản này là gì?' }
  },
  patch: { answer: 'Tiền điện tháng 10' },
  otherPatch: {},
  // Whoever holds a token asks, signed in or not; without one nobody.
  narrowed: { create: { nobody: 200, others: 200 } },
}
