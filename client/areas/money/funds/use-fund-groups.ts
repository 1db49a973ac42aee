import type { FundGroup } from '@shared/areas/money/services/fundGroups'
import { api } from '../../../api/api'

const query = { $limit: -1, $sort: { isCredit: 1 } }
const none: readonly FundGroup[] = []

/** The groups of the workspace, debit before credit. */
export const useFundGroups = (): readonly FundGroup[] => api.fundGroups.useFind(query).data?.data ?? none
