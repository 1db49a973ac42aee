import { addDays, isDay, isZone, startOfDay } from '@shared/foundation/days/days'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useMe } from '../../../api/session/use-me'
import { api } from '../../../api/api'
import { useToday, useZone } from '../../../ui/zone/zone-context'

/** One's own tasks of the day: the daily ones, and what is due today or already late, the nearest deadline first. */
export const useMyDay = () => {
  const me = useMe()
  const today = useToday()
  const zone = useZone()
  const { data, error } = api.tasks.useFind({ userId: me._id, status: 'assigned', $limit: 1000, $total: false })
  const isDue = ({ group, deadline, dailySince }: Task): boolean => {
    if (group === 'daily') return !dailySince || dailySince <= today
    return isDay(today) && isZone(zone) && deadline !== undefined && deadline < startOfDay(addDays(today, 1), zone).toISOString()
  }
  const due = (data?.data ?? []).filter(isDue).sort((a, b) => (a.deadline ?? '').localeCompare(b.deadline ?? ''))
  const isTicked = ({ ticks }: Task): boolean => ticks?.some(({ day }) => day === today) ?? false
  return { isKnown: data !== undefined, hasFailed: error !== undefined && !data, due, left: due.filter((task) => !isTicked(task)) }
}
