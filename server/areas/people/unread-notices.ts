import { activities } from '@shared/areas/people/services/activities'
import type { Viewer } from '@shared/foundation/declaration/define-service'
import type { SocaiDatabase, StoredOf } from '../../kernel/collections'

/** Older notices that were never read count as seen: nobody scrolls that far, and counting stays cheap. */
const MAX_COUNTED_NOTICES = 500

/** The newest notices that a viewer may see and hasn't read. */
export const unreadNotices = async (database: SocaiDatabase, viewer: Viewer): Promise<StoredOf<'activities'>['_id'][]> => {
  const mine = { group: 'notifications', ...activities.rows(viewer) }
  const newest = await database
    .records('activities', viewer.workspaceId)
    .find(mine, { sort: { _id: -1 }, limit: MAX_COUNTED_NOTICES, only: ['readBy'] })
  return newest.filter(({ readBy }) => !readBy.some((reader) => reader === viewer.userId)).map(({ _id }) => _id)
}
