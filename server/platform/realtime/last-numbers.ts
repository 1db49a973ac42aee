/** As long as Redis keeps them: whoever is silent for a day begins at 1 again. */
const KEPT_MS = 86_400_000

interface Last {
  readonly n: number
  readonly at: number
}

/** The last number of each key, as long as somebody asks for it: those of sessions and members that are gone don't stay. */
export class LastNumbers {
  readonly #now: () => number
  /** The one that was heard last stands last. */
  readonly #byKey = new Map<string, Last>()

  /** @param now milliseconds that only grow */
  constructor(now: () => number) {
    this.#now = now
  }

  get size(): number {
    return this.#byKey.size
  }

  /** Keeps the number. @returns the one before, where it is known */
  replace(key: string, n: number): number | undefined {
    const at = this.#now()
    this.#forgetBefore(at - KEPT_MS)
    const before = this.#byKey.get(key)?.n
    this.#byKey.delete(key)
    this.#byKey.set(key, { n, at })
    return before
  }

  forget(key: string): void {
    this.#byKey.delete(key)
  }

  clear(): void {
    this.#byKey.clear()
  }

  #forgetBefore(moment: number): void {
    for (const [key, { at }] of this.#byKey) {
      if (at > moment) return
      this.#byKey.delete(key)
    }
  }
}
