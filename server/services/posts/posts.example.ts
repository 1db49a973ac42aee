import type { OwnExample } from '../../testing/example'
import { uniqueText } from '../../testing/sample'

export const postsExample: OwnExample = {
  create: () => ({ name: 'Chốt hộp quà Tết', desc: uniqueText('Giữ chỗ đến hết 05/12') }),
  patch: { desc: 'Giữ chỗ đến hết 10/12' },
  otherPatch: { name: 'Hộp quà Tết' },
  word: 'tet',
  // A guest reads and asks while the wall is open to guests; who wrote a post rewrites it, the board removes it.
  narrowed: ['find', 'create', 'patch'],
}
