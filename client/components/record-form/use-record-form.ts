import type { FormikHelpers } from 'formik'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FormikProps } from 'formik'
import { useIntl } from 'react-intl'
import { isApiError } from '../../api/api-error'
import { useSubmit } from '../../ui/form/use-submit'
import { useMaybeMe } from '../../api/session/use-me'
import { draftKey, readDraft, writeDraft } from './draft'
import { useUndo } from '../undo/use-undo'
import { recordMessages as m } from './messages'
import { changesOf, isSame, mergeRecord, type FormBase } from './merge-record'

interface Kept {
  readonly _id: string
  readonly rev: number
  readonly updated?: string
  readonly updater?: { readonly name: string }
}

interface RecordFormOptions<R extends Kept, V extends object> {
  /** What is edited, as it is now; nothing for a new one. */
  record: R | undefined
  /** The record as the form's fields; of nothing, the empty form. */
  valuesOf: (record: R | undefined) => V
  /** Sends a new record; not where there is always one. */
  create?: (values: V) => Promise<R>
  /** Sends what was changed, with the `rev` it is based on. */
  patch: (id: string, changes: Partial<V>, rev: number | undefined, values: V) => Promise<R>
  done: (record: R, isNew: boolean) => string
  onSaved?: (record: R, isNew: boolean) => void
  /** Server path → field name, where they differ. */
  fieldOf?: (path: string) => string
  /** Keeps what isn't saved on this device under this name; `secret` fields are left out of it. */
  draft?: { readonly name: string; readonly secret?: Partial<V> }
  /** Fields that can simply be written back, by what they are called: a save of nothing else can be taken back for ten seconds. */
  reversible?: FieldNames<V>
  /** Whether what was saved with them can't be undone by it (an entry that was completed too). */
  isFinal?: (saved: R) => boolean
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
  keepMine(): void
  takeTheirs(): void
  /** It was opened with what was left unsaved on this device; until that is saved, dropped or simply gone on with. */
  readonly restored: boolean
  goOn(): void
  /** Forgets what is written and shows what is stored. */
  discard(): void
  /** Keeps what is written on this device, or forgets it: null. Nothing happens without `draft`. */
  keepDraft(values: V | null): void
}

const conflictOf = <R extends Kept, V extends object>(thrown: unknown, typed: V, valuesOf: (record: R) => V): Conflict<V> | null => {
  if (!isApiError(thrown) || thrown.code !== 409 || typeof thrown.data !== 'object' || thrown.data === null) return null
  const { fields, current } = thrown.data as { fields?: unknown; current?: unknown }
  if (!Array.isArray(fields) || typeof current !== 'object' || current === null) return null
  const record = current as R
  const theirs = valuesOf(record)
  const named = fields.filter((field): field is keyof V & string => typeof field === 'string' && field in typed)
  return { fields: named, theirs, rev: record.rev, at: record.updated ?? new Date().toISOString(), by: record.updater?.name ?? null }
}

/**
 * A form over one record that others may be changing: untouched fields follow them, only what was changed is sent,
 * and the same field changed by two comes back as a conflict. Mount it anew for another record (`key={id}`).
 */
