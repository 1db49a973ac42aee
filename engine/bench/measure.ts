/** Milliseconds and rates of one piece of work, run many times. */
export interface Measured {
  readonly count: number
  readonly seconds: number
  readonly perSecond: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  readonly worst: number
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Figures of so many times in so many seconds. */
export const summary = (times: number[], seconds: number): Measured => {
  times.sort((a, b) => a - b)
  return {
    count: times.length,
    seconds,
    perSecond: times.length / seconds,
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    p99: at(times, 0.99),
    worst: times.at(-1) ?? 0,
  }
}

/**
 * Runs `work` by so many clients side by side for so long, after a warm-up that isn't counted.
 * @param work is told which client it works for and how often that one has run
 */
export const measure = async (
  work: (client: number, iteration: number) => Promise<unknown>,
  { clients, seconds, warmUp = 1 }: { clients: number; seconds: number; warmUp?: number },
): Promise<Measured> => {
  const times: number[] = []
  const start = performance.now()
  const counted = start + warmUp * 1000
  const end = counted + seconds * 1000
  const client = async (number: number): Promise<void> => {
    for (let turn = 0; performance.now() < end; turn++) {
      const began = performance.now()
      await work(number, turn)
      const done = performance.now()
      if (began >= counted && done <= end) times.push(done - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return summary(times, seconds)
}

/** Runs `work` a fixed number of times, one after another. */
export const repeat = async (work: (iteration: number) => Promise<unknown>, times: number): Promise<Measured> => {
  const measured: number[] = []
  const start = performance.now()
  for (let turn = 0; turn < times; turn++) {
    const began = performance.now()
    await work(turn)
    measured.push(performance.now() - began)
  }
  return summary(measured, (performance.now() - start) / 1000)
}
