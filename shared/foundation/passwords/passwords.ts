import type { ErrorCode } from '../../registry/errors'
import { fieldError, type FieldError } from '../errors/field-error'

/** Characters a changed password has at least. */
export const MIN_CHANGED = 8
/** Characters the first password of a new member has at least. */
export const MIN_NEW_MEMBER_LENGTH = 6
/** How many of the latest passwords can't be used again. */
export const REMEMBERED_PASSWORDS = 4

const lengthOf = (password: string): number => [...password].length

/** Why a changed password is refused, or null: at least 8 characters with a letter, a number and a special character (any that is neither
 *  letter, number nor space). */
export function whyNotPassword(password: string): ErrorCode | null {
  if (password === '') return 'users.password-required'
  const strong =
    lengthOf(password) >= MIN_CHANGED && /\p{L}/u.test(password) && /\p{N}/u.test(password) && /[^\p{L}\p{M}\p{N}\s]/u.test(password)
  return strong ? null : 'users.password-weak'
}

/** Why the first password of a new member is refused, or null: at least 6 characters. */
export function whyNotFirstPassword(password: string): ErrorCode | null {
  if (password === '') return 'users.password-required'
  return lengthOf(password) >= MIN_NEW_MEMBER_LENGTH ? null : 'users.password-short'
}

const fieldErrorsOf = (code: ErrorCode | null): FieldError[] => (code ? [fieldError('password', code)] : [])

/** What is wrong with a changed password, as a problem of the field `password`. */
export const passwordErrors = (password: string): FieldError[] => fieldErrorsOf(whyNotPassword(password))

/** What is wrong with the first password of a new member, as a problem of the field `password`. */
export const firstPasswordErrors = (password: string): FieldError[] => fieldErrorsOf(whyNotFirstPassword(password))

/** The latest passwords' hashes, newest first, to compare a new password with.
 *  @param previous hashes before the present one, newest first */
export const rememberedHashes = (present: string, previous: readonly string[]): string[] =>
  [present, ...previous].slice(0, REMEMBERED_PASSWORDS)
