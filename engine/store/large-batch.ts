import type { Key } from '../bson/key'
import type { Change, Layer } from './layer'

/** A part of a batch is handed to the thread that writes when it has grown to this: about a millisecond of work. */
const PART_BYTES = 512 * 1024
const REMOVED = 0xffffffff
/** Of a pair: how long its key and its value are. */
const HEAD_BYTES = 8

/** A part of a batch as bytes: pair after pair, [length of the key, length of the value or REMOVED, key, value]. */
class Part {
  private bytes = Buffer.from(new ArrayBuffer(PART_BYTES))
  private length = 0

  get isFull(): boolean {
    return this.length >= PART_BYTES
  }

  add(key: Key, value: Change): void {
    this.makeRoom(HEAD_BYTES + key.length + (value?.length ?? 0))
    this.bytes.writeUInt32LE(key.length, this.length)
    this.bytes.writeUInt32LE(value?.length ?? REMOVED, this.length + 4)
    const valueAt = this.length + HEAD_BYTES + this.bytes.write(key, this.length + HEAD_BYTES, 'latin1')
    this.length = valueAt + (value?.copy(this.bytes, valueAt) ?? 0)
  }

  /** What has been added, from the beginning of its memory on; the part is used up. */
  take(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.bytes.buffer as ArrayBuffer, 0, this.length)
  }

  private makeRoom(count: number): void {
    if (this.length + count <= this.bytes.length) return
    const grown = Buffer.from(new ArrayBuffer(Math.max(this.length + count, 2 * this.bytes.length)))
    this.bytes.copy(grown, 0, 0, this.length)
    this.bytes = grown
  }
}

/** The changes of a layer that nothing is added to any more, in parts that a thread can be given. */
export function* partsOf(layer: Layer): Generator<Uint8Array<ArrayBuffer>> {
  let part = new Part()
  for (const [key, value] of layer.entries()) {
    part.add(key, value)
    if (!part.isFull) continue
    yield part.take()
    part = new Part()
  }
  yield part.take()
}

/** Bytes within a part of a batch, from `start` to `end`, as lmdb-js takes them: an object for each would cost more than its copy. */
export type BytesIn = Buffer & { start: number; end: number }

const bytesIn = (part: Uint8Array<ArrayBuffer>): BytesIn => Object.assign(Buffer.from(part.buffer, 0, part.length), { start: 0, end: 0 })

/** Calls back with each pair of a part; null stands for a key that is removed. Both are moved on for the next pair. */
export function eachOf(part: Uint8Array<ArrayBuffer>, take: (key: BytesIn, value: BytesIn | null) => void): void {
  const [key, value] = [bytesIn(part), bytesIn(part)]
  while (value.end < part.length) {
    key.start = value.end + HEAD_BYTES
    key.end = key.start + key.readUInt32LE(value.end)
    const length = key.readUInt32LE(value.end + 4)
    value.start = key.end
    value.end = length === REMOVED ? key.end : key.end + length
    take(key, length === REMOVED ? null : value)
  }
}
