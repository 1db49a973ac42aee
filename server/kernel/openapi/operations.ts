import type { TSchema } from '@sinclair/typebox'
import {
  MAX_MADE_TOGETHER,
  pageLimits,
  queryOperators,
  type Access,
  type Method,
  type ReportDeclaration,
  type ServiceDeclaration,
} from '@shared/foundation/declaration/define-service'
import { isOptional } from '@shared/foundation/declaration/schema-kit'
import { usualBodies } from './usual-bodies'
import { schemaAt, toJsonSchema, type JsonSchema } from './json-schema'

export type Operation = JsonSchema

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
/** `ordersReportSales`: what a report answers. */
export const reportSchemaName = (path: string, report: string): string => `${path}Report${report.charAt(0).toUpperCase()}${report.slice(1)}`

export const schemaName = (path: string, what: 'Record' | 'Create' | 'Patch' | 'Page'): string => `${path}${what}`

const failures = (...codes: number[]) => Object.fromEntries(codes.map((code) => [String(code), { $ref: `#/components/responses/${code}` }]))

/** Who may do it, in words. */
const accessText = (access: Access | undefined): string => {
  if (access === 'public') return 'Needs no sign-in.'
  if (access === 'signed-in') return 'Whoever is signed in.'
  if (access === 'member' || access === undefined) return 'Any member.'
  return `Needs one of the rights ${access.join(', ')} (bod has those of the workspace).`
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A repeat with the same key and body gets the answer of the first; kept 72 hours.',
  schema: { type: 'string', maxLength: 200 },
}
const idParameter = { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[0-9a-f]{24}$' } }

/** A filter takes a value or operators: `total=5`, `total[$gte]=5`, `status[$in][]=a`. */
const filterParameter = (field: string, schema: JsonSchema): JsonSchema => {
  const value = { ...schema, description: undefined }
  const operators = queryOperators.map((operator) => [
    operator,
    operator === '$in' || operator === '$nin' ? { type: 'array', items: value } : value,
  ])
  return {
    name: field,
    in: 'query',
    style: 'deepObject',
    explode: true,
    schema: { anyOf: [value, { type: 'object', additionalProperties: false, properties: Object.fromEntries(operators) as JsonSchema }] },
  }
}

const selectParameter = { name: '$select', in: 'query', schema: { type: 'array', items: { type: 'string' } } }

const pageParameters = ({ sort, search, defaultSort, page = pageLimits.max, narrowedBy = {} }: ServiceDeclaration): JsonSchema[] => [
  {
    name: '$limit',
    in: 'query',
    description: `0 counts only; -1 is all, up to ${pageLimits.all} rows.`,
    schema: { type: 'integer', minimum: -1, maximum: page, default: pageLimits.default },
  },
  { name: '$skip', in: 'query', schema: { type: 'integer', minimum: 0, default: 0 } },
  {
    name: '$total',
    in: 'query',
    description: 'false: the rows are not counted, and total is null.',
    schema: { type: 'boolean', default: true },
  },
  {
    name: '$sort',
    in: 'query',
    style: 'deepObject',
    explode: true,
    schema: {
      type: 'object',
      additionalProperties: false,
      default: defaultSort,
      properties: Object.fromEntries(sort.map((field) => [field, { enum: [1, -1] }])),
    },
  },
  {
    name: 'sort',
    in: 'query',
    description: `In place of $sort, without brackets: fields, each upwards, or downwards with a - before it. Of ${sort.join(', ')}.`,
    schema: { type: 'string', pattern: '^-?[\\w.]+(,-?[\\w.]+)*$' },
  },
  {
    name: 'filter',
    in: 'query',
    description: 'In place of conditions with brackets: a JSON object of fields, each with a value or operators; also $or and $and.',
    schema: { type: 'string', maxLength: 8000 },
  },
  selectParameter,
  ...Object.entries(narrowedBy).map(([name, word]) => ({
    name,
    in: 'query',
    description: 'Narrows the list.',
    schema: parameterSchema(word),
  })),
  ...(search
    ? [
        {
          name: 'search',
          in: 'query',
          description: `Words in ${search.join(', ')}; case and accents make no difference.`,
          schema: { type: 'string', maxLength: 200 },
        },
      ]
    : []),
]

const reportParameters = (reports: Readonly<Record<string, ReportDeclaration>>): JsonSchema[] => {
  const parameters = new Map<string, { in: string[]; schema: JsonSchema }>()
  for (const [report, declaration] of Object.entries(reports)) {
    for (const [name, parameter] of Object.entries(declaration.parameters)) {
      const schema = parameterSchema(parameter)
      const known = parameters.get(name)
      parameters.set(name, { in: [...(known?.in ?? []), report], schema: known?.schema ?? schema })
    }
  }
  return [
    {
      name: 'report',
      in: 'query',
      description: 'Answers this report instead of a page; only its own words may be asked with it.',
      schema: { type: 'string', enum: Object.keys(reports) },
    },
    ...[...parameters].map(([name, { in: of, schema }]) => ({
      name,
      in: 'query',
      description: `Of the reports ${of.join(', ')}.`,
      schema,
    })),
  ]
}

/** A query carries texts; of them only days, choices and ids are narrower. */
const parameterSchema = (parameter: TSchema): JsonSchema => {
  if (parameter['enum']) return { type: 'string', enum: parameter['enum'] as string[] }
  if (parameter['kind'] === 'id') return toJsonSchema(parameter)
  return parameter['format'] === 'date' ? { type: 'string', format: 'date' } : { type: 'string' }
}

const reportTexts = (reports: Readonly<Record<string, ReportDeclaration>>): string[] =>
  Object.entries(reports).map(([name, { access, parameters }]) => {
    const needed = Object.entries(parameters).flatMap(([name, parameter]) => (isOptional(parameter) ? [] : name))
    return `Report ${name}${needed.length > 0 ? ` (needs ${needed.join(', ')})` : ''}: ${accessText(access)}`
  })

const groupText = ({ groups }: ServiceDeclaration, way: 'read' | 'write'): string[] =>
  Object.entries(groups ?? {}).map(([group, access]) => `Group ${group}: ${accessText(access[way])}`)

/** Of a service that is part of an app. */
const appText = ({ app }: ServiceDeclaration): string[] => (app ? [`Part of the app ${app}: 403 while the workspace has it off.`] : [])

const daysText = ({ daysMean = {} }: ServiceDeclaration): string[] =>
  Object.keys(daysMean).map((field) => `\`${field}\` takes a day, too (YYYY-MM-DD).`)

const notesOn = ({ notes }: ServiceDeclaration, method: Method): readonly string[] => notes?.[method] ?? []

const lines = (...texts: (string | readonly string[])[]): string => texts.flat().join('\n\n')

/** A page of such rows. */
export const pageOf = (row: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['total', 'limit', 'skip', 'data'],
  properties: {
    total: { type: ['integer', 'null'] },
    limit: { type: 'integer' },
    skip: { type: 'integer' },
    data: { type: 'array', items: row },
  },
})

