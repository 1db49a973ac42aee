/** Random numbers below 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The seed of a randomised suite: another one each time, or `TEST_SEED` to repeat a failure. */
export const newSeed = (): number => Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** Runs a randomised check; a failure tells how to repeat it. */
export async function withSeed(check: (random: () => number, seed: number) => Promise<void> | void): Promise<void> {
  const seed = newSeed()
  try {
    await check(randomOf(seed), seed)
  } catch (error) {
    throw new Error(`with TEST_SEED=${seed}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, { cause: error })
  }
}
