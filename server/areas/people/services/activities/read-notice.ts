import type { Id } from '@shared/foundation/ids'
import type { StoredOf } from '../../../../kernel/collections'
import { AppError } from '../../../../platform/errors'
import { lock } from '../../../../kernel/locks'
import type { Call } from '../../../../kernel/service-rules'

/** Marks a notice as read by whoever calls. */
export const readNotice = async ({ service, params, caller }: Call<'activities'>, id: string): Promise<StoredOf<'activities'>> => {
  const { userId } = caller
  if (userId === null) throw AppError.of('rights.missing')
  return service.run(params, [lock.record('activities', id)], async (work) => {
    const before = await service.readForChange(work, id, params, {})
    if (before.group !== 'notifications') throw AppError.of('data.field-invalid', { field: 'status' })
    if (before.readBy.some((reader) => reader === userId)) return before
    work.update('activities', { _id: id }, { $addToSet: { readBy: userId }, $inc: { rev: 1 } })
    const after = { ...before, rev: before.rev + 1, readBy: [...before.readBy, userId as Id<'users'>] }
    work.emit('activities', 'patched', after)
    return after
  })
}
