import { isEqual } from '@shared/foundation/equal'

type Field<V> = keyof V & string

/** How the values of a form are compared and kept up to date, where that isn't by what they hold. */
export interface FieldRules<V> {
  /** Whether a field says the same in both; what isn't the writer's doesn't count. */
  readonly same?: (field: Field<V>, a: V, b: V) => boolean
  /** Brings into what is written what isn't the writer's, from what is stored now. */
  readonly carry?: (written: V, stored: V) => V
}

/** What a form edits, as it last came from the server, each field with the `rev` it is known at. */
export interface FormBase<V> {
  readonly values: V
  readonly revs: Partial<Record<Field<V>, number>>
  /** The newest `rev` that was taken in; undefined of a new record. */
  readonly rev: number | undefined
}

const fieldsOf = <V extends object>(values: V): Field<V>[] => Object.keys(values) as Field<V>[]
const sameBy = <V extends object>({ same }: FieldRules<V>) => same ?? ((field: Field<V>, a: V, b: V) => isEqual(a[field], b[field]))

/** A form's base, all of it of one revision. */
export const baseOf = <V extends object>(values: V, rev: number | undefined): FormBase<V> => ({
  values,
  rev,
  revs: rev === undefined ? {} : (Object.fromEntries(fieldsOf(values).map((field) => [field, rev])) as FormBase<V>['revs']),
})

/** The fields that were changed in the form. */
export const changedFields = <V extends object>(values: V, base: V, rules: FieldRules<V> = {}): Field<V>[] => {
  const same = sameBy(rules)
  return fieldsOf(values).filter((field) => !same(field, base, values))
}

/** Some fields of a form. */
export const pick = <V extends object>(values: V, fields: readonly Field<V>[]): Partial<V> =>
  Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>

/** The revision a save of these fields is based on. */
export const revOf = <V extends object>(base: FormBase<V>, fields: readonly Field<V>[]): number | undefined =>
  base.rev === undefined ? undefined : Math.min(base.rev, ...fields.map((field) => base.revs[field] ?? base.rev ?? 0))

/**
 * Brings a newer record into a form: what the person didn't touch follows, what they typed stays.
 * A touched field whose stored value is still the one it was written over moves up to the new revision; any other keeps the old one,
 * so that saving it finds the conflict.
 */
export const mergeRecord = <V extends object>(
  typed: V,
  base: FormBase<V>,
  theirs: V,
  rev: number | undefined,
  rules: FieldRules<V> = {},
): { values: V; base: FormBase<V> } => {
  const same = sameBy(rules)
  const values = { ...typed }
  const known = { ...base.values }
  const revs = { ...base.revs }
  for (const field of fieldsOf(theirs)) {
    const isTouched = !same(field, base.values, typed) && !same(field, typed, theirs)
    if (!isTouched) values[field] = theirs[field]
    if (isTouched && !same(field, base.values, theirs)) continue
    known[field] = theirs[field]
    if (rev !== undefined) revs[field] = rev
  }
  return { values: rules.carry?.(values, theirs) ?? values, base: { values: known, revs, rev } }
}

/** After a conflict: what is stored becomes what this field is compared with, whichever of the two is kept. */
export const settleField = <V extends object>(base: FormBase<V>, field: Field<V>, theirs: V, rev: number): FormBase<V> => ({
  values: { ...base.values, [field]: theirs[field] },
  revs: { ...base.revs, [field]: rev },
  rev: Math.max(base.rev ?? rev, rev),
})
