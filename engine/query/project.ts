import { nameAt } from '../bson/names'
import { cstringEnd, T, valueEnd } from '../bson/raw'
import type { BsonWriter } from '../bson/writer'
import type { Reader } from './field-path'

/** Writes what a projection makes of a document, as a whole document. */
export type Projector = (bytes: Buffer, docAt: number, out: BsonWriter) => void

/** Some items of an array: from `skip` (negative: from the end) so many. */
interface Slice {
  readonly skip: number
  readonly limit: number
}

/** What happens to a field: it is kept, left out, cut, or set to what an expression gives. */
export type Leaf = 'keep' | 'drop' | Slice | Reader

/** Fields of a document that a projection speaks of. */
export interface Branch {
  readonly children: Map<string, Branch | Leaf>
}

export const newBranch = (): Branch => ({ children: new Map() })

interface Root {
  readonly bytes: Buffer
  readonly docAt: number
}

/** A branch in the form in which it is applied. */
interface Plan {
  readonly children: ReadonlyMap<string, Plan | Leaf>
  /** Fields that are set, or have such fields inside, in the order of the projection. */
  readonly computed: readonly (readonly [string, Plan | Reader])[]
}

export function projectorOf(root: Branch, isInclusion: boolean): Projector {
  const plan = planOf(root)
  const apply = isInclusion ? include : exclude
  return (bytes, docAt, out) => {
    out.begin()
    apply(plan, bytes, docAt, out, { bytes, docAt }, true)
    out.end()
  }
}

function planOf({ children }: Branch): Plan {
  const planned = new Map<string, Plan | Leaf>()
  const computed: (readonly [string, Plan | Reader])[] = []
  for (const [name, child] of children) {
    const own = typeof child === 'object' && 'children' in child ? planOf(child) : child
    planned.set(name, own)
    if (typeof own === 'function' || (isPlan(own) && own.computed.length > 0)) computed.push([name, own])
  }
  return { children: planned, computed }
}

const isPlan = (node: Plan | Leaf | undefined): node is Plan => typeof node === 'object' && 'children' in node

/** Elements that are kept as they are: those that follow each other are copied at once. */
class Run {
  private readonly bytes: Buffer
  private readonly out: BsonWriter
  private from = 0
  private to = 0

  constructor(bytes: Buffer, out: BsonWriter) {
    this.bytes = bytes
    this.out = out
  }

  add(from: number, to: number): void {
    if (from !== this.to) {
      this.flush()
      this.from = from
    }
    this.to = to
  }

  flush(): void {
    if (this.to > this.from) this.out.copy(this.bytes, this.from, this.to)
    this.from = this.to
  }
}

/** Keeps what is named. Fields that are set come last, where there is no document or array to put them into. */
function include(plan: Plan, bytes: Buffer, docAt: number, out: BsonWriter, root: Root, slices: boolean): void {
  const done = plan.computed.length > 0 ? new Set<string>() : null
  const kept = new Run(bytes, out)
  eachElement(bytes, docAt, (name, type, at, valueAt, end) => {
    const node = plan.children.get(name)
    if (node === undefined || node === 'drop' || typeof node === 'function') return
    if (node === 'keep') return kept.add(at, end)
    kept.flush()
    if (!isPlan(node)) writeSlice(node, bytes, type, at, valueAt, end, out, slices)
    else if (type === T.object || type === T.array) {
      if (node.computed.length > 0) done?.add(name)
      out.copy(bytes, at, valueAt).begin()
      if (type === T.object) include(node, bytes, valueAt, out, root, slices)
      else includeItems(node, bytes, valueAt, out, root, slices)
      out.end()
    }
  })
  kept.flush()
  for (const [name, node] of plan.computed) if (!done?.has(name)) writeComputed(name, node, out, root)
}

function writeComputed(name: string, node: Plan | Reader, out: BsonWriter, root: Root): void {
  if (typeof node === 'function') {
    const value = node(root.bytes, root.docAt)
    if (value.type !== T.missing) out.value(name, value)
    return
  }
  out.beginDocument(name)
  for (const [inner, part] of node.computed) writeComputed(inner, part, out, root)
  out.end()
}

/** Documents in an array are projected, also in arrays within; of other items nothing stays but what is set. */
function includeItems(plan: Plan, bytes: Buffer, arrayAt: number, out: BsonWriter, root: Root, slices: boolean): void {
  let index = 0
  eachElement(bytes, arrayAt, (_name, type, _at, valueAt) => {
    if (type === T.object) {
      out.beginDocument(String(index++))
      include(plan, bytes, valueAt, out, root, slices)
      out.end()
    } else if (type === T.array) {
      out.beginArray(String(index++))
      includeItems(plan, bytes, valueAt, out, root, false)
      out.end()
    } else if (plan.computed.length > 0) writeComputed(String(index++), plan, out, root)
  })
}

/** Keeps what is not named. */
function exclude(plan: Plan, bytes: Buffer, docAt: number, out: BsonWriter, root: Root, slices: boolean): void {
  const kept = new Run(bytes, out)
  eachElement(bytes, docAt, (name, type, at, valueAt, end) => {
    const node = plan.children.get(name)
    if (node === 'drop') return
    if (node === undefined || node === 'keep' || typeof node === 'function') return kept.add(at, end)
    kept.flush()
    if (!isPlan(node)) writeSlice(node, bytes, type, at, valueAt, end, out, slices)
    else if (type !== T.object && type !== T.array) out.copy(bytes, at, end)
    else {
      out.copy(bytes, at, valueAt).begin()
      if (type === T.object) exclude(node, bytes, valueAt, out, root, slices)
      else excludeItems(node, bytes, valueAt, out, root, slices)
      out.end()
    }
  })
  kept.flush()
}

function excludeItems(plan: Plan, bytes: Buffer, arrayAt: number, out: BsonWriter, root: Root, slices: boolean): void {
  eachElement(bytes, arrayAt, (_name, type, at, valueAt, end) => {
    if (type !== T.object && type !== T.array) out.copy(bytes, at, end)
    else {
      out.copy(bytes, at, valueAt).begin()
      if (type === T.object) exclude(plan, bytes, valueAt, out, root, slices)
      else excludeItems(plan, bytes, valueAt, out, root, false)
      out.end()
    }
  })
}

/** Arrays are cut, other values stay; in arrays of arrays `$slice` does not look. */
function writeSlice(
  { skip, limit }: Slice,
  bytes: Buffer,
  type: number,
  at: number,
  valueAt: number,
  end: number,
  out: BsonWriter,
  slices: boolean,
): void {
  if (type !== T.array || !slices) {
    out.copy(bytes, at, end)
    return
  }
  const list: [type: number, from: number, to: number][] = []
  eachElement(bytes, valueAt, (_name, itemType, _at, from, to) => list.push([itemType, from, to]))
  const first = skip < 0 ? Math.max(0, list.length + skip) : skip
  out.copy(bytes, at, valueAt).begin()
  list.slice(first, first + limit).forEach(([itemType, from, to], i) => {
    out.name(itemType, String(i))
    out.copy(bytes, from, to)
  })
  out.end()
}

function eachElement(
  bytes: Buffer,
  docAt: number,
  take: (name: string, type: number, at: number, valueAt: number, end: number) => void,
): void {
  let at = docAt + 4
  let type: number
  while ((type = bytes[at]!) !== 0) {
    const nameEnd = cstringEnd(bytes, at + 1)
    const end = valueEnd(type, bytes, nameEnd + 1)
    take(nameAt(bytes, at + 1, nameEnd), type, at, nameEnd + 1, end)
    at = end
  }
}
