/** Time as the realtime parts see it, so that tests can hold it in their hands. */
export interface Clock {
  /** Milliseconds. */
  now(): number
  /** Runs `act` after `ms`; the answer calls it off. */
  after(ms: number, act: () => void): () => void
  /** A share from 0 up to 1, for spreading refetches. */
  random(): number
}

export const realClock: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  random: () => Math.random(),
}
