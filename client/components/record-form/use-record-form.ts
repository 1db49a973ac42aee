import { useEffect, useRef, useState } from 'react'
import type { FormikProps } from 'formik'
import { useIntl } from 'react-intl'
import { isEqual } from '@shared/foundation/equal'
import { useSubmit } from '../../ui/form/use-submit'
import { useMaybeMe } from '../../api/session/use-me'
import { draftKey, readDraft, writeDraft } from './draft'
import { useUndo } from '../undo/use-undo'
import { recordMessages as m } from './messages'
import { baseOf, changedFields, mergeRecord, pick, revOf, settleField, type FieldRules, type FormBase } from './merge-record'
import { type Kept, type RecordFormOptions, type RecordForm, type Conflict, staleOf } from './record-form'

const noRules = {}

/**
 * A form over one record that others may be changing: untouched fields follow them, only what was changed is sent,
 * and the same field changed by two comes back as a conflict. Mount it anew for another record (`key={id}`).
 */
export const useRecordForm = <R extends Kept, V extends object>(options: RecordFormOptions<R, V>): RecordForm<V> => {
  const { record, valuesOf, create, patch, done, onSaved, fieldOf, draft, reversible, isFinal, rules = noRules as FieldRules<V> } = options
  const intl = useIntl()
  const undo = useUndo()
  const me = useMaybeMe()
  const key = draft && me ? draftKey(me._id, draft.name, record?._id) : null
  const [initialValues] = useState(() => valuesOf(record))
  const form = useRef<FormikProps<V>>(null)
  const base = useRef<FormBase<V>>(baseOf(initialValues, record?.rev))
  const [conflict, setConflict] = useState<Conflict<V> | null>(null)
  const [restored, setRestored] = useState(false)

  /** Shows values over a base, keeping errors and touched fields. */
  const show = (next: FormBase<V>, values: V): void => {
    base.current = next
    const now = form.current
    if (!now || (isEqual(now.initialValues, next.values) && isEqual(now.values, values))) return
    now.resetForm({ values: next.values, errors: now.errors, touched: now.touched, submitCount: now.submitCount, status: now.status })
    if (!isEqual(values, next.values)) void now.setValues(values, false)
  }
  const latest = useRef({ valuesOf, show, rules })
  useEffect(() => {
    latest.current = { valuesOf, show, rules }
  })
  useEffect(() => {
    const now = form.current
    if (!record || !now || now.isSubmitting) return
    const merged = mergeRecord(now.values, base.current, latest.current.valuesOf(record), record.rev, latest.current.rules)
    latest.current.show(merged.base, merged.values)
  }, [record])
  /** Where to after the save that is under way, in place of `onSaved`. */
  const leaving = useRef<(() => void) | null>(null)
  const opened = useRef({ key, record, initialValues })
  useEffect(() => {
    // Once, over the record as it was opened: others may have changed it since the draft was kept.
    const first = opened.current
    const kept = first.key === null ? null : readDraft(first.key, first.initialValues)
    if (!kept) return
    const merged = mergeRecord(
      kept.values,
      first.record ? kept.base : base.current,
      first.initialValues,
      first.record?.rev,
      latest.current.rules,
    )
    latest.current.show(merged.base, merged.values)
    setRestored(changedFields(merged.values, merged.base.values, latest.current.rules).length > 0)
  }, [])

  const keepDraft = (values: V | null): void => {
    if (key !== null) writeDraft(key, values && { base: base.current, values: { ...values, ...draft?.secret } })
  }

  /** What a save of these values replaced, with its name, when it can simply be written back; else null. */
  const replacedBy = (values: V, saved: R): { readonly was: Partial<V>; readonly text: string } | null => {
    const before = base.current.values
    const fields = record ? changedFields(values, before, rules) : []
    const names = fields.flatMap((field) => reversible?.[field] ?? [])
    if (names.length === 0 || names.length < fields.length || isFinal?.(saved)) return null
    return { was: pick(before, fields), text: intl.formatMessage(m.savedFields, { fields: names.join(', ') }) }
  }
  /** Which fields of the form the server's words name. */
  const fieldsAt = (paths: readonly string[], values: V): (keyof V & string)[] => {
    const named = new Set(paths.flatMap((path) => [path, path.split('.')[0] ?? path]).map((path) => fieldOf?.(path) ?? path))
    return (Object.keys(values) as (keyof V & string)[]).filter((field) => named.has(field))
  }
  const same = rules.same ?? ((field: keyof V & string, a: V, b: V) => isEqual(a[field], b[field]))

  const save = async (id: string, values: V): Promise<R> => {
    const from = base.current
    const fields = changedFields(values, from.values, rules)
    const changes = pick(values, fields)
    try {
      return await patch(id, changes, revOf(from, fields), values)
    } catch (thrown) {
      // What was already seen and written over is no conflict: only what came after that is.
      const stale = staleOf<R>(thrown)
      const theirs = stale && valuesOf(stale.current)
      const contested = theirs ? fieldsAt(stale.paths, values) : []
      if (!theirs || contested.length === 0 || !contested.every((field) => same(field, from.values, theirs))) throw thrown
      return patch(id, changes, stale.current.rev, values)
    }
  }
  const onSubmit = useSubmit<V, R>(
    (values) => (record ? save(record._id, values) : (create?.(values) ?? Promise.reject(new Error('There is nothing to create')))),
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
        base.current = baseOf(kept, saved.rev)
        if (record) helpers.resetForm({ values: kept })
        if (leaving.current) leaving.current()
        else onSaved?.(saved, !record)
      },
      onFailed: (thrown, values) => {
        const stale = staleOf<R>(thrown)
        const theirs = stale && valuesOf(stale.current)
        const fields = theirs ? fieldsAt(stale.paths, values).filter((field) => !same(field, values, theirs)) : []
        if (!stale || !theirs || fields.length === 0) return false
        const { rev, updated, created, updater } = stale.current
        setConflict({ fields, theirs, rev, at: updated ?? created ?? new Date().toISOString(), by: updater?.name ?? null })
        return true
      },
    },
  )

  /** Saves what is left to be saved, once what was chosen is drawn. */
  const goOn = (): void => {
    setTimeout(() => {
      const now = form.current
      if (now && changedFields(now.values, base.current.values, rules).length > 0) void now.submitForm()
    }, 0)
  }

  return {
    formik: { innerRef: form, initialValues, onSubmit },
    conflict,
    keepDraft,
    saveAndLeave: (leave) => {
      leaving.current = leave
      void form.current?.submitForm().finally(() => {
        leaving.current = null
      })
    },
    restored,
    goOn: () => setRestored(false),
    discard: () => {
      setRestored(false)
      keepDraft(null)
      form.current?.resetForm({ values: base.current.values })
    },
    changed: (values, initial) => changedFields(values, initial, rules),
    settle: (field, take) => {
      const now = form.current
      if (!conflict || !now) return
      const { theirs, rev } = conflict
      const values = take ? { ...now.values, [field]: theirs[field] } : now.values
      const fields = conflict.fields.filter((other) => other !== field)
      const settled = settleField(base.current, field, theirs, rev)
      const merged = fields.length > 0 ? { values, base: settled } : mergeRecord(values, settled, theirs, rev, rules)
      show(merged.base, merged.values)
      setConflict(fields.length > 0 ? { ...conflict, fields } : null)
      if (fields.length === 0) goOn()
    },
  }
}
