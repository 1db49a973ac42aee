import { Decimal128 } from 'bson'
import { decimalText, toBigInt, toNumber } from '../bson/numbers'
import { T, type RawValue } from '../bson/raw'
import { badValue } from '../errors'

const int32 = (value: bigint): boolean => value >= -0x80000000n && value <= 0x7fffffffn
const int64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value

/** Sum or product of two numbers, in the wider of their types as MongoDB has it: int, long when it overflows, double, decimal.
 *  @throws CommandError BadValue when a long overflows */
export function calculate(op: '+' | '*', a: RawValue, b: RawValue): RawValue {
  if (a.type === T.decimal || b.type === T.decimal) return decimal(op, a, b)
  if (a.type === T.double || b.type === T.double) {
    const x = toNumber(a.type, a.bytes, a.at)
    const y = toNumber(b.type, b.bytes, b.at)
    const bytes = Buffer.allocUnsafe(8)
    bytes.writeDoubleLE(op === '+' ? x + y : x * y)
    return { type: T.double, bytes, at: 0, end: 8 }
  }
  const x = integer(a)
  const y = integer(b)
  const result = op === '+' ? x + y : x * y
  if (!int64(result)) throw badValue(`Failed to apply ${op === '+' ? '$inc' : '$mul'} operations to current value: the long overflows`)
  if (a.type === T.int && b.type === T.int && int32(result)) {
    const bytes = Buffer.allocUnsafe(4)
    bytes.writeInt32LE(Number(result))
    return { type: T.int, bytes, at: 0, end: 4 }
  }
  const bytes = Buffer.allocUnsafe(8)
  bytes.writeBigInt64LE(result)
  return { type: T.long, bytes, at: 0, end: 8 }
}

const integer = (value: RawValue): bigint =>
  value.type === T.int ? BigInt(toNumber(T.int, value.bytes, value.at)) : toBigInt(value.bytes, value.at)

function decimal(op: '+' | '*', a: RawValue, b: RawValue): RawValue {
  const x = digits(a)
  const y = digits(b)
  let coefficient: bigint
  let exponent: number
  if (op === '*') {
    coefficient = x.coefficient * y.coefficient
    exponent = x.exponent + y.exponent
  } else {
    exponent = Math.min(x.exponent, y.exponent)
    coefficient = x.coefficient * 10n ** BigInt(x.exponent - exponent) + y.coefficient * 10n ** BigInt(y.exponent - exponent)
  }
  const bytes = Buffer.from(Decimal128.fromStringWithRounding(`${coefficient}E${exponent}`).bytes)
  return { type: T.decimal, bytes, at: 0, end: 16 }
}

function digits(value: RawValue): { coefficient: bigint; exponent: number } {
  const text =
    value.type === T.decimal
      ? decimalText(value.bytes, value.at)
      : value.type === T.double
        ? String(toNumber(T.double, value.bytes, value.at))
        : String(integer(value))
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(text)
  if (!match) throw badValue(`Cannot calculate with ${text}`)
  const [, sign = '', whole = '0', fraction = '', power = '0'] = match
  return { coefficient: BigInt(sign + whole + fraction), exponent: Number(power) - fraction.length }
}

/** The number 0 as an int. */
export const zero: RawValue = { type: T.int, bytes: Buffer.alloc(4), at: 0, end: 4 }
