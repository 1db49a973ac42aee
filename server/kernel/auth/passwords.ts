import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../platform/errors'

/** argon2id (the package's default kind) with 19 MiB and two passes: what OWASP asks for at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing keeps a core busy: two at a time leave the rest of the server alive, and a queue this long is a storm. */
const MAX_PARALLEL_HASHES = 2
const MAX_QUEUED_HASHES = 500

const waiting: (() => void)[] = []
let running = 0

const inTurn = async <T>(body: () => Promise<T>): Promise<T> => {
  if (running >= MAX_PARALLEL_HASHES) {
    if (waiting.length >= MAX_QUEUED_HASHES) throw AppError.of('request.not-ready')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running += 1
  try {
    return await body()
  } finally {
    // The place passes on to the next in line, who doesn't count anew.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost))

/** Whether `password` is the one of `hashed`; a hash that can't be read is nobody's. */
export const verifyPassword = (hashed: string, password: string): Promise<boolean> =>
  inTurn(() => verify(hashed, password)).catch(falseUnlessBusy)

const falseUnlessBusy = (error: unknown): false => {
  if (error instanceof AppError) throw error
  return false
}

/** Whether `password` is the one of any of these hashes. */
export const isAmong = async (hashes: readonly string[], password: string): Promise<boolean> => {
  for (const each of hashes) if (await verifyPassword(each, password)) return true
  return false
}

/** What a member signs in with: their password, or for an hour also the one sent to them when they forgot it. */
export interface PasswordHolder {
  readonly passwordHash: string
  readonly temporaryPassword?: { readonly hash: string; readonly expires: Date }
}

/** Which of the two `password` is, or null when it is neither. A refusal takes two checks, whether there are two passwords, one or none. */
export const matchPassword = async (holder: PasswordHolder, password: string, now: Date): Promise<'own' | 'temporary' | null> => {
  const { passwordHash, temporaryPassword } = holder
  if (await verifyPassword(passwordHash, password)) return 'own'
  const temporary = temporaryPassword && temporaryPassword.expires > now ? temporaryPassword.hash : null
  const isTemporary = await verifyPassword(temporary ?? (await nobodysHash()), password)
  return temporary !== null && isTemporary ? 'temporary' : null
}

let nobodys: Promise<string> | undefined

const nobodysHash = (): Promise<string> => (nobodys ??= hashPassword(randomBytes(16).toString('hex')))

/** Spends the time that refusing a password takes, so that an unknown name answers no sooner than a wrong password. */
export const verifyNobody = async (password: string): Promise<false> => {
  await matchPassword({ passwordHash: await nobodysHash() }, password, new Date(0))
  return false
}

const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'
const digits = '23456789'
const anyOf = (characters: string, count: number): string =>
  Array.from({ length: count }, () => characters[randomInt(characters.length)]).join('')

/** A password to send or print: 14 characters that aren't mistaken for each other. It passes the rules of a changed password. */
export const randomPassword = (): string => `${anyOf(letters, 5)}-${anyOf(letters + digits, 5)}-${anyOf(letters, 1)}${anyOf(digits, 1)}`
