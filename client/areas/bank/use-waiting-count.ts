import { api } from '../../api/api'

/** How many transfers wait for somebody to say what they are. */
export const useWaitingCount = (): number | undefined =>
  api.bankTransfers.useFind({ status: 'waiting', $limit: 0 }).data?.total ?? undefined
