import { nameAt } from '../bson/names'
import { cstringEnd, items, MAX_NESTING_DEPTH, missing, T, typeName, validate, valueEnd, type RawValue } from '../bson/raw'
import { BsonWriter } from '../bson/writer'
import { codes, CommandError } from '../errors'
import type { Matcher } from '../query/match'
import type { UpdateContext } from './operators'
import type { Tree } from './tree'

/** What a path's `$`, `$[]` and `$[name]` stand for. */
export interface Positions {
  /** Index of the array item that the query matched, for `$`; null when it matched none. */
  matched(pathOfArray: string): number | null
  /** Tests of `arrayFilters`, by name. They look at a document with the item under that name. */
  readonly filters: ReadonlyMap<string, Matcher>
}

/** Longest array that a numeric path may make by filling with nulls. */
const MAX_ARRAY_PADDING = 1_500_000

/** Rewrites a document: what the tree does not name is copied as it is. */
export function applyTree(tree: Tree, bytes: Buffer, at: UpdateContext, positions: Positions): Buffer {
  const out = new BsonWriter(bytes.length + 256)
  new Rewriter(out, at, positions).document(tree, bytes, 0, '')
  const result = out.finish()
  if (result.length > MAX_DOCUMENT_BYTES)
    throw new CommandError(codes.BSONObjectTooLarge, `Resulting document after update is larger than ${MAX_DOCUMENT_BYTES}`)
  if (tree.mayDeepen) validate(result, 0, result.length, MAX_NESTING_DEPTH)
  return result
}

/** Largest document, in bytes. */
export const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024

const emptyDocument = Buffer.from([5, 0, 0, 0, 0])

class Rewriter {
  private readonly out: BsonWriter
  private readonly at: UpdateContext
  private readonly positions: Positions

  constructor(out: BsonWriter, at: UpdateContext, positions: Positions) {
    this.out = out
    this.at = at
    this.positions = positions
  }

  document(tree: Tree, bytes: Buffer, docAt: number, path: string): void {
    const { out } = this
    const met: string[] = []
    out.begin()
    let at = docAt + 4
    /** Where what has not been copied yet begins. */
    let rest = at
    let type: number
    while ((type = bytes[at]!) !== 0) {
      const nameEnd = cstringEnd(bytes, at + 1)
      const end = valueEnd(type, bytes, nameEnd + 1)
      const name = nameAt(bytes, at + 1, nameEnd)
      const child = tree.children.get(name)
      if (child) {
        if (!met.includes(name)) met.push(name)
        if (at > rest) out.copy(bytes, rest, at)
        this.element(child, name, { type, bytes, at: nameEnd + 1, end }, join(path, name))
        rest = end
      }
      at = end
    }
    if (at > rest) out.copy(bytes, rest, at)
    if (met.length < tree.children.size)
      for (const name of [...tree.children.keys()].filter((name) => !met.includes(name)).sort())
        this.element(tree.children.get(name)!, name, missing, join(path, name))
    out.end()
  }

  private element(tree: Tree, name: string, old: RawValue, path: string): void {
    const { out } = this
    if (tree.change) {
      if (tree.change.onInsert && !this.at.isInsert && old.type === T.missing) return
      const value = tree.change.apply(old, this.at)
      if (value.type !== T.missing) out.value(name, value)
      return
    }
    if (old.type === T.object) {
      this.refusePositions(tree, path, old)
      out.name(T.object, name)
      this.document(tree, old.bytes, old.at, path)
    } else if (old.type === T.array) this.array(tree, name, old, path)
    else if (old.type === T.missing) {
      if (!this.isCreating(tree)) return
      out.name(T.object, name)
      this.refusePositions(tree, path, old)
      this.document(tree, emptyDocument, 0, path)
    } else {
      this.refusePositions(tree, path, old)
      if (this.needsPath(tree)) throw this.notViable([...tree.children.keys()][0]!, name, old)
      out.value(name, old)
    }
  }

  private isCreating(tree: Tree): boolean {
    if (!tree.creates) return false
    if (this.at.isInsert) return true
    if (tree.change) return !tree.change.onInsert
    return [...tree.children.values()].some((child) => this.isCreating(child))
  }

  /** Whether anything below makes its path, or at least needs one that could be made. */
  private needsPath(tree: Tree): boolean {
    if (tree.change?.needsPath) return true
    return this.isCreating(tree) || [...tree.children.values()].some((child) => this.needsPath(child))
  }

  /** `$`, `$[]` and `$[name]` are for arrays alone. */
  private refusePositions(tree: Tree, path: string, { type }: RawValue): void {
    for (const name of tree.children.keys())
      if (name === '$') throw new CommandError(codes.BadValue, 'The positional operator did not find the match needed from the query.')
      else if (name.startsWith('$'))
        throw new CommandError(
          codes.BadValue,
          type === T.missing
            ? `The path '${path}' must exist in the document in order to apply array updates.`
            : `Cannot apply array updates to non-array element ${path}: ${typeName(type)}`,
        )
  }

  private array(tree: Tree, name: string, old: RawValue, path: string): void {
    const { out } = this
    const list = items(old.bytes, old.at)
    const byIndex = new Map<number, Tree>()
    const assign = (index: number, child: Tree, by: string): void => {
      const other = byIndex.get(index)
      if (other && other !== child)
        throw new CommandError(codes.ConflictingUpdateOperators, `Update created a conflict at '${join(path, String(index))}' (${by})`)
      byIndex.set(index, child)
    }
    for (const [key, child] of tree.children) {
      if (key === '$') {
        const matched = this.positions.matched(path)
        if (matched === null)
          throw new CommandError(codes.BadValue, 'The positional operator did not find the match needed from the query.')
        assign(matched, child, key)
      } else if (key === '$[]') list.forEach((_item, i) => assign(i, child, key))
      else if (key.startsWith('$[')) this.filtered(key.slice(2, -1), list).forEach((i) => assign(i, child, key))
      else if (/^(0|[1-9]\d*)$/.test(key)) assign(Number(key), child, key)
      else if (this.needsPath(child)) throw this.notViable(key, name, old)
    }
    out.beginArray(name)
    const last = Math.max(list.length - 1, ...[...byIndex].filter(([, child]) => this.isCreating(child)).map(([index]) => index))
    if (last - list.length > MAX_ARRAY_PADDING)
      throw new CommandError(codes.BadValue, `can't backfill more than ${MAX_ARRAY_PADDING} elements`)
    for (let i = 0; i <= last; i++) {
      const item = list[i] ?? missing
      const child = byIndex.get(i)
      const before = out.at
      if (child) this.element(child, String(i), item, join(path, String(i)))
      else if (item.type !== T.missing) out.value(String(i), item)
      if (out.at === before) out.null(String(i))
    }
    out.end()
  }

  private filtered(name: string, list: readonly RawValue[]): number[] {
    const fits = this.positions.filters.get(name)
    if (!fits) throw new CommandError(codes.BadValue, `No array filter found for identifier '${name}'`)
    return list.flatMap((item, i) => {
      const wrapped = new BsonWriter(item.end - item.at + 64).begin().value(name, item).end().finish()
      return fits(wrapped, 0) ? [i] : []
    })
  }

  private notViable(field: string, parent: string, old: RawValue): CommandError {
    return new CommandError(codes.PathNotViable, `Cannot create field '${field}' in element {${parent}: <${typeName(old.type)}>}`)
  }
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)
