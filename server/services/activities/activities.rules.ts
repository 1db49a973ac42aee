import type { Id } from '@shared/domain/ids'
import type { ServiceRules } from '../../kernel/service-rules'
import { fail } from '../../platform/errors'
import { lock } from '../../kernel/locks'

/** Older notices that were never read count as seen: nobody scrolls that far, and counting stays cheap. */
const mostCounted = 500

export const activitiesRules: ServiceRules<'activities'> = {
  reports: {
    unread: async ({ app, service, caller }) => {
      const { userId, workspaceId } = caller
      const mine = { group: 'notifications', ...service.declaration.rows?.(caller) }
      const newest = await app
        .get('database')
        .records('activities', workspaceId)
        .find(mine, { sort: { _id: -1 }, limit: mostCounted, only: ['readBy'] })
      const ids = newest.filter(({ readBy }) => !readBy.some((reader) => reader === userId)).map(({ _id }) => _id)
      return { count: ids.length, ids }
    },
  },
  patch: async ({ service, params, caller }, id) => {
    const { userId } = caller
    if (userId === null) throw fail('rights.missing')
    return service.run(params, [lock.record('activities', id)], async (work) => {
      const before = await service.readForChange(work, id, params, {})
      if (before.readBy.some((reader) => reader === userId)) return before
      work.update('activities', { _id: id }, { $addToSet: { readBy: userId }, $inc: { rev: 1 } })
      const after = { ...before, rev: before.rev + 1, readBy: [...before.readBy, userId as Id<'users'>] }
      work.emit('activities', 'patched', after)
      return after
    })
  },
}
