import { personMark } from '../../../foundation/rights/persons'
import type { Right } from '../../../foundation/rights/rights'

/** Who reads a post: also guests, while the workspace's wall is public; every member; the board. */
export const POST_PRIVACIES = ['public', 'workspace', 'bod'] as const
export type PostPrivacy = (typeof POST_PRIVACIES)[number]

export const POST_STATUSES = ['active', 'pending', 'completed', 'removed'] as const
export type PostStatus = (typeof POST_STATUSES)[number]

export const MAX_POST_LENGTH = 10_000
/** The most a guest's find answers. */
export const MAX_GUEST_POSTS = 50

/** Who sees a post, as marks that `postMarksOf` a reader are compared with; who wrote it always does. */
export const postAudience = (privacy: PostPrivacy, creatorId: string | undefined): string[] => [
  privacy === 'bod' ? 'bod' : 'member',
  ...(creatorId ? [personMark(creatorId)] : []),
]

export const postMarksOf = ({ userId, rights }: { readonly userId: string | null; readonly rights: readonly Right[] }): string[] => [
  'member',
  ...(rights.includes('bod') ? ['bod'] : []),
  ...(userId === null ? [] : [personMark(userId)]),
]

interface GuestPost {
  readonly status: PostStatus
  readonly created: Date
  readonly answeredAt?: Date
}

const MINUTE_MS = 60_000

/** How guests are answered; the average is in minutes, to one decimal, null when none was. */
export const responseFigures = (posts: readonly GuestPost[]): { pending: number; completed: number; avgResponseTime: number | null } => {
  const answered = posts.filter(({ status }) => status === 'completed')
  const waits = answered.flatMap(({ created, answeredAt }) => (answeredAt ? [(answeredAt.getTime() - created.getTime()) / MINUTE_MS] : []))
  return {
    pending: posts.filter(({ status }) => status === 'pending').length,
    completed: answered.length,
    avgResponseTime: waits.length === 0 ? null : Math.round((waits.reduce((sum, minutes) => sum + minutes, 0) / waits.length) * 10) / 10,
  }
}
