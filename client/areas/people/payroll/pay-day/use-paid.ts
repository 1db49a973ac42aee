import { endOfMonth, startOfMonth, zone as asZone, type Month } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { useMemo } from 'react'
import { api } from '../../../../api/api'
import { useZone } from '../../../../ui/zone/zone-context'
import type { Payees } from './payees'

/** The entries that paid members for a month, its advances included, or agents; what was called off isn't among them. */
export const usePaid = (month: Month, who: Payees) => {
  const zone = asZone(useZone())
  const group = who === 'agents' ? FUND_GROUPS.commissions.name : FUND_GROUPS.salaries.name
  const standing = { group, status: { $in: ['new-entry', 'pending', 'completed'] }, $limit: -1 }
  const ofMonth = api.funds.useFind({ ...standing, month })
  const within = api.funds.useFind(
    { ...standing, created: { $gte: startOfMonth(month, zone).toISOString(), $lte: endOfMonth(month, zone).toISOString() } },
    { skip: who === 'agents' },
  )
  const entries = useMemo(() => {
    if (!ofMonth.data || (who === 'members' && !within.data)) return undefined
    const advances = (within.data?.data ?? []).filter(({ userId, month: of }) => userId !== undefined && of === undefined)
    const paid = ofMonth.data.data.filter(({ userId, agentId }) => (who === 'agents' ? agentId : userId) !== undefined)
    return [...paid, ...(who === 'members' ? advances : [])].sort((a, b) =>
      (a.recipientName ?? '').localeCompare(b.recipientName ?? '', 'vi'),
    )
  }, [ofMonth.data, within.data, who])
  return { entries, list: ofMonth }
}
