import { io, type Socket } from 'socket.io-client'

/** How long a test waits for what has to come. */
const TIMEOUT_MS = 20_000

export interface HeardEvent {
  readonly name: string
  readonly record: Readonly<Record<string, unknown>> & { readonly _id: string }
  /** The number within the audience; personal events have none. */
  readonly mark?: { readonly epoch: string; readonly n: number }
}

/** A socket of a test, with everything it heard. */
export class TestSocket {
  readonly raw: Socket
  /** Events of services, in the order they came. */
  readonly events: HeardEvent[] = []
  /** Where the count of the audience was said to stand. */
  readonly epochs: { epoch: string; n: number }[] = []
  /** Numbers of events and positions of the count, in the order they came. */
  readonly counted: { what: 'event' | 'position'; epoch: string; n: number }[] = []
  /** Services of which records changed that this member may not see, but reports count. */
  readonly unseen: string[][] = []

  constructor(raw: Socket) {
    this.raw = raw
    raw.onAny((name: string, record: HeardEvent['record'], mark?: HeardEvent['mark']) => {
      if (name === 'realtime epoch') {
        const { epoch, n } = record as unknown as { epoch: string; n: number }
        this.epochs.push({ epoch, n })
        this.counted.push({ what: 'position', epoch, n })
        return
      }
      if (mark) this.counted.push({ what: 'event', ...mark })
      if (name === 'realtime changed') this.unseen.push(record as unknown as string[])
      else this.events.push({ name, record, ...(mark ? { mark } : {}) })
    })
  }

  /** Calls a service's method over the socket. @throws the error as it arrived */
  call<T = unknown>(method: string, ...args: readonly unknown[]): Promise<T> {
    return new Promise((resolve, reject) => {
      this.raw.timeout(TIMEOUT_MS).emit(method, ...args, (late: Error | null, error: object | null, result: T) => {
        if (late) reject(late)
        else if (error) reject(Object.assign(new Error('message' in error ? String(error.message) : 'refused'), error))
        else resolve(result)
      })
    })
  }

  /** Resolves when all that was sent to this socket before has arrived: what comes back from a call comes after it. */
  async settled(): Promise<void> {
    await this.call('get', 'nothing', 'nothing').catch(() => undefined)
  }

  /** The first event of this name that `fits`, heard already or to come. */
  received(name: string, fits: (event: HeardEvent) => boolean = () => true): Promise<HeardEvent> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = this.events.find((event) => event.name === name && fits(event))
        if (!found) return
        done()
        resolve(found)
      }
      const done = (): void => {
        clearTimeout(timer)
        this.raw.offAny(look)
      }
      const timer = setTimeout(() => {
        done()
        reject(new Error(`'${name}' was not heard; heard were: ${this.events.map((event) => event.name).join(', ') || 'none'}`))
      }, TIMEOUT_MS)
      this.raw.onAny(look)
      look()
    })
  }

  /** Resolves once the server has closed the socket. */
  closed(): Promise<void> {
    return new Promise((resolve) => {
      if (this.raw.disconnected) resolve()
      else this.raw.once('disconnect', () => resolve())
    })
  }

  close(): void {
    this.raw.disconnect()
  }
}

/** @param token absent: a socket that isn't signed in @throws when the connection is refused */
export const openSocket = async (url: string, token?: string, headers: Readonly<Record<string, string>> = {}): Promise<TestSocket> => {
  const raw = io(url, { transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders: { ...headers } })
  const socket = new TestSocket(raw)
  await new Promise<void>((resolve, reject) => {
    raw.once('connect', () => resolve())
    raw.once('connect_error', (error) => {
      raw.close()
      reject(error)
    })
  })
  if (token !== undefined) await socket.call('create', 'authentication', { strategy: 'jwt', accessToken: token })
  return socket
}
