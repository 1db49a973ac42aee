import { AppError } from '../errors'
import { isTrap } from './plain-data'

export const queryLimits = { parameters: 1100, list: 1000, depth: 5 } as const

/** A query's value: texts, lists, and objects without a prototype. */
export type QueryValue = string | QueryValue[] | { [key: string]: QueryValue }

/** While it is being read, a list is a branch whose keys are numbers. */
type Branch = Map<string, Leaf | Branch>
type Leaf = string[]

/**
 * Reads `a=1&b[$in][]=x&b[$in][]=y&$sort[_id]=-1`. A key given twice is a list; `a[0]`, `a[1]` too.
 * @throws AppError 400 naming the key: broken encoding, too deep, too many, a trap, a key that is both text and object
 */
export const parseQueryString = (text: string): Record<string, QueryValue> => {
  const root: Branch = new Map()
  if (text === '') return toObject(root)
  const pairs = text.split('&')
  if (pairs.length > queryLimits.parameters) throw AppError.of('query.value', { field: '?' })
  for (const pair of pairs) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const key = decode(at === -1 ? pair : pair.slice(0, at), '?')
    put(root, stepsOf(key), at === -1 ? '' : decode(pair.slice(at + 1), key), key)
  }
  return toObject(root)
}

const decode = (text: string, field: string): string => {
  try {
    return text.includes('%') || text.includes('+') ? decodeURIComponent(text.replaceAll('+', ' ')) : text
  } catch {
    throw AppError.of('query.value', { field: field.slice(0, 80) })
  }
}

/** `a[b][]` → a, b, '' */
const stepsOf = (key: string): string[] => {
  const open = key.indexOf('[')
  if (open === -1) return [refused(key, key)]
  const first = key.slice(0, open)
  const rest = key.slice(open)
  if (!/^(\[[^[\]]*\])+$/.test(rest)) throw AppError.of('query.field', { field: key.slice(0, 80) })
  const steps = [first, ...rest.slice(1, -1).split('][')]
  if (steps.length > queryLimits.depth + 1) throw AppError.of('query.field', { field: key.slice(0, 80) })
  for (const step of steps) refused(step, key)
  return steps
}

const refused = (step: string, key: string): string => {
  if (isTrap(step)) throw AppError.of('query.field', { field: key.slice(0, 80) })
  return step
}

const put = (root: Branch, steps: readonly string[], value: string, key: string): void => {
  let branch = root
  const path = steps.at(-1) === '' && steps.length > 1 ? steps.slice(0, -1) : steps
  for (const step of path.slice(0, -1)) {
    // `a[][b]` adds an object to a list; nothing in a query needs it.
    if (step === '') throw AppError.of('query.field', { field: key.slice(0, 80) })
    const inner = branch.get(step) ?? new Map<string, Leaf | Branch>()
    if (!(inner instanceof Map)) throw AppError.of('query.value', { field: key.slice(0, 80) })
    branch.set(step, inner)
    branch = inner
  }
  const last = path.at(-1) ?? ''
  const leaf = branch.get(last)
  if (leaf instanceof Map) throw AppError.of('query.value', { field: key.slice(0, 80) })
  if (!leaf) branch.set(last, path === steps ? [value] : listLeaf(value))
  else if (leaf.length >= queryLimits.list) throw AppError.of('query.value', { field: key.slice(0, 80) })
  else leaf.push(value)
}

const lists = new WeakSet<Leaf>()
/** `a[]=x` is a list even with one value. */
const listLeaf = (value: string): Leaf => {
  const leaf = [value]
  lists.add(leaf)
  return leaf
}

const toValue = (node: Leaf | Branch): QueryValue => {
  if (!(node instanceof Map)) return node.length === 1 && !lists.has(node) ? (node[0] ?? '') : node
  const keys = [...node.keys()]
  if (keys.every((key) => /^\d{1,3}$/.test(key))) {
    return [...node.entries()].sort(([a], [b]) => Number(a) - Number(b)).map(([, inner]) => toValue(inner))
  }
  return toObject(node)
}

const toObject = (branch: Branch): Record<string, QueryValue> => {
  const object: Record<string, QueryValue> = Object.create(null) as Record<string, QueryValue>
  for (const [key, node] of branch) object[key] = toValue(node)
  return object
}
