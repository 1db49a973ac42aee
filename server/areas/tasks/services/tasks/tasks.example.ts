import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const tasksExample: OwnExample = {
  create: () => ({ name: uniqueText('Việc'), group: 'critical', deadline: '2099-06-01T10:00:00Z' }),
  patch: { desc: 'đếm cả tầng trên' },
  otherPatch: { name: 'Kiểm kệ B3' },
  // Who made a task, does it or watches it decides what they may do with it.
  narrowed: {
    get: { bod: 200, others: 404 },
    patch: { bod: 200, others: 404 },
    remove: { bod: 200, others: 404 },
  },
}
