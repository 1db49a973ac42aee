import type { AccessKind } from '@shared/foundation/rights/accesses'
import type { Caller } from './call'
import type { SocaiDatabase } from './collections'

/** What somebody saw or took; on one day the same is noted once, and counted. */
export interface AccessNote {
  readonly kind: AccessKind
  /** What it was: the name of a service or report, of a key. */
  readonly what?: string
  readonly rows?: number
  readonly network?: string
  readonly device?: string
  /** Told apart from others of its kind by this instead of by the day. */
  readonly once?: string
}

type Who = Pick<Caller, 'workspaceId' | 'userId' | 'person' | 'key'>

/**
 * Keeps that somebody saw or took something. Nothing of what they saw is kept but its name and how many rows it had.
 * @returns whether it is the first of its kind: noted for the first time that day, or ever where `once` says so
 */
export const noteAccess = async (database: SocaiDatabase, now: Date, who: Who, note: AccessNote): Promise<boolean> => {
  const { kind, what, rows, network, device, once } = note
  const { workspaceId, userId, person, key } = who
  const slot = [kind, userId ?? key?._id ?? '', what ?? '', once ?? now.toISOString().slice(0, 10)].join(' ')
  const told = { kind, by: person?.name ?? key?.name ?? 'API', ...(userId ? { userId } : {}), ...(what ? { what } : {}) }
  const place = { ...(network ? { network } : {}), ...(device ? { device } : {}) }
  const isKnown = await database.correct(
    'accesses',
    workspaceId,
    { slot },
    { $set: { last: now }, $inc: { count: 1 }, ...most(rows) },
    { make: false },
  )
  if (isKnown) return false
  const made = { ...told, ...place, ...(key ? { byKey: true } : {}), at: now, last: now, count: 1, ...(rows === undefined ? {} : { rows }) }
  return database.correct('accesses', workspaceId, { slot }, { $setOnInsert: made })
}

/** The longest of the lists that were taken that day. */
const most = (rows: number | undefined) => (rows === undefined ? {} : { $max: { rows } })

/** As much of an address as says where somebody is, and not which machine: the first three numbers, or 48 bits. */
export const networkOf = (ip: string): string => {
  const plain = ip.replace(/^::ffff:/i, '')
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return `${plain.split('.').slice(0, 3).join('.')}.*`
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const whole =
    tail === undefined ? before : [...before, ...Array<string>(Math.max(0, 8 - before.length - tail.split(':').length)).fill('0')]
  const three = [...whole, '0', '0', '0'].slice(0, 3)
  return `${three.join(':')}::`
}

const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Cốc Cốc', /coc_coc/i],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** The browser and the system that a `User-Agent` names, without versions: 'Chrome · Windows'. */
export const deviceOf = (agent: string | undefined): string => {
  const named = (list: readonly (readonly [string, RegExp])[]) => list.find(([, pattern]) => pattern.test(agent ?? ''))?.[0]
  return [named(browsers), named(systems)].filter(Boolean).join(' · ') || 'program'
}
