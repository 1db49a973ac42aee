import type { Key } from '../bson/key'

/** A pair in a backup: the key's length in two bytes, the value's in four, then both. */
const head = 6

/** @returns where the next pair begins */
export function writePair(target: Buffer, at: number, key: Key, value: Buffer): number {
  target.writeUInt16LE(key.length, at)
  target.writeUInt32LE(value.length, at + 2)
  target.write(key, at + head, 'latin1')
  value.copy(target, at + head + key.length)
  return at + head + key.length + value.length
}

/** The pairs of one piece.   @throws RangeError when it is cut off */
export function* readPairs(piece: Buffer): Generator<readonly [Key, Buffer]> {
  for (let at = 0; at < piece.length;) {
    const keyEnd = at + head + piece.readUInt16LE(at)
    const end = keyEnd + piece.readUInt32LE(at + 2)
    if (end > piece.length) throw new RangeError('a pair is cut off')
    yield [piece.toString('latin1', at + head, keyEnd), piece.subarray(keyEnd, end)]
    at = end
  }
}
