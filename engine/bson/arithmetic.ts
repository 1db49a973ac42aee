import { Decimal128 } from 'bson'
import { exactNumber, toBigInt, toNumber, type Exact } from './numbers'
import { T, type RawValue } from './raw'

export const isInt = (value: bigint): boolean => value >= -0x80000000n && value <= 0x7fffffffn
export const isLong = (value: bigint): boolean => BigInt.asIntN(64, value) === value

export function intValue(value: number): RawValue {
  const bytes = Buffer.allocUnsafe(4)
  bytes.writeInt32LE(value)
  return { type: T.int, bytes, at: 0, end: 4 }
}

export function longValue(value: bigint): RawValue {
  const bytes = Buffer.allocUnsafe(8)
  bytes.writeBigInt64LE(value)
  return { type: T.long, bytes, at: 0, end: 8 }
}

export function doubleValue(value: number): RawValue {
  const bytes = Buffer.allocUnsafe(8)
  bytes.writeDoubleLE(value)
  return { type: T.double, bytes, at: 0, end: 8 }
}

export function decimalValue(text: string): RawValue {
  return { type: T.decimal, bytes: Buffer.from(Decimal128.fromStringWithRounding(text).bytes), at: 0, end: 16 }
}

/** The number 0 as an int. */
export const zero = intValue(0)

export type Operation = '+' | '-' | '*'

/** Sum, difference or product of two numbers in the wider of their types, as MongoDB has it: int, long when it overflows, double,
 *  decimal.   @returns null when a long overflows */
export function calculate(operation: Operation, a: RawValue, b: RawValue): RawValue | null {
  if (a.type === T.decimal || b.type === T.decimal) return decimalValue(decimalText(operation, exactNumber(a), exactNumber(b)))
  if (a.type === T.double || b.type === T.double) {
    const x = toNumber(a.type, a.bytes, a.at)
    const y = toNumber(b.type, b.bytes, b.at)
    return doubleValue(operation === '+' ? x + y : operation === '-' ? x - y : x * y)
  }
  const x = integer(a)
  const y = integer(b)
  const result = operation === '+' ? x + y : operation === '-' ? x - y : x * y
  if (a.type === T.int && b.type === T.int && isInt(result)) return intValue(Number(result))
  return isLong(result) ? longValue(result) : null
}

/** An int or a long as a bigint. */
export const integer = (value: RawValue): bigint =>
  value.type === T.int ? BigInt(toNumber(T.int, value.bytes, value.at)) : toBigInt(value.bytes, value.at)

function decimalText(operation: Operation, a: Exact, second: Exact): string {
  const b = operation === '-' ? negative(second) : second
  if (a.kind === NAN_KIND || b.kind === NAN_KIND) return 'NaN'
  if (a.kind !== 0 || b.kind !== 0) return operation === '*' ? infinity(signOf(a) * signOf(b)) : infinity(sumOfInfinities(a, b))
  if (operation === '*') {
    const product = a.coefficient * b.coefficient
    return `${product === 0n && a.isNegative !== b.isNegative ? '-' : ''}${product}E${a.exponent + b.exponent}`
  }
  const exponent = Math.min(a.exponent, b.exponent)
  const sum = a.coefficient * 10n ** BigInt(a.exponent - exponent) + b.coefficient * 10n ** BigInt(b.exponent - exponent)
  return `${sum === 0n && a.isNegative && b.isNegative ? '-' : ''}${sum}E${exponent}`
}

const NAN_KIND = -2

const negative = (value: Exact): Exact =>
  value.kind === 0
    ? { ...value, coefficient: -value.coefficient, isNegative: !value.isNegative }
    : { ...value, kind: value.kind === NAN_KIND ? NAN_KIND : value.kind === 1 ? -1 : 1 }

const signOf = ({ kind, coefficient }: Exact): number => (kind !== 0 ? kind : coefficient > 0n ? 1 : coefficient < 0n ? -1 : 0)
const sumOfInfinities = (a: Exact, b: Exact): number => (a.kind === 0 ? b.kind : b.kind === 0 || b.kind === a.kind ? a.kind : 0)
const infinity = (sign: number): string => (sign === 0 ? 'NaN' : sign > 0 ? 'Infinity' : '-Infinity')

/** A decimal divided by how many there are, rounded to the 34 digits that it holds. */
export function divideDecimal(value: RawValue, by: number): RawValue {
  const { kind, coefficient, exponent } = exactNumber(value)
  if (kind !== 0) return value
  const extra = 40
  const scaled = coefficient * 10n ** BigInt(extra)
  const quotient = scaled / BigInt(by)
  if (quotient * BigInt(by) !== scaled) return decimalValue(`${quotient}E${exponent - extra}`)
  const [, digits = '0', zeros = ''] = /^(-?\d*?)(0*)$/.exec(String(quotient)) ?? []
  const kept = Math.min(zeros.length, extra) // a result that comes out even keeps the exponent that it had
  return decimalValue(`${digits}${zeros.slice(kept)}E${exponent - extra + kept}`)
}
