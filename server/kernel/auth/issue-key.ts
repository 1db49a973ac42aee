import { randomBytes } from 'node:crypto'
import { ADBREAKS_RIGHTS, normalizeRights, type Right } from '@shared/foundation/rights/rights'
import type { Dong } from '@shared/foundation/money/money'
import type { Application } from '../application'
import { hashOfKey } from './access'
import type { Caller, CallParams } from '../call'
import type { StoredOf } from '../collections'
import type { SocaiUnitOfWork } from '../unit-of-work'
import { AppError } from '../../platform/errors'

/** What the workspace's own key is called. */
export const OWN_KEY_NAME = 'API'

/** A new API key: 256 random bits. Only its hash is kept. */
export const newKey = (): string => `socai_${randomBytes(32).toString('base64url')}`

/** @throws AppError 403 when a program asks, or for rights that only people hold; 400 when a right's app is off */
export const assertGrantable = (caller: Caller, apps: readonly string[], rights: readonly Right[]): void => {
  if (caller.keyed) throw AppError.of('rights.missing')
  for (const right of rights) {
    if (right === 'admin' || right === 'founder') throw AppError.of('users.right-not-yours', { right })
    if (ADBREAKS_RIGHTS.includes(right) && !apps.includes('adbreaks'))
      throw AppError.of('users.right-needs-app', { right, app: 'adbreaks' })
  }
}

export interface Issued {
  readonly key: string
  readonly name: string
  readonly rights: readonly Right[]
  readonly isOwn?: boolean
  readonly assistant?: 'may read' | 'may write'
  readonly boardConfirms?: boolean
  readonly dailyProposals?: number
  readonly mostDong?: Dong
  readonly proposalHours?: number
  readonly dailyCalls?: number
  readonly endsAt?: Date
  readonly isSandbox?: boolean
}

/**
 * Keeps what is to be known of a new key.
 * @throws AppError as a key with these rights can't be issued
 */
export const keepKey = (
  { app, params, caller }: { app: Application; params: CallParams; caller: Caller },
  work: SocaiUnitOfWork,
  workspace: StoredOf<'workspaces'>,
  { key, name, rights, isOwn, assistant, boardConfirms, dailyProposals, mostDong, proposalHours, dailyCalls, endsAt, isSandbox }: Issued,
): Promise<StoredOf<'apiKeys'>> => {
  assertGrantable(caller, workspace.apps, rights)
  return app.service('apiKeys').add(work, params, {
    name,
    rights: normalizeRights(rights, workspace.apps),
    hint: hintOf(key),
    hash: hashOfKey(key),
    status: 'active',
    ...(isOwn ? { isOwn } : {}),
    ...(assistant ? { assistant } : {}),
    ...(boardConfirms === undefined ? {} : { boardConfirms }),
    ...(dailyProposals === undefined ? {} : { dailyProposals }),
    ...(mostDong === undefined ? {} : { mostDong }),
    ...(proposalHours === undefined ? {} : { proposalHours }),
    ...(dailyCalls === undefined ? {} : { dailyCalls }),
    ...(endsAt ? { endsAt } : {}),
    ...(isSandbox ? { isSandbox } : {}),
  })
}

export const hintOf = (key: string): string => `…${key.slice(-4)}`
