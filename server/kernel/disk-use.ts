import { statfs } from 'node:fs/promises'
import type { Application } from './application'

/** How full a disk was on a day, as YYYY-MM-DD (UTC). */
export interface DiskSample {
  readonly day: string
  readonly usedBytes: number
}

const DAY_MS = 24 * 3_600_000
/** What grew longer ago says little of tomorrow. */
const PACE_DAYS = 14
/** Beyond ten years it is no forecast. */
const MAX_DAYS_TO_FULL = 3650

/** How full the disk is that a folder is on. */
export const diskOf = async (folder: string): Promise<{ readonly freeBytes: number; readonly usedBytes: number }> => {
  const { bavail, bfree, blocks, bsize } = await statfs(folder)
  return { freeBytes: bavail * bsize, usedBytes: (blocks - bfree) * bsize }
}

const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS

/**
 * In how many days a disk is full when it goes on filling as it did in the last 14 days.
 * @param samples one a day, the oldest first
 * @returns null where it doesn't fill, or isn't known for a day
 */
export const daysToFull = (samples: readonly DiskSample[], now: DiskSample, freeBytes: number): number | null => {
  const first = samples.find(({ day }) => daysBetween(day, now.day) <= PACE_DAYS)
  const days = first ? daysBetween(first.day, now.day) : 0
  if (!first || days < 1) return null
  const bytesPerDay = (now.usedBytes - first.usedBytes) / days
  if (bytesPerDay <= 0) return null
  const left = Math.floor(freeBytes / bytesPerDay)
  return left > MAX_DAYS_TO_FULL ? null : left
}

/** Each node keeps how full its own disk was. */
const rowOf = (app: Application): string => `disk of node ${app.get('config').node}`

const samplesOf = async (app: Application): Promise<DiskSample[]> => {
  const row = await app
    .get('database')
    .platformRecords('settings')
    .one({ name: rowOf(app) })
  return (row?.value.split(' ') ?? []).map((sample) => {
    const [day = '', bytes = ''] = sample.split('=')
    return { day, usedBytes: Number(bytes) }
  })
}

const sampleOf = (app: Application, usedBytes: number): DiskSample => ({ day: app.get('now')().toISOString().slice(0, 10), usedBytes })

/** Notes how full this node's disk is, once a day. */
export const noteDiskUse = async (app: Application): Promise<void> => {
  const { usedBytes } = await diskOf(app.get('config').dataDir)
  const now = sampleOf(app, usedBytes)
  const before = await samplesOf(app)
  if (before.some(({ day }) => day === now.day)) return
  const kept = [...before, now].filter(({ day }) => daysBetween(day, now.day) <= PACE_DAYS)
  const value = kept.map((sample) => `${sample.day}=${sample.usedBytes}`).join(' ')
  await app
    .get('database')
    .collection('settings')
    .updateOne({ name: rowOf(app) }, { $set: { value } }, { upsert: true })
}

/** How full this node's disk is, and in how many days it is full at the pace of the last ones. */
export const diskNow = async (
  app: Application,
): Promise<{ readonly freeBytes: number; readonly usedBytes: number; readonly daysToFull: number | null }> => {
  const { freeBytes, usedBytes } = await diskOf(app.get('config').dataDir)
  return { freeBytes, usedBytes, daysToFull: daysToFull(await samplesOf(app), sampleOf(app, usedBytes), freeBytes) }
}
