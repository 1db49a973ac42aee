import type { Declared, HiddenFields, ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import { workspaceBrief } from '@shared/areas/workspace/services/workspaces'
import { asSeenBy, hidesAlways, type Reader } from './as-seen'
import { authenticationPaths } from './authentication-paths'
import { toJsonSchema, withoutFields, withoutRequired, type JsonSchema } from './json-schema'
import { manyOperationOf, operationOf, pageOf, reportSchemaName, schemaName } from './operations'

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: JsonSchema
  readonly servers: readonly JsonSchema[]
  readonly security: readonly JsonSchema[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, JsonSchema>>>>
}

const errors: Readonly<Record<number, string>> = {
  400: 'Bad input; `errors` says what is wrong with which field',
  401: 'Not signed in',
  403: 'Not allowed',
  404: "Not there, or another workspace's",
  409: 'Conflict: a duplicate, not enough stock, or changed meanwhile',
  413: 'Too large',
  429: 'Too many attempts; Retry-After says when to come back',
  503: 'Not ready',
}

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['name', 'message', 'code', 'className'],
  properties: {
    name: { type: 'string' },
    message: { type: 'string', description: 'In the language of Accept-Language (en, vi)' },
    code: { type: 'integer' },
    className: { type: 'string' },
    data: { type: 'object' },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

/**
 * The description of the API, made from the registry of services. It depends on nothing else.
 * @param reader whose part of it is described; absent: all of it, as it is for whoever has every right or none
 */
export const openApiDocument = (reader?: Reader): OpenApiDocument =>
  documentOf(
    reader ? declarations.flatMap((declaration) => asSeenBy(declaration, reader) ?? []) : declarations,
    reader ? shownRecordOf : recordOf,
  )

const documentOf = (described: readonly Declared[], recordAs: (declaration: Declared) => JsonSchema): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {
    title: 'Sổ Cái',
    version: '1',
    description:
      'Services over REST and socket.io (the same names and methods there). A filter takes a value or operators, as `total[$gte]=5` or `_id[$in][]=…`. Ids are 24 hexadecimal characters, money is whole dong, moments are ISO 8601 in UTC. Every record has a `rev` that grows with each change.',
  },
  servers: [{ url: '/api' }],
  security: [{ bearer: [] }, { apiKey: [] }],
  tags: [
    { name: 'authentication', description: 'Sign-in' },
    { name: 'reads', description: 'Many reads at once' },
    { name: 'health', description: 'How the server is' },
    ...described.map((declaration) => ({ name: declaration.path, description: tagText(declaration) })),
  ],
  paths: Object.assign({}, authenticationPaths, ...described.map(pathsOf), {
    '/reads': { post: reads },
    '/health': { get: health },
    '/metrics': { get: metrics },
  }) as OpenApiDocument['paths'],
  components: {
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
    },
    responses: Object.fromEntries(
      Object.entries(errors).map(([code, description]) => [
        code,
        { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
      ]),
    ),
    schemas: Object.assign(
      { Error: errorSchema, SignedIn: signedIn() },
      ...described.map((declaration) => schemasOf(declaration, recordAs(declaration))),
    ) as Record<string, JsonSchema>,
  },
})

const health: JsonSchema = {
  operationId: 'health',
  tags: ['health'],
  summary: 'Whether the server serves',
  security: [],
  responses: {
    200: {
      description: 'It does',
      content: { 'application/json': { schema: { type: 'object', properties: { status: { const: 'ok' } } } } },
    },
    503: { description: 'Not yet, or not any more' },
  },
}

const metrics: JsonSchema = {
  operationId: 'metrics',
  tags: ['health'],
  summary: 'Figures of the server for Prometheus, to this machine or whoever has METRICS_TOKEN',
  security: [{ bearer: [] }],
  responses: {
    200: { description: 'Its text format', content: { 'text/plain': { schema: { type: 'string' } } } },
    403: { $ref: '#/components/responses/403' },
  },
}

