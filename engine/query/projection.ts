import { entries, isNumber, items, T, type RawValue } from '../bson/raw'
import { toNumber } from '../bson/numbers'
import { badValue, CommandError } from '../errors'
import { elemMatchReader } from './elem-match'
import { compileExpression } from './expression'
import { expressionOperators } from './expression-operators'
import { fieldNames } from './field-path'
import { isTruthy } from './filter'
import { newBranch, projectorOf, type Branch, type Leaf, type Projector } from './project'

export type { Projector } from './project'

/** What a projection is read for: `find` has `$slice` and `$elemMatch`, a pipeline has none of them and no empty projection. */
type Use = 'find' | '$project'

interface Parsing {
  readonly use: Use
  readonly root: Branch
  /** Known by the first field that tells. */
  isInclusion: boolean | null
  /** What is said of `_id` itself. */
  keepsId: boolean | null
  mentionsId: boolean
  hasSlice: boolean
  hasElemMatch: boolean
}

/** Reads a projection.   @returns null when everything is kept   @throws CommandError naming what is not part of the dialect */
export function parseProjection(projection: RawValue, use: Use = 'find'): Projector | null {
  if (projection.type === T.missing) return null
  if (projection.type !== T.object) throw new CommandError(15969, `${use} specification must be an object`)
  const fields = entries(projection.bytes, projection.at)
  if (fields.length === 0) {
    if (use === 'find') return null
    throw new CommandError(51272, 'Invalid $project :: caused by :: projection specification must have at least one field')
  }
  const parsing: Parsing = {
    use,
    root: newBranch(),
    isInclusion: null,
    keepsId: null,
    mentionsId: fields.some(([path]) => path === '_id' || path.startsWith('_id.')),
    hasSlice: false,
    hasElemMatch: false,
  }
  for (const [path, value] of fields) parseElement(parsing, parsing.root, '', path, value)
  const isInclusion = parsing.isInclusion ?? isInclusionByDefault(parsing)
  if (parsing.hasElemMatch && !isInclusion) throw badValue('projection: $elemMatch together with fields that are left out is not supported')
  if (isInclusion && !parsing.mentionsId) parsing.root.children.set('_id', 'keep')
  if (!isInclusion && parsing.keepsId) parsing.root.children.delete('_id')
  return projectorOf(parsing.root, isInclusion)
}

function isInclusionByDefault({ hasSlice, hasElemMatch, keepsId }: Parsing): boolean {
  if (hasSlice) return keepsId === true
  return hasElemMatch || keepsId === true
}

function parseElement(parsing: Parsing, parent: Branch, parentPath: string, path: string, value: RawValue): void {
  assertNotPositional(parsing, path)
  if (value.type === T.object) parseDocument(parsing, parent, parentPath, path, value)
  else if (value.type === T.bool || isNumber(value.type)) parseFlag(parsing, parent, parentPath, path, isTruthy(value))
  else {
    if (parsing.isInclusion === false) throw new CommandError(31310, `Cannot use an expression of '${path}' in an exclusion projection`)
    parsing.isInclusion = true
    addLeaf(parent, path, compileExpression(value))
  }
}

function assertNotPositional(parsing: Parsing, path: string): void {
  if (path !== '$' && !path.endsWith('.$') && !path.includes('.$.')) return
  if (parsing.use === '$project') throw new CommandError(31324, 'Cannot use positional projection in aggregation projection')
  throw badValue(`the positional projection '${path}' is not supported`)
}

function parseFlag(parsing: Parsing, parent: Branch, parentPath: string, path: string, keep: boolean): void {
  const isId = path === '_id' && parent === parsing.root
  if (isId) parsing.keepsId = keep
  else {
    if (parsing.isInclusion !== null && parsing.isInclusion !== keep)
      throw new CommandError(
        keep ? 31253 : 31254,
        `Cannot do ${keep ? 'inclusion' : 'exclusion'} on field ${parentPath}${path} in ${keep ? 'exclusion' : 'inclusion'} projection`,
      )
    parsing.isInclusion = keep
  }
  addLeaf(parent, path, keep ? 'keep' : 'drop')
}

