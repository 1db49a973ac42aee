import { correctionOf, formatBits, qrOf } from './qr'

it('Codewords of correction are those of the standard’s example', () => {
  // "HELLO WORLD", version 1-M, as worked through in ISO/IEC 18004 tutorials.
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
})

it.each([
  [0, '101010000010010'],
  [1, '101000100100101'],
  [5, '100000011001110'],
  [7, '100101010100000'],
])('The format of mask %i at level M is %s', (mask, bits) => {
  expect(formatBits(mask).toString(2).padStart(15, '0')).toBe(bits)
})

/** Reads the bytes back as a scanner does: the mask from the format, the cells in their order. */
const read = (matrix: readonly (readonly boolean[])[], align: number): string => {
  const size = matrix.length
  const isMark = (x: number, y: number): boolean =>
    (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8) || x === 6 || y === 6 ||
    (align > 0 && Math.abs(x - align) <= 2 && Math.abs(y - align) <= 2) // prettier-ignore
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => Number(matrix[y]![8])).concat([7, 5, 4, 3, 2, 1, 0].map((x) => Number(matrix[8]![x])))
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) =>
    [...Array(15).keys()].every((bit) => ((formatBits(one) >>> bit) & 1) === format[bit]),
  )!
  const inverts = [
    (x: number, y: number) => (x + y) % 2,
    (_x: number, y: number) => y % 2,
    (x: number) => x % 3,
    (x: number, y: number) => (x + y) % 3,
    (x: number, y: number) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x: number, y: number) => ((x * y) % 2) + ((x * y) % 3),
    (x: number, y: number) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x: number, y: number) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ][mask]!
  let bits = ''
  let upward = true
  for (const right of [...Array(size).keys()]
    .filter((x) => x > 6 && (size - 1 - x) % 2 === 0)
    .reverse()
    .concat([5, 3, 1])) {
    const rows = [...Array(size).keys()]
    for (const y of upward ? rows.reverse() : rows)
      for (const x of [right, right - 1]) if (!isMark(x, y)) bits += matrix[y]![x] !== (inverts(x, y) === 0) ? '1' : '0'
    upward = !upward
  }
  const length = parseInt(bits.slice(4, 12), 2)
  const bytes = [...Array(length).keys()].map((at) => parseInt(bits.slice(12 + 8 * at, 20 + 8 * at), 2))
  return bits.slice(0, 4) + new TextDecoder().decode(Uint8Array.from(bytes))
}

it.each([
  ['S000431', 21, 0],
  ['6b013af53c86fc3f98ddab6b', 25, 18],
  ['Trà sen Tây Hồ 100 g, kho Thủ Đức', 29, 22],
])('“%s” is read again from a square of %i', (text, size, align) => {
  const matrix = qrOf(text)
  expect(matrix).toHaveLength(size)
  expect(read(matrix, align)).toBe(`0100${text}`)
})

it('What is too long is refused', () => {
  expect(() => qrOf('x'.repeat(43))).toThrow(RangeError)
})
