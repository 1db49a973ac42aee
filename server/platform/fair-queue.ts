import { AppError } from './errors'

export interface QueueLimits {
  /** In all. */
  readonly maxRunning: number
  readonly maxPerGroup: number
  readonly maxPerMember: number
  /** How many of one member may wait. */
  readonly maxQueuedPerMember: number
  /** How many of all may wait; no end when it isn't given. */
  readonly maxQueued?: number
}

interface Waiting {
  readonly member: string
  readonly start: () => void
}

/**
 * Lets work begin by turns: each member has at most so many at once, each group so many, and groups that wait take turns, so that
 * what one asks for never keeps the others from theirs.
 */
export class FairQueue {
  readonly #limits: QueueLimits
  readonly #running = new Map<string, number>()
  /** By group; the one that was served last stands last. */
  readonly #lines = new Map<string, Waiting[]>()
  #total = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  /**
   * Runs `body` when it is the member's turn.
   * @throws AppError as `enter` does
   */
  async take<T>(group: string, member: string, body: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    // One whose turn it is begins at once.
    const waiting = this.#takeTurn(group, member, signal)
    if (waiting) await waiting
    try {
      return await body()
    } finally {
      this.#leave(group, member)
    }
  }

  /**
   * Waits until it is the member's turn.
   * @returns what ends the turn: to be called once
   * @throws AppError 429 when too many of the member's wait already, 503 when too many of all do; the signal's reason when it is aborted
   * before the turn has come
   */
  async enter(group: string, member: string, signal?: AbortSignal): Promise<() => void> {
    await this.#takeTurn(group, member, signal)
    return () => this.#leave(group, member)
  }

  /** @returns when the turn has come; null when it is the member's already */
  #takeTurn(group: string, member: string, signal: AbortSignal | undefined): Promise<void> | null {
    signal?.throwIfAborted()
    if (!this.#mayStart(group, member)) return this.#wait(group, member, signal)
    this.#count(group, member, 1)
    return null
  }

  #leave(group: string, member: string): void {
    this.#count(group, member, -1)
    this.#startNext()
  }

  #mayStart(group: string, member: string): boolean {
    const { maxRunning, maxPerGroup, maxPerMember } = this.#limits
    return this.#total < maxRunning && this.#runningOf(group) < maxPerGroup && this.#runningOf(memberKey(group, member)) < maxPerMember
  }

  #wait(group: string, member: string, signal: AbortSignal | undefined): Promise<void> {
    const line = this.#lines.get(group) ?? []
    if (line.filter((each) => each.member === member).length >= this.#limits.maxQueuedPerMember)
      throw AppError.of('request.too-many', { seconds: 1 }, { data: { retryAfter: 1 } })
    const queued = [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0)
    if (queued >= (this.#limits.maxQueued ?? Infinity)) throw AppError.of('request.not-ready')
    this.#lines.set(group, line)
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#remove(group, waiting)
        reject(signal?.reason as Error)
      }
      const waiting: Waiting = {
        member,
        start: () => {
          signal?.removeEventListener('abort', leave)
          resolve()
        },
      }
      line.push(waiting)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  #remove(group: string, waiting: Waiting): void {
    const line = this.#lines.get(group) ?? []
    const rest = line.filter((each) => each !== waiting)
    if (rest.length > 0) this.#lines.set(group, rest)
    else this.#lines.delete(group)
  }

  #startNext(): void {
    for (const [group, line] of this.#lines) {
      const next = line.find(({ member }) => this.#mayStart(group, member))
      if (!next) continue
      this.#remove(group, next)
      const rest = this.#lines.get(group)
      // The group goes to the end: the others come before its next.
      if (rest && this.#lines.delete(group)) this.#lines.set(group, rest)
      this.#count(group, next.member, 1)
      next.start()
      return
    }
  }

  #runningOf(key: string): number {
    return this.#running.get(key) ?? 0
  }

  #count(group: string, member: string, change: 1 | -1): void {
    this.#total += change
    for (const key of [group, memberKey(group, member)]) {
      const count = this.#runningOf(key) + change
      if (count > 0) this.#running.set(key, count)
      else this.#running.delete(key)
    }
  }
}

const memberKey = (group: string, member: string): string => `${group} ${member}`
