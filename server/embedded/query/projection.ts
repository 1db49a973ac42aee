import { cstringEnd, documentEntries, isNumber, T, valueEnd, type RawValue } from '../bson/raw'
import type { BsonWriter } from '../bson/writer'
import { badValue, codes, CommandError } from '../errors'
import { isTruthy } from './filter'

/** Writes the part of a document that a projection leaves, as a whole document. */
export type Projector = (bytes: Buffer, docAt: number, out: BsonWriter) => void

type Tree = Map<string, Tree | true>

/** Reads `{ a: 1, "b.c": 1 }` or `{ a: 0 }`. @returns null when everything is kept */
export function parseProjection(projection: RawValue): Projector | null {
  if (projection.type === T.missing) return null
  const tree: Tree = new Map()
  let including: boolean | null = null
  let keepId: boolean | null = null
  for (const [path, value] of documentEntries(projection, 'projection')) {
    if (value.type !== T.bool && !isNumber(value.type)) throw refused(path, value)
    const keep = isTruthy(value)
    if (path === '_id') {
      keepId = keep
      continue
    }
    if (path === '' || path.split('.').some((name) => name === '' || name.startsWith('$')))
      throw badValue(`projection of '${path}' is not supported`)
    if (including !== null && including !== keep)
      throw new CommandError(
        keep ? 31253 : codes.MixedProjection,
        `Cannot do ${keep ? 'inclusion' : 'exclusion'} on field ${path} in ${keep ? 'exclusion' : 'inclusion'} projection`,
      )
    including = keep
    plant(tree, path)
  }
  if (including === null && keepId === null) return null
  const includes = including ?? keepId!
  if (includes ? keepId !== false : keepId === false) tree.set('_id', true)
  return (bytes, docAt, out) => {
    out.begin()
    if (includes) include(tree, bytes, docAt, out)
    else exclude(tree, bytes, docAt, out)
    out.end()
  }
}

function refused(path: string, value: RawValue): CommandError {
  if (value.type === T.object) {
    const [first] = documentEntries(value, path)
    return badValue(`projection operator ${first?.[0] ?? '{}'} of '${path}' is not supported`)
  }
  return badValue(`projection of '${path}' to a value is not supported`)
}

function plant(tree: Tree, path: string): void {
  const names = path.split('.')
  const leaf = names.pop()!
  let node = tree
  for (const name of names) {
    const next = node.get(name) ?? new Map<string, Tree | true>()
    if (next === true) throw new CommandError(31249, `Path collision at ${path}`)
    node.set(name, next)
    node = next
  }
  if (node.has(leaf)) throw new CommandError(31250, `Path collision at ${path}`)
  node.set(leaf, true)
}

function include(tree: Tree, bytes: Buffer, docAt: number, out: BsonWriter): void {
  eachElement(bytes, docAt, (name, type, at, valueAt, end) => {
    const node = tree.get(name)
    if (node === undefined) return
    if (node === true) out.copy(bytes, at, end)
    else if (type === T.object || type === T.array) {
      out.copy(bytes, at, valueAt).begin()
      if (type === T.object) include(node, bytes, valueAt, out)
      else eachArrayItem(bytes, valueAt, out, true, (itemAt) => include(node, bytes, itemAt, out))
      out.end()
    }
  })
}

function exclude(tree: Tree, bytes: Buffer, docAt: number, out: BsonWriter): void {
  eachElement(bytes, docAt, (name, type, at, valueAt, end) => {
    const node = tree.get(name)
    if (node === true) return
    if (node === undefined || (type !== T.object && type !== T.array)) {
      out.copy(bytes, at, end)
      return
    }
    out.copy(bytes, at, valueAt).begin()
    if (type === T.object) exclude(node, bytes, valueAt, out)
    else eachArrayItem(bytes, valueAt, out, false, (itemAt) => exclude(node, bytes, itemAt, out))
    out.end()
  })
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
    take(bytes.toString('utf8', at + 1, nameEnd), type, at, nameEnd + 1, end)
    at = end
  }
}

/** Documents in an array are projected; other items are dropped when including and kept when excluding. */
function eachArrayItem(bytes: Buffer, arrayAt: number, out: BsonWriter, dropOthers: boolean, project: (itemAt: number) => void): void {
  let index = 0
  eachElement(bytes, arrayAt, (_name, type, _at, valueAt, end) => {
    if (type === T.object) {
      out.beginDocument(String(index++))
      project(valueAt)
      out.end()
    } else if (!dropOthers) {
      out.name(type, String(index++))
      out.copy(bytes, valueAt, end)
    }
  })
}
