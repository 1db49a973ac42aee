/** A value as JSON, always in the same words: fields in the order of their names, moments as ISO; what is undefined is left out. */
export const canonicalJson = (value: unknown): string => {
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value)
    .filter(([, own]) => own !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, own]) => `${JSON.stringify(name)}:${canonicalJson(own)}`).join(',')}}`
}
