import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { TSchema } from '@sinclair/typebox'
import addFormats from 'ajv-formats'
import { definitions } from '../../../../../kernel/collections'
import { storedShape } from './stored-shapes'
import { kindsOf, type FieldKinds } from '../../../../../platform/mongo/codec'
import { BYTES, plainDocument, UnplainValue } from '../../../../../platform/mongo/plain-document'

const ajv = new Ajv({ strict: false })
// The package is CommonJS: its types say `default` where Node gives the function itself.
const applyFormats = (typeof addFormats === 'function'
  ? addFormats
  : (addFormats as { default: typeof addFormats }).default) as unknown as (ajv: Ajv) => void
applyFormats(ajv)
ajv.addKeyword({ keyword: 'bytes', schemaType: 'boolean', validate: (isBytes: boolean, value: unknown) => !isBytes || value === BYTES })

interface Checker {
  readonly validate: ValidateFunction
  readonly ids: FieldKinds
  readonly instants: FieldKinds
}

const checkers = new Map<string, Checker>()

const checkerOf = (collection: string): Checker | null => {
  const known = checkers.get(collection)
  if (known) return known
  const schema = storedShape(collection)
  const definition = definitions.find(({ name }) => name === collection)
  if (!schema || !definition) return null
  const ids = { ...definition.kinds, _id: 'id', ...(definition.scoped ? { workspaceId: 'id' } : {}) } as FieldKinds
  const checker = { validate: ajv.compile(schema), ids, instants: kindsOf(schema) }
  checkers.set(collection, checker)
  return checker
}

/**
 * The field of a stored document that isn't what its collection's declaration says, as a path; null when all of them are. Nothing undeclared
 * is let through, at any depth.
 */
export const unfitField = (collection: string, document: object): string | null => {
  const checker = checkerOf(collection)
  if (!checker) return '_id'
  try {
    return checker.validate(plainDocument(document, checker)) ? null : fieldOf(checker.validate.errors?.[0])
  } catch (error) {
    if (error instanceof UnplainValue) return error.path
    throw error
  }
}

const fieldOf = (error: ErrorObject | undefined): string => {
  const { additionalProperty, missingProperty } = (error?.params ?? {}) as { additionalProperty?: string; missingProperty?: string }
  const base = (error?.instancePath ?? '').slice(1).replaceAll('/', '.')
  return [base, additionalProperty ?? missingProperty ?? ''].filter((step) => step !== '').join('.') || '_id'
}

/** Whether a value, as it is written in JSON, is what a shape says. */
export const fits = (shape: TSchema, value: unknown): boolean => ajv.validate(shape, value)
