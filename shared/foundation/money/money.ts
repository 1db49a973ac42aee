/** A whole number of dong. What is sent is at most 10^15 either way; sums are exact up to 2^53 and near it beyond. */
export type Dong = number & { readonly __unit: 'dong' }

/** The largest amount that can be sent, either way, in dong. */
export const MAX_DONG = 1_000_000_000_000_000

/** The most that one entry or one order may come to, in dong: what lies above is a slip of the finger. */
export const EVERYDAY_LIMIT = 1_000_000_000_000 as Dong

/** Above this a form asks once more before it is sent, in dong. */
export const CONFIRM_ABOVE = 100_000_000_000 as Dong

/** Whether `value` can be sent as an amount: a whole number of dong within ±10^15. */
export const isDong = (value: unknown): value is Dong =>
  typeof value === 'number' && Number.isSafeInteger(value) && value <= MAX_DONG && value >= -MAX_DONG

const isWholeDong = (n: number): n is Dong => Number.isInteger(n)

/** Takes what was reckoned from whole amounts as an amount, however large: a book that holds large amounts is still read. −0 becomes 0.
 *  @throws RangeError unless `n` is a whole number */
export function dong(n: number): Dong {
  const amount = n + 0
  if (!isWholeDong(amount)) throw new RangeError(`not a whole amount of dong: ${n}`)
  return amount
}

/** The nearest whole number, halves away from zero, with the noise of decimal fractions removed (0.145 × 100 is 14.5). */
function round(x: number): number {
  if (Number.isInteger(x)) return x
  const size = Number(Math.abs(x).toPrecision(15))
  return Math.sign(x) * Math.round(size)
}

/** Rounds an amount to a whole dong, halves away from zero.
 *  @throws RangeError for what is not finite */
export const roundDong = (x: number): Dong => dong(round(x))

/** Rounds a unit cost to at most 2 decimals of a dong, halves away from zero. */
export const roundCost = (x: number): number => round(x * 100) / 100 + 0

/** The sum of whole amounts, exact up to 2^53. Quantities are no dong: `sumPieces` adds them.
 *  @throws RangeError when an amount is not whole */
export function sumDong(amounts: Iterable<number>): Dong {
  let sum = 0
  for (const amount of amounts) sum += dong(amount)
  return dong(sum)
}

/** `total` × `part` ÷ `whole`, exact, then rounded half away from zero: the value of `part` out of `whole` pieces worth `total`.
 *  @param part, whole quantities, whole or with decimals; `whole` is not 0
 *  @throws RangeError when `whole` is 0 */
export function shareDong(total: number, part: number, whole: number): Dong {
  if (whole === 0) throw new RangeError('a share of nothing')
  if (part === whole) return dong(total)
  const product = total * part
  if (Number.isSafeInteger(product) || !Number.isInteger(part) || !Number.isInteger(whole)) return roundDong(product / whole)
  const numerator = BigInt(total) * BigInt(part)
  const denominator = BigInt(whole)
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const size = Number((2n * n + d) / (2n * d))
  return dong(negative ? -size : size)
}

/** Spreads `total` over `weights` by largest remainder, so that the parts sum to `total` exactly; equal remainders go to the
 *  earlier part. Weights that are all 0 count as equal; a negative total is the mirror image of the positive one.
 *  @param weights finite numbers ≥ 0
 *  @throws RangeError when a weight is negative or not finite, or when a total other than 0 meets no weight at all */
export function allocate(total: number, weights: readonly number[]): Dong[] {
  const whole = dong(total)
  if (weights.some((weight) => !Number.isFinite(weight) || weight < 0)) throw new RangeError('a weight is a finite number of at least 0')
  if (weights.length === 0) {
    if (whole !== 0) throw new RangeError('nothing to spread the total over')
    return []
  }
  if (whole < 0) return allocate(-whole, weights).map((part) => dong(-part))
  const sum = weights.reduce((a, b) => a + b, 0)
  if (sum === 0) return allocate(whole, new Array<number>(weights.length).fill(1))
  const { parts, rests } = shares(whole, weights, sum)
  let left = whole - parts.reduce((a, b) => a + b, 0)
  const order = rests.map((_, index) => index).sort((a, b) => compare(rests[b] ?? 0, rests[a] ?? 0) || a - b)
  for (let turn = 0; left > 0; turn = (turn + 1) % order.length, left--) {
    const index = order[turn] ?? 0
    parts[index] = (parts[index] ?? 0) + 1
  }
  return parts.map(dong)
}

const compare = (a: number | bigint, b: number | bigint): number => (a < b ? -1 : a > b ? 1 : 0)

/** The whole part and the remainder of each share; exact for whole weights. */
function shares(total: number, weights: readonly number[], sum: number): { parts: number[]; rests: (number | bigint)[] } {
  const parts: number[] = []
  const rests: (number | bigint)[] = []
  if (Number.isSafeInteger(total * sum) && weights.every(Number.isInteger)) {
    for (const weight of weights) {
      parts.push(Math.floor((total * weight) / sum))
      rests.push((total * weight) % sum)
    }
  } else if (weights.every(Number.isSafeInteger)) {
    const all = weights.reduce((a, b) => a + BigInt(b), 0n)
    for (const weight of weights) {
      const product = BigInt(total) * BigInt(weight)
      parts.push(Number(product / all))
      rests.push(product % all)
    }
  } else {
    for (const weight of weights) {
      const share = total * (weight / sum)
      parts.push(Math.floor(share))
      rests.push(share - Math.floor(share))
    }
  }
  return { parts, rests }
}

/** Splits `total` into `count` equal whole parts, the remainder on the last: months of a prepaid order, of a depreciation.
 *  @param count whole, at least 1
 *  @throws RangeError when `count` is not a whole number of at least 1 */
export function splitEqually(total: number, count: number): Dong[] {
  if (!Number.isInteger(count) || count < 1) throw new RangeError(`cannot split into ${count} parts`)
  const part = dong(Math.trunc(dong(total) / count))
  return Array.from({ length: count }, (_, index) => (index < count - 1 ? part : dong(total - part * (count - 1))))
}
