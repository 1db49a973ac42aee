import { Decimal128 } from 'bson'
import { i32, T } from './raw'

/** A number exactly: `coefficient × 10^exponent`, or one of the values that have no digits. */
interface Exact {
  kind: -2 | -1 | 0 | 1 // NaN, -Infinity, finite, +Infinity
  coefficient: bigint
  exponent: number
}

/** The value as a JavaScript number; a long or a decimal may lose digits. */
export function toNumber(type: number, bytes: Buffer, at: number): number {
  if (type === T.int) return i32(bytes, at)
  if (type === T.double) return bytes.readDoubleLE(at)
  if (type === T.long) return i32(bytes, at + 4) * 0x100000000 + (i32(bytes, at) >>> 0)
  return Number(decimalText(bytes, at))
}

/** Whether `toNumber` loses nothing. */
export function isExactDouble(type: number, bytes: Buffer, at: number): boolean {
  if (type === T.int || type === T.double) return true
  if (type === T.long) {
    const high = i32(bytes, at + 4)
    return high >= -0x200000 && high < 0x200000
  }
  return false
}

/** A long as a bigint. */
export const toBigInt = (bytes: Buffer, at: number): bigint => bytes.readBigInt64LE(at)

/** A decimal's text, as its own type prints it. */
export const decimalText = (bytes: Buffer, at: number): string => new Decimal128(bytes.subarray(at, at + 16)).toString()

/** Compares two numbers of any numeric types by their mathematical value; NaN is the smallest and equal to itself. */
export function compareNumbers(typeA: number, a: Buffer, atA: number, typeB: number, b: Buffer, atB: number): number {
  if (isExactDouble(typeA, a, atA) && isExactDouble(typeB, b, atB)) {
    const x = toNumber(typeA, a, atA)
    const y = toNumber(typeB, b, atB)
    if (x < y) return -1
    if (x > y) return 1
    if (x === y) return 0
    return Number.isNaN(x) ? (Number.isNaN(y) ? 0 : -1) : 1
  }
  if (typeA === T.long && typeB === T.long) {
    const x = toBigInt(a, atA)
    const y = toBigInt(b, atB)
    return x < y ? -1 : x > y ? 1 : 0
  }
  return compareExact(exact(typeA, a, atA), exact(typeB, b, atB))
}

function exact(type: number, bytes: Buffer, at: number): Exact {
  if (type === T.long) return { kind: 0, coefficient: toBigInt(bytes, at), exponent: 0 }
  if (type === T.decimal) return exactOfText(decimalText(bytes, at))
  return exactOfDouble(toNumber(type, bytes, at))
}

function exactOfText(decimal: string): Exact {
  if (decimal === 'NaN') return { kind: -2, coefficient: 0n, exponent: 0 }
  if (decimal.endsWith('Infinity')) return { kind: decimal.startsWith('-') ? -1 : 1, coefficient: 0n, exponent: 0 }
  const [mantissa = '0', power = '0'] = decimal.split('E')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  return { kind: 0, coefficient: BigInt(whole + fraction), exponent: Number(power) - fraction.length }
}

const doubleBytes = Buffer.alloc(8)

function exactOfDouble(value: number): Exact {
  if (Number.isNaN(value)) return { kind: -2, coefficient: 0n, exponent: 0 }
  if (!Number.isFinite(value)) return { kind: value < 0 ? -1 : 1, coefficient: 0n, exponent: 0 }
  if (Number.isInteger(value)) return { kind: 0, coefficient: BigInt(value), exponent: 0 }
  doubleBytes.writeDoubleBE(value)
  const bits = doubleBytes.readBigUInt64BE()
  const biased = Number((bits >> 52n) & 0x7ffn)
  const mantissa = (bits & 0xfffffffffffffn) | (biased ? 0x10000000000000n : 0n)
  const shift = (biased || 1) - 1075 // value = mantissa × 2^shift, shift < 0 as the value is no integer
  const signed = bits >> 63n ? -mantissa : mantissa
  return { kind: 0, coefficient: signed * 5n ** BigInt(-shift), exponent: shift } // 2^-n = 5^n × 10^-n
}

function compareExact(a: Exact, b: Exact): number {
  if (a.kind !== 0 || b.kind !== 0) return a.kind - b.kind < 0 ? -1 : a.kind === b.kind ? 0 : 1
  if (a.coefficient === 0n || b.coefficient === 0n || a.coefficient > 0n !== b.coefficient > 0n)
    return a.coefficient < b.coefficient ? -1 : a.coefficient > b.coefficient ? 1 : 0
  const gap = a.exponent - b.exponent
  const left = gap > 0 ? a.coefficient * 10n ** BigInt(gap) : a.coefficient
  const right = gap < 0 ? b.coefficient * 10n ** BigInt(-gap) : b.coefficient
  return left < right ? -1 : left > right ? 1 : 0
}

/** What the nearest lower double leaves over: `value = floor + rest/2^64 × (next - floor)`, for keys that keep exact order. */
export function floorDouble(type: number, bytes: Buffer, at: number): { floor: number; rest: bigint } {
  const nearest = toNumber(type, bytes, at)
  if (!Number.isFinite(nearest) || isExactDouble(type, bytes, at)) return { floor: nearest, rest: 0n }
  const value = exact(type, bytes, at)
  const order = compareExact(value, exactOfDouble(nearest))
  if (order === 0) return { floor: nearest, rest: 0n }
  const floor = order < 0 ? neighbour(nearest, -1n) : nearest
  const next = exactOfDouble(neighbour(floor, 1n))
  const low = exactOfDouble(floor)
  const exponent = Math.min(value.exponent, low.exponent, next.exponent)
  const scale = (x: Exact) => x.coefficient * 10n ** BigInt(x.exponent - exponent)
  const rest = ((scale(value) - scale(low)) << 64n) / (scale(next) - scale(low))
  return { floor, rest: rest === 0n ? 1n : rest }
}

/** The next double up (1n) or down (-1n). */
function neighbour(value: number, direction: 1n | -1n): number {
  if (value === 0) return Number(direction) * Number.MIN_VALUE
  doubleBytes.writeDoubleBE(value)
  const bits = doubleBytes.readBigUInt64BE()
  doubleBytes.writeBigUInt64BE(bits + (value > 0 ? direction : -direction))
  return doubleBytes.readDoubleBE()
}
