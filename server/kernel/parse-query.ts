import type { TSchema } from '@sinclair/typebox'
import { day, dayOf, endOfDay, isDay, startOfDay, type Day, type Zone } from '@shared/foundation/days/days'
import { isId } from '@shared/foundation/ids'
import { isOptional } from '@shared/foundation/declaration/schema-kit'
import { services } from '@shared/registry/index'
import {
  pageLimits,
  queryOperators,
  type ReportDeclaration,
  type RowQuery,
  type ServiceDeclaration,
} from '@shared/foundation/declaration/define-service'
import type { RecordService } from '@shared/registry/names'
import type { Caller, Reading } from './call'
import { AppError } from '../platform/errors'
import { allows, isHidden } from './access'
import { keyPath } from './sort-keys'
import { fieldKind } from './field-kinds'

type Declaration = ServiceDeclaration & { readonly path: RecordService }
type Conditions = Record<string, unknown>

export interface ParsedQuery {
  /** Conditions on declared fields, values of their kinds, and `$limit`, `$skip`, `$sort`, `$select` as the adapter takes them. */
  readonly query: Conditions
  readonly reading: Reading
}

/** Who reads: a viewer's rights decide which fields may be named; days are those of the zone. */
export type ZonedViewer = Pick<Caller, 'rights' | 'zone' | 'workspaceId' | 'userId'>

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const MAX_LISTED_VALUES = 1000

/**
 * Reads a find's query by the declaration: every field, operator and value that is not declared is refused by name.
 * @throws AppError 400 naming the field; 403 for a field or report the viewer has no right to
 */
export const parseFind = (declaration: Declaration, raw: Readonly<Record<string, unknown>>, viewer: ZonedViewer): ParsedQuery => {
  const { report, ...rest } = raw
  if (report !== undefined) return parseReport(declaration, report, rest, viewer)
  const { words, others } = apart(declaration.narrowedBy ?? {}, rest)
  const { $limit, $skip, $sort, $select, $total, search, since, until, ...conditions } = others
  const group = typeof conditions['group'] === 'string' ? conditions['group'] : undefined
  const select = $select === undefined ? null : parseSelect(declaration, $select)
  const asked = parseSearch(declaration, search)
  assertValueCount(conditions)
  const query: Conditions = parseConditions(declaration, conditions, viewer, group)
  if (since !== undefined || until !== undefined)
    query['created'] = { ...asObject(query['created']), ...parseSpan(declaration, since, until, viewer.zone) }
  return {
    query: {
      ...query,
      $limit: parseLimit($limit, declaration.page),
      $skip: parseWhole('$skip', $skip, 0),
      $sort: $sort === undefined && asked !== null ? newestFirst(declaration) : parseSort(declaration, $sort, viewer, group),
      ...(select && !declaration.shows ? { $select: [...new Set([...select, ...neededFor(declaration, select, viewer)])] } : {}),
    },
    reading: {
      search: asked,
      counted: parseFlag('$total', $total, true),
      select,
      report: null,
      ...(Object.keys(words).length > 0 ? { narrowedBy: parseParameters(declaration.narrowedBy ?? {}, words, viewer.zone) } : {}),
    },
  }
}

/** Every document is held against each of them. */
const MAX_VALUES = 2000

const assertValueCount = (conditions: Conditions): void => {
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null ? Object.values(value).reduce<number>((sum, inner) => sum + count(inner), 0) : 1
  if (count(conditions) > MAX_VALUES) throw AppError.of('query.too-many-values', { limit: MAX_VALUES })
}

const asObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})

const parseConditions = (declaration: Declaration, raw: Conditions, viewer: ZonedViewer, group: string | undefined): Conditions => {
  const parsed: Conditions = {}
  for (const [field, value] of Object.entries(raw)) {
    if (field === '$or' || field === '$and') {
      if (!Array.isArray(value) || value.length === 0 || value.length > 50 || !value.every(isObject))
        throw AppError.of('query.value', { field })
      parsed[field] = value.map((inner: Conditions) => {
        if ('$or' in inner || '$and' in inner) throw AppError.of('query.operator', { operator: '$or', field })
        return parseConditions(declaration, inner, viewer, group)
      })
      continue
    }
    if (!declaration.filter.includes(field)) throw unknownWord(field, declaration.filter)
    if (isHidden(declaration, field, viewer, group)) throw AppError.of('rights.field', { field })
    parsed[field] = parseCondition(declaration, field, value, viewer.zone)
  }
  return parsed
}

