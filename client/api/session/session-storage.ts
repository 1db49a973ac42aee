import { readLocal, writeLocal } from '../../lib/store-local'
import type { Session } from './session-slice'

export const sessionStorageKey = 'socai.session'

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  typeof value.accessToken === 'string' &&
  'user' in value &&
  'workspace' in value

const readTab = (): unknown => {
  try {
    return JSON.parse(window.sessionStorage.getItem(sessionStorageKey) ?? 'null')
  } catch {
    return null
  }
}

const writeTab = (session: Session | null): void => {
  try {
    if (session) window.sessionStorage.setItem(sessionStorageKey, JSON.stringify(session))
    else window.sessionStorage.removeItem(sessionStorageKey)
  } catch {
    // A closed storage costs only the memory of having signed in.
  }
}

/** The session this window was left in: of the device, or of this tab alone. */
export const readStoredSession = (): Session | null => {
  const stored = [readTab(), readLocal<unknown>(sessionStorageKey, null)].find(isSession)
  return stored ?? null
}

/** Keeps a session on this device, or in this tab when it isn't to be kept; null forgets both. */
export const storeSession = (session: Session | null): void => {
  writeTab(session && !session.keep ? session : null)
  writeLocal(sessionStorageKey, session?.keep ? session : undefined)
}
