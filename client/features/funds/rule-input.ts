import type { FundDocument } from '@shared/domain/funds/types'
import type { Fund } from '@shared/services/funds'

/** What the rules read of an entry to tell who may change it. */
export const toRuleInput = ({ status, creatorId }: Fund): Pick<FundDocument, 'status' | 'creatorId'> => ({
  status,
  creatorId: creatorId ?? null,
})
