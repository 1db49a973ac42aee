import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { isJsonWithin, type ShapeLimits } from './json-shape'
import type { FileBytes } from './task'

export interface JsonLinesLimits extends ShapeLimits {
  /** Of one line. */
  readonly maxLineBytes: number
  /** Of all that the file unpacks to. */
  readonly maxTextBytes: number
}

const NEW_LINE = 10
const UNFOLDED_AT_ONCE_BYTES = 512 * 1024

/** The lines of a gzip file, of which no more is ever held than one line may be. */
async function* unfoldedLines(bytes: FileBytes, maxLineBytes: number, maxTextBytes: number): AsyncGenerator<string> {
  const packed = Readable.from(bytes)
  const unfolded = createGunzip({ chunkSize: UNFOLDED_AT_ONCE_BYTES })
  packed.on('error', (error) => unfolded.destroy(error)).pipe(unfolded)
  let [whole, length] = [0, 0]
  let begun: Buffer[] = []
  const add = (piece: Buffer): void => {
    length += piece.length
    if (length > maxLineBytes) throw new Error('A line is too long')
    begun.push(piece)
  }
  for await (const piece of unfolded as AsyncIterable<Buffer>) {
    whole += piece.length
    if (whole > maxTextBytes) throw new Error('The file unpacks to too much')
    let from = 0
    for (let to = piece.indexOf(NEW_LINE); to >= 0; to = piece.indexOf(NEW_LINE, from)) {
      add(piece.subarray(from, to))
      yield Buffer.concat(begun).toString('utf8')
      begun = []
      length = 0
      from = to + 1
    }
    // What is unfolded next may use the same bytes again.
    if (from < piece.length) add(Buffer.from(piece.subarray(from)))
  }
  if (length > 0) yield Buffer.concat(begun).toString('utf8')
}

/**
 * The lines of a gzip file of JSON lines, none of which is longer, deeper or of more values than it may be; nothing is made of them yet.
 * @throws Error, after the lines before, when the file is damaged or the next line is
 */
export async function* jsonLinesIn(bytes: FileBytes, { maxLineBytes, maxTextBytes, ...shape }: JsonLinesLimits): AsyncGenerator<string> {
  for await (const line of unfoldedLines(bytes, maxLineBytes, maxTextBytes)) {
    if (!isJsonWithin(line, shape)) throw new Error('A line is too deep, or holds too much')
    yield line
  }
}
