/**
 * Short first-come-first-served locks within this process. They spare concurrent commands the cost of
 * colliding in the database, whose own conflict check stays the truth across processes.
 */
export class KeyedLocks {
  readonly #tails = new Map<string, Promise<void>>()

  /** Runs `body` while holding all keys; keys are taken in one order, so two callers can't wait for each other. */
  async hold<T>(keys: readonly string[], body: () => Promise<T>): Promise<T> {
    const releases: (() => void)[] = []
    try {
      for (const key of [...new Set(keys)].sort()) releases.push(await this.#take(key))
      return await body()
    } finally {
      for (const release of releases.reverse()) release()
    }
  }

  async #take(key: string): Promise<() => void> {
    const before = this.#tails.get(key)
    let open: () => void = () => undefined
    const tail = new Promise<void>((resolve) => {
      open = resolve
    })
    this.#tails.set(key, tail)
    if (before) await before
    return () => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key)
      open()
    }
  }
}
