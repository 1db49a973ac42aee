import type { TSchema } from '@sinclair/typebox'
import { isOptional } from '@shared/foundation/declaration/schema-kit'
import type { RecordService } from '@shared/registry/names'

/** The `_id` of a record of a service, for fields that name one. */
export type RecordOf = (service: RecordService) => Promise<string>

let made = 0
/** A text that no other sample has. */
export const uniqueText = (text: string): string => `${text} ${(made++).toString(36)}`

/** What a text may have to look like; the first that fits its pattern and length is taken. */
const texts = (): string[] => {
  const number = (made++).toString(36)
  return [
    `Mẫu ${number}`,
    `mau${number}`,
    `mau${number}@x.example`,
    '2026-05-01',
    '2026-05',
    '/sales/orders',
    '#2266aa',
    'a'.repeat(24),
    '/files/sample.jpg',
    '1/001',
    'C26TAA',
    '',
  ]
}

/**
 * A value of a shape: what is required, and nothing else. Ids are those of records there are.
 * @throws RangeError for a text whose pattern none of the samples fits: its service's example gives one
 */
export const sampleOf = async (schema: TSchema, recordOf: RecordOf): Promise<unknown> => {
  const fields = schema as Readonly<Record<string, unknown>>
  if (fields['kind'] === 'id') return recordOf(fields['of'] as RecordService)
  if (fields['kind'] === 'instant') return new Date().toISOString()
  if (Array.isArray(fields['enum'])) return fields['enum'][0]
  if (Array.isArray(fields['anyOf'])) return sampleOf(fields['anyOf'][0] as TSchema, recordOf)
  switch (fields['type']) {
    case 'object':
      return sampleRecord(schema, recordOf)
    case 'array':
      return []
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, Number(fields['minimum'] ?? 1))
    default:
      return sampleText(fields)
  }
}

const sampleText = ({ pattern, minLength = 0, maxLength = Infinity }: Readonly<Record<string, unknown>>): string => {
  const fits = new RegExp(typeof pattern === 'string' ? pattern : '', 'u')
  const found = texts().find((text) => fits.test(text) && text.length >= Number(minLength) && text.length <= Number(maxLength))
  if (found === undefined) throw new RangeError(`no sample fits ${String(pattern)}`)
  return found
}

/** A record of a shape, with what is required of it. */
export const sampleRecord = async (schema: TSchema, recordOf: RecordOf): Promise<Record<string, unknown>> => {
  const record: Record<string, unknown> = {}
  for (const [field, inner] of Object.entries(propertiesOf(schema))) if (!isOptional(inner)) record[field] = await sampleOf(inner, recordOf)
  return record
}

/** The fields of an object's shape. */
export const propertiesOf = (schema: TSchema | undefined): Readonly<Record<string, TSchema>> =>
  (schema?.['properties'] as Record<string, TSchema> | undefined) ?? {}

/** Whether a field takes any text or number: what a harmless change is made of. */
export const isPlain = (schema: TSchema): boolean =>
  (schema['kind'] === 'text' || schema['kind'] === 'number') && !schema['enum'] && (!schema['pattern'] || schema['pattern'] === '\\S')
