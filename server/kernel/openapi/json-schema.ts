import type { TSchema } from '@sinclair/typebox'
import { declarations } from '@shared/registry/declarations'

export type JsonSchema = { [key: string]: unknown }

/** Ours, not JSON Schema's. */
const ownWords = new Set(['kind', 'of', 'error', 'trim', 'default', 'among', 'book'])

/** Words that the declarations come to. */
const declaredWords: Readonly<Record<string, readonly string[]>> = {
  noticeKinds: declarations.flatMap(({ notices }) => notices ?? []),
  noticeTargets: declarations.flatMap(({ path, notices }) => (notices ? [path] : [])),
}

/** A shape as JSON Schema: what only the server uses is left out, and what an id names is said in words. */
export const toJsonSchema = (shape: TSchema): JsonSchema => clean(JSON.parse(JSON.stringify(shape))) as JsonSchema

const clean = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  if ('described' in value) return clean(value.described)
  const entries = Object.entries(value)
  // Of a record with a field called `type` that field is a shape.
  const isSchema = ('type' in value && typeof value.type === 'string') || 'anyOf' in value || ('enum' in value && Array.isArray(value.enum))
  if ('among' in value) return { type: 'string', enum: declaredWords[String(value.among)] ?? [] }
  const kept = entries.filter(([key]) => !(isSchema && ownWords.has(key))).map(([key, inner]) => [key, clean(inner)])
  const named = 'kind' in value && value.kind === 'id' && 'of' in value ? [['description', `The _id of one of ${String(value.of)}`]] : []
  return Object.fromEntries([...kept, ...named])
}

/**
 * A record's schema as everybody's answers fit it: what a right hides of it, at any depth, needn't be there.
 * @param paths as `shipments.cost`
 */
export const withoutRequired = (schema: JsonSchema, paths: readonly string[]): JsonSchema => {
  if (paths.length === 0) return schema
  if (schema['items']) return { ...schema, items: withoutRequired(schema['items'] as JsonSchema, paths) }
  if (schema['anyOf']) return { ...schema, anyOf: (schema['anyOf'] as JsonSchema[]).map((option) => withoutRequired(option, paths)) }
  const { properties, required } = schema as { properties?: Readonly<Record<string, JsonSchema>>; required?: readonly string[] }
  if (!properties) return schema
  const below = (field: string) => paths.flatMap((path) => (path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : []))
  const entries = Object.entries(properties).map(([field, inner]) => [field, withoutRequired(inner, below(field))] as const)
  return {
    ...schema,
    properties: Object.fromEntries(entries),
    ...(required ? { required: required.filter((field) => !paths.includes(field)) } : {}),
  }
}

/**
 * A record's schema without what is hidden of it, at any depth.
 * @param paths as `shipments.cost`
 */
export const withoutFields = (schema: JsonSchema, paths: readonly string[]): JsonSchema => {
  if (paths.length === 0) return schema
  if (schema['items']) return { ...schema, items: withoutFields(schema['items'] as JsonSchema, paths) }
  if (schema['anyOf']) return { ...schema, anyOf: (schema['anyOf'] as JsonSchema[]).map((option) => withoutFields(option, paths)) }
  const { properties } = schema as { properties?: Readonly<Record<string, JsonSchema>> }
  if (!properties) return schema
  const below = (field: string) => paths.flatMap((path) => (path.startsWith(`${field}.`) ? [path.slice(field.length + 1)] : []))
  const shown = Object.entries(properties).filter(([field]) => !paths.includes(field))
  return withoutRequired(
    { ...schema, properties: Object.fromEntries(shown.map(([field, inner]) => [field, withoutFields(inner, below(field))])) },
    paths.filter((path) => !path.includes('.')),
  )
}

/** The schema of a field of a record by its path (`items.productId`); a text when the path leads nowhere. */
export const schemaAt = (schema: JsonSchema, path: string): JsonSchema => {
  let at: JsonSchema | undefined = schema
  for (const step of path.split('.')) {
    const holder: JsonSchema | undefined = at && innermost(at)
    at = (holder?.['properties'] as Record<string, JsonSchema> | undefined)?.[step]
  }
  return at ? innermost(at) : { type: 'string' }
}

const innermost = (schema: JsonSchema): JsonSchema => {
  if (schema['items']) return innermost(schema['items'] as JsonSchema)
  const options = schema['anyOf'] as JsonSchema[] | undefined
  return options ? innermost(options.find((option) => option['type'] !== 'null') ?? {}) : schema
}

/** A value that fits a schema, for people to look at. */
export const exampleOf = (schema: JsonSchema, name = ''): unknown => {
  if (Array.isArray(schema['enum'])) return schema['enum'][0] as unknown
  if (Array.isArray(schema['anyOf'])) return exampleOf(schema['anyOf'][0] as JsonSchema, name)
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>)
          .filter(([field]) => ((schema['required'] ?? []) as string[]).includes(field))
          .map(([field, inner]) => [field, exampleOf(inner, field)]),
      )
    case 'array':
      return [exampleOf((schema['items'] ?? {}) as JsonSchema, name)]
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 1))
    case 'boolean':
      return true
    case 'string':
      return exampleText(schema, name)
    default:
      return 1
  }
}

const exampleText = (schema: JsonSchema, name: string): string => {
  if (schema['format'] === 'date-time') return '2026-11-21T03:00:00.000Z'
  if (schema['pattern'] === '^[0-9a-f]{24}$') return '65f0c0ffee65f0c0ffee65f0'
  if (/email/i.test(name)) return 'lan@example.com'
  return name
}
