/** What a form edits, as it last came from the server, and the `rev` its own changes are based on. */
export interface FormBase<V> {
  readonly values: V
  readonly rev: number | undefined
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields that were changed in the form. */
export const changesOf = <V extends object>(values: V, base: V): Partial<V> =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, base[key as keyof V]))) as Partial<V>

/**
 * Brings a newer record into a form: what the person didn't touch follows, what they typed stays.
 * While something typed stands against a change of the same field, the base keeps its `rev`, so that the server will name the conflict.
 */
export const mergeRecord = <V extends object>(
  typed: V,
  base: FormBase<V>,
  theirs: V,
  rev: number | undefined,
): { values: V; base: FormBase<V> } => {
  const values = { ...typed }
  const known = { ...base.values }
  let isContested = false
  for (const key of Object.keys(theirs) as (keyof V)[]) {
    const isTouched = !isSame(typed[key], base.values[key])
    const isMoved = !isSame(theirs[key], base.values[key])
    if (isTouched && isMoved && !isSame(typed[key], theirs[key])) {
      isContested = true
      continue
    }
    if (!isTouched) values[key] = theirs[key]
    known[key] = theirs[key]
  }
  return { values, base: { values: known, rev: isContested ? base.rev : rev } }
}
