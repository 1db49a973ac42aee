import { compareValues, rank } from '../bson/order'
import { T } from '../bson/raw'
import type { Filter, Test } from '../query/filter'
import { conditionsOf, type Condition } from './bounds'

/** Whether every document that fits the query also fits a partial index's own filter. False when unsure. */
export function implies(query: Filter, partial: Filter): boolean {
  const known = [...conditionsOf(query), ...presencesOf(query)]
  const holds = (part: Filter): boolean => {
    if (part.kind === 'and') return part.parts.every(holds)
    if (part.kind !== 'field') return false
    return known.some(({ path, test }) => path === part.path && testImplies(test, part.test))
  }
  return holds(partial)
}

/** Fields that are there because the query wants them to be other than null. Inside of arrays that says nothing. */
function presencesOf(filter: Filter): Condition[] {
  if (filter.kind === 'and') return filter.parts.flatMap(presencesOf)
  if (filter.kind !== 'not' || filter.part.kind !== 'field') return []
  const { path, test } = filter.part
  if (path.includes('.')) return []
  const excludesNull =
    (test.op === 'eq' && test.value.type === T.null) || (test.op === 'in' && test.values.some(({ type }) => type === T.null))
  return excludesNull ? [{ part: filter, path, test: { op: 'exists' } }] : []
}

/** Whether a part of the query says no more than the partial index's filter, so that the index alone settles it. */
export function isSettledBy(partial: Filter, part: Filter): boolean {
  const parts = partial.kind === 'and' ? partial.parts : [partial]
  return parts.some(
    (other) =>
      other.kind === 'field' &&
      part.kind === 'field' &&
      other.path === part.path &&
      ((other.test.op === 'exists' && part.test.op === 'exists') ||
        (other.test.op === 'eq' &&
          part.test.op === 'eq' &&
          other.test.value.type !== T.null &&
          compareValues(other.test.value, part.test.value) === 0)),
  )
}

function testImplies(known: Test, wanted: Test): boolean {
  switch (wanted.op) {
    case 'exists':
      return known.op === 'exists' || known.op === 'type' || known.op === 'size' || known.op === 'regex' || isNeverNull(known)
    case 'eq':
      return known.op === 'eq' && compareValues(known.value, wanted.value) === 0
    case 'in':
      if (known.op === 'eq') return wanted.values.some((value) => compareValues(value, known.value) === 0)
      return (
        known.op === 'in' &&
        known.regexes.length === 0 &&
        known.values.every((one) => wanted.values.some((other) => compareValues(one, other) === 0))
      )
    case 'type':
      if (known.op === 'eq') return known.value.type !== T.array && wanted.types.has(known.value.type)
      if (known.op === 'in')
        return known.regexes.length === 0 && known.values.every(({ type }) => type !== T.array && type !== T.null && wanted.types.has(type))
      if (known.op === 'regex') return wanted.types.has(T.string)
      return known.op === 'type' && [...known.types].every((type) => wanted.types.has(type))
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte': {
      if (known.op === 'in') return known.regexes.length === 0 && known.values.every((value) => testImplies({ op: 'eq', value }, wanted))
      if (known.op !== 'eq' && known.op !== 'gt' && known.op !== 'gte' && known.op !== 'lt' && known.op !== 'lte') return false
      if (rank[known.value.type] !== rank[wanted.value.type] || known.value.type === T.null) return false
      const order = compareValues(known.value, wanted.value)
      const isAbove = wanted.op === 'gt' || wanted.op === 'gte'
      if (known.op !== 'eq' && (known.op === 'gt' || known.op === 'gte') !== isAbove) return false
      if (order !== 0) return isAbove ? order > 0 : order < 0
      return wanted.op === 'gte' || wanted.op === 'lte' || known.op === wanted.op
    }
    default:
      return false
  }
}

function isNeverNull(test: Test): boolean {
  if (test.op === 'in') return test.values.every(({ type }) => type !== T.null)
  return (test.op === 'eq' || test.op === 'gt' || test.op === 'gte' || test.op === 'lt' || test.op === 'lte') && test.value.type !== T.null
}
