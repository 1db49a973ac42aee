import { endOfMonth, firstDayOf, lastDayOf, monthOfDay, startOfMonth, type Day, type Zone } from '@shared/foundation/days/days'
import { FUND_GROUPS } from '@shared/foundation/documents/fund-groups'
import type { TaskFigures } from '@shared/areas/tasks/rules/figures'
import { checkinGroups } from '@shared/areas/people/rules/checkins'
import { useEffect } from 'react'
import { api } from '../../../api/api'

/** As many check-ins as one person makes in a month. */
const MAX_CHECKINS = 200
const MAX_SHOWN = 12

const isTaskFigures = (value: unknown): value is TaskFigures =>
  typeof value === 'object' && value !== null && 'rate1M' in value && 'rate12M' in value && 'overdue' in value

/** How a member does with the tasks due this month, as far as whoever looks may see those. */
export const useMemberTasks = (id: string, today: Day) => {
  const month = monthOfDay(today)
  const open = api.tasks.useFind({ userId: id, status: 'assigned', $sort: { deadline: 1 }, $limit: MAX_SHOWN })
  const { data, refetch } = api.users.useGet({ id, query: { report: 'tasks', since: firstDayOf(month), until: lastDayOf(month) } })
  const tasks = open.data
  // The figures follow the tasks, whose changes come by event.
  useEffect(() => {
    if (tasks) void refetch()
  }, [tasks, refetch])
  const answer: unknown = data
  return { tasks: tasks?.data, total: tasks?.total, figures: isTaskFigures(answer) ? answer : undefined }
}

/** A member's check-ins of the month and payslips, for HR and the member. */
export const useMemberPay = (id: string, today: Day, zone: Zone, skip: boolean) => {
  const month = monthOfDay(today)
  const checkins = api.activities.useFind(
    {
      userId: id,
      group: { $in: [...checkinGroups] },
      created: { $gte: startOfMonth(month, zone).toISOString(), $lte: endOfMonth(month, zone).toISOString() },
      $sort: { created: -1 },
      $limit: MAX_CHECKINS,
      $total: false,
    },
    { skip },
  )
  const payslips = api.funds.useFind(
    { group: FUND_GROUPS.salaries.name, userId: id, $sort: { created: -1 }, $limit: MAX_SHOWN, $total: false },
    { skip },
  )
  return { checkins: checkins.data?.data, payslips: payslips.data?.data }
}

/** What a member said last, of what whoever looks may read. */
export const useMemberTalk = (id: string) =>
  api.comments
    .useFind({ creatorId: id, status: 'active', $sort: { _id: -1 }, $limit: MAX_SHOWN, $total: false })
    .data?.data.filter(({ group }) => !group.endsWith('/like'))

/** What a member changed last, of records that whoever looks may read. */
export const useMemberDeeds = (id: string) =>
  api.history.useFind({ by: id, $limit: MAX_SHOWN, $total: false }, { refetchOnMountOrArgChange: true }).data?.data
