import type { FundGroup } from '@shared/areas/money/services/fundGroups'
import { fundGroupsApi } from '../../../api/fundGroups'

const query = { $limit: -1, $sort: { isCredit: 1 } }
const none: readonly FundGroup[] = []

/** The groups of the workspace, debit before credit. */
export const useFundGroups = (): readonly FundGroup[] => fundGroupsApi.useFind(query).data?.data ?? none
