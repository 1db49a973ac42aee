/** A square of modules, row by row; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[]

/** ISO/IEC 18004, level M, versions of a single block: how many codewords of data and of correction, and where the alignment mark is. */
const versions = [
  { version: 1, data: 16, correction: 10, align: 0 },
  { version: 2, data: 28, correction: 16, align: 18 },
  { version: 3, data: 44, correction: 26, align: 22 },
] as const

/** Multiplies in the field of 256 with the polynomial 0x11d. */
const times = (a: number, b: number): number => {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

const generator = (degree: number): number[] => {
  const result = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let at = 0; at < degree; at++) {
    for (let term = 0; term < degree; term++) {
      result[term] = times(result[term] ?? 0, root)
      if (term + 1 < degree) result[term] = (result[term] ?? 0) ^ (result[term + 1] ?? 0)
    }
    root = times(root, 2)
  }
  return result
}

/** The Reed-Solomon codewords that follow `data`. */
export const correctionOf = (data: readonly number[], degree: number): number[] => {
  const divisor = generator(degree)
  let rest = Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at] ?? 0, factor))
  }
  return rest
}

/** Mode, length, bytes, terminator and padding as codewords. */
const codewordsOf = (bytes: Uint8Array, room: number): number[] => {
  const bits = [0b0100, 4, bytes.length, 8, ...[...bytes].flatMap((byte) => [byte, 8])]
  let text = ''
  for (let at = 0; at < bits.length; at += 2) text += (bits[at] ?? 0).toString(2).padStart(bits[at + 1] ?? 0, '0')
  text += '0'.repeat(Math.min(4, room * 8 - text.length))
  text = text.padEnd(Math.ceil(text.length / 8) * 8, '0')
  const words = (text.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2))
  for (let pad = 0xec; words.length < room; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The fifteen bits that tell level M and the mask. */
export const formatBits = (mask: number): number => {
  let rest = mask
  for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  return ((mask << 10) | rest) ^ 0x5412
}

/** Draws marks that are the same in every symbol; what isn't one of them stays undefined. */
const frameOf = (version: number, align: number): (boolean | undefined)[][] => {
  const size = 17 + 4 * version
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  const put = (x: number, y: number, dark: boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) cells[y]![x] = dark
  }
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
  const mark = (centre: [number, number], reach: number, light: readonly number[]): void => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) put(centre[0] + dx, centre[1] + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const corner of [[3, 3], [size - 4, 3], [3, size - 4]] as const) mark([...corner], 4, [2, 4]) // prettier-ignore
  if (align > 0) mark([align, align], 2, [1])
  drawFormat(cells, 0)
  return cells
}

const drawFormat = (cells: (boolean | undefined)[][], mask: number): void => {
  const size = cells.length
  const bits = formatBits(mask)
  const put = (x: number, y: number, bit: number): void => void (cells[y]![x] = ((bits >>> bit) & 1) === 1)
  for (let bit = 0; bit <= 5; bit++) put(8, bit, bit)
  put(8, 7, 6)
  put(8, 8, 7)
  put(7, 8, 8)
  for (let bit = 9; bit < 15; bit++) put(14 - bit, 8, bit)
  for (let bit = 0; bit < 8; bit++) put(size - 1 - bit, 8, bit)
  for (let bit = 8; bit < 15; bit++) put(8, size - 15 + bit, bit)
  cells[size - 8]![8] = true
}

/** The cells that carry data, in the order in which they are filled: up and down in pairs of columns from the right. */
const pathOf = (frame: readonly (readonly (boolean | undefined)[])[]): [number, number][] => {
  const size = frame.length
  const path: [number, number][] = []
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    const upward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = upward ? size - 1 - step : step
        if (frame[y]![x] === undefined) path.push([x, y])
      }
  }
  return path
}

/** How hard a symbol is to read: runs of one colour, blocks, and an uneven share of dark. */
const penalty = (matrix: QrMatrix): number => {
  const size = matrix.length
  const at = (x: number, y: number): boolean => matrix[y]![x]!
  let sum = 0
  for (const look of [at, (x: number, y: number) => at(y, x)])
    for (let y = 0; y < size; y++)
      for (let x = 0, run = 0; x < size; x++) {
        run = x > 0 && look(x, y) === look(x - 1, y) ? run + 1 : 1
        sum += run === 5 ? 3 : run > 5 ? 1 : 0
      }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) if (at(x, y) === at(x - 1, y) && at(x, y) === at(x, y - 1) && at(x, y) === at(x - 1, y - 1)) sum += 3
  const dark = matrix.flat().filter(Boolean).length / (size * size)
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}

/**
 * A QR code, level M, of a short text: at most 42 bytes as UTF-8.
 * @throws RangeError when the text is longer
 */
export const qrOf = (text: string): QrMatrix => {
  const bytes = new TextEncoder().encode(text)
  const fit = versions.find(({ data }) => bytes.length + 2 <= data)
  if (!fit) throw new RangeError('The text is too long for a QR code of this size')
  const data = codewordsOf(bytes, fit.data)
  const words = [...data, ...correctionOf(data, fit.correction)]
  const frame = frameOf(fit.version, fit.align)
  const path = pathOf(frame)
  const drawn = masks.map((isMasked, mask) => {
    const cells = frame.map((row) => [...row])
    path.forEach(([x, y], at) => {
      const bit = ((words[at >>> 3] ?? 0) >>> (7 - (at & 7))) & 1
      cells[y]![x] = (bit === 1) !== isMasked(x, y)
    })
    drawFormat(cells, mask)
    return cells.map((row) => row.map((cell) => cell === true))
  })
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}
