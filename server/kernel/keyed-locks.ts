/** What may be held: locks of a lower rank are asked for first. */
export interface LockKey {
  readonly rank: number
  readonly kind: string
  readonly name: string
}

const byRank = (a: LockKey, b: LockKey): number => a.rank - b.rank || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)

/**
 * Short first-come-first-served locks within this process. They spare concurrent commands the cost of
 * colliding in the database, whose own conflict check stays the truth across processes.
 */
export class KeyedLocks {
  readonly #tails = new Map<string, Promise<void>>()
  readonly #isStrict: boolean

  /** @param isStrict whether asking in the wrong order is an error */
  constructor(isStrict = process.env['NODE_ENV'] === 'test' || process.env['NODE_ENV'] === 'development') {
    this.#isStrict = isStrict
  }

  /**
   * Runs `body` while holding all keys. Keys are taken by rank, and by name within one, so that two callers can't wait for
   * each other. `body` may take further keys. One of the same rank that comes before a key already held is taken only if
   * nobody has it: waiting for it might never end, and doing without it costs a collision at worst.
   * @throws Error in development and tests, when a key ranks before one that is held: the caller asks in the wrong order
   */
  async hold<T>(keys: readonly LockKey[], body: (more: (keys: readonly LockKey[]) => Promise<void>) => Promise<T>): Promise<T> {
    const releases: (() => void)[] = []
    const held = new Set<string>()
    let last: LockKey | null = null
    const take = async (wanted: readonly LockKey[]): Promise<void> => {
      for (const key of [...wanted].sort(byRank)) {
        if (held.has(key.name)) continue
        if (last && byRank(key, last) < 0) {
          if (key.rank < last.rank && this.#isStrict)
            throw new Error(`A lock of kind '${key.kind}' has to be asked for before '${last.kind}'`)
          if (this.#tails.has(key.name)) continue
        } else last = key
        held.add(key.name)
        releases.push(await this.#take(key.name))
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
