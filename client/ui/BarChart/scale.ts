/** A round step, so that at most `steps` of them reach `most`: 1, 2, 2.5 or 5 times a power of ten. */
export const roundStep = (most: number, steps = 4): number => {
  if (most <= 0) return 1
  const rough = most / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= rough) ?? 10
  return factor * power
}

/** The ticks of an axis, and how far beyond the first and the last of them its values go. */
export interface Axis {
  readonly ticks: readonly number[]
  readonly low: number
  readonly high: number
}

/** How much of a step the few that lies below zero may take of an axis without a tick of its own. */
const LITTLE = 0.5

/** An axis that takes in all values and zero. What is a little below zero gets its own room, not that of a whole step. */
export const axisOf = (values: readonly number[], steps = 4): Axis => {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep(Math.max(high, -low), steps)
  const isLittle = high > 0 && -low < step * LITTLE
  const first = isLittle ? 0 : Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
  return { ticks, low: isLittle ? low : first * step, high: last * step }
}

/** Two axes, each in its own step, whose zeros lie on one line. */
export const withOneZero = (one: Axis, other: Axis): [Axis, Axis] => {
  const inSteps = (axis: Axis) => {
    const step = (axis.ticks[1] ?? 1) - (axis.ticks[0] ?? 0)
    return { step, below: -axis.low / step, above: axis.high / step }
  }
  const [first, second] = [inSteps(one), inSteps(other)]
  const below = Math.max(first.below, second.below)
  const above = Math.max(first.above, second.above)
  const widened = (step: number): Axis => {
    const ticksBelow = Math.floor(below)
    const ticks = Array.from({ length: ticksBelow + above + 1 }, (_, at) => (at - ticksBelow) * step)
    return { ticks, low: -below * step, high: above * step }
  }
  return [widened(first.step), widened(second.step)]
}

/** The path from point to point: between them nothing is known. */
export const straightPath = (points: readonly { x: number; y: number }[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** About what a letter under the axis takes, in points. */
const LETTER_PX = 6.4

/** Which labels under an axis have room: each, each second … @param width of the axis, in points */
export const labelEvery = (labels: readonly string[], width: number): number => {
  const longest = Math.max(0, ...labels.map((label) => label.length))
  return Math.ceil((labels.length * Math.max(26, longest * LETTER_PX + 8)) / width)
}

const MAX_NAME_LINES = 2

/** A name under a group, broken between its words into at most two lines; what has no room ends in “…”. @param width of the group, in points */
export const nameLines = (name: string, width: number): readonly string[] => {
  const letters = Math.max(4, Math.floor(width / LETTER_PX))
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const cut = (line: string): string => (line.length > letters ? `${line.slice(0, letters - 1)}…` : line)
  const rest = lines.slice(MAX_NAME_LINES - 1).join(' ')
  return [...lines.slice(0, MAX_NAME_LINES - 1), ...(rest === '' ? [] : [rest])].map(cut)
}
