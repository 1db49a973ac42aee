import type { Application } from '../../../../kernel/application'
import { lock } from '../../../../kernel/locks'
import { transact } from '../../../../kernel/unit-of-work'

/** Calls are refused from the very moment on; windows that a key keeps open are closed within this. */
export const END_EVERY_MS = 60_000
const MOST_AT_ONCE = 200

/** Ends the keys that end by themselves. @returns how many */
export const endKeys = async (app: Application): Promise<number> => {
  const now = app.get('now')()
  const due = await app
    .get('database')
    .platformRecords('apiKeys')
    .find({ endsAt: { $lte: now } }, { only: ['workspaceId', 'status'], limit: MOST_AT_ONCE })
  let ended = 0
  for (const { _id, workspaceId } of due) {
    const isEnded = await transact(
      app.get('work'),
      { workspaceId, now: app.get('now'), keys: [lock.record('apiKeys', _id)] },
      async (work) => {
        const key = await work.read('apiKeys').byId(_id)
        if (!key?.endsAt || key.endsAt > work.now) return false
        const after = work.save('apiKeys', key, { status: 'revoked', endsAt: undefined, hasEnded: true })
        work.emit('apiKeys', 'patched', after)
        return true
      },
    )
    if (!isEnded) continue
    app.get('access').workspaceChanged(workspaceId)
    ended += 1
  }
  return ended
}