const parseCondition = (declaration: Declaration, field: string, value: unknown, zone: Zone): unknown => {
  if (!isObject(value)) return equalTo(declaration, field, value, zone)
  const condition: Conditions = {}
  for (const [operator, operand] of Object.entries(value)) {
    if (!queryOperators.some((known) => known === operator)) throw AppError.of('query.operator', { operator: operator.slice(0, 40), field })
    if (operator === '$in' || operator === '$nin') {
      if (!Array.isArray(operand) || operand.length > MAX_LISTED_VALUES) throw AppError.of('query.value', { field })
      condition[operator] = operand.map((item: unknown) => parseValue(declaration, field, item, zone, 'start'))
    } else condition[operator] = parseValue(declaration, field, operand, zone, operator === '$lte' || operator === '$gt' ? 'end' : 'start')
  }
  if (Object.keys(condition).length === 0) throw AppError.of('query.value', { field })
  return condition
}

/** A day named alone means all of it. */
const equalTo = (declaration: Declaration, field: string, value: unknown, zone: Zone): unknown => {
  const [start, end] = (['start', 'end'] as const).map((edge) => parseValue(declaration, field, value, zone, edge))
  return fieldKind(declaration.path, field) === 'instant' && isDay(value) ? { $gte: start, $lte: end } : start
}

const parseValue = (declaration: Declaration, field: string, value: unknown, zone: Zone, edge: 'start' | 'end'): unknown => {
  const kind = fieldKind(declaration.path, field)
  if (value === null || (value === 'null' && kind !== 'text')) return null
  switch (kind) {
    case 'id':
      if (isId(value)) return value
      break
    case 'instant': {
      const at = instantOf(value, zone, edge)
      if (at) return at
      break
    }
    case 'money':
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof number === 'number' && Number.isFinite(number)) return number
      break
    }
    case 'flag':
      if (value === true || value === 'true') return true
      if (value === false || value === 'false') return false
      break
    case 'text':
      if (typeof value === 'string' && value.length <= 500) return value
      break
  }
  throw AppError.of(kind === 'instant' ? 'query.moment' : 'query.value', { field })
}

/** What a query can't use, with the words that it can. */
export const unknownWord = (word: string, known: readonly string[]): AppError =>
  AppError.of('query.field', { field: word.slice(0, 80) }, { data: { known } })

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/

/** A moment beyond it may lie in a local year that has no four figures. */
const LAST_YEAR = '9998'

const instantOf = (value: unknown, zone: Zone, edge: 'start' | 'end'): Date | null => {
  if (isDay(value)) return edge === 'start' ? startOfDay(withinBooks(value), zone) : endOfDay(withinBooks(value), zone)
  if (typeof value !== 'string' || !isoInstant.test(value) || value.slice(0, 4) > LAST_YEAR) return null
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at
}

const parseSpan = (declaration: Declaration, since: unknown, until: unknown, zone: Zone): Conditions => {
  const field = since === undefined ? 'until' : 'since'
  if (!declaration.filter.includes('created')) throw AppError.of('query.field', { field })
  const from = since === undefined ? null : instantOf(since, zone, 'start')
  const to = until === undefined ? null : instantOf(until, zone, 'end')
  if (since !== undefined && !from) throw AppError.of('query.moment', { field: 'since' })
  if (until !== undefined && !to) throw AppError.of('query.moment', { field: 'until' })
  if (from && to && to < from) throw AppError.of('query.range')
  return { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) }
}

const parseWhole = (field: string, value: unknown, absent: number): number => {
  if (value === undefined) return absent
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < 0) throw AppError.of('query.value', { field })
  return number
}

const parseLimit = (value: unknown, most: number = pageLimits.max): number => {
  if (value === undefined) return Math.min(most, pageLimits.default)
  const number = typeof value === 'string' && /^-?\d{1,9}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < -1 || number > most) throw AppError.of('query.limit', { most })
  return number
}

const parseFlag = (field: string, value: unknown, absent: boolean): boolean => {
  if (value === undefined) return absent
  if (value === true || value === 'true') return true
  if (value === false || value === 'false') return false
  throw AppError.of('query.value', { field })
}

/**
 * The order that `$sort` asks for, by declared fields.
 * @throws AppError 400 naming the field; 403 for one the viewer has no right to
 */