const oneOfThese = (usual: JsonSchema, others: readonly JsonSchema[]): JsonSchema =>
  others.length > 0 ? { anyOf: [usual, ...others] } : usual

/** Bodies by what they do: those of the declaration, else what is usually sent. */
const examplesOf = ({ path, examples }: ServiceDeclaration, method: 'create' | 'patch'): Readonly<Record<string, object>> => {
  const usual = usualBodies[path]?.[method]
  return examples?.[method] ?? (usual ? { [method === 'create' ? 'A new one' : 'A change']: usual } : {})
}

/** Whether a list may be sent in place of a record: the records of a company are made together, those of the installation one by one. */
const takesLists = ({ scope }: ServiceDeclaration): boolean => scope === 'workspace'

/** What a list that was sent is answered. */
const manyMade = (declaration: ServiceDeclaration): JsonSchema =>
  takesLists(declaration)
    ? {
        207: {
          description: 'Of a list: what became of each record, as if it had been sent by itself',
          content: json({
            type: 'object',
            required: ['made', 'refused', 'data'],
            properties: {
              made: { type: 'integer' },
              refused: { type: 'integer' },
              data: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['at', 'status', 'body'],
                  properties: {
                    at: { type: 'integer', description: 'Its place in the list, from 0' },
                    status: { type: 'integer', description: '201, or the code of the error' },
                    body: { anyOf: [ref(schemaName(declaration.path, 'Record')), ref('Error')] },
                  },
                },
              },
            },
          }),
        },
      }
    : {}

