import type { Hub } from '../realtime/hub'
import type { Renewal, SessionStore } from './renewal'
import {
  selectSession,
  sessionEnded,
  sessionStarted,
  tokenRenewed,
  userChanged,
  workspaceChanged,
  type Session,
  type WithSession,
} from './session-slice'
import { readStoredSession, sessionStorageKey, storeSession } from './session-storage'
import { renewalDelay } from './token-time'

export interface WatchedStore extends SessionStore {
  readonly getState: () => WithSession
  readonly dispatch: (action: { type: string; payload?: unknown }) => unknown
  readonly subscribe: (listener: () => void) => () => void
}

/** What follows a session about. */
export interface SessionFollowers {
  readonly hub: Hub
  readonly renewal: Renewal
  /** Forgets all cached server data. */
  readonly forget: () => void
  /** Listens to the server as this session; null: to nobody. */
  readonly listen: (session: Session | null) => void
}

const isSamePerson = (a: Session | null, b: Session | null): boolean => a?.user._id === b?.user._id

/**
 * Takes up the stored session and keeps everything in step with it: the storage, the renewal timer, the socket, the cache,
 * and the other windows of the device. The stored session is used at once and proven meanwhile.
 */
export const watchSession = (store: WatchedStore, { hub, renewal, forget, listen }: SessionFollowers): void => {
  let last: Session | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const renewInTime = (token: string | undefined): void => {
    clearTimeout(timer)
    const delay = token === undefined ? null : renewalDelay(token, Date.now())
    if (delay !== null)
      timer = setTimeout(() => void renewal.renew(store).then((result) => result === 'unreachable' && renewInTime(token)), delay)
  }
  const follow = (): void => {
    const session = selectSession(store.getState())
    const before = last
    if (session === before) return
    last = session
    storeSession(session)
    if (!isSamePerson(session, before)) {
      hub.setMe(session?.user._id ?? null)
      // After the screens of the former session have left.
      if (before) setTimeout(forget)
    }
    if (session?.accessToken === before?.accessToken) return
    renewInTime(session?.accessToken)
    listen(session)
  }
  const followOtherWindows = (event: StorageEvent): void => {
    if (event.key !== sessionStorageKey || (last && !last.keep)) return
    const stored = readStoredSession()
    if (!stored) store.dispatch(sessionEnded('signed-out'))
    else if (isSamePerson(stored, last)) {
      if (stored.accessToken !== last?.accessToken) store.dispatch(tokenRenewed(stored))
    } else if (last) window.location.reload()
    else store.dispatch(sessionStarted(stored))
  }

  store.subscribe(follow)
  window.addEventListener('storage', followOtherWindows)
  hub.listen('users', ({ type, record }) => {
    if (type === 'patched' && record._id === last?.user._id) store.dispatch(userChanged({ ...record, _id: last.user._id }))
  })
  hub.listen('workspaces', ({ type, record }) => {
    if (type === 'patched' && record._id === last?.workspace._id)
      store.dispatch(workspaceChanged({ ...last.workspace, ...record, _id: last.workspace._id }))
  })
  const stored = readStoredSession()
  if (!stored) return
  store.dispatch(sessionStarted(stored))
  void renewal.renew(store)
}
