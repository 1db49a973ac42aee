import { activities } from '@shared/areas/people/services/activities'
import type { Viewer } from '@shared/foundation/declaration/define-service'
import { DEFAULT_ZONE, isZone, offsetOf, type Zone } from '@shared/foundation/days/days'
import { groupBy } from '@shared/foundation/group-by'
import { ringText, type RingWords } from '@shared/foundation/words/ring-words'
import { declarations } from '@shared/registry/declarations'
import type { Language } from '@shared/registry/catalogue'
import webPush from 'web-push'
import type { Application } from '../../../../kernel/application'
import { MAX_SESSION_MS } from '../../../../kernel/auth/sessions'
import type { Session, StoredOf } from '../../../../kernel/collections'
import { lock } from '../../../../kernel/locks'
import { sees } from '../../../../kernel/serialize'
import { transact } from '../../../../kernel/unit-of-work'
import { firstIdOf } from '../../../../platform/mongo/codec'
import { unreadNotices } from '../../unread-notices'
import { waitOf, type PublicAnswer } from '../../../../platform/outbound/public-https'
import { openAddress, type PushAddress } from './push-address'
import { pushKeys, type PushKeys } from './push-keys'

type Device = StoredOf<'pushDevices'>
type Notice = Pick<
  StoredOf<'activities'>,
  '_id' | 'workspaceId' | 'group' | 'created' | 'kind' | 'values' | 'target' | 'audience' | 'readBy' | 'creator' | 'creatorProgram'
>

export const RING_EVERY_MS = 2000
const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** A command is committed so long after its notice was written, at most. */
const LATE_MS = 30_000
/** Nobody is rung for what is older. */
const STALE_MS = 60 * MINUTE_MS
const MAX_NOTICES = 1000
/** So many at once ring one by one; of more a device says how many there are. */
const MAX_RINGS = 3
const MAX_RUNG_KEPT = 200
const MAX_OWED = 20
/** Push services that are silent hold up no more than these. */
const MAX_SENDING = 16
/** After each try in vain; the last one again and again. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, STALE_MS] as const
const READ = ['workspaceId', 'group', 'created', 'kind', 'values', 'target', 'audience', 'readBy', 'creator', 'creatorProgram'] as const
const CURSOR = 'notices rung to'

const wordsOf = new Map<string, RingWords>(declarations.flatMap(({ rings = {} }) => Object.entries(rings)))
const NEW_NOTICES: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} new notices`,
  vi: (count) => `${count} thông báo mới`,
}

/**
 * Rings the devices of members who are told something new, once each; run by one node at a time. What can't be sent now is tried again for an
 * hour, and a device that is no more is forgotten. The act that rang is long committed.
 * @returns how many pushes were taken
 */
export const ringDevices = async (app: Application, lost: AbortSignal): Promise<number> => {
  const database = app.get('database')
  if (!(await database.platformRecords('pushDevices').one({}, { only: ['_id'] }))) return 0
  const now = app.get('now')()
  const notices = groupBy(await newNotices(app, now), ({ workspaceId }) => workspaceId)
  const devices = await database
    .platformRecords('pushDevices')
    .find({ $or: [{ workspaceId: { $in: [...notices.keys()] } }, { due: { $lte: now } }] })
  if (devices.length === 0) return 0
  const run = new RingRun(app, now, await pushKeys(app), lost)
  const queue = devices.values()
  let taken = 0
  const workOff = async (): Promise<void> => {
    for (const device of queue) {
      if (lost.aborted) return
      const rang = await run.ring(device, notices.get(device.workspaceId) ?? []).catch((error: unknown) => {
        app.get('log').error({ error, device: device._id }, 'a device could not be rung')
        return 0
      })
      taken += rang
    }
  }
  await Promise.all(Array.from({ length: MAX_SENDING }, workOff))
  return taken
}

