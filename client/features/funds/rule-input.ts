import type { Standing } from '@shared/domain/funds/funds'
import type { Fund } from '@shared/services/funds'

/** What the rules read of an entry to tell who may change it. */
export const toRuleInput = ({ status, creatorId, userId }: Fund): Standing => ({
  status,
  creatorId: creatorId ?? null,
  userId: userId ?? null,
})
