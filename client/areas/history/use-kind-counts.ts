import { type HistoryKind } from '@shared/areas/history/services/history'
import { api } from '../../api/api'
import type { WireQuery } from '../../api/wire-query'
import { formatNumber } from '../../lib/format'
import { useLocale } from '../../ui/zone/zone-context'

/** How many changes of each kind there are of what is asked for, and of all; asked after the list itself. Undefined where there are too many to count. */
export const useKindCounts = (within: WireQuery, isDue: boolean): ((kind: HistoryKind | null) => string | undefined) => {
  const locale = useLocale()
  const how = { skip: !isDue, refetchOnMountOrArgChange: true }
  const counted = { ...within, $limit: 0 }
  const all = api.history.useFind(counted, how)
  const kinds = {
    money: api.history.useFind({ ...counted, kind: 'money' }, how),
    goods: api.history.useFind({ ...counted, kind: 'goods' }, how),
    rights: api.history.useFind({ ...counted, kind: 'rights' }, how),
    undone: api.history.useFind({ ...counted, kind: 'undone' }, how),
  } as const
  return (kind) => {
    const total = (kind === null ? all : kinds[kind]).data?.total
    return total === null || total === undefined ? undefined : formatNumber(total, locale)
  }
}
