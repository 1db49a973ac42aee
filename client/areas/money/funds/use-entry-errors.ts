import type { FormikErrors } from 'formik'
import { useErrorText } from '../../../components/use-error-text'
import { useZone } from '../../../ui/zone/zone-context'
import { entryErrors, fieldOf, type EntryValues } from './entry-values'

export type LineErrors = Record<string, { line: string }>

export interface EntryErrors {
  readonly fields: FormikErrors<EntryValues>
  /** By the key of a line. */
  readonly lines: LineErrors
}

/** Judges an entry as it is written. */
export const useEntryErrors = (): ((values: EntryValues, before?: EntryValues) => EntryErrors) => {
  const zone = useZone()
  const errorText = useErrorText()
  return (values, before) => {
    const fields: Record<string, string> = {}
    const lines: LineErrors = {}
    for (const { path, code, values: given } of entryErrors(values, { now: new Date(), zone }, before)) {
      const text = errorText(code, given)
      fields[fieldOf(path)] ??= text
      const line = /^items\.(\d+)/.exec(path)?.[1]
      const key = line === undefined ? undefined : values.items[Number(line)]?.key
      if (key !== undefined) lines[key] = { line: text }
    }
    return { fields, lines }
  }
}
