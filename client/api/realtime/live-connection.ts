import type { Renewal } from '../session/renewal'
import { selectToken, type Session } from '../session/session-slice'
import type { WatchedStore } from '../session/watch-session'
import { realClock } from './clock'
import { connectionChanged, connectionClosed, type ConnectionStatus } from './connection-slice'
import type { EventGatherer } from './gather-events'
import type { Hub } from './hub'
import { keepPageRules } from './later-page-rules'
import type { LiveSocket } from './socket'

/**
 * Ties the socket to the session: opened with it, told of new tokens, closed with it.
 * @param firstPaint settles once the first page is drawn: the socket's code comes then, and takes nothing from what the page waits for
 */
export const createLiveConnection = (
  store: WatchedStore,
  hub: Hub,
  renewal: Renewal,
  firstPaint: Promise<void> = Promise.resolve(),
): ((session: Session | null) => void) => {
  let events: EventGatherer | null = null
  let socket: LiveSocket | null = null
  let listener: string | null = null

  const open = async (userId: string): Promise<void> => {
    await firstPaint
    const [{ openSocket }, { pageRules }, { gatherEvents }] = await Promise.all([
      import('./socket'),
      import('./page-rules'),
      import('./gather-events'),
    ])
    keepPageRules(pageRules)
    if (listener !== userId || socket) return
    const gathered = gatherEvents(realClock, hub.writes.isAny, hub.onEvent)
    events = gathered
    socket = openSocket({
      token: () => selectToken(store.getState()),
      renew: () => renewal.renew(store),
      onStatus: (status: ConnectionStatus) => {
        if (status !== 'live') hub.presence.forget()
        store.dispatch(connectionChanged(status, new Date().toISOString()))
      },
      onConnecting: () => {
        // Their numbers are of the connection before.
        gathered.flush()
        hub.connecting()
      },
      onConnected: hub.connected,
      onPosition: (mark, quietMs) => {
        gathered.flush()
        hub.onPosition(mark, quietMs)
        // A new subscription has no presence yet.
        hub.presence.repeat()
      },
      onPresence: hub.presence.receive,
      onEvent: gathered.take,
      onUnseenChange: hub.unseenChanged,
    })
    hub.presence.tellBy(socket.say)
  }
  const close = (): void => {
    hub.presence.tellBy(null)
    events?.forget()
    events = null
    socket?.close()
    socket = null
    store.dispatch(connectionClosed())
  }

  return (session) => {
    const userId = session?.user._id ?? null
    if (userId === listener) {
      socket?.authenticate()
      return
    }
    listener = userId
    close()
    if (userId)
      open(userId).catch(() => {
        // Its code didn't come: asked for again with the next token.
        if (listener === userId && !socket) listener = null
      })
  }
}
