import { AppError } from '../platform/errors'
import { isTrap } from '../platform/http/plain-data'

const MAX_FILTER_LENGTH = 8000
const MAX_SORT_FIELDS = 10
/** What isn't a condition stands beside the filter. */
const BESIDE: ReadonlySet<string> = new Set(['report', 'format', 'search', 'since', 'until', 'filter', 'sort'])

type Query = Readonly<Record<string, unknown>>

/**
 * A find's query in which `filter` and `sort` stand for what they mean: `filter={"total":{"$gte":5}}` for `total[$gte]=5`, and
 * `sort=-total,name` for `$sort[total]=-1&$sort[name]=1`. Programs whose clients write no brackets ask by these.
 * @throws AppError 400 for a filter that is no JSON object, or says again what stands beside it
 */
export const withoutTwins = (asked: Query): Query => {
  // A report has parameters of its own, whatever they are called.
  if (asked['report'] !== undefined) return asked
  const { filter, sort, ...query } = asked
  return {
    ...query,
    ...(filter === undefined ? {} : conditionsOf(filter, query)),
    ...(sort === undefined ? {} : { $sort: sortOf(sort, query) }),
  }
}

const conditionsOf = (filter: unknown, beside: Query): Query => {
  const conditions = typeof filter === 'string' && filter.length <= MAX_FILTER_LENGTH ? parsed(filter) : null
  if (conditions === null) throw AppError.of('query.value', { field: 'filter' })
  for (const word of Object.keys(conditions)) {
    const isCondition = word === '$or' || word === '$and' || (!word.startsWith('$') && !BESIDE.has(word))
    if (!isCondition || word in beside) throw AppError.of('query.value', { field: `filter.${word.slice(0, 80)}` })
  }
  return conditions
}

const parsed = (text: string): Query | null => {
  try {
    const value: unknown = JSON.parse(text, (key, inner: unknown) => {
      if (isTrap(key)) throw new RangeError(key)
      return inner
    })
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Query) : null
  } catch {
    return null
  }
}

const sortOf = (sort: unknown, { $sort }: Query): Query => {
  const fields = typeof sort === 'string' ? sort.split(',') : []
  if ($sort !== undefined || fields.length === 0 || fields.length > MAX_SORT_FIELDS || fields.some((field) => !/^-?[\w.]+$/.test(field)))
    throw AppError.of('query.value', { field: 'sort' })
  return Object.fromEntries(fields.map((field) => (field.startsWith('-') ? [field.slice(1), -1] : [field, 1])))
}
