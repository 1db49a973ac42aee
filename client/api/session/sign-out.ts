import { currentLanguage } from '../../i18n/language'
import { send } from '../send'
import { selectToken, sessionEnded, type WithSession } from './session-slice'

/** Ends the session here at once, then tells the server. */
export const signOut =
  () =>
  async (dispatch: (action: ReturnType<typeof sessionEnded>) => unknown, getState: () => WithSession): Promise<void> => {
    const accessToken = selectToken(getState())
    if (!accessToken) return
    dispatch(sessionEnded('signed-out'))
    await send({ service: 'authentication', method: 'remove', id: null }, { accessToken, language: currentLanguage() })
  }
