import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { jsonLinesIn, type JsonLinesLimits } from './json-lines'

const MEGABYTE_BYTES = 1024 * 1024
const limits: JsonLinesLimits = {
  maxLineBytes: 17 * MEGABYTE_BYTES,
  maxTextBytes: 60 * MEGABYTE_BYTES,
  maxDepth: 100,
  maxValues: 1_000_000,
}

const linesOf = async (packed: Buffer): Promise<string[]> => {
  const lines: string[] = []
  for await (const line of jsonLinesIn(Readable.from([packed]), limits)) lines.push(line)
  return lines
}

test('the lines of a packed file come as they are, long ones and those of other scripts too', async () => {
  const lines = [
    '{"name":"Nước mắm Phú Quốc"}',
    `{"picture":"${'A'.repeat(5 * MEGABYTE_BYTES)}"}`,
    '{"quote":"\\"[[[[\\\\"}',
    '[1,[2,[3]]]',
  ]
  const whole = await linesOf(gzipSync(`${lines.join('\n')}\n`))
  expect(whole.map(({ length }) => length)).toEqual([28, 5_242_894, 20, 11])
  expect(whole[0]).toBe('{"name":"Nước mắm Phú Quốc"}')
  expect(whole[3]).toBe('[1,[2,[3]]]')
})

test('a last line without an end is a line', async () => {
  expect(await linesOf(gzipSync('{"a":1}\n{"b":2}'))).toEqual(['{"a":1}', '{"b":2}'])
})

test.each([
  ['a line of 90 MB that packs to 130 KB', () => gzipSync(`[${'[[]],'.repeat(18 * MEGABYTE_BYTES)}0]`)],
  ['a line of 16 MB of little lists', () => gzipSync(`[${'[[]],'.repeat(3_300_000)}0]`)],
  ['a line of lists in lists', () => gzipSync(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)],
  ['little lines that unpack to a disk full', () => gzipSync(`${' '.repeat(MEGABYTE_BYTES)}\n`.repeat(61))],
  ['no packed file', () => Buffer.from('{"a":1}\n')],
  ['a file that breaks off', () => gzipSync('{"a":1}\n'.repeat(10_000)).subarray(0, 60)],
  ['nothing', () => Buffer.alloc(0)],
])('what is no honest file of lines is refused, within its limits: %s', async (_what, packed) => {
  await expect(linesOf(packed())).rejects.toThrow()
})
