import type { Declared } from '@shared/foundation/declaration/define-service'
import { allows, groupsFor } from '../../kernel/access'
import type { Reader } from '../../kernel/openapi/as-seen'
import { AppError } from '../../platform/errors'
import { withAppLink } from './addresses'
import { assertKnown, conditionsSchema, findQuery, OPERATORS_TOLD, pageSchema } from './questions'
import { findIn, getFrom } from './read-service'
import { capital, HOLDS_UNTRUSTED, reading, UNTRUSTED, type Tool } from './tool'

/** Whether the reader may see any record of a service this way. */
export const mayRead = (declaration: Declared, reader: Reader, method: 'find' | 'get'): boolean =>
  declaration.methods.includes(method) &&
  allows(declaration.access[method], reader) &&
  (groupsFor(declaration, { ...reader, rights: reader.rights }, 'read')?.length ?? 1) > 0

const findTool = (declaration: Declared): Tool => {
  const { path, search } = declaration
  const properties = { ...conditionsSchema(declaration), ...pageSchema(declaration) }
  return {
    description: {
      name: `find_${path}`,
      title: `Find ${path}`,
      description: `Lists ${path} by these filters${search ? ' or by words' : ''}: {total, limit, skip, data}. ${OPERATORS_TOLD} ${HOLDS_UNTRUSTED}`,
      inputSchema: { type: 'object', additionalProperties: false, properties },
      annotations: reading,
    },
    run: async (call, given) => {
      assertKnown(given, properties)
      const { data, ...page } = await findIn(call, path, findQuery(declaration, given))
      const rows = Array.isArray(data) ? data.map((row: unknown) => withAppLink(call.publicUrl, path, row)) : data
      return { untrusted: UNTRUSTED, ...page, data: rows }
    },
  }
}

const getTool = ({ path }: Declared): Tool => ({
  description: {
    name: `get_${path}`,
    title: `${capital(path)}: one record`,
    description: `One of ${path} by its _id. ${HOLDS_UNTRUSTED}`,
    inputSchema: {
      type: 'object',
      additionalProperties: false,
      properties: { id: { type: 'string', pattern: '^[0-9a-f]{24}$' } },
      required: ['id'],
    },
    annotations: reading,
  },
  run: async (call, given) => {
    assertKnown(given, { id: true })
    const { id } = given
    if (typeof id !== 'string') throw AppError.of('data.field-required', { field: 'id' })
    return { untrusted: UNTRUSTED, record: withAppLink(call.publicUrl, path, await getFrom(call, path, id)) }
  },
})

/** What finds and gets records of a service, as far as the reader may. @param declaration as the reader sees it */
export const listTools = (declaration: Declared, reader: Reader): readonly Tool[] => [
  ...(mayRead(declaration, reader, 'find') ? [findTool(declaration)] : []),
  ...(mayRead(declaration, reader, 'get') ? [getTool(declaration)] : []),
]