const reads: JsonSchema = {
  operationId: 'reads',
  tags: ['reads'],
  summary: 'Carries out many reads, each as a GET of its own',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          additionalProperties: false,
          required: ['reads'],
          properties: {
            reads: {
              type: 'array',
              minItems: 1,
              maxItems: 40,
              items: { type: 'string', maxLength: 8000, description: 'An address below /api/, with its query' },
            },
          },
        },
        example: { reads: ['orders?group=sales&$limit=20', 'orders?report=sales&since=2026-11-01&until=2026-11-30'] },
      },
    },
  },
  responses: {
    200: {
      description: 'A line of JSON for each, as soon as it is there',
      content: {
        'application/x-ndjson': {
          schema: {
            type: 'object',
            required: ['at', 'status', 'body'],
            properties: {
              at: { type: 'integer', description: 'Its place in the list, from 0' },
              status: { type: 'integer', description: 'What a GET would have answered with' },
              body: { description: 'What a GET would have answered' },
            },
          },
        },
      },
    },
    ...Object.fromEntries([400, 401, 403, 413, 503].map((code) => [code, { $ref: `#/components/responses/${code}` }])),
  },
}

const tagText = ({ path, aliases, realtime }: Declared): string => {
  const events = {
    merge: `Events: \`${path} created\`, \`${path} patched\`, \`${path} removed\` with the record, and \`{epoch, n}\`.`,
    refetch: `Events: \`${path} created\`, \`${path} patched\`, \`${path} removed\` with the _id, and \`{epoch, n}\`.`,
    off: 'No events.',
  }[realtime]
  return [...(aliases ? [`Also at ${aliases.join(', ')}.`] : []), events].join(' ')
}

const pathsOf = (declaration: Declared): OpenApiDocument['paths'] => {
  const record = toJsonSchema(declaration.record)
  const all = { find: 'get', create: 'post' } as const
  const one = { get: 'get', patch: 'patch', remove: 'delete' } as const
  const operations = (verbs: Partial<Record<string, string>>) =>
    Object.fromEntries(
      declaration.methods.flatMap((method) => (verbs[method] ? [[verbs[method], operationOf(declaration, method, record)]] : [])),
    ) as Record<string, JsonSchema>
  const many = manyOperationOf(declaration)
  const whole = { ...operations(all), ...(many ? { patch: many } : {}) }
  const single = operations(one)
  return {
    ...(Object.keys(whole).length > 0 ? { [`/${declaration.path}`]: whole } : {}),
    ...(Object.keys(single).length > 0 ? { [`/${declaration.path}/{id}`]: single } : {}),
  }
}

/** A record as it is answered, whoever asks. */
const recordOf = ({ record, hidden = [] }: ServiceDeclaration): JsonSchema =>
  withoutRequired(
    toJsonSchema(record),
    hidden.flatMap(({ fields }) => fields),
  )

/** A record as it is answered to the one reader whom the declaration is cut down to. */
const shownRecordOf = ({ record, hidden = [] }: ServiceDeclaration): JsonSchema => {
  const fieldsOf = (rules: readonly HiddenFields[]) => rules.flatMap(({ fields }) => fields)
  const never = withoutFields(toJsonSchema(record), fieldsOf(hidden.filter(hidesAlways)))
  return withoutRequired(never, fieldsOf(hidden.filter((rule) => !hidesAlways(rule))))
}

/** Whoever signs in, with their workspace. */
const signedIn = (): JsonSchema => {
  const user = recordOf(services.users)
  return { ...user, properties: { ...(user['properties'] as JsonSchema), workspace: toJsonSchema(workspaceBrief) } }
}

const schemasOf = (declaration: Declared, answered: JsonSchema): Record<string, JsonSchema> => {
  const { path, create, patch, reports = {} } = declaration
  const record = schemaName(path, 'Record')
  return {
    [record]: answered,
    ...(create ? { [schemaName(path, 'Create')]: toJsonSchema(create) } : {}),
    ...(patch ? { [schemaName(path, 'Patch')]: withRev(toJsonSchema(patch)) } : {}),
    [schemaName(path, 'Page')]: pageOf({ $ref: `#/components/schemas/${record}` }),
    ...Object.fromEntries(Object.entries(reports).map(([report, { result }]) => [reportSchemaName(path, report), toJsonSchema(result)])),
  }
}

const withRev = (schema: JsonSchema): JsonSchema => ({
  ...schema,
  properties: {
    ...(schema['properties'] as JsonSchema),
    rev: { type: 'integer', minimum: 0, description: 'The rev the change was based on' },
  },
})
