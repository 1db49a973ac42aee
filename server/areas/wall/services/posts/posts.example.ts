import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const postsExample: OwnExample = {
  create: () => ({ name: 'Chốt hộp quà Tết', desc: uniqueText('Tin') }),
  patch: { desc: 'Giữ chỗ đến hết 10/12' },
  otherPatch: { name: 'Hộp quà Tết' },
  // Guests ask on the public wall alone; a post is changed by whoever wrote it.
  narrowed: {
    find: { nobody: 401, others: 200 },
    create: { nobody: 401, others: 200 },
    patch: { others: 403 },
  },
}
