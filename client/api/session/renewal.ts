import { currentLanguage } from '../../i18n/language'
import { send } from '../send'
import { selectToken, sessionEnded, tokenRenewed, type User, type WithSession } from './session-slice'

/** `unreachable`: nobody could be asked; the session stands and the call fails as it did. */
export type RenewalResult = 'renewed' | 'ended' | 'unreachable'

/** The part of a store that a renewal works on. */
export interface SessionStore {
  readonly getState: () => unknown
  readonly dispatch: (action: ReturnType<typeof tokenRenewed> | ReturnType<typeof sessionEnded>) => unknown
}

/** Gets a new token for the one held. However many ask at once, it is asked for once. */
export interface Renewal {
  renew(store: SessionStore): Promise<RenewalResult>
}

/** The answer to every call of the authentication service. */
export interface SignedIn {
  readonly accessToken: string
  readonly user: User
}

const tokenOf = (store: SessionStore): string | null => selectToken(store.getState() as WithSession)
const refusals: readonly number[] = [400, 401, 403, 404]

const ask = async (store: SessionStore): Promise<RenewalResult> => {
  const accessToken = tokenOf(store)
  if (!accessToken) return 'ended'
  const answer = await send(
    { service: 'authentication', method: 'create', data: { strategy: 'jwt', accessToken } },
    { accessToken: null, language: currentLanguage() },
  )
  // Another window may have renewed, or somebody signed out, while this one waited.
  if (tokenOf(store) !== accessToken) return tokenOf(store) ? 'renewed' : 'ended'
  if (answer.error && !refusals.includes(answer.error.code)) return 'unreachable'
  if (answer.error) store.dispatch(sessionEnded('expired'))
  else {
    const { accessToken: renewed, user } = answer.data as SignedIn
    store.dispatch(tokenRenewed({ accessToken: renewed, user }))
  }
  return answer.error ? 'ended' : 'renewed'
}

export const createRenewal = (): Renewal => {
  let running: Promise<RenewalResult> | null = null
  return {
    renew: (store) => {
      running ??= ask(store).finally(() => {
        running = null
      })
      return running
    },
  }
}
