import { personMark } from '@shared/foundation/rights/persons'
import type { Id } from '@shared/foundation/ids'
import { isLike, mentionsIn, type TalkService } from '@shared/areas/talk/rules/talk'
import type { Viewer } from '@shared/foundation/declaration/define-service'
import { declarationOf } from '@shared/registry/declarations'
import type { StoredOf } from '../../kernel/collections'
import type { Caller } from '../../kernel/call'
import type { SocaiUnitOfWork } from '../../kernel/unit-of-work'
import { auditRow, noteAudit } from '../../kernel/audit'
import { serialize } from '../../kernel/serialize'
import { notify } from '../../kernel/notices'
import { creatorOf } from '../../kernel/who-did'

type Comment = StoredOf<'comments'>

/** What was said longer ago isn't told as unread. */
export const UNREAD_MS = 60 * 86_400_000

/** What somebody says about a record. */
export type Said = Pick<Comment, 'group'> & Partial<Pick<Comment, 'desc' | 'attachments' | 'deadlines' | 'like'>>

/** A record that is talked about, as it is stored. */
export interface Subject {
  readonly service: TalkService
  readonly record: object & { readonly _id: string }
  /** Who is notified of a comment besides those it names. */
  readonly followers?: readonly (Id<'users'> | undefined)[]
}

/**
 * Writes what somebody says about a record, within the command that may change that record too. The members it names hear of it, if they
 * may see the record.
 */
export const say = async (work: SocaiUnitOfWork, caller: Caller, subject: Subject, said: Said): Promise<Comment> => {
  const readers = isLike(said.group) ? [] : await readersOf(work, subject)
  const mentioned = membersNamed(readers, said.desc ?? '')
  const [comment] = work.insert('comments', [
    {
      created: work.now,
      rev: 1,
      target: subject.service,
      targetId: subject.record._id,
      ...said,
      ...(mentioned.length > 0 ? { mentions: mentionsOf(mentioned) } : {}),
      ...creatorOf(caller),
      ...(isLike(said.group) ? {} : { unreadBy: readers.map(({ _id }) => _id).filter((_id) => _id !== caller.userId) }),
      status: 'active' as const,
    },
  ])
  if (!comment) throw new Error('nothing was inserted')
  noteAudit(work, auditRow(declarationOf('comments'), 'create', caller, work.now, null, comment))
  work.emitReloaded('comments', [comment._id], 'created')
  tell(work, caller, subject, comment)
  return comment
}

type Named = NonNullable<Comment['mentions']>

/** The members a text about a record names who may see that record. */
export const namedIn = async (work: SocaiUnitOfWork, subject: Subject, text: string): Promise<Named> =>
  mentionsIn(text).length === 0 ? [] : mentionsOf(membersNamed(await readersOf(work, subject), text))

const mentionsOf = (members: readonly Reader[]): Named => members.map(({ _id, username, name }) => ({ _id, username, name }))

/** Tells members that they were named, but for whoever wrote it. */
export const tellNamed = (
  work: SocaiUnitOfWork,
  caller: Caller,
  { service, record }: Subject,
  named: readonly Id<'users'>[],
  text: string,
): void => {
  const others = named.filter((_id) => _id !== caller.person?._id)
  if (others.length > 0)
    notify(work, caller, {
      kind: 'mention',
      title: `${authorOf(caller)} mentioned you`,
      audience: others.map(personMark),
      ...noticeOf(caller, { service, record }, text),
    })
}

const authorOf = ({ person }: Caller): string => person?.name ?? 'A program'

const noticeOf = ({ person }: Caller, { service, record }: Subject, text: string) => ({
  body: text.slice(0, 200),
  values: { name: titleOf(record), ...(person ? { partner: person.name } : {}), ...groupOf(service, record) },
  target: { service, _id: record._id },
})

type Reader = Pick<StoredOf<'users'>, '_id' | 'workspaceId' | 'name' | 'username' | 'rights' | 'division'>

/** The members who see a record. */
const readersOf = async (work: SocaiUnitOfWork, subject: Subject): Promise<Reader[]> => {
  const only = ['name', 'username', 'rights', 'division', 'workspaceId']
  const members = await work.read('users').find({ status: 'active' }, { only })
  return members.filter((member) => sees(subject, viewerOf(member)))
}

const membersNamed = (readers: readonly Reader[], text: string): Reader[] => {
  const usernames = mentionsIn(text)
  return readers.filter(({ username }) => usernames.includes(username))
}

const viewerOf = ({ _id, workspaceId, rights, division }: Reader): Viewer => ({
  workspaceId,
  userId: _id,
  rights,
  ...(division ? { division } : {}),
})

const sees = ({ service, record }: Subject, viewer: Viewer): boolean => serialize(declarationOf(service), record, viewer) !== null

const tell = (work: SocaiUnitOfWork, caller: Caller, subject: Subject, comment: Comment): void => {
  const { record, followers = [] } = subject
  const named = (comment.mentions ?? []).map(({ _id }) => _id)
  tellNamed(work, caller, subject, named, comment.desc ?? '')
  const others = new Set(followers.filter((_id) => _id !== undefined && _id !== caller.person?._id && !named.includes(_id)))
  if (comment.group.endsWith('/comment') && others.size > 0)
    notify(work, caller, {
      kind: 'comment',
      title: `${authorOf(caller)} wrote about ${titleOf(record)}`,
      audience: [...others].map((_id) => personMark(String(_id))),
      ...noticeOf(caller, subject, comment.desc ?? ''),
    })
}

/** Among which of its kind a record is found, where that differs: orders, partners and products have a screen for each group. */
const groupOf = (service: TalkService, { group }: object & { group?: unknown }): { group?: string } =>
  (service === 'orders' || service === 'assets' || service === 'products') && typeof group === 'string' ? { group } : {}

/** How a record is called where little space is. */
export const titleOf = (record: object): string => {
  const { order_number, name, desc } = record as { order_number?: unknown; name?: unknown; desc?: unknown }
  const title = [order_number, name, desc].find((each) => typeof each === 'string' && each !== '')
  return typeof title === 'string' ? title.slice(0, 120) : ''
}