function parseDocument(parsing: Parsing, parent: Branch, parentPath: string, path: string, value: RawValue): void {
  const fields = entries(value.bytes, value.at)
  if (fields.length === 0)
    throw new CommandError(51270, `An empty sub-projection is not a valid value. Found empty object at path: ${path}`)
  const [[name, argument]] = fields as [[string, RawValue]]
  if (fields.length === 1 && name.startsWith('$')) {
    const special = parsing.use === 'find' && Object.hasOwn(findOperators, name) ? findOperators[name] : undefined
    if (special) {
      special(parsing, parent, path, argument)
      return
    }
    if (name === '$meta') throw badValue(`projection operator $meta of '${path}' is not supported`)
    if (name !== '$literal' && !Object.hasOwn(expressionOperators, name)) throw new CommandError(31325, `Unknown expression ${name}`)
    if (parsing.isInclusion === false) throw new CommandError(31252, 'Cannot use expression other than $meta in exclusion projection')
    parsing.isInclusion = true
    addLeaf(parent, path, compileExpression(value))
    return
  }
  if (name.startsWith('$')) throw new CommandError(16410, `FieldPath field names may not start with '$': ${name}`)
  const branch = branchAt(parent, fieldNames(path), path)
  for (const [inner, part] of fields) parseElement(parsing, branch, `${parentPath}${path}.`, inner, part)
}

type FindOperator = (parsing: Parsing, parent: Branch, path: string, argument: RawValue) => void

const findOperators: Readonly<Record<string, FindOperator>> = {
  $slice(parsing, parent, path, argument) {
    addLeaf(parent, path, sliceOf(argument))
    parsing.hasSlice = true
  },
  $elemMatch(parsing, parent, path, argument) {
    if (argument.type !== T.object) throw new CommandError(31274, 'elemMatch: Invalid argument, object required')
    if (path.includes('.') || parent !== parsing.root) throw new CommandError(31275, 'Cannot use $elemMatch projection on a nested field.')
    addLeaf(parent, path, elemMatchReader(path, argument))
    parsing.hasElemMatch = true
  },
}

function sliceOf(argument: RawValue): Leaf {
  if (isNumber(argument.type)) {
    const count = whole(argument)
    return count < 0 ? { skip: count, limit: -count } : { skip: 0, limit: count }
  }
  const [skip, limit, ...others] = argument.type === T.array ? items(argument.bytes, argument.at) : []
  if (!skip || !limit) throw new CommandError(28667, '$slice only supports numbers and [skip, limit] arrays')
  if (others.length > 0) throw new CommandError(31272, '$slice array argument should be of form [skip, limit]')
  if (!isNumber(skip.type))
    throw new CommandError(31257, '$slice expects the skip argument to be a number; as an expression it is not supported')
  if (!isNumber(limit.type) || whole(limit) <= 0) throw new CommandError(28724, '$slice limit must be a positive number')
  return { skip: whole(skip), limit: whole(limit) }
}

const whole = (value: RawValue): number => Math.trunc(toNumber(value.type, value.bytes, value.at)) || 0

function addLeaf(parent: Branch, path: string, leaf: Leaf): void {
  const names = [...fieldNames(path)]
  const name = names.pop()!
  const branch = names.length > 0 ? branchAt(parent, names, path) : parent
  if (branch.children.has(name)) throw new CommandError(31250, `Path collision at ${path}`)
  branch.children.set(name, leaf)
}

function branchAt(parent: Branch, names: readonly string[], path: string): Branch {
  let branch = parent
  for (const name of names) {
    const next = branch.children.get(name) ?? newBranch()
    if (!isBranch(next)) throw new CommandError(31249, `Path collision at ${path}`)
    branch.children.set(name, next)
    branch = next
  }
  return branch
}

const isBranch = (node: Branch | Leaf): node is Branch => typeof node === 'object' && 'children' in node
