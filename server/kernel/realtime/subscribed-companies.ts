import type { SocaiBus } from './messages'

/** A company whose last window has closed is heard of for so long still: whoever loads a page anew is back at once. */
const LINGER_MS = 10 * 60_000

export interface SubscribedCompaniesOptions {
  readonly bus: Pick<SocaiBus, 'subscribe' | 'unsubscribe'>
  /** A clock that never goes back, in ms. */
  readonly now: () => number
  /** From now on nothing of the company is missed; something may have been until now. */
  readonly onBegin: (workspaceId: string) => void
  readonly onEnd: (workspaceId: string) => void
}

/** Which companies this node hears of from others: those that have a window here. */
export class SubscribedCompanies {
  readonly #options: SubscribedCompaniesOptions
  /** Null: it is heard of. */
  readonly #subscribed = new Map<string, Promise<void> | null>()
  /** Since when nobody listens, the longest ago first. */
  readonly #idle = new Map<string, number>()

  constructor(options: SubscribedCompaniesOptions) {
    this.#options = options
  }

  /** Somebody listens. @returns what has to be awaited until nothing is missed; null: nothing is already */
  need(workspaceId: string): Promise<void> | null {
    this.#idle.delete(workspaceId)
    const known = this.#subscribed.get(workspaceId)
    if (known !== undefined) return known
    const { bus, onBegin } = this.#options
    const subscribing =
      bus.subscribe(workspaceId)?.then(() => {
        if (this.#subscribed.get(workspaceId) !== subscribing) return
        this.#subscribed.set(workspaceId, null)
        onBegin(workspaceId)
      }) ?? null
    this.#subscribed.set(workspaceId, subscribing)
    return subscribing
  }

  /** Nobody listens any more. */
  release(workspaceId: string): void {
    const now = this.#options.now()
    this.#idle.delete(workspaceId)
    if (this.#subscribed.has(workspaceId)) this.#idle.set(workspaceId, now)
    for (const [idle, since] of this.#idle) {
      if (since > now - LINGER_MS) return
      this.#idle.delete(idle)
      this.#subscribed.delete(idle)
      this.#options.bus.unsubscribe(idle)
      this.#options.onEnd(idle)
    }
  }
}
