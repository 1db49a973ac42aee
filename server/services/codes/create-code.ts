import { randomInt } from 'node:crypto'
import type { SocaiDatabase } from '../../kernel/collections'
import { encodeValue, newId } from '../../platform/mongo/codec'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const group = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')

/** An invitation code nobody can guess: 80 random bits in letters that aren't mistaken for each other. */
export const newCode = (): string => [group(), group(), group(), group()].join('-')

/** Makes an invitation code from outside a running server (the admin command, the demo). */
export const createCode = async (database: SocaiDatabase, now: Date, note?: string): Promise<string> => {
  const code = newCode()
  const { kinds } = database.definition('codes')
  const record = { _id: newId(), rev: 1, created: now, code, ...(note ? { note } : {}) }
  await database.collection('codes').insertOne(encodeValue(kinds, record) as Record<string, unknown>)
  return code
}
