import { readLocal, writeLocal } from '../../lib/store-local'
import { baseOf, type FormBase } from './merge-record'

/** Writing that isn't saved yet, and the record it was written over. */
export interface RecordDraft<V> {
  readonly base: FormBase<V>
  readonly values: V
}

/** Which draft: of whom, of which record or of a new one. */
export const draftKey = (userId: string, name: string, recordId: string | undefined): string =>
  `socai.draft.${userId}.${name}.${recordId ?? 'new'}`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Takes of kept values the fields that the form still has, of the kind they have; all others are the form's own. */
const fit = <V extends object>(kept: unknown, form: V): V => {
  if (!isRecord(kept)) return form
  const fields = Object.entries(form).map(([key, own]) => {
    const value = kept[key]
    const fits = value !== undefined && (typeof value === typeof own || value === null || own === null)
    return [key, fits && Array.isArray(value) === Array.isArray(own) ? value : own]
  })
  return Object.fromEntries(fields) as V
}

/** The draft kept on this device over a form that now holds `form`; null when there is none or it is damaged. */
export const readDraft = <V extends object>(key: string, form: V): RecordDraft<V> | null => {
  const found = readLocal<unknown>(key, null)
  if (!isRecord(found) || !isRecord(found.values) || !isRecord(found.base)) return null
  const { rev, revs, values } = found.base
  const known = typeof rev === 'number' ? rev : undefined
  const base = baseOf(fit(values, form), known)
  return { base: { ...base, revs: fit(revs, base.revs) }, values: fit(found.values, form) }
}

/** Keeps a draft over a reload; null forgets it. */
export const writeDraft = <V>(key: string, draft: RecordDraft<V> | null): void => writeLocal(key, draft ?? undefined)