/** One method of a service, as OpenAPI describes it. @param record the JSON Schema of the service's records */
export const operationOf = (declaration: ServiceDeclaration, method: Method, record: JsonSchema): Operation => {
  const { path, access } = declaration
  const common = {
    operationId: `${path}.${method}`,
    tags: [path],
    ...(access[method] === 'public' ? { security: [{}, { bearer: [] }, { apiKey: [] }] } : {}),
  }
  const briefly = (declaration.brief?.[method] ?? []).map(toJsonSchema)
  const answer = { description: 'The record', content: json(oneOfThese(ref(schemaName(path, 'Record')), briefly)) }
  const body = (what: 'Create' | 'Patch') => {
    const shown = Object.entries(examplesOf(declaration, what === 'Create' ? 'create' : 'patch')).map(
      ([summary, value], at) => [`example${at + 1}`, { summary, value }] as const,
    )
    const one = ref(schemaName(path, what))
    const schema =
      what === 'Create' && takesLists(declaration)
        ? { anyOf: [one, { type: 'array', minItems: 1, maxItems: MAX_MADE_TOGETHER, items: one }] }
        : one
    return {
      required: what === 'Create',
      content: { 'application/json': { schema, ...(shown.length > 0 ? { examples: Object.fromEntries(shown) } : {}) } },
    }
  }
  switch (method) {
    case 'find': {
      const reports = declaration.reports ?? {}
      const filters = declaration.filter.map((field) => filterParameter(field, schemaAt(record, field)))
      const taken = new Set(declaration.filter)
      const ofReports = Object.keys(reports).length > 0 ? reportParameters(reports).filter(({ name }) => !taken.has(String(name))) : []
      const page = ref(schemaName(path, 'Page'))
      const answers = Object.keys(reports).map((report) => ref(reportSchemaName(path, report)))
      const schema = oneOfThese(page, [...answers, ...briefly.map(pageOf)])
      return {
        ...common,
        summary: `Lists ${path}`,
        description: lines(
          appText(declaration),
          accessText(access.find),
          groupText(declaration, 'read'),
          reportTexts(reports),
          notesOn(declaration, method),
        ),
        parameters: [...pageParameters(declaration), ...filters, ...ofReports],
        responses: {
          200: { description: answers.length > 0 ? 'A page, or the report asked for' : 'A page', content: json(schema) },
          ...failures(400, 401, 403, 503),
        },
      }
    }
    case 'get':
      return {
        ...common,
        summary: `One of ${path}`,
        description: lines(appText(declaration), accessText(access.get), groupText(declaration, 'read'), notesOn(declaration, method)),
        parameters: [
          idParameter,
          selectParameter,
          ...(declaration.extraQuery?.get ?? []).map((name) => ({ name, in: 'query', schema: { type: 'string' } })),
        ],
        responses: { 200: answer, ...failures(400, 401, 403, 404, 503) },
      }
    case 'create':
      return {
        ...common,
        summary: `Adds to ${path}`,
        description: lines(
          appText(declaration),
          accessText(access.create),
          groupText(declaration, 'write'),
          daysText(declaration),
          notesOn(declaration, method),
        ),
        parameters: [idempotencyKey],
        requestBody: body('Create'),
        responses: { 201: answer, ...manyMade(declaration), ...failures(400, 401, 403, 409, 413, 429, 503) },
      }
    case 'patch':
      return {
        ...common,
        summary: `Changes one of ${path}`,
        description: lines(
          appText(declaration),
          accessText(access.patch),
          groupText(declaration, 'write'),
          daysText(declaration),
          notesOn(declaration, method),
          '`rev`, when sent, is the one the change was based on: 409 if a field sent was changed since.',
        ),
        parameters: [idParameter, idempotencyKey],
        requestBody: body('Patch'),
        responses: { 200: answer, ...failures(400, 401, 403, 404, 409, 503) },
      }
    case 'remove':
      return {
        ...common,
        summary: `Removes one of ${path}`,
        description: lines(appText(declaration), accessText(access.remove), groupText(declaration, 'write'), notesOn(declaration, method)),
        parameters: [idParameter],
        responses: { 200: answer, ...failures(400, 401, 403, 404, 409, 503) },
      }
  }
}

/** A patch without an id, as OpenAPI describes it. */
export const manyOperationOf = ({ path, patchMany }: ServiceDeclaration): Operation | null =>
  patchMany
    ? {
        operationId: `${path}.patchMany`,
        tags: [path],
        summary: `Changes all of ${path} that the query names`,
        description: accessText(patchMany.access),
        parameters: [
          ...Object.entries(patchMany.by).map(([name, word]) => ({
            name,
            in: 'query',
            required: !isOptional(word),
            schema: parameterSchema(word),
          })),
          idempotencyKey,
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: toJsonSchema(patchMany.data), example: patchMany.example } },
        },
        responses: {
          200: { description: 'What was done', content: json(toJsonSchema(patchMany.result)) },
          ...failures(400, 401, 403, 409, 503),
        },
      }
    : null
