import { endOfMonth, startOfMonth, zone as asZone, type Month } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import { useMemo } from 'react'
import { api } from '../../../../api/api'
import { useZone } from '../../../../ui/zone/zone-context'

/** The entries that paid people for a month, its advances included; what was called off isn't among them. */
export const usePaid = (month: Month) => {
  const zone = asZone(useZone())
  const standing = { group: FUND_GROUPS.salaries.name, status: { $in: ['new-entry', 'pending', 'completed'] }, $limit: -1 }
  const salaries = api.funds.useFind({ ...standing, month })
  const within = api.funds.useFind({
    ...standing,
    created: { $gte: startOfMonth(month, zone).toISOString(), $lte: endOfMonth(month, zone).toISOString() },
  })
  const entries = useMemo(() => {
    if (!salaries.data || !within.data) return undefined
    const advances = within.data.data.filter(({ userId, month: of }) => userId !== undefined && of === undefined)
    return [...salaries.data.data.filter(({ userId }) => userId !== undefined), ...advances].sort((a, b) =>
      (a.recipientName ?? '').localeCompare(b.recipientName ?? '', 'vi'),
    )
  }, [salaries.data, within.data])
  return { entries, list: salaries }
}
