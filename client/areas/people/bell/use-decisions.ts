import { checkinGroups } from '@shared/areas/people/rules/checkins'
import { can } from '@shared/foundation/rights/rights'
import type { MessageDescriptor } from 'react-intl'
import { api } from '../../../api/api'
import { useMe } from '../../../api/session/use-me'
import { useHasApp } from '../../../api/session/use-workspace'
import type { IconName } from '../../../ui/icons/Icon'
import { bellMessages as m } from './messages'

/** Records of one kind that wait for the member's word, and where it is given. */
export interface Decision {
  readonly key: string
  readonly icon: IconName
  readonly words: MessageDescriptor
  readonly count: number
  readonly to: string
}

const countOf = ({ data }: { readonly data?: { readonly total: number | null } | undefined }): number => data?.total ?? 0

/** What waits for the member's own word besides money: check-ins, tasks they gave that are done, posts to approve, proposed ranks, what
 * assistants propose. */
export const useDecisions = (): readonly Decision[] => {
  const { _id, rights } = useMe()
  const [hasAgents, hasPages] = [useHasApp('agentpro'), useHasApp('adbreaks')]
  const isBoard = can(rights, ['bod'])
  const others = isBoard ? {} : { userId: { $ne: _id } }
  const checkins = api.activities.useFind(
    { group: { $in: [...checkinGroups] }, status: 'pending', ...others, $limit: 0 },
    { skip: !can(rights, ['/office/hr']) },
  )
  const tasks = api.tasks.useFind({ creatorId: _id, status: 'done', group: { $ne: 'daily' }, $limit: 0 })
  const posts = api.fbPosts.useFind({ status: 'waiting', $limit: 0 }, { skip: !hasPages || !can(rights, ['/adbreaks/manager']) })
  const ranks = api.apAgents.useFind({ isPending: true, status: 'active', $limit: 0 }, { skip: !hasAgents || !isBoard })
  const proposals = api.proposals.useFind({ status: 'waiting', $limit: 0 })
  const all: readonly Decision[] = [
    { key: 'proposals', icon: 'comment', words: m.proposals, count: countOf(proposals), to: '/proposals' },
    { key: 'checkins', icon: 'clock', words: m.checkins, count: countOf(checkins), to: '/office/payroll?act=approve' },
    { key: 'tasks', icon: 'check', words: m.tasks, count: countOf(tasks), to: '/tasks' },
    { key: 'posts', icon: 'send', words: m.posts, count: countOf(posts), to: '/apps/fbpagesPublishingStudio/posts' },
    { key: 'ranks', icon: 'trend', words: m.ranks, count: countOf(ranks), to: '/apps/agentpro' },
  ]
  return all.filter(({ count }) => count > 0)
}
