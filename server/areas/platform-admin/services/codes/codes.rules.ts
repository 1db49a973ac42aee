import type { ServiceRules } from '../../../../kernel/service-rules'
import { AppError } from '../../../../platform/errors'
import { isOver, newCode } from './create-code'

/** Invitation codes are made by the server; see `sign-up.ts` for how one is used up. */
export const codesRules: ServiceRules<'codes'> = {
  prepareCreate: async (_call, work, { note, email, until }) => {
    if (until !== undefined && isOver(until, work.now)) throw AppError.atField('until', 'codes.past')
    return {
      code: newCode(),
      ...(note ? { note } : {}),
      ...(email ? { email: email.trim().toLowerCase() } : {}),
      ...(until ? { until } : {}),
    }
  },
  preparePatch: async (_call, _work, before, data) => {
    if (data.status === 'revoked' && before.usedAt) throw AppError.of('codes.used')
    return data
  },
}
