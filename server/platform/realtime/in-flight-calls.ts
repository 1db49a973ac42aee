/** Calls over sockets that wait for their answers. */
export class InFlightCalls {
  #count = 0
  readonly #waiting = new Set<() => void>()

  /** A call begins. @returns what ends it; ending it again changes nothing */
  begin(): () => void {
    let open = true
    this.#count += 1
    return () => {
      if (!open) return
      open = false
      this.#count -= 1
      if (this.#count === 0) for (const resolve of this.#waiting) resolve()
    }
  }

  /** Resolves when no call is open any more. @param timeoutMs milliseconds after which it resolves all the same */
  finished(timeoutMs: number): Promise<void> {
    if (this.#count === 0) return Promise.resolve()
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(late)
        this.#waiting.delete(done)
        resolve()
      }
      const late = setTimeout(done, timeoutMs)
      this.#waiting.add(done)
    })
  }
}
