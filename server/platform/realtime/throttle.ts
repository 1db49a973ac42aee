/** Hands on at most one value in a span of time: the first at once, then the latest of those that came meanwhile. */
export class Throttle<T> {
  readonly #intervalMs: number
  readonly #act: (value: T) => unknown
  #waiting: { readonly value: T } | null = null
  #timer: NodeJS.Timeout | null = null

  /** @param intervalMs milliseconds */
  constructor(intervalMs: number, act: (value: T) => unknown) {
    this.#intervalMs = intervalMs
    this.#act = act
  }

  put(value: T): void {
    if (this.#timer) {
      this.#waiting = { value }
      return
    }
    this.#act(value)
    this.#timer = setTimeout(() => this.#next(), this.#intervalMs).unref()
  }

  /** What waits is dropped. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    this.#waiting = null
  }

  #next(): void {
    const waiting = this.#waiting
    this.stop()
    if (waiting) this.put(waiting.value)
  }
}
