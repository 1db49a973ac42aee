import type { Key } from '../bson/key'
import { codes, CommandError } from '../errors'
import type { History } from './history'

/** A holder of locks: a transaction, or one statement outside of any. */
export interface Holder {
  readonly held: Lock[]
}

interface Waiter {
  readonly holder: Holder
  readonly resume: () => void
  isTimedOut: boolean
}

/** The lock of a key, held or free. */
export interface Lock {
  readonly key: Key
  holder: Holder | null
  readonly queue: Waiter[]
  /** Sequence number of the commit that changed the key last; 0 if it was not changed while a snapshot was open. */
  changed: number
}

/** Free locks are kept until there are so many, or twice as many as had to be kept before. */
const MIN_FREE_LOCKS = 1024

/** Exclusive locks on keys of documents and of unique index entries. A released lock is handed to the waiter that has waited longest. */
export class Locks {
  /** Includes free locks: they are dropped many at a time, since deleting from a map all the time costs the garbage collector
   *  more than keeping them. */
  private locks = new Map<Key, Lock>()
  private free = 0
  private maxFree = MIN_FREE_LOCKS
  private readonly history: History

  constructor(history: History) {
    this.history = history
  }

  /** Whether another holder has a key. */
  isHeldByOther(key: Key, holder: Holder): boolean {
    const by = this.locks.get(key)?.holder
    return by !== undefined && by !== null && by !== holder
  }

  /** Takes a key.   @returns null when another holder has it */
  take(key: Key, holder: Holder): Lock | null {
    const lock = this.of(key)
    if (lock.holder) return lock.holder === holder ? lock : null
    lock.holder = holder
    holder.held.push(lock)
    this.free--
    return lock
  }

  /** The lock of a key, held or free. */
  of(key: Key): Lock {
    let lock = this.locks.get(key)
    if (!lock) {
      this.locks.set(key, (lock = { key, holder: null, queue: [], changed: 0 }))
      this.free++
    }
    return lock
  }

  /** Waits until the key is the holder's.   @param deadline in milliseconds of `Date.now()`   @throws CommandError MaxTimeMSExpired */
  async wait(key: Key, holder: Holder, deadline: number): Promise<void> {
    const lock = this.locks.get(key)
    if (!lock?.holder) {
      this.take(key, holder)
      return
    }
    await new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | null = null
      const waiter: Waiter = {
        holder,
        isTimedOut: false,
        resume: () => {
          if (timer) clearTimeout(timer)
          resolve()
        },
      }
      if (deadline !== Infinity)
        timer = setTimeout(
          () => {
            waiter.isTimedOut = true
            reject(new CommandError(codes.MaxTimeMSExpired, 'operation exceeded time limit while waiting for a lock'))
          },
          Math.max(0, deadline - Date.now()),
        )
      lock.queue.push(waiter)
    })
  }

  /** Releases all locks of a holder. */
  releaseAll(holder: Holder): void {
    for (const lock of holder.held.splice(0)) this.handOver(lock)
    if (this.free > this.maxFree) this.dropFree()
  }

  private handOver(lock: Lock): void {
    let next = lock.queue.shift()
    while (next?.isTimedOut) next = lock.queue.shift()
    lock.holder = next?.holder ?? null
    if (!next) {
      this.free++
      return
    }
    next.holder.held.push(lock)
    next.resume()
  }

  private dropFree(): void {
    const { oldest } = this.history
    const kept = new Map<Key, Lock>()
    this.free = 0
    for (const [key, lock] of this.locks) {
      if (!lock.holder && lock.changed <= oldest) continue
      kept.set(key, lock)
      if (!lock.holder) this.free++
    }
    this.locks = kept
    this.maxFree = MIN_FREE_LOCKS + 2 * this.free
  }
}
