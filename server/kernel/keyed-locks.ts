/**
 * Short first-come-first-served locks within this process. They spare concurrent commands the cost of
 * colliding in the database, whose own conflict check stays the truth across processes.
 */
export class KeyedLocks {
  readonly #tails = new Map<string, Promise<void>>()

  /**
   * Runs `body` while holding all keys; keys are taken in one order, so two callers can't wait for each other.
   * `body` may take further keys. One that comes before a key already held is left alone: waiting for it might never
   * end, and doing without it costs a collision at worst.
   */
  async hold<T>(keys: readonly string[], body: (more: (keys: readonly string[]) => Promise<void>) => Promise<T>): Promise<T> {
    const releases: (() => void)[] = []
    let last = ''
    const take = async (wanted: readonly string[]): Promise<void> => {
      for (const key of [...new Set(wanted)].sort()) {
        if (key <= last) continue
        last = key
        releases.push(await this.#take(key))
      }
    }
    try {
      await take(keys)
      return await body(take)
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
