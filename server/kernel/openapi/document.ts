import type { Declared, HiddenFields, ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { services } from '@shared/registry/index'
import { workspaceBrief } from '@shared/areas/workspace/services/workspaces'
import { VERSION } from '../../version'
import { asSeenBy, hidesAlways, type Reader } from './as-seen'
import { authenticationPaths } from './authentication-paths'
import { toJsonSchema, withoutFields, withoutRequired, type JsonSchema } from './json-schema'
import { otherPaths } from './other-paths'
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
  410: 'What came after this cursor is not kept any more',
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
    reader,
    reader
      ? declarations.flatMap((declaration) => asSeenBy(declaration, reader) ?? [])
      : declarations.filter(({ own }) => own === undefined),
    reader ? shownRecordOf : recordOf,
  )

const documentOf = (
  reader: Reader | undefined,
  described: readonly Declared[],
  recordAs: (declaration: Declared) => JsonSchema,
): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {
    title: 'Sổ Cái',
    version: VERSION,
    description:
      'Services over REST and socket.io (the same names and methods there). A filter takes a value or operators, as `total[$gte]=5` or `_id[$in][]=…`. Ids are 24 hexadecimal characters, money is whole dong, moments are ISO 8601 in UTC. Every record has a `rev` that grows with each change.',
  },
  servers: [{ url: '/api' }],
  security: [{ bearer: [] }, { apiKey: [] }],
  tags: [
    { name: 'authentication', description: 'Sign-in' },
    { name: 'reads', description: 'Many reads at once' },
    { name: 'changes', description: 'Which records changed' },
    { name: 'mcp', description: 'Assistants' },
    { name: 'sandboxKeys', description: 'A company in which the API is tried' },
    { name: 'health', description: 'How the server is' },
    { name: 'workspaceArchive', description: 'A company as one file' },
    ...described.map((declaration) => ({ name: declaration.path, description: tagText(declaration) })),
  ],
  paths: Object.assign({}, authenticationPaths, ...described.map(pathsOf), {
    ...otherPaths(reader),
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
