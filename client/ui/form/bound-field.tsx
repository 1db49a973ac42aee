import type { ReactNode } from 'react'
import { Field, type FieldIds, type FieldProps } from '../Field/Field'
import { useBound } from './use-bound'

/** What every field of a form takes: its name in the form, and what stands around the input. */
export interface FieldBase extends Pick<FieldProps, 'label' | 'hint' | 'required' | 'collaborator' | 'bare' | 'className'> {
  name: string
}

/** What the input itself can't take, in words; the form's own rules come after it. */
type ProblemOf<V> = (value: V) => string | undefined

/** The props of a field of a form, from those of its input: the form gives value and change; `onSet` is what else a new value changes. */
export type FieldOf<P, V> = FieldBase & Omit<P, keyof FieldBase | 'value' | 'onChange'> & { onSet?: ((value: V) => void) | undefined }

/** What stands around the input, and what is the input's own. */
export const splitField = <P extends FieldBase, V>(props: P & { onSet?: ((value: V) => void) | undefined }) => {
  const { name, label, hint, required, collaborator, bare, className, onSet, ...input } = props
  return [{ name, label, hint, required, collaborator, bare, className, onSet }, input] as const
}

/** An input's side of the form: spread it, with `onChange={set}`. */
interface BoundInput<V> extends FieldIds {
  name: string
  value: V
  set: (value: V) => void
  onBlur: () => void
}

/** Label, hint and error around an input whose value is the form's. */
export const BoundField = <V,>({
  children,
  problemOf,
  onSet,
  ...field
}: FieldBase & { problemOf?: ProblemOf<V>; onSet?: ((value: V) => void) | undefined; children: (bound: BoundInput<V>) => ReactNode }) => {
  const { value, error, set, leave } = useBound<V>(field.name, problemOf, onSet)
  return (
    <Field {...field} error={error}>
      {(ids) => children({ ...ids, name: field.name, value, set, onBlur: leave })}
    </Field>
  )
}
