import { fail } from '../../platform/errors'
import type { ServiceRules } from '../../kernel/service-rules'
import { createMember } from './create-member'
import { forgottenPassword } from './forgotten-password'
import { memberTasks } from './member-tasks'
import { patchMember } from './patch-member'

export const usersRules: ServiceRules<'users'> = {
  // The declaration lets anybody find, for a forgotten password alone.
  find: async (call, next) => {
    if (call.params.extra) return forgottenPassword(call)
    if (!call.params.caller) throw fail('auth.required')
    return next()
  },
  getInstead: (call, id) => (call.params.extra?.['report'] === undefined ? null : memberTasks(call, id)),
  create: createMember,
  patch: patchMember,
}
