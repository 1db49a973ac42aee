import type { RecordService } from '@shared/registry/names'
import { facts } from '../facts'
import { io, type Socket } from 'socket.io-client'
import type { ConnectionStatus } from './connection-slice'
import type { EventMark, EventType, WireRecord } from './event'
import type { RenewalResult } from '../session/renewal'

export interface SocketOptions {
  readonly token: () => string | null
  /** Gets a new token when the server refuses the one held. */
  readonly renew: () => Promise<RenewalResult>
  readonly onStatus: (status: ConnectionStatus) => void
  /** Connected, not signed in yet. */
  readonly onConnecting: () => void
  /** Signed in: no event is missed from now on. */
  readonly onConnected: () => void
  /** The number of the last event, and for how many ms there was none before; absent: nobody knows. */
  readonly onPosition: (mark: EventMark, quietMs?: number) => void
  /** Records of these services changed that the listener may not see. */
  readonly onUnseenChange: (services: readonly RecordService[]) => void
  /** Who has the record open that is open here. */
  readonly onPresence: (message: unknown) => void
  readonly onEvent: (service: RecordService, type: EventType, record: WireRecord, mark: EventMark | undefined) => void
}

/** The socket of one session. It only listens: what is written goes by REST. */
export interface LiveSocket {
  /** Signs in again: the token was renewed. */
  authenticate(): void
  /** Says which record is open here; null: none. */
  say(place: object | null): void
  close(): void
}

const ANSWER_TIMEOUT_MS = 10_000
const MIN_RETRY_MS = 500
const MAX_RETRY_MS = 30_000
const MAX_RECONNECT_MS = 10_000

const isService = (name: string | undefined): name is RecordService => name !== undefined && Object.hasOwn(facts, name)
const isType = (name: string | undefined): name is EventType => name === 'created' || name === 'patched' || name === 'removed'
const isRecord = (value: unknown): value is WireRecord => typeof value === 'object' && value !== null && '_id' in value
const isMark = (value: unknown): value is EventMark => typeof value === 'object' && value !== null && 'epoch' in value && 'n' in value

const quietIn = (told: unknown): number | undefined =>
  typeof told === 'object' && told !== null && 'quietMs' in told && typeof told.quietMs === 'number' ? told.quietMs : undefined

const isRefusal = (error: unknown): boolean => typeof error === 'object' && error !== null && 'code' in error && error.code === 401

/** Signs this connection in, so that it gets the events its owner may see. @returns what it refused with, or null */
const introduce = async (socket: Socket, accessToken: string): Promise<unknown> => {
  try {
    return await new Promise<unknown>((resolve, reject) => {
      socket
        .timeout(ANSWER_TIMEOUT_MS)
        .emit('create', 'authentication', { strategy: 'jwt', accessToken }, {}, (late: unknown, refused: unknown) =>
          late ? reject(late) : resolve(refused),
        )
    })
  } catch (late) {
    return late
  }
}

/** Connects and stays connected until closed; a connection the server ends is renewed and taken up again. */
export const openSocket = ({
  token,
  renew,
  onStatus,
  onConnecting,
  onConnected,
  onPosition,
  onPresence,
  onEvent,
  onUnseenChange,
}: SocketOptions): LiveSocket => {
  const socket = io({ transports: ['websocket', 'polling'], reconnectionDelayMax: MAX_RECONNECT_MS })
  let closed = false
  let live = false
  let wait = MIN_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined

  const lost = (status: ConnectionStatus): void => {
    live = false
    if (!closed) onStatus(status)
  }
  const later = (act: () => void): void => {
    clearTimeout(timer)
    timer = setTimeout(act, wait)
    wait = Math.min(wait * 2, MAX_RETRY_MS)
  }
  const authenticate = async (mayRenew: boolean): Promise<void> => {
    const accessToken = token()
    if (closed || !socket.connected || !accessToken) return
    const refused = await introduce(socket, accessToken)
    if (closed || !socket.connected) return
    if (!refused) {
      wait = MIN_RETRY_MS
      if (!live) onConnected()
      live = true
      onStatus('live')
    } else if (isRefusal(refused) && mayRenew) {
      lost('expired')
      if ((await renew()) === 'renewed') await authenticate(false)
      else later(() => void authenticate(true))
    } else {
      lost('offline')
      later(() => void authenticate(true))
    }
  }
  const takeUpAgain = async (): Promise<void> => {
    if (closed || (await renew()) === 'ended') return
    if (!closed) socket.connect()
  }

  socket.on('connect', () => {
    onConnecting()
    void authenticate(true)
  })
  socket.on('connect_error', () => lost('offline'))
  socket.on('disconnect', (reason) => {
    lost('offline')
    // Only then socket.io doesn't come back by itself.
    if (reason === 'io server disconnect') later(() => void takeUpAgain())
  })
  socket.onAny((event: string, record: unknown, mark: unknown) => {
    if (event === 'realtime epoch') {
      if (isMark(record)) onPosition(record, quietIn(mark))
      return
    }
    if (event === 'realtime changed') {
      if (Array.isArray(record)) onUnseenChange(record.filter((name) => isService(String(name))) as RecordService[])
      return
    }
    if (event === 'presence') {
      onPresence(record)
      return
    }
    const [service, type] = event.split(' ')
    if (isService(service) && isType(type) && isRecord(record)) onEvent(service, type, record, isMark(mark) ? mark : undefined)
  })
  onStatus('connecting')

  return {
    authenticate: () => void authenticate(true),
    say: (place) => {
      // What is said before somebody is known to listen, is said again then.
      if (socket.connected) socket.emit('presence', place)
    },
    close: () => {
      closed = true
      clearTimeout(timer)
      socket.disconnect()
    },
  }
}
