/** The largest file that is unpacked from an archive: a sheet of transfers is far below. */
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const END_BYTES = 22
const CENTRAL_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** @throws RangeError for more than may be unpacked, whatever the archive says of itself */
const inflate = async (packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> => {
  const { writable, readable } = new DecompressionStream('deflate-raw')
  const writer = writable.getWriter()
  // What is wrong with it is told to whoever reads.
  void writer.write(packed).catch(() => undefined)
  void writer.close().catch(() => undefined)
  const reader = readable.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value)
    size += next.value.length
    if (size > MAX_UNPACKED_BYTES) throw new RangeError('a file of the archive is too large')
  }
  return joined(chunks, size)
}

const joined = (parts: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** The files of a zip archive (which an .xlsx is), by their paths. @throws RangeError for what is no such archive, or too large */
export const readZip = async (bytes: Uint8Array<ArrayBuffer>): Promise<Map<string, Uint8Array<ArrayBuffer>>> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - END_BYTES
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1
  if (end < 0) throw new RangeError('no archive')
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  const files = new Map<string, Uint8Array<ArrayBuffer>>()
  for (let each = 0; each < count; each += 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new RangeError('a damaged archive')
    const method = view.getUint16(at + 10, true)
    const packedSize = view.getUint32(at + 20, true)
    if (view.getUint32(at + 24, true) > MAX_UNPACKED_BYTES) throw new RangeError('a file of the archive is too large')
    const nameLength = view.getUint16(at + 28, true)
    const name = decoder.decode(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength))
    const local = view.getUint32(at + 42, true)
    const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    const packed = bytes.slice(start, start + packedSize)
    if (method !== STORED && method !== DEFLATED) throw new RangeError('packed in an unknown way')
    files.set(name, method === DEFLATED ? await inflate(packed) : packed)
    at += CENTRAL_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return files
}

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc >>> 0
})
const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** Files as a zip archive, in their order, not packed. */
export const writeZip = (files: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = []
  const central: Uint8Array[] = []
  let offset = 0
  for (const [path, content] of files) {
    const name = encoder.encode(path)
    const crc = crc32(content)
    const head = (bytes: number, signature: number, from: number): [Uint8Array, DataView] => {
      const header = new Uint8Array(bytes + name.length)
      const view = new DataView(header.buffer)
      view.setUint32(0, signature, true)
      // Version 2.0; names are UTF-8.
      view.setUint16(from, 20, true)
      view.setUint16(from + 2, 0x0800, true)
      view.setUint32(from + 10, crc, true)
      view.setUint32(from + 14, content.length, true)
      view.setUint32(from + 18, content.length, true)
      view.setUint16(from + 22, name.length, true)
      header.set(name, bytes)
      return [header, view]
    }
    const [local] = head(LOCAL_BYTES, LOCAL, 4)
    const [entry, view] = head(CENTRAL_BYTES, CENTRAL, 6)
    view.setUint16(4, 20, true)
    view.setUint32(42, offset, true)
    parts.push(local, content)
    central.push(entry)
    offset += local.length + content.length
  }
  const end = new Uint8Array(END_BYTES)
  const view = new DataView(end.buffer)
  view.setUint32(0, END, true)
  view.setUint16(8, files.size, true)
  view.setUint16(10, files.size, true)
  view.setUint32(
    12,
    central.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  view.setUint32(16, offset, true)
  const all = [...parts, ...central, end]
  return joined(
    all,
    all.reduce((sum, { length }) => sum + length, 0),
  )
}
