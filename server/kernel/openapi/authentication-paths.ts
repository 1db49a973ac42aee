import type { JsonSchema } from './json-schema'

const text = { type: 'string' }
const closed = (properties: Record<string, JsonSchema>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})
const strategy = (name: string) => ({ const: name })

const answer = {
  description: 'Signed in',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['accessToken', 'authentication', 'user'],
        properties: {
          accessToken: { type: 'string', description: 'For `Authorization: Bearer`' },
          authentication: { type: 'object', properties: { strategy: text, payload: { type: 'object' } } },
          user: { $ref: '#/components/schemas/SignedIn' },
        },
      },
    },
  },
}
const failure = (code: number) => ({ $ref: `#/components/responses/${code}` })

/** Signing in, renewing and signing out keep no records and are described by hand. */
export const authenticationPaths: JsonSchema = {
  '/authentication': {
    post: {
      operationId: 'authentication.create',
      tags: ['authentication'],
      summary: 'Signs in, or renews a token while its session lives',
      description:
        'At most 20 failed sign-ins for each account and address in 15 minutes. A token with a `workspaceId` begins a session in another workspace, where the same verified email is a member.',
      security: [],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            examples: {
              example1: {
                summary: 'Signs in',
                value: { strategy: 'local-username', workspaceId: '65f0c0ffee00000000000001', username: '1.demo', password: '…' },
              },
            },
            schema: {
              oneOf: [
                closed({ strategy: strategy('local'), workspaceId: text, email: text, password: text }),
                closed({ strategy: strategy('local-username'), workspaceId: text, username: text, password: text }),
                closed({ strategy: strategy('jwt'), accessToken: text }),
                closed({ strategy: strategy('jwt'), accessToken: text, workspaceId: text }),
              ],
            },
          },
        },
      },
      responses: { 201: answer, 400: failure(400), 401: failure(401), 403: failure(403), 429: failure(429), 503: failure(503) },
    },
  },
  '/authentication/{accessToken}': {
    delete: {
      operationId: 'authentication.remove',
      tags: ['authentication'],
      summary: 'Signs out: the session ends everywhere',
      description: '`null` in place of the token ends the session of the call itself.',
      parameters: [{ name: 'accessToken', in: 'path', required: true, schema: text }],
      responses: { 200: { description: 'Signed out' }, 401: failure(401) },
    },
  },
}
