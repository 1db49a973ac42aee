import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { FairQueue } from '../../platform/fair-queue'

/** argon2id (the package's default kind) with 19 MiB and two passes: what OWASP asks for at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A hash of this cost, with a salt of 16 bytes and a digest of 32. */
const ownHash = new RegExp(
  String.raw`^\$argon2id\$v=19\$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$`,
)

/** Whether a hash was made here, or by another server of ours: one of another cost may take a day to compute. */
export const isOwnHash = (hashed: string): boolean => ownHash.test(hashed)

/**
 * Hashing keeps a core busy: two at a time leave the rest of the server alive. Companies take turns, and a line this long is a storm: one
 * company's doesn't keep the others out.
 */
const queue = new FairQueue({ maxRunning: 2, maxPerGroup: 2, maxPerMember: 2, maxQueuedPerMember: 250, maxQueued: 500 })

/** Who names no company that is there; all of them share one place in the line. */
const NOBODYS_COMPANY = ''

const inTurn = <T>(workspaceId: string, body: () => Promise<T>): Promise<T> => queue.take(workspaceId, '', body)

/** @param workspaceId whose member's it is */
export const hashPassword = (password: string, workspaceId = NOBODYS_COMPANY): Promise<string> =>
  inTurn(workspaceId, () => hash(password, cost))

/** Whether `password` is the one of `hashed`; a hash that isn't ours is nobody's, and says so no sooner. */
export const verifyPassword = async (hashed: string, password: string, workspaceId = NOBODYS_COMPANY): Promise<boolean> => {
  const isOwn = isOwnHash(hashed)
  const computed = isOwn ? hashed : await nobodysHash()
  const isRight = await inTurn(workspaceId, () => verify(computed, password))
  return isOwn && isRight
}

/** Whether `password` is the one of any of these hashes. */
export const isAmong = async (hashes: readonly string[], password: string, workspaceId?: string): Promise<boolean> => {
  for (const each of hashes) if (await verifyPassword(each, password, workspaceId)) return true
  return false
}

/** What a member signs in with: their password, or for an hour also the one sent to them when they forgot it. */
export interface PasswordHolder {
  readonly workspaceId?: string
  readonly passwordHash: string
  readonly temporaryPassword?: { readonly hash: string; readonly expires: Date }
}

/** Which of the two `password` is, or null when it is neither. A refusal takes two checks, whether there are two passwords, one or none. */
export const matchPassword = async (holder: PasswordHolder, password: string, now: Date): Promise<'own' | 'temporary' | null> => {
  const { workspaceId, passwordHash, temporaryPassword } = holder
  if (await verifyPassword(passwordHash, password, workspaceId)) return 'own'
  const temporary = temporaryPassword && temporaryPassword.expires > now ? temporaryPassword.hash : null
  const isTemporary = await verifyPassword(temporary ?? (await nobodysHash()), password, workspaceId)
  return temporary !== null && isTemporary ? 'temporary' : null
}

let nobodys: Promise<string> | undefined

/** The hash of a password that nobody knows. */
export const nobodysHash = (): Promise<string> => (nobodys ??= hash(randomBytes(16).toString('hex'), cost))

/**
 * Spends the time that refusing a password takes, so that an unknown name answers no sooner than a wrong password.
 * @param workspaceId the company it was said to be of, when there is one
 */
export const verifyNobody = async (password: string, workspaceId?: string): Promise<false> => {
  const holder = { passwordHash: await nobodysHash(), ...(workspaceId === undefined ? {} : { workspaceId }) }
  await matchPassword(holder, password, new Date(0))
  return false
}

const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'
const anyOf = (characters: string, count: number): string =>
  Array.from({ length: count }, () => characters[randomInt(characters.length)]).join('')

/** A password to send or print: 14 characters that aren't mistaken for each other. It passes the rules of a changed password. */
export const randomPassword = (): string => `${anyOf(letters, 5)}-${anyOf(letters + digits, 5)}-${anyOf(letters, 1)}${anyOf(digits, 1)}`
