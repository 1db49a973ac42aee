import { needing, unseen } from '@shared/areas/carriers/rules/needing'
import { NEEDS_SOMEBODY } from '@shared/areas/carriers/rules/statuses'
import { zone as asZone } from '@shared/foundation/days/days'
import { api } from '../../../api/api'
import { useToday, useZone } from '../../../ui/zone/zone-context'

/** How many deliveries need somebody: refused, not delivered, lost, coming back, or not seen again since. */
export const useNeedingCount = (): number | undefined => {
  const [today, zone] = [useToday(), asZone(useZone())]
  return api.deliveries.useFind({ ...needing(today, zone), $limit: 0 }).data?.total ?? undefined
}

export type NeedingChip = 'failed' | 'comingBack' | 'unseen'

/** The same, each by what is the matter with it. */
export const useNeeding = (): readonly { readonly chip: NeedingChip; readonly count: number }[] => {
  const [today, zone] = [useToday(), asZone(useZone())]
  const failed = api.deliveries.useFind({ status: { $in: NEEDS_SOMEBODY }, $limit: 0 }).data?.total ?? 0
  const comingBack = api.deliveries.useFind({ status: 'returning', $limit: 0 }).data?.total ?? 0
  const gone = api.deliveries.useFind({ ...unseen(today, zone), $limit: 0 }).data?.total ?? 0
  return [
    { chip: 'failed', count: failed },
    { chip: 'comingBack', count: comingBack },
    { chip: 'unseen', count: gone },
  ]
}