export const parseSort = (declaration: Declaration, value: unknown, viewer: ZonedViewer, group?: string): Record<string, 1 | -1> => {
  if (value === undefined) return byKeys(declaration, declaration.defaultSort)
  if (!isObject(value) || Object.keys(value).length === 0) throw AppError.of('query.value', { field: '$sort' })
  const sort: Record<string, 1 | -1> = {}
  for (const [field, direction] of Object.entries(value)) {
    if (!declaration.sort.includes(field)) throw unknownWord(field, declaration.sort)
    if (isHidden(declaration, field, viewer, group)) throw AppError.of('rights.field', { field })
    if (direction === 1 || direction === '1') sort[field] = 1
    else if (direction === -1 || direction === '-1') sort[field] = -1
    else throw AppError.of('query.value', { field: `$sort.${field}` })
  }
  // A total order, so that pages neither repeat nor miss a record.
  return byKeys(declaration, '_id' in sort ? sort : { ...sort, _id: Object.values(sort)[0] ?? 1 })
}

/** Names, and figures made from records, sort by their keys. */
const byKeys = ({ sortByKey = [], sortByFigure = {} }: Declaration, sort: Readonly<Record<string, 1 | -1>>): Record<string, 1 | -1> =>
  Object.fromEntries(
    Object.entries(sort).map(([field, way]) => [sortByKey.includes(field) || field in sortByFigure ? keyPath(field) : field, way]),
  )

/** The fields asked for. @throws AppError 400 naming one that records don't have */
export const parseSelect = (declaration: Declaration, value: unknown): string[] => {
  const fields: unknown[] = Array.isArray(value) ? value : [value]
  const asked = fields.map((field) => {
    const known = typeof field === 'string' && hasPath(services[declaration.path].record, field.split('.'))
    if (!known) throw AppError.of('query.field', { field: typeof field === 'string' ? `$select ${field.slice(0, 60)}` : '$select' })
    return field
  })
  // A field asked for whole holds its parts: the database takes no two paths of which one leads through the other.
  return [...new Set(asked)].filter((field) => !asked.some((other) => field.startsWith(`${other}.`)))
}

/** Whether a shape has a path, through objects, lists and what may be null. */
const hasPath = (schema: TSchema, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return true
  const within: TSchema[] = [schema, ...(Array.isArray(schema['anyOf']) ? (schema['anyOf'] as TSchema[]) : [])]
  return within.some((each) => {
    if (each['items'] !== undefined) return hasPath(each['items'] as TSchema, [step, ...rest])
    const properties = (each['properties'] ?? {}) as Readonly<Record<string, TSchema>>
    const next = Object.hasOwn(properties, step) ? properties[step] : undefined
    return next !== undefined && hasPath(next, rest)
  })
}

/** What has to be read besides the fields asked for, so that it can be told what the viewer may see of them. */
const neededFor = (declaration: Declaration, select: readonly string[], viewer: ZonedViewer): string[] => [
  ...((declaration.groups ?? declaration.hidden?.some(({ groups }) => groups)) ? ['group'] : []),
  ...fieldsOfRows(declaration.rows?.(viewer) ?? {}),
  ...Object.entries(declaration.perMember ?? {}).flatMap(([field, { stored, groups }]) =>
    select.includes(field) ? [stored, ...(groups ? ['group'] : [])] : [],
  ),
  ...(declaration.about ? [declaration.about.service, declaration.about.id] : []),
  ...Object.entries(declaration.references ?? {}).flatMap(([field, { as }]) => (as !== undefined && select.includes(as) ? [field] : [])),
]

/** The fields that a rule of rows looks at. */
export const fieldsOfRows = (rule: RowQuery): string[] =>
  Object.entries(rule).flatMap(([path, condition]) =>
    path === '$or' ? (condition as readonly RowQuery[]).flatMap(fieldsOfRows) : (path.split('.', 1)[0] ?? []),
  )

/** Hits of a search come newest first, whatever the service's lists do. */
const newestFirst = ({ defaultSort }: Declaration): Record<string, 1 | -1> =>
  Object.values(defaultSort)[0] === -1 ? { ...defaultSort } : { _id: -1 }

const parseSearch = (declaration: Declaration, value: unknown): string | null => {
  if (value === undefined || value === '') return null
  if (!declaration.search) throw AppError.of('query.field', { field: 'search' })
  if (typeof value !== 'string' || value.length > 200) throw AppError.of('query.value', { field: 'search' })
  return value
}

