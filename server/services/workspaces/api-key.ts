import { randomBytes } from 'node:crypto'
import { ADBREAKS_RIGHTS, normalizeRights, type Right } from '@shared/domain/rights/rights'
import type { StoredOf } from '../../kernel/collections'
import type { Caller } from '../../kernel/call'
import { AppError } from '../../platform/errors'
import { hashOfKey } from '../../kernel/auth/access'

/** A new API key: 256 random bits. Only its hash is kept. */
export const newKey = (): string => `socai_${randomBytes(32).toString('base64url')}`

/**
 * What is kept of a key. Without `rights` it keeps those of the key before it.
 * @throws AppError 403 when a program asks, or for rights that only people hold; 400 when a right's app is off
 */
export const keyFields = (
  caller: Caller,
  workspace: StoredOf<'workspaces'>,
  key: string,
  rights: readonly Right[] = workspace.apiKeyRights ?? [],
): Pick<StoredOf<'workspaces'>, 'apiKeyHash' | 'apiKeyRights' | 'apiKeyHint'> => {
  if (caller.keyed) throw AppError.of('rights.missing')
  for (const right of rights) {
    if (right === 'admin' || right === 'founder') throw AppError.of('users.right-not-yours', { right })
    if (ADBREAKS_RIGHTS.includes(right) && !workspace.apps.includes('adbreaks'))
      throw AppError.of('users.right-needs-app', { right, app: 'adbreaks' })
  }
  return { apiKeyHash: hashOfKey(key), apiKeyRights: normalizeRights(rights, workspace.apps), apiKeyHint: `…${key.slice(-4)}` }
}
