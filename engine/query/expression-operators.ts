import { calculate, doubleValue, integer, intValue, isInt, longValue } from '../bson/arithmetic'
import { compareValues } from '../bson/order'
import { Product, Sum } from '../bson/sums'
import { toBigInt, toNumber } from '../bson/numbers'
import { isNumber, items, missing, T, typeName, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import type { Reader } from './field-path'
import { isTruthy } from './filter'

/** How an operator of expressions is made from its arguments. */
export interface ExpressionOperator {
  /** Fewest and most arguments. */
  readonly arity: readonly [number, number]
  readonly arityCode?: number
  /** Names of the arguments when they come as a document. */
  readonly named?: readonly string[]
  make(args: readonly Reader[]): Reader
}

const bool = (value: boolean): RawValue => (value ? trueValue : falseValue)
const trueValue: RawValue = { type: T.bool, bytes: Buffer.from([1]), at: 0, end: 1 }
const falseValue: RawValue = { type: T.bool, bytes: Buffer.from([0]), at: 0, end: 1 }
const nullValue: RawValue = { type: T.null, bytes: Buffer.alloc(0), at: 0, end: 0 }

const isAbsent = ({ type }: RawValue): boolean => type === T.missing || type === T.null || type === T.undefined

/** The order of values in expressions, where a missing value is less than null. */
const compare = (a: RawValue, b: RawValue): number =>
  a.type === T.missing || b.type === T.missing
    ? Number(b.type === T.missing && a.type !== T.missing && a.type !== T.undefined) -
      Number(a.type === T.missing && b.type !== T.missing && b.type !== T.undefined)
    : compareValues(a, b)

const comparison = (holds: (order: number) => boolean): ExpressionOperator => ({
  arity: [2, 2],
  make:
    ([a, b]) =>
    (bytes, docAt) =>
      bool(holds(compare(a!(bytes, docAt), b!(bytes, docAt)))),
})

const UNLIMITED = Number.MAX_SAFE_INTEGER

/** The operators of the dialect; all others are refused by name. */
export const expressionOperators: Readonly<Record<string, ExpressionOperator>> = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cmp: {
    arity: [2, 2],
    make:
      ([a, b]) =>
      (bytes, docAt) =>
        intValue(compare(a!(bytes, docAt), b!(bytes, docAt))),
  },
  $and: { arity: [0, UNLIMITED], make: (args) => (bytes, docAt) => bool(args.every((read) => isTruthy(read(bytes, docAt)))) },
  $or: { arity: [0, UNLIMITED], make: (args) => (bytes, docAt) => bool(args.some((read) => isTruthy(read(bytes, docAt)))) },
  $not: {
    arity: [1, 1],
    make:
      ([read]) =>
      (bytes, docAt) =>
        bool(!isTruthy(read!(bytes, docAt))),
  },
  $cond: {
    arity: [3, 3],
    named: ['if', 'then', 'else'],
    make:
      ([test, then, otherwise]) =>
      (bytes, docAt) =>
        (isTruthy(test!(bytes, docAt)) ? then! : otherwise!)(bytes, docAt),
  },
  $ifNull: { arity: [2, UNLIMITED], arityCode: 1257300, make: ifNull },
  $add: { arity: [0, UNLIMITED], make: (args) => total('$add', () => new Sum(), args) },
  $multiply: { arity: [0, UNLIMITED], make: (args) => total('$multiply', () => new Product(), args) },
  $subtract: { arity: [2, 2], make: subtract },
  $size: {
    arity: [1, 1],
    make:
      ([read]) =>
      (bytes, docAt) => {
        const list = read!(bytes, docAt)
        if (list.type !== T.array)
          throw new CommandError(17124, `The argument to $size must be an array, but was of type: ${typeName(list.type)}`)
        return intValue(items(list.bytes, list.at).length)
      },
  },
  $arrayElemAt: { arity: [2, 2], make: arrayElemAt },
}

function ifNull(args: readonly Reader[]): Reader {
  return (bytes, docAt) => {
    let value = missing
    for (const read of args) {
      value = read(bytes, docAt)
      if (!isAbsent(value)) return value
    }
    return value
  }
}

/** What gathers the numbers of a sum or a product. */
interface Gathering {
  add(value: RawValue): void
  total(): RawValue
}

/** A sum or a product; null at the first argument that is null or missing. Dates are refused: only numbers are part of the dialect. */
function total(name: string, begin: () => Gathering, args: readonly Reader[]): Reader {
  return (bytes, docAt) => {
    const gathered = begin()
    for (const read of args) {
      const value = read(bytes, docAt)
      if (isAbsent(value)) return nullValue
      if (!isNumber(value.type)) throw notNumeric(name, value)
      gathered.add(value)
    }
    return gathered.total()
  }
}

function subtract([left, right]: readonly Reader[]): Reader {
  return (bytes, docAt) => {
    const a = left!(bytes, docAt)
    const b = right!(bytes, docAt)
    if (isAbsent(a) || isAbsent(b)) return nullValue
    if (a.type === T.date && b.type === T.date) return longValue(toBigInt(a.bytes, a.at) - toBigInt(b.bytes, b.at))
    if (!isNumber(a.type) || !isNumber(b.type)) throw notNumeric('$subtract', isNumber(a.type) ? b : a)
    const result = calculate('-', a, b)
    return result ?? doubleValue(Number(integer(a) - integer(b))) // beyond a long
  }
}

function notNumeric(name: string, value: RawValue): CommandError {
  return new CommandError(codes.TypeMismatch, `${name} only supports numeric types here, not ${typeName(value.type)}`)
}

function arrayElemAt([list, position]: readonly Reader[]): Reader {
  return (bytes, docAt) => {
    const array = list!(bytes, docAt)
    const index = position!(bytes, docAt)
    if (isAbsent(array) || isAbsent(index)) return nullValue
    if (array.type !== T.array)
      throw new CommandError(28689, `$arrayElemAt's first argument must be an array, but is ${typeName(array.type)}`)
    if (!isNumber(index.type))
      throw new CommandError(28690, `$arrayElemAt's second argument must be a numeric value, but is ${typeName(index.type)}`)
    const at = toNumber(index.type, index.bytes, index.at)
    if (!Number.isInteger(at) || !isInt(BigInt(at)))
      throw new CommandError(28691, `$arrayElemAt's second argument must be representable as a 32-bit integer: ${at}`)
    const all = items(array.bytes, array.at)
    return all[at < 0 ? all.length + at : at] ?? missing
  }
}
