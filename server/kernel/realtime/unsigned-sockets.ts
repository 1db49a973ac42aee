import { AppError } from '../../platform/errors'
import { isLoopback } from '../../platform/http/address'

/** What is known of a socket here. */
export interface UnsignedSocket {
  readonly address: string
  readonly isSignedIn: () => boolean
  /** Lets go of it, so that a program that means it connects anew. */
  readonly drop: () => void
}

const CHECK_INTERVAL_MS = 60_000
/** A socket is dropped when it was found without sign-in twice in a row. */
const MAX_CHECKS = 2
const MAX_PER_ADDRESS = 100
/** Tests and proxies come from this very machine. */
const LOOPBACK_FACTOR = 10

/** Sockets that nobody has signed in on: few from one address, and not for long. */
export class UnsignedSockets {
  readonly #byAddress = new Map<string, Set<UnsignedSocket>>()

  /**
   * Begins to look after a socket.
   * @returns what ends it, for when the socket has gone
   * @throws AppError 429 when the address has as many without sign-in already
   */
  add(socket: UnsignedSocket): () => void {
    const { address } = socket
    const others = this.#byAddress.get(address) ?? new Set()
    const unsigned = [...others].filter((other) => !other.isSignedIn()).length
    if (unsigned >= MAX_PER_ADDRESS * (isLoopback(address) ? LOOPBACK_FACTOR : 1))
      throw AppError.of('request.too-many', { seconds: CHECK_INTERVAL_MS / 1000 }, { data: { retryAfter: CHECK_INTERVAL_MS / 1000 } })
    this.#byAddress.set(address, others.add(socket))
    let found = 0
    const timer = setInterval(() => {
      found = socket.isSignedIn() ? 0 : found + 1
      if (found === MAX_CHECKS) socket.drop()
    }, CHECK_INTERVAL_MS)
    timer.unref()
    return () => {
      clearInterval(timer)
      others.delete(socket)
      if (others.size === 0) this.#byAddress.delete(address)
    }
  }
}
