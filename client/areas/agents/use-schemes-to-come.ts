import { api } from '../../api/api'
import { dayOf } from '../../lib/format'
import { useToday, useZone } from '../../ui/zone/zone-context'
import type { Scheme } from './mechanic-values'

/** Schemes that aren't in force yet, of all ranks or of one: what can be tried. */
export const useSchemesToCome = (rankId?: string): readonly Scheme[] | undefined => {
  const zone = useZone()
  const today = useToday()
  const { data } = api.apComs.useFind({ ...(rankId ? { rankId } : null), $sort: { created: -1 }, $limit: -1 })
  return data?.data.filter(({ created }) => dayOf(created, zone) > today)
}
