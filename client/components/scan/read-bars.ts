/** A picture as a canvas gives it: red, green, blue and how solid, row by row. */
interface Picture {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** So many lines are read across the picture, and as many along it. */
const LINES = 12
/** As many lines have to read the same: one alone may be taken in by a shadow. */
const LEAST_ALIKE = 2
/** Darker than what stands around it by this much is ink. */
const INK = 0.9
/** White before and after the bars, in widths of the thinnest bar. */
const LEAST_QUIET = 4
/** How far widths may be off a digit's, all four together, in widths of the thinnest bar; two digits differ by 4 at least. */
const MOST_OFF = 1.8

/** How wide the four parts of each digit are (ISO/IEC 15420, set A and C); set B has them the other way round. */
const DIGITS = [
  [3, 2, 1, 1],
  [2, 2, 2, 1],
  [2, 1, 2, 2],
  [1, 4, 1, 1],
  [1, 1, 3, 2],
  [1, 2, 3, 1],
  [1, 1, 1, 4],
  [1, 3, 1, 2],
  [1, 2, 1, 3],
  [3, 1, 1, 2],
] as const
const SETS = { A: DIGITS, B: DIGITS.map((parts) => [...parts].reverse()) }
type SetName = keyof typeof SETS
/** The first digit of thirteen isn't drawn: the sets of the six behind it say it. */
const FIRST_DIGITS = ['AAAAAA', 'AABABB', 'AABBAB', 'AABBBA', 'ABAABB', 'ABBAAB', 'ABBBAA', 'ABABAB', 'ABABBA', 'ABBABA']

/** Widths of white and ink in turn along a line, white first. */
const widthsOf = ({ data }: Picture, from: number, step: number, count: number): number[] => {
  const light = new Float32Array(count)
  for (let at = 0; at < count; at++) {
    const pixel = (from + at * step) * 4
    light[at] = 0.3 * (data[pixel] ?? 0) + 0.59 * (data[pixel + 1] ?? 0) + 0.11 * (data[pixel + 2] ?? 0)
  }
  const reach = Math.max(8, count >> 4)
  let [sum, first, last] = [0, 0, -1]
  let isInk = false
  let width = 0
  const widths: number[] = []
  for (let at = 0; at < count; at++) {
    while (last < Math.min(count - 1, at + reach)) sum += light[++last] ?? 0
    while (first < at - reach) sum -= light[first++] ?? 0
    const isDark = (light[at] ?? 0) < (sum / (last - first + 1)) * INK
    if (isDark === isInk) width++
    else {
      widths.push(width)
      isInk = isDark
      width = 1
    }
  }
  return [...widths, width]
}

/** Which digit four widths are; null where they are none. */
const digitOf = (widths: readonly number[], sets: readonly SetName[]): { readonly digit: number; readonly set: SetName } | null => {
  const scale = 7 / widths.reduce((sum, each) => sum + each, 0)
  let best: { readonly digit: number; readonly set: SetName } | null = null
  let least = MOST_OFF
  for (const set of sets)
    SETS[set].forEach((parts, digit) => {
      const off = parts.reduce((sum, part, at) => sum + Math.abs(part - (widths[at] ?? 0) * scale), 0)
      if (off < least) [best, least] = [{ digit, set }, off]
    })
  return best
}

const digitsOf = (widths: readonly number[], count: number, sets: readonly SetName[]) => {
  const digits = Array.from({ length: count }, (_, nth) => digitOf(widths.slice(4 * nth, 4 * nth + 4), sets))
  return digits.every((each) => each !== null) ? digits : null
}

/** Whether the last digit is what the others ask for. */
const isChecked = (code: string): boolean =>
  [...code].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 1 ? 3 : 1), 0) % 10 === 0

/** Reads bars from their first on. @param each how many digits stand on each side of the middle: 6 of EAN-13, 4 of EAN-8 */
const codeAt = (widths: readonly number[], from: number, each: 4 | 6): string | null => {
  const length = 3 + 4 * each + 5 + 4 * each + 3
  const bars = widths.slice(from, from + length)
  if (bars.length < length) return null
  const thin = bars.reduce((sum, width) => sum + width, 0) / (11 + 14 * each)
  const isThin = (width: number): boolean => width > 0.35 * thin && width < 2 * thin
  const middle = 3 + 4 * each
  if (![...bars.slice(0, 3), ...bars.slice(middle, middle + 5), ...bars.slice(-3)].every(isThin)) return null
  if ((widths[from - 1] ?? 0) < LEAST_QUIET * thin || (widths[from + length] ?? 0) < LEAST_QUIET * thin) return null
  const left = digitsOf(bars.slice(3), each, each === 6 ? ['A', 'B'] : ['A'])
  const right = digitsOf(bars.slice(middle + 5), each, ['A'])
  if (!left || !right) return null
  const first = each === 6 ? FIRST_DIGITS.indexOf(left.map(({ set }) => set).join('')) : 0
  if (first < 0) return null
  const code = `${each === 6 ? first : ''}${[...left, ...right].map(({ digit }) => digit).join('')}`
  return isChecked(code) ? code : null
}

const codeIn = (widths: readonly number[]): string | null => {
  // Ink stands at odd places.
  for (let from = 1; from < widths.length; from += 2) {
    const code = codeAt(widths, from, 6) ?? codeAt(widths, from, 4)
    if (code) return code
  }
  return null
}

/** Reads the bars of goods (EAN-13, EAN-8, UPC-A as EAN-13) in a picture, lying, standing or upside down. @returns the digits; null where none are */
export const readBars = (picture: Picture): string | null => {
  const { width, height } = picture
  const seen = new Map<string, number>()
  const look = (from: number, step: number, count: number): string | null => {
    const widths = widthsOf(picture, from, step, count)
    // Both ends are white, be it of no width.
    const turned = widths.length % 2 === 1 ? widths.toReversed() : [0, ...widths.toReversed()]
    const code = codeIn(widths) ?? codeIn(turned)
    if (!code) return null
    seen.set(code, (seen.get(code) ?? 0) + 1)
    return (seen.get(code) ?? 0) >= LEAST_ALIKE ? code : null
  }
  for (let nth = 1; nth <= LINES; nth++) {
    const [row, column] = [Math.floor((height * nth) / (LINES + 1)), Math.floor((width * nth) / (LINES + 1))]
    const code = look(row * width, 1, width) ?? look(column, width, height)
    if (code) return code
  }
  return null
}
