import type { OwnExample } from '../../testing/example'
import { uniqueText } from '../../testing/sample'

export const tasksExample: OwnExample = {
  create: () => ({ name: uniqueText('Kiểm kệ'), group: 'critical', deadline: '2099-06-01T10:00:00Z' }),
  patch: { desc: 'đếm cả tầng trên' },
  otherPatch: { name: 'Kiểm kệ B3' },
  word: 'ke',
  // Its creator or the board changes and cancels a task, its performer moves it on.
  narrowed: ['patch', 'remove'],
}
