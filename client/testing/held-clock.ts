import type { Clock } from '../api/realtime/clock'

interface Timer {
  readonly at: number
  readonly order: number
  readonly act: () => void
}

/** A clock that a test moves on; nothing happens between its steps. */
export interface HeldClock extends Clock {
  /** Moves on by some milliseconds, doing what is due on the way, in order. */
  pass(ms: number): void
  /** Moves on until nothing is waiting any more. */
  settle(): void
}

const isBefore = (a: Timer, b: Timer): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

export const createHeldClock = (random: () => number = () => 0): HeldClock => {
  const timers = new Set<Timer>()
  let time = 0
  let order = 0
  const next = (): Timer | undefined =>
    [...timers].reduce<Timer | undefined>((first, timer) => (first && !isBefore(timer, first) ? first : timer), undefined)
  const run = (timer: Timer): void => {
    timers.delete(timer)
    time = timer.at
    timer.act()
  }
  return {
    now: () => time,
    random,
    after: (ms, act) => {
      const timer: Timer = { at: time + ms, order: order++, act }
      timers.add(timer)
      return () => timers.delete(timer)
    },
    pass: (ms) => {
      const until = time + ms
      for (let timer = next(); timer && timer.at <= until; timer = next()) run(timer)
      time = until
    },
    settle: () => {
      for (let timer = next(); timer; timer = next()) run(timer)
    },
  }
}
