import type { Standing } from '@shared/foundation/documents/funds'
import type { Fund } from '@shared/areas/money/services/funds'

/** What the rules read of an entry to tell who may change it. */
export const toRuleInput = ({ status, creatorId, userId }: Fund): Standing => ({
  status,
  creatorId: creatorId ?? null,
  userId: userId ?? null,
})
