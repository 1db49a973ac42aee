import type { Document } from 'bson'

/** What MongoDB's manual says about queries, over decoded values and as plainly as it can be said. */
export function fitsPlainly(document: Document, filter: Document): boolean {
  return Object.entries(filter).every(([name, wanted]: [string, unknown]) => {
    if (name === '$and') return (wanted as Document[]).every((part) => fitsPlainly(document, part))
    if (name === '$or') return (wanted as Document[]).some((part) => fitsPlainly(document, part))
    if (name === '$nor') return !(wanted as Document[]).some((part) => fitsPlainly(document, part))
    return isOperators(wanted)
      ? Object.entries(wanted).every(([operator, operand]) => holds(document, name, operator, operand))
      : holds(document, name, '$eq', wanted)
  })
}

const isOperators = (value: unknown): value is Document => isDocument(value) && Object.keys(value)[0]?.startsWith('$') === true
export const isDocument = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value)

function holds(document: Document, path: string, operator: string, operand: unknown): boolean {
  if (operator === '$ne') return !holds(document, path, '$eq', operand)
  if (operator === '$nin') return !holds(document, path, '$in', operand)
  if (operator === '$not') return !Object.entries(operand as Document).every(([inner, value]) => holds(document, path, inner, value))
  if (operator === '$exists' && operand === false) return !holds(document, path, '$exists', true)
  if (operator === '$all')
    return (operand as unknown[]).length > 0 && (operand as unknown[]).every((item) => holds(document, path, '$eq', item))
  const names = path.split('.')
  const found = valuesAt(document, names)
  if (operator === '$exists') return found.some((value) => value !== undefined)
  if (operator === '$size') return found.some((value) => Array.isArray(value) && value.length === operand)
  if (operator === '$elemMatch')
    return found.some(
      (value) => Array.isArray(value) && value.map(asDocument).some((item) => item !== null && fitsPlainly(item, operand as Document)),
    )
  const atPositions = itemsAtPositions(document, names)
  const withItems = found.flatMap((value): unknown[] =>
    Array.isArray(value) && !atPositions.has(value) ? [...(value as unknown[]), value] : [value],
  )
  return withItems.some((value) => passes(value, operator, operand))
}

/** An array that is an item of an array counts as a document of its positions. */
const asDocument = (item: unknown): Document | null => (isDocument(item) ? item : Array.isArray(item) ? { ...(item as unknown[]) } : null)

/** Every value at a path; undefined where there is none. Arrays on the way are opened, once each. */
function valuesAt(value: unknown, names: readonly string[]): unknown[] {
  const [name, ...rest] = names
  if (name === undefined) return [value]
  if (Array.isArray(value)) {
    const items = value as unknown[]
    return [
      ...items.filter(isDocument).flatMap((item) => valuesAt(item, names)),
      ...itemAt(items, name).flatMap((item) => (rest.length > 0 && !isDocument(item) && !Array.isArray(item) ? [] : valuesAt(item, rest))),
    ]
  }
  if (!isDocument(value)) return [undefined]
  return name in value ? valuesAt(value[name], rest) : [undefined]
}

const itemAt = (items: readonly unknown[], name: string): unknown[] =>
  /^\d+$/.test(name) && Number(name) < items.length ? [items[Number(name)]] : []

/** The arrays that a path ends at by their position in another: they are compared as they are, not item by item. */
function itemsAtPositions(value: unknown, names: readonly string[]): Set<unknown> {
  const [name, ...rest] = names
  if (name === undefined) return new Set()
  if (isDocument(value)) return name in value ? itemsAtPositions(value[name], rest) : new Set()
  if (!Array.isArray(value)) return new Set()
  const found = itemAt(value as unknown[], name).flatMap((item) => (rest.length === 0 ? [item] : [...itemsAtPositions(item, rest)]))
  return new Set([...found, ...(value as unknown[]).filter(isDocument).flatMap((item) => [...itemsAtPositions(item, names)])])
}

function passes(value: unknown, operator: string, operand: unknown): boolean {
  if (operator === '$in') return (operand as unknown[]).some((one) => passes(value, '$eq', one))
  if (operator === '$eq')
    return operand === null ? value === null || value === undefined : JSON.stringify(value) === JSON.stringify(operand)
  if (operand === null) return (operator === '$gte' || operator === '$lte') && (value === null || value === undefined)
  if (typeof value !== typeof operand || value === null) return false
  const [a, b] = [value as number, operand as number]
  return operator === '$gt' ? a > b : operator === '$gte' ? a >= b : operator === '$lt' ? a < b : a <= b
}
