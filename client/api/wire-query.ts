/** A query as screens write it: fields, operators, `$limit` and the like; `undefined` leaves a key out. */
export type WireQuery = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const pairs = (name: string, value: unknown): [string, string][] => {
  if (value === undefined) return []
  if (Array.isArray(value)) {
    // Objects need their place in the list, or their keys would run together.
    return value.flatMap((item, index) => pairs(isObject(item) ? `${name}[${index}]` : `${name}[]`, item))
  }
  if (isObject(value)) return Object.entries(value).flatMap(([key, inner]) => pairs(`${name}[${key}]`, inner))
  return [[name, String(value)]]
}

/** Writes a query the way the server's parser reads it: nested keys in brackets, lists as repeated `a[]`. */
export const toQueryString = (query: WireQuery): string =>
  Object.entries(query)
    .flatMap(([key, value]) => pairs(key, value))
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
    .join('&')