const parseReport = (declaration: Declaration, name: unknown, raw: Readonly<Record<string, unknown>>, viewer: ZonedViewer): ParsedQuery => {
  const reports: Readonly<Record<string, ReportDeclaration>> = declaration.reports ?? {}
  const report = typeof name === 'string' && Object.hasOwn(reports, name) ? reports[name] : undefined
  if (!report) throw AppError.of('query.report', { report: typeof name === 'string' ? name.slice(0, 60) : '?' })
  if (!allows(report.access, viewer)) throw AppError.of('rights.report', { report: String(name) })
  const { words, others } = report.takesConditions ? apart(report.parameters, raw) : { words: raw, others: null }
  const { query, reading } = others
    ? parseFind(declaration, others, viewer)
    : { query: {}, reading: { search: null, counted: false, select: null } }
  const parameters = parseWords(report.parameters, words, viewer.zone)
  return { query, reading: { ...reading, report: { name: String(name), parameters } } }
}

/** What a report, or a word of a find, is asked with: texts, days, moments and whole numbers. */
type Parameters = Record<string, string | number | Date>

/** @throws AppError 400 for words that aren't as declared, or missing, and for a range that ends before it begins */
export const parseWords = (
  declared: Readonly<Record<string, TSchema>>,
  words: Readonly<Record<string, unknown>>,
  zone: Zone,
): Parameters => {
  const parameters = parseParameters(declared, words, zone)
  for (const [field, parameter] of Object.entries(declared))
    if (parameters[field] === undefined && !isOptional(parameter)) throw AppError.of('data.field-required', { field })
  const { since, until } = parameters
  if (since !== undefined && until !== undefined && until < since) throw AppError.of('query.range')
  return parameters
}

/** The words of a query that are declared, and all others. */
const apart = (
  declared: Readonly<Record<string, TSchema>>,
  raw: Readonly<Record<string, unknown>>,
): { words: Conditions; others: Conditions } => {
  const [words, others]: [Conditions, Conditions] = [{}, {}]
  for (const [field, value] of Object.entries(raw)) (Object.hasOwn(declared, field) ? words : others)[field] = value
  return { words, others }
}

/** A parameter that is declared longer than a word may be as long. */
const longestOf = ({ maxLength }: TSchema): number => Math.max(200, typeof maxLength === 'number' ? maxLength : 0)

const parseParameters = (declared: Readonly<Record<string, TSchema>>, raw: Readonly<Record<string, unknown>>, zone: Zone): Parameters => {
  const parameters: Parameters = {}
  for (const [field, value] of Object.entries(raw)) {
    const parameter = Object.hasOwn(declared, field) ? declared[field] : undefined
    if (!parameter) throw unknownWord(field, Object.keys(declared))
    const parsed = typeof value === 'string' && value.length <= longestOf(parameter) ? parseParameter(parameter, value, zone) : null
    if (parsed === null) throw AppError.of('query.value', { field })
    parameters[field] = parsed
  }
  return parameters
}

/** A parameter as its kind has it; null when it isn't of that kind. */
const parseParameter = (parameter: TSchema, value: string, zone: Zone): Parameters[string] | null => {
  if (parameter.type === 'integer') return wholeOf(parameter, value)
  if (parameter['kind'] === 'instant') return instantOf(value, zone, 'start')
  if (parameter['format'] === 'date') return dayAsked(value, zone)
  if (parameter['kind'] === 'id' && !isId(value)) return null
  if (typeof parameter['pattern'] === 'string' && !new RegExp(parameter['pattern'], 'u').test(value)) return null
  const choices: unknown = parameter['enum']
  return Array.isArray(choices) && !choices.includes(value) ? null : value
}

const wholeOf = ({ minimum, maximum }: TSchema, value: string): number | null => {
  const found = /^-?\d{1,15}$/.test(value) ? Number(value) : null
  const isWithin = found !== null && found >= Number(minimum ?? -Infinity) && found <= Number(maximum ?? Infinity)
  return isWithin ? found : null
}

/** The day that a report is asked for, of those that books know; an instant means the local day it falls in. Null for what is neither. */
export const dayAsked = (value: string, zone: Zone): Day | null => {
  const at = instantOf(value, zone, 'start')
  return at && withinBooks(dayOf(at, zone))
}

const [FIRST_DAY, LAST_DAY] = [day('1900-01-01'), day('2999-12-31')]

/** No books reach further back or on: a report of all time is one of these years. */
const withinBooks = (of: Day): Day => (of < FIRST_DAY ? FIRST_DAY : of > LAST_DAY ? LAST_DAY : of)
