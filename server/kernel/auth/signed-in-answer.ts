import { declarationOf } from '@shared/registry/declarations'
import type { StoredOf } from '../collections'
import { serialize } from '../serialize'
import { callerOf } from './callers'
import type { SignedIn } from './sessions'
import type { TokenPayload } from './tokens'

/** All that anybody may know of a workspace whose exact address they name. */
type PublicField = '_id' | 'name' | 'slug' | 'avatar' | 'slogan' | 'status' | 'apps'
export type WorkspaceBrief = Pick<StoredOf<'workspaces'>, PublicField>

/** A workspace as it is shown to whoever hasn't signed in. */
export const briefOf = ({ _id, name, slug, avatar, slogan, status, apps }: StoredOf<'workspaces'>): WorkspaceBrief => ({
  _id,
  name,
  slug,
  ...(avatar === undefined ? {} : { avatar }),
  ...(slogan === undefined ? {} : { slogan }),
  status,
  apps,
})

export interface AuthenticationAnswer {
  readonly accessToken: string
  readonly authentication: { readonly strategy: string; readonly payload: TokenPayload }
  /** As a get by that person answers it, with their workspace in brief. */
  readonly user: Readonly<Record<string, unknown>>
}

/** The answer to a sign-in or a renewal. */
export const signedInAnswer = (
  strategy: string,
  { accessToken, payload }: SignedIn,
  user: StoredOf<'users'>,
  workspace: StoredOf<'workspaces'>,
): AuthenticationAnswer => ({
  accessToken,
  authentication: { strategy, payload },
  user: { ...serialize(declarationOf('users'), user, callerOf(user, workspace, payload.sid)), workspace: briefOf(workspace) },
})
