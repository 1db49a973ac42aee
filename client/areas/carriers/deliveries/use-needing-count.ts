import { NEEDS_SOMEBODY } from '@shared/areas/carriers/rules/statuses'
import { api } from '../../../api/api'

/** How many deliveries need somebody: refused, not delivered, lost. */
export const useNeedingCount = (): number | undefined =>
  api.deliveries.useFind({ status: { $in: NEEDS_SOMEBODY }, $limit: 0 }).data?.total ?? undefined
