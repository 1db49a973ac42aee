import type { Caller } from '../call'

/** How long an entry is valid when no event says that it changed. */
const CACHE_TTL_MS = 60_000
const MAX_ENTRIES = 20_000

interface Entry {
  readonly caller: Caller
  readonly until: number
}

/** Who was found behind a session or a key, kept for a minute. Ages are measured by the machine's clock, not the product's. */
export class CallerCache {
  readonly #entries = new Map<string, Entry>()
  readonly #loading = new Map<string, Promise<Caller>>()
  /** Grows with every drop: what was being read meanwhile may be old already, and isn't kept. */
  #drops = 0

  /** The caller kept under `key`, or the one that `load` finds; callers that come at once share one load. */
  async get(key: string, load: () => Promise<Caller>): Promise<Caller> {
    const kept = this.#entries.get(key)
    if (kept && kept.until > performance.now()) return kept.caller
    const underway = this.#loading.get(key)
    if (underway) return underway
    const loading = this.#load(key, load)
    this.#loading.set(key, loading)
    try {
      return await loading
    } finally {
      if (this.#loading.get(key) === loading) this.#loading.delete(key)
    }
  }

  drop(concerned: (caller: Caller) => boolean): void {
    this.#drops += 1
    this.#loading.clear()
    for (const [key, { caller }] of this.#entries) if (concerned(caller)) this.#entries.delete(key)
  }

  async #load(key: string, load: () => Promise<Caller>): Promise<Caller> {
    for (let tries = 1; ; tries++) {
      const drops = this.#drops
      const caller = await load()
      if (drops === this.#drops) {
        this.#keep(key, caller)
        return caller
      }
      if (tries === 3) return caller
    }
  }

  #keep(key: string, caller: Caller): void {
    this.#entries.delete(key)
    if (this.#entries.size >= MAX_ENTRIES)
      for (const oldest of this.#entries.keys()) {
        this.#entries.delete(oldest)
        break
      }
    this.#entries.set(key, { caller, until: performance.now() + CACHE_TTL_MS })
  }
}
