import { namesOf } from '../bson/path'
import { codes, CommandError } from '../errors'
import type { FieldChange } from './operators'

/** The changes of one update, arranged by path, so that a document is rewritten in one pass. */
export interface Tree {
  readonly children: Map<string, Tree>
  change: FieldChange | null
  /** Whether anything below makes fields that are not there. */
  creates: boolean
}

export const newTree = (): Tree => ({ children: new Map(), change: null, creates: false })

/** Adds a change.   @throws CommandError ConflictingUpdateOperators when another change touches the same path */
export function plant(root: Tree, path: string, change: FieldChange): void {
  const names = namesOf(path)
  if (path === '' || names.some((name) => name === ''))
    throw new CommandError(codes.EmptyFieldName, `The update path '${path}' contains an empty field name, which is not allowed.`)
  let node = root
  for (const [i, name] of names.entries()) {
    if (name.startsWith('$') && name !== '$' && !name.startsWith('$['))
      throw new CommandError(
        codes.DollarPrefixedFieldName,
        `The dollar ($) prefixed field '${name}' in '${path}' is not allowed in the context of an update's replacement document.`,
      )
    if (i === 0 && name.startsWith('$'))
      throw new CommandError(codes.BadValue, `Cannot have positional element in the first position in path '${path}'`)
    let next = node.children.get(name)
    if (!next) node.children.set(name, (next = newTree()))
    if (next.change) throw conflict(path, names.slice(0, i + 1).join('.'))
    if (change.creates) next.creates = true
    node = next
  }
  if (node.children.size > 0) throw conflict(path, path)
  node.change = change
}

const conflict = (path: string, at: string): CommandError =>
  new CommandError(codes.ConflictingUpdateOperators, `Updating the path '${path}' would create a conflict at '${at}'`)
