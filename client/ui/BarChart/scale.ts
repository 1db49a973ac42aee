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

/** A smooth path through points (from left to right) that rises only where they rise and falls only where they fall. */
export const smoothPath = (points: readonly { x: number; y: number }[]): string => {
  const slopes = points.slice(1).map((point, at) => {
    const before = points[at] ?? point
    return (point.y - before.y) / (point.x - before.x || 1)
  })
  const tangents = points.map((_, at) => {
    const left = slopes[at - 1] ?? slopes[at] ?? 0
    const right = slopes[at] ?? left
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right)
  })
  return points
    .map((point, at) => {
      const before = points[at - 1]
      if (!before) return `M${point.x} ${point.y}`
      const third = (point.x - before.x) / 3
      const out = before.y + (tangents[at - 1] ?? 0) * third
      const into = point.y - (tangents[at] ?? 0) * third
      return `C${before.x + third} ${out} ${point.x - third} ${into} ${point.x} ${point.y}`
    })
    .join('')
}
