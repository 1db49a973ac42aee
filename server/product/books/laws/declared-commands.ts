import type { TSchema } from '@sinclair/typebox'
import type { Declared } from '@shared/foundation/declaration/define-service'
import { declarations } from '@shared/registry/declarations'
import { propertiesOf } from '../../../testing/sample'

/** The choices a field has, where it has some. */
const choicesOf = (schema: TSchema): readonly string[] => {
  const choices: unknown = schema['enum']
  return Array.isArray(choices) ? choices.map(String) : []
}

const namesOf = (of: string, field: string, schema: TSchema): string[] =>
  field === 'status' || field === 'group'
    ? choicesOf(schema)
        .map((choice) => `${of} ${field}=${choice}`)
        .concat(choicesOf(schema).length === 0 ? [`${of} ${field}`] : [])
    : [`${of} ${field}`]

const isFlag = (schema: TSchema): boolean => schema['type'] === 'boolean'

/** What can be asked of a service's records: of one whose records are entered in the books each field by itself. */
const commandsOf = ({ path, methods, create, patch, commands = {}, postings, patchMany }: Declared): string[] => {
  const named: string[] = []
  const isOf = (method: 'create' | 'patch', field: string): boolean => commands[method]?.[field]?.of !== undefined
  for (const method of methods) {
    if (method === 'create' || method === 'patch') {
      const fields = Object.entries(propertiesOf(method === 'create' ? create : patch)).filter(([field]) => !isOf(method, field))
      const isCommand = (field: string, schema: TSchema): boolean =>
        field in (commands[method] ?? {}) ||
        field === 'status' ||
        (postings !== undefined && (method === 'patch' || field === 'group' || isFlag(schema)))
      named.push(`${path} ${method}`)
      for (const [field, schema] of fields) if (isCommand(field, schema)) named.push(...namesOf(`${path} ${method}`, field, schema))
    } else if (method === 'remove') named.push(`${path} remove`)
  }
  return patchMany ? [...named, `${path} patch many`] : named
}

/** Every command of every service, by name: whoever declares another has to say which law holds for it. */
export const declaredCommands = (): readonly string[] => declarations.flatMap(commandsOf)
