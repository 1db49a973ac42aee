type Fields = Readonly<Record<string, unknown>>

/** Whether two values say the same: plain values, dates, lists and objects by what they hold. A field that is undefined counts as absent,
 *  the order of fields for nothing; unclear numbers (NaN) are alike, and so are 0 and −0. */
export const isEqual = (a: unknown, b: unknown): boolean => {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (a instanceof Date || b instanceof Date) return a instanceof Date && b instanceof Date && isEqual(a.getTime(), b.getTime())
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, at) => isEqual(value, b[at]))
  const [one, other] = [a as Fields, b as Fields]
  return (
    Object.keys(one).every((field) => isEqual(one[field], other[field])) &&
    Object.keys(other).every((field) => field in one || other[field] === undefined)
  )
}

/** The fields of `after` that say something else than in `before`. */
export const differenceOf = <T extends object>(before: T, after: Partial<T>): Partial<T> =>
  Object.fromEntries(Object.entries(after).filter(([field, value]) => !isEqual(value, before[field as keyof T]))) as Partial<T>
