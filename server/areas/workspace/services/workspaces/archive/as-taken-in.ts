import { randomBytes } from 'node:crypto'
import { declarations } from '@shared/registry/declarations'
import { users } from '@shared/areas/people/services/users'
import { isOwnHash, nobodysHash } from '../../../../../kernel/auth/passwords'
import { searchWords } from '../../../../../kernel/search'

type Document = Record<string, unknown>

const KEY_BYTES = 24

/** A document without what tied it to where it was written, as its service declares. */
export const asTakenIn = async (collection: string, document: Document): Promise<Document> => {
  const { without = [], freshKeys = [], becomes = {} } = declarations.find(({ path }) => path === collection)?.takenIn ?? {}
  const taken: Document = { ...document }
  for (const field of without) delete taken[field]
  for (const field of freshKeys) taken[field] = randomBytes(KEY_BYTES).toString('base64url')
  for (const [field, other] of Object.entries(becomes)) {
    const value = taken[field]
    if (typeof value === 'string' && Object.hasOwn(other, value)) taken[field] = other[value]
  }
  return collection === 'users' ? newcomer(taken) : taken
}

/**
 * A member as they come from elsewhere: anybody can write a file, so it names no administrator of this installation, and whose mailbox an
 * e-mail is has to be shown here anew. A password that wasn't hashed as ours are is one nobody knows: who forgot theirs is mailed another.
 */
const newcomer = async (user: Document): Promise<Document> => {
  const { rights, passwordHash, passwordHistory, temporaryPassword } = user
  const taken: Document = {
    ...user,
    rights: Array.isArray(rights) ? rights.filter((right) => right !== 'admin') : [],
    emailVerified: false,
    words: searchWords(user, users.search),
    passwordHash: isOurs(passwordHash) ? passwordHash : await nobodysHash(),
    passwordHistory: Array.isArray(passwordHistory) ? passwordHistory.filter(isOurs) : [],
  }
  if (!isOurs((temporaryPassword as { hash?: unknown } | undefined)?.hash)) delete taken['temporaryPassword']
  return taken
}

const isOurs = (hashed: unknown): hashed is string => typeof hashed === 'string' && isOwnHash(hashed)
