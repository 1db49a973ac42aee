import { can } from '@shared/foundation/rights/rights'
import type { StoredOf } from '../../../../kernel/collections'
import type { Caller } from '../../../../kernel/call'
import { AppError } from '../../../../platform/errors'
import { isBoard } from './grants'

type User = StoredOf<'users'>

/** Settings of one's own, which nobody else has a say in. */
const personal: readonly string[] = ['views']
/** What members change of themselves; the rest is HR's. */
const own: readonly string[] = ['name', 'avatar', 'phone', 'bank', 'emailRaw', 'username', 'password', 'currentPassword', ...personal]
/** By these somebody could sign in as another: HR doesn't touch those of the board. */
const identity: readonly string[] = ['emailRaw', 'username', 'password', 'status', 'rights']
/** What a member is paid. */
const pay: readonly string[] = ['baseSalary', 'baseSalaryFrom']

/** @throws AppError 403 for fields that are not the caller's to change */
export const assertMayChange = (caller: Caller, user: User, fields: readonly string[], itself: boolean): void => {
  if (fields.length === 0) return
  if (!itself && fields.some((field) => personal.includes(field))) throw AppError.of('rights.missing')
  if (!can(caller.rights, ['/office/hr'])) {
    if (itself && fields.every((field) => own.includes(field) || field in passwordPlaces)) return
    throw AppError.of('rights.missing')
  }
  const isBod = can(caller.rights, ['bod'])
  if (itself && !isBod && fields.some((field) => pay.includes(field))) throw AppError.of('users.own-salary')
  if (!itself && !isBod && user.rights.includes('founder') && fields.includes('bank')) throw AppError.of('users.bank-of-founder')
  const ofTheBoard = user.rights.some((right) => right === 'bod' || right === 'founder' || right === 'admin')
  if (!itself && ofTheBoard && !isBoard(caller) && fields.some((field) => identity.includes(field) || field in passwordPlaces)) {
    throw AppError.of('rights.missing')
  }
}

/** Where a changed password is kept. */
const passwordPlaces: Readonly<Partial<Record<keyof User, true>>> = { passwordHash: true, passwordHistory: true, temporaryPassword: true }
