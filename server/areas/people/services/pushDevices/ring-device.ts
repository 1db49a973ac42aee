import type { Id } from '@shared/foundation/ids'
import { ringText } from '@shared/foundation/words/ring-words'
import type { Language } from '@shared/registry/catalogue'
import webPush from 'web-push'
import type { Application } from '../../../../kernel/application'
import type { Outcome, OutboxItem, OutboxRule, Why } from '../../../../kernel/outbox'
import { transact, type SocaiUnitOfWork } from '../../../../kernel/unit-of-work'
import { waitOf, type PublicAnswer } from '../../../../platform/outbound/public-https'
import { unreadNotices } from '../../unread-notices'
import { RING } from './outbox-item'
import { openAddress, type PushAddress } from './push-address'
import { pushKeys, type PushKeys } from './push-keys'
import { isFor, isQuiet, mayRing, READ_OF_NOTICES, readerOf, STALE_MS, wordsOf, type Device, type Notice, type Reader } from './who-is-rung'

const MINUTE_MS = 60_000
/** So many at once ring one by one; of more a device says how many there are. */
const MAX_RINGS = 3
const MAX_RUNG_KEPT = 200
/** After each try in vain; the last one again and again. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, STALE_MS] as const
/** A company whose books are being cleared is looked at again after so long. */
const CLEARED_MS = MINUTE_MS
/** The push service knows the device no more, or takes nothing of ours for it. */
const ENDED: readonly number[] = [403, 404, 410]
const NEW_NOTICES: Readonly<Record<Language, (count: number) => string>> = {
  en: (count) => `${count} new notices`,
  vi: (count) => `${count} thông báo mới`,
}
const CLEARED: Why = { message: 'the company’s books are being cleared', vi: 'đang xoá sổ sách của công ty' }
const whyNot = (status: number): Why =>
  status === 0
    ? { message: 'the push service has not answered', vi: 'dịch vụ thông báo đẩy chưa trả lời' }
    : { message: `the push service answered ${status}`, vi: `dịch vụ thông báo đẩy trả lời ${status}` }

/**
 * Rings a device for what it owes its member, once each. What can't be sent now is tried again for an hour, and a device that is no more is
 * forgotten. A kill between sending and noting rings again with the same tag, which replaces the first on the screen.
 */
const ringDevice = async (app: Application, { workspaceId, recordId }: OutboxItem, lost: AbortSignal): Promise<Outcome> => {
  const device = await app
    .get('database')
    .records('pushDevices', workspaceId)
    .byId(recordId as Id<'pushDevices'>)
  if (!device) return { outcome: 'done' }
  const [keys, reader] = [await pushKeys(app), await readerOf(app, device)]
  if (reader === 'later') return { outcome: 'later', why: CLEARED, waitMs: CLEARED_MS }
  const address = openAddress(app, device)
  if (!reader || !address) return { outcome: 'done', within: (work) => forget(work, device) }
  const now = app.get('now')()
  const owed = await app.get('database').records('activities', workspaceId).byIds(device.owed, { only: READ_OF_NOTICES })
  const told = owed.filter((notice) => mayRing(device, notice, now) && isFor(reader, notice))
  const rung = isQuiet(device, now, reader.zone) ? nothingRung : await send({ app, keys, address, reader, lost }, told)
  if (rung.isEnded) return { outcome: 'done', within: (work) => forget(work, device) }
  if (rung.failed === undefined) return { outcome: 'done', within: (work) => note(work, device, device.owed, rung.done) }
  return putOff(app, device, rung.done, rung.failed)
}

/** Devices that ring. What can't be sent is out of date after an hour, so that none is tried for ever. */
export const ringOutbox: OutboxRule = { kind: RING, attempt: ringDevice, maxTries: Infinity, grows: true }

interface Sending {
  readonly app: Application
  readonly keys: PushKeys
  readonly address: PushAddress
  readonly reader: Reader
  readonly lost: AbortSignal
}

