import { fbPostsApi } from '../../../api/fbPosts'
import { useActor } from './use-studio'

/** How many posts wait for the approval of whoever looks; none for those who don't approve. */
export const useWaitingCount = (): number | undefined => {
  const { isManager } = useActor()
  return fbPostsApi.useFind({ status: 'waiting', $limit: 0 }, { skip: !isManager }).data?.total ?? undefined
}
