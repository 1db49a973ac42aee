import type { TObject } from '@sinclair/typebox'
import type { ServiceDeclaration } from '@shared/foundation/declaration/define-service'
import { catalogue, errorText, type ErrorCode, type Language } from '@shared/registry/catalogue'

/** What a declared shape says of one field, as JSON Schema with the words of the schema kit. */
export interface FieldShape {
  readonly title?: string
  readonly type?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly pattern?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly FieldShape[]
  readonly items?: FieldShape
  readonly properties?: Readonly<Record<string, FieldShape>>
  readonly required?: readonly string[]
  /** The catalogue's code for a bad or a missing value. */
  readonly error?: string
}

/** The shape of what a create or a patch takes. */
export interface RecordShape {
  readonly properties: Readonly<Record<string, FieldShape>>
  readonly required?: readonly string[]
}

/** The shape of a new record of a service, which names the limits of its form. @throws RangeError when none can be made */
export const newRecordShape = ({ path, create }: ServiceDeclaration): RecordShape => {
  if (!create || create.type !== 'object') throw new RangeError(`No ${path} are created`)
  return create as TObject
}

/** The shape of what a patch of a service takes; nothing in it is required. @throws RangeError when none can be made */
export const changeShape = ({ path, patch }: ServiceDeclaration): RecordShape => {
  if (!patch || patch.type !== 'object') throw new RangeError(`No ${path} are changed`)
  return patch as TObject
}

/** A field's limits, as a form shows and keeps them. */
export interface FieldLimits {
  readonly shape: FieldShape
  /** It can't be left empty. */
  readonly required: boolean
  readonly maxLength: number | undefined
}

const orNullGone = (shape: FieldShape): FieldShape => shape.anyOf?.find(({ type }) => type !== 'null') ?? shape

/**
 * Reads a field's limits off the shape of what is sent.
 * @param path the field's name; that of an inner one with its way: `founder.name`, `tags.items`
 * @throws RangeError when the shape has no such field
 */
export const limitsOf = ({ properties, required = [] }: RecordShape, path: string): FieldLimits => {
  const [name = '', ...inner] = path.split('.')
  const found = properties[name]
  if (!found) throw new RangeError(`The shape has no field '${path}'`)
  const shape = orNullGone(found)
  const within = shape.items ? { items: shape.items } : (shape.properties ?? {})
  if (inner.length > 0) return limitsOf({ properties: within, required: shape.required ?? [] }, inner.join('.'))
  const mayBeEmpty = shape.type === 'string' && !shape.minLength && !shape.pattern && !shape.enum
  return { shape, required: required.includes(name) && !mayBeEmpty, maxLength: shape.maxLength }
}

/** How long the text of each field may be, by its path; undefined: without end. */
export const maxLengthsIn =
  (shape: RecordShape) =>
  (path: string): number | undefined =>
    limitsOf(shape, path).maxLength

const isCode = (code: string): code is ErrorCode => Object.hasOwn(catalogue, code)

/**
 * The texts a field is refused with: the declaration's own, else the catalogue's usual ones with the field's label in them.
 * A text of its own that names the record (`{name}`) is the server's, which knows it.
 */
export const refusalsOf = ({ shape }: FieldLimits, label: string, language: Language) => {
  const text = shape.error !== undefined && isCode(shape.error) ? errorText(shape.error, language) : undefined
  const own = text?.includes('{') ? undefined : text
  return {
    missing: own ?? errorText('data.field-required', language, { field: label }),
    invalid: own ?? errorText('data.field-invalid', language, { field: label }),
    tooLong: errorText('data.field-too-long', language, { field: label, limit: shape.maxLength ?? '' }),
  }
}
