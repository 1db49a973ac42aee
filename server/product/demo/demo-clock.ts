import { AsyncLocalStorage } from 'node:async_hooks'

/** A clock on which each deed of the demo's story has its own time, however many are done side by side. */
export class StoryClock {
  readonly #moments = new AsyncLocalStorage<Date>()
  readonly #real: () => Date

  /** @param real tells the time to whatever is no part of the story */
  constructor(real: () => Date) {
    this.#real = real
  }

  readonly now = (): Date => this.#moments.getStore() ?? this.#real()

  /** Ends the story: while moments are kept apart, every promise of the process costs more. */
  end(): void {
    this.#moments.disable()
  }

  /** Does something as if it were `moment`. */
  at<T>(moment: Date, act: () => Promise<T>): Promise<T> {
    return this.#moments.run(moment, act)
  }
}
