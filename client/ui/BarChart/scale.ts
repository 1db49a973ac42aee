/** A round step, so that at most `steps` of them reach `most`: 1, 2, 2.5 or 5 times a power of ten. */
export const roundStep = (most: number, steps = 4): number => {
  if (most <= 0) return 1
  const rough = most / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10
  return factor * power
}

/** The ticks of an axis that takes in all values and zero. */
export const ticksOf = (values: readonly number[], steps = 4): number[] => {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep(Math.max(high, -low), steps)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/** A smooth path through points that never leaves the range of two neighbours. */
export const smoothPath = (points: readonly { x: number; y: number }[]): string =>
  points
    .map((point, at) => {
      const before = points[at - 1]
      if (!before) return `M${point.x} ${point.y}`
      const middle = (before.x + point.x) / 2
      return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`
    })
    .join('')
