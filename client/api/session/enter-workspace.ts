import { currentLanguage } from '../../i18n/language'
import type { ApiError } from '../api-error'
import { send } from '../send'
import type { SignedIn } from './renewal'
import { selectSession, sessionStarted, type WithSession } from './session-slice'

/** Goes on in another company where the same verified e-mail is a member, without signing in anew. Answers what the server refused. */
export const enterWorkspace =
  (workspaceId: string) =>
  async (dispatch: (action: ReturnType<typeof sessionStarted>) => unknown, getState: () => WithSession): Promise<ApiError | null> => {
    const session = selectSession(getState())
    if (!session) return null
    const { data, error } = await send(
      { service: 'authentication', method: 'create', data: { strategy: 'jwt', accessToken: session.accessToken, workspaceId } },
      { accessToken: null, language: currentLanguage() },
    )
    if (error) return error
    const { accessToken, user } = data as SignedIn
    dispatch(sessionStarted({ accessToken, user, workspace: user.workspace ?? session.workspace, keep: session.keep }))
    return null
  }
