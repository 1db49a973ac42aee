import type { FormikHelpers, FormikProps } from 'formik'
import type { ReactNode, RefObject } from 'react'
import { isApiError } from '../../api/api-error'
import type { FieldRules } from './merge-record'

export interface Kept {
  readonly _id: string
  readonly rev: number
  readonly updated?: string
  readonly created?: string
  readonly updater?: { readonly name: string }
}

export interface RecordFormOptions<R extends Kept, V extends object> {
  /** What is edited, as it is now; nothing for a new one. */
  record: R | undefined
  /** The record as the form's fields; of nothing, the empty form. */
  valuesOf: (record: R | undefined) => V
  /** Sends a new record; not where there is always one. */
  create?: (values: V) => Promise<R>
  /** Sends what was changed, with the `rev` it is based on. */
  patch: (id: string, changes: Partial<V>, rev: number | undefined, values: V) => Promise<R>
  done: (record: R, isNew: boolean) => ReactNode
  onSaved?: (record: R, isNew: boolean) => void
  /** Server path → field name, where they differ. */
  fieldOf?: (path: string) => string
  /** Keeps what isn't saved on this device under this name; `secret` fields are left out of it. */
  draft?: { readonly name: string; readonly secret?: Partial<V> }
  /** Fields that can simply be written back, by what they are called: a save of nothing else can be taken back for ten seconds. */
  reversible?: FieldNames<V>
  /** Whether what was saved with them can't be undone by it (an entry that was completed too). */
  isFinal?: (saved: R) => boolean
  /** How values are compared, where not by what they hold. Give it from outside of the component. */
  rules?: FieldRules<V>
}

type FieldNames<V> = Partial<Record<keyof V & string, string>>

/** Fields that somebody else changed since, with what they hold now. */
export interface Conflict<V> {
  readonly fields: readonly (keyof V & string)[]
  readonly theirs: V
  readonly rev: number
  readonly at: string
  /** Whose change it was; null where that isn't known. */
  readonly by: string | null
}

export interface RecordForm<V extends object> {
  /** For `<Formik innerRef initialValues onSubmit>`. */
  readonly formik: {
    innerRef: RefObject<FormikProps<V> | null>
    initialValues: V
    onSubmit: (values: V, helpers: FormikHelpers<V>) => Promise<void>
  }
  readonly conflict: Conflict<V> | null
  /** Settles one field that two wrote, for theirs or for one's own; after the last one the save goes on. */
  settle(field: keyof V & string, take: boolean): void
  /** The fields that differ from what is stored. @param initial formik's `initialValues` */
  changed(values: V, initial: V): (keyof V & string)[]
  /** It was opened with what was left unsaved on this device; until that is saved, dropped or simply gone on with. */
  readonly restored: boolean
  goOn(): void
  /** Forgets what is written and shows what is stored. */
  discard(): void
  /** Saves, then leaves; a save that is refused stays in the form, with its errors. */
  saveAndLeave(leave: () => void): void
  /** Keeps what is written on this device, or forgets it: null. Nothing happens without `draft`. */
  keepDraft(values: V | null): void
}

/** Fields of a refused save that somebody else changed, with the record as it is now. */
interface Stale<R> {
  readonly paths: readonly string[]
  readonly current: R
}

export const staleOf = <R extends Kept>(thrown: unknown): Stale<R> | null => {
  if (!isApiError(thrown) || thrown.code !== 409 || typeof thrown.data !== 'object' || thrown.data === null) return null
  const { fields, current } = thrown.data as { fields?: unknown; current?: unknown }
  if (!Array.isArray(fields) || typeof current !== 'object' || current === null) return null
  return { paths: fields.filter((field) => typeof field === 'string'), current: current as R }
}
