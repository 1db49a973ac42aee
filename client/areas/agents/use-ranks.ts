import type { RecordOf } from '@shared/registry/service-types'
import { api } from '../../api/api'

export type Rank = RecordOf<'apRanks'>

/** All ranks, the lowest first, and how high one stands: 0 without a rank. */
export const useRanks = () => {
  const { data } = api.apRanks.useFind({ $limit: -1, $sort: { level: 1 } })
  const ranks = data?.data
  const stepOf = (rankId: string | undefined): number => (ranks?.findIndex(({ _id }) => _id === rankId) ?? -1) + 1
  return { ranks, stepOf }
}
