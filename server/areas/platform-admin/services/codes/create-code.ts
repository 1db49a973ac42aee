import { randomInt } from 'node:crypto'
import { dayOf, DEFAULT_ZONE, type Day } from '@shared/foundation/days/days'
import type { SocaiDatabase } from '../../../../kernel/collections'
import { encodeChange, encodeFilter, encodeValue, newId } from '../../../../platform/mongo/codec'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** An invitation code nobody can guess: 80 random bits in letters that aren't mistaken for each other. */
export const newCode = (): string => [group(), group(), group(), group()].join('-')

interface CodeDetails {
  readonly note?: string
  readonly email?: string
  /** The last day it can be used on. */
  readonly until?: Day
}

/** Whether a code that can be used until that day can't be used any more. */
export const isOver = (until: Day, now: Date): boolean => until < dayOf(now, DEFAULT_ZONE)

/** Makes an invitation code from outside a running server (the admin command, the demo). */
export const createCode = async (database: SocaiDatabase, now: Date, { note, email, until }: CodeDetails = {}): Promise<string> => {
  const code = newCode()
  const { kinds } = database.definition('codes')
  const details = { ...(note ? { note } : {}), ...(email ? { email: email.trim().toLowerCase() } : {}), ...(until ? { until } : {}) }
  const record = { _id: newId(), rev: 1, created: now, code, ...details }
  await database.collection('codes').insertOne(encodeValue(kinds, record) as Record<string, unknown>)
  return code
}

/**
 * Calls an invitation code back, from outside a running server.
 * @returns how it stands then; null when there is no such code
 */
export const revokeCode = async (database: SocaiDatabase, typed: string, now: Date): Promise<'revoked' | 'used' | null> => {
  const { kinds } = database.definition('codes')
  const code = typed.trim().toUpperCase()
  const change = { $set: { status: 'revoked', updated: now }, $inc: { rev: 1 } }
  await database
    .collection('codes')
    .updateOne(encodeFilter(kinds, { code, usedAt: { $exists: false }, status: { $ne: 'revoked' } }), encodeChange(kinds, change))
  const found = await database.platformRecords('codes').one({ code })
  return found ? (found.status ?? 'used') : null
}
