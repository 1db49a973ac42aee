import { documentEntries, isNumber, T, text, type RawValue } from '../bson/raw'
import { toNumber } from '../bson/numbers'
import { codes, CommandError } from '../errors'
import { parseFilter, type Filter } from '../query/filter'
import { compileFilter, type Matcher } from '../query/match'
import { parseProjection, type Projector } from '../query/projection'
import { parseSort, type OrderField } from '../query/sort'
import { parseGroup, type Group } from './group'
import { sampleSize } from './sample'
import { parseUnwind, type Unwind } from './unwind'

/** One step of a pipeline, ready to run. */
export type Stage =
  | { readonly kind: 'match'; readonly filter: Filter; readonly fits: Matcher }
  | { readonly kind: 'sort'; readonly order: readonly OrderField[] }
  | { readonly kind: 'skip' | 'limit' | 'sample'; readonly count: number }
  | { readonly kind: 'project'; readonly project: Projector }
  | { readonly kind: 'unwind'; readonly unwind: Unwind }
  | { readonly kind: 'group'; readonly group: Group }
  | { readonly kind: 'count'; readonly name: string }

/** Whether a stage only wants to know how many documents come to it. */
export const isCounting = (stage: Stage | undefined): boolean =>
  stage?.kind === 'count' || (stage?.kind === 'group' && stage.group.counts !== null)

const parsers: Readonly<Record<string, (argument: RawValue) => Stage>> = {
  $match(argument) {
    if (argument.type !== T.object) throw new CommandError(15959, 'the match filter must be an expression in an object')
    const filter = parseFilter(argument)
    return { kind: 'match', filter, fits: compileFilter(filter) }
  },
  $sort(argument) {
    if (argument.type !== T.object) throw new CommandError(15973, 'the $sort key specification must be an object')
    const order = parseSort(argument)
    if (order.length === 0) throw new CommandError(15976, '$sort stage must have at least one sort key')
    return { kind: 'sort', order }
  },
  $skip: (argument) => ({ kind: 'skip', count: countOf('$skip', argument, 5107200) }),
  $limit(argument) {
    const count = countOf('$limit', argument, 5107201)
    if (count === 0) throw new CommandError(15958, 'the limit must be positive')
    return { kind: 'limit', count }
  },
  $sample: (argument) => ({ kind: 'sample', count: sampleSize(argument) }),
  $project: (argument) => ({ kind: 'project', project: parseProjection(argument, '$project')! }),
  $unwind: (argument) => ({ kind: 'unwind', unwind: parseUnwind(argument) }),
  $group: (argument) => ({ kind: 'group', group: parseGroup(argument) }),
  $count: (argument) => ({ kind: 'count', name: countName(argument) }),
}

/** Reads a pipeline.   @throws CommandError naming a stage that is not part of the dialect */
export function parsePipeline(value: RawValue): Stage[] {
  if (value.type !== T.array) throw new CommandError(codes.TypeMismatch, "'pipeline' option must be specified as an array")
  return documentEntries({ ...value, type: T.object }, 'pipeline').map(([, stage]) => {
    if (stage.type !== T.object) throw new CommandError(codes.TypeMismatch, "Each element of the 'pipeline' array must be an object")
    const [first, ...others] = documentEntries(stage, 'pipeline stage')
    if (!first || others.length > 0)
      throw new CommandError(codes.InvalidPipelineStage, 'A pipeline stage specification object must contain exactly one field.')
    const [name, argument] = first
    const parse = Object.hasOwn(parsers, name) ? parsers[name] : undefined
    if (!parse) throw new CommandError(codes.UnknownStage, `Unrecognized pipeline stage name: '${name}'`)
    return parse(argument)
  })
}

function countOf(name: string, value: RawValue, code: number): number {
  const count = isNumber(value.type) ? toNumber(value.type, value.bytes, value.at) : Number.NaN
  if (!Number.isInteger(count) || count < 0)
    throw new CommandError(code, `invalid argument to ${name} stage: Expected a non-negative whole number in: ${name}`)
  return count
}

function countName(value: RawValue): string {
  if (value.type !== T.string) throw new CommandError(40156, 'the count field must be a non-empty string')
  const name = text(value)
  if (name === '') throw new CommandError(40157, 'the count field must be a non-empty string')
  if (name.startsWith('$')) throw new CommandError(40158, 'the count field cannot be a $-prefixed path')
  if (name.includes('\0')) throw new CommandError(40159, 'the count field cannot contain a null byte')
  if (name.includes('.')) throw new CommandError(40160, "the count field cannot contain '.'")
  return name
}
