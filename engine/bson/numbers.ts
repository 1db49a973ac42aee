import { Decimal128 } from 'bson'
import { i32, T, type RawValue } from './raw'

/** A number exactly: `coefficient × 10^exponent`, or one of the values that have no digits. */
export interface Exact {
  kind: -2 | -1 | 0 | 1 // NaN, -Infinity, finite, +Infinity
  coefficient: bigint
  exponent: number
  /** Zeros have a sign, too, which the coefficient can't tell. */
  isNegative: boolean
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
  if (type === T.long) {
    const coefficient = toBigInt(bytes, at)
    return { kind: 0, coefficient, exponent: 0, isNegative: coefficient < 0n }
  }
  if (type === T.decimal) return exactOfText(decimalText(bytes, at))
  return exactOfDouble(toNumber(type, bytes, at))
}

/** A number as decimals calculate with it: a double counts with 15 digits. */
export function exactNumber({ type, bytes, at }: RawValue): Exact {
  if (type !== T.double) return type === T.int ? exactOfDouble(i32(bytes, at)) : exact(type, bytes, at)
  const value = bytes.readDoubleLE(at)
  return Number.isFinite(value) && value !== 0 ? exactOfText(value.toPrecision(15).toUpperCase()) : exactOfDouble(value)
}

function exactOfText(decimal: string): Exact {
  const isNegative = decimal.startsWith('-')
  if (decimal === 'NaN') return { kind: -2, coefficient: 0n, exponent: 0, isNegative: false }
  if (decimal.endsWith('Infinity')) return { kind: isNegative ? -1 : 1, coefficient: 0n, exponent: 0, isNegative }
  const [mantissa = '0', power = '0'] = decimal.split('E')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  return { kind: 0, coefficient: BigInt(whole + fraction), exponent: Number(power) - fraction.length, isNegative }
}

const doubleBytes = Buffer.alloc(8)

function exactOfDouble(value: number): Exact {
  const isNegative = value < 0 || Object.is(value, -0)
  if (Number.isNaN(value)) return { kind: -2, coefficient: 0n, exponent: 0, isNegative: false }
  if (!Number.isFinite(value)) return { kind: isNegative ? -1 : 1, coefficient: 0n, exponent: 0, isNegative }
  if (Number.isInteger(value)) return { kind: 0, coefficient: BigInt(value), exponent: 0, isNegative }
  doubleBytes.writeDoubleBE(value)
  const bits = doubleBytes.readBigUInt64BE()
  const biased = Number((bits >> 52n) & 0x7ffn)
  const mantissa = (bits & 0xfffffffffffffn) | (biased ? 0x10000000000000n : 0n)
  const shift = (biased || 1) - 1075 // value = mantissa × 2^shift, shift < 0 as the value is no integer
  const signed = bits >> 63n ? -mantissa : mantissa
  return { kind: 0, coefficient: signed * 5n ** BigInt(-shift), exponent: shift, isNegative } // 2^-n = 5^n × 10^-n
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

/** What the nearest lower double leaves over, as a big-endian number of so many bytes: for keys that keep exact order. */
export interface Remainder {
  readonly floor: number
  readonly rest: bigint
  readonly size: 0 | 8 | 18
}

const SMALLEST_NORMAL = 2 ** -1022

/** A number as the double below it and what that leaves over. All numbers with the same floor use the same size of rest, or none. */
export function floorDouble(type: number, bytes: Buffer, at: number): Remainder {
  const nearest = toNumber(type, bytes, at)
  if (isExactDouble(type, bytes, at)) return { floor: nearest, rest: 0n, size: 0 }
  const value = exact(type, bytes, at)
  if (value.kind !== 0) return { floor: nearest, rest: 0n, size: 0 }
  const order = Number.isFinite(nearest) ? compareExact(value, exactOfDouble(nearest)) : nearest > 0 ? -1 : 1
  if (order === 0) return { floor: nearest, rest: 0n, size: 0 }
  const floor = order < 0 ? neighbour(nearest, -1n) : nearest
  const above = neighbour(floor, 1n)
  if (!Number.isFinite(floor) || !Number.isFinite(above)) return { floor, rest: magnitude(value), size: 18 }
  const next = exactOfDouble(above)
  const low = exactOfDouble(floor)
  const exponent = Math.min(value.exponent, low.exponent, next.exponent)
  const scale = (x: Exact) => x.coefficient * 10n ** BigInt(x.exponent - exponent)
  const part = scale(value) - scale(low)
  const whole = scale(next) - scale(low)
  if (Math.abs(floor) < SMALLEST_NORMAL) return { floor, rest: leadingBits(part, whole), size: 18 }
  const rest = (part << 64n) / whole
  return { floor, rest: rest === 0n ? 1n : rest, size: 8 }
}

/** More bits than the smallest decimal has zeros behind its point. */
const MAX_FRACTION_BITS = 20_800

/** A fraction between 0 and 1 as how few zeros it begins with, and the 128 bits that follow. */
function leadingBits(part: bigint, whole: bigint): bigint {
  const bits = (part << BigInt(MAX_FRACTION_BITS)) / whole
  const length = bits.toString(2).length
  const zeros = BigInt(MAX_FRACTION_BITS - length)
  return ((0xffffn - zeros) << 128n) | (length > 128 ? bits >> BigInt(length - 128) : bits << BigInt(128 - length))
}

const DECIMAL_DIGITS = 34

/** A decimal beyond the range of doubles: how many digits it has, and which. */
function magnitude({ coefficient, exponent }: Exact): bigint {
  const digits = coefficient < 0n ? -coefficient : coefficient
  const length = digits.toString().length
  const size = (BigInt(length + exponent) << 128n) | (digits * 10n ** BigInt(DECIMAL_DIGITS - length))
  return coefficient < 0n ? (1n << 144n) - 1n - size : size
}

/** The next double up (1n) or down (-1n). */
function neighbour(value: number, direction: 1n | -1n): number {
  if (value === 0) return Number(direction) * Number.MIN_VALUE
  if (value === Infinity) return Number.MAX_VALUE
  doubleBytes.writeDoubleBE(value)
  const bits = doubleBytes.readBigUInt64BE()
  doubleBytes.writeBigUInt64BE(bits + (value > 0 ? direction : -direction))
  return doubleBytes.readDoubleBE()
}
