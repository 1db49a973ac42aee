import type { FieldError } from '@shared/foundation/errors/field-error'
import type { FormikErrors } from 'formik'
import { errorText } from '../components/use-error-text'
import { useLocale } from '../ui/zone/zone-context'
import type { RecordShape } from './field-limits'
import { formSchema, problemsBy, type JudgedField } from './form-schema'

/** What rules of the domain refuse, by field, in the language of the screen. */
export const fieldErrorTexts = <V extends object>(
  problems: readonly FieldError[],
  locale: Parameters<typeof errorText>[1],
): FormikErrors<V> =>
  Object.fromEntries(problems.map(({ path, code, values }) => [path, errorText(code, locale, values)])) as FormikErrors<V>

/**
 * What a form is judged by before the server is asked: the limits of the shape it sends, and rules of the domain that a shape
 * can't say. For formik's `validate`.
 */
export const useValidation = <V extends object>(
  shape: RecordShape,
  fields: readonly JudgedField[],
  rules?: (values: V) => readonly FieldError[],
): ((values: V) => FormikErrors<V>) => {
  const locale = useLocale()
  const schema = formSchema(shape, fields, locale)
  return (values) => ({ ...problemsBy(schema, values), ...(rules && fieldErrorTexts<V>(rules(values), locale)) })
}
