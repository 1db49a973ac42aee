import { KeyWriter } from '../bson/key'
import { compareValues } from '../bson/order'
import { detached, T, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { Sum } from '../bson/sums'

/** What a group accumulates in one field. */
export interface Accumulator {
  /** The value of the next document; missing when it has none. */
  add(value: RawValue): void
  /** Bytes that it holds, about. */
  readonly size: number
  /** The result; missing for none. */
  result(): RawValue
}

const nullValue: RawValue = { type: T.null, bytes: Buffer.alloc(0), at: 0, end: 0 }
const FIXED_BYTES = 64
const isAbsent = ({ type }: RawValue): boolean => type === T.missing || type === T.null || type === T.undefined

function summing(result: (sum: Sum) => RawValue): Accumulator {
  const sum = new Sum()
  return { size: FIXED_BYTES, add: (value) => sum.add(value), result: () => result(sum) }
}

/** The value that is chosen of all. */
function choosing(isBetter: (value: RawValue, best: RawValue | null) => boolean): Accumulator {
  let best: RawValue | null = null
  return {
    get size() {
      return FIXED_BYTES + (best ? best.bytes.length : 0)
    },
    add(value) {
      if (isBetter(value, best)) best = detached(value)
    },
    result: () => (best && best.type !== T.missing ? best : nullValue),
  }
}

function listing(isWanted: (value: RawValue) => boolean, keySize = 0): Accumulator {
  const out = new BsonWriter(64).begin()
  let count = 0
  return {
    get size() {
      return FIXED_BYTES + out.at + count * keySize
    },
    add(value) {
      if (value.type !== T.missing && isWanted(value)) out.value(String(count++), value)
    },
    result() {
      const bytes = out.end().finish()
      return { type: T.array, bytes, at: 0, end: bytes.length }
    },
  }
}

function distinct(): Accumulator {
  const keys = new Set<string>()
  const writer = new KeyWriter()
  return listing((value) => {
    const key = writer.reset().value(value).finish()
    if (keys.has(key)) return false
    keys.add(key)
    return true
  }, 48)
}

/** The accumulators of the dialect; all others are refused by name. */
export const accumulators: Readonly<Record<string, () => Accumulator>> = {
  $sum: () => summing((sum) => sum.total()),
  $avg: () => summing((sum) => sum.average() ?? nullValue),
  $min: () => choosing((value, best) => !isAbsent(value) && (best === null || compareValues(value, best) < 0)),
  $max: () => choosing((value, best) => !isAbsent(value) && (best === null || compareValues(value, best) > 0)),
  $first: () => choosing((_value, best) => best === null),
  $last: () => choosing(() => true),
  $push: () => listing(() => true),
  $addToSet: distinct,
}
