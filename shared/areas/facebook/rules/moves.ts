import type { ErrorCode } from '../../../registry/errors'
import { can, type Right } from '../../../foundation/rights/rights'
import type { FbPostStatus } from './types'

/** Who changes a post; a program has no `userId`. */
export interface FbPostActor {
  readonly userId: string | null
  readonly rights: readonly Right[]
}

interface Post {
  readonly status: FbPostStatus
  readonly creatorId?: string | undefined
}

export type FbPostMove = 'send' | 'takeBack' | 'return' | 'schedule' | 'publish' | 'unschedule' | 'found'

/** Approving, scheduling and whatever is done on the page itself are for its managers; bod has their right. */
export const managesPages = ({ rights }: FbPostActor): boolean => can(rights, ['/adbreaks/manager'])

const isAuthor = ({ creatorId }: Post, { userId }: FbPostActor): boolean => userId !== null && creatorId === userId

/** Written and not approved yet: its author changes it. */
const OWN: readonly FbPostStatus[] = ['draft', 'waiting']
/** A manager changes it; what is `published` also on the platform. */
const OPEN: readonly FbPostStatus[] = ['draft', 'waiting', 'scheduled', 'failed', 'published']

/** Why this actor can't change what a post says; null when they can. */
export const whyNotEdit = (post: Post, actor: FbPostActor): ErrorCode | null => {
  if (!OPEN.includes(post.status)) return closedBecause(post.status)
  if (managesPages(actor)) return null
  if (!isAuthor(post, actor)) return 'fbPosts.not-yours'
  return OWN.includes(post.status) ? null : 'fbPosts.approved'
}

/** Why this actor can't remove a post; null when they can. */
export const whyNotRemove = (post: Post, actor: FbPostActor): ErrorCode | null => {
  if (post.status === 'sending' || post.status === 'removed') return closedBecause(post.status)
  if (managesPages(actor)) return null
  if (!isAuthor(post, actor)) return 'fbPosts.not-yours'
  return OWN.includes(post.status) ? null : 'fbPosts.approved'
}

const closedBecause = (status: FbPostStatus): ErrorCode =>
  status === 'sending' ? 'fbPosts.sending' : status === 'removed' ? 'fbPosts.removed' : 'fbPosts.look-first'

const moves: Readonly<Partial<Record<`${FbPostStatus} ${FbPostStatus}`, FbPostMove>>> = {
  'draft waiting': 'send',
  'failed waiting': 'send',
  'draft scheduled': 'schedule',
  'waiting scheduled': 'schedule',
  'failed scheduled': 'schedule',
  'unsure scheduled': 'schedule',
  'draft published': 'publish',
  'waiting published': 'publish',
  'scheduled published': 'publish',
  'failed published': 'publish',
  'unsure published': 'found',
  'scheduled draft': 'unschedule',
  'failed draft': 'unschedule',
}

/** The move that leads a post to a status, or why this actor can't make it. */
export const moveTo = (
  post: Post,
  to: FbPostStatus,
  actor: FbPostActor,
): { readonly move: FbPostMove; readonly why?: undefined } | { readonly move?: undefined; readonly why: ErrorCode } => {
  if (post.status === 'sending' || post.status === 'removed') return { why: closedBecause(post.status) }
  if (post.status === 'waiting' && to === 'draft') {
    if (isAuthor(post, actor)) return { move: 'takeBack' }
    return managesPages(actor) ? { move: 'return' } : { why: 'fbPosts.not-yours' }
  }
  const move = moves[`${post.status} ${to}`]
  if (!move) return { why: 'fbPosts.no-such-move' }
  if (move === 'send') return isAuthor(post, actor) || managesPages(actor) ? { move } : { why: 'fbPosts.not-yours' }
  return managesPages(actor) ? { move } : { why: 'fbPosts.needs-manager' }
}

/** What is to be published goes out a moment later. */
export const missingInPublishing = (sent: string, { record }: { readonly record: { readonly status: string } }): string | null =>
  sent === 'published' && record.status === 'scheduled' ? null : ''