/** Notices since the last look, and those of commands that took their time. */
const newNotices = async (app: Application, now: Date): Promise<Notice[]> => {
  const database = app.get('database')
  const saved = Date.parse((await database.platformRecords('settings').one({ name: CURSOR }))?.value ?? '')
  const since = Math.max(Math.min(saved || now.getTime(), now.getTime()), now.getTime() - STALE_MS) - LATE_MS
  const found = await database
    .platformRecords('activities')
    .find(
      { _id: { $gte: firstIdOf(new Date(since)).toHexString() }, group: 'notifications' },
      { sort: { _id: -1 }, limit: MAX_NOTICES, only: READ },
    )
  if (!saved || found.length > 0 || now.getTime() - saved > LATE_MS)
    await database.collection('settings').updateOne({ name: CURSOR }, { $set: { value: now.toISOString() } }, { upsert: true })
  return found.reverse()
}

interface Reader {
  readonly viewer: Viewer & { readonly userId: string }
  readonly language: Language
  readonly zone: Zone
  readonly company: string
}

interface Noted {
  readonly done?: readonly Notice[]
  readonly owed: readonly Notice[]
  readonly due?: Date | undefined
  /** So long the push service asked to be left alone, in milliseconds. */
  readonly wait?: number
}

/** One look at what is new: what it read of members and companies is true for its moment. */
class RingRun {
  readonly #app: Application
  readonly #now: Date
  readonly #keys: PushKeys
  readonly #lost: AbortSignal
  readonly #unread = new Map<string, Promise<number>>()

  constructor(app: Application, now: Date, keys: PushKeys, lost: AbortSignal) {
    this.#app = app
    this.#now = now
    this.#keys = keys
    this.#lost = lost
  }