interface Rung {
  /** What the push service took, or won't take later either. */
  readonly done: readonly Notice[]
  readonly isEnded?: boolean
  /** What it answered to the first it didn't take now; status 0 where nobody answered. */
  readonly failed?: PublicAnswer
}
const nothingRung: Rung = { done: [] }

const send = async (sending: Sending, notices: readonly Notice[]): Promise<Rung> => {
  if (notices.length === 0) return nothingRung
  const { app, reader, lost } = sending
  const unread = (await unreadNotices(app.get('database'), reader.viewer)).length
  const messages =
    notices.length > MAX_RINGS
      ? [{ title: NEW_NOTICES[reader.language](notices.length), tag: 'notices', about: notices }]
      : notices.map((notice) => ({ title: titleOf(notice, reader.language), tag: notice._id as string, about: [notice] }))
  const done: Notice[] = []
  for (const { title, tag, about } of messages) {
    lost.throwIfAborted()
    const answer = await post(sending, { title, body: reader.company, tag, unread })
    if (ENDED.includes(answer.status)) return { done, isEnded: true }
    if (answer.status === 0 || answer.status === 429 || answer.status >= 500) return { done, failed: answer }
    done.push(...about)
  }
  return { done }
}

/** @returns status 0 where nobody answered */
const post = ({ app, keys, address: { endpoint, p256dh, auth } }: Sending, message: object): Promise<PublicAnswer> => {
  const { publicUrl, mailFrom } = app.get('config')
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    TTL: STALE_MS / 1000,
    vapidDetails: { subject: subjectOf(publicUrl, mailFrom), ...keys },
  })
  const posted = app.get('postPublicly')({ url: endpoint, headers: headers as Record<string, string>, body: body ?? Buffer.alloc(0) })
  return posted.catch(() => ({ status: 0 }))
}

/** Notes what a device rang for; `over` is what it owes no more: what it was told meanwhile it still owes. */
const note = async (
  work: SocaiUnitOfWork,
  { _id }: Device,
  over: readonly string[],
  done: readonly Notice[],
  failure?: { readonly failures: number; readonly due: Date },
): Promise<void> => {
  const device = await work.read('pushDevices').byId(_id)
  if (!device) return
  work.save('pushDevices', device, {
    owed: device.owed.filter((id) => !over.includes(id)),
    rung: [...device.rung, ...done.map((notice) => notice._id)].slice(-MAX_RUNG_KEPT),
    failures: failure?.failures ?? 0,
    due: failure?.due,
    ...(done.length > 0 ? { rangAt: work.now } : {}),
  })
}

/** What the push service didn't take now is owed on; it is left alone for as long as it asks, and longer each time. */
const putOff = async (
  app: Application,
  device: Device,
  done: readonly Notice[],
  { status, retryAfter }: PublicAnswer,
): Promise<Outcome> => {
  const now = app.get('now')()
  const failures = device.failures + 1
  const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0
  const waitMs = Math.min(STALE_MS, Math.max(waitOf(retryAfter, now), pause))
  const over = done.map(({ _id }) => _id)
  await transact(app.get('work'), { workspaceId: device.workspaceId, now: app.get('now'), keys: [] }, (work) =>
    note(work, device, over, done, { failures, due: new Date(now.getTime() + waitMs) }),
  )
  return { outcome: 'later', why: whyNot(status), waitMs }
}

const forget = async (work: SocaiUnitOfWork, { _id }: Device): Promise<void> => {
  const before = await work.read('pushDevices').byId(_id)
  if (!before) return
  work.remove('pushDevices', before)
  work.emit('pushDevices', 'removed', before)
}

const titleOf = (notice: Notice, language: Language): string => {
  const words = wordsOf(notice)
  const { values, creator, creatorProgram } = notice
  return words ? ringText(words, { number: values?.number, who: creator?.name ?? creatorProgram }, language) : ''
}

/** Whom a push service may write to. */
const subjectOf = (publicUrl: string, mailFrom: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : `mailto:${/[^\s<>"]+@[^\s<>"]+/.exec(mailFrom)?.[0] ?? 'no-reply@localhost'}`
