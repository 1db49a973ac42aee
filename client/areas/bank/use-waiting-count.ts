import { bankTransfersApi } from '../../api/bankTransfers'

/** How many transfers wait for somebody to say what they are. */
export const useWaitingCount = (): number | undefined => bankTransfersApi.useFind({ status: 'waiting', $limit: 0 }).data?.total ?? undefined
