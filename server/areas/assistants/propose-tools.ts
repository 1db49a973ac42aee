import {
  PROPOSABLE,
  PROPOSED_ACTS,
  PROPOSED_SERVICES,
  type ProposedAct,
  type ProposedService,
} from '@shared/areas/assistants/rules/proposable'
import type { Declared } from '@shared/foundation/declaration/define-service'
import { allows, groupsFor } from '../../kernel/access'
import type { Caller } from '../../kernel/call'
import { toJsonSchema, type JsonSchema } from '../../kernel/openapi/json-schema'
import { AppError } from '../../platform/errors'
import { withAppLink } from './addresses'
import { isObject } from './plain'
import { propose } from './propose'
import { assertKnown } from './questions'
import type { Tool } from './tool'

const MAX_REASON_LENGTH = 500

/** What may be sent, of the service's own shape. */
const dataSchema = (declaration: Declared, service: ProposedService, act: ProposedAct): JsonSchema => {
  const shape = declaration[act]
  const whole: JsonSchema = shape ? toJsonSchema(shape) : {}
  const all = (isObject(whole['properties']) ? whole['properties'] : {}) as Readonly<Record<string, JsonSchema>>
  const fields: readonly string[] = PROPOSABLE[service][act]
  const required = (Array.isArray(whole['required']) ? whole['required'] : []).filter((field: unknown) =>
    fields.some((each) => each === field),
  )
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.flatMap((field) => (all[field] ? [[field, all[field]]] : []))),
    ...(required.length > 0 ? { required } : {}),
  }
}

const proposeTool = (declaration: Declared, service: ProposedService, act: ProposedAct): Tool => {
  const data = dataSchema(declaration, service, act)
  const properties = {
    ...(act === 'patch' ? { id: { type: 'string', pattern: '^[0-9a-f]{24}$' } } : {}),
    data,
    reason: { type: 'string', maxLength: MAX_REASON_LENGTH, description: 'Why, for whoever confirms: with the document it follows from' },
  }
  const what = act === 'create' ? `a new one of ${service}` : `a change of one of ${service}`
  return {
    description: {
      name: `propose_${service}_${act}`,
      title: `Propose ${what}`,
      description: `Proposes ${what}. Nothing is written: a member sees it with before and after, and confirms or refuses it before it expires (see find_proposals).`,
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        properties,
        required: [...(act === 'patch' ? ['id'] : []), 'data', 'reason'],
      },
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    run: async (call, given) => {
      call.app.get('access').countCall(call.caller, { isRead: false })
      assertKnown(given, properties)
      const { id, data: sent, reason } = given
      if (!isObject(sent)) throw AppError.of('query.value', { field: 'data' })
      assertFields(sent, data)
      if (typeof reason !== 'string' || reason.trim() === '' || reason.length > MAX_REASON_LENGTH)
        throw AppError.of('query.value', { field: 'reason' })
      if (act === 'patch' && typeof id !== 'string') throw AppError.of('data.field-required', { field: 'id' })
      const made = await propose(call, { service, act, ...(typeof id === 'string' ? { id } : {}), data: sent, reason: reason.trim() })
      const { _id, changes, expires, status } = made
      return {
        proposal: withAppLink(call.publicUrl, 'proposals', { _id, status, changes, expires }),
        note: 'Nothing is written yet: a member confirms it.',
      }
    },
  }
}

/** @throws AppError 400 naming a field that can't be proposed */
const assertFields = (sent: object, { properties }: JsonSchema): void => {
  const known = isObject(properties) ? properties : {}
  for (const field of Object.keys(sent))
    if (!Object.hasOwn(known, field))
      throw AppError.of('data.unknown-field', { field: `data.${field.slice(0, 80)}` }, { data: { known: Object.keys(known) } })
}

/** What an assistant may propose, as far as its key may write it. @param seen declarations as the key sees them */
export const proposeTools = (seen: readonly Declared[], caller: Caller): readonly Tool[] =>
  caller.key?.assistant === 'may write'
    ? PROPOSED_SERVICES.flatMap((service) => {
        const declaration = seen.find(({ path }) => path === service)
        if (!declaration || (groupsFor(declaration, caller, 'write')?.length ?? 1) === 0) return []
        return PROPOSED_ACTS.flatMap((act) => (allows(declaration.access[act], caller) ? proposeTool(declaration, service, act) : []))
      })
    : []
