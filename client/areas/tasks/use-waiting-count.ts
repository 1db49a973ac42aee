import { useMe } from '../../api/session/use-me'
import { api } from '../../api/api'

/** How many tasks a member has to do: given to them and not done, and those they gave that are done and wait for their word. Daily ones are
 *  ticked at check-out and not counted. */
export const useWaitingCount = (): number | undefined => {
  const { _id } = useMe()
  const once = { group: { $ne: 'daily' }, $limit: 0 }
  const toDo = api.tasks.useFind({ userId: _id, status: 'assigned', ...once }).data?.total
  const toJudge = api.tasks.useFind({ creatorId: _id, status: 'done', ...once }).data?.total
  return toDo == null && toJudge == null ? undefined : (toDo ?? 0) + (toJudge ?? 0)
}
