import { namesOf } from '../bson/path'
import { MAX_NESTING_DEPTH, T, type RawValue } from '../bson/raw'
import { codes, CommandError } from '../errors'
import type { FieldChange } from './operators'

/** The changes of one update, arranged by path, so that a document is rewritten in one pass. */
export interface Tree {
  children: Map<string, Tree>
  change: FieldChange | null
  /** Whether anything below makes fields that are not there. */
  creates: boolean
  /** Of the whole tree: whether a document may be nested deeper afterwards. */
  mayDeepen: boolean
  /** Of the whole tree: whether any path has a `$[name]`. */
  usesFilters: boolean
}

/** What most trees have: they are leaves. Never written to. */
const noChildren = new Map<string, Tree>()

export const newTree = (): Tree => ({ children: noChildren, change: null, creates: false, mayDeepen: false, usesFilters: false })

/** Adds a change.   @param value what the change was made from
 *  @throws CommandError ConflictingUpdateOperators when another change touches the same path */
export function addChange(root: Tree, path: string, change: FieldChange, value: RawValue): void {
  const names = namesOf(path)
  if (names.length > MAX_NESTING_DEPTH || value.type === T.object || value.type === T.array) root.mayDeepen = true
  if (path === '' || names.some((name) => name === ''))
    throw new CommandError(codes.EmptyFieldName, `The update path '${path}' contains an empty field name, which is not allowed.`)
  let node = root
  for (let i = 0; i < names.length; i++) {
    const name = names[i]!
    if (name.startsWith('$')) {
      assertNotPositional(name, i, path)
      if (isOfItems(name)) root.usesFilters = true
    }
    if (node.children === noChildren) node.children = new Map()
    else if (isOfItems(node.children.keys().next().value!) !== isOfItems(name)) throw conflict(path, names.slice(0, i).join('.'))
    let next = node.children.get(name)
    if (!next) node.children.set(name, (next = newTree()))
    if (next.change) throw conflict(path, names.slice(0, i + 1).join('.'))
    if (change.creates) next.creates = true
    node = next
  }
  if (node.children.size > 0) throw conflict(path, path)
  node.change = change
}

/** `$[]` and `$[name]` stand for items wherever they are; no other name may stand beside them. */
const isOfItems = (name: string): boolean => name.startsWith('$[')

/** `$`, `$[]` and `$[name]` are places in an array; no other name begins like them. */
function assertNotPositional(name: string, i: number, path: string): void {
  if (name !== '$' && !name.startsWith('$['))
    throw new CommandError(
      codes.DollarPrefixedFieldName,
      `The dollar ($) prefixed field '${name}' in '${path}' is not allowed in the context of an update's replacement document.`,
    )
  if (i === 0) throw new CommandError(codes.BadValue, `Cannot have positional element in the first position in path '${path}'`)
}

const conflict = (path: string, at: string): CommandError =>
  new CommandError(codes.ConflictingUpdateOperators, `Updating the path '${path}' would create a conflict at '${at}'`)
