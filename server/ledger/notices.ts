import type { Right } from '@shared/domain/rights/rights'
import type { NoticeKind } from '@shared/services/activities'
import type { Caller } from '../kernel/call'
import type { SocaiUnitOfWork } from '../kernel/unit-of-work'
import type { StoredOf } from '../kernel/collections'

export interface Notice {
  readonly kind: NoticeKind
  /** In English, for programs; screens write their own from `kind` and `values`. */
  readonly title: string
  readonly body: string
  readonly values: StoredOf<'activities'>['values']
  readonly target: StoredOf<'activities'>['target']
  /** `member`: everybody; rights of which one is needed; members one by one. */
  readonly audience: readonly (Right | 'member' | `user:${string}`)[]
}

/** Tells colleagues of what a command did: one activity, rung once the command is committed, read by whoever made it. */
export const notify = (work: SocaiUnitOfWork, caller: Caller, notice: Notice): void => {
  const [activity] = work.insert('activities', [
    {
      group: 'notifications' as const,
      ...notice,
      audience: [...notice.audience],
      created: work.now,
      rev: 1,
      status: 'unread' as const,
      readBy: caller.person ? [caller.person._id] : [],
      ...(caller.person ? { creatorId: caller.person._id, creator: caller.person } : {}),
    } as Omit<StoredOf<'activities'>, '_id' | 'workspaceId'>,
  ])
  if (activity) work.emit('activities', 'created', activity)
}
