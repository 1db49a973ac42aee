import { api } from '../../api/api'

/** How many sales without a connection somebody has to settle. */
export const useWaitingCount = (): number | undefined =>
  api.orders.useFind({ group: 'sales', toSettle: true, $limit: 0 }).data?.total ?? undefined
