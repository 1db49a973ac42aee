import type { Key } from '../bson/key'
import { codes, CommandError } from '../errors'

/** Whoever holds locks: a transaction, or one statement outside of any. */
export interface Holder {
  readonly held: Lock[]
}

interface Waiter {
  readonly holder: Holder
  readonly resume: () => void
  gone: boolean
}

/** A key that is held, or was a while ago. */
export interface Lock {
  readonly key: Key
  holder: Holder | null
  readonly queue: Waiter[]
}

/** Locks that nobody holds are kept until there are so many. */
const mostFree = 1024

/** Exclusive locks on keys of documents and of unique index entries. A lock that is let go is handed to the one that waits longest. */
export class Locks {
  /** With those that were let go: they are dropped now and then, not one by one, since a map that is always being deleted
   *  from costs the collector of garbage more than what it holds. */
  private locks = new Map<Key, Lock>()
  private free = 0

  /** Whether somebody else holds a key. */
  isHeldByOther(key: Key, holder: Holder): boolean {
    const by = this.locks.get(key)?.holder
    return by !== undefined && by !== null && by !== holder
  }

  /** Takes a key, if nobody else holds it.   @returns whose it was: nobody's, the holder's own already, or another's, whose it stays */
  take(key: Key, holder: Holder): 'free' | 'own' | "other's" {
    const lock = this.locks.get(key)
    if (!lock) {
      const made: Lock = { key, holder, queue: [] }
      this.locks.set(key, made)
      holder.held.push(made)
      return 'free'
    }
    if (lock.holder) return lock.holder === holder ? 'own' : "other's"
    lock.holder = holder
    holder.held.push(lock)
    this.free--
    return 'free'
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
    for (const lock of holder.held.splice(0)) this.pass(lock)
    if (this.free > mostFree && this.free > this.locks.size / 2) this.dropFree()
  }

  private pass(lock: Lock): void {
    let next = lock.queue.shift()
    while (next?.gone) next = lock.queue.shift()
    lock.holder = next?.holder ?? null
    if (!next) {
      this.free++
      return
    }
    next.holder.held.push(lock)
    next.resume()
  }

  private dropFree(): void {
    const held = new Map<Key, Lock>()
    for (const [key, lock] of this.locks) if (lock.holder) held.set(key, lock)
    this.locks = held
    this.free = 0
  }
}
