import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { TSchema } from '@sinclair/typebox'
import { catalogue, type ErrorCode } from '@shared/registry/catalogue'
import type { FieldError } from '@shared/foundation/errors/field-error'
import { declarations } from '@shared/registry/declarations'
import type { RecordService } from '@shared/registry/names'
import { AppError } from '../platform/errors'
import { fromWire, kindsOf, type FieldKinds } from '../platform/mongo/codec'
import { namePlacesOf, trimNames, type NamePlaces } from './trim-names'

const ajv = new Ajv({ allErrors: true, strict: false, verbose: true })
// The package is CommonJS: its types say `default` where Node gives the function itself.
const applyFormats = (typeof addFormats === 'function'
  ? addFormats
  : (addFormats as { default: typeof addFormats }).default) as unknown as (ajv: Ajv) => void
applyFormats(ajv)

interface Checker {
  readonly validate: ValidateFunction
  readonly kinds: FieldKinds
  readonly names: NamePlaces
}

const compile = (schema: TSchema): Checker => ({
  validate: ajv.compile(schema),
  kinds: kindsOf(schema),
  names: namePlacesOf(schema),
})

/** Compiled when first asked for: of a service that nobody writes to nothing is. */
const checkers = new Map<string, () => Checker>()
for (const { path, create, patch, patchMany } of declarations)
  for (const [method, schema] of Object.entries({ create, patchMany: patchMany?.data, patch })) {
    let checker: Checker | null = null
    if (schema) checkers.set(`${path} ${method}`, () => (checker ??= compile(schema)))
  }

/**
 * Checks what a caller sent against the service's shape; unknown fields and wrong values are refused on their paths.
 * @returns the data with its instants as `Date`s and its names without blanks around them
 * @throws AppError 400 with a text for each field
 */
export const checkData = (service: RecordService, method: 'create' | 'patch' | 'patchMany', data: unknown): Record<string, unknown> => {
  const checker = checkers.get(`${service} ${method}`)?.()
  if (!checker) throw AppError.of('request.method', { method })
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw AppError.of('request.body')
  const { name }: { name?: unknown } = data
  if (!checker.validate(data)) throw AppError.ofFields(fieldErrorsOf(checker.validate.errors ?? [], name))
  return fromWire(checker.kinds, trimNames(checker.names, data)) as Record<string, unknown>
}

/** @param called how the record is called, for texts that name it */
const fieldErrorsOf = (found: readonly ErrorObject[], called: unknown): FieldError<ErrorCode>[] => {
  const errors = new Map<string, FieldError<ErrorCode>>()
  for (const error of found) {
    if (error.keyword === 'anyOf') continue
    const problem = problemOf(error, typeof called === 'string' && called.trim() ? called.trim() : null)
    if (!errors.has(problem.path)) errors.set(problem.path, problem)
  }
  return [...errors.values()]
}

const problemOf = (error: ErrorObject, called: string | null): FieldError<ErrorCode> => {
  const base = error.instancePath.slice(1).replaceAll('/', '.')
  const at = (field: string) => (base === '' ? field : `${base}.${field}`)
  const params = error.params as { additionalProperty?: string; missingProperty?: string; limit?: number }
  if (error.keyword === 'additionalProperties') {
    const field = at(String(params.additionalProperty).slice(0, 80))
    return { path: field, code: 'data.unknown-field', values: { field } }
  }
  if (error.keyword === 'required') {
    const field = at(String(params.missingProperty))
    const schema = (error.parentSchema?.['properties'] as Record<string, TSchema> | undefined)?.[String(params.missingProperty)]
    return { path: field, code: ownText(schema) ?? 'data.field-required', values: { field } }
  }
  const own = ownText(error.parentSchema)
  if (own) return { path: base, code: own, values: { field: base, name: base.includes('.') ? base : (called ?? base) } }
  if (error.keyword === 'maxLength' || error.keyword === 'maxItems')
    return { path: base, code: 'data.field-too-long', values: { field: base, limit: params.limit ?? 0 } }
  return wrongValue(base, error.parentSchema ?? {}, error.keyword)
}

/** More choices than these are looked up in the description. */
const MAX_NAMED_CHOICES = 20

/** What is wrong says what would be right: how a moment or a day is written, or what may be chosen. */
const wrongValue = (
  path: string,
  { kind, format, enum: choices }: ErrorObject['parentSchema'] & object,
  keyword: string,
): FieldError<ErrorCode> => {
  if (kind === 'instant') return { path, code: 'data.moment-invalid', values: { field: path } }
  if (format === 'date') return { path, code: 'data.day-invalid', values: { field: path } }
  if (keyword === 'enum' && Array.isArray(choices) && choices.length <= MAX_NAMED_CHOICES)
    return {
      path,
      code: 'data.choice-invalid',
      values: { field: path, choices: choices.map((choice) => `'${String(choice)}'`).join(', ') },
    }
  return { path, code: 'data.field-invalid', values: { field: path } }
}

const ownText = (schema: object | undefined): ErrorCode | null => {
  const code: unknown = schema && 'error' in schema ? schema.error : null
  return typeof code === 'string' && code in catalogue ? (code as ErrorCode) : null
}