  /** @returns how many pushes its push service took */
  async ring(device: Device, fresh: readonly Notice[]): Promise<number> {
    const reader = await this.#readerOf(device)
    const address = openAddress(this.#app, device)
    if (reader === 'later') return 0
    if (!reader || !address) return this.#forget(device)
    const waits = device.due !== undefined && device.due > this.#now
    const owed = (await this.#owed(device)).filter(({ _id }) => !fresh.some((each) => each._id === _id))
    const notices = [...owed, ...fresh].filter((notice) => this.#rings(device, reader, notice))
    if (isQuiet(device, this.#now, reader.zone)) return device.due ? this.#note(device, { owed: [] }) : 0
    if (notices.length === 0) return device.due && !waits ? this.#note(device, { owed: [] }) : 0
    if (waits) return this.#note(device, { owed: notices, due: device.due })
    return this.#send(device, reader, address, notices)
  }

  #rings(device: Device, { viewer }: Reader, notice: Notice): boolean {
    const words = wordsOf.get(notice.kind ?? '')
    return (
      words !== undefined &&
      device.topics.includes(words.topic) &&
      notice.created >= device.created &&
      notice.created.getTime() > this.#now.getTime() - STALE_MS &&
      !device.rung.includes(notice._id) &&
      !notice.readBy.some((reader) => reader === viewer.userId) &&
      sees(activities, notice, viewer)
    )
  }

  async #send(device: Device, reader: Reader, address: PushAddress, notices: readonly Notice[]): Promise<number> {
    const unread = await this.#unreadOf(reader.viewer)
    const messages =
      notices.length > MAX_RINGS
        ? [{ title: NEW_NOTICES[reader.language](notices.length), tag: 'notices', about: notices }]
        : notices.map((notice) => ({ title: titleOf(notice, reader.language), tag: notice._id as string, about: [notice] }))
    const done: Notice[] = []
    let [taken, wait] = [0, 0]
    for (const { title, tag, about } of messages) {
      if (this.#lost.aborted) break
      const { status, retryAfter } = await this.#post(address, { title, body: reader.company, tag, unread })
      if (status === 404 || status === 410 || status === 403) return taken + (await this.#forget(device))
      wait = waitOf(retryAfter, this.#now)
      if (status === 0 || status === 429 || status >= 500) break
      // What it doesn't take it won't take later.
      done.push(...about)
      if (status < 300) taken += 1
    }
    const owed = notices.filter((notice) => !done.includes(notice))
    await this.#note(device, { done, owed, wait })
    return taken
  }

  /** @returns status 0 where nobody answered */
  async #post({ endpoint, p256dh, auth }: PushAddress, message: object): Promise<PublicAnswer> {
    const { publicUrl, mailFrom } = this.#app.get('config')
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      TTL: STALE_MS / 1000,
      vapidDetails: { subject: subjectOf(publicUrl, mailFrom), ...this.#keys },
    })
    const posted = this.#app.get('postPublicly')({
      url: endpoint,
      headers: headers as Record<string, string>,
      body: body ?? Buffer.alloc(0),
    })
    return posted.catch(() => ({ status: 0 }))
  }

  /** What a device rang for, and what it still owes; a try in vain is made again later. */
  async #note(device: Device, { done = [], owed, due, wait = 0 }: Noted): Promise<0> {
    const failures = owed.length > 0 ? device.failures + (due ? 0 : 1) : 0
    const pause = Math.min(STALE_MS, Math.max(wait, PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0))
    await this.#app.get('database').correct(
      'pushDevices',
      device.workspaceId,
      { _id: device._id },
      {
        $set: {
          rung: [...device.rung, ...done.map(({ _id }) => _id)].slice(-MAX_RUNG_KEPT),
          owed: owed.slice(-MAX_OWED).map(({ _id }) => _id),
          failures,
          ...(done.length > 0 ? { rangAt: this.#now } : {}),
          ...(owed.length > 0 ? { due: due ?? new Date(this.#now.getTime() + pause) } : {}),
        },
        ...(owed.length > 0 ? {} : { $unset: { due: '' } }),
      },
      { make: false },
    )
    return 0
  }

  #owed({ workspaceId, owed }: Device): Promise<Notice[]> {
    return this.#app.get('database').records('activities', workspaceId).byIds(owed, { only: READ })
  }

  #unreadOf(viewer: Reader['viewer']): Promise<number> {
    const known = this.#unread.get(viewer.userId)
    if (known) return known
    const counted = unreadNotices(this.#app.get('database'), viewer).then(({ length }) => length)
    this.#unread.set(viewer.userId, counted)
    return counted
  }

  /** Whose device it is; null: nobody's any more; `later`: the company's books are being cleared. */
  async #readerOf({ workspaceId, userId, sessionId }: Device): Promise<Reader | 'later' | null> {
    const database = this.#app.get('database')
    const [session, user, workspace] = await Promise.all([
      database.platformRecords('sessions').byId(sessionId),
      database.records('users', workspaceId).byId(userId),
      database.platformRecords('workspaces').byId(workspaceId),
    ])
    if (!session || !user || !workspace || !goesOn(session, userId, this.#now)) return null
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

  async #forget({ _id, workspaceId }: Device): Promise<0> {
    await transact(
      this.#app.get('work'),
      { workspaceId, now: this.#app.get('now'), keys: [lock.record('pushDevices', _id)] },
      async (work) => {
        const before = await work.read('pushDevices').byId(_id)
        if (!before) return
        work.remove('pushDevices', before)
        work.emit('pushDevices', 'removed', before)
      },
    )
    return 0
  }
}

/** A device rings on while nobody opens the application; it ends when the session is ended, or a month after its sign-in. */
const goesOn = ({ ended, userId, created }: Session, ofMember: string, now: Date): boolean =>
  ended === undefined && userId === ofMember && created.getTime() + MAX_SESSION_MS > now.getTime()

const titleOf = ({ kind, values, creator, creatorProgram }: Notice, language: Language): string => {
  const words = wordsOf.get(kind ?? '')
  return words ? ringText(words, { number: values?.number, who: creator?.name ?? creatorProgram }, language) : ''
}

/** Whether it is silent now; hours that go over midnight end on the next day. */
const isQuiet = ({ quiet }: Device, now: Date, zone: Zone): boolean => {
  if (!quiet || quiet.from === quiet.until) return false
  const { from, until } = quiet
  const minute = Math.floor((now.getTime() + offsetOf(now, zone)) / MINUTE_MS) % DAY_MINUTES
  return from < until ? minute >= from && minute < until : minute >= from || minute < until
}

/** Whom a push service may write to. */
const subjectOf = (publicUrl: string, mailFrom: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/[^\s<>"]+@[^\s<>"]+/.exec(mailFrom)?.[0] ?? 'no-reply@localhost'}`
