import { dayOf, DEFAULT_ZONE } from '@shared/foundation/days/days'
import type { SocaiDatabase, StoredOf } from '../../../../kernel/collections'
import { AppError } from '../../../../platform/errors'

/**
 * An invitation code that whoever asks may use.
 * @param email whose sign-up it is; absent where nobody has said so: then a code made for somebody serves nobody
 * @throws AppError 400 unless the code was made here for whoever asks, has served nobody yet, and wasn't called back
 */
export const freshCode = async (
  database: SocaiDatabase,
  { invitationCode, email }: { readonly invitationCode: string; readonly email?: string },
  now: Date,
): Promise<StoredOf<'codes'>> => {
  const code = await database.platformRecords('codes').one({ code: invitationCode.trim().toUpperCase() })
  const isOver = code?.until !== undefined && code.until < dayOf(now, DEFAULT_ZONE)
  const isForAnother = code?.email !== undefined && code.email !== email?.trim().toLowerCase()
  if (!code || code.usedAt || code.status === 'revoked' || isOver || isForAnother) throw AppError.atField('invitationCode', 'codes.invalid')
  return code
}
