/**
 * Where what is kept doesn't say what was sent: the path below the value (`.0.price`), '' for the value itself, null when it says all of it.
 * What is kept may say more; blanks around a text don't count, and a blank text, an empty list and `false` are said by nothing.
 */
export const missingIn = (kept: unknown, sent: unknown): string | null => {
  if (isNothing(sent)) return isNothing(kept) ? null : ''
  if (typeof sent === 'string') return typeof kept === 'string' && kept.trim() === sent.trim() ? null : ''
  if (sent instanceof Date) return kept instanceof Date && kept.getTime() === sent.getTime() ? null : ''
  if (typeof sent !== 'object') return sent === kept ? null : ''
  if (typeof kept !== 'object' || kept === null) return ''
  if (Array.isArray(sent) && (!Array.isArray(kept) || kept.length !== sent.length)) return ''
  for (const [field, value] of Object.entries(sent as object)) {
    const missing = value === undefined ? null : missingIn((kept as Readonly<Record<string, unknown>>)[field], value)
    if (missing !== null) return `.${field}${missing}`
  }
  return null
}

/** Of a field that is made from others where it is sent blank. */
export const missingUnlessBlank = (sent: string | null): string | null => (isNothing(sent) ? null : '')

/** Of a list that is kept as a set: each once, in an order of its own, and maybe with what one of them brings along. */
export const missingInSet =
  (field: string) =>
  (sent: readonly unknown[], { record }: { readonly record: Readonly<Record<string, unknown>> }): string | null => {
    const kept = record[field]
    return Array.isArray(kept) && sent.every((one) => kept.includes(one)) ? null : ''
  }

const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
