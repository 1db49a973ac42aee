import { AppError } from '../../platform/errors'
import type { ServiceRules } from '../../kernel/service-rules'
import { createMember } from './create-member'
import { forgottenPassword } from './forgotten-password'
import { memberTasks } from './member-tasks'
import { patchMember } from './patch-member'
import { payroll } from './payroll'

export const usersRules: ServiceRules<'users'> = {
  // The declaration lets anybody find, for a forgotten password alone.
  find: async (call, next) => {
    if (call.params.extra) return forgottenPassword(call)
    if (!call.params.caller) throw AppError.of('auth.required')
    return next()
  },
  getInstead: (call, id) => (call.params.extra?.['report'] === undefined ? null : memberTasks(call, id)),
  create: createMember,
  patch: patchMember,
  reports: { payroll },
  notices: {
    'member-created': {
      // No notice of the founder, who adds themselves.
      when: ({ _id, creatorId }, before) => before === null && creatorId !== _id,
      audience: () => ['/office/hr'],
      says: ({ name, username }) => ({ title: 'New member', body: `${name} has joined as ${username}`, values: { name } }),
    },
  },
}
