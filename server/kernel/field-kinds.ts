import type { TSchema } from '@sinclair/typebox'
import { services } from '@shared/registry/index'
import type { RecordService } from '@shared/registry/names'

export type FieldKind = 'id' | 'instant' | 'money' | 'number' | 'flag' | 'text'

const known: readonly FieldKind[] = ['id', 'instant', 'money', 'number', 'flag', 'text']

/** What kind of value a field of a service's records holds; lists by what they list. */
export const fieldKind = (service: RecordService, path: string): FieldKind => {
  let schema: TSchema | undefined = services[service].record
  for (const step of path.split('.')) schema = innermost(schema)?.['properties']?.[step] as TSchema | undefined
  const kind: unknown = innermost(schema)?.['kind']
  return known.find((each) => each === kind) ?? 'text'
}

const innermost = (schema: TSchema | undefined): TSchema | undefined => {
  if (!schema) return undefined
  if (schema['items']) return innermost(schema['items'] as TSchema)
  if (schema['anyOf']) return innermost((schema['anyOf'] as TSchema[]).find((option) => option['type'] !== 'null'))
  return schema
}
