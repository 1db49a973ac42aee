import type { TSchema } from '@sinclair/typebox'
import { queryOperators, type ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { schemaAt, toJsonSchema, type JsonSchema } from '../../kernel/openapi/json-schema'
import { AppError } from '../../platform/errors'
import { isObject, type Fields } from './plain'
import type { Arguments } from './tool'

/** So many records a tool answers at most. */
export const MOST_RECORDS = 50
const USUAL_RECORDS = 20

/** Words of a find that the API calls `$limit` and so on. */
const PAGE_WORDS = ['limit', 'skip', 'sort', 'select'] as const

type Declared = Pick<ServiceDeclaration, 'record' | 'filter' | 'sort' | 'search' | 'narrowedBy'>

/** What a filter takes besides a value, told once for all of a tool's filters: there are many. */
export const OPERATORS_TOLD = `A filter takes a value, or an object of operators: ${queryOperators.map((operator) => operator.slice(1)).join(', ')}.`

const filterSchema = (value: JsonSchema): JsonSchema => ({ anyOf: [value, { type: 'object' }] })

/** What a list can be asked by, field by field. */
export const conditionsSchema = ({ record, filter, search, narrowedBy = {} }: Declared): JsonSchema => {
  const whole = toJsonSchema(record)
  return {
    ...Object.fromEntries(filter.map((field) => [field, filterSchema(schemaAt(whole, field))])),
    ...Object.fromEntries(Object.entries(narrowedBy).map(([word, schema]) => [word, toJsonSchema(schema)])),
    ...(filter.includes('created')
      ? {
          since: { type: 'string', description: 'A day or moment: created from then on' },
          until: { type: 'string', description: 'A day or moment: created until its end' },
        }
      : {}),
    ...(search
      ? { search: { type: 'string', maxLength: 200, description: `Words in ${search.join(', ')}; accents make no difference` } }
      : {}),
  }
}

/** What a list's page is asked by. */
export const pageSchema = ({ sort, record }: Declared): JsonSchema => ({
  limit: { type: 'integer', minimum: 0, maximum: MOST_RECORDS, default: USUAL_RECORDS, description: '0 only counts' },
  skip: { type: 'integer', minimum: 0, default: 0 },
  sort: { type: 'string', enum: sort.flatMap((field) => [field, `-${field}`]), description: '- is downwards' },
  select: {
    type: 'array',
    items: { type: 'string' },
    description: `Only these fields, of ${Object.keys((toJsonSchema(record)['properties'] ?? {}) as object).join(', ')}`,
  },
})

export const parametersSchema = (parameters: Readonly<Record<string, TSchema>>): JsonSchema =>
  Object.fromEntries(Object.entries(parameters).map(([name, schema]) => [name, toJsonSchema(schema)]))

/** @throws AppError 400 naming an argument that the tool doesn't take */
export const assertKnown = (given: Arguments, known: object): void => {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(known, bare(name)))
      throw AppError.of('query.field', { field: name.slice(0, 80) }, { data: { known: Object.keys(known) } })
}

/** `$limit` is `limit`. */
const bare = (name: string): string => name.replace(/^\$/, '')

/** What a page of a list was asked, as the API has it: a limit within bounds, the other words as they are in `conditionsQuery`. */
export const findQuery = (declared: Declared, given: Arguments): Fields => ({ $limit: USUAL_RECORDS, ...conditionsQuery(declared, given) })

/** What a list was asked, as the API has it: operators with their sign, words as texts. */
export const conditionsQuery = ({ narrowedBy = {} }: Declared, given: Arguments): Fields => {
  const query: Record<string, unknown> = {}
  for (const [sent, value] of Object.entries(given)) {
    const name = bare(sent)
    if (name === 'limit') query['$limit'] = withinLimit(value)
    else if (name === 'sort') query['$sort'] = sortAsked(value)
    else if (PAGE_WORDS.some((word) => word === name)) query[`$${name}`] = value
    else query[name] = Object.hasOwn(narrowedBy, name) ? asText(value) : withOperators(value)
  }
  return query
}

const withinLimit = (value: unknown): unknown =>
  value === -1 || (typeof value === 'number' && value > MOST_RECORDS) ? MOST_RECORDS : value

const sortAsked = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  return value.startsWith('-') ? { [value.slice(1)]: -1 } : { [value]: 1 }
}

const withOperators = (value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).map(([operator, operand]) => [`$${bare(operator)}`, operand])) : value

/** A query carries texts. */
export const asText = (value: unknown): unknown => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value)
