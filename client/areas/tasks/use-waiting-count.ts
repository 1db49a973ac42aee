import { useMe } from '../../api/session/use-me'
import { tasksApi } from '../../api/tasks'

/** How many tasks a member has to do: given to them and not done, and those they gave that are done and wait for their word. Daily ones are
 *  ticked at check-out and not counted. */
export const useWaitingCount = (): number | undefined => {
  const { _id } = useMe()
  const once = { group: { $ne: 'daily' }, $limit: 0 }
  const toDo = tasksApi.useFind({ userId: _id, status: 'assigned', ...once }).data?.total
  const toJudge = tasksApi.useFind({ creatorId: _id, status: 'done', ...once }).data?.total
  return toDo == null && toJudge == null ? undefined : (toDo ?? 0) + (toJudge ?? 0)
}
