import { isZone, addDays, startOfDay, DEFAULT_ZONE, type Day } from '@shared/foundation/days/days'
import type { Task } from '@shared/areas/tasks/services/tasks'
import { useMemo } from 'react'
import { api } from '../../api/api'
import { useZone } from '../../ui/zone/zone-context'
import { taskFilters, type TaskFilter } from './task-lists'

export const isFilter = (key: string): key is TaskFilter => taskFilters.some((known) => known === key)

/** Monday of the week a day is in. */
const mondayOf = (day: Day): Day => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** @param all also what was completed before this week */
export const useTasks = (today: Day, assetId: string, all: boolean) => {
  const named = useZone()
  const zone = isZone(named) ? named : DEFAULT_ZONE
  const of = assetId ? { assetId } : null
  const open = api.tasks.useFind({ status: { $in: ['assigned', 'done'] }, ...of, $limit: 1000, $total: false })
  const completed = api.tasks.useFind({
    status: 'completed',
    ...(assetId || all ? of : { completedAt: { $gte: startOfDay(mondayOf(today), zone).toISOString() } }),
    $limit: 200,
    $total: false,
  })
  const tasks = useMemo(
    () => (open.data && completed.data ? [...open.data.data, ...completed.data.data] : undefined),
    [open.data, completed.data],
  )
  return { open, completed, tasks }
}

/** The assets that the tasks are about, as far as whoever looks may see them. */
export const useAssetsOf = (tasks: readonly Task[] | undefined) => {
  const ids = [...new Set((tasks ?? []).flatMap(({ assetId }) => assetId ?? []))].sort()
  const { data } = api.assets.useFind({ _id: { $in: ids }, $sort: { name: 1 }, $limit: 200, $total: false }, { skip: ids.length === 0 })
  return ids.length === 0 ? [] : (data?.data ?? []).map(({ _id, name }) => ({ value: _id as string, label: name }))
}
