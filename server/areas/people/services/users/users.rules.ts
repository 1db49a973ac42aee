import type { Caller } from '../../../../kernel/call'
import { AppError } from '../../../../platform/errors'
import type { ServiceRules } from '../../../../kernel/service-rules'
import { createMember } from './create-member'
import { forgottenPassword } from './forgotten-password'
import { memberTasks } from './member-tasks'
import { patchMember } from './patch-member'
import { payroll } from './payroll'
import { signIns } from './sign-ins'

/** @throws AppError 403 when a program asks: who may sign in, and as whom, is for people to say */
const assertInPerson = ({ keyed }: Caller): void => {
  if (keyed) throw AppError.of('users.not-by-key')
}

export const usersRules: ServiceRules<'users'> = {
  // The declaration lets anybody find, for a forgotten password alone.
  find: async (call, next) => {
    if (call.params.extra) return forgottenPassword(call)
    if (!call.params.caller) throw AppError.of('auth.required')
    return next()
  },
  getInstead: (call, id) => (call.params.extra?.['report'] === undefined ? null : () => memberTasks(call, id)),
  create: (call, data) => {
    assertInPerson(call.caller)
    return createMember(call, data)
  },
  patch: (call, id, data) => {
    assertInPerson(call.caller)
    return patchMember(call, id, data)
  },
  reports: { payroll, signIns },
  notices: {
    'member-created': {
      // No notice of the founder, who adds themselves.
      when: ({ _id, creatorId }, before) => before === null && creatorId !== _id,
      audience: () => ['/office/hr'],
      says: ({ name, username }) => ({ title: 'New member', body: `${name} has joined as ${username}`, values: { name } }),
    },
  },
}
