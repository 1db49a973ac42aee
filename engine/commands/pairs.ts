import type { Key } from '../bson/key'

/** Header of a pair in a backup: the key's length in two bytes, the value's in four. Key and value follow. */
const PAIR_HEADER_BYTES = 6

/** @returns where the next pair begins */
export function writePair(target: Buffer, at: number, key: Key, value: Buffer): number {
  target.writeUInt16LE(key.length, at)
  target.writeUInt32LE(value.length, at + 2)
  target.write(key, at + PAIR_HEADER_BYTES, 'latin1')
  value.copy(target, at + PAIR_HEADER_BYTES + key.length)
  return at + PAIR_HEADER_BYTES + key.length + value.length
}

/** The pairs of one chunk.   @throws RangeError when it is truncated */
export function* readPairs(chunk: Buffer): Generator<readonly [Key, Buffer]> {
  for (let at = 0; at < chunk.length;) {
    const keyEnd = at + PAIR_HEADER_BYTES + chunk.readUInt16LE(at)
    const end = keyEnd + chunk.readUInt32LE(at + 2)
    if (end > chunk.length) throw new RangeError('a pair is cut off')
    yield [chunk.toString('latin1', at + PAIR_HEADER_BYTES, keyEnd), chunk.subarray(keyEnd, end)]
    at = end
  }
}
