import { GoneError } from './errors'

/** A record that changed, as the key may see it now. */
export interface Change {
  readonly service: string
  /** `many`: so many records that they are asked for by `updated[$gte]` of `at`. */
  readonly type: 'created' | 'patched' | 'removed' | 'many'
  readonly at: string
  readonly _id?: string
  readonly record?: Readonly<Record<string, unknown>>
}

export interface ChangesPage {
  readonly data: readonly Change[]
  /** Where the next question goes on: keep it, and nothing is missed however long the program stands still (13 days at most). */
  readonly cursor: string
  readonly more: boolean
}

/** A connection of socket.io-client, as far as it is needed: whatever comes rings, and what it is about is asked for by the cursor. */
export interface Bell {
  onAny(heard: () => void): unknown
  on(event: 'connect', heard: () => void): unknown
  close(): unknown
}

type Handler = (change: Change) => unknown

interface Listener {
  readonly service: string
  readonly type: Change['type'] | 'any'
  readonly handle: Handler
}

/**
 * Tells what changed to whoever listens: each change by `/changes`, so that nothing is missed between two connections; a socket only says when
 * to ask, and without one it is asked from time to time.
 */
export class Follower {
  readonly #ask: (query: { readonly after?: string; readonly services?: string }) => Promise<ChangesPage>
  readonly #pollMs: number
  readonly #openBell: (() => Bell) | null
  readonly #listeners = new Set<Listener>()
  #lost: (error: unknown) => unknown = () => undefined
  #cursor: string | null = null
  #bell: Bell | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #asking: Promise<void> | null = null
  #rungAgain = false
  #isClosed = false

  constructor(ask: Follower['ask'], { pollMs, openBell }: { readonly pollMs: number; readonly openBell: (() => Bell) | null }) {
    this.#ask = ask
    this.#pollMs = pollMs
    this.#openBell = openBell
  }

  /** @internal */
  get ask(): (query: { readonly after?: string; readonly services?: string }) => Promise<ChangesPage> {
    return this.#ask
  }

  /** @returns once changes from now on are told; call what it resolves to, to hear no more */
  async on(listener: Listener): Promise<() => void> {
    if (this.#cursor === null) this.#cursor = (await this.#ask({})).cursor
    else await this.ring()
    this.#listeners.add(listener)
    if (!this.#bell && this.#openBell) {
      this.#bell = this.#openBell()
      this.#bell.onAny(() => void this.ring())
      this.#bell.on('connect', () => void this.ring())
    }
    this.#wait()
    return () => void this.#listeners.delete(listener)
  }

  /** Told what went wrong; a `GoneError`: so long was nothing asked that the lists have to be read anew. */
  onLost(handle: (error: unknown) => unknown): void {
    this.#lost = handle
  }

  /** Asks now. Of many who ring at once one asks, and once more when it is done. */
  ring(): Promise<void> {
    if (this.#asking) {
      this.#rungAgain = true
      return this.#asking
    }
    this.#asking = this.#catchUp().finally(() => {
      this.#asking = null
      this.#wait()
      if (this.#rungAgain && !this.#isClosed) {
        this.#rungAgain = false
        void this.ring()
      }
    })
    return this.#asking
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#bell?.close()
    this.#listeners.clear()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (!this.#isClosed && this.#listeners.size > 0) this.#timer = setTimeout(() => void this.ring(), this.#pollMs)
  }

  async #catchUp(): Promise<void> {
    try {
      for (let more = true; more && !this.#isClosed && this.#cursor !== null;) {
        const services = [...new Set([...this.#listeners].map(({ service }) => service))].join()
        const page = await this.#ask({ after: this.#cursor, ...(services === '' ? {} : { services }) })
        for (const change of page.data) await this.#tell(change)
        this.#cursor = page.cursor
        more = page.more
      }
    } catch (error) {
      if (error instanceof GoneError) this.#cursor = (await this.#ask({}).catch(() => null))?.cursor ?? this.#cursor
      this.#lost(error)
    }
  }

  async #tell(change: Change): Promise<void> {
    for (const { service, type, handle } of this.#listeners)
      if (service === change.service && (type === 'any' || type === change.type)) await handle(change)
  }
}
