import { api } from '../../../api/api'
import { useActor } from './use-studio'

/** How many posts wait for the approval of whoever looks; none for those who don't approve. */
export const useWaitingCount = (): number | undefined => {
  const { isManager } = useActor()
  return api.fbPosts.useFind({ status: 'waiting', $limit: 0 }, { skip: !isManager }).data?.total ?? undefined
}
