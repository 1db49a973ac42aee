import type { Id } from '@shared/foundation/ids'
import { personMark } from '@shared/foundation/rights/persons'
import { AppError } from '../../../../platform/errors'
import type { NoticeRule } from '../../../../kernel/notices'
import type { Call, ReportFunctions, ServiceRules } from '../../../../kernel/service-rules'
import { addAdjustment, prepareRemoveAdjustment } from './adjustments'
import { checkIn, checkInByTerminal, checkOut, patchCheckin } from './checkins'
import { addShipmentNotice } from './shipment-notices'
import type { StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import { unreadNotices } from '../../unread-notices'

/** Marks a notice as read by whoever calls. */
const readNotice = async ({ service, params, caller }: Call<'activities'>, id: string): Promise<StoredOf<'activities'>> => {
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

/** Who is in, by the check-ins that have no end; what the caller may not read is left out. */
const atWork: ReportFunctions<'activities'>['atWork'] = async ({ app, service, caller }) => {
  const stays = await app
    .get('database')
    .records('activities', caller.workspaceId)
    .find({ open: true, ...service.declaration.rows?.(caller) }, { sort: { created: 1 }, only: ['userId', 'user', 'created', 'status'] })
  return {
    data: stays.flatMap(({ _id, userId, user, created, status }) => {
      if (userId === undefined || user === undefined) return []
      if (status !== 'pending' && status !== 'approved' && status !== 'disapproved') return []
      return [{ _id, userId, name: user.name, ...(user.avatar ? { avatar: user.avatar } : {}), created, status }]
    }),
  }
}

/** What creating an activity of each kind does. */
const made = {
  checkin: checkIn,
  checkout: checkOut,
  checkinBOT: checkInByTerminal,
  adjustments: addAdjustment,
  shipmentNotice: addShipmentNotice,
} as const

/** Fields that only one kind takes. */
const foreign = {
  amount: ['adjustments'],
  month: ['adjustments'],
  data: ['checkin', 'checkout'],
  shippingTime: ['shipmentNotice'],
} as const

/** A member is told what somebody else decided on their check-in. */
const decisionNotice = (status: 'approved' | 'disapproved'): NoticeRule<'activities'> => ({
  when: (after, before) =>
    before !== null && before.status !== status && after.status === status && after.userId !== after.data?.supervisorId,
  audience: ({ userId }) => (userId ? [personMark(userId)] : []),
  says: ({ created, data }) => ({
    title: status === 'approved' ? 'Check-in approved' : 'Check-in refused',
    body: data?.reason ?? '',
    values: { number: created.toISOString(), ...(data?.reason ? { name: data.reason.slice(0, MAX_REASON_TOLD) } : {}) },
  }),
})

/** As much of a reason as a notice holds. */
const MAX_REASON_TOLD = 200

export const activitiesRules: ServiceRules<'activities'> = {
  reports: {
    unread: async ({ app, caller }) => {
      const ids = await unreadNotices(app.get('database'), caller)
      return { count: ids.length, ids }
    },
    atWork,
  },
  create: (call, data) => {
    for (const [field, groups] of Object.entries(foreign))
      if (field in data && !groups.some((group) => group === data.group))
        throw AppError.of('activities.field-foreign', { field, group: data.group })
    return made[data.group](call, data)
  },
  patch: (call, id, data) => (data.status === 'read' ? readNotice(call, id) : patchCheckin(call, id, data)),
  prepareRemove: prepareRemoveAdjustment,
  notices: {
    'checkin-approved': decisionNotice('approved'),
    'checkin-refused': decisionNotice('disapproved'),
  },
}