export const useRecordForm = <R extends Kept, V extends object>(options: RecordFormOptions<R, V>): RecordForm<V> => {
  const { record, valuesOf, create, patch, done, onSaved, fieldOf, draft, reversible, isFinal } = options
  const intl = useIntl()
  const undo = useUndo()
  const me = useMaybeMe()
  const key = draft && me ? draftKey(me._id, draft.name, record?._id) : null
  const [initialValues] = useState(() => valuesOf(record))
  const form = useRef<FormikProps<V>>(null)
  const base = useRef<FormBase<V>>({ values: initialValues, rev: record?.rev })
  const [conflict, setConflict] = useState<Conflict<V> | null>(null)
  const [restored, setRestored] = useState(false)

  /** Shows values over a base, keeping errors and touched fields. */
  const show = (next: FormBase<V>, values: V): void => {
    base.current = next
    const now = form.current
    if (!now || (isSame(now.initialValues, next.values) && isSame(now.values, values))) return
    now.resetForm({ values: next.values, errors: now.errors, touched: now.touched, submitCount: now.submitCount, status: now.status })
    if (!isSame(values, next.values)) void now.setValues(values, false)
  }
  const latest = useRef({ valuesOf, show })
  useEffect(() => {
    latest.current = { valuesOf, show }
  })
  useEffect(() => {
    const now = form.current
    if (!record || !now || now.isSubmitting) return
    const merged = mergeRecord(now.values, base.current, latest.current.valuesOf(record), record.rev)
    latest.current.show(merged.base, merged.values)
  }, [record])
  const opened = useRef({ key, record, initialValues })
  useEffect(() => {
    // Once, over the record as it was opened: others may have changed it since the draft was kept.
    const first = opened.current
    const kept = first.key === null ? null : readDraft(first.key, first.initialValues)
    if (!kept) return
    const merged = mergeRecord(kept.values, first.record ? kept.base : base.current, first.initialValues, first.record?.rev)
    latest.current.show(merged.base, merged.values)
    setRestored(!isSame(merged.values, merged.base.values))
  }, [])

  const keepDraft = (values: V | null): void => {
    if (key !== null) writeDraft(key, values && { base: base.current, values: { ...values, ...draft?.secret } })
  }

  /** What a save of these values replaced, with its name, when it can simply be written back; else null. */
  const replacedBy = (values: V, saved: R): { readonly was: Partial<V>; readonly text: string } | null => {
    const before = base.current.values
    const fields = record ? (Object.keys(changesOf(values, before)) as (keyof V & string)[]) : []
    const names = fields.flatMap((field) => reversible?.[field] ?? [])
    if (names.length === 0 || names.length < fields.length || isFinal?.(saved)) return null
    const was = Object.fromEntries(fields.map((field) => [field, before[field]])) as Partial<V>
    return { was, text: intl.formatMessage(m.savedFields, { fields: names.join(', ') }) }
  }
  const onSubmit = useSubmit<V, R>(
    (values) =>
      record
        ? patch(record._id, changesOf(values, base.current.values), base.current.rev, values)
        : (create?.(values) ?? Promise.reject(new Error('There is nothing to create'))),
    {
      done: (saved, values) => !replacedBy(values, saved) && done(saved, !record),
      ...(fieldOf ? { fieldOf } : null),
      onSaved: (saved, values, helpers) => {
        setConflict(null)
        setRestored(false)
        keepDraft(null)
        const kept = valuesOf(saved)
        const [before, replaced] = [base.current.values, replacedBy(values, saved)]
        if (replaced) undo(replaced.text, () => patch(saved._id, replaced.was, saved.rev, before))
        base.current = { values: kept, rev: saved.rev }
        if (record) helpers.resetForm({ values: kept })
        onSaved?.(saved, !record)
      },
      onFailed: (thrown, values) => {
        const found = conflictOf<R, V>(thrown, values, valuesOf)
        setConflict(found)
        return found !== null && found.fields.length > 0
      },
    },
  )

  return {
    formik: { innerRef: form, initialValues, onSubmit },
    conflict,
    keepDraft,
    restored,
    goOn: () => setRestored(false),
    discard: () => {
      setRestored(false)
      keepDraft(null)
      form.current?.resetForm({ values: base.current.values })
    },
    keepMine: () => {
      if (!conflict) return
      base.current = { ...base.current, rev: conflict.rev }
      setConflict(null)
      void form.current?.submitForm()
    },
    takeTheirs: () => {
      const now = form.current
      if (!conflict || !now) return
      const taken = Object.fromEntries(conflict.fields.map((field) => [field, conflict.theirs[field]]))
      show({ values: conflict.theirs, rev: conflict.rev }, { ...now.values, ...taken })
      setConflict(null)
    },
  }
}
