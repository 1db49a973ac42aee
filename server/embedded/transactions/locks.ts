import type { Key } from '../bson/key'
import { codes, CommandError } from '../errors'

/** Whoever holds locks: a transaction, or one statement outside of any. */
export interface Holder {
  readonly held: Set<Key>
}

interface Waiter {
  readonly holder: Holder
  readonly resume: () => void
  gone: boolean
}

interface Lock {
  holder: Holder
  readonly queue: Waiter[]
}

/** Exclusive locks on keys of documents and of unique index entries. A lock that is let go is handed to the one that waits longest. */
export class Locks {
  private readonly locks = new Map<Key, Lock>()

  /** Whether somebody else holds a key. */
  isHeldByOther(key: Key, holder: Holder): boolean {
    const lock = this.locks.get(key)
    return lock !== undefined && lock.holder !== holder
  }

  /** Takes a key that nobody else holds. */
  take(key: Key, holder: Holder): void {
    if (holder.held.has(key)) return
    this.locks.set(key, { holder, queue: [] })
    holder.held.add(key)
  }

  /** Waits until the key is the holder's.   @param deadline in milliseconds of `Date.now()`   @throws CommandError MaxTimeMSExpired */
  async wait(key: Key, holder: Holder, deadline: number): Promise<void> {
    const lock = this.locks.get(key)
    if (!lock) {
      this.take(key, holder)
      return
    }
    await new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | null = null
      const waiter: Waiter = {
        holder,
        gone: false,
        resume: () => {
          if (timer) clearTimeout(timer)
          resolve()
        },
      }
      if (deadline !== Infinity)
        timer = setTimeout(
          () => {
            waiter.gone = true
            reject(new CommandError(codes.MaxTimeMSExpired, 'operation exceeded time limit while waiting for a lock'))
          },
          Math.max(0, deadline - Date.now()),
        )
      lock.queue.push(waiter)
    })
  }

  /** Lets go of everything the holder has. */
  releaseAll(holder: Holder): void {
    const keys = [...holder.held]
    holder.held.clear()
    for (const key of keys) this.pass(key)
  }

  private pass(key: Key): void {
    const lock = this.locks.get(key)!
    let next = lock.queue.shift()
    while (next?.gone) next = lock.queue.shift()
    if (!next) {
      this.locks.delete(key)
      return
    }
    lock.holder = next.holder
    next.holder.held.add(key)
    next.resume()
  }
}
