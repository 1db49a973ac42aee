import type { Right } from '@shared/foundation/rights/rights'
import type { PersonMark } from '@shared/foundation/rights/persons'
import { services, type Services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'
import type { NoticeKind, NoticeService } from '@shared/registry/service-types'
import type { StoredOf } from './collections'
import type { Caller } from './call'
import type { SocaiUnitOfWork } from './unit-of-work'
import { creatorOf, type Doer } from './who-did'

type NoticeValues = NonNullable<StoredOf<NoticeService>['values']>

/** Who is told of something. */
export type AudienceMark = Right | 'member' | PersonMark

/** When colleagues are told of a change of a record, who of them, and what. */
export interface NoticeRule<Name extends RecordService> {
  /** Whether this change is told; `before` is null for a record that was just made. */
  readonly when: (after: StoredOf<Name>, before: StoredOf<Name> | null) => boolean
  /** `member`: everybody; else the rights of which one is needed, or members, each by a mark. */
  readonly audience: (record: StoredOf<Name>) => readonly AudienceMark[]
  readonly says: (record: StoredOf<Name>) => {
    /** In English, for programs; screens write their own from the kind and `values`. */
    readonly title: string
    readonly body: string
    readonly values: NoticeValues
  }
}

/** The rule of each notice that a service declares. */
export type NoticeRules<Name extends RecordService> = { readonly [Kind in NoticeKind<Name>]: NoticeRule<Name> }

/** What members are told once. */
export interface Notice {
  readonly kind: string
  /** In English, for programs; screens write their own from the kind and `values`. */
  readonly title: string
  readonly body: string
  readonly values: NoticeValues
  readonly target: { readonly service: RecordService; readonly _id: string }
  /** `member`: everybody; rights of which one is needed; members one by one. */
  readonly audience: readonly AudienceMark[]
}

type NoticeKeeper = Extract<Services[RecordService], { readonly keepsNotices: object }>
const keeper = Object.values(services).find((service): service is NoticeKeeper => 'keepsNotices' in service)

/** Adds a notice; its event is emitted after the command's commit, and whoever caused it has read it. */
export const notify = (work: SocaiUnitOfWork, caller: Doer, { audience, ...notice }: Notice): void => {
  if (!keeper) return
  const [stored] = work.insert(keeper.path, [
    {
      group: keeper.keepsNotices.group,
      ...notice,
      audience: [...audience],
      created: work.now,
      rev: 1,
      status: 'unread' as const,
      readBy: caller.person ? [caller.person._id] : [],
      ...creatorOf(caller),
    },
  ])
  if (stored) work.emit(keeper.path, 'created', stored)
}

/** Tells colleagues of a change by the rules of its service. */
export const deliver = <Name extends RecordService>(
  work: SocaiUnitOfWork,
  caller: Caller,
  { service, rules }: { service: Name; rules: NoticeRules<Name> },
  before: StoredOf<Name> | null,
  after: StoredOf<Name>,
): void => {
  for (const [kind, { when, audience, says }] of Object.entries<NoticeRule<Name>>(rules))
    if (when(after, before)) notify(work, caller, { kind, ...says(after), target: { service, _id: after._id }, audience: audience(after) })
}
