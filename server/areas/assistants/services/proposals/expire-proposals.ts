import type { Application } from '../../../../kernel/application'
import { forEachWorkspace } from '../../../../kernel/for-each-workspace'
import { lock } from '../../../../kernel/locks'
import { transact } from '../../../../kernel/unit-of-work'

/** Proposals that end in one transaction. */
const BATCH_SIZE = 100

/** Ends the proposals that nobody answered in time. @returns how many */
export const expireProposals = async (app: Application): Promise<number> => {
  let ended = 0
  await forEachWorkspace(app, 'proposals that nobody answered', { filter: { status: 'enabled' } }, async ({ _id: workspaceId }) => {
    ended += await transact(app.get('work'), { workspaceId, now: app.get('now'), keys: [lock.job('expire-proposals')] }, async (work) => {
      const over = await work.read('proposals').find({ status: 'waiting', expires: { $lte: work.now } }, { limit: BATCH_SIZE })
      for (const proposal of over) {
        const after = work.save('proposals', proposal, { status: 'expired' })
        work.emit('proposals', 'patched', after)
      }
      return over.length
    })
  })
  return ended
}
