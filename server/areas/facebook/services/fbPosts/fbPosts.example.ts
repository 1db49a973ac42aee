import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const fbPostsExample: OwnExample = {
  create: () => ({ name: uniqueText('Bài'), desc: 'Sen Tây Hồ vào vụ cuối', link: 'https://mocsuong.example/sen', pictures: [] }),
  patch: { desc: 'Ba cách pha cold brew' },
  otherPatch: { name: 'Pha lạnh' },
  // Its author and who manages the pages change it.
  narrowed: {
    patch: { bod: 200, '/adbreaks/manager': 200, others: 403 },
    remove: { bod: 200, '/adbreaks/manager': 200, others: 403 },
  },
}
