import type { ServiceRules } from '../../kernel/service-rules'
import { newCode } from './create-code'

/** Invitation codes are made by the server; see `sign-up.ts` for how one is used up. */
export const codesRules: ServiceRules<'codes'> = {
  prepareCreate: async (_call, _work, { note }) => ({ code: newCode(), ...(note ? { note } : {}) }),
}
