import { groupBy } from '@shared/foundation/group-by'
import type { Application } from '../../../../kernel/application'
import type { JobRule } from '../../../../kernel/jobs'
import { lock } from '../../../../kernel/locks'
import { waitsInOutbox } from '../../../../kernel/outbox'
import { transact } from '../../../../kernel/unit-of-work'
import { firstIdOf } from '../../../../platform/mongo/codec'
import { RING, ringSoon } from './outbox-item'
import { isFor, isQuiet, mayRing, READ_OF_NOTICES, readerOf, STALE_MS, type Device, type Notice } from './who-is-rung'

const RING_EVERY_MS = 2000
const TAKE_UP_EVERY_MS = 60_000
/** A command is committed so long after its notice was written, at most. */
const LATE_MS = 30_000
const MAX_NOTICES = 1000
/** Devices taken up by one run. */
const BATCH_SIZE = 100
const CURSOR = 'notices rung to'

/**
 * Looks at what members were told since the last look, and has their devices ring for it, once each. The act that told them is long committed;
 * what leaves leaves by the outbox.
 */
export const lookAtNotices: JobRule = {
  name: 'devices that ring',
  everyMs: RING_EVERY_MS,
  run: async (app, lost) => {
    const database = app.get('database')
    if (!(await database.platformRecords('pushDevices').one({}, { only: ['_id'] }))) return
    const notices = groupBy(await newNotices(app, app.get('now')()), ({ workspaceId }) => workspaceId)
    if (notices.size === 0) return
    const devices = await database.platformRecords('pushDevices').find({ workspaceId: { $in: [...notices.keys()] } })
    for (const device of devices) {
      if (lost.aborted) return
      try {
        await oweNotices(app, device, notices.get(device.workspaceId) ?? [])
      } catch (error) {
        app.get('log').error({ error, device: device._id }, 'a device could not be told of notices')
      }
    }
  },
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
      { sort: { _id: -1 }, limit: MAX_NOTICES, only: READ_OF_NOTICES },
    )
  if (!saved || found.length > 0 || now.getTime() - saved > LATE_MS)
    await database.collection('settings').updateOne({ name: CURSOR }, { $set: { value: now.toISOString() } }, { upsert: true })
  return found.reverse()
}

/** Notes what a device is to ring for, with the work that does it. In its quiet hours it is told nothing. */
const oweNotices = async (app: Application, device: Device, told: readonly Notice[]): Promise<void> => {
  const now = app.get('now')()
  const fresh = told.filter((notice) => !device.owed.includes(notice._id) && mayRing(device, notice, now))
  if (fresh.length === 0) return
  const reader = await readerOf(app, device)
  if (reader === 'later' || (reader && isQuiet(device, now, reader.zone))) return
  // Nobody's any more: whoever is to ring it finds that out, and forgets it.
  const owed = reader ? fresh.filter((notice) => isFor(reader, notice)) : fresh
  if (owed.length > 0) await transact(app.get('work'), within(app, device), (work) => ringSoon(work, device._id, owed))
}

/** Takes up devices that wait for their push service and are in nobody's hands: those that waited before an upgrade. */
export const takeUpDevices: JobRule = {
  name: 'devices that nobody rings',
  everyMs: TAKE_UP_EVERY_MS,
  run: async (app) => {
    const due = await app
      .get('database')
      .platformRecords('pushDevices')
      .find({ due: { $lte: app.get('now')() } }, { sort: { due: 1 }, limit: BATCH_SIZE })
    for (const device of due)
      await transact(app.get('work'), within(app, device), async (work) => {
        if (!(await waitsInOutbox(work, { kind: RING, recordId: device._id }))) await ringSoon(work, device._id, [])
      })
  },
}

const within = (app: Application, { _id, workspaceId }: Device) => ({
  workspaceId,
  now: app.get('now'),
  keys: [lock.record('pushDevices', _id)],
})
