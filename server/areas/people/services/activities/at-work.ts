import type { ReportFunctions } from '../../../../kernel/service-rules'

/** Who is in, by the check-ins that have no end; what the caller may not read is left out. */
export const atWork: ReportFunctions<'activities'>['atWork'] = async ({ app, service, caller }) => {
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
