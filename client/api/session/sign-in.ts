import { currentLanguage } from '../../i18n/language'
import type { ApiError } from '../api-error'
import { send } from '../send'
import type { SignedIn } from './renewal'
import { sessionStarted, type KnownWorkspace, type User } from './session-slice'

const guest = () => ({ accessToken: null, language: currentLanguage() })

export interface Credentials {
  readonly workspace: KnownWorkspace
  /** With an @ an e-mail, else a username. */
  readonly login: string
  readonly password: string
  /** Stay signed in on this device. */
  readonly keep: boolean
}

type Outcome<T> = { readonly value: T; readonly error?: undefined } | { readonly error: ApiError; readonly value?: undefined }

const isKnownWorkspace = (value: unknown): value is KnownWorkspace =>
  typeof value === 'object' && value !== null && '_id' in value && 'slug' in value

/** Looks a workspace up by its exact slug; null when there is none. */
export const findWorkspace = async (slug: string): Promise<Outcome<KnownWorkspace | null>> => {
  const { data, error } = await send({ service: 'workspaces', method: 'find', query: { slug } }, guest())
  if (error) return { error }
  const found =
    typeof data === 'object' && data !== null && 'data' in data && Array.isArray(data.data) ? data.data.find(isKnownWorkspace) : null
  return { value: found ?? null }
}

/** Asks for a temporary password by mail. The answer is the same whether there is such a member or not. */
export const forgotPassword = async (email: string, slug: string | undefined): Promise<ApiError | null> => {
  const query = { email, password: 'forgot', slug }
  const { error } = await send({ service: 'users', method: 'find', query }, guest())
  return error ?? null
}

const credentialsOf = ({ workspace, login, password }: Credentials): Record<string, string> =>
  login.includes('@')
    ? { strategy: 'local', email: login.trim(), password, workspaceId: workspace._id }
    : { strategy: 'local-username', username: login.trim(), password, workspaceId: workspace._id }

/** Signs in and starts the session. */
export const signIn =
  (credentials: Credentials) =>
  async (dispatch: (action: ReturnType<typeof sessionStarted>) => unknown): Promise<Outcome<User>> => {
    const { data, error } = await send({ service: 'authentication', method: 'create', data: credentialsOf(credentials) }, guest())
    if (error) return { error }
    const { accessToken, user } = data as SignedIn
    dispatch(sessionStarted({ accessToken, user, workspace: credentials.workspace, keep: credentials.keep }))
    return { value: user }
  }
