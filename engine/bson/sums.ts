import { calculate, decimalValue, divideDecimal, doubleValue, integer, intValue, isInt, isLong, longValue } from './arithmetic'
import { toBigInt, toNumber } from './numbers'
import { i32, isNumber, T, type RawValue } from './raw'

/** Integers up to this are summed as JavaScript numbers without loss. */
const MAX_EXACT_SUM = 2 ** 52

/** A sum of numbers of any types. Integers are exact, doubles are summed with twice their precision, decimals as decimals. */
export class Sum {
  private whole = 0
  private big = 0n
  private hasLong = false
  private hasDouble = false
  private high = 0
  private low = 0
  private plain = 0
  private decimal: RawValue | null = null
  count = 0

  /** Adds a number; other values don't count. */
  add(value: RawValue): void {
    const { type, bytes, at } = value
    if (!isNumber(type)) return
    this.count++
    if (type === T.int) this.addWhole(i32(bytes, at))
    else if (type === T.double) {
      this.hasDouble = true
      this.addDouble(bytes.readDoubleLE(at))
    } else if (type === T.long) {
      this.hasLong = true
      const near = toNumber(type, bytes, at)
      if (Math.abs(near) < MAX_EXACT_SUM) this.addWhole(near)
      else this.big += toBigInt(bytes, at)
    } else
      this.decimal = this.decimal
        ? calculate('+', this.decimal, value)
        : { ...value, bytes: Buffer.from(bytes.subarray(at, at + 16)), at: 0, end: 16 }
  }

  /** In the widest type that was met: int, long when it overflows, double, decimal. */
  total(): RawValue {
    const integer = this.integer()
    if (this.decimal) return this.decimalTotal(this.decimal)
    if (this.hasDouble) return doubleValue(this.double())
    if (!this.hasLong && isInt(integer)) return intValue(Number(integer))
    return isLong(integer) ? longValue(integer) : doubleValue(Number(integer))
  }

  /** A double, or a decimal when there is one; null for no numbers at all. */
  average(): RawValue | null {
    if (this.count === 0) return null
    if (this.decimal) return divideDecimal(this.decimalTotal(this.decimal), this.count)
    return doubleValue(this.double() / this.count)
  }

  private addWhole(value: number): void {
    this.whole += value
    if (Math.abs(this.whole) < MAX_EXACT_SUM) return
    this.big += BigInt(this.whole)
    this.whole = 0
  }

  /** Keeps what rounding loses: the sum is `high + low`. */
  private addDouble(value: number): void {
    this.plain += value
    const [x, lost] = twoSum(value, this.low)
    const [sum, rest] = twoSum(this.high, x)
    this.high = sum
    this.low = lost + rest
  }

  private integer(): bigint {
    return this.big + BigInt(this.whole)
  }

  private double(): number {
    const integer = this.integer()
    const [sum, rest] = twoSum(this.high, Number(integer))
    const total = sum + (rest + this.low + Number(integer - BigInt(Number(integer))))
    return Number.isNaN(total) || !Number.isFinite(total) ? this.plain + Number(integer) : total
  }

  private decimalTotal(decimal: RawValue): RawValue {
    const withWhole = calculate('+', decimal, decimalValue(String(this.integer())))!
    return this.hasDouble ? calculate('+', withWhole, doubleValue(this.high + this.low))! : withWhole
  }
}

/** A product of numbers of any types. Integers are exact as long as a long holds them, then go on as the product of doubles. */
export class Product {
  private whole: bigint | null = 1n
  private double = 1
  private hasLong = false
  private decimal: RawValue | null = null

  /** Multiplies by a number. */
  add(value: RawValue): void {
    if (this.decimal || value.type === T.decimal) this.decimal = calculate('*', this.decimal ?? this.total(), value)
    else {
      this.double *= toNumber(value.type, value.bytes, value.at)
      this.hasLong ||= value.type === T.long
      const whole = this.whole === null || value.type === T.double ? null : this.whole * integer(value)
      this.whole = whole !== null && isLong(whole) ? whole : null
    }
  }

  /** In the widest type that was met: int, long when it overflows, double, decimal. */
  total(): RawValue {
    if (this.decimal) return this.decimal
    if (this.whole === null) return doubleValue(this.double)
    return this.hasLong || !isInt(this.whole) ? longValue(this.whole) : intValue(Number(this.whole))
  }
}

/** A sum as a double, and what it loses by rounding. */
function twoSum(a: number, b: number): [sum: number, rest: number] {
  const sum = a + b
  const part = sum - a
  return [sum, a - (sum - part) + (b - part)]
}
