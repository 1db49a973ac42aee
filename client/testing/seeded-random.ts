/** Random numbers that are the same in every run. */
export interface SeededRandom {
  /** From 0 up to 1. */
  share(): number
  /** From 0 up to, and without, `count`. */
  below(count: number): number
  pick<T>(items: readonly T[]): T
}

export const seededRandom = (seed: number): SeededRandom => {
  let state = seed
  const share = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (count: number): number => Math.floor(share() * count)
  return {
    share,
    below,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
