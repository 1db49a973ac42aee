import type { Right } from '@shared/domain/rights/rights'
import type { Id } from '@shared/domain/ids'
import type { RecordService } from '@shared/services/names'
import type { NoticeKind } from '@shared/services/service-types'
import type { StoredOf } from './collections'
import type { Caller } from './call'
import type { SocaiUnitOfWork } from './unit-of-work'

/** When colleagues are told of a change of a record, who of them, and what. */
export interface NoticeRule<Name extends RecordService> {
  /** Whether this change is told; `before` is null for a record that was just made. */
  readonly when: (after: StoredOf<Name>, before: StoredOf<Name> | null) => boolean
  /** `member`: everybody; else the rights of which one is needed, or members by their ids. */
  readonly audience: (record: StoredOf<Name>) => readonly (Right | 'member' | Id<'users'>)[]
  readonly says: (record: StoredOf<Name>) => {
    /** In English, for programs; screens write their own from the kind and `values`. */
    readonly title: string
    readonly body: string
    readonly values: NonNullable<StoredOf<'activities'>['values']>
  }
}

/** The rule of each notice that a service declares. */
export type NoticeRules<Name extends RecordService> = { readonly [Kind in NoticeKind<Name>]: NoticeRule<Name> }

/** Tells colleagues of a change: one activity a notice, rung once the command is committed, read by whoever made it. */
export const ring = <Name extends RecordService>(
  work: SocaiUnitOfWork,
  caller: Caller,
  { service, rules }: { service: Name; rules: NoticeRules<Name> },
  before: StoredOf<Name> | null,
  after: StoredOf<Name>,
): void => {
  for (const [kind, { when, audience, says }] of Object.entries<NoticeRule<Name>>(rules)) {
    if (!when(after, before)) continue
    const [activity] = work.insert('activities', [
      {
        group: 'notifications' as const,
        kind,
        ...says(after),
        target: { service, _id: after._id },
        audience: [...audience(after)],
        created: work.now,
        rev: 1,
        status: 'unread' as const,
        readBy: caller.person ? [caller.person._id] : [],
        ...(caller.person ? { creatorId: caller.person._id, creator: caller.person } : {}),
      },
    ])
    if (activity) work.emit('activities', 'created', activity)
  }
}
