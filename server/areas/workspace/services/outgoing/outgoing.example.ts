import { putInOutbox } from '../../../../kernel/outbox'
import { transact } from '../../../../kernel/unit-of-work'
import type { OwnExample } from '../../../../testing/example'
import { uniqueText } from '../../../../testing/sample'

export const outgoingExample: OwnExample = {
  record: async ({ shop }) => {
    const { app } = shop.app
    const item = await transact(app.get('work'), { workspaceId: shop.founder.workspaceId, now: app.get('now'), keys: [] }, (work) =>
      putInOutbox(work, { kind: 'example', recordId: work.newId(), title: uniqueText('S00') }),
    )
    return item._id
  },
  patch: { state: 'waiting' },
  otherPatch: {},
}
