import { T, type RawValue } from './raw'

/** Up to so many bytes are copied in JavaScript, which is faster than a call into Node. */
const SMALL_COPY_BYTES = 32

/** Writes BSON into one growing buffer. Documents are opened and closed; nothing is kept as objects. */
export class BsonWriter {
  bytes: Buffer
  at = 0
  private readonly open: number[] = []

  constructor(size = 512) {
    this.bytes = Buffer.allocUnsafe(size)
  }

  /** Makes room for `size` more bytes. */
  ensureCapacity(size: number): void {
    const needed = this.at + size
    if (needed <= this.bytes.length) return
    const grown = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2))
    this.bytes.copy(grown, 0, 0, this.at)
    this.bytes = grown
  }

  /** Type byte and name of the next element. */
  name(type: number, name: string): void {
    const { length } = name
    this.ensureCapacity(length * 3 + 2)
    const { bytes } = this
    let { at } = this
    bytes[at++] = type
    // Names are short and ASCII: writing them here is faster than a call into Node.
    for (let i = 0; i < length; i++) {
      const code = name.charCodeAt(i)
      if (code > 0x7f) {
        at += bytes.write(name.slice(i), at)
        break
      }
      bytes[at++] = code
    }
    bytes[at++] = 0
    this.at = at
  }

  /** Opens the outermost document, or one whose name has been written. */
  begin(): this {
    this.open.push(this.at)
    this.ensureCapacity(4)
    this.at += 4
    return this
  }

  beginDocument(name: string): this {
    this.name(T.object, name)
    return this.begin()
  }

  beginArray(name: string): this {
    this.name(T.array, name)
    return this.begin()
  }

  /** Closes the document opened last. */
  end(): this {
    this.ensureCapacity(1)
    this.bytes[this.at++] = 0
    const start = this.open.pop()!
    this.bytes.writeInt32LE(this.at - start, start)
    return this
  }

  int(name: string, value: number): this {
    this.name(T.int, name)
    this.ensureCapacity(4)
    this.at = this.bytes.writeInt32LE(value, this.at)
    return this
  }

  long(name: string, value: bigint): this {
    this.name(T.long, name)
    this.ensureCapacity(8)
    this.at = this.bytes.writeBigInt64LE(value, this.at)
    return this
  }

  double(name: string, value: number): this {
    this.name(T.double, name)
    this.ensureCapacity(8)
    this.at = this.bytes.writeDoubleLE(value, this.at)
    return this
  }

  /** An int where it fits, else a double: what MongoDB's counts look like to a driver. */
  count(name: string, value: number): this {
    return value >= -0x80000000 && value <= 0x7fffffff ? this.int(name, value) : this.double(name, value)
  }

  /** An int where it fits, else a long: what pipelines count with. */
  intOrLong(name: string, value: number): this {
    return value >= -0x80000000 && value <= 0x7fffffff ? this.int(name, value) : this.long(name, BigInt(value))
  }

  bool(name: string, value: boolean): this {
    this.name(T.bool, name)
    this.ensureCapacity(1)
    this.bytes[this.at++] = value ? 1 : 0
    return this
  }

  string(name: string, value: string): this {
    this.name(T.string, name)
    const size = Buffer.byteLength(value)
    this.ensureCapacity(size + 5)
    this.at = this.bytes.writeInt32LE(size + 1, this.at)
    this.at += this.bytes.write(value, this.at)
    this.bytes[this.at++] = 0
    return this
  }

  null(name: string): this {
    this.name(T.null, name)
    return this
  }

  date(name: string, milliseconds: number): this {
    this.name(T.date, name)
    this.ensureCapacity(8)
    this.at = this.bytes.writeBigInt64LE(BigInt(milliseconds), this.at)
    return this
  }

  binary(name: string, bytes: Buffer, size = bytes.length): this {
    this.name(T.binary, name)
    this.ensureCapacity(5)
    this.at = this.bytes.writeInt32LE(size, this.at)
    this.bytes[this.at++] = 0
    return this.copy(bytes, 0, size)
  }

  /** A value copied from other bytes. */
  value(name: string, value: RawValue): this {
    this.name(value.type, name)
    return this.copy(value.bytes, value.at, value.end)
  }

  /** A whole document under a name. */
  document(name: string, bytes: Buffer, end = bytes.length): this {
    this.name(T.object, name)
    return this.copy(bytes, 0, end)
  }

  /** Bytes as they are. */
  copy(bytes: Buffer, from: number, to: number): this {
    const size = to - from
    this.ensureCapacity(size)
    if (size > SMALL_COPY_BYTES) bytes.copy(this.bytes, this.at, from, to)
    else for (let i = 0; i < size; i++) this.bytes[this.at + i] = bytes[from + i]!
    this.at += size
    return this
  }

  /** What has been written so far; the writer must not be used afterwards. */
  finish(): Buffer {
    return this.bytes.subarray(0, this.at)
  }
}
