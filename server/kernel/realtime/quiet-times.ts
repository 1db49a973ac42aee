/** Nothing is told of longer ago: whoever opens a page asked for what it shows moments before. */
const REMEMBERED_MS = 10 * 60_000

/**
 * Since when this node heard nothing of a company or for a person, so that a window that begins to listen knows whether what it fetched
 * before is still all there is.
 */
export class QuietTimes {
  readonly #now: () => number
  /** When each was heard of last, the longest ago first. */
  readonly #heard = new Map<string, number>()
  /** Nothing is known of before. */
  #since: number

  /** @param now a clock that never goes back, in ms */
  constructor(now: () => number) {
    this.#now = now
    this.#since = now()
  }

  heard(key: string): void {
    const now = this.#now()
    this.#heard.delete(key)
    this.#heard.set(key, now)
    for (const [other, at] of this.#heard) {
      if (at > now - REMEMBERED_MS) break
      this.#heard.delete(other)
    }
  }

  /** Something may have been missed, under this key or (null) under any. */
  missed(key: string | null): void {
    if (key === null) this.#since = this.#now()
    else this.heard(key)
  }

  /** For how many ms nothing was heard under any of these keys. */
  of(keys: readonly string[]): number {
    const now = this.#now()
    const last = Math.max(this.#since, now - REMEMBERED_MS, ...keys.map((key) => this.#heard.get(key) ?? -Infinity))
    return Math.floor(now - last)
  }
}
