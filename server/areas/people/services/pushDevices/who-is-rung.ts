import type { Id } from '@shared/foundation/ids'
import { activities } from '@shared/areas/people/services/activities'
import type { Viewer } from '@shared/foundation/declaration/define-service'
import { DEFAULT_ZONE, isZone, offsetOf, type Zone } from '@shared/foundation/days/days'
import type { RingWords } from '@shared/foundation/words/ring-words'
import { declarations } from '@shared/registry/declarations'
import type { Language } from '@shared/registry/catalogue'
import type { Application } from '../../../../kernel/application'
import { MAX_SESSION_MS } from '../../../../kernel/auth/sessions'
import type { Session, StoredOf } from '../../../../kernel/collections'
import { sees } from '../../../../kernel/serialize'

export type Device = StoredOf<'pushDevices'>
export const READ_OF_NOTICES = [
  'workspaceId',
  'group',
  'created',
  'kind',
  'values',
  'target',
  'audience',
  'readBy',
  'creator',
  'creatorProgram',
] as const
export type Notice = Pick<StoredOf<'activities'>, '_id' | (typeof READ_OF_NOTICES)[number]>

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Nobody is rung for what is older. */
export const STALE_MS = 60 * MINUTE_MS

const words = new Map<string, RingWords>(declarations.flatMap(({ rings = {} }) => Object.entries(rings)))
export const wordsOf = ({ kind }: Pick<Notice, 'kind'>): RingWords | undefined => words.get(kind ?? '')

/** A member whose device it is, as they are now. */
export interface Reader {
  readonly viewer: Viewer & { readonly userId: string }
  readonly language: Language
  readonly zone: Zone
  readonly company: string
}

/** Whose device it is; null: nobody's any more; `later`: the company's books are being cleared. */
export const readerOf = async (
  app: Application,
  { workspaceId, userId, sessionId }: Pick<Device, 'workspaceId' | 'userId' | 'sessionId'>,
): Promise<Reader | 'later' | null> => {
  const database = app.get('database')
  const [session, user, workspace] = await Promise.all([
    database.platformRecords('sessions').byId(sessionId),
    database.records('users', workspaceId).byId(userId),
    database.platformRecords('workspaces').byId(workspaceId as Id<'workspaces'>),
  ])
  if (!session || !user || !workspace || !goesOn(session, userId, app.get('now')())) return null
  if (user.status !== 'active' || workspace.status !== 'enabled') return null
  if (workspace.resetting) return 'later'
  const { rights, division } = user
  return {
    viewer: { workspaceId, userId, rights, ...(division ? { division } : {}) },
    language: session.language ?? 'vi',
    zone: isZone(workspace.zone) ? workspace.zone : DEFAULT_ZONE,
    company: workspace.name,
  }
}

/** A device rings on while nobody opens the application; it ends when the session is ended, or a month after its sign-in. */
const goesOn = ({ ended, userId, created }: Session, ofMember: string, now: Date): boolean =>
  ended === undefined && userId === ofMember && created.getTime() + MAX_SESSION_MS > now.getTime()

/** Whether a device is to ring for a notice that it hasn't rung for, by what can be said without knowing its member. */
export const mayRing = ({ topics, created, rung, userId }: Device, notice: Notice, now: Date): boolean => {
  const topic = wordsOf(notice)?.topic
  return (
    topic !== undefined &&
    topics.includes(topic) &&
    notice.created >= created &&
    notice.created.getTime() > now.getTime() - STALE_MS &&
    !rung.includes(notice._id) &&
    !notice.readBy.some((reader) => reader === userId)
  )
}

/** Whether its member may see the notice now. */
export const isFor = ({ viewer }: Reader, notice: Notice): boolean => sees(activities, notice, viewer)

/** Whether it is silent now; hours that go over midnight end on the next day. */
export const isQuiet = ({ quiet }: Device, now: Date, zone: Zone): boolean => {
  if (!quiet || quiet.from === quiet.until) return false
  const { from, until } = quiet
  const minute = Math.floor((now.getTime() + offsetOf(now, zone)) / MINUTE_MS) % DAY_MINUTES
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}
