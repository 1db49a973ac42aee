import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createDeflateRaw } from 'node:zlib'

const [LOCAL_ENTRY, DIRECTORY_ENTRY, END_OF_DIRECTORY] = [0x04034b50, 0x02014b50, 0x06054b50]
const [LOCAL_LENGTH, ENTRY_LENGTH, END_LENGTH] = [30, 46, 22]
const DEFLATED = 8
/** Version 2.0: the first that knows packed parts. */
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1 January 1980: the same parts are the same archive, whenever it is made. */
const FIRST_DAY = 0x21
/** Quickly rather than tightly. */
const LEVEL = 3

interface Packed {
  readonly name: Buffer
  readonly bytes: Buffer
  /** Bytes before they were packed. */
  readonly length: number
  readonly check: number
}

/**
 * A zip archive of these parts (APPNOTE.TXT 6.3, without its extensions: each part and the whole are below 4 GB). They are packed on
 * threads of their own.
 */
export const zipOf = async (parts: Readonly<Record<string, readonly Buffer[]>>): Promise<Buffer> => {
  const entries: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, pieces] of Object.entries(parts)) {
    const packed = await pack(Buffer.from(name), pieces)
    entries.push(localEntry(packed), packed.name, packed.bytes)
    directory.push(directoryEntry(packed, offset), packed.name)
    offset += LOCAL_LENGTH + packed.name.length + packed.bytes.length
  }
  const end = Buffer.alloc(END_LENGTH)
  end.writeUInt32LE(END_OF_DIRECTORY, 0)
  end.writeUInt16LE(directory.length / 2, 8)
  end.writeUInt16LE(directory.length / 2, 10)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  )
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...entries, ...directory, end])
}

const pack = async (name: Buffer, pieces: readonly Buffer[]): Promise<Packed> => {
  const packed: Buffer[] = []
  await pipeline(Readable.from(pieces), createDeflateRaw({ level: LEVEL }), async (source: AsyncIterable<Buffer>) => {
    for await (const piece of source) packed.push(piece)
  })
  return {
    name,
    bytes: Buffer.concat(packed),
    length: pieces.reduce((sum, { length }) => sum + length, 0),
    check: pieces.reduce((check, piece) => crc32(piece, check), 0),
  }
}

const localEntry = (packed: Packed): Buffer => {
  const entry = Buffer.alloc(LOCAL_LENGTH)
  entry.writeUInt32LE(LOCAL_ENTRY, 0)
  describe(entry, 4, packed)
  return entry
}

const directoryEntry = (packed: Packed, offset: number): Buffer => {
  const entry = Buffer.alloc(ENTRY_LENGTH)
  entry.writeUInt32LE(DIRECTORY_ENTRY, 0)
  entry.writeUInt16LE(VERSION, 4)
  describe(entry, 6, packed)
  entry.writeUInt32LE(offset, 42)
  return entry
}

/** What both kinds of entries say of a part. */
const describe = (entry: Buffer, at: number, { name, bytes, length, check }: Packed): void => {
  entry.writeUInt16LE(VERSION, at)
  entry.writeUInt16LE(FLAGS, at + 2)
  entry.writeUInt16LE(DEFLATED, at + 4)
  entry.writeUInt16LE(FIRST_DAY, at + 8)
  entry.writeUInt32LE(check, at + 10)
  entry.writeUInt32LE(bytes.length, at + 14)
  entry.writeUInt32LE(length, at + 18)
  entry.writeUInt16LE(name.length, at + 22)
}
