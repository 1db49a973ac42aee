import { compareNumbers } from './numbers'
import { cstringEnd, i32, isNumber, T, valueEnd, type RawValue } from './raw'

/** First byte of a value's key: BSON's order between types. 0 and 255 are never used, so that keys can be inverted and terminated. */
export const rank: readonly number[] = (() => {
  const ranks = new Array<number>(256).fill(0)
  ranks[T.minKey] = 1
  ranks[T.undefined] = 4 // with the array that has no items, where an index or a sort looks at items
  ranks[T.missing] = ranks[T.null] = 5
  ranks[T.double] = ranks[T.int] = ranks[T.long] = ranks[T.decimal] = 10
  ranks[T.string] = ranks[T.symbol] = 15
  ranks[T.object] = 20
  ranks[T.array] = 25
  ranks[T.binary] = 30
  ranks[T.objectId] = 35
  ranks[T.bool] = 40
  ranks[T.date] = 45
  ranks[T.timestamp] = 47
  ranks[T.regex] = 50
  ranks[T.dbPointer] = 55
  ranks[T.code] = 60
  ranks[T.codeWithScope] = 62
  ranks[T.maxKey] = 254
  return ranks
})()

/** The types that share a place in the order, without `missing`. */
export const typesOfRank = (wanted: number): number[] => Object.values(T).filter((type) => type !== T.missing && rank[type] === wanted)

/** The order of two values as MongoDB sorts and compares them: by type, then by value. @returns -1, 0 or 1 */
export const compareValues = (a: RawValue, b: RawValue): number => compareAt(a.type, a.bytes, a.at, b.type, b.bytes, b.at)

/** The same over positions in bytes, without value objects. */
export function compareAt(typeA: number, a: Buffer, atA: number, typeB: number, b: Buffer, atB: number): number {
  const rankA = rank[typeA]!
  const rankB = rank[typeB]!
  if (rankA !== rankB) return rankA < rankB ? -1 : 1
  if (isNumber(typeA)) return compareNumbers(typeA, a, atA, typeB, b, atB)
  switch (typeA) {
    case T.string:
    case T.symbol:
    case T.code:
      return sign(a.compare(b, atB + 4, atB + 3 + i32(b, atB), atA + 4, atA + 3 + i32(a, atA)))
    case T.object:
    case T.array:
      return compareDocuments(a, atA, b, atB)
    case T.objectId:
      return sign(a.compare(b, atB, atB + 12, atA, atA + 12))
    case T.date:
      return compareNumbers(T.long, a, atA, T.long, b, atB)
    case T.bool:
      return sign(a[atA]! - b[atB]!)
    case T.binary: {
      const lengthA = i32(a, atA)
      const lengthB = i32(b, atB)
      if (lengthA !== lengthB) return lengthA < lengthB ? -1 : 1
      return sign(a.compare(b, atB + 4, atB + 5 + lengthB, atA + 4, atA + 5 + lengthA))
    }
    case T.timestamp: {
      const x = a.readBigUInt64LE(atA)
      const y = b.readBigUInt64LE(atB)
      return x < y ? -1 : x > y ? 1 : 0
    }
    case T.regex:
    case T.dbPointer:
    case T.codeWithScope:
      return sign(a.compare(b, atB, valueEnd(typeB, b, atB), atA, valueEnd(typeA, a, atA)))
    default:
      return 0
  }
}

function compareDocuments(a: Buffer, docA: number, b: Buffer, docB: number): number {
  let atA = docA + 4
  let atB = docB + 4
  for (;;) {
    const typeA = a[atA]!
    const typeB = b[atB]!
    if (typeA === 0 || typeB === 0) return typeA === typeB ? 0 : typeA === 0 ? -1 : 1
    if (rank[typeA] !== rank[typeB]) return rank[typeA]! < rank[typeB]! ? -1 : 1
    const nameEndA = cstringEnd(a, atA + 1)
    const nameEndB = cstringEnd(b, atB + 1)
    const names = a.compare(b, atB + 1, nameEndB, atA + 1, nameEndA)
    if (names !== 0) return sign(names)
    const values = compareAt(typeA, a, nameEndA + 1, typeB, b, nameEndB + 1)
    if (values !== 0) return values
    atA = valueEnd(typeA, a, nameEndA + 1)
    atB = valueEnd(typeB, b, nameEndB + 1)
  }
}

const sign = (n: number): number => (n < 0 ? -1 : n > 0 ? 1 : 0)
