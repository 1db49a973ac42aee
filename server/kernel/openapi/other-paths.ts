import { can } from '@shared/foundation/rights/rights'
import type { Reader } from './as-seen'
import type { JsonSchema } from './json-schema'

/** What is answered beside the services. @param reader whose part of it is told; absent: all */
export const otherPaths = (reader: Reader | undefined): Readonly<Record<string, Readonly<Record<string, JsonSchema>>>> => ({
  '/reads': { post: reads },
  '/changes': { get: changes },
  '/mcp': { post: mcp },
  '/sandboxKeys': { post: sandboxKey },
  '/health': { get: health },
  '/metrics': { get: metrics },
  '/workspaceArchive': { ...(!reader || can(reader.rights, ['bod']) ? { get: archive } : {}), post: openArchive },
})

const refusals = (...codes: number[]): JsonSchema =>
  Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/responses/${code}` }]))

const health: JsonSchema = {
  operationId: 'health',
  tags: ['health'],
  summary: 'Whether the server serves',
  security: [],
  parameters: [
    {
      name: 'ready',
      in: 'query',
      schema: { type: 'string' },
      description: '503 also while nothing can be saved',
    },
    {
      name: 'deep',
      in: 'query',
      schema: { type: 'string' },
      description:
        'Also how the installation stands: last backup and proven restore, recounts, disk, what waits to leave, and `warnings`. To this machine or whoever has METRICS_TOKEN',
    },
  ],
  responses: {
    200: {
      description: 'It does; degraded: it reads, and can save nothing just now',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              status: { enum: ['ok', 'degraded'] },
              writes: { const: 'refused' },
              warnings: { type: 'array', items: { type: 'string' }, description: 'With `?deep`: what should be looked after' },
            },
          },
        },
      },
    },
    403: { $ref: '#/components/responses/403' },
    503: { description: 'Not yet, or not any more; with `?ready` also while nothing can be saved' },
  },
}

const sandboxKey: JsonSchema = {
  operationId: 'sandboxKey',
  tags: ['sandboxKeys'],
  summary: 'A key for the sandbox, to whoever asks',
  description:
    'A company of samples in which everybody may try the API. 404 where this installation has none. Its keys call over REST, write `orders`, `funds`, `products`, `categories`, `assets` and `warehouses`, and end with the night, when all of it begins anew.',
  security: [],
  responses: {
    201: {
      description: 'The key, this once',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['apiKey', 'rights', 'dailyCalls', 'endsAt', 'workspace', 'samples'],
            properties: {
              apiKey: { type: 'string' },
              rights: { type: 'array', items: { type: 'string' } },
              dailyCalls: { type: 'integer', description: 'So many calls a day; each record of a list is one' },
              endsAt: { type: 'string', format: 'date-time' },
              workspace: {
                type: 'object',
                properties: { _id: { type: 'string' }, name: { type: 'string' }, slug: { type: 'string' } },
              },
              samples: {
                type: 'object',
                additionalProperties: { type: 'string' },
                description: 'Records to begin with, by the fields that name such ones: `productId`, `customerId`, …',
              },
            },
          },
        },
      },
    },
    ...refusals(404, 429, 503),
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
    ...refusals(400, 401, 403, 413, 503),
  },
}

const changes: JsonSchema = {
  operationId: 'changes',
  tags: ['changes'],
  summary: 'The records that changed since, as the caller may see them now',
  description: 'Each record once, in the order in which they changed last, without a hole. Any member, and any API key.',
  parameters: [
    {
      name: 'after',
      in: 'query',
      schema: { type: 'string', maxLength: 200 },
      description: 'The `cursor` of the answer before; absent: only the cursor of now is answered',
    },
    {
      name: 'services',
      in: 'query',
      schema: { type: 'string' },
      example: 'orders,funds',
      description: 'Only of these, by commas; absent: of all',
    },
    {
      name: '$limit',
      in: 'query',
      schema: { type: 'integer', minimum: 1, maximum: 1000, default: 200 },
      description: 'So many records; what one command changed is never told in two',
    },
  ],
  responses: {
    200: {
      description: 'What changed',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['data', 'cursor', 'more'],
            properties: {
              data: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['service', 'type', 'at'],
                  properties: {
                    service: { type: 'string' },
                    type: {
                      enum: ['created', 'patched', 'removed', 'many'],
                      description: 'many: so many records that they are asked for by `updated[$gte]` of `at`',
                    },
                    at: { type: 'string', format: 'date-time' },
                    _id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
                    record: {
                      type: 'object',
                      description: 'As a get answers it; absent of what is gone, and of services whose events have the id alone',
                    },
                  },
                },
              },
              cursor: { type: 'string', description: 'For the next question; it serves for 13 days' },
              more: { type: 'boolean', description: 'There is more already' },
            },
          },
        },
      },
    },
    ...refusals(400, 401, 403, 410, 503),
  },
}

const mcp: JsonSchema = {
  operationId: 'mcp',
  tags: ['mcp'],
  summary:
    'Answers one message of an assistant that speaks the Model Context Protocol (Streamable HTTP, stateless), with an API key as bearer',
  description:
    'Its tools are what the key may read, and what it may propose; see “Assistants” in the guide. Lists of messages are refused.',
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['jsonrpc', 'method'],
          properties: {
            jsonrpc: { const: '2.0' },
            id: { type: ['string', 'integer'] },
            method: { type: 'string' },
            params: { type: 'object' },
          },
        },
        example: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      },
    },
  },
  responses: {
    200: {
      description: 'Its answer',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['jsonrpc', 'id'],
            properties: {
              jsonrpc: { const: '2.0' },
              id: { type: ['string', 'integer'] },
              result: { type: 'object' },
              error: { type: 'object' },
            },
          },
        },
      },
    },
    202: { description: 'A notice was taken' },
    406: { description: '`Accept` names application/json and text/event-stream' },
    ...refusals(400, 401, 413, 503),
  },
}

const ARCHIVE_TYPE = 'application/gzip'

const archive: JsonSchema = {
  operationId: 'workspaceArchive',
  tags: ['workspaceArchive'],
  summary: 'The whole workspace as one file, for a member of the board who is signed in; a key is refused',
  security: [{ bearer: [] }],
  responses: {
    200: {
      description: 'What the member may read: books, members, history, pictures',
      content: { [ARCHIVE_TYPE]: { schema: { type: 'string', format: 'binary' } } },
    },
    ...refusals(401, 403),
  },
}

const openArchive: JsonSchema = {
  operationId: 'openWorkspaceArchive',
  tags: ['workspaceArchive'],
  summary: 'Makes a new workspace of such a file: for the administrator of the installation, or with an invitation code',
  security: [{ bearer: [] }, {}],
  parameters: [
    { name: 'slug', in: 'query', schema: { type: 'string' }, description: 'Its address; absent: its own' },
    { name: 'X-Invitation-Code', in: 'header', schema: { type: 'string' }, description: 'Is used up by it' },
  ],
  requestBody: { required: true, content: { [ARCHIVE_TYPE]: { schema: { type: 'string', format: 'binary' } } } },
  responses: {
    201: {
      description: 'The new workspace',
      content: {
        'application/json': {
          schema: { type: 'object', properties: { _id: { type: 'string' }, slug: { type: 'string' }, name: { type: 'string' } } },
        },
      },
    },
    ...refusals(400, 401, 403, 409, 413, 429),
  },
}
