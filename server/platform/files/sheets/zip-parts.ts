import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { AppError } from '../../errors'
import { MAX_UNPACKED_MEGABYTES, MEGABYTE_BYTES } from './sheet-task'

/** A workbook of one sheet has a dozen. */
const MAX_PARTS = 1000
const UNPACKED_AT_ONCE_BYTES = 256 * 1024

const END_OF_DIRECTORY = Buffer.from('PK\x05\x06', 'latin1')
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const [END_LENGTH, ENTRY_LENGTH, LOCAL_LENGTH] = [22, 46, 30]
const [STORED, DEFLATED] = [0, 8]

const unreadable = (): AppError => AppError.of('imports.file-unreadable')
const tooLarge = (): AppError => AppError.of('imports.file-too-large', { limit: MAX_UNPACKED_MEGABYTES })

interface Part {
  readonly method: number
  readonly packed: Buffer
  /** How long it says it is, unpacked. */
  readonly saidBytes: number
}

/** The parts of a zip archive. One that says it is too long isn't begun; one that says less isn't believed: parts are unpacked as they are
 *  read, as far as they may go. */
export class ZipParts {
  readonly #parts: ReadonlyMap<string, Part>
  #bytesLeft = MAX_UNPACKED_MEGABYTES * MEGABYTE_BYTES

  /** @throws AppError 400 for what is no archive, 413 for one of too many parts */
  constructor(archive: Buffer) {
    this.#parts = partsOf(archive)
  }

  /**
   * What a part unpacks to, piece by piece; nothing of one that isn't there.
   * @throws AppError 400 for a damaged one, 413 when all that was read comes to too much
   */
  async *read(name: string): AsyncGenerator<Buffer> {
    const part = this.#parts.get(name)
    if (!part) return
    if (part.saidBytes > this.#bytesLeft) throw tooLarge()
    try {
      for await (const piece of unpacked(part)) {
        this.#bytesLeft -= piece.length
        if (this.#bytesLeft < 0) throw tooLarge()
        yield piece
      }
    } catch (error) {
      throw error instanceof AppError ? error : unreadable()
    }
  }
}

const unpacked = ({ method, packed }: Part): AsyncIterable<Buffer> | Iterable<Buffer> => {
  if (method === STORED) return [packed]
  if (method !== DEFLATED) throw unreadable()
  return Readable.from([packed]).pipe(createInflateRaw({ chunkSize: UNPACKED_AT_ONCE_BYTES }))
}

const partsOf = (archive: Buffer): ReadonlyMap<string, Part> => {
  const end = archive.lastIndexOf(END_OF_DIRECTORY)
  if (end < 0 || end + END_LENGTH > archive.length) throw unreadable()
  const count = archive.readUInt16LE(end + 10)
  if (count > MAX_PARTS) throw tooLarge()
  const parts = new Map<string, Part>()
  let at = archive.readUInt32LE(end + 16)
  for (let n = 0; n < count; n++) {
    if (at + ENTRY_LENGTH > archive.length || archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw unreadable()
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)
    parts.set(name, partAt(archive, at))
    at += ENTRY_LENGTH + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return parts
}

const partAt = (archive: Buffer, entry: number): Part => {
  const [method, length, local] = [archive.readUInt16LE(entry + 10), archive.readUInt32LE(entry + 20), archive.readUInt32LE(entry + 42)]
  if (local + LOCAL_LENGTH > archive.length || archive.readUInt32LE(local) !== LOCAL_ENTRY) throw unreadable()
  const start = local + LOCAL_LENGTH + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  return { method, packed: archive.subarray(start, start + length), saidBytes: archive.readUInt32LE(entry + 24) }
}
