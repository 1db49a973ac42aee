const MINUTE_MS = 60_000
/** How far back it tells. */
const MINUTES = 60

export interface Minute {
  /** When it began. */
  readonly at: Date
  readonly requests: number
  /** Milliseconds of the slowest. */
  readonly slowestMs: number
  readonly commits: number
  /** Commands that met another's change and ran again. */
  readonly retries: number
  readonly slowestCommitMs: number
  /** Milliseconds from a commit until the last listener of this node was told. */
  readonly eventLagMs: number
}

type Counting = { -readonly [Figure in keyof Minute]: Minute[Figure] }

/** How this process fared in the last hour, minute by minute. */
export class LoadHistory {
  readonly #now: () => Date
  readonly #minutes: Counting[] = []

  constructor(now: () => Date) {
    this.#now = now
  }

  request(ms: number): void {
    const minute = this.#current()
    minute.requests += 1
    minute.slowestMs = Math.max(minute.slowestMs, ms)
  }

  commit(ms: number, retries: number): void {
    const minute = this.#current()
    minute.commits += 1
    minute.retries += retries
    minute.slowestCommitMs = Math.max(minute.slowestCommitMs, ms)
  }

  eventsTold(lagMs: number): void {
    const minute = this.#current()
    minute.eventLagMs = Math.max(minute.eventLagMs, lagMs)
  }

  /** The last sixty minutes, the oldest first; those in which nothing happened are there with zeros. */
  minutes(): Minute[] {
    const current = this.#startOfMinute()
    const kept = new Map(this.#minutes.map((minute) => [minute.at.getTime(), minute]))
    return Array.from({ length: MINUTES }, (_, n) => {
      const at = current - (MINUTES - 1 - n) * MINUTE_MS
      return { ...(kept.get(at) ?? emptyMinute(at)) }
    })
  }

  #current(): Counting {
    const at = this.#startOfMinute()
    const last = this.#minutes.at(-1)
    if (last && last.at.getTime() >= at) return last
    const minute = emptyMinute(at)
    this.#minutes.push(minute)
    if (this.#minutes.length > MINUTES) this.#minutes.shift()
    return minute
  }

  #startOfMinute(): number {
    return Math.floor(this.#now().getTime() / MINUTE_MS) * MINUTE_MS
  }
}

const emptyMinute = (at: number): Counting => ({
  at: new Date(at),
  requests: 0,
  slowestMs: 0,
  commits: 0,
  retries: 0,
  slowestCommitMs: 0,
  eventLagMs: 0,
})
