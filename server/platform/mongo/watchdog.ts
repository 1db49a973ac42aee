import type { Logger } from 'pino'

export interface Watched {
  /** Rejects when the database doesn't answer; it may never settle. */
  ping(): Promise<void>
  /** Leaves the connections there are for new ones. */
  renew(): Promise<void>
}

export interface WatchTimes {
  readonly everyMs: number
  /** Without an answer for so long the connections count as dead. */
  readonly lostAfterMs: number
  /** With new connections failing as well for so long there is nothing more to be tried. */
  readonly giveUpAfterMs: number
}

/** Longer than a set takes to choose another leading node, which the driver follows by itself. */
const LOST_AFTER_MS = 20_000
const usualTimes: WatchTimes = { everyMs: 5000, lostAfterMs: LOST_AFTER_MS, giveUpAfterMs: 600_000 }

/**
 * Looks whether the database still answers. Connections may die so that nobody is told, and the driver waits for them for good: they are
 * left for new ones. A database that is away for a while is waited for.
 * @param gaveUp called once, when even new connections got no answer for long
 * @returns ends the watch
 */
export const watchDatabase = (
  database: Watched,
  log: Pick<Logger, 'warn' | 'fatal'>,
  gaveUp: () => void,
  { everyMs, lostAfterMs, giveUpAfterMs }: WatchTimes = usualTimes,
): (() => void) => {
  let answered = performance.now()
  let tried = answered
  let isLooking = false
  let isStopped = false
  const look = async (): Promise<void> => {
    if (await isDone(database.ping(), everyMs)) {
      answered = tried = performance.now()
      return
    }
    if (isStopped || performance.now() - tried < lostAfterMs) return
    tried = performance.now()
    log.warn('the database has not answered for long: the connections to it are made anew')
    if (await isDone(database.renew(), lostAfterMs)) {
      answered = tried = performance.now()
      log.warn('the database answers again')
    } else if (performance.now() - answered >= giveUpAfterMs) {
      log.fatal('the database does not answer over new connections either: this node ends')
      stop()
      gaveUp()
    }
  }
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look().finally(() => (isLooking = false))
  }, everyMs)
  timer.unref()
  const stop = (): void => {
    isStopped = true
    clearInterval(timer)
  }
  return stop
}

/** Whether it was done in time. */
const isDone = (work: Promise<void>, milliseconds: number): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds)
    timer.unref()
    const end = (done: boolean): void => {
      clearTimeout(timer)
      resolve(done)
    }
    work.then(
      () => end(true),
      () => end(false),
    )
  })
