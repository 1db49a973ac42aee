import type { Language } from '@shared/registry/catalogue'
import { yupToFormErrors, type FormikErrors } from 'formik'
import { array, boolean, mixed, number, object, string, ValidationError, type AnyObject, type ObjectSchema, type Schema } from 'yup'
import { linesOf } from '../lib/lines'
import { limitsOf, refusalsOf, type FieldLimits, type RecordShape } from './field-limits'

/** A field of a form, and which field of the shape judges it. */
export interface JudgedField {
  /** As the form calls it. */
  readonly name: string
  /** The label it is named by in a text. */
  readonly label: string
  /** The field of the shape; the form's own name unless given. */
  readonly path?: string
  /** Asked for by this form although the shape doesn't, or the other way round. */
  readonly required?: boolean
  /** The form holds `{ value, label }` or null. */
  readonly isChoice?: boolean
}

type Refusals = ReturnType<typeof refusalsOf>

const textSchema = ({ shape, maxLength }: FieldLimits, isRequired: boolean, { missing, invalid, tooLong }: Refusals): Schema => {
  let schema = string().trim().nullable()
  if (maxLength !== undefined) schema = schema.max(maxLength, tooLong)
  if (shape.pattern !== undefined) schema = schema.matches(new RegExp(shape.pattern, 'u'), { message: invalid, excludeEmptyString: true })
  if (shape.enum) schema = schema.oneOf(isRequired ? shape.enum : [...shape.enum, '', null], invalid)
  return isRequired ? schema.required(missing) : schema
}

const numberSchema = ({ shape }: FieldLimits, isRequired: boolean, { missing, invalid }: Refusals): Schema => {
  let schema = number().nullable().typeError(invalid)
  if (shape.minimum !== undefined) schema = schema.min(shape.minimum, invalid)
  if (shape.maximum !== undefined) schema = schema.max(shape.maximum, invalid)
  if (shape.type === 'integer') schema = schema.integer(invalid)
  return isRequired ? schema.required(missing) : schema
}

const schemaOf = (field: JudgedField, limits: FieldLimits, language: Language): Schema => {
  const isRequired = field.required ?? limits.required
  const refusals = refusalsOf(limits, field.label, language)
  if (field.isChoice) return isRequired ? mixed().required(refusals.missing) : mixed().nullable()
  switch (limits.shape.type) {
    case 'string':
      return textSchema(limits, isRequired, refusals)
    case 'integer':
    case 'number':
      return numberSchema(limits, isRequired, refusals)
    case 'boolean':
      return boolean()
    case 'array': {
      // A form may hold a list as lines of text.
      const list = array().transform((_cast: unknown, given: unknown) => (typeof given === 'string' ? linesOf(given) : given))
      return limits.shape.maxItems === undefined ? list : list.max(limits.shape.maxItems, refusals.invalid)
    }
    default:
      return mixed()
  }
}

const build = (shape: RecordShape, fields: readonly JudgedField[], language: Language): ObjectSchema<AnyObject> =>
  object(Object.fromEntries(fields.map((field) => [field.name, schemaOf(field, limitsOf(shape, field.path ?? field.name), language)])))

/** Built once for a shape, by fields and language: forms ask at every render. */
const built = new WeakMap<RecordShape, Map<string, ObjectSchema<AnyObject>>>()

/**
 * The yup schema of a form, derived from the shape of what it sends: the same limits as the server's, the catalogue's texts.
 * Fields that the form leaves out aren't judged. Asked again for the same fields in the same language, it is the same schema.
 */
export const formSchema = (shape: RecordShape, fields: readonly JudgedField[], language: Language): ObjectSchema<AnyObject> => {
  const known = built.get(shape) ?? new Map<string, ObjectSchema<AnyObject>>()
  built.set(shape, known)
  const judged = fields.map(({ name, label, path, required, isChoice }) => [name, label, path, required, isChoice])
  const key = JSON.stringify([language, judged])
  const schema = known.get(key) ?? build(shape, fields, language)
  known.set(key, schema)
  return schema
}

/** What a schema finds wrong with the values of a form, by field. */
export const problemsBy = <V extends object>(schema: Schema, values: V): FormikErrors<V> => {
  try {
    schema.validateSync(values, { abortEarly: false })
    return {}
  } catch (thrown) {
    if (thrown instanceof ValidationError) return yupToFormErrors<V>(thrown)
    throw thrown
  }
}
