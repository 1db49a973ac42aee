/** What a find is asked with: fields with values or operators, `$limit`, `$sort`, `search`, `since`, `until`. */
export type Query = Readonly<Record<string, unknown>>

/** `{status: {$in: ['shipped']}}` → `status[$in][]=shipped` */
export const queryText = (query: Query): string =>
  Object.entries(query)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&')

const pairs = (name: string, value: unknown): string[] => {
  if (value === undefined) return []
  if (value instanceof Date) return pairs(name, value.toISOString())
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) =>
      pairs(`${name}[${Array.isArray(value) && typeof inner !== 'object' ? '' : key}]`, inner),
    )
  return [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`]
}
