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

/** Two axes with as many ticks below and above zero, each in its own step: their zeros lie on one line. */
export const withOneZero = (one: readonly number[], other: readonly number[]): [number[], number[]] => {
  const below = Math.max(...[one, other].map((ticks) => ticks.filter((tick) => tick < 0).length))
  const above = Math.max(...[one, other].map((ticks) => ticks.filter((tick) => tick > 0).length))
  const widened = (ticks: readonly number[]): number[] => {
    const step = (ticks[1] ?? 1) - (ticks[0] ?? 0)
    return Array.from({ length: below + above + 1 }, (_, at) => (at - below) * step)
  }
  return [widened(one), widened(other)]
}

/** The path from point to point: between them nothing is known. */
export const straightPath = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')
